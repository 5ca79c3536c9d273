package validator

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// mostCells is how many square inches one mark hatches: a quarter of the largest board that one box builds.
const mostCells = 576

// cellsMark hatches cells of a floor.
func (p *Pass) cellsMark(floor int, cells []geom.Cell, text string) diag.Mark {
	m := diag.Mark{Kind: diag.CellsMark, Floor: p.building().Floors()[floor].ID, Text: text}
	for _, c := range cells[:min(len(cells), mostCells)] {
		m.At = append(m.At, c.Centre())
	}
	return m
}

// edgeMark is a panel.
func (p *Pass) edgeMark(l geom.Lock, text string) diag.Mark {
	x := p.panel(l)
	return diag.Mark{Kind: diag.EdgeMark, Floor: p.building().Floors()[l.Floor].ID, At: []model.Point{x.From, x.To}, Text: text}
}

// wayMarks are the parts of a way, one for each stretch on one floor.
func (p *Pass) wayMarks(path []geom.Spot, text string) []diag.Mark {
	var out []diag.Mark
	for i, s := range path {
		if i == 0 || path[i-1].Floor != s.Floor {
			out = append(out, diag.Mark{Kind: diag.WayMark, Floor: p.building().Floors()[s.Floor].ID, Text: text})
		}
		m := &out[len(out)-1]
		m.At = append(m.At, s.Centre())
	}
	return out
}

// boxMarks are the level boxes around pieces.
func (p *Pass) boxMarks(pieces []thing) []diag.Mark {
	var out []diag.Mark
	for _, t := range pieces[:min(len(pieces), mostNamed)] {
		out = append(out, boxMark(t.board, *t.floor, t.String()))
	}
	return out
}

// lockRange is a panel of any floor in its drawing.
func (p *Pass) lockRange(l geom.Lock) diag.Range {
	path := p.building().Floors()[l.Floor].Path
	return p.first(path+".plan@"+p.panel(l).Name, path+".plan")
}
