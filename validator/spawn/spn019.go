package spawn

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// spn019 finds holes too near to other places of arrival or to airlocks (seed 002:3949-3954).
func spn019() check.Check {
	return check.Check{
		Code:     "SPN019",
		Title:    "a hole is too near to an airlock or a place of arrival",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Walls},
		Requires: []check.AnyFact{parts.Placed, walks.Building},
		Text: "The rules keep some markers clear of others: a worm hole lies nowhere within two squares of an entry point, a patrol " +
			"point or an airlock door, so that nobody is struck in the act of coming in. The distance is counted in squares from the " +
			"edge of the marker, across corners as along edges, as far as no wall parts the two. Move the marker. The rule is " +
			"written for holes placed at random; a mission that breaks it on purpose should say why.",
		Before: "board: {\n\tairlocks: a: {side: \"north\", at: 8.5}\n\tmarkers: \"hole-1\": {kind: \"worm-hole\", number: 1, at: [8, 2]}\n}",
		After:  "board: {\n\tairlocks: a: {side: \"north\", at: 8.5}\n\tmarkers: \"hole-1\": {kind: \"worm-hole\", number: 1, at: [8, 6]}\n}",
		Run: func(p *check.Pass) {
			for _, h := range holes(p) {
				if near, is := nearestTo(p, h); is && near.squares <= h.clear { // core
					tooNear(p, h, near)
				}
			}
		},
	}
}

// neighbour is something near a hole.
type neighbour struct {
	name    string
	at      model.Point
	where   diag.Range
	mark    diag.Mark
	squares int
}

// nearestTo is what lies nearest to a hole among the other places of arrival and the airlocks of its floor.
func nearestTo(p *check.Pass, h hole) (near neighbour, is bool) {
	q := arrivals.On(p, h.Floor)
	around := squaresFrom(q, h.cells, h.clear)
	look := func(n neighbour, cells []geom.Cell) {
		for _, c := range cells {
			if d, in := around[c]; in && (!is || d < near.squares) {
				n.squares = d
				near, is = n, true
			}
		}
	}
	for _, s := range spawnPoints(p) {
		if s.Floor.ID != h.Floor.ID || s.Path == h.Path || keepsClear(p, s.Kind) {
			continue
		}
		look(neighbour{name: s.String(), at: s.At, where: spawnRange(p, s), mark: parts.PointOf(s.At, s.ID)}, []geom.Cell{walks.Grid(q).CellAt(s.At)})
	}
	for _, a := range walks.Docks(q) {
		look(neighbour{name: "airlock " + a.ID, at: a.At, where: q.Where.At(walks.AirlockPath(a)), mark: walks.DoorMark(q, a)}, walks.Grid(q).StartCells(a))
	}
	return near, is
}

// tooNear reports a hole too near to something.
func tooNear(p *check.Pass, h hole, n neighbour) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s lies %s from %s, and must keep more than %d away", h, english.Count(n.squares, "square"), n.name, h.clear),
		Remedy:  fmt.Sprintf("move it at least %s farther", english.Count(h.clear+1-n.squares, "square")),
		Range:   spawnRange(p, h.SpawnPoint),
		Place:   p.SpotOn(h.Floor, h.At),
		Related: []diag.Related{{Range: n.where, Text: n.name}},
		Marks:   []diag.Mark{h.box(), onFloor(n.mark, h.Floor)},
		Reasons: []string{
			h.Takes(),
			fmt.Sprintf("squares from its edge to %s at %s, not through walls: %d", n.name, parts.Point(n.at), n.squares),
			fmt.Sprintf("the rule of the %s keeps %s clear", h.Noun, english.Count(h.clear, "square")),
		},
	})
}
