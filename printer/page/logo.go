package page

import "github.com/sortie-tools/sortie/printer/scene"

// Logo is a pack's own mark: paths in a box, in the tones of every page.
type Logo struct {
	Title string // what it shows
	W, H  scene.Unit
	Items []scene.Fill
}

// In draws the logo as large as a rectangle allows, in its middle. Nothing of it lies outside. No logo draws
// nothing.
func (l *Logo) In(r scene.Rect) []scene.Item {
	if l == nil || l.W <= 0 || l.H <= 0 || r.W <= 0 || r.H <= 0 {
		return nil
	}
	w, h := r.W, r.W*l.H/l.W
	if h > r.H {
		w, h = r.H*l.W/l.H, r.H
	}
	at := scene.Point{X: r.X + (r.W-w)/2, Y: r.Y + (r.H-h)/2}
	clip := scene.RectPath(scene.Rect{X: at.X, Y: at.Y, W: w, H: h})
	g := scene.Group{Clip: &clip, Tag: scene.Figure, Alt: l.Title}
	for _, f := range l.Items {
		f.Path = f.Path.Map(func(p scene.Point) scene.Point {
			return scene.Point{X: at.X + p.X*w/l.W, Y: at.Y + p.Y*h/l.H}
		})
		g.Items = append(g.Items, f)
	}
	return []scene.Item{g}
}

// Wide is how wide the logo is at a height.
func (l *Logo) Wide(h scene.Unit) scene.Unit {
	if l == nil || l.H <= 0 {
		return 0
	}
	return h * l.W / l.H
}

// The logo in the foot of a page.
const (
	footLogo     = 4 * scene.Millimetre  // its height
	footLogoMost = 30 * scene.Millimetre // its greatest width
)

// Logo draws the pack's mark at the left of a rectangle, for covers: in line with the text above. A pack without one
// gets nothing.
func (w *Writer) Logo(r scene.Rect) []scene.Item {
	r.W = min(r.W, w.opt.Logo.Wide(r.H))
	return w.opt.Logo.In(r)
}

// markFoot draws the pack's mark at the left end of the foot, and tells how much room it takes.
func (w *Writer) markFoot(base scene.Unit) ([]scene.Item, scene.Unit) {
	if w.opt.Logo == nil {
		return nil, 0
	}
	wide := min(w.opt.Logo.Wide(footLogo), footLogoMost)
	items := w.opt.Logo.In(scene.Rect{X: MarginX, Y: base - 2900, W: wide, H: footLogo})
	return items, wide + 1500
}
