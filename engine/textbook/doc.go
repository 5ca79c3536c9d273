// Package textbook is the rulebook as plain functions: slow, without tables, and written from the documents alone. The engine
// is asked the same questions beside it (engine/textbook/beside), and where they differ one of them is wrong.
//
// The vocabulary:
//
//   - A book is a mission as a number of crews plays it, its rule set, and its floors as geom sees them. It never changes.
//   - A position is how things stand at one moment: who stands where, which doors are open, what lies in whose tray. It
//     copies nothing from the engine but such facts. A figure is named by its index, and so is an item.
//   - A spot is a square inch of a floor. Two figures are in contact if their squares share an edge and neither wall nor shut
//     door is between; a figure is engaged if an enemy who stands is in contact with it.
//   - A look is what one figure sees of another: the band of cover that it has, and whether it is seen at all.
//   - A walk is a way from square to square with its length and the strikes that enemies get who are left on it. Somebody's
//     reach is where it can end one.
//   - A target is whom an NPC goes for. A chart says by its lines what an NPC does next.
//   - A sum is how an attack comes out: dice, hits, what cover and armour take off, and the damage that is left.
//   - A caller is a line of the hostility track that brings NPCs; a stand-in comes where a kind has run out.
//
// Each function cites the lines of the documents that it is made from, or the ruling where they are silent. It shares no
// code with engine/play and engine/field, and a test sees to that.
package textbook
