package board

import (
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Build is a board half built: a picture of it shows what stands already in pale lines and what is new
// in dark ones.
type Build struct {
	Stand   []int // panels that stand already, by their places in the floor's list
	New     []int // panels of this stage
	First   int   // the number that the first of New carries; 0: no numbers
	Pieces  Look  // crates and furniture
	Figures Look  // figures, markers, hatches, ways to other floors, and what stands at the rim
}

// Look is how a layer of a half-built board is drawn.
type Look uint8

// The looks.
const (
	Hidden Look = iota
	Pale
	Dark
)

// paintBuild paints a stage.
func (p *painter) paintBuild() {
	s := *p.opt.Build
	p.floor()
	p.look(Pale, p.above)
	p.look(s.Pieces, func() { p.furniture(); p.crates() })
	p.look(max(Pale, s.Figures), p.rim)
	p.look(Pale, func() { p.somePanels(s.Stand) })
	p.newPanels(s)
	p.look(s.Figures, func() { p.markers(); p.ways(); p.figures() })
	if s.Figures == Dark {
		p.words()
		p.markerNames()
	}
	if s.Pieces == Dark {
		p.furnitureNames()
	}
	p.panelNames(s.New)
}

// look draws something pale or dark, or not at all.
func (p *painter) look(l Look, draw func()) {
	if l == Hidden {
		return
	}
	tones, pale := p.tones, p.pale
	if l == Pale {
		p.pale = true
		p.tones.Ink, p.tones.Soft, p.tones.Accent, p.tones.Rule = tones.Rule, tones.Rule, tones.Rule, tones.Grid
	}
	draw()
	p.tones, p.pale = tones, pale
}

// letters is the colour of labels on pieces and at the rim: grey where those are pale, but never so pale
// that they cannot be read.
func (p *painter) letters() scene.Colour {
	if p.pale {
		return icons.Tones().Soft
	}
	return p.tones.Ink
}

// somePanels draws the panels at some places of the floor's list, with the posts at their ends.
func (p *painter) somePanels(list []int) {
	var s strokes
	var posts scene.Path
	var locks []scene.Point
	for _, i := range list {
		panel := p.b.Panels[i]
		kind, x := p.kindOf(panel), p.axisOf(panel)
		s.panel(x, kind, panel.State, p.frame, p.w)
		for _, end := range []model.Point{panel.From, panel.To} {
			if slices.Contains(p.b.Posts, end) {
				posts.Append(scene.CirclePath(p.frame.at(end), p.w.post))
			}
		}
		if panel.State.Barred() && !p.pale {
			locks = append(locks, doorCentre(x, kind, p.frame))
		}
		p.placePanel(panel, x)
	}
	p.add(s.items(p.tones, p.w)...)
	p.add(scene.Fill{Path: posts, Colour: p.tones.Ink})
	for _, at := range locks {
		p.lock(at)
	}
}

// newPanels draws the panels of the stage on a band of colour, with their numbers.
func (p *painter) newPanels(s Build) {
	var band scene.Path
	half := p.frame.inch * 34 / 100
	for _, i := range s.New {
		x := p.axisOf(p.b.Panels[i])
		band.Append(x.strip(-half/2, x.length+half/2, -half, half))
	}
	p.add(scene.Fill{Path: band, Colour: bandColour})
	p.somePanels(s.New)
	if s.First == 0 {
		return
	}
	for n, i := range s.New {
		p.numberPanel(s.First+n, p.b.Panels[i], p.frame.inch*85/100)
	}
}

// numberPanel sets a panel's number beside its middle, on the side where it covers less; where a board is
// so small that the number needs more room than a square, on the panel.
func (p *painter) numberPanel(n int, panel model.Panel, size scene.Unit) {
	panel.Flipped = false
	x := p.axisOf(panel)
	off := p.discRadius(n, size) + p.frame.inch*36/100
	p.numberAt(n, size, x.at(x.length/2, off), x.at(x.length/2, -off), x.at(x.length/2, 0))
}

// numberAt is a number at the point where it covers least.
func (p *painter) numberAt(n int, size scene.Unit, points ...scene.Point) {
	var spots []scene.Rect
	for _, at := range points {
		spots = append(spots, icons.Around(at, 2*p.discRadius(n, size)))
	}
	p.numbered(n, middle(p.settled(spots)), size)
}

// bandColour lies under new panels: light enough for the lines on it, and a mid grey without colours.
var bandColour = scene.RGB(0xB9DCE0)

// numbered is a number on a disc of some diameter at least.
func (p *painter) numbered(n int, at scene.Point, size scene.Unit) {
	r := p.discRadius(n, size)
	p.add(scene.Fill{Path: scene.CirclePath(at, r+max(100, r/9)), Colour: p.tones.Paper})
	p.add(scene.Fill{Path: scene.CirclePath(at, r), Colour: p.tones.Accent})
	p.centred(p.numberStyle(size), strconv.Itoa(n), at)
	p.take("the number "+strconv.Itoa(n), icons.Around(at, 2*r))
}

func (p *painter) numberStyle(size scene.Unit) layout.Style {
	return layout.Style{Face: layout.BodyBold, Size: max(smallest, size*62/100), Colour: p.tones.Paper}
}

// discRadius is the radius of the disc under a number.
func (p *painter) discRadius(n int, size scene.Unit) scene.Unit {
	st := p.numberStyle(size)
	return max(size, st.Size*13/10, p.set.Width(st, strconv.Itoa(n))+st.Size*5/10) / 2
}
