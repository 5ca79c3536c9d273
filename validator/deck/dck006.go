package deck

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// dck006 finds levels that two bands of a card claim.
func dck006() check.Check {
	return check.Check{
		Code:     "DCK006",
		Title:    "two bands of a card for one level",
		Severity: diag.Error,
		Needs:    []check.Capability{check.DeckOfOwn, check.Whole},
		Text: "Two bands of an event card count at the same hostility level, because both name it, or because one names none and so " +
			"counts everywhere. Nobody at the table can tell which of them is meant; the program takes the first and never reads " +
			"the other there. Take the level out of one of them.",
		Before: "cards: echo: bands: [\n\t{levels: [\"relaxed\", \"guarded\"], title: \"Echo\", text: \"Nothing.\"},\n\t{levels: [\"guarded\", \"charge\"], title: \"Pack\", text: \"Add a peg.\"},\n]",
		After:  "cards: echo: bands: [\n\t{levels: [\"relaxed\", \"guarded\"], title: \"Echo\", text: \"Nothing.\"},\n\t{levels: [\"charge\"], title: \"Pack\", text: \"Add a peg.\"},\n]",
		Run: func(p *check.Pass) {
			for i := range p.Deck.Cards {
				c := &p.Deck.Cards[i]
				for n, b := range c.Bands {
					if levels := claimed(p, c, n); len(levels) > 0 { // core
						twice(p, c, n, b, levels)
					}
				}
			}
		},
	}
}

// claimed are the levels of a band for which an earlier band of the card counts.
func claimed(p *check.Pass, c *model.Card, band int) []string {
	var out []string
	for _, l := range p.Rules.Hostility.Levels {
		mine := c.Bands[band].Levels
		if first := c.Band(l.ID); first >= 0 && first < band && (len(mine) == 0 || slices.Contains(mine, l.ID)) {
			out = append(out, l.ID)
		}
	}
	return out
}

// twice reports a band that comes second at some levels.
func twice(p *check.Pass, c *model.Card, band int, b model.CardBand, levels []string) {
	path := fmt.Sprintf("cards.%s.bands.%d", c.ID, band)
	first := c.Band(levels[0])
	earlier := fmt.Sprintf("cards.%s.bands.%d", c.ID, first)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("card %s has a second band for %s", c.ID, english.And(levels)),
		Remedy:  fmt.Sprintf("take %s out of one of the two bands", english.And(levels)),
		Range:   p.First(path+".levels", path),
		Reasons: bandByLevel(p, c),
		Related: []diag.Related{{Range: p.First(earlier+".levels", earlier), Text: "this band counts there, because it comes first"}},
	}
	if len(b.Levels) == 0 {
		d.Remedy = "give it levels that no other band has; without any it counts everywhere"
	}
	p.Report(d)
}
