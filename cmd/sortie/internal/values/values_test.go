package values_test

import (
	"os"
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

// What an author writes in another shape than the model has it is shown where it was written, and what is drawn where it
// is drawn; what is neither is a default.
func TestEachValueIsShownWhereItWasWritten(t *testing.T) {
	dir := t.TempDir()
	source := strings.NewReplacer("@", "\t", "~", "\"\"\"").Replace(`package mission

import "sortie.tools/corespace"

corespace.#Mission & {
@id: "m", title: "M", edition: "purge", boxes: ["core-space"], players: {min: 1, max: 2}
@story: "S."
@objectives: primary: {text: "T.", reward: ua: 1}
@board: {
@@size: [8, 4]
@@plan: ~
@@@+       +       +
@@@        |
@@@        #    s1
@@@        |
@@@+       +       +
@@@~
@@crates: s1: {size: "small", colour: "red"}
@@airlocks: a: {side: "north", at: 2}
@@panels: "4,4-4,0": {
@@@id: "gate"
@@@title: "The gate"
@@@state: "locked"
@@}
@@furniture: f: {kind: "console", at: [2, 2]}
@@levels: loft: {
@@@size: [4, 4], at: [0, 0]
@@@runs: [{from: [0, 2], dir: "E", panels: ["wall"]}]
@@}
@}
@setup: {
@@crew: 1, hostility: 1
@@search: {
@@@small: {small: 2}
@@@rare: {small: 1}
@@}
@@events: {
@@@purge: "all"
@@@environment: 3
@@@civilians: {random: 2}
@@}
@}
}
`)
	if err := os.WriteFile(filepath.Join(dir, "mission.cue"), []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	res, err := compiler.Compile([]string{dir}, compiler.Options{})
	if err != nil || len(res.Units) != 1 {
		t.Fatal(err)
	}
	at := map[string]int{}
	for _, l := range values.Flatten(res.Units[0].Value, res.Units[0].Where) {
		if l.Written {
			at[l.Path] = l.At.Start.Line
		}
	}
	for path, want := range map[string]int{
		"board.width": 10, "board.panels.4,4-4,0.kind": 13, "board.panels.4,4-4,0.from": 13,
		"board.panels.4,4-4,0.id": 21, "board.panels.4,4-4,0.title": 22, "board.panels.4,4-4,0.state": 23,
		"board.crates.s1.footprint.centre": 14, "board.crates.s1.footprint.width": 0, "board.crates.s1.id": 18, "board.furniture.f.footprint.centre": 25,
		"board.levels.loft.floor.width": 27, "board.levels.loft.floor.panels.0,2-4,2.kind": 28,
		"setup.search.small.small": 34, "setup.search.rare.small": 35,
		"setup.events.purge": 38, "setup.events.environment": 39, "setup.events.civilians.random": 40,
	} {
		if at[path] != want {
			t.Errorf("%s was written on line %d, shown is %d", path, want, at[path])
		}
	}
}
