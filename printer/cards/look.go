package cards

import "github.com/sortie-tools/sortie/printer/scene"

// Look is what the cards of one kind have in common.
type Look struct {
	Title   string // of the kind, on the backs
	Symbol  string
	Colour  scene.Colour // dark enough to read white letters on it
	Pattern int          // of the backs
}

// The looks of kinds that every game has.
var (
	missionColour = scene.RGB(0x181B1E)
	itemColour    = scene.RGB(0x37424A)
)

// lookColours are dark on white paper, so that white letters can be read on them, and differ in lightness as
// well as in hue. None is a tone of the house: a theme would put its own in that one's place, and two kinds might
// come to look alike.
func lookColours() []scene.Colour {
	return []scene.Colour{
		scene.RGB(0x0C4854), scene.RGB(0x8E2418), scene.RGB(0x1F4E8C), scene.RGB(0x2C6B2F), scene.RGB(0x5E2F7D),
		scene.RGB(0x7A5600), scene.RGB(0x37424A), scene.RGB(0x8A2456), scene.RGB(0x63391A), scene.RGB(0x23305E),
	}
}

// LookOf is the look of the nth kind of a list. Kinds that share a colour have different patterns.
func LookOf(n int, title, symbol string) Look {
	n = max(0, n)
	all := lookColours()
	return Look{Title: title, Symbol: symbol, Colour: all[n%len(all)], Pattern: n}
}
