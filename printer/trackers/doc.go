// Package trackers draws what lies beside the board and is played on: the hostility track, the boards of the
// NPCs, the dashboards of a crew and the board of its ship. Everything has the size of the table: a hole takes
// a peg or a cube of up to eight millimetres, a slot takes a token.
//
//   - A track is a row of holes that pegs fill. On paper that is long enough, such as A3, the hostility track is
//     one strip; on smaller paper it has a line for each level on one upright sheet, instead of a strip in two
//     parts with a seam where pegs stand.
//   - A board is what one group of NPCs, one trader or one class has. Boards with one side are stacked on sheets
//     and cut apart; those with two are cards.
//   - A card is a sheet that is folded once across its middle: the upper half is the front, the lower half the
//     back, which is upright when the card is turned over its fold. Folding needs neither a printer that prints
//     on both sides nor one that hits the same place twice, a folded card is stiff enough for pegs, and the two
//     sides of a board can never be mixed up.
//   - A side of an NPC board is one set of numbers for all kinds of a group. The stronger side has a dark head.
//   - An empty box is a number that no document gives, to be filled in by somebody who has the board.
//   - A dagger marks a number that is a guess of the rule set.
//
// Text on a card is set smaller until it fits, but never under six points; what does not fit even then goes on
// on the page after the card.
package trackers
