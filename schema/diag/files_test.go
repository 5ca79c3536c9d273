package diag

import (
	"bytes"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// few is a finding with everything and one with next to nothing.
func few() []Diagnostic {
	full := findings()[1]
	full.Details = []string{"line one", "line <two> & \u202e three", "[a](b)"}
	full.Place = &Place{Board: "cold-store", Floor: "gallery", At: model.Point{X: 1250, Y: 300}}
	full.Marks = []Mark{{Kind: SpotMark, Floor: "gallery", At: []model.Point{{X: 50, Y: 150}}, Size: 200, Text: "no room"}}
	full.Reasons, full.Players, full.Allowed = []string{"4 + 5 = 9"}, []int{3, 4}, "the ambush is the point"
	full.Fix = &Fix{Text: "write 9", Edits: []Edit{{Range: full.Range, New: "9"}}}
	return []Diagnostic{full, {Code: "SYS001", Severity: Error, Summary: "no place at all"}, {Severity: Note, Summary: "no code either"}}
}

func TestJSON(t *testing.T) {
	var b bytes.Buffer
	if err := WriteJSON(&b, few()); err != nil {
		t.Fatal(err)
	}
	golden(t, "findings.json", b.String())
	b.Reset()
	if err := WriteJSON(&b, nil); err != nil {
		t.Fatal(err)
	}
	golden(t, "empty.json", b.String())
}

func TestSARIF(t *testing.T) {
	rules := []Doc{
		{Code: "IDS001", Title: "an unknown id", Text: "Something refers to an id that nothing has.", Severity: Error},
		{Code: "IDS002", Title: "an id used twice", Text: "Two things have one id.", Severity: Warning},
	}
	var b bytes.Buffer
	if err := WriteSARIF(&b, few(), rules, "1.2.3"); err != nil {
		t.Fatal(err)
	}
	golden(t, "findings.sarif", b.String())
}

func TestPathsBecomeURIs(t *testing.T) {
	for path, want := range map[string]sarifArtifact{
		"a/b c#1?.cue":     {"a/b%20c%231%3F.cue", sarifBase},
		"c:d.cue":          {"./c:d.cue", sarifBase},
		"100 %/ü.cue":      {"100%20%25/%C3%BC.cue", sarifBase},
		"/tmp/a.cue":       {"file:///tmp/a.cue", ""},
		"C:/packs/a b.cue": {"file:///C:/packs/a%20b.cue", ""},
		"a\x1b\u202e\xff":  {"a%1B%E2%80%AE%FF", sarifBase},
	} {
		if got := toArtifact(path); got != want {
			t.Errorf("%q: %+v, want %+v", path, got, want)
		}
	}
}
