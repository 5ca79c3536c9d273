package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// turns are what comes of dice, cards and counters.
func turns() []Trigger {
	return []Trigger{
		counterTrigger(), arrivalTrigger(), arrivalRollTrigger(), eventCardTrigger(), objectiveTrigger(),
	}
}

// counterTrigger: a counter reaches a number.
func counterTrigger() Trigger {
	return Trigger{
		Kind: "counter", Takes: []string{"of", "reaches"}, Watch: 4,
		Reads: func(w model.Trigger) []Cell {
			return []Cell{{Sort: CounterCell, ID: w.Of, Low: w.Reaches, High: w.Reaches}}
		},
		Words: func(n Names, w model.Trigger) string {
			return fmt.Sprintf("%s reaches %d", n.counterOf(w.Of, "a crew"), w.Reaches)
		},
	}
}

// arrivalTrigger: an NPC arrives.
func arrivalTrigger() Trigger {
	return Trigger{
		Kind: "arrival", Rolls: true, Takes: []string{"npc", "group"},
		It: func(w model.Trigger) *model.Who {
			if w.NPC == "" && w.Group == "" {
				return nil
			}
			return &model.Who{NPC: w.NPC, Group: w.Group}
		},
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: FigureCell, ID: w.NPC}} },
		Words: func(n Names, w model.Trigger) string {
			switch {
			case w.Group != "":
				return "any figure of " + english.Midway(n.Group(w.Group)) + " arrives"
			case w.NPC == "":
				return "anybody arrives"
			}
			return n.anNPC(w.NPC) + " arrives"
		},
	}
}

// arrivalRollTrigger: the roll for an entry point shows one of these numbers.
func arrivalRollTrigger() Trigger {
	return Trigger{
		Kind: "arrival-roll", Rolls: true, Takes: []string{"results"},
		Words: func(_ Names, w model.Trigger) string {
			return "the roll for an entry point shows " + Numbers(w.Results, "or")
		},
	}
}

// eventCardTrigger: an event card of a kind is drawn.
func eventCardTrigger() Trigger {
	return Trigger{
		Kind: "event-card", Rolls: true, Takes: []string{"category", "card"},
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: CardCell, ID: w.Card, Any: w.Category}} },
		Words: func(n Names, w model.Trigger) string {
			if w.Card != "" {
				return "the event card " + english.Quoted(n.Titles.Of("card", w.Card)) + " comes up"
			}
			return english.One(n.Cards(w.Category)) + " card is drawn"
		},
	}
}

// objectiveTrigger: an objective is done.
func objectiveTrigger() Trigger {
	return Trigger{
		Kind: "objective", Takes: []string{"of"}, Once: always,
		Reads: func(w model.Trigger) []Cell { return []Cell{{Sort: ObjectiveCell, ID: w.Of}} },
		Words: func(n Names, w model.Trigger) string { return n.Objective(w.Of) + " is done" },
	}
}
