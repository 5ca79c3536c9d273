package plan

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Options say which board is drawn and which panels exist.
type Options struct {
	Width, Height model.Length // of the board
	Lattice       model.Length // distance between lattice points
	Offset        model.Point  // moves the whole lattice, for boards that stand between the posts
	Kinds         []model.PanelKind
	Legend        map[string]string // further spellings of this board, each to a kind's id
}

// Drawing is what a drawing says. Posts are sorted by y, then x; panels and labels stand in the
// order in which they are met, line by line.
type Drawing struct {
	Posts  []model.Point
	Panels []Panel
	Labels []Label
}

// Panel is one run. From is the western or northern end. A panel that was not read from a drawing
// has no lines and columns.
type Panel struct {
	Kind     string
	From, To model.Point
	Flipped  bool   // the spelling was read backwards: openings count from To
	Bend     string // of a quarter of a circle: to which side it turns from From to To

	Line, Col, EndLine, EndCol int // EndCol is just behind the last character
}

// Label marks where a piece stands.
type Label struct {
	ID string
	// Cell is the north-west corner of the label's cell. A label that stands on a line between
	// cells belongs to the cell south or east of it.
	Cell model.Point
	// From and To are the corners of all the floor the label may speak of: its cell and, when it
	// stands on a line between cells, the cells on the other side too.
	From, To model.Point

	Line, Col, EndCol int
}

// Error is one mistake in a drawing. Line 0 means that no character is to blame: the options are.
// In an error of Runs, Line is the number of the run and Col that of the panel in it, or 0.
type Error struct {
	Line, Col, EndCol int
	Code              string // see Codes
	Message           string // one line, no full stop
	Remedy            string
	Related           *Related // nil where no other place takes part
	Rules             string   // where in the rule set it is, such as "panels.grate.plan"; empty: not there
	Closing           bool     // it is the quotes that close the text of the drawing that stand wrongly
}

// Related is a further stretch of the drawing that an error speaks of.
type Related struct {
	Line, Col, EndCol int
	Text              string
}

// Limits of a drawing.
const (
	// MaxCells is the most cells along one side: those of two inches on a board of the largest size,
	// and few enough to read in no time.
	MaxCells = int(model.MaxBoard / (2 * model.Inch))
	// MaxErrors is the most mistakes that are worth listing: a file that is no drawing at all would
	// otherwise give one a line.
	MaxErrors = 50
	// MaxSource is the most bytes that are read: four for each character of the largest frame.
	MaxSource = 4 * (4*MaxCells + 1) * (2*MaxCells + 1)
)

// Read reads a drawing. It reports every mistake at once and returns whatever could be read.
func Read(src string, o Options) (*Drawing, []Error) {
	r := &reader{o: o}
	if r.errs = check(o); len(r.errs) > 0 {
		return &r.drawing, r.errs
	}
	if r.table, r.errs = newTable(o); len(r.errs) > 0 {
		return &r.drawing, r.errs
	}
	r.nx, r.ny = int(o.Width/o.Lattice), int(o.Height/o.Lattice)
	if len(src) > MaxSource {
		r.errs = append(r.errs, tooLarge())
		return &r.drawing, r.errs
	}
	r.split(src)
	r.glyphs()
	framed := r.frame()
	if framed {
		r.strays()
	}
	r.lettered()
	r.labels(framed)
	if framed {
		r.points()
		r.panels()
	}
	return &r.drawing, r.sorted()
}

// reader is the state of one reading.
type reader struct {
	o       Options
	table   *table
	nx, ny  int      // cells along x and y
	lines   [][]rune // without line ends and the indentation that all share
	indent  int      // columns cut from the left of every line
	bad     map[spot]bool
	badLine map[int]bool
	pass    map[spot]direction // by lattice point: who passes over it
	drawing Drawing
	errs    []Error
}

// spot is a character of the frame, or a lattice point; both count from 0.
type spot struct{ x, y int }

// at is the character at a spot; whatever lies outside the text is blank.
func (r *reader) at(x, y int) rune {
	if y < 0 || y >= len(r.lines) || x < 0 || x >= len(r.lines[y]) {
		return ' '
	}
	return r.lines[y][x]
}

// spoil marks a character as already complained about, so that one mistake is reported once.
func (r *reader) spoil(x, y int) { r.bad[spot{x, y}] = true }

// spoilt reports whether any character of a rectangle (corners included) has been complained about.
func (r *reader) spoilt(x0, y0, x1, y1 int) bool {
	for y := y0; y <= y1; y++ {
		if r.badLine[y] {
			return true
		}
		for x := x0; x <= x1; x++ {
			if r.bad[spot{x, y}] {
				return true
			}
		}
	}
	return false
}

// point is the place on the board of a lattice point.
func (r *reader) point(i, j int) model.Point {
	return model.Point{
		X: r.o.Offset.X + model.Length(i)*r.o.Lattice,
		Y: r.o.Offset.Y + model.Length(j)*r.o.Lattice,
	}
}

// sorted is the list of mistakes in reading order, cut to a length that somebody reads.
func (r *reader) sorted() []Error {
	slices.SortStableFunc(r.errs, func(a, b Error) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col), cmp.Compare(a.Code, b.Code))
	})
	return r.errs[:min(len(r.errs), MaxErrors)]
}
