package model

// NamedFloor is one of a mission's floors: its board, a level above one, or a board beside it.
type NamedFloor struct {
	ID    string // of the level or the further board; empty for the mission's board
	Path  string // of its values, such as "board.levels.gallery"
	Board *Board
}

// Floors are all floors of a mission, the board first, each with the levels above it.
func (m *Mission) Floors() []NamedFloor {
	floors := withLevels(NamedFloor{Path: "board", Board: &m.Board})
	for i := range m.Boards {
		b := &m.Boards[i]
		floors = append(floors, withLevels(NamedFloor{ID: b.ID, Path: "boards." + b.ID, Board: &b.Board})...)
	}
	return floors
}

func withLevels(f NamedFloor) []NamedFloor {
	floors := []NamedFloor{f}
	for i := range f.Board.Levels {
		l := &f.Board.Levels[i]
		floors = append(floors, withLevels(NamedFloor{ID: l.ID, Path: f.Path + ".levels." + l.ID, Board: &l.Floor})...)
	}
	return floors
}

// Crates are the crates on all floors of a mission.
func (m *Mission) Crates() []Crate {
	var crates []Crate
	for _, f := range m.Floors() {
		crates = append(crates, f.Board.Crates...)
	}
	return crates
}
