package infer

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Setting is one rule that surely sets off another, with the path of what does so.
type Setting struct{ Rule, Path string }

// Circle is a way from a rule back to it over rules of which each surely sets off the next; nil where there is
// none.
func Circle(start string, next func(rule string) []Setting) []string {
	ways := [][]string{{start}}
	seen := map[string]bool{}
	for len(ways) > 0 {
		way := ways[0]
		ways = ways[1:]
		for _, s := range next(way[len(way)-1]) {
			if s.Rule == start {
				return way
			}
			if !seen[s.Rule] {
				seen[s.Rule] = true
				ways = append(ways, append(slices.Clone(way), s.Rule))
			}
		}
	}
	return nil
}

// Remembered is what a rule sets off, asked for once and with each rule once.
func Remembered(next func(rule string) []Setting) func(rule string) []Setting {
	known := map[string][]Setting{}
	return func(rule string) []Setting {
		all, ok := known[rule]
		if !ok {
			seen := map[string]bool{}
			for _, s := range next(rule) {
				if !seen[s.Rule] {
					seen[s.Rule] = true
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
func (g *Game) unlimited(id string) *model.Rule {
	r := g.rule(id)
	if r == nil || r.If != nil || r.Optional || r.Times > 0 || r.PerRound+r.PerPiece+r.PerCrew > 0 {
		return nil
	}
	return r
}

// SetsOff are the rules that a rule sets off at once, every time: it runs them, or brings about what they wait for.
func (g *Game) SetsOff(id string) []Setting {
	r := g.unlimited(id)
	if r == nil {
		return nil
	}
	var out []Setting
	for i, e := range r.Do {
		path := fmt.Sprintf("rules.%s.do.%d", id, i)
		if c, runs := kinds.Of(kinds.Writes(e), kinds.RuleCell); runs {
			out = append(out, Setting{c.ID, path + ".rule"})
			continue
		}
		for _, other := range g.Mission.Rules {
			if other.When != nil && waitsFor(*other.When, e, r) {
				out = append(out, Setting{other.ID, path})
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

// comesTo reports whether an effect brings a counter from where the rule's event leaves it to a number.
func comesTo(n int, e model.Effect, r *model.Rule) bool {
	from, counts := awaited(r, kinds.CounterCell)
	return counts && n != from.Low && kinds.Some(kinds.Writes(e), kinds.CounterCell, func(c kinds.Cell) bool {
		return c.ID == from.ID && c.Move.Exact() && c.Move.From(from.Low).Low == n
	})
}

// alreadySo reports whether a rule waits for the state that its effect sets: then nothing changes.
func alreadySo(e model.Effect, r *model.Rule) bool {
	c, waits := awaited(r, kinds.DoorCell)
	now, sets := kinds.Of(kinds.Writes(e), kinds.DoorCell)
	return waits && sets && c.ID == now.ID && c.State == now.State
}

// awaited is the cell of a sort that a rule waits for.
func awaited(r *model.Rule, s kinds.Sort) (kinds.Cell, bool) {
	if r.When == nil {
		return kinds.Cell{}, false
	}
	return kinds.Of(kinds.Reads(*r.When), s)
}

// BringsMore are the rules that wait for the fall of figures that a rule places for certain, every time.
func (g *Game) BringsMore(id string) []Setting {
	r := g.unlimited(id)
	if r == nil || r.When == nil || kinds.ComesOnce(*r.When) {
		return nil
	}
	var out []Setting
	for i, e := range r.Do {
		c, brings := kinds.Of(kinds.Writes(e), kinds.FigureCell)
		if !brings || c.State == kinds.Replaced {
			continue
		}
		for _, other := range g.Mission.Rules {
			if other.When != nil && g.falls(*other.When, c.ID) {
				out = append(out, Setting{other.ID, fmt.Sprintf("rules.%s.do.%d", id, i)})
			}
		}
	}
	return out
}

// falls reports whether an event waits for the fall of any figure of a kind.
func (g *Game) falls(t model.Trigger, kind string) bool {
	if len(t.Triggers) > 0 {
		return slices.ContainsFunc(t.Triggers, func(inner model.Trigger) bool { return g.falls(inner, kind) })
	}
	c, waits := kinds.Of(kinds.Reads(t), kinds.FallCell)
	if !waits || c.Who == nil || c.Low > 0 {
		return false
	}
	if c.Who.NPC == "" && c.Who.Group != "" && c.Who.Named == "" {
		k := find(g.Rules.NPCs, kind, npcID)
		return k != nil && k.Group == c.Who.Group
	}
	return c.Who.NPC == kind && c.Who.Carrying == "" && c.Who.In == nil && c.Who.Nearest == nil
}
