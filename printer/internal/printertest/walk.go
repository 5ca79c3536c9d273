package printertest

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Word is one run of text where it stands on its page.
type Word struct {
	Text string
	Size scene.Unit
	Box  scene.Rect // from the top of the capitals to the baseline
	Turn int
}

// Words lists every run of text of a page with the shifts of its groups applied.
func Words(page *scene.Page, set *layout.Set) []Word {
	var out []Word
	Walk(page.Items, func(it scene.Item, shift scene.Point) {
		t, ok := it.(scene.Text)
		if !ok || t.Run.Text == "" {
			return
		}
		high := set.Metrics(layout.Style{Face: t.Run.Face, Size: t.Run.Size}).CapHeight
		box := scene.Rect{X: t.At.X + shift.X, Y: t.At.Y + shift.Y - high, W: t.Run.Width(), H: high}
		out = append(out, Word{t.Run.Text, t.Run.Size, box, t.Turn})
	})
	return out
}

// Walk calls f for every item that is not a group, with how far its groups move it.
func Walk(items []scene.Item, f func(it scene.Item, shift scene.Point)) {
	walk(items, scene.Point{}, f)
}

func walk(items []scene.Item, shift scene.Point, f func(scene.Item, scene.Point)) {
	for _, it := range items {
		g, ok := it.(scene.Group)
		if !ok {
			f(it, shift)
			continue
		}
		walk(g.Items, scene.Point{X: shift.X + g.Shift.X, Y: shift.Y + g.Shift.Y}, f)
	}
}

// Faults says what is wrong with the text of a page: letters under six points, outside the page less
// a margin, or over other letters. Turned text is a stamp and may lie over anything.
func Faults(page *scene.Page, set *layout.Set, margin scene.Unit) []string {
	const six = scene.Inch / 12
	var out []string
	words := Words(page, set)
	for i, a := range words {
		if a.Turn != 0 {
			continue
		}
		if a.Size < six {
			out = append(out, fmt.Sprintf("%q is only %d µm tall", a.Text, a.Size))
		}
		if a.Box.X < margin || a.Box.Y < margin || a.Box.X+a.Box.W > page.W-margin || a.Box.Y+a.Box.H > page.H-margin {
			out = append(out, fmt.Sprintf("%q leaves the page at %v", a.Text, a.Box))
		}
		for _, b := range words[i+1:] {
			if b.Turn == 0 && overlap(a.Box, b.Box) {
				out = append(out, fmt.Sprintf("%q at %v lies over %q at %v", a.Text, a.Box, b.Text, b.Box))
			}
		}
	}
	return out
}

// overlap reports whether two boxes share more than the rounding of their edges.
func overlap(a, b scene.Rect) bool {
	const slack = 20
	return a.X+slack < b.X+b.W && b.X+slack < a.X+a.W && a.Y+slack < b.Y+b.H && b.Y+slack < a.Y+a.H
}
