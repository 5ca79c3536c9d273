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

// noGround says what keeps a figure from standing where it is to stand; empty: nothing. Hollow says that it is a piece
// with room for somebody inside.
func noGround(p *check.Pass, f figure) (why string, hollow bool) {
	q, b := arrivals.On(p, f.floor), f.floor.Board
	if !arrivals.Within(b, f.at) {
		return "", false // MAP109 says so
	}
	if !geom.Inside(f.core(), b.Width, b.Height) {
		return fmt.Sprintf("it is not wholly on the board of %s × %s inches", b.Width, b.Height), false
	}
	if in := walks.Grid(q).InWall(f.core()); len(in) > 0 {
		return fmt.Sprintf("a %s runs through it", parts.PanelName(q, b.Panels[in[0]])), false
	}
	for _, t := range parts.Placed.Of(q) {
		if geom.Overlap(*t.Floor, f.core()) {
			return t.String() + " is there", holdsSomebody(p, t, f)
		}
	}
	if room := walks.Grid(q).Standing(f.at, f.base(), f.Count); f.Count > 1 && room < f.Count {
		return fmt.Sprintf("there is room for %d of %d within %d inches", room, f.Count, geom.Near), false
	}
	return "", false
}

// holdsSomebody reports whether a piece that stands firm is so large that a figure may stand in its hollow, with half
// an inch of it on all sides.
func holdsSomebody(p *check.Pass, t parts.Thing, f figure) bool {
	return t.Family == parts.FurnitureThing && t.Floor.Hollow == (model.Hollow{}) && !walks.Loose(p, t) && min(t.Floor.Width, t.Floor.Depth) >= f.base()+model.Inch
}

// cellList names some squares by their middles.
func cellList(cells []geom.Cell) string {
	var words []string
	for _, c := range cells[:min(len(cells), parts.MostNamed)] {
		words = append(words, parts.Point(c.Centre()))
	}
	if left := len(cells) - len(words); left > 0 {
		words = append(words, fmt.Sprintf("%d more", left))
	}
	return english.And(words)
}

// landing is where a crew comes onto the board, and how many of it find room there.
type landing struct {
	name       string // of the airlock or the zone, in a sentence
	path       string
	at         model.Point
	floor      model.NamedFloor
	crew, room int
	cells      []geom.Cell // that were counted
	first      []geom.Cell // on one of which a trader stands first
	aboard     bool        // crews begin in their ships, out of harm's way
	how        string      // they were counted
	mark       []diag.Mark
}

// decks are the places where crews begin: those of the mission or, where it names none, its airlocks.
func decks(p *check.Pass) []landing {
	if len(p.Mission.Setup.Deploy) > 0 {
		return deployments(p)
	}
	out := slices.Clone(airlockLandings.Of(p))
	for i := range out {
		out[i].crew = p.Mission.Setup.Crew
	}
	return out
}

// airlockLandings are the airlocks as places where crews begin, with the room one move away from each. The number of
// traders is not known yet.
var airlockLandings = check.NewFact("landings", func(p *check.Pass) []landing {
	var out []landing
	if step := p.Rules.Play.Move.Step; step >= model.Inch {
		docks := walks.Docks(p)
		for _, a := range docks[:min(len(docks), mostDocks)] {
			out = append(out, landingAt(p, a, step))
		}
	}
	return out
}, walks.Building)

// landingAt counts the room that one move from an airlock leads to.
func landingAt(p *check.Pass, a model.Airlock, step model.Length) landing {
	from := walks.Grid(p).StartCells(a)
	inches := int(step / model.Inch)
	reach := walks.Grid(p).Reach(from, geom.Query{Base: p.Rules.Board.Trader, Steps: inches})
	l := landing{
		name: "airlock " + a.ID, path: walks.AirlockPath(a), at: a.At, floor: p.Mission.Floors()[0], first: from, aboard: true,
		how: fmt.Sprintf("free squares within one move of %s from the door", parts.Inches(step)), mark: []diag.Mark{walks.DoorMark(p, a)},
	}
	for _, c := range reach.Cells() {
		if n := reach.Distance(c) + 1; n <= inches { // the first inch leads into the door's own square
			l.cells = append(l.cells, c)
		}
	}
	l.room = len(l.cells)
	return l
}

// deployments are the zones in which the mission lets crews begin.
func deployments(p *check.Pass) []landing {
	var out []landing
	for i, d := range p.Mission.Setup.Deploy {
		f, cells, ok := zoneCells(p, d.At.Zone)
		if d.At.Zone == "" || !ok {
			continue
		}
		l := landing{
			name: "zone " + d.At.Zone, path: fmt.Sprintf("setup.deploy.%d", i), floor: f, cells: cells, first: cells, room: len(cells),
			crew: p.Mission.Setup.Crew, how: "free squares of the zone",
		}
		if d.Most > 0 {
			l.crew = min(l.crew, d.Most)
		}
		if len(cells) > 0 {
			l.at = cells[0].Centre()
		}
		out = append(out, l)
	}
	return out
}

// zoneCells are the free squares of a zone, and the floor it is on.
func zoneCells(p *check.Pass, id string) (model.NamedFloor, []geom.Cell, bool) {
	for _, f := range p.Mission.Floors() {
		z := check.Find(f.Board.Zones, id, func(z *model.Zone) string { return z.ID })
		if z == nil {
			continue
		}
		floor := f
		for _, o := range p.Mission.Floors() {
			if z.Level != "" && o.ID == z.Level {
				floor = o
			}
		}
		return floor, freeIn(arrivals.On(p, floor), *z), true
	}
	return model.NamedFloor{}, nil, false
}

// freeIn are the free squares of a zone of this floor: those in its rectangle, or in its room.
func freeIn(p *check.Pass, z model.Zone) []geom.Cell {
	g := walks.Grid(p)
	cells := g.Cells()
	if rooms := z.Within(); len(rooms) > 0 {
		cells = walks.RoomCells(g, rooms)
	}
	var out []geom.Cell
	for _, c := range cells {
		if g.Free(c) && (z.From == nil || z.To == nil || inRect(c.Centre(), *z.From, *z.To)) {
			out = append(out, c)
		}
	}
	return out
}

// inRect reports whether a point lies between two corners.
func inRect(at, from, to model.Point) bool {
	return at.X >= min(from.X, to.X) && at.X <= max(from.X, to.X) && at.Y >= min(from.Y, to.Y) && at.Y <= max(from.Y, to.Y)
}
