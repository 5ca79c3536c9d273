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

// layContacts notes by cell what is touched from there.
func (f *Field) layContacts() {
	f.contacts, f.doorways = make([]uint64, len(f.Spots)), make([]Doors, len(f.Spots))
	for i, p := range f.Pieces {
		for _, c := range p.Contact {
			f.contacts[c] |= 1 << i
		}
	}
	for i, d := range f.Doors {
		for _, c := range d.Beside {
			f.doorways[c] |= 1 << i
		}
	}
}

// Contacts are the pieces that are touched from a cell, a bit each of the first 64.
func (f *Field) Contacts(c Cell) uint64 { return f.contacts[c] }

// Doorways are the doors that are touched from a cell.
func (f *Field) Doorways(c Cell) Doors { return f.doorways[c] }

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
