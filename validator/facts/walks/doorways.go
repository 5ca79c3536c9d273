package walks

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// InFrontOf are the pieces on the squares right inside an airlock.
func InFrontOf(p *check.Pass, a model.Airlock) []parts.Thing {
	door := Grid(p).StartCells(a)
	var out []parts.Thing
	for _, t := range parts.Placed.Of(p) {
		if slices.ContainsFunc(Grid(p).Occupied(*t.Floor), func(c geom.Cell) bool { return slices.Contains(door, c) }) {
			out = append(out, t)
		}
	}
	return out
}

// Blockers are the pieces because of which no step leads through a panel's openings, and those steps; none
// if one does, or if one of the pieces has another mistake first.
func Blockers(p *check.Pass, panel int) ([]parts.Thing, []Step) {
	if !Passable(KindOf(p, p.Mission.Board.Panels[panel])) || len(parts.Placed.Of(p)) == 0 {
		return nil, nil
	}
	steps := Thresholds(p, panel)
	if slices.ContainsFunc(steps, func(s Step) bool { return Grid(p).Free(s.From) && Grid(p).Free(s.To) }) {
		return nil, nil
	}
	var in []parts.Thing
	for _, s := range steps {
		for _, c := range [...]geom.Cell{s.From, s.To} {
			if t := PieceOn(p, c); t != nil && !slices.ContainsFunc(in, func(o parts.Thing) bool { return o.Path == t.Path }) {
				in = append(in, *t)
			}
		}
	}
	if slices.ContainsFunc(in, func(t parts.Thing) bool { return Misplaced(p, t) }) {
		return nil, nil
	}
	return in, steps
}

// PieceOn is the piece that occupies a cell, or nil.
func PieceOn(p *check.Pass, c geom.Cell) *parts.Thing {
	if Grid(p).Free(c) {
		return nil
	}
	all := parts.Placed.Of(p)
	for i := range all {
		if all[i].On == "" && slices.Contains(Grid(p).Occupied(*all[i].Floor), c) {
			return &all[i]
		}
	}
	return nil
}
