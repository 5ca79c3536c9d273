package diag

import (
	"strings"
	"testing"
)

func TestGitHub(t *testing.T) {
	var b strings.Builder
	err := WriteGitHub(&b, []Diagnostic{
		{Code: "RCH001", Severity: Error, Summary: "100 %\nof it", Details: []string{"two: lines, here"}, Remedy: "mend", Range: Range{
			File: "a,b:c%.cue", Start: Pos{Line: 2, Col: 3}, End: Pos{Line: 2, Col: 7},
		}},
		{Code: "SPN006", Severity: Warning, Summary: "x", Players: []int{2}, Range: Range{File: "m.cue", Start: Pos{Line: 2, Col: 3}, End: Pos{Line: 4, Col: 1}}},
		{Code: "ALC020", Severity: Note, Summary: "\x1b[31m::error::forged"},
		{Code: "SPN006", Severity: Warning, Summary: "let stand", Allowed: "why"},
	})
	if err != nil {
		t.Fatal(err)
	}
	want := "::error file=a%2Cb%3Ac%25.cue,line=2,col=3,endColumn=7,title=RCH001::100 %25 of it%0Atwo: lines, here%0AHelp: mend\n" +
		"::warning file=m.cue,line=2,endLine=4,title=SPN006::x%0Aholds for 2 crews\n" +
		"::notice title=ALC020::␛[31m::error::forged\n"
	if b.String() != want {
		t.Errorf("wrote\n%s\nwant\n%s", b.String(), want)
	}
}
