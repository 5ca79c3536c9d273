package geom

import "github.com/sortie-tools/sortie/schema/model"

// Gateway is how a figure gets from a cell to one that shares an edge with it.
type Gateway struct {
	Open  bool  // it can, if all of Doors let it through
	Doors []int // panels, by index on the board, that only a door leads through
}

// Gateway is the way from a cell to one that shares an edge with it, for a base of a diameter; pieces are not asked for.
// What it says holds however doors stand.
func (g *Grid) Gateway(a, b Cell, base model.Length) Gateway {
	q := Query{Base: base, OpenLocked: func(int) bool { return true }}
	out := Gateway{Open: true}
	for _, x := range g.crossed(a, b) {
		door, plain := false, false
		for _, gt := range x.gates {
			admits := q.admits(x.panel, gt)
			door, plain = door || admits && gt.door, plain || admits && !gt.door
		}
		switch {
		case plain:
		case door:
			out.Doors = append(out.Doors, x.panel)
		default:
			return Gateway{}
		}
	}
	return out
}
