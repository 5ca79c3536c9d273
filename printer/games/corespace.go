package games

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/buildguide"
	"github.com/sortie-tools/sortie/printer/campaign"
	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/crewsheet"
	"github.com/sortie-tools/sortie/printer/decklist"
	"github.com/sortie-tools/sortie/printer/posts"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/reference"
	"github.com/sortie-tools/sortie/printer/sheet"
	"github.com/sortie-tools/sortie/printer/tokens"
	"github.com/sortie-tools/sortie/printer/trackers"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// coreSpace lists the products of Core Space.
func coreSpace() []product.Product {
	return slices.Concat(
		inBook(sheet.Products(), map[string]string{"mission": "Missions"}),
		binding(inBook([]product.Product{campaign.Product()}, map[string]string{"campaign": "Campaigns"}), campaignMembers),
		inBook([]product.Product{decklist.Product()}, map[string]string{"deck": "Event decks"}),
		inBook([]product.Product{crewsheet.Product()}, map[string]string{"crew": "Crews"}),
		[]product.Product{board.Product(), buildguide.Product(), cards.Product(), tokens.Product(), trackers.Product()},
		inBook([]product.Product{posts.Product()}, map[string]string{"post": "Trading posts"}),
		inBook([]product.Product{reference.Product()}, map[string]string{product.Edition: "Rules"}),
	)
}

// binding says which other units belong into the books of products.
func binding(list []product.Product, members func(*product.Job) []product.Member) []product.Product {
	for i := range list {
		list[i].Binds = members
	}
	return list
}

// campaignMembers are the missions of a campaign in the order of its stages; then whatever it or they name,
// such as posts and crews; then the decks of the pack that its missions draw from.
func campaignMembers(j *product.Job) []product.Member {
	c, ok := j.Unit.(*model.Campaign)
	if !ok || c == nil {
		return nil
	}
	m := members{j: j}
	for _, n := range c.Nodes {
		m.add("mission", n.Mission)
	}
	missions := slices.Clone(m.list)
	m.named(c)
	for _, k := range missions {
		m.named(j.Peer(k.Kind, k.ID))
	}
	for _, id := range j.Peers("deck") {
		if d, ok := j.Peer("deck", id).(*model.Deck); ok && d != nil && d.Edition == c.Edition {
			m.add("deck", id)
		}
	}
	return m.list
}

// members collects units of a pack, each once.
type members struct {
	j    *product.Job
	list []product.Member
}

func (m *members) add(kind, id string) {
	if k := (product.Member{Kind: kind, ID: id}); id != "" && !slices.Contains(m.list, k) {
		m.list = append(m.list, k)
	}
}

// named adds the posts and crews that a unit names anywhere.
func (m *members) named(unit any) {
	for _, r := range refs.Of(unit, nil) {
		for _, kind := range []string{"post", "crew"} {
			if slices.Contains(r.Domains, "+"+kind) && m.j.Peer(kind, r.ID) != nil {
				m.add(kind, r.ID)
			}
		}
	}
}
