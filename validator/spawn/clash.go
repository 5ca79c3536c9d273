package spawn

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// sameNumber reports two points of arrival that one result leads to.
func sameNumber(p *check.Pass, points []arrivals.SpawnPoint, first, s arrivals.SpawnPoint) {
	missing := withoutPoint(p, points)
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("%ss %q and %q both have the number %d", s.Noun, first.ID, s.ID, s.Number),
		Remedy:  "give one of them another number",
		Range:   p.First(s.Path+".number", s.Path),
		Place:   p.SpotOn(s.Floor, s.At),
		Related: []diag.Related{{Range: p.First(first.Path+".number", first.Path), Text: "the other one"}},
		Marks: []diag.Mark{
			onFloor(parts.PointOf(first.At, fmt.Sprint(s.Number)), s.Floor), onFloor(parts.PointOf(s.At, fmt.Sprint(s.Number)), s.Floor),
		},
		Reasons: []string{
			"numbers on the board: " + numbersOf(points),
			"results of the die without a point: " + parts.Numerals(missing),
		},
	}
	if len(missing) > 0 {
		d.Remedy = fmt.Sprintf("give one of them the number %s, which no point has", english.List(numberWords(missing), "or"))
	}
	if n, one := renumber(p, points); one {
		d.Fix = numberFix(p, s, n)
	}
	p.Report(d)
}

// pointBlocked says what is in the way at a point; empty: nothing.
func pointBlocked(p *check.Pass, s arrivals.SpawnPoint) string {
	q := arrivals.On(p, s.Floor)
	if s.Side != "" {
		return wallAtRim(q, s)
	}
	if !arrivals.Within(s.Floor.Board, s.At) {
		return "" // MAP104 and MAP109 say so
	}
	if max(s.Ground.Width, s.Ground.Depth) > model.Inch && !geom.Inside(s.Ground, s.Floor.Board.Width, s.Floor.Board.Height) {
		return fmt.Sprintf("it is not wholly on the board of %s × %s inches", s.Floor.Board.Width, s.Floor.Board.Height)
	}
	if in := walks.Grid(q).InWall(s.Ground); len(in) > 0 {
		return fmt.Sprintf("a %s runs through it", parts.PanelName(q, s.Floor.Board.Panels[in[0]]))
	}
	for _, t := range parts.Placed.Of(q) {
		if geom.Overlap(*t.Floor, s.Ground) {
			return t.String() + " stands on it"
		}
	}
	return ""
}

// wallAtRim names the panel that meets the rim at an entry point, so that its arrivals could stand on
// either side: the counter is an inch wide, and half of it would be behind the wall.
func wallAtRim(p *check.Pass, s arrivals.SpawnPoint) string {
	for _, x := range s.Floor.Board.Panels {
		if k := check.Find(p.Rules.Panels, x.Kind, parts.PanelKindID); k != nil && k.Overhead {
			continue
		}
		if meetsRim(p, x, s, x.From) || meetsRim(p, x, s, x.To) {
			return fmt.Sprintf("a %s meets the rim there", parts.PanelName(p, x))
		}
	}
	return ""
}

// meetsRim reports whether a panel that leaves the side of a point has this end within a quarter of an inch
// of it: then no clear half of the counter is on either side.
func meetsRim(p *check.Pass, x model.Panel, s arrivals.SpawnPoint, end model.Point) bool {
	if !walks.OnSide(p, s.Side, end) || walks.OnSide(p, s.Side, x.From) && walks.OnSide(p, s.Side, x.To) {
		return false
	}
	return parts.Closer(end, s.At, model.Inch/4)
}

// apart is how far two coordinates are from each other.
func apart(a, b model.Length) model.Length { return max(a-b, b-a) }

// isEnemy reports whether a figure of the set-up attacks: its kind is not peaceful, and it does not begin in
// a mood that keeps it from it.
func isEnemy(p *check.Pass, f figure) bool {
	g := check.Find(p.Rules.Groups, f.kind.Group, func(g *model.NPCGroup) string { return g.ID })
	return g != nil && !g.Peaceful && !f.Body && !slices.Contains([]string{"dormant", "neutral", "friendly", "fleeing"}, f.State)
}
