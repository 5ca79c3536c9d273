package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// map128 finds counters that lie on one another.
func map128() check.Check {
	return check.Check{
		Code:     "MAP128",
		Title:    "two markers or hatches at one place",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "Two markers, two hatches, or one of each lie on each other: the lower one cannot be seen, and what comes out of the one " +
			"stands on the other. Lay their counters side by side. For two places of arrival see [SPN007](SPN007.md).",
		Before: "board: hatches: {\n\t\"1\": at: [4.5, 4.5]\n\t\"2\": at: [5, 4.5]\n}",
		After:  "board: hatches: {\n\t\"1\": at: [4.5, 4.5]\n\t\"2\": at: [6.5, 4.5]\n}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				all := chits(p)
				for i, c := range all {
					other := under(p, c, all[:i])
					if other != nil { // core
						onCounter(p, *other, c)
					}
				}
			})
		},
	}
}

// under is the first of some counters that a counter lies on, or nil. Places of arrival have rules of their
// own for how far apart they lie.
func under(p *check.Pass, c chit, others []chit) *chit {
	spawns := func(c chit) bool { return c.kind != "" && arrivals.SpawnsAt(p, c.kind) }
	for i, o := range others {
		if geom.Overlap(*c.Floor, *o.Floor) && !(spawns(c) && spawns(o)) {
			return &others[i]
		}
	}
	return nil
}

// onCounter reports two counters at one place.
func onCounter(p *check.Pass, a, b chit) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s at %s lies on %s at %s", b, parts.Point(b.At), a, parts.Point(a.At)),
		Details: []string{extent(p, a.Thing), extent(p, b.Thing)},
		Remedy:  "move one of them",
		Range:   p.First(b.Path+".at", b.Path),
		Place:   p.Place(b.At),
		Related: []diag.Related{{Range: p.Where.At(a.Path), Text: "the other one"}},
		Marks:   []diag.Mark{parts.BoxOf(a.Thing, a.ID), parts.BoxOf(b.Thing, b.ID)},
	})
}
