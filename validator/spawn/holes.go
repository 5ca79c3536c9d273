package spawn

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/stock"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// hole is a marker that keeps clear of others, with the squares around it that matter.
type hole struct {
	arrivals.SpawnPoint
	clear int         // squares to the next place of arrival or airlock
	reach int         // squares that what comes out of it threatens
	cells []geom.Cell // that it takes up
}

// holes are the markers whose terrain rule says how far they keep from others, on the board as it is.
func holes(p *check.Pass) []hole {
	var out []hole
	for _, s := range arrivals.MarkerPoints(p) {
		t := terrainRule(p, s.Kind)
		if t == nil || !keepsClear(p, s.Kind) || pointBlocked(p, s) != "" {
			continue
		}
		out = append(out, hole{
			SpawnPoint: s, clear: clearOf(p, s.Kind), reach: int(t.Reach / model.Inch), cells: walks.Grid(arrivals.On(p, s.Floor)).Occupied(s.Ground),
		})
	}
	return out
}

// keepsClear reports whether a kind of marker has a rule for its distance from others.
func keepsClear(p *check.Pass, kind string) bool { return clearOf(p, kind) > 0 }

// clearOf is how many squares markers of a kind keep from others, wherever they lie; 0 where no rule says so.
func clearOf(p *check.Pass, kind string) int {
	k := check.Find(p.Rules.Markers, kind, func(k *model.MarkerKind) string { return k.ID })
	if k == nil || k.Layout == nil {
		return 0
	}
	return int(k.Layout.Clear / model.Inch)
}

// terrainRule is the rule of the edition that bears the name of a kind of marker, or nil.
func terrainRule(p *check.Pass, kind string) *model.TerrainRule {
	return check.Find(p.Rules.Terrain, kind, func(t *model.TerrainRule) string { return t.ID })
}

// squaresFrom are the squares up to so many away from some squares that no wall parts from them, with how
// many away they are. A square across a corner is as far as one across an edge (seed 002:1820-1823).
func squaresFrom(p *check.Pass, cells []geom.Cell, most int) map[geom.Cell]int {
	g := walks.Grid(p)
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
		for _, n := range besides(p, at) {
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
func besides(p *check.Pass, c geom.Cell) []geom.Cell {
	g := walks.Grid(p)
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

// box shows what a hole takes up.
func (h hole) box() diag.Mark { return stock.BoxMark(h.Floor.ID, h.Ground, h.ID) }

// nearTo reports whether two holes of one floor are near enough that their areas can overlap.
func (h hole) nearTo(o hole) bool {
	far := model.Length(h.reach+o.reach)*model.Inch + h.Ground.Width + h.Ground.Depth + o.Ground.Width + o.Ground.Depth
	return h.Floor.ID == o.Floor.ID && apart(h.At.X, o.At.X) <= far && apart(h.At.Y, o.At.Y) <= far
}
