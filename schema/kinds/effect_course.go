package kinds

import (
	"cmp"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// course are the effects on the course of the game.
func course() []Effect {
	return []Effect{
		{Kind: "reveal", Idle: without(func(e model.Effect) bool { return e.Hidden == "" && e.Text.Source == "" }, "it has neither hidden nor text"), Takes: []string{"text", "hidden"}, Words: func(n Names, e model.Effect) string {
			if said := Spoken(e.Text.Blocks); said != "" || e.Hidden == "" {
				return said
			}
			return "find out what " + english.Quoted(english.Spelled(e.Hidden)) + " is"
		}},
		{Kind: "deck", Writes: drawnCard, Takes: []string{"op", "category", "card", "count"}, Words: func(n Names, e model.Effect) string {
			if e.Op == "draw" {
				return "draw " + english.Count(max(1, e.Count), cmp.Or(n.Cards(e.Category), "event")+" card")
			}
			return english.Lower(n.DeckChange(model.DeckChange{Op: e.Op, Category: e.Category, Card: e.Card, Count: e.Count}))
		}},
		{Kind: "roll", Idle: noRow, Takes: []string{"die", "dice", "rows"}, Words: func(n Names, e model.Effect) string {
			return "roll " + n.Dice(max(1, e.Dice), e.Die) + ": " + strings.Join(english.Each(e.Rows, n.row), "; ")
		}},
		{Kind: "choose", Idle: noOption, Takes: []string{"options"}, Words: func(n Names, e model.Effect) string {
			return "choose: " + english.List(english.Each(e.Options, n.option), "or")
		}},
		{Kind: "reroll", Takes: []string{"roll"}, Words: func(_ Names, e model.Effect) string {
			return "make the " + cmp.Or(e.Roll, "last") + " roll again"
		}},
		{Kind: "treat-as", OnRoll: true, Takes: []string{"result"}, Words: func(n Names, e model.Effect) string {
			return "it counts as " + english.Quoted(english.Spelled(e.Result))
		}},
		{Kind: "ignore", OnRoll: true, Words: func(Names, model.Effect) string { return "nothing happens" }},
		{Kind: "skip", Takes: []string{"phase"}, Words: func(n Names, e model.Effect) string {
			return "leave out the phase " + english.Quoted(n.Phase(e.Phase))
		}},
		{Kind: "rule", Writes: func(e model.Effect) []Cell { return []Cell{{Sort: RuleCell, ID: e.Rule}} }, Takes: []string{"rule"}, Words: func(n Names, e model.Effect) string { return n.Rule(e.Rule) + " works" }},
		{Kind: "end", Words: func(Names, model.Effect) string { return "the mission ends" }},
		{Kind: "prose", Words: func(Names, model.Effect) string { return "" }},
	}
}

// drawnCard is the card that comes up; what else is done to the deck waits until one is drawn.
func drawnCard(e model.Effect) []Cell {
	if e.Op != "draw" {
		return nil
	}
	return []Cell{{Sort: CardCell, ID: e.Card, Any: e.Category}}
}

func (n Names) option(o model.Option) string {
	if does := n.Effects(o.Do); does != "" {
		return o.Title + " (" + does + ")"
	}
	return o.Title
}

func (n Names) row(r model.RollRow) string {
	does := n.Effects(r.Do)
	if said := Spoken(r.Text.Blocks); said != "" {
		does = strings.TrimSuffix(said, ".")
	}
	if does == "" {
		does = "nothing"
	}
	return english.Span(r.From, r.To) + " – " + does
}
