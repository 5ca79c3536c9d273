// Package field is the floors of a mission as an engine plays on them: everything that geom knows of them, as small
// integers and tables, ready to be asked some million times a second.
//
// The vocabulary:
//
//   - A cell is a square inch of any floor, numbered from 0, floor by floor and row by row.
//   - A direction is one of eight, clockwise from the north. A step goes from a cell to the next one in a direction. Across
//     a corner it goes only where both ways round are free.
//   - A door is a panel with a door, numbered from 0. Doors are the only things of a field that change in a game; whoever
//     asks says which of them hold whom he asks about back (shut). A gate is a set of doors that a step leads through.
//   - A hop is a link to another floor as it is found in a cell.
//   - A way is a walk from cell to cell past terrain and shut doors. Figures are not in its way.
//   - Rays are the lines from one cell's centre to the 25 parts of a base that stands in another.
//
// Lengths are hundredths of an inch. A field never changes, but for rows of ways and rays that it keeps once they have
// been asked for: two goroutines must not share one.
package field
