package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// tradeScope is the units of one edition that have to do with one another.
type tradeScope struct {
	missions  []*model.Mission
	posts     []*model.Post
	campaigns []*model.Campaign
	crews     []*model.Crew
	whole     bool // every unit that is named is here
}

// tradePeer is another unit of the pack, of one type; nil where it is not at hand.
func tradePeer[T any](p *Pass, kind, id string) *T {
	if p.Subject.Peer == nil || id == "" {
		return nil
	}
	v, _ := p.Subject.Peer(kind, id).(*T)
	return v
}

// findPackScope is everything of the pack that belongs to the subject's edition.
func (p *Pass) findPackScope() tradeScope {
	s := tradeScope{whole: p.Subject.Siblings != nil && p.Subject.Peer != nil}
	if !s.whole {
		return s
	}
	for _, n := range p.Subject.Siblings {
		if n.Edition == "" || n.Edition == p.Rules.ID {
			s.take(p, n.Kind, n.ID)
		}
	}
	s.self(p)
	return s
}

// take adds a unit; what is not at hand is missed.
func (s *tradeScope) take(p *Pass, kind, id string) {
	ok := true
	switch kind {
	case "mission":
		s.missions, ok = tradeAdd(s.missions, tradePeer[model.Mission](p, kind, id))
	case "post":
		s.posts, ok = tradeAdd(s.posts, tradePeer[model.Post](p, kind, id))
	case "campaign":
		s.campaigns, ok = tradeAdd(s.campaigns, tradePeer[model.Campaign](p, kind, id))
	case "crew":
		s.crews, ok = tradeAdd(s.crews, tradePeer[model.Crew](p, kind, id))
	}
	s.whole = s.whole && ok
}

func tradeAdd[T any](list []*T, v *T) ([]*T, bool) {
	if v == nil {
		return list, false
	}
	return append(list, v), true
}

// self puts the subject itself in the place of what the pack gave for it.
func (s *tradeScope) self(p *Pass) {
	switch v := p.Subject.Value.(type) {
	case *model.Post:
		s.posts = append(slices.DeleteFunc(s.posts, func(o *model.Post) bool { return o.ID == v.ID }), v)
	case *model.Campaign:
		s.campaigns = append(slices.DeleteFunc(s.campaigns, func(o *model.Campaign) bool { return o.ID == v.ID }), v)
	}
}

var packScope = NewFact("units of the pack", (*Pass).findPackScope)

// campaignScope are the units that the campaign names that is looked at.
var campaignScope = NewFact("units of the campaign", func(p *Pass) tradeScope {
	c, _ := p.Subject.Value.(*model.Campaign)
	return p.findCampaignScope(c)
})

// findCampaignScope is the missions, posts and crews that a campaign names.
func (p *Pass) findCampaignScope(c *model.Campaign) tradeScope {
	s := tradeScope{campaigns: []*model.Campaign{c}, whole: p.Subject.Peer != nil}
	if s.whole {
		for _, id := range campaignMissions(c) {
			s.take(p, "mission", id)
		}
		for _, id := range campaignPosts(c, s.missions) {
			s.take(p, "post", id)
		}
		for _, id := range c.Start.Crews {
			s.take(p, "crew", id)
		}
	}
	return s
}

// campaignMissions are the missions that a campaign names, once each.
func campaignMissions(c *model.Campaign) []string {
	var out []string
	for _, n := range c.Nodes {
		out = tradeOnce(out, n.Mission)
	}
	if c.CatchUp != nil {
		out = tradeOnce(out, c.CatchUp.Mission)
	}
	return out
}

// campaignPosts are the posts that a campaign, its stages or its missions name, once each.
func campaignPosts(c *model.Campaign, missions []*model.Mission) []string {
	var out []string
	for _, id := range c.Posts {
		out = tradeOnce(out, id)
	}
	for _, n := range c.Nodes {
		for _, id := range n.Posts {
			out = tradeOnce(out, id)
		}
	}
	for _, e := range campaignEffects(c) {
		out = tradeOnce(out, e.Post)
	}
	for _, m := range missions {
		if m.Aftermath != nil {
			out = tradeOnce(out, m.Aftermath.Post)
		}
		for _, o := range m.Objectives {
			for _, b := range o.Reward.Boons {
				out = tradeOnce(out, b.Post)
			}
		}
	}
	return out
}

func tradeOnce(list []string, id string) []string {
	if id == "" || slices.Contains(list, id) {
		return list
	}
	return append(list, id)
}

// campaignEffects are all changes that a campaign makes to crews.
func campaignEffects(c *model.Campaign) []model.CrewEffect {
	out := slices.Clone(c.Winner)
	for _, n := range c.Nodes {
		out = append(out, n.Before...)
		for _, a := range n.After {
			out = append(out, a.Do...)
		}
	}
	return out
}

// effects are all changes to crews that the campaigns and the services of posts make.
func (s tradeScope) effects() []model.CrewEffect {
	var out []model.CrewEffect
	for _, c := range s.campaigns {
		out = append(out, campaignEffects(c)...)
	}
	for _, post := range s.posts {
		for _, v := range post.Services {
			out = append(out, v.Do...)
		}
	}
	return out
}

// boons are those that somebody grants; nil where not every unit is at hand.
func (s tradeScope) boons() map[string]bool {
	if !s.whole {
		return nil
	}
	out := map[string]bool{}
	for _, e := range s.effects() {
		if e.Kind == "boon" {
			out[e.Boon] = true
		}
	}
	for _, m := range s.missions {
		for _, o := range m.Objectives {
			for _, b := range o.Reward.Boons {
				out[b.ID] = true
			}
		}
	}
	return out
}

// tradePost is the subject, if it is a whole post with its rule set.
func (p *Pass) tradePost() (*model.Post, bool) {
	post, ok := p.Subject.Value.(*model.Post)
	return post, ok && p.Rules != nil && !p.Subject.Partial
}

// postWorld is what can be so of a crew that comes to the post.
func (p *Pass) postWorld(post *model.Post) tradeWorld {
	w := tradeWorld{rules: p.Rules}
	if asksBoon(post) {
		w.boons = packScope.Of(p).boons()
	}
	return w
}

// asksBoon reports whether anything at a post hangs on a boon: only then are other units looked at.
func asksBoon(post *model.Post) bool {
	for _, f := range postFacts(post) {
		if mentions(f.fact, "boon", 0) {
			return true
		}
	}
	return false
}

// mentions reports whether a fact of a kind is in a fact.
func mentions(f *model.CrewFact, kind string, depth int) bool {
	if f == nil || depth > tradeDepth {
		return false
	}
	for i := range f.Of {
		if mentions(&f.Of[i], kind, depth+1) {
			return true
		}
	}
	return f.Kind == kind
}
