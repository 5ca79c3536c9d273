package trade

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// wanted is a token that a post or a campaign asks a crew for.
type wanted struct {
	token string
	path  string
	what  string // what asks for it
}

// wantedAt are the tokens that a post asks for.
func wantedAt(post *model.Post) []wanted {
	var out []wanted
	for _, s := range post.Services {
		for _, a := range s.Tokens {
			out = append(out, wanted{a.ID, "services." + s.ID + ".tokens." + a.ID, "service " + s.ID})
		}
	}
	if post.Crafting != nil {
		for _, r := range post.Crafting.Recipes {
			for _, a := range r.Tokens {
				out = append(out, wanted{a.ID, "crafting.recipes." + r.ID + ".tokens." + a.ID, "the recipe for " + r.ID})
			}
		}
	}
	for _, f := range postFacts(post) {
		out = append(out, wantedBy(f.Fact, f.Path, f.What, 0)...)
	}
	return out
}

// mostNested is how deep facts in facts are looked at: nobody writes deeper ones by hand.
const mostNested = 12

// wantedBy are the tokens that a fact asks for.
func wantedBy(f *model.CrewFact, path, what string, depth int) []wanted {
	if f == nil || depth > mostNested || kinds.FactOf(f).Joins == kinds.None {
		return nil
	}
	var out []wanted
	if c, owns := kinds.Of(kinds.CrewReads(f), kinds.TokenCell); owns {
		out = append(out, wanted{c.ID, path, what})
	}
	for i := range f.Of {
		out = append(out, wantedBy(&f.Of[i], path, what, depth+1)...)
	}
	return out
}

// yielded reports whether a crew can come by a token in the missions, at the posts or through the campaigns
// at hand. In doubt it can.
func yielded(p *check.Pass, s campaign.Units, token string) bool {
	t := check.Find(p.Rules.Tokens, token, parts.TokenID)
	return t == nil || !s.Whole || len(s.Missions) == 0 ||
		slices.ContainsFunc(s.Missions, func(m *model.Mission) bool { return missionYields(p, m, *t) }) ||
		slices.ContainsFunc(s.Posts, func(post *model.Post) bool { return postYields(p, post, *t) }) ||
		slices.ContainsFunc(s.Campaigns, func(c *model.Campaign) bool { return campaignYields(c, *t) }) ||
		slices.ContainsFunc(s.Crews, func(c *model.Crew) bool { return crewYields(c, token) }) ||
		slices.ContainsFunc(s.Effects(), func(e model.CrewEffect) bool { return kinds.Yields(e, *t) })
}

// missionYields reports whether a token is among those that a mission deals, lays out or hands over.
func missionYields(p *check.Pass, m *model.Mission, t model.TokenKind) bool {
	if len(m.Boxes) == 0 || dealing.Stock(m, p.Rules).Boxed(t.ID) > 0 && dealing.TakesPart(m, t) {
		return true
	}
	other := check.Look(check.Subject{Value: m, Mission: m, RuleSet: p.Rules, Rules: p.Rules})
	for _, h := range append(append(stock.SetOut(other), stock.Gifts(other)...), stock.Rewards(other)...) {
		if h.Token == t.ID {
			return true
		}
	}
	return slices.Contains(m.Setup.Aside, t.ID)
}

// postYields reports whether a post sells or makes a token.
func postYields(p *check.Pass, post *model.Post, t model.TokenKind) bool {
	return len(offers(p, post, t)) > 0 || post.Crafting != nil && dealsIn(post, "craft", t)
}

// campaignYields reports whether a campaign begins with a token at hand.
func campaignYields(c *model.Campaign, t model.TokenKind) bool {
	budget := !c.Start.Rookie || c.Start.Budget != nil && *c.Start.Budget > 0 || c.Start.UA > 0
	return t.Buy != nil && (*t.Buy == 0 || budget) ||
		slices.ContainsFunc(c.Start.Aside, func(a model.Amount) bool { return a.ID == t.ID })
}

func crewYields(c *model.Crew, token string) bool {
	is := func(a model.Amount) bool { return a.ID == token }
	return slices.ContainsFunc(c.Ship.Hold, is) ||
		slices.ContainsFunc(c.Traders, func(t model.CrewTrader) bool { return slices.ContainsFunc(t.Gear, is) })
}
