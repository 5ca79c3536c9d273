package board

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map101 finds pieces that stand in one another.
func map101() check.Check {
	return check.Check{
		Code:     "MAP101",
		Title:    "two pieces overlap",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission},
		Text: "Two crates or pieces of furniture would stand in the same spot. Touching is fine, and so is an overlap " +
			"of up to " + geom.Slack.String() + " inches: no table is truer than that. A crate that stands on another says so with `on`. Loose furniture is pushed " +
			"together, and a chair stands under a table: of two such pieces one is told of only if it stands with its middle in the other, or deep in one of its own size, as a warning.",
		Before: "board: {\n\tcrates: s1: {size: \"small\", at: [5.5, 5.5]}\n\tfurniture: desk: {kind: \"table\", at: [6, 6]}\n}",
		After:  "board: {\n\tcrates: s1: {size: \"small\", at: [4.5, 5.5]}\n\tfurniture: desk: {kind: \"table\", at: [6, 6]}\n}",
		Run: func(p *check.Pass) {
			for _, f := range p.Mission.Floors() {
				all := slices.Collect(parts.PlacedOn(f))
				for i, t := range all {
					a := standsIn(p, t, all[:i], all)
					if a != nil && !wrongStack(p, f, t) { // core
						overlap(p, f, *a, t)
					}
				}
			}
		},
	}
}

// standsIn is the first of some pieces that a piece overlaps, or nil. A stack of crates is no overlap: on
// holds which stands on which.
func standsIn(p *check.Pass, t parts.Thing, others, on []parts.Thing) *parts.Thing {
	for i := range others {
		if a := &others[i]; geom.Overlap(*a.Floor, *t.Floor) && !walks.Pushed(p, t, *a) && !walks.StandsOn(t, *a, on) && !walks.StandsOn(*a, t, on) {
			return a
		}
	}
	return nil
}

// wrongStack reports whether a piece is a crate that does not stand on the crate it names: that is what is
// wrong about its place.
func wrongStack(p *check.Pass, f model.NamedFloor, t parts.Thing) bool {
	c := crateCalled(f.Board.Crates, t.ID)
	return t.Family == parts.CrateThing && c != nil && unstacked(p, f, c) != nil
}

// overlap reports two pieces in one spot: one finding a piece, as the others most often go with it.
func overlap(p *check.Pass, f model.NamedFloor, a, b parts.Thing) {
	var severity diag.Severity // the check's own
	if walks.Loose(p, a) && walks.Loose(p, b) {
		severity = diag.Warning
	}
	p.Report(diag.Diagnostic{
		Severity: severity,
		Summary:  b.String() + " stands in " + a.String(),
		Details:  []string{extent(p, a), extent(p, b)},
		Remedy:   "move one of them",
		Range:    parts.PieceRange(p, b),
		Place:    p.SpotOn(f, b.At),
		Related:  []diag.Related{{Range: parts.PieceRange(p, a), Text: a.String() + " is placed here"}},
		Marks:    onFloorMarks(f, parts.BoxOf(a, a.ID), parts.BoxOf(b, b.ID)),
		Reasons:  []string{stretch(a), stretch(b), "overlaps of up to " + geom.Slack.String() + " inches do not count"},
	})
}
