package describe_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// A thing is called by its title, else by its kind, with a number where several of the kind have no title.
func TestNames(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	b := &m.Board
	b.Furniture = []model.Furniture{
		{ID: "g", Kind: "console", Title: "The gate console"}, {ID: "r", Kind: "console"}, {ID: "k", Kind: "console"}, {ID: "z", Kind: "table"},
	}
	b.Panels = []model.Panel{{ID: "hall-north", Kind: "wide-door", Title: "The north gate"}, {ID: "hall-south", Kind: "wide-door"}, {Kind: "wide-door"}}
	b.Markers = []model.Marker{{ID: "b3", Kind: "beacon", Number: 3}, {ID: "w", Kind: "well", Title: "The dry well"}}
	b.Zones = []model.Zone{{ID: "q", Title: "The long quay"}, {ID: "p"}}
	for id, want := range map[string]string{
		"g": "The gate console", "r": "Computer console 1", "k": "Computer console 2", "z": "Table", "hall-north": "The north gate", "hall-south": "Wide doorway",
		"b3": "Beacon 3", "w": "The dry well", "q": "The long quay", "p": "Zone", "l1": "L1", "": "", "nobody": "",
	} {
		if got := kinds.Name(m, r, id); got != want {
			t.Errorf("%q is called %q, want %q", id, got, want)
		}
	}
}

// What is said about things on the board says their names: the doors of a sluice, what stands how at the start, an
// end of the game, and the board in words. No id is said.
func TestSentencesSayNames(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	b := &m.Board
	b.Panels = []model.Panel{{ID: "hall-north", Kind: "wide-door", Title: "The north gate"}, {ID: "hall-south", Kind: "wide-door"}}
	b.Interlocks = [][]string{{"hall-north", "hall-south"}}
	b.Furniture = []model.Furniture{{ID: "g1", Kind: "console", Title: "The gate console", State: "running"}, {ID: "g2", Kind: "console", State: "running"}}
	m.Ends = []model.Trigger{{Kind: "door", Of: "hall-north", Becomes: "open"}, {Kind: "destroyed", Of: "g2"}}
	text := ""
	for _, n := range append(describe.Setup(m, r, nil), describe.Briefing(m, r, nil)...) {
		text += describe.Plain(n.Text) + "\n"
	}
	for _, f := range describe.Floors(m, r, nil) {
		for _, s := range f.Sections {
			text += s.Title + ": " + strings.Join(s.Lines, ". ") + "\n"
		}
	}
	for _, want := range []string{
		"Of the north gate and the wide doorway at most one is open", "The gate console is running at the start", "The computer console is running at the start",
		"When the north gate is open", "When the computer console is broken", "Doors of which one is open: The north gate and the wide doorway",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	for _, id := range []string{"hall", "g1", "g2", "G1"} {
		if strings.Contains(text, id) {
			t.Errorf("the id %q is said in\n%s", id, text)
		}
	}
}

// An objective without a title is called by its rank, never by its id, and a card by what is printed on it.
func TestObjectivesAndCardsHaveNames(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Objectives = []model.Objective{{ID: "primary"}, {ID: "leave"}, {ID: "cat", After: "leave"}, {ID: "dog", Title: "The dog"}}
	for i, want := range []string{"Primary objective", "Secondary objective", "Third objective", "The dog"} {
		if got := kinds.Objective(m, m.Objectives[i]); got != want {
			t.Errorf("%s is called %q, want %q", m.Objectives[i].ID, got, want)
		}
	}
	if got := describe.Standing(m, r, m.Objectives[2]); got != "Only once “secondary objective” is done." {
		t.Error(got)
	}
	m.Setup.Deck = []model.DeckChange{{Op: "shuffle-top", Card: "long-night", Top: 6}}
	titles := func(kind, id string) string { return map[string]string{"card long-night": "Overtime"}[kind+" "+id] }
	for _, n := range describe.Setup(m, r, titles) {
		if text := describe.Plain(n.Text); n.Title == "Event deck" && text != "Shuffle “Overtime” into the top 6." {
			t.Error(text)
		}
	}
}

// A counter of 0 or 1 is a yes or no and reads as one; what only the program counts is on no page.
func TestFlagsAreNoNumbers(t *testing.T) {
	m, r, one, two := printertest.Mission(), printertest.Rules(), 1, 2
	m.Setup.Counters = []model.Counter{
		{ID: "off", Title: "The reactor is off", Most: &one}, {ID: "on", Title: "The lamp burns", Start: 1, Most: &one},
		{ID: "held", Title: "Held back", Most: &two}, {ID: "moved", Title: "Moved this round", Most: &one, Internal: true},
	}
	m.Rules = []model.Rule{{ID: "pull", Title: "Pull it", Do: []model.Effect{{Kind: "choose", Options: []model.Option{
		{Title: "Pull", Do: []model.Effect{{Kind: "counter", Of: "off", Becomes: &one}, {Kind: "counter", Of: "moved", Add: 1}}},
		{Title: "Hold", Do: []model.Effect{{Kind: "counter", Of: "held", Add: 1}}},
	}}}}}
	want := "“The reactor is off”: not yet. “The lamp burns”: yes, from the start. Held back: 0 at the start, 2 at most."
	for _, n := range describe.Setup(m, r, nil) {
		if text := describe.Plain(n.Text); n.Title == "Counters" && text != want {
			t.Errorf("%q, want %q", text, want)
		}
	}
	for _, c := range describe.Checks(m, r, nil) {
		if text := describe.Plain(c.Text); c.Title == "Counters" && text != "Counters. "+want {
			t.Errorf("%q, want %q", text, want)
		}
	}
	if got := describe.Rule(m, r, m.Rules[0]); got != "Choose: Pull (“The reactor is off”: yes) or Hold (“Held back” +1)." {
		t.Error(got)
	}
}

// A counter without a title has one name wherever it is told of.
func TestAnUntitledCounterHasOneName(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Setup.Counters = []model.Counter{{ID: "steam-left", Start: 2}}
	m.Ends = []model.Trigger{{Kind: "counter", Of: "steam-left", Reaches: 5}}
	text := ""
	for _, n := range append(describe.Setup(m, r, nil), describe.Briefing(m, r, nil)...) {
		text += describe.Plain(n.Text) + "\n"
	}
	for _, want := range []string{"Steam left: 2 at the start", "“Steam left” reaches 5"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// One who is at one spot is not dealt to it.
func TestOnePrisonerIsNotDealt(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	for want, spots := range map[string]int{"begins at 1 in east": 1, "at random to 2 spots": 2} {
		p := model.Prisoners{Traders: []string{"hopper"}}
		for i := range spots {
			p.Spots = append(p.Spots, model.Place{At: &model.Point{X: model.Inch * model.Length(1+i), Y: 2 * model.Inch}})
		}
		m.Setup.Prisoners = []model.Prisoners{p}
		notes := fmt.Sprint(describe.Setup(m, r, nil))
		if !strings.Contains(notes, want) {
			t.Errorf("%d spots: no %q in %s", spots, want, notes)
		}
	}
}
