package png

import (
	"io"
	"runtime"
	"runtime/metrics"
	"testing"
	"time"

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
			most := peak(func() {
				for b.Loop() {
					if err := Write(io.Discard, page, fonts, Options{DPI: dpi.dpi}); err != nil {
						b.Fatal(err)
					}
				}
			})
			b.ReportMetric(float64(most)/1e6, "peak-MB")
		})
	}
}

// TestBoardFitsIntoMemory draws a whole board as print services want it, in less memory than a laptop
// spares. What drawing takes is far below the limit; the heap before it counts, too.
func TestBoardFitsIntoMemory(t *testing.T) {
	const limit = 400_000_000
	fonts := printertest.Fonts(t)
	page := crowded(fonts)
	most := peak(func() {
		if err := Write(io.Discard, page, fonts, Options{DPI: 300}); err != nil {
			t.Fatal(err)
		}
	})
	if most > limit {
		t.Errorf("%d MB at 300 dpi, the limit is %d", most/1e6, limit/1_000_000)
	}
}

// peak is the most memory, in bytes, that objects on the heap took while something ran.
func peak(run func()) (most uint64) {
	runtime.GC()
	stop, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
		for tick := time.NewTicker(2 * time.Millisecond); ; {
			metrics.Read(sample)
			most = max(most, sample[0].Value.Uint64())
			select {
			case <-stop:
				tick.Stop()
				return
			case <-tick.C:
			}
		}
	}()
	run()
	close(stop)
	<-done
	return most
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
