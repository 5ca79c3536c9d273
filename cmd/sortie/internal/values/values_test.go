package values_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/values"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

type thing struct {
	ID    string       `json:"id"`
	Size  model.Length `json:"size"`
	At    *model.Point `json:"at,omitempty"`
	Text  model.Text   `json:"text"`
	On    bool         `json:"on"`
	Count int          `json:"count"`
	Parts []thing      `json:"parts,omitempty"`
	Words []string     `json:"words,omitempty"`
	Inner string       `json:"-"`
}

// Values stand under their ids, lengths in inches, and each knows whether it was written.
func TestFlatten(t *testing.T) {
	at := func(line int) diag.Range { return diag.Range{File: "f", Start: diag.Pos{Line: line}} }
	where := diag.Index{"": at(1), "id": at(2), "parts.p": at(5), "parts.p.size": at(6), "parts.p.on": at(7)}
	v := &thing{
		ID: "a", Size: 250, Count: 0, Text: model.Text{Source: "One\n  two."}, Inner: "x", Words: []string{"u"},
		Parts: []thing{{ID: "p", Size: 100, At: &model.Point{X: 50, Y: 900}}},
	}
	var got []string
	for _, l := range values.Flatten(v, where) {
		mark := "-"
		if l.Written {
			mark = "+"
		}
		got = append(got, l.Path+" = "+l.Value+" "+mark+string(rune('0'+l.At.Start.Line)))
	}
	want := `id = "a" +2
size = 2.5 -1
text = "One two." -1
count = 0 -1
parts.p.id = "p" -5
parts.p.size = 1 +6
parts.p.at = [0.5, 9] -5
parts.p.on = false +7
parts.p.count = 0 -5
words.0 = "u" -1`
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}

// Of a mission that ships, most values have a place, and all paths differ.
func TestFlattenAMission(t *testing.T) {
	res, err := compiler.Compile([]string{filepath.Join("../../../../missions", "starter")}, compiler.Options{})
	if err != nil || len(res.Units) != 1 {
		t.Fatal(err)
	}
	u := res.Units[0]
	seen, written := map[string]bool{}, 0
	lines := values.Flatten(u.Value, u.Where)
	for _, l := range lines {
		if seen[l.Path] {
			t.Errorf("%s stands there twice", l.Path)
		}
		seen[l.Path] = true
		if l.Written {
			written++
		}
	}
	if len(lines) < 50 || written < 20 || !seen["setup.hostility"] || !seen["title"] {
		t.Errorf("%d lines, %d of them written", len(lines), written)
	}
}
