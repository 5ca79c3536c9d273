package walks

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// RoomKey is a room of one of the floors.
type RoomKey struct {
	Floor int
	Room  string
}

// Access is where a crew that docks at one airlock can get to in the course of a game.
type Access struct {
	Airlock model.Airlock
	Floor   int // that the airlock is on
	From    []geom.Spot
	Reach   *geom.Reached
	so      map[infer.Fact]bool // what it can have brought about by then
	Open    map[geom.Lock]bool
}

// Has reports whether the crew reaches one of the spots.
func (a Access) Has(spots []geom.Spot) bool { return Anywhere(a.Reach, spots) }

// Anywhere reports whether a walk leads to one of some spots.
func Anywhere(r *geom.Reached, spots []geom.Spot) bool {
	return slices.ContainsFunc(spots, func(s geom.Spot) bool { return r.Has(s.Floor, s.Cell) })
}

// Stuck reports whether the crew cannot even step out of its airlock.
func (a Access) Stuck() bool { return a.Reach.Count() == 0 }

// Done reports whether something can have come to be so.
func (a Access) Done(f infer.Fact) bool { return a.so[f] }

// Building is every floor of the mission.
var Building = check.NewFact("building", func(p *check.Pass) *geom.Building { return geom.NewBuilding(p.Subject.Mission, p.Rules) })

// BareBuilding is the building without its pieces.
var BareBuilding = check.NewFact("bare building", func(p *check.Pass) *geom.Building { return Building.Of(p).Bare() }, Building)

// Ways are the accesses of all airlocks in order. A crew must manage alone, as a mission may be played by
// one; where several play together in any case, each gets through what any of them can open.
var Ways = check.NewFact("ways", func(p *check.Pass) []Access {
	var out []Access
	for _, a := range docked(p) {
		if helped(p) {
			a.so, a.Open = Together.Of(p).so, Together.Of(p).Open
			a.Reach = Building.Of(p).Reach(a.From, Walker(p, a))
		} else {
			explore(p, &a)
		}
		out = append(out, a)
	}
	return out
}, Together)

// helped reports whether no crew of the mission is ever alone and none plays against another.
func helped(p *check.Pass) bool {
	return p.Subject.Mission.Players.Min > 1 && p.Subject.Mission.Players.Mode == "co-op"
}

// Together is where all crews get to that dock at every airlock and help each other.
var Together = check.NewFact("together", func(p *check.Pass) Access {
	all := Access{}
	for _, a := range docked(p) {
		all.From = append(all.From, a.From...)
	}
	explore(p, &all)
	return all
}, CausesFact)

// docked are the airlocks of all floors with the spots that crews step out onto. Where the mission deploys
// crews somewhere else they may begin there, too.
func docked(p *check.Pass) []Access {
	var out []Access
	for i, f := range Building.Of(p).Floors() {
		for _, a := range f.Board.Airlocks {
			w := Access{Airlock: a, Floor: i, From: geom.On(i, Building.Of(p).Grid(i).StartCells(a))}
			for _, d := range p.Subject.Mission.Setup.Deploy {
				spots, _ := spotsOf(p, d.At)
				w.From = append(w.From, spots...)
			}
			out = append(out, w)
		}
	}
	return out
}

// explore lets a crew walk, open what the rules let it open from where it can stand, and walk on,
// until nothing more comes about.
func explore(p *check.Pass, a *Access) {
	l := CausesOf(p)
	a.so, a.Open = map[infer.Fact]bool{}, map[geom.Lock]bool{}
	walker := Walker(p, *a)
	a.Reach = Building.Of(p).Reach(a.From, walker)
	so := func(f infer.Fact) bool { return a.so[f] || f.Kind == infer.ReachFact && a.Has(l.Sites[f].Spots) }
	for l.More(so, func(f infer.Fact) {
		a.so[f] = true
		if f.Kind == infer.DoorFact {
			a.Open[l.Locks[f.N]] = true
			a.Reach.Reopen(l.Locks[f.N], walker)
		}
	}) {
	}
	for f, s := range l.Sites {
		a.so[f] = a.Has(s.Spots)
	}
}

// Walker is a trader who gets through the panels that have been opened.
func Walker(p *check.Pass, a Access) geom.Walker {
	return geom.Walker{Base: p.Rules.Board.Trader, Open: func(l geom.Lock) bool { return a.Open[l] }}
}

// Unlocked is a trader who gets through every lock.
func Unlocked(p *check.Pass) geom.Walker {
	return geom.Walker{Base: p.Rules.Board.Trader, Open: func(geom.Lock) bool { return true }}
}

// Pieces are the crates and the furniture of all floors whose size is known: the others have a mistake of
// their own.
var Pieces = check.NewFact("pieces", func(p *check.Pass) []parts.Thing {
	var out []parts.Thing
	for _, f := range Building.Of(p).Floors() {
		for t := range parts.PlacedOn(f) {
			t.Board = f.ID
			out = append(out, t)
		}
	}
	return out
}, Building)

// Beside are the spots from which a figure touches a piece.
func Beside(p *check.Pass, t parts.Thing) []geom.Spot {
	i := Building.Of(p).Floor(t.Board)
	if i < 0 || t.Floor == nil {
		return nil
	}
	return geom.On(i, Building.Of(p).Grid(i).Contact(*t.Floor))
}

// Grid is the lattice of the mission's board.
func Grid(p *check.Pass) *geom.Grid { return Building.Of(p).Grid(0) }
