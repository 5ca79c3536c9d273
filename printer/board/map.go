package board

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/art"
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
}

// Full is a map with everything a set-up sheet shows.
func Full(width scene.Unit) Options {
	return Options{Width: width, Grid: true, Pieces: true, Rim: true, Labels: true, Highlights: true, Coordinates: true}
}

// Picture is a drawing to be placed on a page.
type Picture struct {
	W, H  scene.Unit
	Inch  scene.Unit // how long a board inch is drawn
	Items []scene.Item
	// Places are where things with an id were drawn, for links that lead to them.
	Places map[string]scene.Rect
	// Cut lists the ids that their shapes had no room for, even in the smallest letters.
	Cut []string
}

// At is the picture with its top left corner at a point.
func (p Picture) At(x, y scene.Unit) scene.Item {
	return scene.Group{Shift: scene.Point{X: x, Y: y}, Items: p.Items}
}

// The strips outside the board on a map, in board lengths: one for airlocks and entry points, one
// for coordinates, and a little air where there is neither.
const (
	rimStrip   = 135 * model.Inch / 100
	coordStrip = 65 * model.Inch / 100
	bareStrip  = 15 * model.Inch / 100
)

func (o Options) margins() (near, far model.Length) {
	if !o.Rim {
		return bareStrip, bareStrip
	}
	near, far = rimStrip, rimStrip
	if o.Coordinates {
		near += coordStrip
	}
	return near, far
}

// Size is the shape of a map in board lengths, the strips around it included: what a caller needs to
// choose a width.
func Size(m *model.Mission, opt Options) scene.Rect {
	near, far := opt.margins()
	return scene.Rect{W: scene.Unit(m.Board.Width + near + far), H: scene.Unit(m.Board.Height + near + far)}
}

// Map draws a mission's board. The rule set must be the mission's own.
func Map(m *model.Mission, r *model.RuleSet, set *layout.Set, opt Options) Picture {
	near, _ := opt.margins()
	size := Size(m, opt)
	f := frame{inch: opt.Width * scene.Unit(model.Inch) / max(1, size.W)}
	f.origin = scene.Point{X: f.len(near), Y: f.len(near)}
	p := newPainter(m, r, set, f, opt, mapWeights(f.inch))
	return Picture{
		W: opt.Width, H: opt.Width * size.H / max(1, size.W), Inch: f.inch,
		Items: p.paint(), Places: p.places, Cut: p.cut,
	}
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
	r      *model.RuleSet
	set    *layout.Set
	opt    Options
	frame  frame
	w      weights
	tones  art.Theme
	items  []scene.Item
	places map[string]scene.Rect
	noted  []Feature
	cut    []string
}

func newPainter(m *model.Mission, r *model.RuleSet, set *layout.Set, f frame, opt Options, w weights) *painter {
	return &painter{m: m, r: r, set: set, opt: opt, frame: f, w: w, tones: art.Tones(), places: map[string]scene.Rect{}}
}

func (p *painter) add(items ...scene.Item) { p.items = append(p.items, items...) }

func (p *painter) paint() []scene.Item {
	p.floor()
	if p.opt.Pieces {
		p.furniture()
		p.crates()
	}
	p.rim()
	p.panels()
	if p.opt.Highlights {
		p.highlights()
	}
	if p.opt.Pieces && p.opt.Labels && !p.opt.Quiet {
		p.names()
	}
	return p.items
}

// area is the board's own rectangle.
func (p *painter) area() scene.Rect {
	return scene.Rect{X: p.frame.origin.X, Y: p.frame.origin.Y, W: p.frame.len(p.m.Board.Width), H: p.frame.len(p.m.Board.Height)}
}

// centred places a label with its middle at a point.
func (p *painter) centred(st layout.Style, text string, c scene.Point) {
	l := p.set.Line(st, text)
	p.add(l.Centre(c.X, c.Y+p.set.Metrics(st).CapHeight/2)...)
}

// fitted is a text that a width takes: in smaller letters, but never under the smallest size, and
// what is too long even so is cut.
func (p *painter) fitted(st layout.Style, text string, width scene.Unit) (layout.Style, string) {
	if w := p.set.Width(st, text); w > width {
		st.Size = max(smallest, st.Size*width/w)
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
// where on it the things with an id stand.
func MapPage(m *model.Mission, r *model.RuleSet, set *layout.Set) (*scene.Page, map[string]scene.Rect) {
	opt := Full(0)
	opt.Width = Size(m, opt).W * scene.Inch / scene.Unit(model.Inch) / mapScale
	picture := Map(m, r, set, opt)
	return &scene.Page{Name: "map", W: picture.W, H: picture.H, Items: picture.Items}, picture.Places
}
