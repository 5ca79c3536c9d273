package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn015 finds airlocks and places of deployment with less room than a crew takes (seed 000:638, 774, 1970,
// 002:1855).
func spn015() Check {
	return Check{
		Code:     "SPN015",
		Title:    "a crew has no room to deploy",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Airlocks, Walls},
		Each:     true,
		Text: "Traders begin inside their ship, and the first action of each must be a move out of its airlock door. This counts the " +
			"free squares that one move from the door leads to, doors taken as open, and compares that with the most traders a " +
			"crew may have on the board. Where they do not fit, those who are out must walk on before the last can come, and " +
			"whoever waits has lost its turn. Where the mission deploys crews in a zone, the free squares of the zone are counted. " +
			"An airlock that nobody can leave at all is [RCH001](RCH001.md).",
		Before: "// airlock a opens into a closet of 2 × 1 inches\nsetup: crew: 3",
		After:  "// the wall of the closet is gone\nsetup: crew: 3",
		Run: func(p *Pass) {
			for _, d := range p.decks() {
				if d.room > 0 && d.room < d.crew { // core
					p.tooTight(d)
				}
			}
		},
	}
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
func (p *Pass) decks() []landing {
	if len(p.Mission.Setup.Deploy) > 0 {
		return p.deployments()
	}
	out := slices.Clone(airlockLandings.Of(p))
	for i := range out {
		out[i].crew = p.Mission.Setup.Crew
	}
	return out
}

// airlockLandings are the airlocks as places where crews begin, with the room one move away from each. The number of
// traders is not known yet.
var airlockLandings = NewFact("landings", func(p *Pass) []landing {
	var out []landing
	if step := p.Rules.Play.Move.Step; step >= model.Inch {
		docks := p.docks()
		for _, a := range docks[:min(len(docks), mostDocks)] {
			out = append(out, p.landingAt(a, step))
		}
	}
	return out
})

// landingAt counts the room that one move from an airlock leads to.
func (p *Pass) landingAt(a model.Airlock, step model.Length) landing {
	from := p.Grid().StartCells(a)
	reach := p.Grid().Reach(from, geom.Query{Base: p.Rules.Board.Trader})
	l := landing{
		name: "airlock " + a.ID, path: airlockPath(a), at: a.At, floor: p.Mission.Floors()[0], first: from, aboard: true,
		how: fmt.Sprintf("free squares within one move of %s from the door", inches(step)), mark: []diag.Mark{p.doorMark(a)},
	}
	for _, c := range reach.Cells() {
		if n := reach.Distance(c) + 1; n <= int(step/model.Inch) { // the first inch leads into the door's own square
			l.cells = append(l.cells, c)
		}
	}
	l.room = len(l.cells)
	return l
}

// deployments are the zones in which the mission lets crews begin.
func (p *Pass) deployments() []landing {
	var out []landing
	for i, d := range p.Mission.Setup.Deploy {
		f, cells, ok := p.zoneCells(d.At.Zone)
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
func (p *Pass) zoneCells(id string) (model.NamedFloor, []geom.Cell, bool) {
	for _, f := range p.Mission.Floors() {
		z := find(f.Board.Zones, id, func(z *model.Zone) string { return z.ID })
		if z == nil {
			continue
		}
		floor := f
		for _, o := range p.Mission.Floors() {
			if z.Level != "" && o.ID == z.Level {
				floor = o
			}
		}
		return floor, p.on(floor).freeIn(*z), true
	}
	return model.NamedFloor{}, nil, false
}

// freeIn are the free squares of a zone of this floor: those in its rectangle, or in its room.
func (p *Pass) freeIn(z model.Zone) []geom.Cell {
	g := p.Grid()
	cells := g.Cells()
	if z.Room != nil {
		cells = g.RoomAt(*z.Room).Cells
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

// tooTight reports a place where a crew finds no room.
func (p *Pass) tooTight(l landing) {
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("%s has room for %d of the %d traders of a crew", l.name, l.room, l.crew),
		Details: []string{"counted: " + l.how},
		Remedy:  fmt.Sprintf("clear room for %s more there, or set setup.crew to %d", english.Count(l.crew-l.room, "base"), l.room),
		Range:   p.Where.At(l.path),
		Place:   p.spotOn(l.floor, l.at),
		Related: []diag.Related{{Range: p.Where.At("setup.crew"), Text: "the most traders of a crew"}},
		Marks:   append(l.mark, onFloor(cellsOf(l.cells, "all the room there is"), l.floor)),
		Reasons: []string{
			fmt.Sprintf("a crew may have %s on the board", english.Count(l.crew, "trader")),
			fmt.Sprintf("%s: %d", l.how, l.room),
			fmt.Sprintf("without room: %d", l.crew-l.room),
		},
	})
}
