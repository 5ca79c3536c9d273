package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc020 finds draws of more tokens than there are.
func alc020() Check {
	return Check{
		Code:     "ALC020",
		Title:    "more tokens are drawn than there are",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Boxes},
		Text: "Tokens are drawn from the pouch, from the rare ones or from the supply, maybe of one size or category only. " +
			"The mission's boxes hold fewer such tokens, even if not one of them is dealt before: there is nothing to draw.",
		Before: "do: [{kind: \"draw\", draw: {from: \"pouch\", count: 1, size: \"large\"}}] // large tokens are not in the pouch",
		After:  "do: [{kind: \"draw\", draw: {from: \"pouch\", count: 1}}]",
		Run: func(p *Pass) {
			each(p, func(path string, d *model.Draw) {
				have := p.drawable(*d)
				if d.Count > have { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s %s drawn from the %s, which holds %s at most", english.Count(d.Count, "token"), english.Are(d.Count), d.From, p.suchTokens(*d, have)),
						Remedy:  "draw fewer, from elsewhere, or without naming a size or category",
						Range:   p.first(path+".count", path),
						Reasons: p.boxedTokens(func(t model.TokenKind) bool { return p.drawn(*d, t) }),
					})
				}
			})
		},
	}
}

// drawable is how many tokens a draw can be from: all that the boxes hold.
func (p *Pass) drawable(d model.Draw) int {
	n := 0
	for _, t := range p.Rules.Tokens {
		if p.drawn(d, t) {
			n += p.stock().Boxed(t.ID)
		}
	}
	return n
}

// drawn reports whether a token can come up in a draw. Rare ones are in the pouch when they are mixed in.
func (p *Pass) drawn(d model.Draw, t model.TokenKind) bool {
	if d.Size != "" && d.Size != t.Size || d.Category != "" && d.Category != t.Category {
		return false
	}
	switch d.From {
	case "pouch":
		s, _ := p.sizeOf(t.ID)
		return s != nil && s.Pouch && p.canDeal(t) && (!t.Rare || p.stock().Pool(t.Size).Mixed > 0)
	case "rare":
		return t.Rare
	}
	return true
}

// suchTokens is a number of the tokens that a draw is about.
func (p *Pass) suchTokens(d model.Draw, n int) string {
	noun := "token"
	if d.Category != "" {
		noun = d.Category + " " + noun
	}
	if d.Size != "" {
		noun = p.sizeTitle(d.Size) + " " + noun
	}
	return english.Count(n, noun)
}
