package sheet

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/words"
	"github.com/sortie-tools/sortie/schema/model"
)

// trackNotes explain the dice of the arrivals, the charged levels and the dagger, in one line if
// they fit.
func (w *writer) trackNotes(width scene.Unit) part {
	var p part
	const high = 3600
	x, y := scene.Unit(0), scene.Unit(0)
	put := func(icon func(c scene.Point) []scene.Item, text string) {
		l := w.set.Line(w.st.small, text)
		need := l.Width
		if icon != nil {
			need += 4200
		}
		if x > 0 && x+need > width {
			x, y = 0, y+high
		}
		if icon != nil {
			p.add(icon(scene.Point{X: x + 1500, Y: y + high/2})...)
			x += 4200
		}
		// A note wider than the track is broken rather than cut.
		for i, part := range w.set.Wrap([]layout.Span{{Style: w.st.small, Text: text}}, width-x) {
			if i > 0 {
				y += high
			}
			p.add(part.At(x, w.middle(w.st.small, y+high/2))...)
		}
		x += l.Width + 5*scene.Millimetre
	}
	for _, use := range w.diceUsed() {
		put(func(c scene.Point) []scene.Item { return w.die(use.die, c) }, w.dieNote(use))
	}
	for _, mark := range words.Marks(w.m) {
		put(func(c scene.Point) []scene.Item { return []scene.Item{w.holeMark(c)} }, mark)
	}
	if names := charged(w.r.Hostility.Levels); len(names) > 0 {
		put(nil, "From "+names[0]+" on: stronger side up.")
	}
	if w.anyDagger() {
		put(nil, daggerNote)
	}
	if x > 0 {
		p.h = y + high
	}
	return p
}

// dieUse is a die with the way its faces are read.
type dieUse struct {
	die    string
	symbol bool // a figure comes on its own symbol
	number int  // a figure comes on this number; 0: the number does not matter
}

// diceUsed lists the dice of all arrivals, each use once.
func (w *writer) diceUsed() []dieUse {
	var out []dieUse
	seen := map[dieUse]bool{}
	for _, l := range w.r.Hostility.Levels {
		for _, a := range l.Arrivals {
			use := dieUse{a.Die, a.Face != "", a.Number}
			if a.Die != "" && !seen[use] {
				seen[use] = true
				out = append(out, use)
			}
		}
	}
	return out
}

func (w *writer) dieNote(use dieUse) string {
	title := w.dieOf(use.die).Title
	if use.number != 0 {
		return fmt.Sprintf("%s: one, on a %d.", title, use.number)
	}
	if use.symbol {
		return fmt.Sprintf("%s: one, on the figure's own symbol.", title)
	}
	return fmt.Sprintf("%s: as many as its face counts.", title)
}

// charged names the levels at which figures turn to their stronger side.
func charged(levels []model.HostilityLevel) []string {
	var out []string
	for _, l := range levels {
		if l.Charged {
			out = append(out, l.Title)
		}
	}
	return out
}
