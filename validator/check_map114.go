package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// map114 finds doorways that pieces block.
func map114() Check {
	return Check{
		Code:     "MAP114",
		Title:    "a piece blocks a doorway",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Text: "Crates or furniture stand right behind this doorway or arch, so that nobody gets through it: each square that one would " +
			"step onto is taken. Move a piece away by an inch or two. A piece that stands in the doorway itself is " +
			"[MAP103](MAP103.md); where the blocked doorway is the only way to a crate or whatever else a crew must get to, that is reported instead.",
		Before: "board: {\n\tpanels: \"4,0-4,4\": id: \"store\" // a wide doorway, from 1 to 3 inches down\n\tfurniture: desk: {kind: \"table\", at: [4.75, 2], turn: 90}\n}",
		After:  "board: {\n\tpanels: \"4,0-4,4\": id: \"store\"\n\tfurniture: desk: {kind: \"table\", at: [6.5, 2], turn: 90}\n}",
		Run: func(p *Pass) {
			p.eachFloor(func(q *Pass) {
				for i, x := range q.Mission.Board.Panels {
					in, steps := q.blockers(i)
					if len(in) > 0 && !p.cutsOff(q, steps) { // core
						q.blockedDoor(x, in, steps)
					}
				}
			})
		},
	}
}

// blockers are the pieces because of which no step leads through a panel's openings, and those steps; none
// if one does, or if one of the pieces has another mistake first.
func (p *Pass) blockers(panel int) ([]thing, []step) {
	if !passable(p.kindOf(p.Mission.Board.Panels[panel])) || len(p.placed()) == 0 {
		return nil, nil
	}
	steps := p.thresholds(panel)
	if slices.ContainsFunc(steps, func(s step) bool { return p.Grid().Free(s.from) && p.Grid().Free(s.to) }) {
		return nil, nil
	}
	var in []thing
	for _, s := range steps {
		for _, c := range [...]geom.Cell{s.from, s.to} {
			if t := p.pieceOn(c); t != nil && !slices.ContainsFunc(in, func(o thing) bool { return o.path == t.path }) {
				in = append(in, *t)
			}
		}
	}
	if slices.ContainsFunc(in, p.misplaced) {
		return nil, nil
	}
	return in, steps
}

// pieceOn is the piece that occupies a cell, or nil.
func (p *Pass) pieceOn(c geom.Cell) *thing {
	if p.Grid().Free(c) {
		return nil
	}
	all := p.placed()
	for i := range all {
		if all[i].on == "" && slices.Contains(p.Grid().Occupied(*all[i].floor), c) {
			return &all[i]
		}
	}
	return nil
}

// cutsOff reports whether some crew gets to one side of the blocked steps of a floor only, and something on
// the other side is reported because nobody gets there.
func (p *Pass) cutsOff(q *Pass, steps []step) bool {
	floor, reach := p.building().Floor(q.Storey), p.together().reach
	for _, s := range steps {
		near, far := q.openGrid().RoomOf(s.from), q.openGrid().RoomOf(s.to)
		if reach.Any(floor, near.Cells) == reach.Any(floor, far.Cells) {
			continue
		}
		if reach.Any(floor, far.Cells) {
			far = near
		}
		if slices.ContainsFunc(p.toldAreas(), func(r *geom.Reached) bool { return r.Any(floor, far.Cells) }) {
			return true
		}
	}
	return false
}

// blockedDoor reports an opening that nobody gets through.
func (p *Pass) blockedDoor(x model.Panel, in []thing, steps []step) {
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%s behind %s: 0 of %s through it are free", standing(in), p.panelName(x), english.Count(len(steps), "step")),
		Remedy:  "move " + anyOf(in, "and") + " out of the way",
		Range:   p.pieceRange(in[0]),
		Place:   p.place(middle(x)),
		Related: append([]diag.Related{p.relatedPanel(x)}, p.relatedPieces(in[1:])...),
		Marks:   []diag.Mark{edgeOf(x, "blocked")},
	}
	for _, t := range in {
		d.Marks = append(d.Marks, boxOf(t, t.id))
	}
	for _, s := range steps {
		for _, c := range [...]geom.Cell{s.from, s.to} {
			if t := p.pieceOn(c); t != nil {
				d.Reasons = append(d.Reasons, fmt.Sprintf("the step from %s to %s: %s is taken by %s", point(s.from.Centre()), point(s.to.Centre()), point(c.Centre()), t))
			}
		}
	}
	p.Report(d)
}
