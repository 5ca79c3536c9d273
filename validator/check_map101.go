package validator

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// map101 finds pieces that stand in one another.
func map101() Check {
	return Check{
		Code:     "MAP101",
		Title:    "two pieces overlap",
		Severity: diag.Error,
		Needs:    []Capability{Mission},
		Text: "Two crates or pieces of furniture would stand in the same spot. Touching is fine, and so is an overlap " +
			"of up to " + geom.Slack.String() + " inches: no table is truer than that. A crate that stands on another says so with `on`. Loose furniture is pushed " +
			"together, and a chair stands under a table: of two such pieces one is told of only if it stands with its middle in the other, or deep in one of its own size, as a warning.",
		Before: "board: {\n\tcrates: s1: {size: \"small\", at: [5.5, 5.5]}\n\tfurniture: desk: {kind: \"table\", at: [6, 6]}\n}",
		After:  "board: {\n\tcrates: s1: {size: \"small\", at: [4.5, 5.5]}\n\tfurniture: desk: {kind: \"table\", at: [6, 6]}\n}",
		Run: func(p *Pass) {
			for _, f := range p.Mission.Floors() {
				all := placedOn(f)
				for i, t := range all {
					a := p.standsIn(t, all[:i], all)
					if a != nil && !p.wrongStack(f, t) { // core
						p.overlap(f, *a, t)
					}
				}
			}
		},
	}
}

// standsIn is the first of some pieces that a piece overlaps, or nil. A stack of crates is no overlap: on
// holds which stands on which.
func (p *Pass) standsIn(t thing, others, on []thing) *thing {
	for i := range others {
		if a := &others[i]; geom.Overlap(*a.floor, *t.floor) && !p.pushed(t, *a) && !standsOn(t, *a, on) && !standsOn(*a, t, on) {
			return a
		}
	}
	return nil
}

// pushed reports whether two pieces are loose furniture of which one is only pushed to the other, or under it: how
// large the pieces are is known less well than where they stand, and a chair goes under a table.
func (p *Pass) pushed(a, b thing) bool {
	if !p.loose(a) || !p.loose(b) {
		return false
	}
	under := !geom.Overlap(heart(a), pinAt(b.at)) && !geom.Overlap(heart(b), pinAt(a.at))
	return !geom.Overlap(heart(a), heart(b)) || under && (fitsUnder(a, b) || fitsUnder(b, a))
}

// fitsUnder reports whether a piece is so much smaller than another that it may go under it: a table does not go under
// a table.
func fitsUnder(a, b thing) bool {
	return 2*a.floor.Width*a.floor.Depth <= b.floor.Width*b.floor.Depth
}

// heart is a piece without a border of a quarter of an inch: a chair is pushed under a table farther than to its middle.
func heart(t thing) model.Footprint {
	f := *t.floor
	f.Width, f.Depth = max(f.Width-model.Inch/2, 1), max(f.Depth-model.Inch/2, 1)
	return f
}

// loose reports whether a piece is furniture that figures shift about and that holds nothing.
func (p *Pass) loose(t thing) bool {
	k := find(p.Rules.Furniture, t.kind, func(k *model.FurnitureKind) string { return k.ID })
	if k == nil || t.family != furnitureThing {
		return false
	}
	r := find(p.Rules.Terrain, k.Rule, func(r *model.TerrainRule) string { return r.ID })
	return r != nil && r.Moves && !r.Search
}

// standsOn reports whether a crate stands on another, or on one that stands on it.
func standsOn(t, below thing, all []thing) bool {
	for range all { // a circle of crates ends here
		if t.on == "" || t.on == below.id {
			break
		}
		next := find(all, t.on, func(x *thing) string { return x.id })
		if next == nil {
			return false
		}
		t = *next
	}
	return t.on == below.id
}

// wrongStack reports whether a piece is a crate that does not stand on the crate it names: that is what is
// wrong about its place.
func (p *Pass) wrongStack(f model.NamedFloor, t thing) bool {
	c := crateCalled(f.Board.Crates, t.id)
	return t.family == crateThing && c != nil && p.unstacked(f, c) != nil
}

// overlap reports two pieces in one spot: one finding a piece, as the others most often go with it.
func (p *Pass) overlap(f model.NamedFloor, a, b thing) {
	var severity diag.Severity // the check's own
	if p.loose(a) && p.loose(b) {
		severity = diag.Warning
	}
	p.Report(diag.Diagnostic{
		Severity: severity,
		Summary:  b.String() + " stands in " + a.String(),
		Details:  []string{p.extent(a), p.extent(b)},
		Remedy:   "move one of them",
		Range:    p.pieceRange(b),
		Place:    p.spotOn(f, b.at),
		Related:  []diag.Related{{Range: p.pieceRange(a), Text: a.String() + " is placed here"}},
		Marks:    onFloorMarks(f, boxOf(a, a.id), boxOf(b, b.id)),
		Reasons:  []string{stretch(a), stretch(b), "overlaps of up to " + geom.Slack.String() + " inches do not count"},
	})
}

// extent says where a piece stands and how large it is.
func (p *Pass) extent(t thing) string {
	f := t.floor
	text := t.String() + ": " + f.Width.String() + " × " + f.Depth.String() + " inches about " + point(f.Centre)
	if f.Turn != 0 {
		text += ", turned by " + english.Count(f.Turn, "degree")
	}
	return text
}
