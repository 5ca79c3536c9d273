// Package xia is Xia: Legends of a Drift System as data: the things an author writes for it and
// its rule set.
//
// The vocabulary:
//
//   - A sector is one tile of 19 hexes. A hex is named by its row, a to e from north to south, and
//     its place in the row counted from the west: c3 is the middle of a tile.
//   - The coordinates of a hex are axial: q grows to the east, r to the south-east, and c3 is 0, 0.
//   - A hex has six sides, none of them to the north or south. A tile has six edges, none of them to
//     the east or west.
//   - A terrain fills hexes; a border stands on the sides of hexes. A region is all hexes of one
//     terrain that hang together.
//   - A space is what is marked on a hex, such as a Spawn Point.
package xia
