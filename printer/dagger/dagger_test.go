package dagger_test

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/dagger"
)

func TestDaggers(t *testing.T) {
	assumed := []string{"setup.crew", "pay"}
	for path, want := range map[string]string{"setup.crew": "n†", "setup": "n†", "pay.ua": "n†", "setup.crews": "n", "board": "n"} {
		if got := dagger.On("n", assumed, path); got != want {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
	}
}
