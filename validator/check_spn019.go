package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn019 finds holes too near to other places of arrival or to airlocks (seed 002:3949-3954).
func spn019() Check {
	return Check{
		Code:     "SPN019",
		Title:    "a hole is too near to an airlock or a place of arrival",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Walls},
		Text: "The rules keep some markers clear of others: a worm hole lies nowhere within two squares of an entry point, a patrol " +
			"point or an airlock door, so that nobody is struck in the act of coming in. The distance is counted in squares from the " +
			"edge of the marker, across corners as along edges, as far as no wall parts the two. Move the marker. The rule is " +
			"written for holes placed at random; a mission that breaks it on purpose should say why.",
		Before: "board: {\n\tairlocks: a: {side: \"north\", at: 8.5}\n\tmarkers: \"hole-1\": {kind: \"worm-hole\", number: 1, at: [8, 2]}\n}",
		After:  "board: {\n\tairlocks: a: {side: \"north\", at: 8.5}\n\tmarkers: \"hole-1\": {kind: \"worm-hole\", number: 1, at: [8, 6]}\n}",
		Run: func(p *Pass) {
			for _, h := range p.holes() {
				if near, is := p.nearestTo(h); is && near.squares <= h.clear { // core
					p.tooNear(h, near)
				}
			}
		},
	}
}

// hole is a marker that keeps clear of others, with the squares around it that matter.
type hole struct {
	spawnPoint
	clear int         // squares to the next place of arrival or airlock
	reach int         // squares that what comes out of it threatens
	cells []geom.Cell // that it takes up
}

// holes are the markers whose terrain rule says how far they keep from others, on the board as it is.
func (p *Pass) holes() []hole {
	var out []hole
	for _, s := range p.markerPoints() {
		t := p.terrainRule(s.kind)
		if t == nil || !p.keepsClear(s.kind) || p.pointBlocked(s) != "" {
			continue
		}
		out = append(out, hole{
			spawnPoint: s, clear: ruleNumber(t, clearNumber), reach: int(t.Reach / model.Inch), cells: p.on(s.floor).Grid().Occupied(s.ground),
		})
	}
	return out
}

// clearNumber is the number of a terrain rule that says how many squares its markers keep from others.
const clearNumber = "clear"

// keepsClear reports whether a kind of marker has a rule for its distance from others.
func (p *Pass) keepsClear(kind string) bool { return ruleNumber(p.terrainRule(kind), clearNumber) > 0 }

// terrainRule is the rule of the edition that bears the name of a kind of marker, or nil.
func (p *Pass) terrainRule(kind string) *model.TerrainRule {
	return find(p.Rules.Terrain, kind, func(t *model.TerrainRule) string { return t.ID })
}

// ruleNumber is a number of a terrain rule by its name; 0 where there is none.
func ruleNumber(t *model.TerrainRule, id string) int {
	if t != nil {
		for _, n := range t.Numbers {
			if n.ID == id {
				return n.Count
			}
		}
	}
	return 0
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
func (p *Pass) nearestTo(h hole) (near neighbour, is bool) {
	q := p.on(h.floor)
	around := q.squaresFrom(h.cells, h.clear)
	look := func(n neighbour, cells []geom.Cell) {
		for _, c := range cells {
			if d, in := around[c]; in && (!is || d < near.squares) {
				n.squares = d
				near, is = n, true
			}
		}
	}
	for _, s := range p.spawnPoints() {
		if s.floor.ID != h.floor.ID || s.path == h.path || p.keepsClear(s.kind) {
			continue
		}
		look(neighbour{name: s.String(), at: s.at, where: p.spawnRange(s), mark: pointOf(s.at, s.id)}, []geom.Cell{q.Grid().CellAt(s.at)})
	}
	for _, a := range q.docks() {
		look(neighbour{name: "airlock " + a.ID, at: a.At, where: q.Where.At(airlockPath(a)), mark: q.doorMark(a)}, q.Grid().StartCells(a))
	}
	return near, is
}

// squaresFrom are the squares up to so many away from some squares that no wall parts from them, with how
// many away they are. A square across a corner is as far as one across an edge (seed 002:1820-1823).
func (p *Pass) squaresFrom(cells []geom.Cell, most int) map[geom.Cell]int {
	g := p.Grid()
	out := map[geom.Cell]int{}
	queue := append([]geom.Cell{}, cells...)
	for _, c := range cells {
		out[c] = 0
	}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		if out[at] == most {
			continue
		}
		for _, n := range p.besides(at) {
			if _, seen := out[n]; !seen && g.Holds(n) {
				out[n] = out[at] + 1
				queue = append(queue, n)
			}
		}
	}
	return out
}

// besides are the up to eight squares around one that no wall parts from it. Across a corner one of the two
// ways around it must be free of walls.
func (p *Pass) besides(c geom.Cell) []geom.Cell {
	g := p.Grid()
	open := func(a, b geom.Cell) bool { return g.Holds(a) && g.Holds(b) && len(g.Crossed(a, b)) == 0 }
	var out []geom.Cell
	for _, d := range [...][2]int{{0, -1}, {-1, 0}, {1, 0}, {0, 1}} {
		if n := (geom.Cell{Col: c.Col + d[0], Row: c.Row + d[1]}); open(c, n) {
			out = append(out, n)
		}
	}
	for _, d := range [...][2]int{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		n := geom.Cell{Col: c.Col + d[0], Row: c.Row + d[1]}
		level, upright := geom.Cell{Col: n.Col, Row: c.Row}, geom.Cell{Col: c.Col, Row: n.Row}
		if open(c, level) && open(level, n) || open(c, upright) && open(upright, n) {
			out = append(out, n)
		}
	}
	return out
}

// tooNear reports a hole too near to something.
func (p *Pass) tooNear(h hole, n neighbour) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s lies %s from %s, and must keep more than %d away", h, english.Count(n.squares, "square"), n.name, h.clear),
		Remedy:  fmt.Sprintf("move it at least %s farther", english.Count(h.clear+1-n.squares, "square")),
		Range:   p.spawnRange(h.spawnPoint),
		Place:   p.spotOn(h.floor, h.at),
		Related: []diag.Related{{Range: n.where, Text: n.name}},
		Marks:   []diag.Mark{h.box(), onFloor(n.mark, h.floor)},
		Reasons: []string{
			h.takes(),
			fmt.Sprintf("squares from its edge to %s at %s, not through walls: %d", n.name, point(n.at), n.squares),
			fmt.Sprintf("the rule of the %s keeps %s clear", h.noun, english.Count(h.clear, "square")),
		},
	})
}

// box shows what a hole takes up.
func (h hole) box() diag.Mark { return boxMark(h.floor.ID, h.ground, h.id) }
