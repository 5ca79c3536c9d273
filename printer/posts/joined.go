package posts

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// joined is the state of a post that shows all that a group of its states has. What only some of them have says
// at which times it holds.
func (s Scope) joined(p *model.Post, g *group, at []campaign.Time) state {
	if len(g.states) == 1 {
		return g.states[0]
	}
	post := *p
	x := state{post: &post, times: map[string]string{}}
	holds := map[string][]string{} // the stages of each line
	for _, y := range g.states {
		x.stages, x.hires = append(x.stages, y.stages...), x.hires || y.hires
		once := map[string]bool{}
		for _, l := range y.lines(s.Rules) {
			if !once[l.key] {
				holds[l.key] = append(holds[l.key], y.stages...)
			}
			once[l.key] = true
		}
	}
	here := s.among(x.stages, at)
	x.stages = stageIDs(here)
	for key, list := range holds {
		if when := s.times(list, here); when != "" {
			x.times[key] = when
		}
	}
	s.keep(&x, p, holds, at[0].Course().Changes)
	x.news = s.newsOf(g, x.times)
	return x
}

// keep leaves in a post what holds at some time, with the prices that the campaign gives before its own.
func (s Scope) keep(x *state, p *model.Post, holds map[string][]string, changes []campaign.Change) {
	for i := range p.Stock {
		if holds[shelfKey(&p.Stock[i])] == nil {
			x.shut = append(x.shut, p.Stock[i].ID)
		}
	}
	x.post.Services = slices.DeleteFunc(slices.Clone(p.Services), func(v model.Service) bool { return holds[serviceKey(v)] == nil })
	if p.Crafting != nil {
		craft := *p.Crafting
		craft.Recipes = slices.DeleteFunc(slices.Clone(craft.Recipes), func(v model.Recipe) bool { return holds[recipeKey(v)] == nil })
		x.post.Crafting = &craft
	}
	x.post.Prices = nil
	s.addPrices(x, changes)
	x.dropGiven(holds)
	for _, l := range p.Prices {
		if holds[priceKey(l)] != nil {
			x.post.Prices = append(x.post.Prices, l)
		}
	}
}

// dropGiven takes away the prices of the campaign that never hold here.
func (x *state) dropGiven(holds map[string][]string) {
	var prices []model.PriceLine
	var given []Given
	for i, l := range x.post.Prices {
		if holds[priceKey(l)] != nil {
			prices, given = append(prices, l), append(given, x.given[i])
		}
	}
	x.post.Prices, x.given = prices, given
}

// newsOf are the sentences of a group, each once, with its times in front.
func (s Scope) newsOf(g *group, times map[string]string) []string {
	var out []string
	seen := map[string]bool{}
	for _, x := range g.states {
		for _, n := range x.news {
			if seen[n] {
				continue
			}
			seen[n] = true
			if when := times[newsKey(n)]; when != "" {
				n = when + ": " + n
			}
			out = append(out, n)
		}
	}
	return out
}

// among are the stages with some ids, in the campaign's order.
func (s Scope) among(ids []string, at []campaign.Time) []campaign.Time {
	var out []campaign.Time
	for _, st := range at {
		if slices.Contains(ids, st.Stage.ID) {
			out = append(out, st)
		}
	}
	return out
}

func stageIDs(list []campaign.Time) []string {
	return english.Each(list, func(st campaign.Time) string { return st.Stage.ID })
}

// times says after which of several stages something holds; nothing if after all of them. "From" and "up to"
// are said only where the campaign plays its stages in that order.
func (s Scope) times(of []string, here []campaign.Time) string {
	var in, out []campaign.Time
	for _, st := range here {
		if slices.Contains(of, st.Stage.ID) {
			in = append(in, st)
		} else {
			out = append(out, st)
		}
	}
	name := func(st campaign.Time) string { return english.Quoted(s.Stage(st.Stage.ID)) }
	switch {
	case len(out) == 0 || len(in) == 0:
		return ""
	case len(in) > 1 && allFollow(in[0], in[1:]) && !someFollow(in[0], out):
		return "from " + name(in[0]) + " on"
	case len(in) > 1 && allLead(in[len(in)-1], in) && allFollow(in[len(in)-1], out):
		return "up to " + name(in[len(in)-1])
	case len(in) > mostStagesNamed && len(out) <= mostStagesNamed:
		return "not after " + english.List(english.Each(out, name), "or")
	}
	return "only " + s.after(stageIDs(in))
}

// allFollow reports whether all of some stages can come after one.
func allFollow(first campaign.Time, list []campaign.Time) bool {
	return !slices.ContainsFunc(list, func(st campaign.Time) bool { return !st.Follows(first) || first.Follows(st) })
}

// someFollow reports whether any of some stages can come after one.
func someFollow(first campaign.Time, list []campaign.Time) bool {
	return slices.ContainsFunc(list, func(st campaign.Time) bool { return st.Follows(first) })
}

// allLead reports whether all of some stages can come before the last of them.
func allLead(last campaign.Time, list []campaign.Time) bool {
	return !slices.ContainsFunc(list, func(st campaign.Time) bool { return !last.Follows(st) })
}
