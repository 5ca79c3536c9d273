package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// source is a place that figures of the game come from.
type source struct {
	site
	title string // such as "entry point 3"
	where diag.Range
	kinds []string // of NPC that come from there as far as the mission says; empty: whoever arrives
}

// sources are the places that figures come from in the course of a game: open entry points, hatches, the
// markers of kinds that arrive at them, and where figures stand from the start.
func (p *Pass) sources() []source {
	var out []source
	add := func(title string, floor int, at model.Point, where diag.Range, kinds ...string) {
		cell := p.building().Grid(floor).CellAt(at)
		s := site{name: title, floor: floor, at: at, spots: geom.On(floor, []geom.Cell{cell})}
		out = append(out, source{site: s, title: title, where: where, kinds: kinds})
	}
	for i, f := range p.building().Floors() {
		for _, e := range f.Board.Entries {
			if path := f.Path + ".entries." + e.ID; !e.Sealed || p.unsealed(e.ID) {
				add("entry point "+e.ID+p.ofFloor(i), i, e.At, p.first(path+".at", path))
			}
		}
		for _, h := range f.Board.Hatches {
			path := f.Path + ".hatches." + h.ID
			add("hatch "+h.ID+p.ofFloor(i), i, h.At, p.first(path+".at", path))
		}
		for _, m := range f.Board.Markers {
			if kinds := p.comingAt(m.Kind); len(kinds) > 0 {
				path := f.Path + ".markers." + m.ID
				add("marker "+m.ID+p.ofFloor(i), i, m.At, p.first(path+".at", path), kinds...)
			}
		}
	}
	for i, n := range p.Subject.Mission.Setup.NPCs {
		at := model.Place{At: n.At}
		if n.At == nil && n.Place != nil {
			at = *n.Place
		}
		if spots, ok := p.spotsOf(at); ok && len(spots) > 0 {
			path := fmt.Sprintf("setup.npcs.%d", i)
			s := site{name: p.figureName(n), path: path, floor: spots[0].Floor, at: p.pointOf(at), spots: spots}
			out = append(out, source{site: s, title: s.name, where: p.first(path+".at", path+".place", path), kinds: []string{n.Kind}})
		}
	}
	return out
}

// unsealed reports whether a rule opens an entry point.
func (p *Pass) unsealed(id string) bool {
	found := false
	p.eachEffect(func(e effectAt) {
		found = found || kinds.Changes(e.Effect, kinds.EntryCell) && e.Of == id && e.Set != "sealed"
	})
	return found
}

// comingAt are the kinds of NPC that arrive at markers of a kind.
func (p *Pass) comingAt(marker string) []string {
	var out []string
	for _, k := range p.Rules.NPCs {
		if k.At == marker {
			out = append(out, k.ID)
		}
	}
	for _, l := range p.Rules.Hostility.Levels {
		for _, a := range l.Arrivals {
			if a.At == marker && !slices.Contains(out, a.NPC) {
				out = append(out, a.NPC)
			}
		}
	}
	return out
}

// prowl is everywhere that the smallest figures get to from a place: through doors that are shut, through
// those that crews open in the course of a game, and through all whose rule lets some of the game's figures
// pass.
func (p *Pass) prowl(from []geom.Spot) *geom.Reached {
	open := p.together().open
	return p.building().Reach(from, geom.Walker{Open: func(l geom.Lock) bool { return open[l] || p.lets(l) }})
}

// lets reports whether the rule of a panel lets some figures through while it is shut.
func (p *Pass) lets(l geom.Lock) bool {
	k := p.lockKind(l)
	if k == nil || k.Rule == "" {
		return false
	}
	r := find(p.Rules.Terrain, k.Rule, func(r *model.TerrainRule) string { return r.ID })
	return r != nil && len(r.Passes) > 0
}

// common reports whether two walks lead to some spot both of them.
func common(a, b *geom.Reached, floors int) bool {
	for i := range floors {
		if b.Any(i, a.Cells(i)) {
			return true
		}
	}
	return false
}
