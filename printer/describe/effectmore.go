package describe

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// game says what happens to the track, the deck, counters and the order of play.
func (t teller) game(e model.Effect) string {
	switch e.Kind {
	case "pegs":
		if e.Add < 0 {
			return "take " + english.Count(-e.Add, "peg") + " off the track"
		}
		return "add " + english.Count(e.Add, "peg") + " to the track"
	case "counter":
		return t.counts(e)
	case "deck":
		return t.decks(e)
	case "skip":
		return "leave out the phase " + english.Quoted(t.phase(e.Phase))
	case "reroll":
		return "roll again"
	case "ignore":
		return "nothing happens"
	case "rule":
		return t.rule(e.Rule) + " works"
	case "end":
		return "the mission ends"
	case "turn-counter":
		return map[string]string{"acting": "take the turn counter", "next": "the next player takes the turn counter"}[e.Holder]
	case "reveal":
		return spoken(e.Text.Blocks)
	}
	return "it counts as " + english.Quoted(english.Spelled(e.Result))
}

// counts says what a counter does; what only the program counts goes without saying.
func (t teller) counts(e model.Effect) string {
	c, known := t.counterOf(e.Of)
	name := english.Quoted(t.counter(e.Of))
	switch {
	case known && !c.Shown():
		return ""
	case known && c.Flag():
		yes := e.Add > 0 || e.Becomes != nil && *e.Becomes > 0
		if yes {
			return name + ": yes"
		}
		return name + ": no"
	case e.Becomes != nil:
		return fmt.Sprintf("%s becomes %d", name, *e.Becomes)
	case e.PerHit:
		return fmt.Sprintf("%s %+d for each hit", name, e.Add)
	}
	return fmt.Sprintf("%s %+d", name, e.Add)
}

func (t teller) counterOf(id string) (model.Counter, bool) {
	for _, c := range t.m.Setup.Counters {
		if c.ID == id {
			return c, true
		}
	}
	return model.Counter{}, false
}

func (t teller) decks(e model.Effect) string {
	if e.Op == "draw" {
		return "draw " + english.Count(max(1, e.Count), cmp.Or(t.cards(e.Category), "event")+" card")
	}
	return english.Lower(t.deckChange(model.DeckChange{Op: e.Op, Category: e.Category, Card: e.Card, Count: e.Count}))
}

// figureEffect says what happens to figures: who, then what.
func (t teller) figureEffect(e model.Effect) string {
	what := ""
	switch e.Kind {
	case "move":
		what = t.moved(e)
	case "attack":
		what = "attacked with " + english.Count(e.Dice, "die")
		if e.Dice != 1 {
			what = fmt.Sprintf("attacked with %d dice", e.Dice)
		}
	case "damage":
		what = english.Count(e.Hits, "hit")
	case "heal":
		what = english.Count(e.Pegs, cmp.Or(e.Type, "health")+" peg") + " back"
	case "state":
		what = e.Set
	case "behaviour":
		what = "another way to act"
		if e.Toward != nil {
			what = "heads for " + bare(t.place(*e.Toward))
		}
	case "prone":
		what = map[bool]string{true: "up again", false: "prone"}[e.Up]
	case "stat":
		what = fmt.Sprintf("%s %+d", english.Spelled(e.Stat), e.Add)
	case "control":
		return "a player plays " + t.controlled(e)
	default:
		return ""
	}
	if e.IgnoreArmour {
		what += ", armour does not count"
	}
	return t.who(e.Who) + ": " + what
}

func (t teller) controlled(e model.Effect) string {
	if e.Piece != "" {
		return t.piece(e.Piece)
	}
	return t.who(e.Who)
}

func (t teller) moved(e model.Effect) string {
	line := map[string]string{"scatter": "scattered", "push": "pushed", "pull": "pulled", "toward": "moved nearer", "away": "moved away", "teleport": "set down"}[e.Mode]
	if e.By > 0 {
		line += fmt.Sprintf(" %s in", e.By)
	}
	return line + t.where(e.Place)
}
