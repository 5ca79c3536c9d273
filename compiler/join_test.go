package compiler

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestInchesAreReadExactly(t *testing.T) {
	for text, want := range map[string]model.Length{
		"0": 0, "8": 800, "8.5": 850, "0.25": 25, "-0.25": -25, "12.300": 1230, "0.29": 29, "1000": 100000, "007": 700,
	} {
		if got, ok := parseInches(text); !ok || got != want {
			t.Errorf("%s: %d, %v, want %d", text, int(got), ok, int(want))
		}
	}
	for _, text := range []string{"", "-", ".5", "1.005", "1000.01", "-1000.01", "99999999999999999999", "1.2.3"} {
		if got, ok := parseInches(text); ok {
			t.Errorf("%q is read as %s", text, got)
		}
	}
}

func TestHowFarTurnedPiecesReach(t *testing.T) {
	for _, tt := range []struct {
		turn int
		x, y model.Length
	}{{0, 90, 50}, {90, 50, 90}, {180, 90, 50}, {270, 50, 90}, {45, 99, 99}, {30, 103, 89}, {330, 103, 89}, {210, 103, 89}} {
		x, y := extent(model.Footprint{Width: 180, Depth: 100, Turn: tt.turn})
		if x != tt.x || y != tt.y {
			t.Errorf("turned by %d: %d × %d, want %d × %d", tt.turn, int(x), int(y), int(tt.x), int(tt.y))
		}
	}
}

// Without a size, a board has the usual one of its edition.
func TestTheUsualSizeComesFromTheRules(t *testing.T) {
	rules, err := Rules("purge")
	if err != nil {
		t.Fatal(err)
	}
	d := &decoder{found: &findings{}, index: diag.Index{}}
	other := *rules
	other.Board.Width, other.Board.Height = 30*model.Inch, 18*model.Inch
	if b := d.board(&node{}, &other); b.Width != other.Board.Width || b.Height != other.Board.Height {
		t.Errorf("%s by %s", b.Width, b.Height)
	}
}

func TestPanelsOnOneLine(t *testing.T) {
	panel := func(x0, y0, x1, y1 model.Length) model.Panel {
		return model.Panel{From: model.Point{X: x0, Y: y0}, To: model.Point{X: x1, Y: y1}}
	}
	wall := panel(400, 0, 400, 400)
	for _, tt := range []struct {
		name string
		p    model.Panel
		want bool
	}{
		{"the same", wall, true},
		{"from the other end", panel(400, 400, 400, 0), true},
		{"within", panel(400, 100, 400, 300), true},
		{"around", panel(400, -100, 400, 500), true},
		{"half on", panel(400, 300, 400, 500), true},
		{"end to end", panel(400, 400, 400, 800), false},
		{"a gap between", panel(400, 500, 400, 800), false},
		{"beside", panel(450, 0, 450, 400), false},
		{"across", panel(200, 200, 600, 200), false},
		{"aslant through its end", panel(400, 0, 680, 280), false},
		{"a hair beside", panel(403, 0, 403, 400), true},
	} {
		if sameLine(wall, tt.p) != tt.want || sameLine(tt.p, wall) != tt.want {
			t.Errorf("%s: %v", tt.name, !tt.want)
		}
	}
}

// More than a board, mission or deck may have is refused, with the limit, and left out.
func TestTooManyOfOneThing(t *testing.T) {
	many := func(n int, entry string) string {
		return fmt.Sprintf("{for i in list.Range(0, %d, 1) {%s}}", n, entry)
	}
	for name, edit := range map[string]string{
		"airlocks":            "board: airlocks: " + many(MaxAirlocks+1, `"x\(i)": {side: "north", at: 2}`),
		"entry points":        "board: entries: " + many(MaxEntries+1, `"\(i+10)": {side: "north", at: 2}`),
		"crates":              "board: crates: " + many(MaxCrates+1, `"x\(i)": {size: "small", at: [1, 1]}`),
		"pieces of furniture": "board: furniture: " + many(MaxFurniture+1, `"x\(i)": {kind: "console", at: [1, 1]}`),
		"rules":               "rules: " + many(MaxRules+1, `"x\(i)": {title: "X", text: "X"}`),
		"objectives":          "objectives: " + many(MaxObjectives+1, `"x\(i)": {text: "X", done: kind: "escape"}`),
	} {
		res := run(t, Options{}, tree(t, map[string]string{"mission.cue": withImport(mission(t, edit), "list")}))
		if len(res.Diagnostics) != 1 || res.Diagnostics[0].Code != "PCK017" || !strings.Contains(res.Diagnostics[0].Summary, name+"; the limit is") {
			t.Errorf("%s:\n%s", name, report(res.Diagnostics))
		}
	}
	long := `{title: "X", text: strings.Repeat(strings.Repeat("Walk on. ", 100)+"\n\n", 60)}`
	res := run(t, Options{}, tree(t, map[string]string{"mission.cue": withImport(withImport(mission(t, "rules: "+many(4, `"x\(i)": `+long)), "list"), "strings")}))
	if len(res.Diagnostics) != 1 || res.Diagnostics[0].Code != "PCK017" || !strings.Contains(res.Diagnostics[0].Summary, "the texts come to more than") {
		t.Errorf("texts:\n%s", report(res.Diagnostics))
	}
	deck := "package deck\nimport \"list\"\nimport \"sortie.tools/corespace\"\ncorespace.#Deck & {id: \"d\", title: \"D\", edition: \"purge\", kind: \"purge\", provenance: \"assumed\", cards: " +
		many(MaxCards+1, `"c\(i)": bands: [{title: "X", text: "X"}]`) + "}\n"
	res = run(t, Options{}, tree(t, map[string]string{"deck.cue": deck}))
	if len(res.Diagnostics) != 1 || res.Diagnostics[0].Code != "PCK017" || len(res.Units[0].Deck.Cards) != MaxCards {
		t.Errorf("cards:\n%s", report(res.Diagnostics))
	}
}

func TestTooManyPanels(t *testing.T) {
	row := strings.Repeat("+---", 36) + "+"
	plan := strings.Repeat("\t\t\t"+row+"\n\n", 36) + "\t\t\t" + row
	text := base(t)
	from, to := strings.Index(text, "\t\t\t+ "), strings.LastIndex(text, "+\n\t\t\t\"\"\"")
	text = text[:from] + plan + text[to+1:]
	text = strings.Replace(text, "size: [12, 8]", "size: [72, 72]", 1)
	res := run(t, Options{}, tree(t, map[string]string{"mission.cue": text}))
	n := 0
	for _, d := range res.Diagnostics {
		if d.Code == "PCK017" {
			n++
		}
	}
	if n != 1 || len(res.Units[0].Mission.Board.Panels) != MaxPanels {
		t.Errorf("%d panels and\n%s", len(res.Units[0].Mission.Board.Panels), report(res.Diagnostics))
	}
}
