package board

import (
	"maps"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// names labels the furniture and panels that the prose refers to with what pages call them, so that a reader on
// paper finds what a link leads to on a screen. Crates and the rim have their labels already, and what has a number
// on a map is named in its key.
func (p *painter) names() {
	p.furnitureNames()
	p.panelNames(everyIndex(p.b.Panels))
	p.markerNames()
}

func everyIndex[T any](list []T) []int {
	out := make([]int, len(list))
	for i := range out {
		out[i] = i
	}
	return out
}

func (p *painter) furnitureNames() {
	wanted := p.unnumbered()
	for _, f := range p.b.Furniture {
		if wanted[f.ID] {
			p.name(p.called(f.ID), p.outer(f.ID, f.Highlight))
		}
	}
}

// panelNames labels those of some panels, given by their places in the floor's list.
func (p *painter) panelNames(list []int) {
	wanted := p.unnumbered()
	for _, i := range list {
		if x := p.b.Panels[i]; wanted[x.ID] {
			p.name(p.called(x.ID), p.outer(x.ID, x.Highlight))
		}
	}
}

func (p *painter) markerNames() {
	wanted := p.unnumbered()
	for _, x := range p.b.Markers {
		if wanted[x.ID] && x.Title == "" {
			p.name(p.called(x.ID), p.outer(x.ID, x.Highlight))
		}
	}
}

// unnumbered is what the prose refers to and no number of the drawing's key stands for. A mat has no key.
func (p *painter) unnumbered() map[string]bool {
	wanted := maps.Clone(p.referred())
	if p.opt.Highlights && p.opt.Scaled == 0 && p.opt.Build == nil {
		for _, h := range p.ringed() {
			delete(wanted, h.ID)
		}
	}
	return wanted
}

// outer is the room that a thing takes, its ring included.
func (p *painter) outer(id, highlight string) scene.Rect {
	pad := p.frame.inch / 10
	if highlight != "" {
		pad = p.frame.inch * 3 / 10
	}
	return grown(p.places[id], pad)
}

// called is the name of a thing without its article, which a map has no room for.
func (p *painter) called(id string) string {
	return english.Capital(strings.TrimPrefix(kinds.Name(p.m, p.r, id), "The "))
}

// name sets a name on a plate beside a thing, on the side where it covers least.
func (p *painter) name(name string, of scene.Rect) { p.nameWithin(name, of, p.nameRoom()) }

// nameWithin is name for words that may be so wide.
func (p *painter) nameWithin(name string, of scene.Rect, room scene.Unit) {
	st := layout.Style{Face: layout.BodyBold, Size: p.w.label, Colour: p.tones.Ink}
	st, name = p.fitted(st, name, room)
	w, h := p.set.Width(st, name)+st.Size*2/5, st.Size
	a := p.area()
	x, y := max(a.X, min(of.X+of.W/2-w/2, a.X+a.W-w)), of.Y+of.H/2-h/2
	sides := []scene.Rect{
		{X: x, Y: of.Y + of.H, W: w, H: h}, {X: x, Y: of.Y - h, W: w, H: h},
		{X: of.X + of.W, Y: y, W: w, H: h}, {X: of.X - w, Y: y, W: w, H: h},
	}
	// Where things stand close together, a name has to give way further.
	for _, down := range []scene.Unit{of.Y + of.H + h, of.Y - 2*h} {
		sides = append(sides, scene.Rect{X: x, Y: down, W: w, H: h})
	}
	for _, down := range []scene.Unit{of.Y - h, of.Y + of.H} {
		sides = append(sides, scene.Rect{X: of.X + of.W, Y: down, W: w, H: h}, scene.Rect{X: of.X - w, Y: down, W: w, H: h})
	}
	plate := p.settled(sides)
	p.take(quoted(name), plate)
	p.add(scene.Fill{Path: scene.RoundedPath(plate, st.Size/5), Colour: p.tones.Paper})
	p.centred(st, name, middle(plate))
}

// nameRoom is how wide a name beside a thing may be.
func (p *painter) nameRoom() scene.Unit { return p.area().W / 3 }

func grown(r scene.Rect, by scene.Unit) scene.Rect {
	return scene.Rect{X: r.X - by, Y: r.Y - by, W: r.W + 2*by, H: r.H + 2*by}
}

// referenced is every id that a mission's prose refers to, and those of which its set-up speaks.
func referenced(m *model.Mission) map[string]bool {
	ids := map[string]bool{}
	for _, p := range describe.Passages(m) {
		collect(p.Text.Blocks, ids)
	}
	for _, f := range m.Floors() {
		for _, group := range f.Board.Interlocks {
			note(ids, group...)
		}
		for _, x := range f.Board.Furniture {
			ids[x.ID] = ids[x.ID] || x.State != ""
		}
	}
	for _, h := range m.Setup.Hidden {
		note(ids, h.Among...)
	}
	for _, d := range m.Setup.Deals {
		note(ids, d.Into...)
	}
	for _, c := range m.Setup.Contents {
		note(ids, c.At.Piece)
	}
	delete(ids, "")
	return ids
}

func note(ids map[string]bool, list ...string) {
	for _, id := range list {
		ids[id] = true
	}
}

func collect(blocks []model.Block, ids map[string]bool) {
	note := func(inlines []model.Inline) {
		for _, in := range inlines {
			ids[in.Ref] = true
		}
	}
	for _, b := range blocks {
		note(b.Inlines)
		collect(b.Blocks, ids)
		for _, row := range b.Rows {
			for _, cell := range row {
				note(cell)
			}
		}
	}
}
