// Package xiapages lays out what is printed of Xia: sheets about scenarios and sectors, the sectors
// themselves at true size, cards, tokens, mats and tracks, and the quick reference.
//
//   - A sheet is read; the other products are cut out or written on.
//   - The laid table is the sectors of a scenario as they lie for a number of players. Numbers of players
//     with the same table share a drawing.
//   - A piece is one thing to cut out, with a back where it is turned over in play.
//
// Everything comes from the rule set and the units of the pack: no sector, card or ship is known by name.
// Pictures of sectors are made by the package tile, sentences by the package words.
package xiapages
