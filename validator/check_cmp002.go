package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
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
					short = p.shortOfCrates(size.ID+" "+colour, p.stock().crates[crateKey{size.ID, colour}], func(c model.Crate) bool {
						return c.Size == size.ID && c.Colour == colour
					}) || short
				}
				if !short {
					p.shortOfCrates(size.ID, p.crateTotal(size), func(c model.Crate) bool {
						return c.Size == size.ID && (c.Colour == "" || slices.Contains(size.Colours, c.Colour))
					})
				}
			}
		},
	}
}

// crateTotal is how many crates of a size the boxes hold in all colours.
func (p *Pass) crateTotal(size model.CrateSize) int {
	n := 0
	for _, colour := range size.Colours {
		n += p.stock().crates[crateKey{size.ID, colour}]
	}
	return n
}

// shortOfCrates reports a sort of crate that runs out, at the first crate too many.
func (p *Pass) shortOfCrates(sort string, have int, is func(model.Crate) bool) bool {
	used := 0
	var t thing
	var place *diag.Place
	for _, f := range p.Mission.Floors() {
		for i, c := range f.Board.Crates {
			if !is(c) {
				continue
			}
			if used++; used == have+1 {
				t = pieces(f.Board, f.Path)[i]
				place = p.placeOn(f, t.at)
			}
		}
	}
	if used <= have {
		return false
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("the board uses %s, the boxes hold %d", count(used, sort+" crate"), have),
		Remedy:  fmt.Sprintf("take %d away, choose another colour, or name a box that holds more", used-have),
		Range:   p.Where.At(t.path),
		Label:   "the first too many",
		Place:   place,
	})
	return true
}
