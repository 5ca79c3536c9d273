package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// alc003 finds more rare tokens mixed in than there are.
func alc003() Check {
	return Check{
		Code:     "ALC003",
		Title:    "more rare tokens are mixed in than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Tokens, Boxes},
		Each:     true,
		Text: "Rare tokens lie apart from the pouch; the row `rare` of the search table says how many of each size " +
			"join it before dealing. The boxes must hold that many, without those that are set aside as key items.",
		Before: "setup: search: rare: large: 5 // the box holds 3",
		After:  "setup: search: rare: large: 2",
		Run: func(p *Pass) {
			for _, c := range p.Mission.Setup.Rare {
				have := p.stock().Pool(c.Size).Rare
				if c.Count > have && p.knownSize(c.Size) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("%s %s mixed in, but the boxes hold %d", english.Count(c.Count, "rare "+p.sizeTitle(c.Size)+" token"), english.Are(c.Count), have),
						Remedy:  or(fmt.Sprintf("ask for %d at most", have), p.addition(part{sort: "rare", id: c.Size}, c.Count)),
						Range:   p.Where.At("setup.search.rare." + c.Size),
						Reasons: append(p.boxedTokens(func(t model.TokenKind) bool { return t.Size == c.Size && t.Rare && p.canDeal(t) }),
							fmt.Sprintf("%d of them can be mixed in, without what is set aside or laid out", have)),
						Fix: p.write("setup.search.rare."+c.Size, have),
					})
				}
			}
		},
	}
}

// canDeal reports whether a token can be among those dealt.
func (p *Pass) canDeal(t model.TokenKind) bool { return dealing.TakesPart(p.Mission, t) }

// knownSize reports whether the edition has a token size.
func (p *Pass) knownSize(id string) bool { return find(p.Rules.TokenSizes, id, tokenSizeID) != nil }

// sizeTitle is the title of a token size in lower case.
func (p *Pass) sizeTitle(id string) string {
	if s := find(p.Rules.TokenSizes, id, tokenSizeID); s != nil {
		return strings.ToLower(s.Title)
	}
	return id
}
