package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

// rch013 finds pieces worth touching that nobody can touch.
func rch013() Check {
	return Check{
		Code:     "RCH013",
		Title:    "a piece that can be searched or used cannot be reached",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls, Airlocks},
		Text: "By the rules of the edition, or because the set-up deals tokens into it, this piece can be searched or worked, and no crew can walk up to it. " +
			"Nothing in the mission hangs on it, or [RCH002](RCH002.md) would say so. Pieces in one area are one finding.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": state: \"locked\"\n\tfurniture: locker: {kind: \"locker\", at: [2, 1]} // behind it\n}\nsetup: deals: [{into: [\"locker\"], tokens: small: 1}]",
		After:  "board: {\n\tpanels: \"4,0-4,4\": state: \"closed\"\n\tfurniture: locker: {kind: \"locker\", at: [2, 1]}\n}\nsetup: deals: [{into: [\"locker\"], tokens: small: 1}]",
		Run: func(p *Pass) {
			for _, g := range p.unreached(p.searchWants()) {
				if p.beyondEvery(g) { // core
					p.unreachedArea(g, titles(g.wants))
				}
			}
		},
	}
}

// searchWants are the pieces of furniture that can be searched or used, but for those that rules and objectives
// want touched.
func (p *Pass) searchWants() []want {
	var out []want
	touched := touchWants.Of(p)
	for _, t := range p.pieces() {
		if t.family != furnitureThing || p.misplaced(t) || slices.ContainsFunc(touched, func(x want) bool { return x.path == t.path }) {
			continue
		}
		if why := p.useOf(t); why != "" {
			x := p.pieceWant(t)
			x.title += fmt.Sprintf(", %s,", why)
			out = append(out, x)
		}
	}
	return out
}

// useOf says what can be done with a piece of furniture, or nothing.
func (p *Pass) useOf(t thing) string {
	for _, d := range p.Subject.Mission.Setup.Deals {
		if slices.Contains(d.Into, t.id) {
			return "into which tokens are dealt"
		}
	}
	r := p.terrainOf(t)
	switch {
	case r == nil:
		return ""
	case r.Search:
		return "which can be searched"
	case slices.Contains(p.numbersOf(t), "door") || slices.Contains(p.numbersOf(t), "hidden"):
		return "which has power over doors"
	}
	return ""
}
