package check

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// floorRun is a level or a further board, seen as the board of a mission of its own: what checks share
// about it is kept apart from what they share about the board.
type floorRun struct {
	floor model.NamedFloor
	run   *run
}

// EachFloor calls f for every floor of the mission with a pass on which that floor is the board: its
// lattice, its pieces and the paths of its source. What is reported there says which floor it is.
func (p *Pass) EachFloor(f func(*Pass)) {
	f(p)
	for i, q := range p.Above() {
		q.held = &[]diag.Diagnostic{}
		f(q)
		for _, d := range *q.held {
			p.Report(upstairs(d, p.run.floors[i].floor))
		}
	}
}

// Above are passes on the floors above and beside the board.
func (p *Pass) Above() []*Pass {
	var out []*Pass
	for _, x := range p.floorRuns() {
		out = append(out, x.run.pass(p.check))
	}
	return out
}

// floorRuns are the floors above and beside the board.
func (p *Pass) floorRuns() []floorRun {
	if p.run.floors == nil {
		p.run.floors = []floorRun{}
		for _, f := range p.run.Mission.Floors()[1:] {
			p.run.floors = append(p.run.floors, floorRun{f, p.run.upon(f)})
		}
	}
	return p.run.floors
}

// upon is a run on which a floor is the only one.
func (r *run) upon(f model.NamedFloor) *run {
	m := *r.Mission
	m.Board, m.Boards = *f.Board, nil
	m.Board.Levels = nil
	s := r.Subject
	s.Mission, s.Value = &m, &m
	s.Where = indexUpon(r.Where, f.Path)
	out := newRun(s)
	out.storey, out.arrive = f.ID, arrivalsOn(r.Mission, f.ID)
	return out
}

// indexUpon is an index in which a floor is the board and there is no other.
func indexUpon(x diag.Index, floor string) diag.Index {
	out := diag.Index{}
	for path, at := range x {
		switch {
		case Below(path, floor+".levels"):
		case Below(path, floor):
			out["board"+path[len(floor):]] = at
		case !Below(path, "board") && !Below(path, "boards"):
			out[path] = at
		}
	}
	return out
}

// upstairs puts a finding onto its floor.
func upstairs(d diag.Diagnostic, f model.NamedFloor) diag.Diagnostic {
	if d.Place != nil {
		at := *d.Place
		at.Floor = f.ID
		d.Place = &at
	}
	for i := range d.Marks {
		d.Marks[i].Floor = f.ID
	}
	d.Details = append(d.Details, fmt.Sprintf("on %s", FloorName(f)))
	return d
}

// SpotOn is a point of one of the mission's floors.
func (p *Pass) SpotOn(f model.NamedFloor, at model.Point) *diag.Place {
	return &diag.Place{Board: p.Mission.ID, Floor: f.ID, At: at}
}
