package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// walks is what the checks of who gets where share. Each part is worked out when first asked for.
type walks struct {
	building *geom.Building
	bare     *geom.Building
	pieces   []thing // of all floors
	lore     *lore
	ways     []access
	together *access
	cut      *[]access
	free     map[string]*geom.Reached // by airlock
	sealed   map[roomKey]bool
	inside   map[roomKey][]thing
	knots    *[]knot
	crates   []want
	touch    []want
	barred   []*outOfReach
	places   []want
	uneven   []uneven
	pens     []pen
	out      *geom.Reached // the shortest ways of all crews, once all is open that can be
	back     *geom.Reached
	past     map[geom.Lock]*geom.Reached // where all crews get to without a door that they open
	guides   map[bool]*guide             // by whether the way home counts
}

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
	so      map[fact]bool // what it can have brought about by then
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
func (a access) done(f fact) bool { return a.so[f] }

var walksFact = NewFact("walks", func(*Pass) *walks { return &walks{} })

// walks are the shared results.
func (p *Pass) walks() *walks {
	return walksFact.Of(p)
}

// building is every floor of the mission.
func (p *Pass) building() *geom.Building {
	if w := p.walks(); w.building == nil {
		w.building = geom.NewBuilding(p.Subject.Mission, p.Rules)
	}
	return p.walks().building
}

// bareBuilding is the building without its pieces.
func (p *Pass) bareBuilding() *geom.Building {
	if w := p.walks(); w.bare == nil {
		w.bare = p.building().Bare()
	}
	return p.walks().bare
}

// ways are the accesses of all airlocks in order. A crew must manage alone, as a mission may be played by
// one; where several play together in any case, each gets through what any of them can open.
func (p *Pass) ways() []access {
	if w := p.walks(); w.ways == nil {
		w.ways = []access{}
		for _, a := range p.docked() {
			if p.helped() {
				a.so, a.open = p.together().so, p.together().open
				a.reach = p.building().Reach(a.from, p.walker(a))
			} else {
				p.explore(&a)
			}
			w.ways = append(w.ways, a)
		}
	}
	return p.walks().ways
}

// helped reports whether no crew of the mission is ever alone and none plays against another.
func (p *Pass) helped() bool {
	return p.Subject.Mission.Players.Min > 1 && p.Subject.Mission.Players.Mode == "co-op"
}

// together is where all crews get to that dock at every airlock and help each other.
func (p *Pass) together() access {
	if w := p.walks(); w.together == nil {
		all := access{}
		for _, a := range p.docked() {
			all.from = append(all.from, a.from...)
		}
		p.explore(&all)
		w.together = &all
	}
	return *p.walks().together
}

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
	a.so, a.open = map[fact]bool{}, map[geom.Lock]bool{}
	walker := p.walker(*a)
	a.reach = p.building().Reach(a.from, walker)
	so := func(f fact) bool { return a.so[f] || f.kind == reachFact && a.has(l.sites[f].spots) }
	for more := true; more; {
		more = false
		for _, f := range l.order {
			if a.so[f] || !l.by[f].met(so) {
				continue
			}
			a.so[f], more = true, true
			if f.kind == doorFact {
				a.open[l.locks[f.n]] = true
				a.reach.Reopen(l.locks[f.n], walker)
			}
		}
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
func (p *Pass) pieces() []thing {
	if w := p.walks(); w.pieces == nil {
		w.pieces = []thing{}
		for _, f := range p.building().Floors() {
			for _, t := range placedOn(f) {
				t.board = f.ID
				w.pieces = append(w.pieces, t)
			}
		}
	}
	return p.walks().pieces
}

// beside are the spots from which a figure touches a piece.
func (p *Pass) beside(t thing) []geom.Spot {
	i := p.building().Floor(t.board)
	if i < 0 || t.floor == nil {
		return nil
	}
	return geom.On(i, p.building().Grid(i).Contact(*t.floor))
}
