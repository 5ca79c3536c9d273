package transcript

import (
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
)

// board is a floor. Walls and doors stand on the east or the south edge of a place.
type board struct {
	Columns int       `json:"columns"`
	Rows    int       `json:"rows"`
	Taken   [][]int   `json:"taken,omitempty"` // places that a piece occupies
	East    [][]int   `json:"east,omitempty"`  // places with something on their east edge that nobody walks through
	South   [][]int   `json:"south,omitempty"`
	Doors   []hanging `json:"doors,omitempty"`
	Links   []link    `json:"links,omitempty"` // ways that lead elsewhere than to the next place
}

// hanging is an edge with a door on it.
type hanging struct {
	Door string `json:"door"`
	At   []int  `json:"at"`
	Edge string `json:"edge"` // "east" or "south"
}

type link struct {
	From   []int   `json:"from"`
	To     [][]int `json:"to"`
	Length int     `json:"length"`
}

type airlock struct {
	ID     string  `json:"id"`
	Inside [][]int `json:"inside"`
}

// ground are the floors.
func (f *facts) ground(g *play.Game) {
	x := g.Rules
	for floor := range x.Field.Building.Floors() {
		grid := x.Field.Building.Grid(floor)
		f.Boards = append(f.Boards, board{Columns: grid.Cols, Rows: grid.Rows})
	}
	for i := range x.Field.Spots {
		c := field.Cell(i)
		b := &f.Boards[x.Field.FloorOf(c)]
		if !x.Field.Free[c] {
			b.Taken = append(b.Taken, spot(x, c))
			continue
		}
		b.edge(x, c, field.East, "east")
		b.edge(x, c, field.South, "south")
		for _, h := range x.Field.Hops(c) {
			l := link{From: spot(x, c), Length: int(h.Cost)}
			for _, to := range h.To {
				l.To = append(l.To, spot(x, to))
			}
			b.Links = append(b.Links, l)
		}
	}
	for _, a := range x.Field.Airlocks {
		out := airlock{ID: a.ID}
		for _, c := range a.Starts {
			out.Inside = append(out.Inside, spot(x, c))
		}
		f.Airlocks = append(f.Airlocks, out)
	}
}

// edge notes what is on an edge of a place.
func (b *board) edge(x *play.Rules, c field.Cell, d field.Dir, name string) {
	to := x.Field.Next(c, d)
	if to == field.None || !x.Field.Free[to] {
		return
	}
	if _, open := x.Field.Step(c, d, 0); !open {
		if name == "east" {
			b.East = append(b.East, spot(x, c))
		} else {
			b.South = append(b.South, spot(x, c))
		}
		return
	}
	for i, door := range x.Field.Doors {
		if x.Field.Gate(c, d).Has(i) {
			b.Doors = append(b.Doors, hanging{door.Key, spot(x, c), name})
		}
	}
}
