package sheet

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// noteLine is the height of a line under the track.
const noteLine = 3600

// trackNotes explain the dice of the arrivals, and the charged levels, in one line if they fit.
func (w *writer) trackNotes(width scene.Unit) layout.Block {
	n := trackNotes{w: w, width: width}
	for _, use := range w.diceUsed() {
		n.put(func(c scene.Point) []scene.Item { return w.die(use.die, c) }, w.dieNote(use))
	}
	for _, mark := range describe.Marks(w.m) {
		n.put(func(c scene.Point) []scene.Item { return []scene.Item{w.holeMark(c)} }, mark)
	}
	if more := w.changes().Otherwise("hostility", fmt.Sprint(w.m.Setup.Hostility)); more != "" {
		n.put(nil, "Pegs at the start with "+more+".")
	}
	if names := charged(w.r.Hostility.Levels); len(names) > 0 {
		n.put(nil, "From "+names[0]+" on: stronger side up.")
	}
	return layout.Block{Rows: n.rows}
}

// trackNotes puts notes behind each other, and on further lines where there is no room.
type trackNotes struct {
	w     *writer
	width scene.Unit
	x     scene.Unit // where the next note goes in the last row
	rows  []layout.Row
}

func (n *trackNotes) put(icon func(c scene.Point) []scene.Item, text string) {
	const mid, iconRoom = noteLine / 2, 4200
	st := n.w.Styles.Small
	need := n.w.Set.Width(st, text)
	if icon != nil {
		need += iconRoom
	}
	if len(n.rows) == 0 || n.x+need > n.width {
		n.line()
	}
	if icon != nil {
		n.add(icon(scene.Point{X: n.x + 1500, Y: mid})...)
		n.x += iconRoom
	}
	// A note wider than the track is broken rather than cut.
	left := n.x
	for i, part := range n.w.Set.Wrap([]layout.Span{{Style: st, Text: text}}, n.width-left) {
		if i > 0 {
			n.line()
		}
		n.add(part.At(left, n.w.Middle(st, mid))...)
		n.x = left + part.Width + 5*scene.Millimetre
	}
}

// line begins another line.
func (n *trackNotes) line() { n.rows, n.x = append(n.rows, layout.Row{Height: noteLine}), 0 }

func (n *trackNotes) add(items ...scene.Item) {
	row := &n.rows[len(n.rows)-1]
	row.Items = append(row.Items, items...)
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
		for _, a := range w.arrivals(l) {
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
		if w.replaced() {
			return fmt.Sprintf("%s: one, on the figure’s own symbol, or that of the one in whose place it comes.", title)
		}
		return fmt.Sprintf("%s: one, on the figure’s own symbol.", title)
	}
	return fmt.Sprintf("%s: as many as its face counts.", title)
}

// replaced reports whether a figure comes in place of another.
func (w *writer) replaced() bool {
	for _, l := range w.r.Hostility.Levels {
		if slices.ContainsFunc(w.arrivals(l), func(a describe.Coming) bool { return a.For != "" }) {
			return true
		}
	}
	return false
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
