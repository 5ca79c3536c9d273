package xiapages

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// titles are title cards.
func (d dealer) titles(list []*xia.Title) pile {
	p := pile{name: "cards-titles", subject: "Titles"}
	look := cards.LookOf(4, "Title", "title-card")
	back := d.Back(look, d.r.Title)
	for _, c := range list {
		parts := []cards.Part{cards.Prose("text", c.Text)}
		if empty(c.Text) {
			parts = []cards.Part{numbered("needs", d.tell.Needs(c))}
		}
		parts = append(parts, cards.Picture("title-card"), cards.Icons(cards.Icon{Symbol: "fame", Value: words.Number(c.Fame), Word: "Fame"}), cards.Rule(),
			cards.Label("Skill"), cards.Subject(c.Skill.Title), cards.Prose("skill.text", c.Skill.Text))
		f := cards.Face{Look: look, Title: c.Title, Path: "title", Parts: parts}
		p.cards = append(p.cards, d.of(kindTitle, d.deal(c.ID, c.Title, 1, f, back)))
	}
	return p
}

// abilities are ability cards, one for each ship that has it. Their back is the exhausted side.
func (d dealer) abilities() pile {
	p := pile{name: "cards-abilities", subject: "Ability cards"}
	back := d.Back(cards.LookOf(6, "Exhausted", "energy"), "refreshed in the Status Phase")
	for i, a := range d.r.Abilities {
		p.cards = append(p.cards, d.ruled("abilities", d.deal(a.ID, a.Title, 1, d.ability(i, a), back)))
	}
	return p
}

func (d dealer) ability(i int, a xia.Ability) cards.Face {
	uses := []string{"action", "minor", "attack", "defence", "business", "status"}
	mark := func(text, path string) string { return daggered(text, a.Provenance, a.Assumed, path) }
	label := words.Use(a.Use)
	if s, ok := byID(d.r.Ships, a.ID, func(s xia.Ship) string { return s.Ability }); ok {
		label += " · " + s.Title
	}
	parts := []cards.Part{cards.Label(label), cards.Prose(fmt.Sprintf("abilities.%d.text", i), a.Text)}
	icons := []cards.Icon{{Symbol: "energy", Value: mark(words.Number(a.Energy), "energy"), Word: "Energy"}}
	if a.Range != nil {
		icons = append(icons, cards.Icon{Symbol: "target-lock", Value: words.Span(a.Range.Min, max(a.Range.Min, a.Range.Max)), Word: "Range"})
	}
	parts = append(parts, cards.Picture("ship"), cards.Icons(icons...), cards.Rule())
	if results := words.Results(a); len(results) > 0 {
		parts = append(parts, stretches(mark("Throw a "+d.tell.Die(a.Die), "results"), results))
	}
	look := cards.LookOf(max(0, slices.Index(uses, a.Use)), "Ability", "energy")
	return cards.Face{Look: look, Title: a.Title, Parts: parts}
}

// stretches are the stretches of a throw with what they come to.
func stretches(label string, list []words.Result) cards.Part {
	var facts []cards.Fact
	for _, r := range list {
		facts = append(facts, cards.Fact{Label: words.Span(r.From, r.To), Text: r.Text})
	}
	return cards.Stack(nil, cards.Label(label), cards.Facts(facts...))
}
