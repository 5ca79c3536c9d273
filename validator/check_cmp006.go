package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// cmp006 finds boards that need more furniture than the boxes hold.
func cmp006() Check {
	return Check{
		Code:     "CMP006",
		Title:    "more furniture of a kind than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Boxes},
		Text: "Consoles, reactors, pillars and the like come out of the mission's boxes. The board uses more pieces of this kind " +
			"than they hold together. Kinds that the edition counts in no box are not looked at: every group has its own.",
		Before: "boxes: [\"first-born\"] // one reactor\nboard: furniture: {\n\tr1: {kind: \"reactor\", at: [6, 6]}\n\tr2: {kind: \"reactor\", at: [18, 18]}\n}",
		After:  "boxes: [\"first-born\"]\nboard: furniture: r1: {kind: \"reactor\", at: [6, 6]}",
		Run: func(p *Pass) {
			for _, k := range p.Rules.Furniture {
				asked, have := p.short(part{sort: "furniture", id: k.ID})
				if asked > have { // core
					p.Report(p.fewPiecesOf(k, asked, have))
				}
			}
		},
	}
}

func (p *Pass) fewPiecesOf(k model.FurnitureKind, asked, have int) diag.Diagnostic {
	x := part{sort: "furniture", id: k.ID}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the board uses %s, the boxes hold %d", english.Count(asked, strings.ToLower(k.Title)), have),
		Remedy:  p.moreOf(fmt.Sprintf("take %d away", asked-have), x),
		Label:   "the first too many",
		Reasons: p.boxed(x),
	}
	p.surplus(&d, have, func(f model.NamedFloor) []thing {
		var out []thing
		for _, t := range f.Things(furnitureThing) {
			if t.Kind == k.ID {
				out = append(out, thingOf(t))
			}
		}
		return out
	})
	return d
}
