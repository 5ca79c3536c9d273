package pdf_test

import (
	"io"
	"testing"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/pdf"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/sheet"
)

// benchmark writes a document again and again; laying it out is not counted.
func benchmark(b *testing.B, doc *scene.Document, fonts *layout.Set) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		if err := pdf.Write(io.Discard, doc, fonts, pdf.Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSheet(b *testing.B) {
	fonts := printertest.Fonts(b)
	benchmark(b, sheet.Setup(printertest.Wide(), printertest.Rules(), nil, fonts, sheet.Options{Paper: paper.A4}), fonts)
}

func BenchmarkBoard(b *testing.B) {
	fonts := printertest.Fonts(b)
	benchmark(b, whole(board.Mat{}.Page(printertest.Wide(), printertest.Rules(), fonts, "board")), fonts)
}

func BenchmarkTiles(b *testing.B) {
	fonts := printertest.Fonts(b)
	doc, err := paper.Tile(board.Mat{}.Page(printertest.Wide(), printertest.Rules(), fonts, "board"), paper.A4, fonts, paper.TileOptions{Title: "t", Language: "en"})
	if err != nil {
		b.Fatal(err)
	}
	benchmark(b, doc, fonts)
}
