package posts

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// joined is the state of a post that shows all that a group of its states has. What only some of them have says
// at which times it holds.
func (s Scope) joined(p *model.Post, g *group, at []stage) state {
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
	s.keep(&x, p, holds)
	x.news = s.newsOf(g, x.times)
	return x
}

// keep leaves in a post what holds at some time, with the prices that the campaign gives before its own.
func (s Scope) keep(x *state, p *model.Post, holds map[string][]string) {
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
	seen := map[string]bool{}
	for _, c := range s.causes() {
		if c.effect.Kind == "price" && c.effect.Price != nil {
			x.addPrice(*c.effect.Price, c.why, c.effect.Uses, seen)
		}
	}
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
	var given []string
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
func (s Scope) among(ids []string, at []stage) []stage {
	var out []stage
	for _, st := range at {
		if slices.Contains(ids, st.node.ID) {
			out = append(out, st)
		}
	}
	return out
}

func stageIDs(list []stage) []string {
	return english.Each(list, func(st stage) string { return st.node.ID })
}

// times says after which of several stages something holds; nothing if after all of them. "From" and "up to"
// are said only where the campaign plays its stages in that order.
func (s Scope) times(of []string, here []stage) string {
	var in, out []stage
	for _, st := range here {
		if slices.Contains(of, st.node.ID) {
			in = append(in, st)
		} else {
			out = append(out, st)
		}
	}
	name := func(st stage) string { return english.Quoted(s.Stage(st.node.ID)) }
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
func allFollow(first stage, list []stage) bool {
	return !slices.ContainsFunc(list, func(st stage) bool { return !st.may[first.node.ID] || first.may[st.node.ID] })
}

// someFollow reports whether any of some stages can come after one.
func someFollow(first stage, list []stage) bool {
	return slices.ContainsFunc(list, func(st stage) bool { return st.may[first.node.ID] })
}

// allLead reports whether all of some stages can come before the last of them.
func allLead(last stage, list []stage) bool {
	return !slices.ContainsFunc(list, func(st stage) bool { return !last.may[st.node.ID] })
}
