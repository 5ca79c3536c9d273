package overlay

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/facts/errands"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// The classes of squares that a trader gets to.
const (
	NearClass  = "near"  // as the board stands
	LaterClass = "later" // once everything is open that crews can open
)

// reach marks where a trader gets to from the spot, with how far it is.
func (l *look) reach() error {
	from, err := l.spot()
	if err != nil {
		return err
	}
	pace := estimate.PaceOf(l.Rules)
	far := l.q.Far
	if far <= 0 {
		far = pace.Usual
	}
	l.a.Pace = &Pace{far, pace.Usual, pace.Most}
	walker := walks.Walker(l.Pass, walks.Access{})
	walker.Corner = estimate.Corner(l.Rules)
	now := l.building.Reach([]geom.Spot{from}, walker)
	walker.Open = func(x geom.Lock) bool { return walks.Together.Of(l.Pass).Open[x] }
	later := l.building.Reach([]geom.Spot{from}, walker)
	near, behind := l.class(NearClass, ""), l.class(LaterClass, "")
	for _, s := range later.Spots() {
		switch {
		case now.Has(s.Floor, s.Cell) && now.Length(s.Floor, s.Cell) <= far:
			l.mark(s, near, inches(now.Length(s.Floor, s.Cell)))
		case later.Length(s.Floor, s.Cell) <= far:
			l.mark(s, behind, inches(later.Length(s.Floor, s.Cell)))
		}
	}
	return nil
}

// inches is a length in whole inches, rounded up: what a move of that many inches gets to.
func inches(length model.Length) string {
	return fmt.Sprint(int((length + model.Inch - 1) / model.Inch))
}

// Walk is the way of the crews of an airlock to a crate.
type Walk struct {
	Row    int          `json:"row"`
	Column int          `json:"column"`
	OK     bool         `json:"ok"` // there is a way
	Length model.Length `json:"length"`
	Likely int          `json:"likely"` // rounds at the usual pace
	Fewest int          `json:"fewest"` // that no crew needs less than
	Via    []string     `json:"via,omitempty"`
	Way    []Stretch    `json:"way,omitempty"`
}

// Stretch is the part of a way on one floor.
type Stretch struct {
	Floor string        `json:"floor"`
	At    []model.Point `json:"at"`
}

// rounds tells for each crate how long the crews of each airlock walk to it, as the checks of deadlines count it.
func (l *look) rounds() error {
	pace := estimate.PaceOf(l.Rules)
	l.a.Pace = &Pace{0, pace.Usual, pace.Most}
	guides := errands.ByAirlock.Of(l.Pass)
	for _, g := range guides {
		l.a.Columns = append(l.a.Columns, g.Airlock().ID)
	}
	for row, crate := range walks.CrateWants.Of(l.Pass) {
		l.a.Rows = append(l.a.Rows, crate.Name)
		best := -1
		for column, g := range guides {
			w := l.walk(g, crate.Site, pace)
			w.Row, w.Column = row, column
			if w.OK && pace.Known() && (best < 0 || w.Likely < best) {
				best = w.Likely
			}
			l.a.Walks = append(l.a.Walks, w)
		}
		p := Place{Floor: l.building.Floors()[crate.Floor].ID, At: crate.At, Name: crate.Name, Path: crate.Path, Text: "–", Class: "never"}
		if best >= 0 {
			p.Text, p.Class = fmt.Sprint(best), ""
		}
		l.a.Places = append(l.a.Places, p)
	}
	return nil
}

func (l *look) walk(g *errands.Guide, to walks.Site, pace estimate.Pace) Walk {
	e := g.To(to)
	w := Walk{OK: e.OK, Length: e.Length, Via: e.Via}
	if !e.OK {
		return w
	}
	if pace.Known() {
		w.Likely, w.Fewest = pace.Likely(e.Length, 0), pace.Fewest(e.Length)
	}
	floor := -1
	for _, s := range g.Path(to.Spots) {
		if s.Floor != floor {
			floor = s.Floor
			w.Way = append(w.Way, Stretch{Floor: l.building.Floors()[floor].ID})
		}
		on := &w.Way[len(w.Way)-1]
		on.At = append(on.At, s.Centre())
	}
	return w
}
