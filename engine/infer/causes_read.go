package infer

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// reader makes needs of cells. What time, dice and figures that the game moves decide may come about by itself, and who
// is brought down or brought along is a matter of play.
func (c *Causes) reader() Reader {
	return Reader{
		Event:     func(t model.Trigger) Need { return c.all(kinds.Reads(t)) },
		Condition: func(x model.Condition) Need { return c.all(kinds.Asks(x)) },
		Goal:      func(g model.Goal) Need { return c.all(kinds.Wants(g)) },
	}
}

// Goal is what must be so for a goal to be met.
func (c *Causes) Goal(g model.Goal) Need { return c.reader().goal(g) }

// Event is what must be so for an event to come about.
func (c *Causes) Event(t model.Trigger) Need { return c.reader().event(t) }

// rule is what must be so for a rule to work. Where who sets it off must carry a token, that is brought to what is
// touched.
func (c *Causes) rule(r *model.Rule) Need {
	event, condition := c.reader().event(*r.When), c.reader().condition(r.If)
	if r.If == nil || !event.Carried {
		return AllOf(event, condition)
	}
	if x, asks := kinds.Of(kinds.Asks(*r.If), kinds.TokenCell); asks && x.Who != nil && x.Who.Traders == "acting" {
		return AllOf(event, inHand(event.Parts[0], condition))
	}
	return AllOf(event, condition)
}

// all is what must be so for all of some cells.
func (c *Causes) all(cells []kinds.Cell) Need {
	needs := english.Each(cells, c.cell)
	if len(needs) == 1 {
		return needs[0]
	}
	return AllOf(needs...)
}

// cell is what must be so for a cell. What enemies or nobody in particular does may come about by itself.
func (c *Causes) cell(x kinds.Cell) Need {
	if x.Who != nil && !Traders(x.Who) {
		return Need{}
	}
	switch x.Sort {
	case kinds.PieceCell:
		return inHand(c.touch(x.ID, x.Any), c.carried(x.Who))
	case kinds.ZoneCell:
		return c.thing(x.ID)
	case kinds.PlaceCell:
		return c.place(x.Place)
	case kinds.TokenCell:
		return c.asks(Fact{Kind: TokenFact, ID: x.ID})
	case kinds.CounterCell:
		return c.counter(x)
	case kinds.DoorCell:
		return c.door(x)
	case kinds.ObjectiveCell:
		return c.asks(Fact{Kind: GoalFact, ID: x.ID})
	case kinds.RuleCell:
		return c.asks(Fact{Kind: RuleFact, ID: x.ID})
	}
	return Need{}
}

// inHand asks for a touch by who carries something.
func inHand(touch, carried Need) Need { return Need{Parts: []Need{touch, carried}, Carried: true} }

// reached asks for somebody to get to a site; nothing where there is none.
func reached(site string) Need {
	if site == "" {
		return Need{}
	}
	return Needs(ReachFact, site)
}

// Traders reports whether some figures are traders for sure.
func Traders(w *model.Who) bool {
	return w.Traders != "" || w.Class != "" || w.NPC == "" && w.Group == "" && w.Named == "" && !w.Everyone && (w.Carrying != "" || w.Trait != "")
}

// touch asks for the touch of a thing, or of any piece of a sort.
func (c *Causes) touch(id, sort string) Need {
	if id != "" || sort == "" {
		return c.thing(id)
	}
	return c.sort(sort)
}

// thing asks for somebody to get to a thing of the board.
func (c *Causes) thing(id string) Need { return reached(c.board.Thing(id)) }

// sort asks for the touch of any piece of a sort.
func (c *Causes) sort(sort string) Need {
	var ways []Need
	for t := range c.game.Mission.Things(model.CrateSort, model.FurnitureSort, model.MarkerSort) {
		if t.Kind == sort {
			ways = append(ways, c.thing(t.ID))
		}
	}
	if len(ways) == 0 {
		return Need{}
	}
	return OneOf(ways...)
}

// place asks for somebody to get to a place that a condition or goal names.
func (c *Causes) place(at *model.Place) Need {
	switch {
	case at == nil:
		return Need{}
	case at.Sort != "":
		return c.sort(at.Sort)
	case at.Within == 0 && at.Piece+at.Zone != "":
		return c.thing(at.Piece + at.Zone)
	}
	return reached(c.board.Place(*at, ""))
}

// carried asks for the token that some figures must carry.
func (c *Causes) carried(w *model.Who) Need {
	if w == nil || w.Carrying == "" {
		return Need{}
	}
	return c.asks(Fact{Kind: TokenFact, ID: w.Carrying})
}

// asks asks for a fact if anything can bring it about: what nothing does is a mistake of another kind, and
// what only prose does is not known here.
func (c *Causes) asks(f Fact) Need {
	if !c.game.brings(f) {
		return Need{}
	}
	return Need{Of: f}
}

// brings reports whether the mission says anywhere how a fact comes about.
func (g *Game) brings(f Fact) bool {
	switch f.Kind {
	case RuleFact:
		r := g.rule(f.ID)
		return r != nil && (r.When != nil || g.calls(r.ID))
	case GoalFact:
		return g.objective(f.ID) != nil
	case TokenFact:
		return g.rareEnough(f.ID) && g.Gives(f.ID)
	case CountFact:
		return slices.ContainsFunc(g.all(), func(e Effect) bool {
			return e.Rule != nil && kinds.Some(e.Writes, kinds.CounterCell, func(c kinds.Cell) bool {
				return c.ID == f.ID && slices.Contains(g.turns(c), f.N)
			})
		})
	}
	return true
}

// calls reports whether another rule runs a rule, or a goal makes it possible.
func (g *Game) calls(rule string) bool {
	found := slices.ContainsFunc(g.all(), func(e Effect) bool {
		c, runs := kinds.Of(e.Writes, kinds.RuleCell)
		return runs && c.ID == rule && (e.Rule == nil || e.Rule.ID != rule)
	})
	for _, o := range g.Mission.Objectives {
		kinds.EachGoal("", o.Done, func(_ string, x model.Goal) { found = found || x.Unlocks == rule })
	}
	return found
}

// Gives reports whether a rule gives a token to somebody or lays it down, or it lies on the board from the start, or
// somebody carries it.
func (g *Game) Gives(token string) bool {
	return slices.ContainsFunc(g.all(), func(e Effect) bool {
		c, gives := kinds.Of(e.Writes, kinds.TokenCell)
		return gives && c.ID == token
	}) || slices.ContainsFunc(g.Mission.Setup.Contents, func(c model.Content) bool { return slices.Contains(c.Tokens, token) }) ||
		slices.ContainsFunc(g.Mission.Setup.NPCs, func(n model.StartNPC) bool { return slices.Contains(n.Tokens, token) })
}

// counter asks for a counter to come to a range: for a rule that moves it that way.
func (c *Causes) counter(x kinds.Cell) Need {
	k := find(c.game.Mission.Setup.Counters, x.ID, counterID)
	switch {
	case k == nil:
		return Need{}
	case k.Start < x.Low:
		return c.asks(Fact{Kind: CountFact, ID: x.ID, N: 1})
	case k.Start > x.High:
		return c.asks(Fact{Kind: CountFact, ID: x.ID, N: -1})
	}
	return Need{}
}

// door asks for a panel that is locked or hidden at the start to be opened.
func (c *Causes) door(x kinds.Cell) Need {
	if x.ID == "" || model.PanelState(x.State).Barred() {
		return Need{}
	}
	for i, lock := range c.Locks {
		if c.board.Panel(lock).ID == x.ID {
			return Need{Of: DoorOf(i)}
		}
	}
	return Need{}
}
