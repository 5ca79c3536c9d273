package diag

import (
	"strings"
	"testing"
)

func TestSort(t *testing.T) {
	at := func(file string, line, col int) Range { return Range{File: file, Start: Pos{Line: line, Col: col}} }
	ds := []Diagnostic{
		{Code: "E", Range: at("b", 1, 1)}, {Code: "D", Range: at("a", 2, 1)}, {Code: "C", Range: at("a", 1, 9)},
		{Code: "B", Range: at("a", 1, 2)}, {Code: "A", Range: at("a", 1, 2), Summary: "first"},
		{Code: "A", Range: at("a", 1, 2), Summary: "second"}, {Code: "Z"},
	}
	Sort(ds)
	var got []string
	for _, d := range ds {
		got = append(got, strings.TrimSpace(d.Code+" "+d.Summary))
	}
	if s := strings.Join(got, ", "); s != "Z, A first, A second, B, C, D, E" {
		t.Error(s)
	}
}

func TestCount(t *testing.T) {
	for want, severities := range map[string][]Severity{
		"no findings":                  nil,
		"1 error":                      {Error},
		"2 errors, 1 warning, 3 notes": {Note, Error, Warning, Note, Error, Note},
		"2 warnings":                   {Warning, Warning},
		"1 error, 1 note":              {0, Note},
	} {
		var ds []Diagnostic
		for _, s := range severities {
			ds = append(ds, Diagnostic{Severity: s})
		}
		if got := Count(ds).String(); got != want {
			t.Errorf("%v: %q, want %q", severities, got, want)
		}
	}
}
