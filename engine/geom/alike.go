package geom

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Bare is the same lattice without crates and furniture. Walls and rooms are those of the other.
func (g *Grid) Bare() *Grid {
	out, board := *g, *g.board
	board.Crates, board.Furniture = nil, nil
	out.board, out.pieces = &board, nil
	out.placePieces()
	return &out
}

// Opened is the same lattice with every door open of whose state the board says something. Rooms are those of the other:
// a door divides them whether it is shut or not.
func (g *Grid) Opened() *Grid {
	out, board := *g, *g.board
	board.Panels = slices.Clone(board.Panels)
	for i := range board.Panels {
		if board.Panels[i].State != "" {
			board.Panels[i].State = model.Open
		}
	}
	out.board = &board
	out.findCrossings()
	return &out
}
