package scene

// Unit is a length in micrometres.
type Unit int64

// The lengths that pages are made of.
const (
	Millimetre Unit = 1000
	Inch       Unit = 25400
)

// Point is a place on a page; x grows to the right, y down.
type Point struct{ X, Y Unit }

// Rect is a rectangle from its top left corner.
type Rect struct{ X, Y, W, H Unit }

// Holds reports whether a point lies in the rectangle or on its edge.
func (r Rect) Holds(p Point) bool {
	return p.X >= r.X && p.X <= r.X+r.W && p.Y >= r.Y && p.Y <= r.Y+r.H
}

// Shifted is the rectangle moved along.
func (r Rect) Shifted(dx, dy Unit) Rect { return Rect{X: r.X + dx, Y: r.Y + dy, W: r.W, H: r.H} }

// Meets reports whether two rectangles have more in common than an edge.
func (r Rect) Meets(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// Within is the part of a rectangle that lies in another one; it has no size if there is none.
func (r Rect) Within(in Rect) Rect {
	x, y := max(r.X, in.X), max(r.Y, in.Y)
	return Rect{x, y, max(0, min(r.X+r.W, in.X+in.W)-x), max(0, min(r.Y+r.H, in.Y+in.H)-y)}
}

// Document is a sequence of pages with what a reader shows about them.
type Document struct {
	Title    string
	Subject  string
	Author   string
	Language string // BCP 47, such as "en"
	Pages    []*Page
	Flip     string // the edge over which paper is turned that is printed on both sides, "long" or "short"; empty: neither
}

// Page is one sheet of paper or one picture.
type Page struct {
	Name  string // short, for file names and bookmarks
	W, H  Unit
	Trim  *Rect // where the page is cut, of one with a bleed around that; nil: at its edge
	Items []Item
}

// Add appends items to the page, to be painted after those it already has.
func (p *Page) Add(items ...Item) { p.Items = append(p.Items, items...) }

// Colour is opaque sRGB with an alpha of 255 and clear at 0.
type Colour struct{ R, G, B, A uint8 }

// RGB is an opaque colour from 0xRRGGBB.
func RGB(hex uint32) Colour {
	return Colour{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 255}
}

// Alpha is the same colour with another opacity, 0 to 255.
func (c Colour) Alpha(a uint8) Colour { c.A = a; return c }

// Item is one entry of a display list: Fill, Stroke, Text, Group, Link, Bookmark or Source.
type Item interface{ item() }

// Fill paints the inside of a path, by the non-zero rule.
type Fill struct {
	Path   Path
	Colour Colour
}

// Stroke paints along a path.
type Stroke struct {
	Path   Path
	Colour Colour
	Width  Unit
	Dash   []Unit // on, off, …; empty for a solid line
	Cap    Cap
	Join   Join
}

// Cap is the shape of a line's ends.
type Cap uint8

// The line ends.
const (
	ButtCap Cap = iota
	RoundCap
	SquareCap
)

// Join is the shape of a line's corners.
type Join uint8

// The line corners.
const (
	MiterJoin Join = iota
	RoundJoin
)

// Text places one shaped run. Turn is clockwise in whole degrees about At.
type Text struct {
	At     Point // left end of the baseline
	Run    Run
	Colour Colour
	Turn   int
}

// Run is a line of text in one face and size, shaped once: glyphs with their advances. Layout makes
// runs; backends only place them.
type Run struct {
	Face   string // name of a face of the font set
	Size   Unit   // em height
	Text   string // what a reader can select
	Glyphs []Glyph
}

// Width is the sum of the run's advances.
func (r Run) Width() Unit {
	var w Unit
	for _, g := range r.Glyphs {
		w += g.Advance
	}
	return w
}

// Glyph is one drawn shape of a run: one or more runes of its text.
type Glyph struct {
	ID      uint32 // in the face's own numbering
	Rune    rune   // first rune it stands for
	Runes   int    // how many runes of the text it stands for
	Advance Unit   // kerning included
	DX, DY  Unit   // offset from the pen, y down
}

// Group paints its items moved by Shift, inside Clip if there is one (Clip is in the group's own,
// unmoved coordinates). A named group is an optional layer. A tagged group is one thing to somebody who
// listens to the page instead of looking at it.
type Group struct {
	Shift Point
	Clip  *Path
	Layer string
	Tag   Tag
	Alt   string // what is read out instead of the group's items, for a Figure
	Items []Item

	// A tagged thing that a column or a page parts is several groups: all but the last pause, all but the
	// first resume the thing of that tag that paused last.
	Pauses, Resumes bool
}

// Shown is around what is seen of the group on the page, where it stands at a place inside another clip; nil
// is all.
func (g Group) Shown(outer *Rect, at Point) *Rect {
	if g.Clip == nil {
		return outer
	}
	r := g.Clip.Bounds()
	r.X, r.Y = r.X+at.X, r.Y+at.Y
	if outer != nil {
		r = r.Within(*outer)
	}
	return &r
}

// Tag is the part that a group plays in the text of a page. What stands in no tagged group is a paragraph
// if it is text, and decoration if it is not; groups inside a tagged group need no tags of their own.
type Tag string

// The tags.
const (
	Heading1  Tag = "H1"
	Heading2  Tag = "H2"
	Heading3  Tag = "H3"
	Paragraph Tag = "P"
	Figure    Tag = "Figure"   // a picture, with its Alt
	Artifact  Tag = "Artifact" // running heads and feet, marks of the sheet: not read out
	ListItem  Tag = "LI"       // with its mark; neighbours are one list
	Table     Tag = "Table"
	TableRow  Tag = "TR"
	TableHead Tag = "TH"
	TableCell Tag = "TD"
)

// Link makes a rectangle lead to a bookmark of the document or to an outside address.
type Link struct {
	Area Rect
	To   string // name of a Bookmark
	URL  string // or an address
}

// Bookmark names a place on the page: a target for links, and an entry of the outline if it has a
// title.
type Bookmark struct {
	Name  string
	Title string
	Level int // 0 is the top of the outline
	Y     Unit
	Rank  int // place in the outline, where pages do not come in the order in which they are read; else 0
	// Index is what an index calls the place, if it is none of the outline; empty: it is not in an index.
	Index string
}

func (Fill) item()     {}
func (Stroke) item()   {}
func (Text) item()     {}
func (Group) item()    {}
func (Link) item()     {}
func (Bookmark) item() {}
func (Source) item()   {}
