package audit

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/internal/backdrop"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The least contrast between letters and what lies behind them, by WCAG 2.1, in hundredths; and how large
// letters are that need less.
const (
	LeastContrast      = 450
	LeastLargeContrast = 300
	LargeLetters       = 18 * scene.Inch / 72
)

// Contrast finds letters that are too pale, or too dark, for what they are printed on. Letters that are half
// clear are meant to be faint and are left out.
func Contrast(p *scene.Page) []Finding {
	c := contrast{}
	c.items(p.Items, scene.Point{}, 0)
	return c.out
}

type contrast struct {
	below backdrop.Stack
	clip  *scene.Rect // around what is seen of the items at hand
	out   []Finding
}

func (c *contrast) items(items []scene.Item, at scene.Point, depth int) {
	if depth > scene.MaxDepth {
		return
	}
	for _, item := range items {
		switch it := item.(type) {
		case scene.Fill:
			f := backdrop.Fill{Path: it.Path, Box: it.Path.Bounds(), Colour: it.Colour, Clip: c.clip}
			if f.Box.W >= Least/2 && f.Box.H >= Least/2 {
				c.below.Add(f.Moved(at))
			}
		case scene.Text:
			c.text(it, at)
		case scene.Group:
			outer, to := c.clip, scene.Point{X: at.X + it.Shift.X, Y: at.Y + it.Shift.Y}
			c.clip = it.Shown(outer, to)
			c.items(it.Items, to, depth+1)
			c.clip = outer
		}
	}
}

func (c *contrast) text(t scene.Text, at scene.Point) {
	const halfClear = 128
	if t.Colour.A < halfClear {
		return
	}
	x, y := t.At.X+at.X, t.At.Y+at.Y
	path := scene.RectPath(scene.Rect{X: x, Y: y - t.Run.Size*capital/100, W: t.Run.Width(), H: t.Run.Size * capital / 100})
	box := path.Turned(scene.Point{X: x, Y: y}, t.Turn).Bounds()
	behind := c.below.Colour(scene.Point{X: box.X + box.W/2, Y: box.Y + box.H/2})
	least := LeastContrast
	if t.Run.Size >= LargeLetters {
		least = LeastLargeContrast
	}
	if icons.Contrast(icons.Over(t.Colour, behind), behind)*100 < float64(least) {
		c.out = append(c.out, Finding{Kind: "faint", Text: t.Run.Text, Other: behind.String(), Box: box})
	}
}
