package xia

import (
	"fmt"
	"slices"
)

// TileSides are the sides of a tile, clockwise from the north.
func TileSides() []string { return []string{"n", "ne", "se", "s", "sw", "nw"} }

// tileSteps are the steps from the middle of a tile to those of the tiles against its sides. Nineteen
// hexes have no straight edges: a tile lies a little to the left of the one it is laid against, all
// around. The document's pictures are lost; that it is the left is an assumption.
var tileSteps = [6]Axial{{2, -5}, {5, -3}, {3, 2}, {-2, 5}, {-5, 3}, {-3, -2}}

// Placed is a sector on the table.
type Placed struct {
	Sector string `json:"sector"`
	Middle Axial  `json:"middle"`
	Turn   int    `json:"turn"` // clockwise, in sixths
}

// Layout is where the sectors of a scenario lie for a number of players. Find looks a sector up by its
// id, nil if there is none. The index of the error is that of the line of the scenario to blame.
func (s *Scenario) Layout(players int, find func(id string) *Sector) ([]Placed, *LayoutError) {
	var table []Placed
	for i, l := range s.Sectors {
		if l.Players > players {
			continue
		}
		p, err := s.place(l, table, find)
		if err == "" {
			err = collision(p, table)
		}
		if err != "" {
			return table, &LayoutError{Index: i, Problem: err}
		}
		table = append(table, p)
	}
	return table, nil
}

// LayoutError is a sector that cannot be laid as a scenario says.
type LayoutError struct {
	Index   int // in Scenario.Sectors
	Problem string
}

// Error is the problem in words.
func (e *LayoutError) Error() string { return e.Problem }

// place finds where one sector comes to lie, and how.
func (s *Scenario) place(l Laid, table []Placed, find func(string) *Sector) (Placed, string) {
	tile := find(l.Sector)
	if tile == nil {
		return Placed{}, fmt.Sprintf("there is no sector %q", l.Sector)
	}
	p := Placed{Sector: l.Sector}
	if l.Turn != nil {
		p.Turn = *l.Turn
	}
	if l.Beside == "" {
		if len(table) > 0 {
			return p, fmt.Sprintf("%s lies beside no other sector", l.Sector)
		}
		return p, ""
	}
	at := slices.IndexFunc(table, func(t Placed) bool { return t.Sector == l.Beside })
	side := slices.Index(TileSides(), l.Side)
	if at < 0 || side < 0 {
		return p, fmt.Sprintf("%s is laid beside %s, which does not lie yet", l.Sector, l.Beside)
	}
	p.Middle = table[at].Middle.Plus(tileSteps[side])
	if l.Turn != nil {
		return p, ""
	}
	symbol := find(l.Beside).Edges.Clockwise()[(side-table[at].Turn+6)%6]
	own := slices.Index(tile.Edges.Clockwise(), symbol)
	if own < 0 {
		return p, fmt.Sprintf("%s has no side with the symbol %q of the %s side of %s", l.Sector, symbol, l.Side, l.Beside)
	}
	p.Turn = (side + 3 - own + 6) % 6
	return p, ""
}

// collision says when something lies there already.
func collision(p Placed, table []Placed) string {
	for _, t := range table {
		switch {
		case t.Sector == p.Sector:
			return fmt.Sprintf("%s is laid twice", p.Sector)
		case t.Middle == p.Middle:
			return fmt.Sprintf("%s is laid where %s lies", p.Sector, t.Sector)
		}
	}
	return ""
}
