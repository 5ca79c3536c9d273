package trackers

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// tray is the places for tokens.
type tray struct{ page.Part }

func (t tray) wide() scene.Unit { return trayHigh + trayLong + lay + 2*trayGap }

// slots is the place for armour, which covers what the trader can do without, the tray in inches, and a place
// for counters.
func (w *writer) slots(d dash) tray {
	var t tray
	const from, end = trayHigh + trayGap, trayHigh + trayLong + 2*trayGap
	w.slot(&t, scene.RectPath(scene.Rect{W: trayHigh, H: trayHigh}), "armour")
	w.slot(&t, scene.RectPath(scene.Rect{X: from, W: trayLong, H: trayHigh}), "items: what fits into the tray")
	w.slot(&t, scene.CirclePath(scene.Point{X: end + lay/2, Y: trayHigh / 2}, lay/2), "counters")
	for x := scene.Unit(from + scene.Inch); x < from+trayLong; x += scene.Inch {
		for _, y := range []scene.Unit{0, trayHigh - 2*mm} {
			t.Add(scene.Stroke{Path: page.Line(x, y, x, y+2*mm), Colour: w.Tones.Soft, Width: 200})
		}
	}
	text := w.amounts(d.bare, d.known("bare", w.abilityTitle))
	if skills := w.amounts(d.covered, d.known("covered", w.skillTitle)); skills != "" {
		text = strings.TrimPrefix(text+", "+skills, ", ")
	}
	if text != "" {
		st := w.letters(layout.BodyBold, 86, w.Tones.Ink)
		for i, l := range w.few(st, text, trayHigh-3*mm, 3) {
			t.Add(l.Centre(trayHigh/2, trayHigh/2+scene.Unit(i)*3800)...)
		}
	}
	return t
}

// slot is a place of that shape under its label.
func (w *writer) slot(t *tray, shape scene.Path, label string) {
	b := shape.Bounds()
	t.Add(scene.Fill{Path: shape, Colour: w.Tones.Wash})
	t.Add(scene.Stroke{Path: shape, Colour: w.Tones.Soft, Width: 250, Dash: []scene.Unit{1500, 1000}})
	t.Add(w.line(w.Styles.Label, label, b.X, -trayLabel/2, b.W)...)
}
