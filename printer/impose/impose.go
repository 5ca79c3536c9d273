// Package impose arranges small pieces on sheets of paper: cards, tokens and counters with their backs, and
// the pages of a booklet.
//
//   - The trim is where a piece is cut; the bleed is what is painted beyond it, so that a crooked cut shows
//     no white.
//   - Abutting pieces share their cuts and have no bleed between them; pieces with a gutter stand apart and
//     each has its own.
//   - Crop marks are short lines outside the pieces that say where to cut. They never reach the paper's edge.
//   - A duplex sheet is a page of faces followed by a page of their backs, mirrored so that each back lies
//     behind its face when the printer turns the paper over its long or its short edge.
package impose

import "github.com/sortie-tools/sortie/printer/scene"

// Bleed is how far pieces are painted beyond their trim.
const Bleed = 3 * scene.Millimetre

// Piece is something that is printed and cut out. Its items are drawn about the top left corner of its
// trim, and may reach Bleed beyond the trim on every side; what reaches farther is clipped.
type Piece struct {
	ID     string
	Title  string // of its page among singles
	Copies int    // 0 counts as 1
	W, H   scene.Unit
	Round  bool // cut along the ellipse in its trim
	Face   []scene.Item
	Back   []scene.Item // none: the back is blank
}
