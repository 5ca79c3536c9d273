package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// triggerNeed is what must be so for a trigger to come about. What time, dice and figures that the game moves
// decide may come about by itself.
func (p *Pass) triggerNeed(l *lore, t model.Trigger) need {
	var ways []need
	for _, inner := range t.Triggers {
		ways = append(ways, p.triggerNeed(l, inner))
	}
	if len(ways) > 0 {
		return oneOf(ways...)
	}
	var parts []need
	for _, c := range kinds.Reads(t) {
		parts = append(parts, p.cellNeed(l, t, c))
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return allOf(parts...)
}

// cellNeed is what must be so for what a trigger hangs on to come about.
func (p *Pass) cellNeed(l *lore, t model.Trigger, c kinds.Cell) need {
	switch c.Sort {
	case kinds.PieceCell:
		if t.Who == nil || traders(t.Who) {
			return inHand(p.touchNeed(l, c.ID, c.Any), p.carryNeed(l, t.Who))
		}
	case kinds.ZoneCell:
		if t.Who == nil || traders(t.Who) {
			return p.siteNeed(l, c.ID)
		}
	case kinds.TokenCell:
		return p.tokenNeed(l, c.ID)
	case kinds.CounterCell:
		return p.counterNeed(l, c.ID, &t.Reaches, &t.Reaches)
	case kinds.DoorCell:
		return p.doorNeed(l, c.ID, c.State)
	case kinds.ObjectiveCell:
		return p.asks(l, fact{kind: goalFact, id: c.ID})
	case kinds.RuleCell:
		return p.asks(l, fact{kind: ruleFact, id: c.ID})
	}
	return need{}
}

// inHand asks for a touch by who carries something.
func inHand(touch, carried need) need { return need{parts: []need{touch, carried}, carried: true} }

// ruleNeed is what must be so for a rule to work. Where who sets it off must carry a token, that is brought to what
// is touched.
func (p *Pass) ruleNeed(l *lore, r *model.Rule) need {
	trigger, condition := p.triggerNeed(l, *r.When), p.conditionNeed(l, r.If)
	if c := r.If; c != nil && c.Kind == "carries" && c.Who != nil && c.Who.Traders == "acting" && trigger.carried {
		return allOf(trigger, inHand(trigger.parts[0], condition))
	}
	return allOf(trigger, condition)
}

// traders reports whether some figures are traders for sure.
func traders(w *model.Who) bool {
	return w.Traders != "" || w.Class != "" || w.NPC == "" && w.Group == "" && w.Named == "" && !w.Everyone && (w.Carrying != "" || w.Trait != "")
}

// touchNeed asks for the touch of a thing, or of any piece of a sort.
func (p *Pass) touchNeed(l *lore, id, sort string) need {
	if id != "" || sort == "" {
		return p.siteNeed(l, id)
	}
	return p.sortNeed(l, sort)
}

// sortNeed asks for the touch of any piece of a sort.
func (p *Pass) sortNeed(l *lore, sort string) need {
	var ways []need
	for _, f := range p.building().Floors() {
		for _, c := range f.Board.Crates {
			if c.Size == sort {
				ways = append(ways, p.siteNeed(l, c.ID))
			}
		}
		for _, x := range f.Board.Furniture {
			if x.Kind == sort {
				ways = append(ways, p.siteNeed(l, x.ID))
			}
		}
		for _, x := range f.Board.Markers {
			if x.Kind == sort {
				ways = append(ways, p.siteNeed(l, x.ID))
			}
		}
	}
	if len(ways) == 0 {
		return need{}
	}
	return oneOf(ways...)
}

// siteNeed asks for somebody to get to a thing of the board; nothing if there is no such thing.
func (p *Pass) siteNeed(l *lore, id string) need {
	f := fact{kind: reachFact, id: id}
	if _, ok := l.sites[f]; ok {
		return need{of: f}
	}
	s, ok := p.siteOf(id)
	if !ok {
		return need{}
	}
	l.sites[f] = s
	return need{of: f}
}

// placeNeed asks for somebody to get to a place; nothing if no one spot of the board is meant.
func (p *Pass) placeNeed(l *lore, at model.Place, path string) need {
	spots, ok := p.spotsOf(at)
	if !ok {
		return need{}
	}
	f := fact{kind: reachFact, id: "@" + path}
	l.sites[f] = site{name: p.placeName(at), path: path, floor: p.floorOf(at), at: p.pointOf(at), spots: spots}
	return need{of: f}
}

// figureNeed asks for somebody to meet a figure that stands on the board from the start: it, too, can walk.
func (p *Pass) figureNeed(l *lore, i int) need {
	s, ok := p.startOf(i)
	if !ok {
		return need{}
	}
	f := fact{kind: reachFact, id: s.path}
	l.sites[f] = s
	return need{of: f}
}

// carryNeed asks for the token that some figures must carry.
func (p *Pass) carryNeed(l *lore, w *model.Who) need {
	if w == nil || w.Carrying == "" {
		return need{}
	}
	return p.tokenNeed(l, w.Carrying)
}

// tokenNeed asks for a token, if it is one that lies or is handed out somewhere.
func (p *Pass) tokenNeed(l *lore, token string) need {
	return p.asks(l, fact{kind: tokenFact, id: token})
}

// asks asks for a fact if anything can bring it about: what nothing does is a mistake of another kind, and
// what only prose does is not known here.
func (p *Pass) asks(l *lore, f fact) need {
	if !p.brings(f) {
		return need{}
	}
	return need{of: f}
}

// brings reports whether the mission says anywhere how a fact comes about.
func (p *Pass) brings(f fact) bool {
	m := p.Subject.Mission
	switch f.kind {
	case ruleFact:
		r := find(m.Rules, f.id, ruleID)
		return r != nil && (r.When != nil || p.calledRules()[r.ID])
	case goalFact:
		return find(m.Objectives, f.id, func(o *model.Objective) string { return o.ID }) != nil
	case tokenFact:
		return p.rareEnough(f.id) && p.given(f.id)
	case countFact:
		found := false
		p.eachEffect(func(e effectAt) {
			found = found || e.Kind == "counter" && e.Of == f.id && e.rule != nil && slices.Contains(e.turns(m.Setup.Counters), f.n)
		})
		return found
	}
	return true
}

// counterNeed asks for a counter to come to a range: for a rule that moves it that way.
func (p *Pass) counterNeed(l *lore, id string, low, high *int) need {
	c := find(p.Subject.Mission.Setup.Counters, id, counterID)
	switch {
	case c == nil:
		return need{}
	case low != nil && c.Start < *low:
		return p.asks(l, fact{kind: countFact, id: id, n: 1})
	case high != nil && c.Start > *high:
		return p.asks(l, fact{kind: countFact, id: id, n: -1})
	}
	return need{}
}

// doorNeed asks for a panel that is locked or hidden at the start to be opened.
func (p *Pass) doorNeed(l *lore, id, state string) need {
	if id == "" || state == string(model.Locked) {
		return need{}
	}
	for i, lock := range l.locks {
		if p.panel(lock).ID == id {
			return need{of: doorOf(i)}
		}
	}
	return need{}
}

// conditionNeed is what must be so for a condition to hold; nil always holds.
func (p *Pass) conditionNeed(l *lore, c *model.Condition) need {
	if c == nil {
		return need{}
	}
	switch c.Kind {
	case "all", "any":
		var parts []need
		for i := range c.Conditions {
			parts = append(parts, p.conditionNeed(l, &c.Conditions[i]))
		}
		return need{parts: parts, one: c.Kind == "any"}
	case "counter":
		return p.counterNeed(l, c.Of, c.Min, c.Max)
	case "door":
		return p.doorNeed(l, c.Of, c.Is)
	case "carries":
		if c.Who == nil || traders(c.Who) {
			return p.tokenNeed(l, c.Token)
		}
	case "in":
		if c.Who != nil && c.Place != nil && traders(c.Who) {
			return p.heldPlace(l, *c.Place)
		}
	case "done":
		return p.asks(l, fact{kind: goalFact, id: c.Objective})
	}
	return need{}
}

// heldPlace asks for somebody to get to a place that a condition or goal names by a thing of the board.
func (p *Pass) heldPlace(l *lore, at model.Place) need {
	switch {
	case at.Sort != "":
		return p.sortNeed(l, at.Sort)
	case at.Within == 0 && at.Piece+at.Zone != "":
		return p.siteNeed(l, at.Piece+at.Zone)
	}
	return p.placeNeed(l, at, p.placeName(at))
}

// goalNeed is what must be so for a goal to be met. Who is brought down or brought along is a matter of play.
func (p *Pass) goalNeed(l *lore, g model.Goal) need {
	var parts []need
	for _, x := range g.Goals {
		parts = append(parts, p.goalNeed(l, x))
	}
	switch g.Kind {
	case "any":
		return oneOf(parts...)
	case "carry-off", "collect":
		parts = append(parts, p.tokenNeed(l, g.Token))
	case "deliver", "install":
		parts = append(parts, p.tokenNeed(l, g.Token), p.siteNeed(l, g.Into))
	case "destroy", "repair", "interact":
		parts = append(parts, p.touchNeed(l, g.Of+g.With, g.Any))
	case "counter":
		parts = append(parts, p.counterNeed(l, g.Of, &g.Reaches, &g.Reaches))
	case "escape":
		for i := range g.Requires {
			parts = append(parts, p.conditionNeed(l, &g.Requires[i]))
		}
	}
	for _, at := range []*model.Place{g.Place, g.To} {
		if at != nil {
			parts = append(parts, p.heldPlace(l, *at))
		}
	}
	return allOf(parts...)
}
