package parts

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestRemediesForUnknownNames(t *testing.T) {
	many := []string{"a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8", "i9", "j10", "k11", "l12", "m13"}
	tests := []struct {
		name  string
		known []string
		want  string
	}{
		{"larg", []string{"large", "small"}, `did you mean "large"?`},
		{"huge", []string{"large", "small"}, "name one of: large, small"},
		{"completely", many, `name one of the 13 that exist, such as "a1"`},
		{"x", nil, "there is none to name here; take the reference out or add what it names"},
	}
	for _, tt := range tests {
		if got := DidYouMean(tt.name, tt.known); got != tt.want {
			t.Errorf("%q: %s, want %s", tt.name, got, tt.want)
		}
	}
}

func TestWordsForNumbers(t *testing.T) {
	tests := map[string]string{
		english.Count(1, "crate"): "1 crate", english.Count(2, "crate"): "2 crates", english.Count(3, "square inch"): "3 square inches",
		english.Count(0, "enemy"): "0 enemies", english.Count(2, "die"): "2 dice", Point(model.Point{X: 950, Y: -25}): "(9.5, -0.25)",
		english.And([]string{"a"}): "a", english.And([]string{"a", "b", "c"}): "a, b and c", english.And(nil): "",
	}
	for got, want := range tests {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
