package walks

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Source is a place that figures of the game come from.
type Source struct {
	Site
	Title string // such as "entry point 3"
	Where diag.Range
	Kinds []string // of NPC that come from there as far as the mission says; empty: whoever arrives
}

// sources are the places that figures come from in the course of a game: open entry points, hatches, the
// markers of kinds that arrive at them, and where figures stand from the start.
func sources(p *check.Pass) []Source {
	var out []Source
	add := func(title string, floor int, at model.Point, where diag.Range, kinds ...string) {
		cell := Building.Of(p).Grid(floor).CellAt(at)
		s := Site{Name: title, Floor: floor, At: at, Spots: geom.On(floor, []geom.Cell{cell})}
		out = append(out, Source{Site: s, Title: title, Where: where, Kinds: kinds})
	}
	for i, f := range Building.Of(p).Floors() {
		for _, e := range f.Board.Entries {
			if path := f.Path + ".entries." + e.ID; !e.Sealed || Unsealed(p, e.ID) {
				add("entry point "+e.ID+OfFloor(p, i), i, e.At, p.First(path+".at", path))
			}
		}
		for _, h := range f.Board.Hatches {
			path := f.Path + ".hatches." + h.ID
			add("hatch "+h.ID+OfFloor(p, i), i, h.At, p.First(path+".at", path))
		}
		for _, m := range f.Board.Markers {
			if kinds := comingAt(p, m.Kind); len(kinds) > 0 {
				path := f.Path + ".markers." + m.ID
				add("marker "+m.ID+OfFloor(p, i), i, m.At, p.First(path+".at", path), kinds...)
			}
		}
	}
	for i, n := range p.Subject.Mission.Setup.NPCs {
		at := model.Place{At: n.At}
		if n.At == nil && n.Place != nil {
			at = *n.Place
		}
		if spots, ok := spotsOf(p, at); ok && len(spots) > 0 {
			path := fmt.Sprintf("setup.npcs.%d", i)
			s := Site{Name: figureName(p, n), Path: path, Floor: spots[0].Floor, At: pointOf(p, at), Spots: spots}
			out = append(out, Source{Site: s, Title: s.Name, Where: p.First(path+".at", path+".place", path), Kinds: []string{n.Kind}})
		}
	}
	return out
}

// Unsealed reports whether a rule opens an entry point.
func Unsealed(p *check.Pass, id string) bool {
	found := false
	parts.EachEffect(p, func(e parts.EffectAt) {
		found = found || kinds.Some(kinds.Writes(e.Effect), kinds.EntryCell, func(c kinds.Cell) bool {
			return c.ID == id && c.State != "sealed"
		})
	})
	return found
}

// comingAt are the kinds of NPC that arrive at markers of a kind.
func comingAt(p *check.Pass, marker string) []string {
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
func prowl(p *check.Pass, from []geom.Spot) *geom.Reached {
	open := Together.Of(p).Open
	return Building.Of(p).Reach(from, geom.Walker{Open: func(l geom.Lock) bool { return open[l] || lets(p, l) }})
}

// lets reports whether the rule of a panel lets some figures through while it is shut.
func lets(p *check.Pass, l geom.Lock) bool {
	k := LockKind(p, l)
	if k == nil || k.Rule == "" {
		return false
	}
	r := check.Find(p.Rules.Terrain, k.Rule, func(r *model.TerrainRule) string { return r.ID })
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
