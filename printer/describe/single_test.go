package describe_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// Careers advance, nobody begins with so many points; the money is on top of the usual (seed
// 002:6910-6913). Traders who advance alike are named together.
func TestASingleMissionAdvancesCareers(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Single = &model.Single{UA: 65, Traders: []model.TraderCount{{ID: "ada", Count: 6}, {ID: "tock", Count: 1}, {ID: "rig", Count: 6}}}
	const want = "The career tracks of Ada and Rig advance by 6 points. The career track of Tock advances by 1 point. " +
		"Each crew spends 65 UA more on equipment than usual."
	for _, n := range describe.Briefing(m, r, nil) {
		if n.Title == "As a game of its own" {
			if got := n.Text.Blocks[0].Inlines[0].Text; got != want {
				t.Errorf("got %q", got)
			}
			return
		}
	}
	t.Error("nothing is said of a game of its own")
}

// Where a game has one kind of card, its name says nothing; counters and crews read well whatever they are called.
func TestSetUpReadsWell(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	all := model.EventAllocation{Kind: "environment", Mode: model.AllCards}
	if got := describe.Share(all, &model.RuleSet{Cards: []model.CardKind{{ID: "environment", Title: "Event"}}}); got != "all" {
		t.Errorf("the only kind: %q", got)
	}
	if got := describe.Share(all, r); got == "all" {
		t.Errorf("one kind of several: %q", got)
	}
	m.Setup.Counters = []model.Counter{{ID: "rods", Title: "Rods in the console"}}
	m.Setup.Crews = &model.CrewLimit{Crew: "dockers", Skills: true}
	titles := func(kind, id string) string { return "The dockers of " + kind + " " + id }
	var got string
	for _, c := range describe.Checks(m, r, titles) {
		got += c.Text.Source + "|"
	}
	for _, want := range []string{"Rods in the console: 0 at the start.", "Play “The dockers of crew dockers”."} {
		if !strings.Contains(got, want) {
			t.Errorf("the check list lacks %q: %s", want, got)
		}
	}
	m.Aftermath = &model.Aftermath{Unpaid: &model.Who{Traders: "acting"}}
	for _, n := range describe.Briefing(m, r, nil) {
		got += describe.Plain(n.Text)
	}
	if !strings.Contains(got, "No pay is due for a trader who met an objective.") {
		t.Errorf("who is not paid: %s", got)
	}
}

// What is hidden is told with the event that brings it to light, and with the roll.
func TestHiddenThingsSayWhenTheyShow(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Setup.NPCs = []model.StartNPC{{ID: "ada", Kind: "reaper", Name: "Ada"}, {ID: "bo", Kind: "reaper", Name: "Bo"}}
	reveal, results := &model.Trigger{Kind: "persuaded", Who: &model.Who{NPC: "reaper"}}, []int{5, 6}
	for want, h := range map[string]model.Hidden{
		"“Spy” is one of these: Ada and Bo. It comes to light when any Reaper is persuaded.":                                                                         {Reveal: reveal},
		"“Spy” is one of these: Ada and Bo. When any Reaper is persuaded, roll: it is the one on a 5 or 6 of the chance die; the last of them is it without a roll.": {Reveal: reveal, Die: "chance", Results: results, Last: true},
		"“Spy” is one of these: Ada and Bo. It shows on a 5 or 6 of the chance die.":                                                                                 {Die: "chance", Results: results},
	} {
		h.ID, h.Among = "spy", []string{"ada", "bo"}
		m.Setup.Hidden = []model.Hidden{h}
		said := ""
		for _, n := range describe.Setup(m, r, nil) {
			if n.Title == "Not yet known" {
				said += describe.Plain(n.Text)
			}
		}
		if said != want {
			t.Errorf("%q, want %q", said, want)
		}
	}
}
