package describe_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// Lines stand beside what they are about, by the facts that the rule set's lines name.
func TestChecksFindTheirPlace(t *testing.T) {
	steps := []string{"build", "{aside}", "{hostility}", "{deal:a}", "{count:a} {deal:b}", "mix", "{events}", "{crew}", "start"}
	names := func(step, fact string) bool {
		return strings.Contains(step, "{"+fact+"}") || strings.Contains(step, "{"+fact+":") || fact == "" && strings.Contains(step, "{")
	}
	check := func(title string, before bool, by ...string) describe.Check {
		return describe.Check{Note: describe.Note{Title: title}, By: by, Before: before}
	}
	own := []describe.Check{
		check("DECK", false, "events"), check("POUCH", true, "rare", "deal"), check("PLACED", false, "deal", "count"), check("BOARD", true),
		check("FIGURES", true, "crew"), check("LOST", false, "nobody"), check("DECK 2", false, "events"),
	}
	got := describe.Place(steps, names, own, func(c describe.Check) string { return c.Title })
	want := []string{
		"build", "BOARD", "{aside}", "{hostility}", "POUCH", "{deal:a}", "{count:a} {deal:b}", "PLACED", "mix", "{events}", "DECK", "DECK 2",
		"FIGURES", "{crew}", "LOST", "start",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	if got := describe.Place(nil, names, own[:1], func(c describe.Check) string { return c.Title }); !slices.Equal(got, []string{"DECK"}) {
		t.Errorf("without a list: %q", got)
	}
}

// Everything that is done before the game is among them, with the numbers of other crews.
func TestChecksSayTheSpecialSetUp(t *testing.T) {
	m, r := printertest.Wide(), printertest.Rules()
	said := ""
	for _, c := range describe.Checks(m, r, nil) {
		said += describe.Plain(c.Text) + "\n"
	}
	for _, want := range []string{
		"Deployment. Crews begin in the long quay", "Counters. Alarms: 0 at the start", "; with 3–5 crews 1.", "Do not mix these crates with the others",
		"With 3–5 crews also: 2 Reapers", "Mark the place of peg 6: The shift ends.", "Event deck. ", "The pouch. ", "The clerk",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("no %q in\n%s", want, said)
		}
	}
	if list := describe.Checks(printertest.Mission(), r, nil); len(list) > 0 {
		t.Errorf("a mission with nothing special has %+v", list)
	}
}

// Where all crates of a size hold the same by the mission, it does not matter which stands where.
func TestCratesThatAreAlikeAreMixed(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	placed := func() string {
		for _, c := range describe.Checks(m, r, nil) {
			if c.Title == "Placed tokens" {
				return describe.Plain(c.Text)
			}
		}
		return ""
	}
	for _, c := range m.Board.Crates {
		if c.Size == "large" {
			m.Setup.Contents = append(m.Setup.Contents, model.Content{At: model.Place{Piece: c.ID}, Tokens: []string{"spare"}})
		}
	}
	if got := placed(); got == "" || strings.Contains(got, "Do not mix") {
		t.Errorf("all alike: %q", got)
	}
	m.Setup.Contents = m.Setup.Contents[1:]
	if got := placed(); !strings.Contains(got, "Do not mix") {
		t.Errorf("all but one: %q", got)
	}
}
