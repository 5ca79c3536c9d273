package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// turns are what comes of dice, cards and counters.
func turns() []Trigger {
	return []Trigger{
		{Kind: "counter", Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: CounterCell, ID: w.Of}} }, Takes: []string{"of", "reaches"}, Words: func(n Names, w model.Trigger) string {
			return fmt.Sprintf("%s reaches %d", english.Quoted(n.Counter(w.Of)), w.Reaches)
		}},
		{Kind: "arrival", Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: FigureCell, ID: w.NPC}} }, Takes: []string{"npc"}, Words: func(n Names, w model.Trigger) string {
			if w.NPC == "" {
				return "anybody arrives"
			}
			return english.One(n.NPC(w.NPC)) + " arrives"
		}},
		{Kind: "arrival-roll", Takes: []string{"results"}, Words: func(_ Names, w model.Trigger) string {
			return "the roll for an entry point shows " + Numbers(w.Results, "or")
		}},
		{Kind: "event-card", Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: CardCell, ID: w.Card, Any: w.Category}} }, Takes: []string{"category", "card"}, Words: func(n Names, w model.Trigger) string {
			if w.Card != "" {
				return "the event card " + english.Quoted(n.Titles.Of("card", w.Card)) + " comes up"
			}
			return english.One(n.Cards(w.Category)) + " card is drawn"
		}},
		{Kind: "objective", Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: ObjectiveCell, ID: w.Of}} }, Takes: []string{"of"}, Words: func(n Names, w model.Trigger) string { return n.Objective(w.Of) + " is done" }},
	}
}
