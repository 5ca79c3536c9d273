package campaign

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// World is what can be so of a crew in a campaign.
func World(c *model.Campaign, rules *model.RuleSet, units Units) kinds.CrewWorld {
	w := kinds.CrewWorld{
		Rules: rules, Boons: units.Granted(), Tallies: tallies(c, units), Most: map[string]int{}, Played: map[string]int{}, League: League(c), Table: true,
	}
	for _, k := range c.Counters {
		if k.Most != nil {
			w.Most[k.ID] = *k.Most
		}
	}
	if c.Form != "free" {
		for _, n := range c.Nodes {
			w.Played[n.ID] = max(n.Times, 1)
		}
	}
	return w
}

// tallies is where each tally can stand: from its start as far as the effects move it, and never beyond its most.
func tallies(c *model.Campaign, units Units) map[string]kinds.Span {
	out := map[string]kinds.Span{}
	for _, k := range c.Counters {
		out[k.ID] = kinds.Span{Low: k.Start, High: k.Start}
	}
	all := Effects(c)
	for _, m := range units.Missions {
		all = append(all, MissionEffects(m)...)
	}
	for _, e := range all {
		for _, cell := range kinds.CrewWrites(e) {
			if s, known := out[cell.ID]; known && cell.Sort == kinds.CounterCell {
				out[cell.ID] = widened(s, cell.Move)
			}
		}
	}
	for _, k := range c.Counters {
		if s := out[k.ID]; k.Most != nil {
			out[k.ID] = kinds.Span{Low: s.Low, High: min(s.High, *k.Most)}
		}
	}
	return out
}

// widened is where a tally can stand that can also be moved, any number of times.
func widened(s kinds.Span, m kinds.Move) kinds.Span {
	if m.Sets {
		return kinds.Span{Low: min(s.Low, m.Low), High: max(s.High, m.High)}
	}
	if m.Goes(1) {
		s.High = kinds.NoBound
	}
	if m.Goes(-1) {
		s.Low = -kinds.NoBound
	}
	return s
}
