package service_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/reading"
	"github.com/sortie-tools/sortie/schema/model"
)

const byHand = `package mission

import "sortie.tools/corespace"

corespace.#Mission & {
	id:      "q"
	edition: "purge"
	board: {
		size: [8, 8]
		plan: """
			+               +
			 l1             |
			                |
			                |
			+       +       +

			        |
			        |
			+       +       +
			"""
		crates: l1: {size: "large", snap: "sw"} // heavy
		airlocks: {
			a: {side: "north", at: 7.5}
		}
		panels: "8,0-8,4": id: "rim"
		runs: [
			{from: [0, 0], dir: "SE", panels: ["half-wall"]},
			{from: [0, 6], dir: "E", panels: ["half-wall", "half-doorway", "half-wall"]},
		]
		labels: [{at: [1, 1], text: "Here"}]
		furniture: { // a desk, for no reason
			desk: {kind: "table", at: [2, 6]}
			lamp: kind: "console"
		}
		_two: {kind: "chair"}
		hatches: {for i in [1, 2] {"\(i)": at: [i, 2]}}
	}
}
`

// hand is a mission in a folder, and what a change of it makes.
func hand(t *testing.T, moves []service.Move) (string, error) {
	t.Helper()
	return handOn(t, byHand, moves)
}

func handOn(t *testing.T, was string, moves []service.Move) (string, error) {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "mission.cue")
	if err := os.WriteFile(file, []byte(was), 0o644); err != nil {
		t.Fatal(err)
	}
	w, err := service.Open(&reading.Direct{}, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	edits, err := w.Do(file, moves)
	text := was
	for i := len(edits) - 1; i >= 0; i-- {
		e := edits[i]
		text = text[:e.Range.Start.Offset] + e.New + text[e.Range.End.Offset:]
	}
	return text, err
}

func path(s string) []string { return strings.Split(s, ".") }

// panel is one that is laid anew, between two posts in inches.
func panel(kind string, x1, y1, x2, y2 model.Length) service.Laid {
	return service.Laid{Kind: kind, From: model.Point{X: x1 * model.Inch, Y: y1 * model.Inch}, To: model.Point{X: x2 * model.Inch, Y: y2 * model.Inch}}
}

// from is a panel that stood elsewhere before.
func from(p service.Laid, x1, y1, x2, y2 model.Length) service.Laid {
	was := panel("", x1, y1, x2, y2)
	p.Was = &service.Line{From: was.From, To: was.To}
	return p
}

// gone is a panel that is taken away.
func gone(x1, y1, x2, y2 model.Length) service.Laid {
	p := from(service.Laid{}, x1, y1, x2, y2)
	p.Gone = true
	return p
}

func panels(list ...service.Laid) []service.Move {
	return []service.Move{{Do: service.DoPanels, Path: path("board"), Panels: list}}
}

func TestChangesByHandTouchOnlyWhatTheyAreAbout(t *testing.T) {
	for _, c := range []struct {
		name  string
		moves []service.Move
		edits [][2]string // lines as they were, and as they are to be
	}{
		{"a value that is there", []service.Move{{Do: service.DoSet, Path: path("board.furniture.desk.at"), Value: "[3, 6.5]"}}, [][2]string{{"at: [2, 6]", "at: [3, 6.5]"}}},
		{"a value that is not there", []service.Move{{Do: service.DoSet, Path: path("board.furniture.desk.turn"), Value: "90"}}, [][2]string{{"at: [2, 6]}", "at: [2, 6], turn: 90}"}}},
		{"a block without brackets", []service.Move{{Do: service.DoSet, Path: path("board.furniture.lamp.at"), Value: "[1, 1]"}}, [][2]string{{`lamp: kind: "console"`, `lamp: {kind: "console", at: [1, 1]}`}}},
		{"an entry of a block of several lines", []service.Move{{Do: service.DoSet, Path: path("board.furniture.chair"), Value: `{kind: "chair", at: [5, 5]}`}}, [][2]string{{"lamp: kind: \"console\"\n", "lamp: kind: \"console\"\n\t\t\tchair: {kind: \"chair\", at: [5, 5]}\n"}}},
		{"a field that the schema has before others", []service.Move{{Do: service.DoSet, Path: path("title"), Value: `"Q"`}}, [][2]string{{"id:      \"q\"\n", "id:      \"q\"\n\ttitle: \"Q\"\n"}}},
		{"a list that nobody has begun", []service.Move{{Do: service.DoSet, Path: path("setup.hostility"), Value: "3"}}, [][2]string{{"2]}}\n\t}\n", "2]}}\n\t}\n\tsetup: hostility: 3\n"}}},
		{"an entry that goes, with its line", []service.Move{{Do: service.DoRemove, Path: path("board.furniture.desk")}}, [][2]string{{"\t\t\tdesk: {kind: \"table\", at: [2, 6]}\n", ""}}},
		{"a field that goes, with its comma", []service.Move{{Do: service.DoRemove, Path: path("board.crates.l1.snap")}}, [][2]string{{`, snap: "sw"`, ""}}},
		{"a piece with a label that moves", []service.Move{{Do: service.DoPlace, Path: path("board.crates.l1"), X: "3.5", Y: "2"}}, [][2]string{{" l1             |", "                |"}, {`{size: "large", snap: "sw"}`, `{size: "large", at: [3.5, 2]}`}}},
		{"a panel from north to south", panels(panel("wall", 4, 0, 4, 4)), [][2]string{
			{"\t\t\t+               +\n\t\t\t l1             |\n\t\t\t                |\n\t\t\t                |\n", "\t\t\t+       +       +\n\t\t\t l1     |       |\n\t\t\t        |       |\n\t\t\t        |       |\n"},
		}},
		{"a panel from west to east", panels(panel("wide-doorway", 8, 4, 4, 4)), [][2]string{{"\t\t\t+       +       +\n\n", "\t\t\t+       +--###--+\n\n"}}},
		{"a panel that goes", panels(gone(8, 0, 8, 4)), [][2]string{{" l1             |\n\t\t\t                |\n\t\t\t                |\n\t\t\t+       +       +\n", " l1\n\n\n\t\t\t+       +\n"}, {"\t\tpanels: \"8,0-8,4\": id: \"rim\"\n", ""}}},
		{"a panel over lines that are empty", panels(panel("wall", 8, 4, 8, 8)), [][2]string{{"+\n\n\t\t\t        |\n\t\t\t        |\n", "+\n\t\t\t                |\n\t\t\t        |       |\n\t\t\t        |       |\n"}}},
		{"a number with a fraction", []service.Move{{Do: service.DoSet, Path: path("board.airlocks.a.at"), Value: "6.5"}}, [][2]string{{"at: 7.5", "at: 6.5"}}},
		{"an entry of a list", []service.Move{{Do: service.DoAdd, Path: path("board.labels"), Value: `{at: [5, 5], text: "There"}`}}, [][2]string{{`"Here"}]`, `"Here"}, {at: [5, 5], text: "There"}]`}}},
		{"an entry of a list that nobody has begun", []service.Move{{Do: service.DoAdd, Path: path("board.interlocks"), Value: `["a", "b"]`}}, [][2]string{{"2]}}\n", "2]}}\n\t\tinterlocks: [[\"a\", \"b\"]]\n"}}},
		{"all that stands in a block without brackets", []service.Move{{Do: service.DoRemove, Path: path("board.crates.l1")}}, [][2]string{{" l1             |", "                |"}, {"\t\tcrates: l1: {size: \"large\", snap: \"sw\"} // heavy\n", "\t\t// heavy\n"}}},
		{"a copy", []service.Move{{Do: service.DoCopy, Path: path("board.furniture.lamp"), Value: "lamp-2"}, {Do: service.DoPlace, Path: path("board.furniture.lamp-2"), X: "1", Y: "1.5"}}, [][2]string{
			{"lamp: kind: \"console\"\n", "lamp: kind: \"console\"\n\t\t\t\"lamp-2\": {kind: \"console\", at: [1, 1.5]}\n"},
		}},
		{"a panel that goes elsewhere, with what is written of it", panels(from(panel("wall", 4, 0, 4, 4), 8, 0, 8, 4)), [][2]string{
			{"+               +\n\t\t\t l1             |\n\t\t\t                |\n\t\t\t                |\n\t\t\t+       +       +\n", "+       +       +\n\t\t\t l1     |\n\t\t\t        |\n\t\t\t        |\n\t\t\t+       +\n"}, {`"8,0-8,4"`, `"4,0-4,4"`},
		}},
		{"another panel in its place", panels(panel("window", 8, 0, 8, 4)), [][2]string{{"l1             |\n\t\t\t                |\n", "l1             |\n\t\t\t                W\n"}}},
		{"a panel turned round", panels(service.Laid{Kind: "doorway-window", From: model.Point{X: 4 * model.Inch, Y: 4 * model.Inch}, To: model.Point{X: 8 * model.Inch, Y: 4 * model.Inch}, Flipped: true}), [][2]string{
			{"+       +       +\n\n", "+       +-W---D-+\n\n"},
		}},
		{"a panel aslant behind a run", panels(service.Laid{Kind: "wall", From: model.Point{X: 140, Y: 140}, To: model.Point{X: 400, Y: 400}}), [][2]string{{`["half-wall"]},`, `["half-wall", "wall"]},`}}},
		{"a panel aslant anywhere else", panels(service.Laid{Kind: "wall", From: model.Point{X: 680, Y: 120}, To: model.Point{X: 400, Y: 400}}), [][2]string{
			{"\"half-wall\"]},\n\t\t]", "\"half-wall\"]},\n\t\t\t{from: [4, 4], dir: \"NE\", panels: [\"wall\"]},\n\t\t]"},
		}},
		{"the last panel of a run", panels(gone(2, 6, 4, 6), gone(4, 6, 6, 6)), [][2]string{{`["half-wall", "half-doorway", "half-wall"]`, `["half-wall"]`}}},
		{"the first panel of a run", panels(gone(0, 6, 2, 6)), [][2]string{{`{from: [0, 6], dir: "E", panels: ["half-wall", "half-doorway", "half-wall"]}`, `{from: [2, 6], dir: "E", panels: ["half-doorway", "half-wall"]}`}}},
		{"a panel in the middle of a run", panels(gone(2, 6, 4, 6)), [][2]string{
			{`"half-doorway", "half-wall"]},`, "]},"}, {`["half-wall", ]},` + "\n", `["half-wall"]},` + "\n\t\t\t" + `{from: [4, 6], dir: "E", panels: ["half-wall"]},` + "\n"},
		}},
		{"something new whose name is taken", []service.Move{
			{Do: service.DoNew, Path: path("board.airlocks.a"), Value: `{side: "east", at: 3}`}, {Do: service.DoNew, Path: path("board.furniture.lamp"), Value: `{kind: "console"}`},
			{Do: service.DoNew, Path: path("board.crates.l1"), Value: `{size: "large"}`},
		}, [][2]string{
			{"at: 7.5}\n", "at: 7.5}\n\t\t\tb: {side: \"east\", at: 3}\n"}, {"lamp: kind: \"console\"\n", "lamp: kind: \"console\"\n\t\t\t\"lamp-2\": {kind: \"console\"}\n"},
			{`l1: {size: "large", snap: "sw"}`, "{\n\t\t\tl1: {size: \"large\", snap: \"sw\"}\n\t\t\tl2: {size: \"large\"}\n\t\t}"},
		}},
		{"a level", []service.Move{{Do: service.DoSet, Path: path("board.levels.loft"), Value: "{\n\tat: [0, 0]\n\tplan: \"\"\"\n\t\t+   +\n\n\n\n\t\t+   +\n\t\t\"\"\"\n}"}}, [][2]string{
			{"2]}}\n", "2]}}\n\t\tlevels: loft: {\n\t\t\tat: [0, 0]\n\t\t\tplan: \"\"\"\n\t\t\t\t+   +\n\n\n\n\t\t\t\t+   +\n\t\t\t\t\"\"\"\n\t\t}\n"},
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := hand(t, c.moves)
			if err != nil {
				t.Fatal(err)
			}
			want := byHand
			for _, e := range c.edits {
				if !strings.Contains(want, e[0]) {
					t.Fatalf("%q is not in the mission", e[0])
				}
				want = strings.Replace(want, e[0], e[1], 1)
			}
			if got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// What a form adds stands in lines as an author would have it, and a file in its usual form stays in it. One that its author has
// laid out otherwise is not put in form.
func TestWhatIsAddedStandsInTheUsualForm(t *testing.T) {
	moves := []service.Move{
		{Do: service.DoSet, Path: path("rules.log"), Value: "{}"},
		{Do: service.DoSet, Path: path("rules.log.title"), Value: `"The log"`},
		{Do: service.DoSet, Path: path("rules.log.when"), Value: `{kind: "interact"}`},
		{Do: service.DoSet, Path: path("rules.log.when.with"), Value: `"core"`},
		{Do: service.DoSet, Path: path("rules.log.times"), Value: "1"},
		{Do: service.DoAdd, Path: path("rules.log.do"), Value: `{kind: "give", token: "objective"}`},
		{Do: service.DoAdd, Path: path("rules.log.do"), Value: `{kind: "hostility", change: 1, note: "the alarm is heard everywhere"}`},
	}
	const before = "package mission\n\nimport \"sortie.tools/corespace\"\n\ncorespace.#Mission & {\n"
	const rule = `	rules: log: {
		title: "The log"
		when: {kind: "interact", with: "core"}
		do: [
			{kind: "give", token: "objective"},
			{kind: "hostility", change: 1, note: "the alarm is heard everywhere"},
		]
		times: 1
	}
}
`
	for _, head := range []string{"\tid:      \"q\"\n\tedition: \"purge\"\n", "\tid: \"q\"\n\tedition: \"purge\"\n"} {
		if got, err := handOn(t, before+head+"}\n", moves); err != nil || got != before+head+rule {
			t.Errorf("%v\n%s\nand not\n%s", err, got, before+head+rule)
		}
	}
	got, err := handOn(t, before+"\tid:      \"q\"\n\tedition: \"purge\"\n}\n", []service.Move{{Do: service.DoSet, Path: path("exploration"), Value: "true"}})
	if want := before + "\tid:          \"q\"\n\tedition:     \"purge\"\n\texploration: true\n}\n"; err != nil || got != want {
		t.Errorf("%v\n%s\nand not\n%s", err, got, want)
	}
}

func TestWhatAnExpressionMakesIsLeftAlone(t *testing.T) {
	for _, moves := range [][]service.Move{
		{{Do: service.DoSet, Path: path("board.hatches.1.at"), Value: "[3, 3]"}},
		{{Do: service.DoRemove, Path: path("board.hatches.1")}},
		panels(panel("wall", 0, 0, 2, 0)),
		panels(panel("wall", 0, 0, 4, 4)),
		panels(panel("paper", 0, 0, 4, 0)),
	} {
		if got, err := hand(t, moves); err == nil || got != byHand {
			t.Errorf("it was changed: %v\n%s", err, got)
		}
	}
}
