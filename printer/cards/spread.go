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
	high := b.Body().H
	if b.sketched(f, f.Parts, least).tall() <= high {
		return []Face{f}
	}
	size := least
	if !b.small() {
		size = page.Points(66)
	}
	var out []Face
	first, s := 0, b.sketched(f, nil, size)
	for i, p := range f.Parts {
		if parts := f.Parts[first : i+1]; s.setting.Width == b.bodyWidth(parts) {
			s.add(p)
		} else { // the first that stands beside a spine
			s = b.sketched(f, parts, size)
		}
		if i > first && len(out) < maxSpread-1 && s.tall() > high {
			out = append(out, f.with(f.Parts[first:i:i]))
			first, s = i, b.sketched(f, f.Parts[i:i+1], size)
		}
	}
	return numbered(append(out, f.with(f.Parts[first:])))
}

// with is a face with other parts.
func (f Face) with(parts []Part) Face {
	f.Parts = parts
	return f
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

// sketched is some parts of a face at a size, set for their heights alone.
func (b *Bench) sketched(f Face, parts []Part, size scene.Unit) *stack {
	bare := *b
	bare.Set, bare.sketch = b.Set.Sketch(), true
	s := bare.stack(parts, Setting{Bench: &bare, Look: f.Look, Size: size, Width: b.bodyWidth(parts)})
	return &s
}

// bodyWidth is how wide parts are set.
func (b *Bench) bodyWidth(parts []Part) scene.Unit { return b.Body().W - b.spineShift(parts) }

// tall is the height of the parts with the pictures that are wanted.
func (s *stack) tall() scene.Unit { return s.height() + s.wanted() }

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
