package cards_test

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/cards"
)

func BenchmarkDeck(b *testing.B) {
	j := jobs(b)["sortie-environment"]
	for b.Loop() {
		if _, err := cards.Make(j); err != nil {
			b.Fatal(err)
		}
	}
}
