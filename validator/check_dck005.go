package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// dck005 finds levels at which a card says nothing (seed 000:675).
func dck005() Check {
	return Check{
		Code:     "DCK005",
		Title:    "a card is silent at a hostility level",
		Severity: diag.Warning,
		Needs:    []Capability{DeckOfOwn, Whole},
		Text: "What an event card does depends on the hostility. No band of this card names some level of the track: whoever draws it " +
			"there can do nothing but shuffle it back and draw another. Add the level to one of the bands, or leave `levels` out " +
			"where the card says the same at every level.",
		Before: "cards: echo: bands: [\n\t{levels: [\"relaxed\", \"guarded\"], title: \"Echo\", text: \"Nothing.\"},\n\t{levels: [\"charge\", \"kill-me\", \"purge\"], title: \"Pack\", text: \"Add a peg.\"},\n]",
		After:  "cards: echo: bands: [\n\t{levels: [\"relaxed\", \"guarded\", \"watch-your-back\", \"cover-me\"], title: \"Echo\", text: \"Nothing.\"},\n\t{levels: [\"charge\", \"kill-me\", \"purge\"], title: \"Pack\", text: \"Add a peg.\"},\n]",
		Run: func(p *Pass) {
			levels := p.Rules.Hostility.Levels
			for i := range p.Deck.Cards {
				c := &p.Deck.Cards[i]
				if silent := p.silentAt(c); len(silent) > 0 && len(silent) < len(levels) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("card %s says nothing at %d of %d levels: %s", c.ID, len(silent), len(levels), english.And(silent)),
						Remedy:  "name them in one of its bands, or leave levels out of the band that counts everywhere",
						Range:   p.first("cards."+c.ID+"@key", "cards."+c.ID),
						Reasons: p.bandByLevel(c),
					})
				}
			}
		},
	}
}

// silentAt are the levels of the track at which a card says nothing. A card that names a level which the track
// does not have is meant to say something somewhere: that name is reported where it stands.
func (p *Pass) silentAt(c *model.Card) []string {
	var out, known []string
	for _, l := range p.Rules.Hostility.Levels {
		known = append(known, l.ID)
		if c.Band(l.ID) < 0 {
			out = append(out, l.ID)
		}
	}
	for _, b := range c.Bands {
		for _, level := range b.Levels {
			if !slices.Contains(known, level) {
				return nil
			}
		}
	}
	return out
}

// bandByLevel says which band of a card counts at each level of the track.
func (p *Pass) bandByLevel(c *model.Card) []string {
	var out []string
	for _, l := range p.Rules.Hostility.Levels {
		line := l.ID + ": no band"
		if i := c.Band(l.ID); i >= 0 {
			line = fmt.Sprintf("%s: band %d, %q", l.ID, i+1, c.Bands[i].Title)
		}
		out = append(out, line)
	}
	return out
}
