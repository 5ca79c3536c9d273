package walks

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// mostCells is how many square inches one mark hatches: a quarter of the largest board that one box builds.
const mostCells = 576

// CellsMark hatches cells of a floor.
func CellsMark(p *check.Pass, floor int, cells []geom.Cell, text string) diag.Mark {
	m := diag.Mark{Kind: diag.CellsMark, Floor: Building.Of(p).Floors()[floor].ID, Text: text}
	for _, c := range cells[:min(len(cells), mostCells)] {
		m.At = append(m.At, c.Centre())
	}
	return m
}

// EdgeMark is a panel.
func EdgeMark(p *check.Pass, l geom.Lock, text string) diag.Mark {
	x := Panel(p, l)
	return diag.Mark{Kind: diag.EdgeMark, Floor: Building.Of(p).Floors()[l.Floor].ID, At: []model.Point{x.From, x.To}, Text: text}
}

// LockRange is a panel of any floor in its drawing.
func LockRange(p *check.Pass, l geom.Lock) diag.Range {
	path := Building.Of(p).Floors()[l.Floor].Path
	return p.First(path+".plan@"+Panel(p, l).Name, path+".plan")
}
