package walks

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/validator/check"
)

// ToldAreas are the areas of things that are reported by themselves when nobody gets to them.
func ToldAreas(p *check.Pass) []*geom.Reached {
	var out []*geom.Reached
	all := Together.Of(p)
	for _, wants := range [][]Want{CrateWants.Of(p), TouchWants.Of(p), PlaceWants.Of(p), SearchWants(p)} {
		for _, x := range wants {
			if len(out) < MostAreas && !all.Has(x.Spots) && !slices.ContainsFunc(out, func(r *geom.Reached) bool { return Anywhere(r, x.Spots) }) {
				out = append(out, Building.Of(p).Reach(x.Spots, geom.Walker{Base: p.Rules.Board.Trader}))
			}
		}
	}
	for _, s := range Pens.Of(p) {
		out = append(out, s.Area)
	}
	return out
}
