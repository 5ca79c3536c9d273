package compiler

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler/source"
)

// More than a board, mission or deck may have is refused, with the limit, and left out.
func TestTooManyOfOneThing(t *testing.T) {
	many := func(n int, entry string) string {
		return fmt.Sprintf("{for i in list.Range(0, %d, 1) {%s}}", n, entry)
	}
	for name, edit := range map[string]string{
		"airlocks":            "board: airlocks: " + many(source.MaxAirlocks+1, `"x\(i)": {side: "north", at: 2}`),
		"entry points":        "board: entries: " + many(source.MaxEntries+1, `"\(i+10)": {side: "north", at: 2}`),
		"crates":              "board: crates: " + many(source.MaxCrates+1, `"x\(i)": {size: "small", at: [1, 1]}`),
		"pieces of furniture": "board: furniture: " + many(source.MaxFurniture+1, `"x\(i)": {kind: "console", at: [1, 1]}`),
		"rules":               "rules: " + many(source.MaxRules+1, `"x\(i)": {title: "X", text: "X"}`),
		"objectives":          "objectives: " + many(source.MaxObjectives+1, `"x\(i)": {text: "X", done: kind: "escape"}`),
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
		many(source.MaxCards+1, `"c\(i)": bands: [{title: "X", text: "X"}]`) + "}\n"
	res = run(t, Options{}, tree(t, map[string]string{"deck.cue": deck}))
	if len(res.Diagnostics) != 1 || res.Diagnostics[0].Code != "PCK017" || len(res.Units[0].Deck.Cards) != source.MaxCards {
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
	if n != 1 || len(res.Units[0].Mission.Board.Panels) != source.MaxPanels {
		t.Errorf("%d panels and\n%s", len(res.Units[0].Mission.Board.Panels), report(res.Diagnostics))
	}
}
