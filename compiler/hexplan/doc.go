// Package hexplan reads drawings of sectors, writes them, and checks what a sector, a mission card or
// a scenario of Xia says against its rule set.
//
// The vocabulary:
//
//   - A drawing is five rows of three, four, five, four and three hexes, divided by blanks.
//   - A hex is the glyph of its terrain and, where something is marked on it, a label behind that.
//   - A label is a letter or digit that the sector's spaces explain.
//
// Where a hex stands in its line does not count; Write puts all of them in their usual columns.
package hexplan
