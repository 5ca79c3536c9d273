package cards

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// maxSpread bounds how many cards one face goes on over; a text that needs more is cut.
const maxSpread = 8

// Spread is a face on as many cards as its parts need: for rules that are read at leisure, unlike cards that are
// drawn from a deck. Parts stay whole.
func (b *Bench) Spread(f Face) []Face {
	if b.measured(f, least) <= b.Body().H {
		return []Face{f}
	}
	size := least
	if !b.small() {
		size = page.Points(66)
	}
	var out []Face
	page := f
	page.Parts = nil
	for _, p := range f.Parts {
		more := page
		more.Parts = append(append([]Part(nil), page.Parts...), p)
		if len(page.Parts) > 0 && len(out) < maxSpread-1 && b.measured(more, size) > b.Body().H {
			out = append(out, page)
			more.Parts = []Part{p}
		}
		page = more
	}
	return numbered(append(out, page))
}

func numbered(faces []Face) []Face {
	for i := range faces {
		n := fmt.Sprintf("%d/%d", i+1, len(faces))
		faces[i].Mark = n
		if faces[i].Corner == "" {
			faces[i].Corner = n
		}
	}
	return faces
}

// measured is how tall the face's parts are at a size, with the pictures that are wanted.
func (b *Bench) measured(f Face, size scene.Unit) scene.Unit {
	s := b.stack(f, Setting{Bench: b, Look: f.Look, Size: size, Width: b.Body().W - b.spineShift(f.Parts)})
	return s.height() + s.wanted()
}

// spread makes cards of a face and, if there is one, of the face on its other side, on as many cards as either
// needs. A card without another side has a plain back.
func (k maker) spread(id string, f Face, other *Face, plain []scene.Item) []card {
	fronts, backs := k.Spread(f), []Face(nil)
	if other != nil {
		backs = k.Spread(*other)
	}
	var out []card
	for i := range max(len(fronts), len(backs)) {
		name := id
		if i > 0 {
			name = fmt.Sprintf("%s-%d", id, i+1)
		}
		face, back := plain, plain
		var cuts, more []product.Cut
		if i < len(fronts) {
			face, cuts = k.Draw(fronts[i])
		}
		if i < len(backs) {
			back, more = k.Draw(backs[i])
		}
		out = append(out, card{k.Piece(name, f.Title, 1, face, back), append(cuts, more...)})
	}
	return out
}
