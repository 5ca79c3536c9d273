package describe_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// What there is to choose from is said with what each option does, and a roll with all its rows, also where it leads
// to a choice.
func TestChoices(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	m.Setup.Counters = []model.Counter{{ID: "alarms", Title: "Alarms"}}
	who := &model.Who{NPC: "reaper"}
	for want, does := range map[string]model.Effect{
		"the vault opens": {Kind: "door", Of: "vault", Set: "open"},
		"of the vault and crate L1 the open one shuts and the other opens": {Kind: "switch-doors", Doors: []string{"vault", "l1"}},
		"add 2 pegs to the track":                                           {Kind: "pegs", Add: 2},
		"take 1 peg off the track":                                          {Kind: "pegs", Add: -1},
		"place 2 Reapers at entry point 3":                                  {Kind: "spawn", NPC: "reaper", Count: 2, At: &model.Place{Entry: "3"}},
		"place a Reaper for each crew at entry point 3":                     {Kind: "spawn", NPC: "reaper", PerCrew: true, At: &model.Place{Entry: "3"}},
		"every Reaper suffers an attack with 3 dice, armour does not count": {Kind: "attack", Who: who, Dice: 3, IgnoreArmour: true},
		"every Reaper suffers 2 hits":                                       {Kind: "damage", Who: who, Hits: 2},
		"the trader who did it gets 2 health back":                          {Kind: "heal", Who: &model.Who{Traders: "acting"}, Pegs: 2},
		"every Reaper falls prone":                                          {Kind: "prone", Who: who},
		"push every Reaper 2 in":                                            {Kind: "move", Who: who, Mode: "push", By: 200},
		"entry point 5 opens":                                               {Kind: "entry", Of: "5", Set: "open"},
		"airlock B undocks":                                                 {Kind: "airlock", Of: "b", Set: "undocked"},
		"the idol becomes broken":                                           {Kind: "piece", Piece: "idol", Set: "broken"},
		"“Alarms” +1":                                                       {Kind: "counter", Of: "alarms", Add: 1},
		"3 victory points for every crew":                                   {Kind: "score", Points: 3, For: "all"},
		"pay 2 UA":                                                          {Kind: "pay", UA: -2},
		"roll twice for damage to the ship":                                 {Kind: "degradation", Rolls: 2},
		"the mission ends":                                                  {Kind: "end"},
		"roll 1 chance die: 1–3 – nothing; 4 – add 1 peg to the track": {Kind: "roll", Die: "chance", Rows: []model.RollRow{{From: 1, To: 3}, {From: 4, Do: []model.Effect{{Kind: "pegs", Add: 1}}}}},
	} {
		choose := model.Effect{Kind: "choose", Options: []model.Option{{Title: "Do it", Do: []model.Effect{{Kind: "prose"}, does}}, {Title: "Wait"}}}
		said := "Choose: Do it (" + want + ") or Wait."
		if got := describe.Rule(m, r, model.Rule{Do: []model.Effect{choose}}); got != said {
			t.Errorf("%q, want %q", got, said)
		}
		rolled := model.Effect{Kind: "roll", Die: "chance", Rows: []model.RollRow{{From: 1, To: 5, Text: printertest.Text("It holds.")}, {From: 6, Do: []model.Effect{choose}}}}
		said = "Roll 1 chance die: 1–5 – It holds; 6 – choose: Do it (" + want + ") or Wait."
		if got := describe.Rule(m, r, model.Rule{Do: []model.Effect{rolled}}); got != said {
			t.Errorf("behind a roll: %q, want %q", got, said)
		}
	}
}

// A phase that is not as usual is told of only where words say what is different.
func TestAftermathPointsAtWords(t *testing.T) {
	m, r := printertest.Mission(), printertest.Rules()
	for own, want := range map[string]bool{"": false, "Prices are up.": true} {
		m.Aftermath = &model.Aftermath{Trade: "changed"}
		if own != "" {
			m.Aftermath.Text = printertest.Text(own)
		}
		text := ""
		for _, n := range describe.Briefing(m, r, nil) {
			text += n.Title + ": " + describe.Plain(n.Text) + "\n"
		}
		if strings.Contains(text, "see below") != want || strings.Contains(text, "After the game") != want {
			t.Errorf("with the words %q:\n%s", own, text)
		}
	}
}
