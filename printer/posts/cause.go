package posts

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// cause is an effect on crews that matters for trade, with where it comes from, in words that follow what it
// does.
type cause struct {
	effect model.CrewEffect
	why    string
	place  int // of the stage it comes from; -1: of any game
}

// causes are the effects on trade of all stages, of winning a game, and of the objectives of missions.
func (s Scope) causes() []cause {
	var out []cause
	add := func(place int, list []model.CrewEffect, why func() string) {
		said := ""
		for _, e := range list {
			switch e.Kind {
			case "post", "boon", "price", "trader":
				if said == "" {
					said = why()
				}
				out = append(out, cause{e, said, place})
			}
		}
	}
	for i, n := range s.Campaign.Nodes {
		name := func() string { return english.Quoted(s.Stage(n.ID)) }
		add(i, n.Before, func() string { return "from " + name() + " on" })
		for _, o := range n.After {
			add(i, o.Do, func() string { return "after " + name() + s.onlyIf(o.When) })
		}
		add(i, s.rewards(n.Mission), func() string { return "after " + name() + ", if the objective for it was met" })
	}
	add(-1, s.Campaign.Winner, func() string { return "after any game, for its winner" })
	return out
}

// onlyIf is a condition on a game that has just been named.
func (s Scope) onlyIf(f *model.CrewFact) string {
	if f == nil {
		return ""
	}
	s.Game = "it"
	return ", if " + s.Fact(f)
}

// over reports whether what a stage has brought is used up when crews trade after another: a price for a single
// trade phase, where the stage has one itself.
func (c cause) over(at int, traded []bool) bool {
	return c.effect.Kind == "price" && c.effect.Uses == 1 && c.place >= 0 && c.place != at && traded[c.place]
}

// rewards are what the objectives of a mission change about trade, as effects.
func (s Scope) rewards(mission string) []model.CrewEffect {
	var out []model.CrewEffect
	if s.Mission == nil || mission == "" {
		return nil
	}
	m := s.Mission(mission)
	if m == nil {
		return nil
	}
	for _, o := range m.Objectives {
		for _, b := range o.Reward.Boons {
			out = append(out, model.CrewEffect{Kind: "boon", Boon: b.ID, Uses: b.Uses})
			if b.Post != "" {
				out = append(out, model.CrewEffect{Kind: "post", Post: b.Post, Set: "open"})
			}
		}
		for _, p := range o.Reward.Prices {
			out = append(out, model.CrewEffect{Kind: "price", Price: priceOf(p), Uses: 1})
		}
	}
	return out
}

// priceOf is what an objective makes of a sale price, as a price line.
func priceOf(p model.Price) *model.PriceLine {
	l := &model.PriceLine{On: "sell", Goods: &model.Goods{}, Add: p.Add, Set: p.UA}
	switch {
	case p.Token != "":
		l.Goods.Tokens = []string{p.Token}
	case p.Category != "":
		l.Goods.Categories = []string{p.Category}
	default:
		l.Goods = nil
	}
	return l
}
