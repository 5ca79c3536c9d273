package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// peer is another unit of the pack; nil where it is not at hand.
func (p *Pass) peer(kind, id string) any {
	if p.Subject.Peer == nil || id == "" {
		return nil
	}
	return p.Subject.Peer(kind, id)
}

// tradePeer is another unit of the pack, of one type; nil where it is not at hand.
func tradePeer[T any](p *Pass, kind, id string) *T {
	v, _ := p.peer(kind, id).(*T)
	return v
}

// packUnits are all units of the pack that belong to the subject's edition, the subject itself among them.
var packUnits = NewFact("units of the pack", func(p *Pass) campaign.Units {
	u := campaign.Units{Whole: p.Subject.Siblings != nil && p.Subject.Peer != nil}
	if !u.Whole {
		return u
	}
	for _, n := range p.Subject.Siblings {
		if trades(n.Kind) && (n.Edition == "" || n.Edition == p.Rules.ID) {
			u.Add(p.peer(n.Kind, n.ID))
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

// trades reports whether units of a kind have to do with what crews have between games.
func trades(kind string) bool {
	return slices.Contains([]string{"mission", "post", "campaign", "crew"}, kind)
}

// tradePost is the subject, if it is a whole post with its rule set.
func (p *Pass) tradePost() (*model.Post, bool) {
	post, ok := p.Subject.Value.(*model.Post)
	return post, ok && p.Rules != nil && !p.Subject.Partial
}

// postWorld is what can be so of a crew that comes to the post.
func (p *Pass) postWorld(post *model.Post) kinds.CrewWorld {
	w := kinds.CrewWorld{Rules: p.Rules}
	if asksBoon(post) {
		w.Boons = packUnits.Of(p).Granted()
	}
	return w
}

// asksBoon reports whether anything at a post hangs on a boon: only then are other units looked at.
func asksBoon(post *model.Post) bool {
	for _, f := range postFacts(post) {
		if kinds.Hangs(f.fact, onBoon) {
			return true
		}
	}
	return false
}

// onBoon reports whether a fact by itself hangs on a boon.
func onBoon(f *model.CrewFact) bool { return kinds.Has(kinds.CrewReads(f), kinds.BoonCell) }
