package png

import (
	"io"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// BenchmarkBoard draws a page as large and about as full as a board at 1:1.
func BenchmarkBoard(b *testing.B) {
	fonts, err := layout.NewSet()
	if err != nil {
		b.Fatal(err)
	}
	page := crowded(fonts)
	for _, dpi := range []struct {
		name string
		dpi  int
	}{{"150dpi", 150}, {"300dpi", 300}} {
		b.Run(dpi.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := Write(io.Discard, page, fonts, Options{DPI: dpi.dpi}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// crowded is a board-sized page with thousands of lines and letters.
func crowded(fonts *layout.Set) *scene.Page {
	big := &scene.Page{Name: "board", W: 26 * scene.Inch, H: 27 * scene.Inch}
	for i := range scene.Unit(49) {
		var p scene.Path
		at := scene.Inch + i*scene.Inch/2
		p.Move(at, scene.Inch).Line(at, 25*scene.Inch).Move(scene.Inch, at).Line(25*scene.Inch, at)
		big.Add(scene.Stroke{Path: p, Width: 300, Colour: scene.RGB(0x99aacc)})
	}
	items := printertest.Specimen(fonts).Items
	for i := range scene.Unit(16) {
		shift := scene.Point{X: i % 4 * 6 * scene.Inch, Y: i / 4 * 6 * scene.Inch}
		big.Add(scene.Group{Shift: shift, Items: items})
	}
	return big
}
