package describe_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// The golden is read by people: everything that the data says, as sentences.
func TestNotesGolden(t *testing.T) {
	m, r := printertest.Wide(), printertest.Rules()
	var b strings.Builder
	for _, o := range m.Objectives {
		b.WriteString("[" + o.ID + "] " + describe.Reward(m, r, o.Reward) + "\n")
		if standing := describe.Standing(m, r, o); standing != "" {
			b.WriteString("    " + standing + "\n")
		}
		for _, boon := range o.Reward.Boons {
			b.WriteString("    " + describe.BoonTime(boon) + ". " + describe.Boon(boon, nil) + "\n")
		}
	}
	for _, list := range [][]describe.Note{describe.Briefing(m, r, nil), describe.Setup(m, r, nil)} {
		b.WriteString("\n")
		for _, n := range list {
			b.WriteString(n.Title + "\n")
			for _, block := range n.Text.Blocks {
				b.WriteString("    ")
				for _, in := range block.Inlines {
					b.WriteString(in.Text)
				}
				b.WriteString("\n")
			}
		}
	}
	b.WriteString("\n" + strings.Join(describe.Marks(m), "\n") + "\n")
	printertest.Golden(t, "wide.txt", b.String())
}

// What is as usual goes without saying.
func TestUsualMissionHasNoNotes(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Players.Mode = "versus"
	if notes := append(describe.Briefing(m, r, nil), describe.Setup(m, r, nil)...); len(notes) > 0 {
		t.Errorf("%+v", notes)
	}
}

// Every event that can end a game is said in words of its own.
func TestEndings(t *testing.T) {
	m, r := printertest.Wide(), printertest.Rules()
	for want, e := range map[string]model.Trigger{
		"When round 9 begins, after 8 rounds of play.":             {Kind: "round", At: 9},
		"When “Alarms” reaches 3.":                                 {Kind: "counter", Of: "alarms", Reaches: 3},
		"When every trader of every crew is aboard or defeated.":   {Kind: "crew-gone", Which: "last"},
		"When every trader of a crew is aboard or defeated.":       {Kind: "crew-gone", Which: "any"},
		"When the hostility reaches Charge.":                       {Kind: "hostility", Level: "charge"},
		"When the hostility reaches peg 20.":                       {Kind: "hostility", Peg: 20},
		"When nobody is left in the long quay.":                    {Kind: "empty", Zone: "quay"},
		"When the clerk is persuaded.":                             {Kind: "persuaded", Who: &model.Who{Named: "clerk"}},
		"When the clerk with a token marked odd one is persuaded.": {Kind: "persuaded", Who: &model.Who{Named: "clerk", Trait: "odd-one"}},
		"When “Luck” is done.":                                     {Kind: "objective", Of: "luck"},
		"When the vault is open.":                                  {Kind: "door", Of: "vault", Becomes: "open"},
		"When a Reaper arrives.":                                   {Kind: "arrival", NPC: "reaper"},
		"When all traders of a crew are aboard.":                   {Kind: "all-aboard"},
		"When round 2 begins or all traders of a crew are aboard.": {Kind: "any",
			Triggers: []model.Trigger{{Kind: "round", At: 2}, {Kind: "all-aboard"}}},
	} {
		m.Ends = []model.Trigger{e}
		got := ""
		for _, n := range describe.Briefing(m, r, nil) {
			if n.Title == "The game ends" {
				got = n.Text.Blocks[0].Inlines[0].Text
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", e.Kind, got, want)
		}
	}
}

// Every text of an author's is among the passages, so that the proof reads it.
func TestPassagesHoldEveryText(t *testing.T) {
	got := map[string]bool{}
	for _, p := range describe.Passages(printertest.Wide()) {
		got[p.Path] = true
	}
	for _, want := range []string{
		"title", "story", "objectives.best.title", "objectives.best.reward.tiers.2.text", "objectives.late.reward.boons.berth.text",
		"variations.0.text", "single.text", "requires.text", "aftermath.text", "aftermath.failure.text", "gm", "setup.marks.shift.title",
		"setup.npcs.0.name", "setup.counters.alarms.title", "board.zones.quay.title", "board.markers.well.title", "board.levels.loft.title",
		"board.levels.loft.zones.window.title", "board.labels.0.text",
	} {
		if !got[want] {
			t.Errorf("%s is not among the passages", want)
		}
	}
}
