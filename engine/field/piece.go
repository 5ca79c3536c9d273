package field

import "github.com/sortie-tools/sortie/schema/model"

// Piece is a crate or a piece of furniture.
type Piece struct {
	ID       string
	Kind     string // of furniture, or the size of a crate
	Rule     string // of its terrain
	Crate    bool
	Floor    int
	Contact  []Cell // from which it is touched
	Occupied []Cell
}

// layPieces finds where pieces are touched. A crate on another is touched where that one is.
func (f *Field) layPieces(m *model.Mission) {
	for floor, x := range f.Building.Floors() {
		g := f.Building.Grid(floor)
		for _, c := range x.Board.Crates {
			f.Pieces = append(f.Pieces, Piece{ID: c.ID, Kind: c.Size, Rule: f.crateRule(c.Size), Crate: true, Floor: floor,
				Contact: f.cells(floor, g.Contact(c.Footprint)), Occupied: f.cells(floor, g.Occupied(c.Footprint))})
		}
		for _, p := range x.Board.Furniture {
			f.Pieces = append(f.Pieces, Piece{ID: p.ID, Kind: p.Kind, Rule: f.furnitureRule(p.Kind), Floor: floor,
				Contact: f.cells(floor, g.Contact(p.Footprint)), Occupied: f.cells(floor, g.Occupied(p.Footprint))})
		}
	}
}

func (f *Field) crateRule(size string) string {
	for _, k := range f.rules.Crates {
		if k.ID == size {
			return k.Rule
		}
	}
	return ""
}

func (f *Field) furnitureRule(kind string) string {
	for _, k := range f.rules.Furniture {
		if k.ID == kind {
			return k.Rule
		}
	}
	return ""
}
