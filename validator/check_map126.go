package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map126 finds stacks of crates that cannot stand.
func map126() Check {
	return Check{
		Code:     "MAP126",
		Title:    "a crate does not stand on its crate",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "`on` names the crate that a crate stands on. Here that is the crate itself, one that in turn stands on it, one on another " +
			"floor, or one that is somewhere else, so that nothing is below. Name the crate underneath and give both places that overlap, " +
			"or leave `on` out.",
		Before: "board: crates: {\n\tl1: {size: \"large\", at: [4, 4]}\n\ts1: {size: \"small\", at: [6, 4], on: \"l1\"}\n}",
		After:  "board: crates: {\n\tl1: {size: \"large\", at: [4, 4]}\n\ts1: {size: \"small\", at: [4, 4], on: \"l1\"}\n}",
		Run: func(p *Pass) {
			for _, f := range p.Mission.Floors() {
				for i := range f.Board.Crates {
					d := p.unstacked(f, &f.Board.Crates[i])
					if d != nil { // core
						p.Report(*d)
					}
				}
			}
		},
	}
}

func crateCalled(all []model.Crate, id string) *model.Crate {
	return find(all, id, func(c *model.Crate) string { return c.ID })
}

// unstacked says why a crate does not stand on the crate that it names, or nothing.
func (p *Pass) unstacked(f model.NamedFloor, c *model.Crate) *diag.Diagnostic {
	if c.On == "" {
		return nil
	}
	path := f.Path + ".crates." + c.ID
	d := &diag.Diagnostic{Range: p.first(path+".on", path), Place: p.spotOn(f, c.Footprint.Centre), Remedy: "leave on out, or name the crate below"}
	below := crateCalled(f.Board.Crates, c.On)
	switch {
	case c.On == c.ID:
		d.Summary = fmt.Sprintf("crate %s stands on itself", c.ID)
	case below == nil:
		other := p.crateFloor(c.On)
		if other == nil {
			return nil // an unknown name is reported by itself
		}
		d.Summary = fmt.Sprintf("crate %s on %s stands on crate %s, which is on %s", c.ID, floorName(f), c.On, floorName(*other))
		d.Related = []diag.Related{{Range: p.Where.At(other.Path + ".crates." + c.On), Text: "the other one"}}
	case circleLength(f.Board.Crates, c) > 0:
		d.Summary = fmt.Sprintf("crate %s stands on crate %s, and the %d crates of the stack stand on one another in a circle", c.ID, c.On, circleLength(f.Board.Crates, c))
	case c.Footprint.Width > 0 && below.Footprint.Width > 0 && !geom.Overlap(c.Footprint, below.Footprint):
		d.Summary = fmt.Sprintf("crate %s at %s is to stand on crate %s at %s, which is beside it", c.ID, point(c.Footprint.Centre), below.ID, point(below.Footprint.Centre))
		d.Remedy = fmt.Sprintf("write at: [%s, %s], or leave on out", below.Footprint.Centre.X, below.Footprint.Centre.Y)
		d.Related = []diag.Related{{Range: p.Where.At(f.Path + ".crates." + below.ID), Text: "the other one"}}
		d.Marks = onFloorMarks(f, crateBox(c), crateBox(below))
	default:
		return nil
	}
	return d
}

func crateBox(c *model.Crate) diag.Mark { return boxOf(thing{floor: &c.Footprint}, c.ID) }

// crateFloor is the floor that a crate is on, or nil.
func (p *Pass) crateFloor(id string) *model.NamedFloor {
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
