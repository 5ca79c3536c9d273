package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// lore is what the rules of a mission bring about, and what each of that needs: which rule opens a door, which
// console sets the rule off, where the token lies that it asks for. It leaves out what time, dice and enemies
// decide: all that may come.
type lore struct {
	web
	locks []geom.Lock // panels that hold traders back at the start
	sites map[fact]site
	from  map[fact][]string // the paths of the source that a fact's ways stand at
}

// site is a place that somebody must get to.
type site struct {
	name  string
	path  string
	floor int
	at    model.Point
	spots []geom.Spot
}

// lore is the mission's.
func (p *Pass) lore() *lore { return loreFact.Of(p) }

// loreFact reads the lore once.
var loreFact = NewFact("lore", func(p *Pass) *lore {
	l := &lore{sites: map[fact]site{}, from: map[fact][]string{}}
	p.Written().learn(l) // of the mission as it is written, whichever check asks first
	return l
})

// learn reads the mission. The places of tokens come first: only a token that lies or is handed out somewhere
// can be missed.
func (p *Pass) learn(l *lore) {
	l.locks = p.locks()
	p.learnTokens(l)
	p.eachEffect(func(e effectAt) {
		if e.rule != nil {
			p.learnEffect(l, e)
		}
	})
	p.learnPowers(l)
	m := p.Subject.Mission
	for i := range m.Rules {
		r := &m.Rules[i]
		if r.When != nil {
			l.note(fact{kind: ruleFact, id: r.ID}, p.ruleNeed(l, r), "rules."+r.ID+".when")
		}
	}
	for _, o := range m.Objectives {
		n := p.goalNeed(l, o.Done)
		if o.After != "" {
			n = allOf(n, needs(goalFact, o.After))
		}
		l.note(fact{kind: goalFact, id: o.ID}, n, "objectives."+o.ID+".done")
	}
	p.eachGoal(func(g goalAt) {
		if find(m.Rules, g.Unlocks, ruleID) != nil {
			l.note(fact{kind: ruleFact, id: g.Unlocks}, p.goalNeed(l, g.Goal), g.path+".unlocks")
		}
	})
}

func ruleID(r *model.Rule) string { return r.ID }

// note adds a way for something to come about, and where the source says so.
func (l *lore) note(f fact, n need, path string) {
	l.add(f, n)
	l.from[f] = append(l.from[f], path)
}

// locks are the panels of all floors that hold traders back at the start.
func (p *Pass) locks() []geom.Lock {
	var out []geom.Lock
	for i, f := range p.building().Floors() {
		for j, x := range f.Board.Panels {
			if k := find(p.Rules.Panels, x.Kind, panelKindID); k != nil && bars(*k, x.State) {
				out = append(out, geom.Lock{Floor: i, Panel: j})
			}
		}
	}
	return out
}

// bars reports whether a panel of a kind has a door that needs more than a hand to open.
func bars(k model.PanelKind, s model.PanelState) bool {
	return slices.ContainsFunc(k.Openings, func(o model.Opening) bool {
		return o.Door && (s == model.Locked || o.Hidden && s != model.Open)
	})
}

// panel is the panel of a lock.
func (p *Pass) panel(l geom.Lock) model.Panel {
	return p.building().Floors()[l.Floor].Board.Panels[l.Panel]
}

// lockKind is the kind of a lock's panel, or nil.
func (p *Pass) lockKind(l geom.Lock) *model.PanelKind {
	return find(p.Rules.Panels, p.panel(l).Kind, panelKindID)
}

// learnTokens notes where tokens lie at the start and which of the figures on the board carry them.
func (p *Pass) learnTokens(l *lore) {
	for i, c := range p.Subject.Mission.Setup.Contents {
		path := fmt.Sprintf("setup.contents.%d", i)
		for _, t := range c.Tokens {
			if p.rareEnough(t) {
				l.note(fact{kind: tokenFact, id: t}, p.placeNeed(l, c.At, path+".at"), path)
			}
		}
	}
	for i, n := range p.Subject.Mission.Setup.NPCs {
		for _, t := range n.Tokens {
			if p.rareEnough(t) {
				l.note(fact{kind: tokenFact, id: t}, p.figureNeed(l, i), fmt.Sprintf("setup.npcs.%d", i))
			}
		}
	}
}

// rareEnough reports whether a token can only be had where the mission puts it: it is kept apart from those
// that are dealt, or the boxes hold no more of it than lie in their places.
func (p *Pass) rareEnough(token string) bool {
	if p.keptApart(token) {
		return true
	}
	laid, owned := 0, 0
	for _, c := range p.Subject.Mission.Setup.Contents {
		for _, t := range c.Tokens {
			if t == token {
				laid++
			}
		}
	}
	for _, id := range p.Subject.Mission.Boxes {
		if b := find(p.Rules.Boxes, id, boxID); b != nil {
			for _, c := range b.Tokens {
				if c.ID == token {
					owned += c.Count
				}
			}
		}
	}
	return owned > 0 && laid >= owned
}

// learnEffect notes what an effect of a rule brings about.
func (p *Pass) learnEffect(l *lore, e effectAt) {
	by := needs(ruleFact, e.rule.ID)
	for _, c := range kinds.Writes(e.Effect) {
		switch c.Sort {
		case kinds.DoorCell:
			if c.State != string(model.Locked) {
				p.learnDoors(l, by, e.path, func(x model.Panel) bool {
					return c.ID != "" && x.ID == c.ID || c.ID == "" && c.Any != "" && x.Kind == c.Any
				})
			}
		case kinds.TokenCell:
			if p.rareEnough(c.ID) {
				l.note(fact{kind: tokenFact, id: c.ID}, p.handedOver(l, e, by), e.path)
			}
		case kinds.RuleCell:
			if c.ID != e.rule.ID {
				l.note(fact{kind: ruleFact, id: c.ID}, allOf(by, p.conditionNeed(l, p.ownCondition(c.ID))), e.path)
			}
		case kinds.CounterCell:
			for _, up := range e.turns(p.Subject.Mission.Setup.Counters) {
				l.note(fact{kind: countFact, id: c.ID, n: up}, by, e.path)
			}
		}
	}
}

// handedOver is what must be so for a token to be had that an effect gives or lays down.
func (p *Pass) handedOver(l *lore, e effectAt, by need) need {
	if e.At == nil {
		return by
	}
	return allOf(by, p.placeNeed(l, *e.At, e.path+".at"))
}

// ownCondition is the condition of a rule, or nil.
func (p *Pass) ownCondition(id string) *model.Condition {
	if r := find(p.Subject.Mission.Rules, id, ruleID); r != nil {
		return r.If
	}
	return nil
}

// turns says which ways an effect moves its counter: 1 up, -1 down.
func (e effectAt) turns(counters []model.Counter) []int {
	var out []int
	start := 0
	if c := find(counters, e.Of, counterID); c != nil {
		start = c.Start
	}
	if e.Add > 0 || e.Becomes != nil && *e.Becomes > start {
		out = append(out, 1)
	}
	if e.Add < 0 || e.Becomes != nil && *e.Becomes < start {
		out = append(out, -1)
	}
	return out
}
