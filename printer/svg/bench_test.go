package svg

import (
	"io"
	"testing"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
)

func BenchmarkMap(b *testing.B) {
	fonts := printertest.Fonts(b)
	page, _ := board.MapPage(printertest.Wide(), printertest.Rules(), fonts)
	b.ReportAllocs()
	for b.Loop() {
		if err := Write(io.Discard, page, fonts, Options{Inline: true, Fluid: true}); err != nil {
			b.Fatal(err)
		}
	}
}
