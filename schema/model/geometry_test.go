package model

import (
	"math"
	"testing"
)

func TestLengthsAreWrittenInInches(t *testing.T) {
	for l, want := range map[Length]string{
		0: "0", 5: "0.05", 50: "0.5", 100: "1", 950: "9.5", 1000: "10", 1225: "12.25", -25: "-0.25", -2000: "-20",
	} {
		if got := l.String(); got != want {
			t.Errorf("%d hundredths: %q, want %q", int(l), got, want)
		}
	}
}

func TestSinesAreRoundedToTheNearestUnit(t *testing.T) {
	for d := -720; d <= 720; d++ {
		sin, cos := Sincos(d)
		s, c := math.Sincos(float64(d) * math.Pi / 180)
		if math.Abs(float64(sin)-s*One) > 0.5001 || math.Abs(float64(cos)-c*One) > 0.5001 {
			t.Errorf("%d degrees: %d, %d, want %f, %f", d, sin, cos, s*One, c*One)
		}
	}
}
