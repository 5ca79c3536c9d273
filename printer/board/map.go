package board

import (
	"maps"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Options say how much of a board a map shows.
type Options struct {
	Width       scene.Unit // of the whole drawing, the rim's strip included
	Grid        bool       // the inch grid
	Pieces      bool       // crates and furniture
	Rim         bool       // airlocks and entry points, and the strip they stand in
	Labels      bool       // ids of crates and of what the prose refers to, letters and numbers of the rim
	Highlights  bool       // rings around what the prose refers to
	Coordinates bool       // inches along the north and west edges
	Plating     bool       // the floor of a mat instead of a plain one
	Quiet       bool       // pieces as outlines, for a mat on which the real ones will stand
	Floor       string     // the level or further board that is drawn; empty: the mission's board
	Build       *Build     // the board half built; nil: all of it
	Scaled      int        // the scale of a mat, 1 and more; 0: a map
	Layers      bool       // name the layers of the drawing, so that a reader can switch them
	Bare        bool       // only the floor and what stands at its rim
	Numbers     bool       // the numbers of things in building order
	GM          bool       // what players are not to know
	Leaves      Leaves     // what of doors is drawn
}

// The layers of a mat that a reader can switch on and off.
const (
	gridLayer    = "Grid"
	overlayLayer = "Overlay"
	labelLayer   = "Labels"
	gmLayer      = "Game master"
)

// layer draws something as a named layer.
func (p *painter) layer(name string, draw func()) {
	if !p.opt.Layers {
		draw()
		return
	}
	below := p.items
	p.items = nil
	draw()
	if len(p.items) > 0 {
		below = append(below, scene.Group{Layer: name, Items: p.items})
	}
	p.items = below
}

// Full is a map with everything a set-up sheet shows.
func Full(width scene.Unit) Options {
	return Options{Width: width, Grid: true, Pieces: true, Rim: true, Labels: true, Highlights: true, Coordinates: true}
}

// Picture is a drawing to be placed on a page.
type Picture struct {
	W, H   scene.Unit
	Inch   scene.Unit  // how long a board inch is drawn
	Origin scene.Point // where the board's north-west corner is drawn
	Items  []scene.Item
	// Places are where things with an id were drawn, for links that lead to them.
	Places map[string]scene.Rect
	// Doors are where the leaves of each panel with a state lie, in the order of the floor's panels.
	Doors []scene.Rect
	// Cut lists the ids that their shapes had no room for, even in the smallest letters.
	Cut []string
	// Labels are where words, numbers and badges stand, for whoever draws over the map.
	Labels []scene.Rect
}

// At is the picture with its top left corner at a point.
func (p Picture) At(x, y scene.Unit) scene.Item {
	return scene.Group{Shift: scene.Point{X: x, Y: y}, Items: p.Items}
}

// Point is where a point of the board is drawn.
func (p Picture) Point(at model.Point) scene.Point {
	return frame{origin: p.Origin, inch: p.Inch}.at(at)
}

// The strips outside the board on a map, in board lengths: one for airlocks and entry points, one
// for coordinates, and a little air where there is neither.
const (
	rimStrip   = 135 * model.Inch / 100
	coordStrip = 65 * model.Inch / 100
	bareStrip  = 15 * model.Inch / 100
)

func (o Options) margins() (near, far model.Length) {
	near, far = o.strip(), o.strip()
	if o.Coordinates {
		near += coordStrip
	}
	return near, far
}

// strip is the depth of what stands around the board.
func (o Options) strip() model.Length {
	if o.Rim {
		return rimStrip
	}
	return bareStrip
}

// Size is the shape of a map in board lengths, the strips around it included: what a caller needs to
// choose a width.
func Size(m *model.Mission, opt Options) scene.Rect {
	near, far := opt.margins()
	b := floorOf(m, opt.Floor).Board
	return scene.Rect{W: scene.Unit(b.Width + near + far), H: scene.Unit(b.Height + near + far)}
}

// Map draws a floor of a mission. The rule set must be the mission's own.
func Map(m *model.Mission, r *model.RuleSet, set *layout.Set, opt Options) Picture {
	size := Size(m, opt)
	p := newMapper(m, r, set, opt)
	p.paint()
	p.clip(scene.Rect{W: opt.Width, H: opt.Width * size.H / max(1, size.W)})
	maps.Copy(p.places, p.areas)
	return Picture{
		W: opt.Width, H: opt.Width * size.H / max(1, size.W), Inch: p.frame.inch, Origin: p.frame.origin,
		Items: p.items, Places: p.places, Doors: p.doors, Cut: p.cut, Labels: p.taken,
	}
}

// newMapper is the painter of a map.
func newMapper(m *model.Mission, r *model.RuleSet, set *layout.Set, opt Options) *painter {
	near, _ := opt.margins()
	f := frame{inch: opt.Width * scene.Unit(model.Inch) / max(1, Size(m, opt).W)}
	f.origin = scene.Point{X: f.len(near), Y: f.len(near)}
	return newPainter(m, r, set, f, opt, mapWeights(f.inch))
}

// weights are the line weights of a drawing.
type weights struct {
	wall  scene.Unit // half the thickness of a panel
	post  scene.Unit // radius
	thin  scene.Unit // door leaves, glass
	hair  scene.Unit // the grid
	label scene.Unit // size of labels on pieces
	strip scene.Unit // depth of the strip for airlocks and entry points
}

// smallest is the smallest size of letters on anything printed: 6 points.
const smallest = scene.Inch / 12

func mapWeights(inch scene.Unit) weights {
	return weights{
		wall: inch * 10 / 100, post: inch * 19 / 100, thin: max(100, inch*5/100), hair: max(60, inch*15/1000),
		label: max(smallest, inch*42/100), strip: inch * scene.Unit(rimStrip) / scene.Unit(model.Inch),
	}
}

// painter draws one board. Later layers lie over earlier ones.
type painter struct {
	m      *model.Mission
	here   model.NamedFloor // the floor that is drawn
	b      *model.Board     // what it holds
	level  bool             // it is a level above another floor
	r      *model.RuleSet
	set    *layout.Set
	opt    Options
	frame  frame
	w      weights
	tones  icons.Theme
	items  []scene.Item
	places map[string]scene.Rect
	doors  []scene.Rect // where the leaves of panels with a state lie
	noted  []Feature
	cut    []string
	signs  []sign                // of the NPCs on this floor
	taken  []scene.Rect          // where words stand already
	near   []moved               // where the last label was tried
	labels []label               // what they belong to
	badges []func()              // still to be drawn, when all rings are
	small  []scene.Rect          // crates, furniture, markers, hatches, links and figures, which a badge would hide
	rings  map[string]scene.Rect // around pieces, by their ids
	areas  map[string]scene.Rect // of zones: like places, but other things may stand in them
	pale   bool                  // what is drawn now stands already
	sketch bool                  // only where things and their labels stand is wanted: most of what they show is not drawn

	// What the mission's texts say, read once when it is first asked for.
	ringed      func() []describe.Highlight
	ringNumbers func() map[string]int
	referred    func() map[string]bool
}

func newPainter(m *model.Mission, r *model.RuleSet, set *layout.Set, f frame, opt Options, w weights) *painter {
	floor := floorOf(m, opt.Floor)
	return &painter{
		m: m, here: floor, b: floor.Board, level: isLevel(floor), r: r, set: set, opt: opt, frame: f, w: w, tones: icons.Tones(),
		places: map[string]scene.Rect{}, rings: map[string]scene.Rect{}, areas: map[string]scene.Rect{}, signs: signs(m, r, opt.Floor),
		ringed:      sync.OnceValue(func() []describe.Highlight { return describe.Highlights(m) }),
		ringNumbers: sync.OnceValue(func() map[string]int { return describe.Numbered(m) }),
		referred:    sync.OnceValue(func() map[string]bool { return referenced(m) }),
	}
}

func (p *painter) add(items ...scene.Item) { p.items = append(p.items, items...) }

// source says what of the floor's values a rectangle shows; what stands already is shown by another picture.
func (p *painter) source(path string, r scene.Rect) {
	if !p.sketch && !p.pale {
		p.add(scene.Source{Area: r, Path: p.here.Path + "." + path})
	}
}

// stamp draws a symbol in a box, turned about its middle.
func (p *painter) stamp(s icons.Symbol, r scene.Rect, degrees int, ink icons.Ink) {
	if !p.sketch {
		p.add(s.Turned(r, degrees, ink)...)
	}
}

func (p *painter) paint() []scene.Item {
	if p.opt.Build != nil {
		p.paintBuild()
		return p.items
	}
	if state := p.opt.Leaves.alone(); state != "" {
		p.leavesAlone(state)
		return p.items
	}
	if !p.sketch {
		p.floor()
	}
	if p.opt.Bare {
		p.rim()
		return p.items
	}
	p.layer(overlayLayer, p.standing)
	if p.opt.Labels {
		p.layer(labelLayer, func() {
			p.words()
			if p.opt.Pieces && !p.opt.Quiet {
				p.names()
			}
		})
	}
	if p.opt.GM && p.opt.Labels {
		p.layer(gmLayer, p.secrets)
	}
	return p.items
}

// standing paints everything that stands on the floor and at its rim.
func (p *painter) standing() {
	if p.opt.Labels {
		p.zones()
	}
	if p.opt.Highlights {
		p.panelRings()
	}
	if p.opt.Pieces {
		p.furniture()
		p.crates()
		p.markers()
	}
	p.rim()
	p.panels()
	if p.opt.Labels {
		p.ownLabels(p.keep)
		p.above()
		p.ways()
		p.figures()
	}
	if p.opt.Highlights {
		p.highlights()
	}
	if p.opt.Numbers {
		p.numbers()
	}
}

// area is the board's own rectangle.
func (p *painter) area() scene.Rect {
	return scene.Rect{X: p.frame.origin.X, Y: p.frame.origin.Y, W: p.frame.len(p.b.Width), H: p.frame.len(p.b.Height)}
}

// centred places a label with its middle at a point.
func (p *painter) centred(st layout.Style, text string, c scene.Point) {
	if p.sketch {
		return
	}
	l := p.set.Line(st, text)
	p.add(l.Centre(c.X, c.Y+p.set.Metrics(st).CapHeight/2)...)
}

// fitted is a text that a width takes: in smaller letters, but never under the smallest size, and
// what is too long even so is cut.
func (p *painter) fitted(st layout.Style, text string, width scene.Unit) (layout.Style, string) {
	if w := p.set.Width(st, text); w > width {
		st.Size = max(smallest, st.Size*width/w)
		for st.Size > smallest && p.set.Width(st, text) > width { // the letters are rounded one by one
			st.Size--
		}
	}
	return st, p.set.Shorten(st, text, width)
}

// fittedID is an id as a label, in capitals. It remembers an id that had to be cut.
func (p *painter) fittedID(st layout.Style, id string, width scene.Unit) (layout.Style, string) {
	whole := strings.ToUpper(id)
	st, text := p.fitted(st, whole, width)
	if text != whole {
		p.cut = append(p.cut, id)
	}
	return st, text
}

// mapScale is how many inches of the board an inch of a map on its own shows: about as many as the
// maps of printed missions.
const mapScale = 4

// MapPage is the map as a page of its own, without its key: a picture for other documents, and
// where on it the things with an id stand. Levels and further boards stand beside it at its scale.
func MapPage(m *model.Mission, r *model.RuleSet, set *layout.Set) (*scene.Page, map[string]scene.Rect) {
	page, picture := spread(m, r, set, AsSetUp)
	return page, picture.Places
}

// spread is the page of the map with all its floors, of whose doors some leaves are drawn.
func spread(m *model.Mission, r *model.RuleSet, set *layout.Set, leaves Leaves) (*scene.Page, Picture) {
	opt := scaled(m, Full(0), scene.Inch/mapScale)
	opt.Leaves = leaves
	picture := Map(m, r, set, opt)
	page := &scene.Page{Name: "map", W: picture.W, H: picture.H, Items: picture.Items}
	x, y := picture.W, scene.Unit(0)
	for _, opt := range InsetOptions(m, picture.Inch) {
		opt.Leaves = leaves
		floor := inset(m, r, set, opt)
		if y > 0 && y+floor.H > picture.H {
			x, y = page.W, 0
		}
		page.Add(floor.At(x, y))
		for id, place := range floor.Places {
			picture.Places[id] = place.Shifted(x, y)
		}
		for _, place := range floor.Doors {
			picture.Doors = append(picture.Doors, place.Shifted(x, y))
		}
		y += floor.H
		page.W, page.H = max(page.W, x+floor.W), max(page.H, y)
	}
	return page, picture
}
