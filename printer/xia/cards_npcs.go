package xiapages

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// statusLook is the look of a status: its colour, dark enough for white letters, and its badge.
func (d dealer) statusLook(id string) cards.Look {
	i := slices.IndexFunc(d.r.Statuses, func(s xia.Status) bool { return s.ID == id })
	look := cards.LookOf(max(0, i), d.tell.Status(id), "law-"+id)
	if i >= 0 {
		c := icons.Named(d.r.Statuses[i].Colour).Line
		look.Colour = scene.Colour{R: c.R / 4 * 3, G: c.G / 4 * 3, B: c.B / 4 * 3, A: 255}
	}
	return look
}

// npcPile are NPC cards.
func (d dealer) npcPile(list []xia.NPC) pile {
	p := pile{name: "cards-npcs", subject: "NPC cards"}
	w := writer{job: d.job, r: d.r, tell: d.tell}
	back := d.Back(cards.LookOf(9, "NPC", "ship"), d.r.Title)
	for _, n := range list {
		look := d.statusLook(n.Status)
		var facts []cards.Fact
		for _, f := range w.npcFacts(n) {
			facts = append(facts, cards.Fact{Label: f.Label, Text: f.Value})
		}
		parts := []cards.Part{
			cards.Label(d.tell.Status(n.Status) + " · " + d.tell.Tier(n.Tier)),
			cards.Subject(daggered(words.Count(n.Spaces, "space")+" in a turn", n.Provenance, n.Assumed, "spaces")),
			numbered("turn", d.tell.Moves(n)), cards.Picture("ship"), cards.Rule(), cards.Facts(facts...),
		}
		p.cards = append(p.cards, d.ruled("npcs", d.deal(n.ID, n.Title, 1, cards.Face{Look: look, Title: n.Title, Parts: parts}, back)))
	}
	return p
}
