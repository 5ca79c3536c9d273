package xiapages

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// outfits are cards that show what outfits are, for a display: the pieces themselves are tokens.
func (d dealer) outfits() pile {
	p := pile{name: "cards-outfits", subject: "Outfit cards"}
	back := d.Back(cards.LookOf(7, "Outfit", "propulsion"), d.r.Title)
	for _, o := range d.r.Outfits {
		p.cards = append(p.cards, d.deal(o.ID, o.Title, 1, d.outfit(o), back))
	}
	return p
}

func (d dealer) outfit(o xia.Outfit) cards.Face {
	tier, _ := byID(d.r.OutfitTiers, o.Tier, func(t xia.OutfitTier) int { return t.Tier })
	kind, _ := byID(d.r.OutfitTypes, o.Type, func(t xia.OutfitType) string { return t.ID })
	n := slices.IndexFunc(d.r.OutfitTypes, func(t xia.OutfitType) bool { return t.ID == o.Type })
	mark := func(text, path string) string { return daggered(text, o.Provenance, o.Assumed, path) }
	values := []cards.Icon{
		{Symbol: "d" + fmt.Sprint(d.sides(tier.Die)), Value: daggered(d.tell.Die(tier.Die), tier.Provenance, tier.Assumed, "die"), Word: words.Gives(kind.Gives)},
		{Symbol: "coin", Value: words.Number(tier.Price), Word: "Price"},
		{Symbol: "sell", Value: words.Number(tier.Sell), Word: "Sold for"},
	}
	parts := []cards.Part{cards.Label(mark(tier.Title, "tier") + " " + d.tell.OutfitType(o.Type)), cards.Icons(values...)}
	for _, line := range words.OutfitRules(kind) {
		parts = append(parts, cards.Words(line))
	}
	parts = append(parts, cards.Part{Least: 7 * mm, Fill: func(s cards.Setting, h scene.Unit) []scene.Item {
		return shapeItems(o.Shape, scene.Rect{W: s.Width, H: h}, holdCell, icons.Tones())
	}}, cards.Label(mark(words.Count(o.Shape.Spaces(), "hold space")+", "+words.Count(o.Shape.Uses(), "Use Space"), "shape")))
	return cards.Face{Look: cards.LookOf(max(0, n), "Outfit", "outfit-"+o.Type), Title: o.Title, Parts: parts}
}

// sides is the number of sides of a die.
func (d dealer) sides(id string) int {
	die, _ := byID(d.r.Dice, id, func(v xia.Die) string { return v.ID })
	return die.Sides
}
