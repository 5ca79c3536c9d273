package trackers

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// stack puts boards with one side on pages, each under the one before, so that they share a cut. A board is as
// wide as a card and at most as high.
type stack struct {
	*writer
	c card
	y scene.Unit // where the next board goes; 0: on a new page
}

// trim makes a board as high as what is on it.
func (s *side) trim() { s.h = min(s.h, s.y+cardPad) }

// place puts a board on the page, and what it had no room for on a page behind it.
func (k *stack) place(name, title string, s *side, rest []layout.Block) {
	x, top := (k.Paper.W-k.c.w)/2, k.Paper.H/2-k.c.h
	if k.y == 0 || k.y+s.h > top+2*k.c.h {
		k.Blank()
		note := k.letters(layout.Mono, 66, k.Tones.Soft)
		k.Page.Add(k.OneLine(note, "Cut along the lines", k.c.w).At(x, top-1800)...)
		k.y = top
	}
	k.Page.Add(
		scene.Bookmark{Name: k.id + "-" + name, Title: title, Y: k.y},
		scene.Group{Shift: scene.Point{X: x, Y: k.y}, Items: s.Items},
		scene.Stroke{Path: scene.RectPath(scene.Rect{X: x, Y: k.y, W: k.c.w, H: s.h}), Colour: k.Tones.Soft, Width: page.Hair},
	)
	k.y += s.h
	if len(rest) > 0 {
		k.after(title, rest)
		k.y = 0
	}
}
