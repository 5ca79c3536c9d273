package validator_test

import (
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/validator"
)

// BenchmarkRun checks a whole mission, board geometry included.
func BenchmarkRun(b *testing.B) {
	res, err := compiler.Compile([]string{"../missions/salvage-run"}, compiler.Options{Library: missions.FS, Decks: true})
	if err != nil {
		b.Fatal(err)
	}
	u := res.Units[0]
	s := validator.Subject{Mission: u.Mission, Rules: u.Rules, Where: u.Where, Decks: u.Decks}
	for b.Loop() {
		if found := validator.Run(s); len(found) > 0 {
			b.Fatalf("%d findings", len(found))
		}
	}
}
