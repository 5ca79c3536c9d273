package trade

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// packUnits are all units of the pack that belong to the subject's edition, the subject itself among them.
var packUnits = check.NewFact("units of the pack", func(p *check.Pass) campaign.Units {
	u := campaign.Units{Whole: p.Subject.Siblings != nil && p.Subject.Peer != nil}
	if !u.Whole {
		return u
	}
	for _, n := range p.Subject.Siblings {
		if trade.Trades(n.Kind) && (n.Edition == "" || n.Edition == p.Rules.ID) {
			u.Add(trade.Peer(p, n.Kind, n.ID))
		}
	}
	switch v := p.Subject.Value.(type) {
	case *model.Post:
		u.Posts = append(slices.DeleteFunc(u.Posts, func(o *model.Post) bool { return o.ID == v.ID }), v)
	case *model.Campaign:
		u.Campaigns = append(slices.DeleteFunc(u.Campaigns, func(o *model.Campaign) bool { return o.ID == v.ID }), v)
	}
	return u
})

// tradePost is the subject, if it is a whole post with its rule set.
func tradePost(p *check.Pass) (*model.Post, bool) {
	post, ok := p.Subject.Value.(*model.Post)
	return post, ok && p.Rules != nil && !p.Subject.Partial
}

// postWorld is what can be so of a crew that comes to the post.
func postWorld(p *check.Pass, post *model.Post) kinds.CrewWorld {
	w := kinds.CrewWorld{Rules: p.Rules}
	if asksBoon(post) {
		w.Boons = packUnits.Of(p).Granted()
	}
	return w
}

// asksBoon reports whether anything at a post hangs on a boon: only then are other units looked at.
func asksBoon(post *model.Post) bool {
	for _, f := range postFacts(post) {
		if kinds.Hangs(f.Fact, onBoon) {
			return true
		}
	}
	return false
}

// onBoon reports whether a fact by itself hangs on a boon.
func onBoon(f *model.CrewFact) bool { return kinds.Has(kinds.CrewReads(f), kinds.BoonCell) }
