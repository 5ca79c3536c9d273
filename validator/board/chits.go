package board

import (
	"cmp"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// chit is a marker or a hatch with the floor that its counter takes up.
type chit struct {
	parts.Thing
	kind string // of a marker
}

// chits are the markers and the hatches of this floor. One without a size is an inch wide.
func chits(p *check.Pass) []chit {
	var out []chit
	for i := range p.Mission.Board.Markers {
		m := &p.Mission.Board.Markers[i]
		f := model.Footprint{Centre: m.At, Turn: m.Turn}
		if k := check.Find(p.Rules.Markers, m.Kind, func(k *model.MarkerKind) string { return k.ID }); k != nil {
			f.Width, f.Depth = k.Width, k.Depth
		}
		f.Width, f.Depth = cmp.Or(f.Width, model.Inch), cmp.Or(f.Depth, model.Inch)
		out = append(out, chit{parts.Thing{ID: m.ID, Family: parts.MarkerThing, Path: "board.markers." + m.ID, At: m.At, Floor: &f}, m.Kind})
	}
	for _, h := range p.Mission.Board.Hatches {
		f := walks.InchAt(h.At)
		out = append(out, chit{Thing: parts.Thing{ID: h.ID, Family: parts.HatchThing, Path: "board.hatches." + h.ID, At: h.At, Floor: &f}})
	}
	return out
}
