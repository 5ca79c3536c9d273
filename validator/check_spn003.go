package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// spn003 finds entry points with little room.
func spn003() Check {
	return Check{
		Code:     "SPN003",
		Title:    "an entry point has little room for its largest arrival",
		Severity: diag.Warning,
		Needs:    []Capability{Whole, Entries, Track, Walls},
		Text: fmt.Sprintf("The models of one arrival are placed in contact with their entry point or, when that is full, as "+
			"close as possible. This counts the bases that fit into the same room within %d inches of the entry point, "+
			"and compares that with the most models of one kind that any hostility level can send at once. Where they "+
			"do not fit, some will stand behind walls or far away, and players will argue about where.", geom.Near),
		Before: "// a closet of 2 × 2 inches, half filled by a crate, with entry point 1 in it\nboard: entries: \"1\": {side: \"north\", at: 0.5}",
		After:  "// the room next to it\nboard: entries: \"1\": {side: \"north\", at: 3.5}",
		Run: func(p *Pass) {
			for _, e := range p.Mission.Board.Entries {
				if !p.onBoard(e.At) {
					continue
				}
				a, fits := p.worstArrival(e.At)
				if fits < a.count {
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("entry point %s has room for %d of the %s that can arrive there", e.ID, fits, count(a.count, a.title)),
						Details: []string{fmt.Sprintf("counted within %d inches of %s in the same room; level %q sends that many", geom.Near, point(e.At), a.level)},
						Remedy:  "move the entry point to a roomier place, or clear the floor beside it",
						Range:   p.Where.At("board.entries." + e.ID),
						Place:   p.place(e.At),
					})
				}
			}
		},
	}
}

// arrival is the most models of one kind that come at once.
type arrival struct {
	title, level string
	base         model.Length
	count        int
}

// worstArrival is the arrival that lacks most room at a place, and how many of it fit.
func (p *Pass) worstArrival(at model.Point) (worst arrival, fits int) {
	for _, l := range p.Rules.Hostility.Levels {
		for _, x := range l.Arrivals {
			a := p.arrival(l, x)
			n := p.Grid().Standing(at, a.base, a.count)
			if a.count-n > worst.count-fits {
				worst, fits = a, n
			}
		}
	}
	return worst, fits
}

// arrival is the largest that one line of a level can bring.
func (p *Pass) arrival(l model.HostilityLevel, x model.Arrival) arrival {
	a := arrival{title: x.NPC, level: l.Title, base: model.Inch, count: x.Count}
	if n := find(p.Rules.NPCs, x.NPC, npcID); n != nil {
		a.title, a.base = n.Title, n.Base
	}
	if d := find(p.Rules.Dice, x.Die, dieID); d != nil {
		a.count = d.Most()
		if x.Face != "" || x.Number != 0 {
			a.count = 1
		}
	}
	return a
}

// onBoard reports whether a point lies on the board or its rim.
func (p *Pass) onBoard(at model.Point) bool {
	b := p.Mission.Board
	return at.X >= 0 && at.Y >= 0 && at.X <= b.Width && at.Y <= b.Height
}
