package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// extent says where a piece stands and how large it is.
func extent(p *check.Pass, t parts.Thing) string {
	f := t.Floor
	text := t.String() + ": " + f.Width.String() + " × " + f.Depth.String() + " inches about " + parts.Point(f.Centre)
	if f.Turn != 0 {
		text += ", turned by " + english.Count(f.Turn, "degree")
	}
	return text
}

// asWritten writes a point as the language does.
func asWritten(at model.Point) string { return fmt.Sprintf("[%s, %s]", at.X, at.Y) }

// freeStanding reports whether a panel has an opening and joins nothing at either end.
func freeStanding(p *check.Pass, panel int) bool {
	x := p.Mission.Board.Panels[panel]
	k := walks.KindOf(p, x)
	return k != nil && len(k.Openings) > 0 && !k.Overhead && !joins(p, panel, x.From) && !joins(p, panel, x.To)
}

func crateCalled(all []model.Crate, id string) *model.Crate {
	return check.Find(all, id, func(c *model.Crate) string { return c.ID })
}

// unstacked says why a crate does not stand on the crate that it names, or nothing.
func unstacked(p *check.Pass, f model.NamedFloor, c *model.Crate) *diag.Diagnostic {
	if c.On == "" {
		return nil
	}
	path := f.Path + ".crates." + c.ID
	d := &diag.Diagnostic{Range: p.First(path+".on", path), Place: p.SpotOn(f, c.Footprint.Centre), Remedy: "leave on out, or name the crate below"}
	below := crateCalled(f.Board.Crates, c.On)
	switch {
	case c.On == c.ID:
		d.Summary = fmt.Sprintf("crate %s stands on itself", c.ID)
	case below == nil:
		other := crateFloor(p, c.On)
		if other == nil {
			return nil // an unknown name is reported by itself
		}
		d.Summary = fmt.Sprintf("crate %s on %s stands on crate %s, which is on %s", c.ID, check.FloorName(f), c.On, check.FloorName(*other))
		d.Related = []diag.Related{{Range: p.Where.At(other.Path + ".crates." + c.On), Text: "the other one"}}
	case circleLength(f.Board.Crates, c) > 0:
		d.Summary = fmt.Sprintf("crate %s stands on crate %s, and the %d crates of the stack stand on one another in a circle", c.ID, c.On, circleLength(f.Board.Crates, c))
	case c.Footprint.Width > 0 && below.Footprint.Width > 0 && !geom.Overlap(c.Footprint, below.Footprint):
		d.Summary = fmt.Sprintf("crate %s at %s is to stand on crate %s at %s, which is beside it", c.ID, parts.Point(c.Footprint.Centre), below.ID, parts.Point(below.Footprint.Centre))
		d.Remedy = fmt.Sprintf("write at: [%s, %s], or leave on out", below.Footprint.Centre.X, below.Footprint.Centre.Y)
		d.Related = []diag.Related{{Range: p.Where.At(f.Path + ".crates." + below.ID), Text: "the other one"}}
		d.Marks = onFloorMarks(f, crateBox(c), crateBox(below))
	default:
		return nil
	}
	return d
}

func crateBox(c *model.Crate) diag.Mark { return parts.BoxOf(parts.Thing{Floor: &c.Footprint}, c.ID) }

// crateFloor is the floor that a crate is on, or nil.
func crateFloor(p *check.Pass, id string) *model.NamedFloor {
	for _, f := range p.Mission.Floors() {
		if crateCalled(f.Board.Crates, id) != nil {
			return &f
		}
	}
	return nil
}

// circleLength is how many crates stand on one another in the circle that a crate belongs to, told for the
// first of them only; 0: it belongs to none.
func circleLength(all []model.Crate, c *model.Crate) int {
	first, at := c.ID, c
	for n := 1; n <= len(all); n++ {
		at = crateCalled(all, at.On)
		if at == nil || at.On == "" {
			return 0
		}
		first = min(first, at.ID)
		if at.ID == c.ID {
			if first != c.ID {
				return 0
			}
			return n
		}
	}
	return 0
}
