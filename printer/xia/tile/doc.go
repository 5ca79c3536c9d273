// Package tile draws sectors: tiles of hexes with what fills them and what stands on their sides.
//
//   - A Grid puts hexes on paper. Its nodes are the middles and the corners of all hexes, each worked out
//     from whole numbers, so that neighbours share their corners to the micrometre.
//   - A look is how one terrain is filled or one border is lined. Looks are dealt out by what a terrain or a
//     border does (it destroys, it drains, it bars), and no two of a rule set get the same one; each is a
//     pattern as well as a colour, so that a grey print tells them apart.
//   - A border stands on one side of a hex and is drawn inside that hex, since the two hexes that share a
//     side can each have their own.
//   - A Tile is a sector in its place: moved, and turned by sixths.
package tile
