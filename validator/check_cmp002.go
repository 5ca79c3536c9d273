package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// cmp002 finds boards that need more crates than the boxes hold.
func cmp002() Check {
	return Check{
		Code:     "CMP002",
		Title:    "more crates of a size and colour than the boxes hold",
		Severity: diag.Error,
		Needs:    []Capability{Crates, Boxes},
		Text: "Crates come in sizes and colours, and the boxes hold a certain number of each. A crate without a " +
			"colour may be of any, as long as one of its size is left.",
		Before: "boxes: [\"core-space\"] // 2 large green crates\nboard: crates: {\n\tl1: {size: \"large\", colour: \"green\"}\n\tl2: {size: \"large\", colour: \"green\"}\n\tl3: {size: \"large\", colour: \"green\"}\n}",
		After:  "boxes: [\"core-space\"]\nboard: crates: {\n\tl1: {size: \"large\", colour: \"green\"}\n\tl2: {size: \"large\", colour: \"green\"}\n\tl3: {size: \"large\", colour: \"orange\"}\n}",
		Run: func(p *Pass) {
			for _, size := range p.Rules.Crates {
				short := false
				for _, colour := range size.Colours {
					short = p.shortOfCrates(part{sort: "crate", id: size.ID, colour: colour}) || short
				}
				if !short {
					p.shortOfCrates(part{sort: "crate", id: size.ID})
				}
			}
		},
	}
}

// shortOfCrates reports a sort of crate that runs out, at the first crate too many.
func (p *Pass) shortOfCrates(x part) bool {
	asked, have := p.short(x)
	if asked > have { // core
		p.reportCrates(x, asked, have)
		return true
	}
	return false
}

// reportCrates reports a sort of crate of which the boxes hold too few.
func (p *Pass) reportCrates(x part, asked, have int) {
	sort := strings.TrimSpace(x.id + " " + x.colour)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the board uses %s, the boxes hold %d", english.Count(asked, sort+" crate"), have),
		Remedy:  p.moreOf(fmt.Sprintf("take %d away, choose another colour", asked-have), x),
		Label:   "the first too many",
		Reasons: p.boxed(x),
	}
	p.surplus(&d, have, func(f model.NamedFloor) []thing {
		var out []thing
		for _, t := range f.Things(crateThing) {
			if t.Kind == x.id && (x.colour == "" || t.Colour == x.colour) {
				out = append(out, thingOf(t))
			}
		}
		return out
	})
	p.Report(d)
}

// surplus points a finding at the pieces beyond a number, of those that a function picks from each floor.
func (p *Pass) surplus(d *diag.Diagnostic, have int, of func(model.NamedFloor) []thing) {
	used := 0
	for _, f := range p.Mission.Floors() {
		for _, t := range of(f) {
			if used++; used == have+1 {
				d.Range, d.Place = p.Where.At(t.path), &diag.Place{Board: p.Mission.ID, Floor: f.ID, At: t.at}
			}
			if used > have {
				d.Marks = append(d.Marks, boxMark(f.ID, *t.floor, "too many"))
			}
		}
	}
}
