package geom

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// SightQuery says who looks, and what stands open.
type SightQuery struct {
	// Seer and Target are the diameters of the two bases; 0 is one inch.
	Seer, Target model.Length
	// Open reports whether the doors of a panel (by index on the board) stand open; nil means as they do
	// at the start of the mission.
	Open func(panel int) bool
	// Figures are the others on the board: nobody looks through them. The seer and the target must not
	// be among them.
	Figures []Disc
	// Bare says that nobody looks, such as where a blast goes off: a low piece counts, however close it is.
	Bare bool
}

// Disc is the floor beneath a figure.
type Disc struct {
	At   model.Point
	Base model.Length // diameter
}

// Sightline is what one figure sees of another.
type Sightline struct {
	Seen bool
	// From and To are the ends of a line of sight, or of the line between the centres if there is none.
	From, To model.Point
	// Hidden is the share of the target, in percent, that no line reaches; Low is the share that lines
	// reach only across pieces lower than a figure.
	Hidden, Low int
	// Cover is the id of the band of the rule set that this makes, empty where it has none.
	Cover string
	// Stops are what blocks the line to the first part that is hidden, the centre before the rim: all of
	// it, panels first.
	Stops []Stop
}

// Stop is one thing in the way of a line.
type Stop struct {
	Kind  StopKind
	Index int // of the panel, crate or piece of furniture on the board, or of the figure in the query
}

// StopKind says what is in the way.
type StopKind string

// The kinds of thing that block a line of sight.
const (
	PanelStop     StopKind = "panel"
	CrateStop     StopKind = "crate"
	FurnitureStop StopKind = "furniture"
	FigureStop    StopKind = "figure"
)

// Sight is all that can be in the way of a line of sight on a board, ready for many questions of one
// kind. Two goroutines must not share one.
type Sight struct {
	grid *Grid
	q    SightQuery
	tall []obstacle // nothing is seen through or over these
	low  []lowPiece // these give cover
	near []int      // indexes into tall of what is close to the line in hand
	seat Cell       // of the seer in hand
}

// lowPiece is a piece lower than a figure.
type lowPiece struct {
	obstacle
	floor  model.Footprint
	beside []Cell // from which it does not hinder; nil until asked for
}

// Sight makes the board ready for questions about lines of sight.
func (g *Grid) Sight(q SightQuery) *Sight {
	s := &Sight{grid: g, q: q}
	for i := range g.board.Panels {
		for _, w := range g.screens(i, q) {
			s.tall = append(s.tall, obstacle{Stop{PanelStop, i}, w.box(), w})
		}
	}
	for i, c := range g.board.Crates {
		s.addPiece(Stop{CrateStop, i}, c.Footprint, g.crateRule(c.Size))
	}
	for i, f := range g.board.Furniture {
		s.addPiece(Stop{FurnitureStop, i}, f.Footprint, g.furnitureRule(f.Kind))
	}
	s.stand(q.Figures)
	return s
}

// Among is the same board with other figures on it, ready for as many questions.
func (s *Sight) Among(figures []Disc) *Sight {
	out := *s
	out.q.Figures, out.near = figures, nil
	out.tall = append(make([]obstacle, 0, len(s.tall)+len(figures)), s.tall[:len(s.tall)-len(s.q.Figures)]...)
	out.stand(figures)
	return &out
}

// stand puts figures on the board.
func (s *Sight) stand(figures []Disc) {
	for i, d := range figures {
		f := figure{at: vecInches(d.At), base: int64(d.Base)}
		s.tall = append(s.tall, obstacle{Stop{FigureStop, i}, f.box(), f})
	}
}

// addPiece notes a piece as tall or low.
func (s *Sight) addPiece(stop Stop, f model.Footprint, rule string) {
	if f.Width <= 0 || f.Depth <= 0 {
		return
	}
	for _, part := range f.Solids() {
		b := block{corners(part)}
		o := obstacle{stop, b.box(), b}
		if s.grid.isLow(rule) {
			s.low = append(s.low, lowPiece{obstacle: o, floor: f})
		} else {
			s.tall = append(s.tall, o)
		}
	}
}

// Line finds what a figure whose base has its centre at from sees of one at to.
func (s *Sight) Line(from, to model.Point) Sightline {
	eyes := []model.Point{from}
	if s.grid.rules.Play.Sight.From == anyPart {
		eyes = Parts(from, s.q.Seer)
	}
	targets := Parts(to, s.q.Target)
	if s.seat = s.grid.CellAt(from); s.q.Bare {
		s.seat = noSeat
	}
	s.approach(eyes, targets)
	var best Sightline
	for i, eye := range eyes {
		l := s.look(eye, targets)
		if i == 0 || l.better(best) {
			best = l
		}
	}
	return best
}

// noSeat is where nobody stands.
var noSeat = Cell{Col: -1, Row: -1}

// better reports whether a line shows more than another.
func (l Sightline) better(other Sightline) bool {
	if l.Seen != other.Seen {
		return l.Seen
	}
	return l.Hidden < other.Hidden || l.Hidden == other.Hidden && l.Low < other.Low
}

// approach picks the tall things that can be between two sets of points.
func (s *Sight) approach(eyes, targets []model.Point) {
	b := boxOf(eyes).with(boxOf(targets))
	s.near = s.near[:0]
	for i, o := range s.tall {
		if o.box.meets(b) {
			s.near = append(s.near, i)
		}
	}
}

// look judges all parts of the target from one point.
func (s *Sight) look(eye model.Point, targets []model.Point) Sightline {
	l := Sightline{From: eye, To: targets[0]}
	hidden, low := 0, 0
	first := -1 // the first part that is hidden
	clear := -1 // the first that is not
	over := -1  // the first that is not, across a low piece
	for i, t := range targets {
		switch {
		case s.blocked(eye, t):
			hidden++
			first = firstOf(first, i)
		case s.across(eye, t):
			low++
			over = firstOf(over, i)
		default:
			clear = firstOf(clear, i)
		}
	}
	l.Hidden, l.Low = hidden*100/len(targets), low*100/len(targets)
	s.judge(&l)
	if s.grid.rules.Play.Sight.To == centreOnly && first == 0 {
		l.Seen = false
	}
	if first >= 0 {
		l.Stops = s.stops(eye, targets[first])
	}
	if clear < 0 {
		clear = over
	}
	if l.Seen && first == 0 {
		l.To = targets[clear]
	}
	return l
}

func firstOf(have, i int) int {
	if have >= 0 {
		return have
	}
	return i
}

// blocked reports whether something tall is on the line. What blocked the line before most often blocks
// the next one, so it goes to the front.
func (s *Sight) blocked(eye, t model.Point) bool {
	a, b := vecInches(eye), vecInches(t)
	for i, n := range s.near {
		if s.tall[n].shape.blocks(a, b) {
			s.near[0], s.near[i] = s.near[i], s.near[0]
			return true
		}
	}
	return false
}

// across reports whether the line passes a low piece that the seer does not touch.
func (s *Sight) across(eye, t model.Point) bool {
	a, b := vecInches(eye), vecInches(t)
	line := boxOf([]model.Point{eye, t})
	for i := range s.low {
		p := &s.low[i]
		if p.box.meets(line) && p.shape.blocks(a, b) && !s.touches(p) {
			return true
		}
	}
	return false
}

// touches reports whether the seer is in contact with a low piece.
func (s *Sight) touches(p *lowPiece) bool {
	if p.beside == nil {
		p.beside = append([]Cell{}, s.grid.Contact(p.floor)...)
	}
	return slices.Contains(p.beside, s.seat)
}

// stops are all tall things on a line.
func (s *Sight) stops(eye, t model.Point) []Stop {
	var out []Stop
	for _, o := range s.tall {
		if o.shape.blocks(vecInches(eye), vecInches(t)) && !slices.Contains(out, o.stop) {
			out = append(out, o.stop)
		}
	}
	return out
}
