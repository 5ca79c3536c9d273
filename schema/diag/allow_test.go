package diag

import (
	"slices"
	"strings"
	"testing"
)

func stretch(file string, from, to int) Range {
	return Range{File: file, Start: Pos{Line: 1, Col: from + 1, Offset: from}, End: Pos{Line: 1, Col: to + 1, Offset: to}}
}

func TestSettle(t *testing.T) {
	warning := Diagnostic{Code: "SPN006", Severity: Warning, Range: stretch("a/m.cue", 40, 45)}
	failure := Diagnostic{Code: "SPN006", Severity: Error, Range: stretch("a/m.cue", 40, 45)}
	field := func(code string) Allow {
		return Allow{Codes: []string{code}, Reason: "meant so", Range: stretch("a/m.cue", 50, 60), Covers: stretch("a/m.cue", 30, 60)}
	}
	elsewhere := field("SPN006")
	elsewhere.Covers = stretch("a/m.cue", 70, 90)
	otherFile := field("SPN006")
	otherFile.Covers = stretch("b/m.cue", 30, 60)
	pack := func(dir string) Allow {
		return Allow{Codes: []string{"SPN006"}, Reason: "house", Range: stretch("a/pack.cue", 1, 2),
			Within: func(file string) bool { return dir == "." || strings.HasPrefix(file, dir+"/") }}
	}
	for name, c := range map[string]struct {
		found   Diagnostic
		allow   Allow
		judged  bool
		reason  string   // noted on the finding
		reports []string // codes of what is wrong with the allowance
	}{
		"covered":              {warning, field("SPN006"), true, "meant so", nil},
		"another code":         {warning, field("RCH001"), true, "", []string{CodeNothingAllowed}},
		"another place":        {warning, elsewhere, true, "", []string{CodeNothingAllowed}},
		"another file":         {warning, otherFile, true, "", []string{CodeNothingAllowed}},
		"not looked for":       {warning, elsewhere, false, "", nil},
		"an error":             {failure, field("SPN006"), true, "", []string{CodeErrorAllowed}},
		"no such code":         {warning, field("SPN999"), true, "", []string{CodeUnknownAllowed}},
		"the whole pack":       {warning, pack("a"), true, "house", nil},
		"the pack here":        {warning, pack("."), true, "house", nil},
		"another pack":         {warning, pack("b"), true, "", []string{CodeNothingAllowed}},
		"a pack by its prefix": {Diagnostic{Code: "SPN006", Severity: Warning, Range: stretch("ab/m.cue", 1, 2)}, pack("a"), true, "", []string{CodeNothingAllowed}},
	} {
		t.Run(name, func(t *testing.T) {
			known := func(code string) bool { return code != "SPN999" }
			out := Settle([]Diagnostic{c.found}, []Allow{c.allow}, known, func(Allow) bool { return c.judged })
			if out[0].Allowed != c.reason {
				t.Errorf("the reason is %q, want %q", out[0].Allowed, c.reason)
			}
			var codes []string
			for _, d := range out[1:] {
				if d.Severity != Error || d.Range != c.allow.Range || d.Remedy == "" {
					t.Errorf("reported as %+v", d)
				}
				codes = append(codes, d.Code)
			}
			if !slices.Equal(codes, c.reports) {
				t.Errorf("reported %v, want %v", codes, c.reports)
			}
			if want := c.reason != ""; c.allow.CoversFinding(c.found) != want {
				t.Errorf("CoversFinding is %v", !want)
			}
		})
	}
}

func TestLetStandDoesNotCount(t *testing.T) {
	ds := []Diagnostic{{Severity: Warning}, {Severity: Warning, Allowed: "why"}, {Severity: Note, Allowed: "why"}}
	if got := Count(ds); got != (Counts{Warnings: 1}) {
		t.Errorf("counted %+v", got)
	}
	if got := Counted(ds); len(got) != 1 || len(ds) != 3 {
		t.Errorf("%d are left of %d", len(got), len(ds))
	}
}

func TestCrews(t *testing.T) {
	for want, n := range map[string][]int{
		"holds for 1 crew": {1}, "holds for 3 crews": {3}, "holds for 1 and 2 crews": {1, 2}, "holds for 1, 2 and 4 crews": {1, 2, 4},
	} {
		if got := (Diagnostic{Players: n}).Crews(); got != want {
			t.Errorf("%v: %q, want %q", n, got, want)
		}
	}
}
