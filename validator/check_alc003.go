package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// alc003 finds more rare tokens mixed in than there are.
func alc003() Check {
	return Check{
		Code:     "ALC003",
		Title:    "more rare tokens are mixed in than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Boxes},
		Text: "Rare tokens lie apart from the pouch; the row `rare` of the search table says how many of each size " +
			"join it before dealing. The boxes must hold that many, without those that are set aside as key items.",
		Before: "setup: search: rare: large: 5 // the box holds 3",
		After:  "setup: search: rare: large: 2",
		Run: func(p *Pass) {
			for _, c := range p.Mission.Setup.Rare {
				if have := p.stock().Pool(c.Size).Rare; c.Count > have && p.knownSize(c.Size) {
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%d rare %s tokens are mixed in, but the boxes hold %d", c.Count, p.sizeTitle(c.Size), have),
						Remedy:  fmt.Sprintf("ask for %d at most, or name a box that holds more", have),
						Range:   p.Where.At("setup.search.rare." + c.Size),
					})
				}
			}
		},
	}
}

// knownSize reports whether the edition has a token size.
func (p *Pass) knownSize(id string) bool { return find(p.Rules.TokenSizes, id, tokenSizeID) != nil }

// sizeTitle is the title of a token size in lower case.
func (p *Pass) sizeTitle(id string) string {
	if s := find(p.Rules.TokenSizes, id, tokenSizeID); s != nil {
		return lower(s.Title)
	}
	return id
}
