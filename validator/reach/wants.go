package reach

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// without are the accesses that are not among the given ones.
func without(p *check.Pass, cut []walks.Access) []walks.Access {
	var out []walks.Access
	for _, w := range walks.Ways.Of(p) {
		kept := true
		for _, c := range cut {
			kept = kept && (c.Airlock.ID != w.Airlock.ID || c.Floor != w.Floor)
		}
		if kept {
			out = append(out, w)
		}
	}
	return out
}

// titles are the full names of some wants.
func titles(all []walks.Want) string {
	var words []string
	for _, x := range all[:min(len(all), parts.MostNamed)] {
		words = append(words, x.Title)
	}
	return english.And(words)
}

// roomWants are the rooms of all floors as something to get to.
func roomWants(p *check.Pass) []walks.Want {
	var out []walks.Want
	for i, f := range walks.Building.Of(p).Floors() {
		g := walks.Building.Of(p).Grid(i)
		for _, r := range g.Rooms() {
			free := slices.DeleteFunc(geom.On(i, r.Cells), func(s geom.Spot) bool { return !g.Free(s.Cell) })
			if len(free) == 0 {
				continue
			}
			s := walks.Site{Name: "room " + r.Name + walks.OfFloor(p, i), Floor: i, At: r.Heart.Centre(), Spots: free}
			where := p.Where.At(f.Path + ".plan")
			if len(r.Panels) > 0 {
				where = walks.LockRange(p, geom.Lock{Floor: i, Panel: r.Panels[0]})
			}
			out = append(out, walks.Want{Site: s, Title: s.Name, Where: where})
		}
	}
	return out
}
