package compiler

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler/source"
)

// What is too much is counted before anything is evaluated.
func TestTooManyValuesAreCountedBeforehand(t *testing.T) {
	var cards strings.Builder
	for i := range source.MaxValues / 2 {
		fmt.Fprintf(&cards, "\t\tc%d: bands: [{title: \"T\", text: \"T\"}]\n", i)
	}
	text := "package deck\nimport \"sortie.tools/corespace\"\ncorespace.#Deck & {\n\tid: \"d\", title: \"D\", edition: \"purge\", kind: \"purge\", provenance: \"assumed\"\n\tcards: {\n" + cards.String() + "\t}\n}\n"
	res, err := Compile([]string{tree(t, map[string]string{"d/deck.cue": text})}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Diagnostics) != 1 || res.Diagnostics[0].Code != "PCK011" {
		t.Error(report(res.Diagnostics))
	}
}

func TestListsThatNeedAnEntry(t *testing.T) {
	for _, s := range []struct{ old, new, want string }{
		{`do: [`, `if: {kind: "all", conditions: []}, do: [`, "conditions"},
		{`{kind: "pegs", add: 2}`, `{kind: "choose", options: []}`, "options"},
		{`{kind: "pegs", add: 2}`, `{kind: "roll", die: "chance", rows: []}`, "rows"},
		{`done: kind: "escape"`, `done: {kind: "any", goals: []}`, "goals"},
		{"story: \"\"\"\n\t\tTwo rooms and a *door*.\n\n\t\tSee [the console](#c).\n\t\t\"\"\"", `story: {}`, "a text in no language"},
	} {
		text := strings.Replace(base(t), s.old, s.new, 1)
		if text == base(t) {
			t.Fatalf("the base mission has no %s", s.old)
		}
		res, err := Compile([]string{tree(t, map[string]string{"base/mission.cue": text})}, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if len(res.Diagnostics) != 1 || !strings.Contains(report(res.Diagnostics), s.want) {
			t.Errorf("%s:\n%s", s.new, report(res.Diagnostics))
		}
	}
}

// One unit has its own deadline and no other: two clocks would make the message a matter of luck.
func TestASingleUnitHasOneClock(t *testing.T) {
	g := &Guard{}
	g.Whole(1)
	if g.most != 0 {
		t.Error("a single unit has a second deadline")
	}
	g.Whole(2)
	if g.most == 0 {
		t.Error("two units have none")
	}
}
