// Package text shows a mission's board as characters, for a terminal or a mail.
//
// The vocabulary:
//
//   - The canvas is a grid of characters: four columns and two lines to a cell of the lattice, as in
//     a board drawing, so that one column is half an inch and one line an inch on the usual boards.
//   - A key is the short sign of a piece on the canvas: its id where that is short, otherwise one
//     made up for it.
//   - A marker is the sign of an airlock or entry point outside the rim.
//   - The legend says what each key and marker is and where exactly it stands.
//
// The picture shows where things are; the legend has the numbers. Nothing else than printable
// characters comes out, whatever the model's texts hold.
package text
