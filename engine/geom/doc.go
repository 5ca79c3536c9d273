// Package geom is the floor of a board as the rules see it: where a figure can stand, where it can
// go, which areas are rooms, and which pieces are in each other's way.
//
// The vocabulary:
//
//   - A cell is one square inch of the printed grid, named by column and row from the north-west
//     corner. The rulebook lets squares stand for inches, so figures move from cell to cell.
//   - A step joins the centres of two cells that share an edge.
//   - A panel that a step crosses is a barrier, unless the step goes through one of its openings
//     (within half an inch, so that a figure whose base overlaps the frame still slips through) and
//     the opening takes the figure's class. Girders and other overhead panels are no barriers. The
//     rim of the board always is one.
//   - A room is an area that panels of any kind and the rim close off; doors, windows and arches
//     count as border (seed 000:978). A room is narrower than "what can be reached".
//   - A piece occupies the cells whose centre it covers; nobody stands there.
//   - Contact is the set of cells from which a figure touches a piece.
//
// All arithmetic is in integers: hundredths of an inch where it can be exact, and a documented fixed
// point for turned rectangles, so that every CPU finds the same board.
package geom
