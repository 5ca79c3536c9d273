package overlay

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/geom"
)

// The classes of squares by what is seen of a figure there, besides the bands of cover.
const (
	ClearClass  = "clear"
	UnseenClass = "unseen"
)

// sight marks what a trader on the spot sees of traders elsewhere on the floor, with the doors as they are at the start and
// nobody else about.
func (l *look) sight() error {
	from, err := l.spot()
	if err != nil {
		return err
	}
	grid := l.building.Grid(from.Floor)
	sight := grid.Sight(geom.SightQuery{Seer: l.Rules.Board.Trader, Target: l.Rules.Board.Trader})
	if len(l.Rules.Play.Cover) == 0 {
		l.class(ClearClass, "")
	}
	for _, band := range l.Rules.Play.Cover {
		if band.Blind {
			continue // nobody is seen there
		}
		l.class(covered(band.ID), fmt.Sprintf("%s (%d–%d %%)", titled(band.Title, band.ID), band.From, band.To))
	}
	unseen := l.class(UnseenClass, "")
	for _, c := range grid.Cells() {
		if !grid.Free(c) || c == from.Cell {
			continue
		}
		line, class := sight.Line(from.Centre(), c.Centre()), unseen
		if line.Seen {
			class = l.class(covered(line.Cover), "")
		}
		l.mark(geom.Spot{Floor: from.Floor, Cell: c}, class, "")
	}
	return nil
}

// covered is the class of a square on which a figure is seen with some cover.
func covered(band string) string {
	if band == "" {
		return ClearClass
	}
	return "cover-" + band
}
