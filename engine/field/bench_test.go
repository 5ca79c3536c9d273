package field

import (
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
)

// BenchmarkNew lays the field of a mission: what a game costs before it begins.
func BenchmarkNew(b *testing.B) {
	m := shipped.MissionOf(b, "salvage-run")
	for b.Loop() {
		if _, err := New(m.Mission, m.Rules); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkCast casts the rays between two cells.
func BenchmarkCast(b *testing.B) {
	m := shipped.MissionOf(b, "salvage-run")
	f, err := New(m.Mission, m.Rules)
	if err != nil {
		b.Fatal(err)
	}
	for i := 0; b.Loop(); i++ {
		f.cast(200, Cell(i*17%len(f.Spots)))
		f.doorRays = f.doorRays[:0]
	}
}

// BenchmarkRays asks what one cell sees of another, when it has been asked before.
func BenchmarkRays(b *testing.B) {
	m := shipped.MissionOf(b, "salvage-run")
	f, err := New(m.Mission, m.Rules)
	if err != nil {
		b.Fatal(err)
	}
	n := len(f.Spots)
	for i := 0; b.Loop(); i++ {
		f.Rays(Cell(i*31%n), Cell(i*17%n), 0)
	}
}
