package product

import (
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Options are what the user asked for. The zero value is what a user who asks for nothing gets.
type Options struct {
	Paper    paper.Paper // the zero value is A4
	Language string      // of the texts, by its two letters; empty is English
	Draft    bool
	GM       bool // "gm": the game master's edition, with what players are not to know
	Bound    bool // the pages become part of a book, which sets the feet with its own page numbers

	Tiled   bool       // the board is cut for Paper ("paper" was given)
	Tiles   []string   // "tile": labels of the tiles wanted
	Floor   string     // "floor": only this one
	Overlap scene.Unit // "overlap": of neighbouring tiles; 0 is the usual one
	Edge    string     // "edge": "cut" (the default) or "glue"
	Scale   int        // "scale": board inches to an inch of paper; 0 is 1
	NoGrid  bool       // "no-grid"
	Overlay string     // "overlay": "" as ever, "setup" (what stands where, numbered in build order) or "bare"
	Roll    scene.Unit // "roll": width of the roll of paper; 0 is none

	Card    string      // "size": "poker" (63 × 88 mm), "mini" (44 × 68 mm), "tarot" (70 × 120 mm) or W×H in millimetres
	Gutter  bool        // "bleed": cards apart with 3 mm of bleed, instead of abutting
	Duplex  string      // "duplex": "long", "short" or "off"; empty is long
	Offset  scene.Point // "back-offset": by which backs are moved, to make up for a printer's error
	Single  bool        // "single": each card as a page of its own, with bleed
	OneBack bool        // "one-back": all event cards have one back, which does not tell their kind
	Booklet bool        // "booklet": two pages a side, for folding
}
