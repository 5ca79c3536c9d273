package kinds

import (
	"cmp"
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// game says what happens to the track, the deck, counters and the order of play.
func (n Names) game(e model.Effect) string {
	switch e.Kind {
	case "pegs":
		if e.Add < 0 {
			return "take " + english.Count(-e.Add, "peg") + " off the track"
		}
		return "add " + english.Count(e.Add, "peg") + " to the track"
	case "counter":
		return n.counts(e)
	case "deck":
		return n.decks(e)
	case "skip":
		return "leave out the phase " + english.Quoted(n.Phase(e.Phase))
	case "reroll":
		return "roll again"
	case "ignore":
		return "nothing happens"
	case "rule":
		return n.Rule(e.Rule) + " works"
	case "end":
		return "the mission ends"
	case "turn-counter":
		return map[string]string{"acting": "take the turn counter", "next": "the next player takes the turn counter"}[e.Holder]
	case "reveal":
		return Spoken(e.Text.Blocks)
	}
	return "it counts as " + english.Quoted(english.Spelled(e.Result))
}

// counts says what a counter does; what only the program counts goes without saying.
func (n Names) counts(e model.Effect) string {
	c, known := n.CounterOf(e.Of)
	name := english.Quoted(n.Counter(e.Of))
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

// CounterOf is a counter of the mission.
func (n Names) CounterOf(id string) (model.Counter, bool) {
	for _, c := range n.Mission.Setup.Counters {
		if c.ID == id {
			return c, true
		}
	}
	return model.Counter{}, false
}

func (n Names) decks(e model.Effect) string {
	if e.Op == "draw" {
		return "draw " + english.Count(max(1, e.Count), cmp.Or(n.Cards(e.Category), "event")+" card")
	}
	return english.Lower(n.DeckChange(model.DeckChange{Op: e.Op, Category: e.Category, Card: e.Card, Count: e.Count}))
}

// figureEffect says what happens to figures: who, then what.
func (n Names) figureEffect(e model.Effect) string {
	what := ""
	switch e.Kind {
	case "move":
		what = n.moved(e)
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
			what = "heads for " + Bare(n.Place(*e.Toward))
		}
	case "prone":
		what = map[bool]string{true: "up again", false: "prone"}[e.Up]
	case "stat":
		what = fmt.Sprintf("%s %+d", english.Spelled(e.Stat), e.Add)
	case "control":
		return "a player plays " + n.controlled(e)
	default:
		return ""
	}
	if e.IgnoreArmour {
		what += ", armour does not count"
	}
	return n.Who(e.Who) + ": " + what
}

func (n Names) controlled(e model.Effect) string {
	if e.Piece != "" {
		return n.Piece(e.Piece)
	}
	return n.Who(e.Who)
}

func (n Names) moved(e model.Effect) string {
	line := map[string]string{"scatter": "scattered", "push": "pushed", "pull": "pulled", "toward": "moved nearer", "away": "moved away", "teleport": "set down"}[e.Mode]
	if e.By > 0 {
		line += fmt.Sprintf(" %s in", e.By)
	}
	return line + n.Where(e.Place)
}
