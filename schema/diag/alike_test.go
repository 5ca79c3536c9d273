package diag

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// many are findings of one code, each in a line of its own, with one of another code in their midst.
func many(n int) []Diagnostic {
	var ds []Diagnostic
	for i := range n {
		d := Diagnostic{Code: "MAP001", Severity: Error, Summary: fmt.Sprintf("finding %d", i), Remedy: "mend it"}
		d.Range = Range{File: "a.cue", Start: Pos{Line: i + 1, Col: 1}, End: Pos{Line: i + 1, Col: 2}}
		ds = append(ds, d)
	}
	other := ds[n/2]
	other.Code, other.Summary = "REF001", "the other one"
	return append(ds, other)
}

func TestManyFindingsOfOneCodeAreSummedUp(t *testing.T) {
	for n, want := range map[int]string{maxAlike: "", maxAlike + 1: "46 more findings of this kind", 2000: "1995 more findings of this kind"} {
		var out bytes.Buffer
		if err := (Terminal{W: &out, Width: 80}).Write(many(n)); err != nil {
			t.Fatal(err)
		}
		text := out.String()
		if told := strings.Count(text, ": finding "); want == "" && told != n || want != "" && told != fewAlike {
			t.Errorf("of %d findings %d are told", n, told)
		}
		if !strings.Contains(text, want) || !strings.Contains(text, "the other one") || !strings.Contains(text, fmt.Sprintf("%d errors", n+1)) {
			t.Errorf("of %d findings:\n%s", n, text)
		}
		if want != "" && !strings.Contains(text, fmt.Sprintf("--> a.cue:%d:1", fewAlike+1)) {
			t.Errorf("the sum does not say where the next one is:\n%s", text)
		}
		var whole bytes.Buffer
		if err := WriteJSON(&whole, many(n)); err != nil {
			t.Fatal(err)
		}
		var back struct{ Diagnostics []any }
		if err := json.Unmarshal(whole.Bytes(), &back); err != nil || len(back.Diagnostics) != n+1 {
			t.Errorf("JSON has %d findings of %d, %v", len(back.Diagnostics), n+1, err)
		}
	}
}

func TestFurtherPlacesAreCountedOnATerminalAndWholeInJSON(t *testing.T) {
	d := many(1)[0]
	for i := range 2 * maxRelated {
		d.Related = append(d.Related, Related{Range: d.Range, Text: fmt.Sprintf("piece %d.", i)})
	}
	var out, whole bytes.Buffer
	if err := (Terminal{W: &out}).Write([]Diagnostic{d}); err != nil {
		t.Fatal(err)
	}
	if err := WriteJSON(&whole, []Diagnostic{d}); err != nil {
		t.Fatal(err)
	}
	if text := out.String(); strings.Count(text, ":::") != maxRelated || !strings.Contains(text, "and 8 further places") {
		t.Error(text)
	}
	if strings.Count(whole.String(), "piece ") != 2*maxRelated {
		t.Error(whole.String())
	}
}
