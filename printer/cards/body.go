package cards

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// stack is the parts of a face, set at one size.
type stack struct {
	setting Setting
	parts   []Part
	blocks  [][]layout.Block
	heights []scene.Unit
	text    scene.Unit // height of all blocks
	pads    scene.Unit // above and below the text beside each spine
}

// body sets the parts as large as they fit, and cuts what does not fit in the smallest letters.
func (b *Bench) body(f Face) ([]scene.Item, []product.Cut) {
	area := b.Body()
	shift := b.spineShift(f.Parts)
	area.X, area.W = area.X+shift, area.W-shift
	set := func(size scene.Unit) stack {
		return b.stack(f.Parts, Setting{Bench: b, Look: f.Look, Size: size, Width: area.W})
	}
	sizes := b.sizes()
	fits := func(size scene.Unit) bool { return b.sketched(f, f.Parts, size).height() <= area.H }
	if b.Proof || !fits(sizes[0]) {
		if !fits(least) { // asked first: the sizes between need not be tried
			s := set(least)
			cut := s.cut(area.H)
			return s.draw(area), []product.Cut{cutOf(cut.part, f, cut.letters)}
		}
	}
	if b.Proof {
		return nil, nil
	}
	s := largest(sizes, set, area.H)
	return s.draw(area), nil
}

// largest is the parts at the largest size at which they fit with the pictures that are wanted, else without.
// At the last size they fit.
func largest(sizes []scene.Unit, set func(scene.Unit) stack, height scene.Unit) stack {
	var bare *stack
	for _, size := range sizes {
		s := set(size)
		h := s.height()
		if h+s.wanted() <= height {
			return s
		}
		if h <= height && bare == nil {
			bare = &s
		}
	}
	if bare == nil {
		return set(sizes[len(sizes)-1])
	}
	return *bare
}

// tooMuch is how many times its height a card's text may be too tall before what follows is not even set.
const tooMuch = 4

func (b *Bench) stack(parts []Part, setting Setting) stack {
	s := stack{setting: setting, pads: setting.Size * 25 / 100}
	for _, p := range parts {
		s.add(p)
	}
	return s
}

// add sets a part below the others.
func (s *stack) add(p Part) {
	var blocks []layout.Block
	if p.Set != nil && s.text < tooMuch*s.setting.H {
		blocks = p.Set(s.setting)
		s.text += layout.Height(blocks)
	}
	if len(blocks) == 0 && p.Fill == nil && p.Spine == nil {
		return
	}
	s.parts, s.blocks = append(s.parts, p), append(s.blocks, blocks)
	s.heights = append(s.heights, s.of(p, blocks))
}

// of is the height of one part.
func (s *stack) of(p Part, blocks []layout.Block) scene.Unit {
	h := layout.Height(blocks)
	if p.Spine != nil {
		h += 2 * s.pads
	}
	return h
}

// gap is the space above part i. Between spines there is none but a hairline: they are one strip.
func (s *stack) gap(i int) scene.Unit {
	if i == 0 || s.parts[i].Spine != nil && s.parts[i-1].Spine != nil {
		return 0
	}
	return gapOf(s.setting.Size)
}

// height is that of all parts, without those that only fill.
func (s *stack) height() scene.Unit {
	var h scene.Unit
	for i := range s.parts {
		if s.parts[i].Fill == nil {
			h += s.gap(i) + s.heights[i]
		}
	}
	return h
}

// wanted is the least height of the pictures that text makes room for.
func (s *stack) wanted() scene.Unit {
	var h scene.Unit
	for i, p := range s.parts {
		if p.Wanted {
			h += s.gap(i) + p.Least
		}
	}
	return h
}

// grow gives the height that is left to the first picture that it is enough for or, if there is none, to the
// parts beside marks in even shares.
func (s *stack) grow(left scene.Unit) {
	var marked []int
	for i, p := range s.parts {
		if room := left - s.gap(i); p.Fill != nil && room >= p.Least {
			s.heights[i] = room
			return
		}
		if p.Spine != nil && len(p.Spine.Marks) > 0 {
			marked = append(marked, i)
		}
	}
	for _, i := range marked {
		s.heights[i] += left / scene.Unit(len(marked))
	}
}

// draw places the parts in an area.
func (s *stack) draw(area scene.Rect) []scene.Item {
	s.grow(max(0, area.H-s.height()))
	var items []scene.Item
	y := area.Y
	for i, p := range s.parts {
		h := s.heights[i]
		if p.Fill != nil && h == 0 {
			continue // no room was left for it
		}
		y += s.gap(i)
		items = append(items, s.part(i, scene.Rect{X: area.X, Y: y, W: area.W, H: h})...)
		y += h
	}
	return items
}

// part draws part i.
func (s *stack) part(i int, r scene.Rect) []scene.Item {
	p := s.parts[i]
	if p.Fill != nil {
		return []scene.Item{scene.Group{Shift: scene.Point{X: r.X, Y: r.Y}, Items: p.Fill(s.setting, r.H)}}
	}
	var items []scene.Item
	y := r.Y
	if p.Spine != nil {
		items = s.beside(i, r)
		y += (r.H - layout.Height(s.blocks[i])) / 2
	}
	page := scene.Page{}
	layout.Draw(&page, r.X, y, s.blocks[i])
	return append(items, page.Items...)
}

// beside is the spine of part i, and a line between the part and the next.
func (s *stack) beside(i int, r scene.Rect) []scene.Item {
	b, top, last := s.setting.Bench, r.Y, i == len(s.parts)-1
	if i == 0 {
		top = b.barHeight() + notch
	}
	items := b.spine(s.parts[i].Spine, top, r.Y+r.H, last)
	if last {
		return items
	}
	return append(items, scene.Stroke{Path: level(r.X, r.X+r.W, r.Y+r.H), Colour: b.Tones.Rule, Width: 150})
}
