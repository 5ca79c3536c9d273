package deck

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
)

// dck005 finds levels at which a card says nothing (seed 000:675).
func dck005() check.Check {
	return check.Check{
		Code:     "DCK005",
		Title:    "a card is silent at a hostility level",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.DeckOfOwn, check.Whole},
		Text: "What an event card does depends on the hostility. No band of this card names some level of the track: whoever draws it " +
			"there can do nothing but shuffle it back and draw another. Add the level to one of the bands, or leave `levels` out " +
			"where the card says the same at every level.",
		Before: "cards: echo: bands: [\n\t{levels: [\"relaxed\", \"guarded\"], title: \"Echo\", text: \"Nothing.\"},\n\t{levels: [\"charge\", \"kill-me\", \"purge\"], title: \"Pack\", text: \"Add a peg.\"},\n]",
		After:  "cards: echo: bands: [\n\t{levels: [\"relaxed\", \"guarded\", \"watch-your-back\", \"cover-me\"], title: \"Echo\", text: \"Nothing.\"},\n\t{levels: [\"charge\", \"kill-me\", \"purge\"], title: \"Pack\", text: \"Add a peg.\"},\n]",
		Run: func(p *check.Pass) {
			levels := p.Rules.Hostility.Levels
			for i := range p.Deck.Cards {
				c := &p.Deck.Cards[i]
				if silent := silentAt(p, c); len(silent) > 0 && len(silent) < len(levels) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("card %s says nothing at %d of %d levels: %s", c.ID, len(silent), len(levels), english.And(silent)),
						Remedy:  "name them in one of its bands, or leave levels out of the band that counts everywhere",
						Range:   p.First("cards."+c.ID+"@key", "cards."+c.ID),
						Reasons: bandByLevel(p, c),
					})
				}
			}
		},
	}
}
