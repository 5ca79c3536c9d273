package paper

import (
	"bytes"
	stdpng "image/png"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/scene"
)

// TestRulerMeasuresTrue draws a ruler at 600 dpi and measures it between its outermost strokes.
func TestRulerMeasuresTrue(t *testing.T) {
	const dpi = 600
	p := &scene.Page{W: RulerWidth + 10*mm, H: RulerHeight}
	p.Add(Ruler(printertest.Fonts(t), 5*mm, 0, scene.RGB(0))...)
	var buf bytes.Buffer
	if err := png.Write(&buf, p, printertest.Fonts(t), png.Options{DPI: dpi}); err != nil {
		t.Fatal(err)
	}
	im, err := stdpng.Decode(&buf)
	if err != nil {
		t.Fatal(err)
	}
	// The first dark pixel from the left is the zero stroke's; the same edge of the last stroke
	// stands where the row just inside its length is dark for the last time.
	edge := func(y scene.Unit, from, step int) int {
		row := int(y * dpi / scene.Inch)
		for x := from; x >= 0 && x < im.Bounds().Dx(); x += step {
			if r, _, _, _ := im.At(x, row).RGBA(); r < 0x8000 {
				return x
			}
		}
		t.Fatal("no stroke")
		return 0
	}
	right := int((RulerWidth + 5*mm) * dpi / scene.Inch)
	for _, c := range []struct {
		name   string
		y      scene.Unit // just beyond the middle line, on the side of the strokes
		length float64    // in mm
	}{{"100 mm", RulerHeight/2 - mm, 100}, {"4 in", RulerHeight/2 + mm, 101.6}} {
		// From the left edge of the first stroke to the right edge of the last, less one stroke.
		first, last := edge(c.y, 0, 1), edge(c.y, right, -1)
		got := float64(last+1-first)*25.4/dpi - float64(hair)/1000
		if got < c.length-0.1 || got > c.length+0.1 {
			t.Errorf("%s measures %.3f mm", c.name, got)
		}
	}
}

func TestRulerStaysInItsBox(t *testing.T) {
	var low, right scene.Unit
	for _, item := range Ruler(printertest.Fonts(t), 0, 0, scene.RGB(0)) {
		switch it := item.(type) {
		case scene.Text:
			right, low = max(right, it.At.X+it.Run.Width()), max(low, it.At.Y)
		case scene.Stroke:
			for _, q := range it.Path.Points {
				right, low = max(right, q.X), max(low, q.Y)
				if q.X < 0 || q.Y < 0 {
					t.Errorf("a stroke goes to %v", q)
				}
			}
		}
	}
	if right > RulerWidth || low > RulerHeight {
		t.Errorf("reaches to %d, %d", right, low)
	}
}
