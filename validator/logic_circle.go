package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// setting is one rule that surely sets off another, with the path of what does so.
type setting struct{ rule, path string }

// circle is a way from a rule back to it over rules of which each surely sets off the next; nil where there is
// none.
func circle(start string, next func(rule string) []setting) []string {
	ways := [][]string{{start}}
	seen := map[string]bool{}
	for len(ways) > 0 {
		way := ways[0]
		ways = ways[1:]
		for _, s := range next(way[len(way)-1]) {
			if s.rule == start {
				return way
			}
			if !seen[s.rule] {
				seen[s.rule] = true
				ways = append(ways, append(slices.Clone(way), s.rule))
			}
		}
	}
	return nil
}

// remembered is what a rule sets off, asked for once and with each rule once.
func remembered(next func(rule string) []setting) func(rule string) []setting {
	known := map[string][]setting{}
	return func(rule string) []setting {
		all, ok := known[rule]
		if !ok {
			seen := map[string]bool{}
			for _, s := range next(rule) {
				if !seen[s.rule] {
					seen[s.rule] = true
					all = append(all, s)
				}
			}
			known[rule] = all
		}
		return all
	}
}

// unlimited is a rule that works whenever it is set off; nil where it has a limit, a condition or a choice, or
// is not there.
func (p *Pass) unlimited(id string) *model.Rule {
	r := p.ruleCalled(id)
	if r == nil || r.If != nil || r.Optional || r.Times > 0 || r.PerRound > 0 {
		return nil
	}
	return r
}

// atOnceSets are the rules that a rule sets off at once, every time: it runs them, or brings about what they wait
// for.
func (p *Pass) atOnceSets(id string) []setting {
	r := p.unlimited(id)
	if r == nil {
		return nil
	}
	var out []setting
	for i, e := range r.Do {
		path := fmt.Sprintf("rules.%s.do.%d", id, i)
		if e.Kind == "rule" {
			out = append(out, setting{e.Rule, path + ".rule"})
			continue
		}
		for _, other := range p.Mission.Rules {
			if other.When != nil && waitsFor(*other.When, e, r) {
				out = append(out, setting{other.ID, path})
			}
		}
	}
	return out
}

// waitsFor reports whether a trigger waits for what an effect of a rule brings about for certain.
func waitsFor(t model.Trigger, e model.Effect, r *model.Rule) bool {
	if len(t.Triggers) > 0 {
		return slices.ContainsFunc(t.Triggers, func(inner model.Trigger) bool { return waitsFor(inner, e, r) })
	}
	if !kinds.BringsAbout(e, t) {
		return false
	}
	switch kinds.Reads(t)[0].Sort {
	case kinds.CounterCell:
		return comesTo(t.Reaches, e, r)
	case kinds.DoorCell:
		return !alreadySo(e, r)
	case kinds.FigureCell, kinds.CardCell:
		return true
	}
	return false // a token that is given need not be taken up by hand, and an "after" waits
}

// comesTo reports whether an effect brings a counter from where the rule's trigger leaves it to a number.
func comesTo(n int, e model.Effect, r *model.Rule) bool {
	if r.When == nil || r.When.Kind != "counter" || r.When.Of != e.Of || e.PerHit {
		return false
	}
	now := r.When.Reaches + e.Add
	if e.Becomes != nil {
		now = *e.Becomes
	}
	return now == n && now != r.When.Reaches
}

// alreadySo reports whether a rule waits for the state that its effect sets: then nothing changes.
func alreadySo(e model.Effect, r *model.Rule) bool {
	return r.When != nil && r.When.Kind == "door" && r.When.Of == e.Of && r.When.Becomes == e.Set
}

// bringsMore are the rules that wait for the fall of figures that a rule places for certain, every time.
func (p *Pass) bringsMore(id string) []setting {
	r := p.unlimited(id)
	if r == nil || r.When == nil || happensOnce(*r.When) {
		return nil
	}
	var out []setting
	for i, e := range r.Do {
		if e.Kind != "spawn" {
			continue
		}
		for _, other := range p.Mission.Rules {
			if other.When != nil && p.falls(*other.When, e.NPC) {
				out = append(out, setting{other.ID, fmt.Sprintf("rules.%s.do.%d", id, i)})
			}
		}
	}
	return out
}

// falls reports whether a trigger waits for the fall of any figure of a kind.
func (p *Pass) falls(t model.Trigger, kind string) bool {
	if t.Kind == "any" {
		return slices.ContainsFunc(t.Triggers, func(inner model.Trigger) bool { return p.falls(inner, kind) })
	}
	if t.Kind != "defeated" || t.Who == nil || t.Nth > 0 {
		return false
	}
	if t.Who.NPC == "" && t.Who.Group != "" && t.Who.Named == "" {
		k := find(p.Rules.NPCs, kind, npcID)
		return k != nil && k.Group == t.Who.Group
	}
	return t.Who.NPC == kind && t.Who.Carrying == "" && t.Who.In == nil && t.Who.Nearest == nil
}
