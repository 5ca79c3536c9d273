// Package plan reads and writes board drawings: a mission's walls as text that diffs and reviews well.
//
// The vocabulary, from the outside in:
//
//   - A drawing is a frame of characters. Every 4th column and every 2nd line cross in a lattice
//     point, where a post '+' may stand; between them lie the cells, three characters wide and one
//     line high. A board of 12 by 12 cells is 49 by 25 characters.
//   - An edge is the side of a cell: three characters along a line, or one character down a column.
//   - A run is a chain of edges from one post to the next, or to a panel that crosses in between.
//     It passes over the lattice points inside it. A run is one panel.
//   - A spelling is the characters of a run, west to east (across) or north to south (down). It
//     chooses the kind of panel; the kinds bring their spellings along, this package has no table.
//     A spelling read backwards is the same kind turned round (flipped).
//   - A label is a lower case letter and up to two digits that marks where a piece stands.
//
// Panels at 45 degrees cannot be drawn; they come as a list of directions, see Runs.
//
// Lines and columns count from 1, in characters (runes), inside the drawing.
package plan
