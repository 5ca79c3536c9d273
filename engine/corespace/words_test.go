package corespace

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

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
