package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
)

// roomKey is a room of one of the floors.
type roomKey struct {
	floor int
	room  string
}

// access is where a crew that docks at one airlock can get to in the course of a game.
type access struct {
	airlock model.Airlock
	floor   int // that the airlock is on
	from    []geom.Spot
	reach   *geom.Reached
	so      map[infer.Fact]bool // what it can have brought about by then
	open    map[geom.Lock]bool
}

// has reports whether the crew reaches one of the spots.
func (a access) has(spots []geom.Spot) bool { return anywhere(a.reach, spots) }

// anywhere reports whether a walk leads to one of some spots.
func anywhere(r *geom.Reached, spots []geom.Spot) bool {
	return slices.ContainsFunc(spots, func(s geom.Spot) bool { return r.Has(s.Floor, s.Cell) })
}

// stuck reports whether the crew cannot even step out of its airlock.
func (a access) stuck() bool { return a.reach.Count() == 0 }

// done reports whether something can have come to be so.
func (a access) done(f infer.Fact) bool { return a.so[f] }

// building is every floor of the mission.
func (p *Pass) building() *geom.Building { return buildingFact.Of(p) }

var buildingFact = NewFact("building", func(p *Pass) *geom.Building { return geom.NewBuilding(p.Subject.Mission, p.Rules) })

// bareBuilding is the building without its pieces.
func (p *Pass) bareBuilding() *geom.Building { return bareFact.Of(p) }

var bareFact = NewFact("bare building", func(p *Pass) *geom.Building { return p.building().Bare() })

// ways are the accesses of all airlocks in order. A crew must manage alone, as a mission may be played by
// one; where several play together in any case, each gets through what any of them can open.
func (p *Pass) ways() []access { return waysFact.Of(p) }

var waysFact = NewFact("ways", func(p *Pass) []access {
	var out []access
	for _, a := range p.docked() {
		if p.helped() {
			a.so, a.open = p.together().so, p.together().open
			a.reach = p.building().Reach(a.from, p.walker(a))
		} else {
			p.explore(&a)
		}
		out = append(out, a)
	}
	return out
})

// helped reports whether no crew of the mission is ever alone and none plays against another.
func (p *Pass) helped() bool {
	return p.Subject.Mission.Players.Min > 1 && p.Subject.Mission.Players.Mode == "co-op"
}

// together is where all crews get to that dock at every airlock and help each other.
func (p *Pass) together() access { return togetherFact.Of(p) }

var togetherFact = NewFact("together", func(p *Pass) access {
	all := access{}
	for _, a := range p.docked() {
		all.from = append(all.from, a.from...)
	}
	p.explore(&all)
	return all
})

// docked are the airlocks of all floors with the spots that crews step out onto. Where the mission deploys
// crews somewhere else they may begin there, too.
func (p *Pass) docked() []access {
	var out []access
	for i, f := range p.building().Floors() {
		for _, a := range f.Board.Airlocks {
			w := access{airlock: a, floor: i, from: geom.On(i, p.building().Grid(i).StartCells(a))}
			for _, d := range p.Subject.Mission.Setup.Deploy {
				spots, _ := p.spotsOf(d.At)
				w.from = append(w.from, spots...)
			}
			out = append(out, w)
		}
	}
	return out
}

// explore lets a crew walk, open what the rules let it open from where it can stand, and walk on,
// until nothing more comes about.
func (p *Pass) explore(a *access) {
	l := p.lore()
	a.so, a.open = map[infer.Fact]bool{}, map[geom.Lock]bool{}
	walker := p.walker(*a)
	a.reach = p.building().Reach(a.from, walker)
	so := func(f infer.Fact) bool { return a.so[f] || f.Kind == infer.ReachFact && a.has(l.sites[f].spots) }
	for l.More(so, func(f infer.Fact) {
		a.so[f] = true
		if f.Kind == infer.DoorFact {
			a.open[l.Locks[f.N]] = true
			a.reach.Reopen(l.Locks[f.N], walker)
		}
	}) {
	}
	for f, s := range l.sites {
		a.so[f] = a.has(s.spots)
	}
}

// walker is a trader who gets through the panels that have been opened.
func (p *Pass) walker(a access) geom.Walker {
	return geom.Walker{Base: p.Rules.Board.Trader, Open: func(l geom.Lock) bool { return a.open[l] }}
}

// unlocked is a trader who gets through every lock.
func (p *Pass) unlocked() geom.Walker {
	return geom.Walker{Base: p.Rules.Board.Trader, Open: func(geom.Lock) bool { return true }}
}

// pieces are the crates and the furniture of all floors whose size is known: the others have a mistake of
// their own.
func (p *Pass) pieces() []thing { return piecesFact.Of(p) }

var piecesFact = NewFact("pieces", func(p *Pass) []thing {
	var out []thing
	for _, f := range p.building().Floors() {
		for _, t := range placedOn(f) {
			t.board = f.ID
			out = append(out, t)
		}
	}
	return out
})

// beside are the spots from which a figure touches a piece.
func (p *Pass) beside(t thing) []geom.Spot {
	i := p.building().Floor(t.board)
	if i < 0 || t.floor == nil {
		return nil
	}
	return geom.On(i, p.building().Grid(i).Contact(*t.floor))
}
