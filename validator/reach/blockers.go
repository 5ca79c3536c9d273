package reach

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// inTheWay are the pieces between where a crew would get to with every lock open and an area that it would
// not get to even so: those that touch both or, when there is none, those on the gap of the shortest way.
func inTheWay(p *check.Pass, w walks.Access, area *geom.Reached) []parts.Thing {
	if w.Stuck() {
		return walks.InFrontOf(p, w.Airlock)
	}
	free := free(p, w)
	var both []parts.Thing
	for _, t := range walks.Pieces.Of(p) {
		if spots := walks.Beside(p, t); walks.Anywhere(free, spots) && walks.Anywhere(area, spots) {
			both = append(both, t)
		}
	}
	if len(both) > 0 {
		return both
	}
	return piecesOn(p, gap(p, w, area))
}

// gap is the stretch of the shortest way to an area, were there no pieces, that pieces bar: from the last spot
// that a crew gets to with every lock open to the first of the area, with both.
func gap(p *check.Pass, w walks.Access, area *geom.Reached) []geom.Spot {
	way := walks.WayTo(walks.BareBuilding.Of(p).Reach(w.From, walks.Unlocked(p)), area.Spots())
	free, first := free(p, w), 0
	for i, s := range way {
		if free.Has(s.Floor, s.Cell) {
			first = i
		}
	}
	for i := first; i < len(way); i++ {
		if area.Has(way[i].Floor, way[i].Cell) {
			return way[first : i+1]
		}
	}
	return nil
}

// piecesOn are the pieces that stand on a way, in its order.
func piecesOn(p *check.Pass, way []geom.Spot) []parts.Thing {
	var out []parts.Thing
	for _, s := range way {
		for _, t := range walks.Pieces.Of(p) {
			i := walks.Building.Of(p).Floor(t.Board)
			on := i == s.Floor && t.Floor != nil && slices.Contains(walks.Building.Of(p).Grid(i).Occupied(*t.Floor), s.Cell)
			if on && !slices.ContainsFunc(out, func(o parts.Thing) bool { return o.Path == t.Path }) {
				out = append(out, t)
			}
		}
	}
	return out
}

// mostWalls is how many walls are named that a doorway could replace: one will do, two are a choice.
const mostWalls = 2

// wallsBetween are panels with what a crew reaches on one side and an area that it does not reach on the
// other.
func wallsBetween(p *check.Pass, w walks.Access, area *geom.Reached) []geom.Lock {
	var out []geom.Lock
	for i := range walks.Building.Of(p).Floors() {
		out = wallsOn(p, i, w, area, out)
		if len(out) >= mostWalls {
			return out[:mostWalls]
		}
	}
	return out
}

// wallsOn adds those of one floor, as many as are named.
func wallsOn(p *check.Pass, floor int, w walks.Access, area *geom.Reached, out []geom.Lock) []geom.Lock {
	for _, c := range w.Reach.Cells(floor) {
		for _, n := range [...]geom.Cell{{Col: c.Col, Row: c.Row - 1}, {Col: c.Col - 1, Row: c.Row}, {Col: c.Col + 1, Row: c.Row}, {Col: c.Col, Row: c.Row + 1}} {
			if !area.Has(floor, n) || w.Reach.Has(floor, n) {
				continue
			}
			if x := walks.Building.Of(p).Grid(floor).Crossed(c, n); len(x) == 1 && !slices.Contains(out, geom.Lock{Floor: floor, Panel: x[0]}) {
				out = append(out, geom.Lock{Floor: floor, Panel: x[0]})
			}
		}
		if len(out) >= mostWalls {
			return out
		}
	}
	return out
}
