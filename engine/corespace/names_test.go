package corespace

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// What an author calls a piece or a door is what the table calls it, as the set-up sheet does.
func TestPiecesGoByTheirTitles(t *testing.T) {
	table := playing(t)
	table.mission.Board.Furniture = append(table.mission.Board.Furniture, model.Furniture{ID: "lamp", Title: "The arc lamp"})
	table.mission.Board.Panels = append(table.mission.Board.Panels, model.Panel{ID: "sluice", Title: "The north sluice"})
	if got := table.pieceTitle("lamp") + ", " + table.pieceTitle("sluice"); got != "the arc lamp, the north sluice" {
		t.Errorf("they are called %s", got)
	}
	if got := "Interact with " + table.pieceTitle("lamp"); !strings.HasSuffix(got, "the arc lamp") {
		t.Errorf("a button says %q", got)
	}
}

// A panel without a name is called by its kind and its place, as the sheet lists it; a level above the board is named.
func TestPanelsWithoutANameGoByTheirPlace(t *testing.T) {
	m, inch := ruleMission(), model.Inch
	m.Board.Panels = append(m.Board.Panels, model.Panel{Kind: "wide-doorway", Name: "a", From: model.Point{X: 12 * inch, Y: 4 * inch}, To: model.Point{X: 12 * inch, Y: 8 * inch}},
		model.Panel{Kind: "wall", Name: "b", To: model.Point{X: 2 * inch, Y: 2 * inch}})
	m.Board.Levels = []model.Level{{ID: "up", Title: "The gantry", Floor: model.Board{Panels: []model.Panel{{ID: "hatch", Kind: "wall", To: model.Point{X: 4 * inch}}}}}}
	table := tableOf(t, m, 1)
	for id, want := range map[string]string{
		"a": "the wide doorway at 12 in east, 4 to 8 in south", "b": "the wall at 0 in east, 0 in south to 2 in east, 2 in south",
		"hatch": "the wall at 0 in south, 0 to 4 in east on the gantry",
	} {
		if got := table.pieceTitle(id); got != want {
			t.Errorf("%s is called %s, want %s", id, got, want)
		}
	}
}

// What happens is told with the names that people read, and those stand inside a sentence.
func TestEventsCallThingsByTheirNames(t *testing.T) {
	m := ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"},
		Do: []model.Effect{{Kind: "door", Of: "inner", Set: "locked"}, {Kind: "spawn", NPC: "harvester", At: &model.Place{Entry: "1"}, State: "alert"}}})
	m.Board.Furniture[0].Title = "The console"
	table := tableOf(t, m, 1)
	do(t, table, Op{Kind: OpFill})
	texts := map[EventKind]Event{}
	for _, e := range do(t, table, Op{Kind: OpInteract, ID: "console"}) {
		texts[e.Kind] = e
	}
	if got := texts[Interacted].Text; got != "the console" {
		t.Errorf("somebody interacts with %q", got)
	}
	if got := texts[DoorSet].Text; got != "the outer door" {
		t.Errorf("what opens instead is %q", got)
	}
	if got := texts[Arrival]; got.State != "alert" || got.Text != "" || got.Entry != 1 {
		t.Errorf("somebody arrives: %+v", got)
	}
}

// What is taken off is all of a kind, not any one of it.
func TestAllOfAKindAreMeant(t *testing.T) {
	table, in := playing(t), &model.Who{NPC: "civilian", In: &model.Place{Zone: "vault"}}
	for kind, want := range map[string]string{"remove": "Every Civilian in the vault is out of the game.", "replace": "Every Civilian in the vault is replaced by an Assassin."} {
		if got := table.sayEffect("", table.program.Op(model.Effect{Kind: kind, Who: in, NPC: "assassin"})); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// How figures move is told in sentences; of several that could be meant, dice pick.
func TestMovesInWords(t *testing.T) {
	table := playing(t)
	table.rules.Groups = []model.NPCGroup{{ID: "purge", Title: "The Purge"}}
	for want, e := range map[string]model.Effect{
		"Move one random figure of the Purge 4 in towards its target.": {Mode: "toward", By: 4 * model.Inch, Who: &model.Who{Group: "purge", Count: 1}},
		"Move every Civilian 8 in towards the nearest airlock.":        {Mode: "toward", By: 8 * model.Inch, Who: &model.Who{NPC: "civilian"}, Place: &model.Place{Any: "airlock", Pick: "nearest"}},
		"Move 2 random Harvesters in the vault away from the console.": {Mode: "away", Who: &model.Who{NPC: "harvester", Count: 2, In: &model.Place{Zone: "vault"}}, Place: &model.Place{Piece: "console"}},
		"Scatter any trader in the vault 2 in.":                        {Mode: "scatter", By: 2 * model.Inch, Who: &model.Who{Traders: "any", In: &model.Place{Zone: "vault"}}},
		"Set down the trader who did it in the vault.":                 {Mode: "teleport", Who: &model.Who{Traders: "acting"}, Place: &model.Place{Zone: "vault"}},
		"Push one random trader 1 in.":                                 {Mode: "push", By: model.Inch, Who: &model.Who{Traders: "all", Count: 1}},
		"Pull the clerk towards the place at 1 in east, 2 in south.":   {Mode: "pull", Who: &model.Who{Named: "clerk"}, Place: &model.Place{At: &model.Point{X: model.Inch, Y: 2 * model.Inch}}},
	} {
		e.Kind = "move"
		if got := table.sayEffect("", table.program.Op(e)); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// What only words say is left to the players with these words: those of the rule, or of the card at the level at
// which it was laid open.
func TestWhatOnlyWordsSayIsSaid(t *testing.T) {
	prose := []model.Effect{{Kind: "prose"}}
	table := playing(t, model.Rule{ID: "it", Title: "It", Text: words("Light the flare."), When: &model.Trigger{Kind: "interact", With: "console"}, Do: prose})
	do(t, table, Op{Kind: OpInteract, ID: "console"})
	if got := table.View().Play.Todo[0].Text; got != "Light the flare." {
		t.Errorf("the rule leaves %q to the players", got)
	}

	decks := testDecks()
	decks[0].Cards = decks[0].Cards[:1]
	decks[0].Cards[0].Bands = []model.CardBand{{Levels: []string{"relaxed"}, Title: "Drip", Text: words("Wipe it up."), Do: append([]model.Effect{{Kind: "pegs", Add: 5}}, prose...)}}
	m := testMission()
	m.Setup.Events = m.Setup.Events[:1]
	table, err := NewTable(m, testRules(), decks[:1], 1, 7)
	if err != nil {
		t.Fatal(err)
	}
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance}, Op{Kind: OpDraw})
	if todo := table.View().Play.Todo; len(todo) != 1 || todo[0] != (TodoView{1, "Drip", "Wipe it up."}) {
		t.Errorf("the card leaves %+v to the players", todo)
	}
}

// Every kind of event has a sentence for the log, or is left out of it on purpose; and the sentences are those that people
// would write.
func TestEveryEventIsSaid(t *testing.T) {
	source, err := os.ReadFile("event.go")
	if err != nil {
		t.Fatal(err)
	}
	table := playing(t, model.Rule{ID: "it", Title: "Light"})
	said := map[EventKind]bool{}
	for _, line := range regexp.MustCompile(`EventKind += "(.*?)"`).FindAllStringSubmatch(string(source), -1) {
		said[EventKind(line[1])] = true
		if table.sayings()[EventKind(line[1])] == nil {
			t.Errorf("no sentence for %q", line[1])
		}
	}
	if len(said) != len(table.sayings()) {
		t.Errorf("%d sentences for %d kinds of events", len(table.sayings()), len(said))
	}
	for _, c := range []struct {
		event Event
		want  string
	}{
		{Event{Kind: PegsAdded, Count: -1, Pegs: 2}, "1 peg taken off: 2 on the track."},
		{Event{Kind: CardDrawn, Card: "hazards/noise"}, "Event: a hazard card that is silent at this level."},
		{Event{Kind: DieRolled, Die: "chance", Face: 2}, "3 (chance)"},
		{Event{Kind: Arrival, NPC: "harvester", Wanted: "assassin", Count: 2, Entry: 5, Sealed: true}, "2 × Harvester at entry point 5, in place of Assassin (sealed: see the special rules)."},
		{Event{Kind: NoArrival, NPC: "live-one", Reason: ReasonShortage, Count: 2}, "No Live one (×2): no figure is left."},
		{Event{Kind: FiguresMoved, NPC: "civilian", Count: 1, Text: "off the board, in their place:"}, "1 × Civilian off the board, in their place:"},
		{Event{Kind: Opened, Crate: "l1"}, "Crate L1 is opened: nothing."},
		{Event{Kind: Taken, Crate: "npcs.0", Tokens: []string{"knife", "ammo"}}, "knife, ammo taken from the clerk."},
		{Event{Kind: Given, Tokens: []string{"knife"}, Text: "to any trader"}, "knife handed over to any trader."},
		{Event{Kind: Counted, ID: "cables", Count: -2, Value: 1}, "Cables: −2, now 1."},
		{Event{Kind: NoEffect, Text: "The gate opens.", Reason: "it stands so already"}, "Nothing comes of it: The gate opens. It stands so already."},
		{Event{Kind: RuleFired, Rule: "it"}, "Special rule: Light."},
		{Event{Kind: RuleFired, Rule: "ends.0"}, ""},
		{Event{Kind: Done, ID: "primary"}, "Get out is done."},
	} {
		if got := table.Tell([]Event{c.event})[0].Says; got != c.want {
			t.Errorf("%+v is said %q, want %q", c.event, got, c.want)
		}
	}
}
