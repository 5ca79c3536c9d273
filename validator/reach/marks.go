package reach

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// wayMarks are the parts of a way, one for each stretch on one floor.
func wayMarks(p *check.Pass, path []geom.Spot, text string) []diag.Mark {
	var out []diag.Mark
	for i, s := range path {
		if i == 0 || path[i-1].Floor != s.Floor {
			out = append(out, diag.Mark{Kind: diag.WayMark, Floor: walks.Building.Of(p).Floors()[s.Floor].ID, Text: text})
		}
		m := &out[len(out)-1]
		m.At = append(m.At, s.Centre())
	}
	return out
}

// boxMarks are the level boxes around pieces.
func boxMarks(p *check.Pass, pieces []parts.Thing) []diag.Mark {
	var out []diag.Mark
	for _, t := range pieces[:min(len(pieces), parts.MostNamed)] {
		out = append(out, stock.BoxMark(t.Board, *t.Floor, t.String()))
	}
	return out
}
