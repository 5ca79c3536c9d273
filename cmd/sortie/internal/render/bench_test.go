package render

import (
	"io"
	"runtime/metrics"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/pdf"
	"github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/product"
)

// benchMission is the mission that figures are given for.
const benchMission = "salvage-run"

// renderer is a fresh one for a unit: nothing is kept from the run before but the fonts that a process reads
// once.
func rendererOf(b *testing.B, kind, id string) *Renderer {
	b.Helper()
	all, err := units()
	if err != nil {
		b.Fatal(err)
	}
	for _, u := range all {
		if u.Kind == kind && u.ID == id {
			p, err := New(u, Options{Format: "pdf"})
			if err != nil {
				b.Fatal(err)
			}
			return p
		}
	}
	b.Fatalf("there is no %s %s", kind, id)
	return nil
}

// productOf is the product of a name for a job.
func productOf(b *testing.B, id string, j *product.Job) product.Product {
	b.Helper()
	for _, p := range games.Products() {
		if p.ID == id && p.Made(j) {
			return p
		}
	}
	b.Fatalf("there is no product %s", id)
	return product.Product{}
}

// BenchmarkPDF is one product laid out and written as PDF, from the compiled mission.
func BenchmarkPDF(b *testing.B) {
	rendererOf(b, "mission", benchMission) // what ships is compiled before the clock starts
	for _, id := range []string{"sheet", "board", "build", "cards", "tokens", "trackers", "reference"} {
		b.Run(id, func(b *testing.B) {
			for b.Loop() {
				p := rendererOf(b, "mission", benchMission)
				if _, err := p.Print(productOf(b, id, p.Job)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkAllPDFs is every PDF that a build makes of a mission, with the largest heap on the way.
func BenchmarkAllPDFs(b *testing.B) {
	all, err := units()
	if err != nil {
		b.Fatal(err)
	}
	for _, u := range all {
		if u.Mission == nil {
			continue
		}
		b.Run(u.ID, func(b *testing.B) {
			peak := watch()
			for b.Loop() {
				buildPDFs(b, rendererOf(b, "mission", u.ID))
			}
			b.ReportMetric(peak(), "peak-MB")
		})
	}
}

// buildPDFs makes the PDFs of a build.
func buildPDFs(b *testing.B, p *Renderer) {
	for _, sort := range games.Products() {
		if !sort.Made(p.Job) {
			continue
		}
		draw := sort.Make
		if sort.Build != nil {
			draw = sort.Build
		}
		files, err := draw(p.Job)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := p.write(files, "pdf"); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkBoardPicture is the whole board as a picture at 300 dpi, with the largest heap on the way.
func BenchmarkBoardPicture(b *testing.B) {
	p := rendererOf(b, "mission", benchMission)
	files, err := productOf(b, "board", p.Job).Make(p.Job)
	if err != nil {
		b.Fatal(err)
	}
	peak := watch()
	for b.Loop() {
		if err := png.Write(io.Discard, files[0].Doc.Pages[0], p.fonts, png.Options{DPI: 300}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(peak(), "peak-MB")
}

// BenchmarkWrite is a laid-out sheet written as PDF: what the backend alone takes.
func BenchmarkWrite(b *testing.B) {
	p := rendererOf(b, "mission", benchMission)
	files, err := productOf(b, "sheet", p.Job).Make(p.Job)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		fonts, err := layout.NewSet()
		if err != nil {
			b.Fatal(err)
		}
		if err := pdf.Write(io.Discard, files[0].Doc, fonts, pdf.Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

// watch samples the memory that the process holds until the function that it gives is called, which says how
// much it was at most, in megabytes.
func watch() (peak func() float64) {
	var most atomic.Uint64
	stop, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		for {
			sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
			metrics.Read(sample)
			most.Store(max(most.Load(), sample[0].Value.Uint64()))
			select {
			case <-stop:
				return
			case <-time.After(2 * time.Millisecond):
			}
		}
	}()
	return func() float64 {
		close(stop)
		<-done
		return float64(most.Load()) / (1 << 20)
	}
}
