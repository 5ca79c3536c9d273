package theme

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/scene"
)

func TestPath(t *testing.T) {
	for d, want := range map[string]string{
		"M 1 2 L 3 4":                 " M1,2 L3,4",
		"M1,2 3,4-5.4 6":              " M1,2 L3,4 L-5,6",
		"m1 2 3 4z":                   " M1,2 L4,6 Z",
		"M1 2h3v4H0V0Z":               " M1,2 L4,2 L4,6 L0,6 L0,0 Z",
		"M0 0c1 2 3 4 5 6s7 8 9 10":   " M0,0 C1,2 3,4 5,6 C7,8 12,14 14,16",
		"M0 0S3 4 5 6":                " M0,0 C0,0 3,4 5,6",
		"M0 0Q30 60 90 0":             " M0,0 C20,40 50,40 90,0",
		"M0 0Q30 60 90 0T180 0":       " M0,0 C20,40 50,40 90,0 C130,-40 160,-40 180,0",
		"M10 0Zl5 5":                  " M10,0 Z M10,0 L15,5",
		"M0 0A10 10 0 0110 10":        " M0,0 C6,0 10,4 10,10",
		"M0 0a0 5 0 1 0 7 7":          " M0,0 L7,7",
		"M1e1 2E0\n\tL.5e1 +3":        " M10,2 L5,3",
		"M0 0 20 0 20 20M30 30 40 40": " M0,0 L20,0 L20,20 M30,30 L40,40",
	} {
		got, err := Path(d, 1)
		if err != nil || got.String() != want {
			t.Errorf("%q is%v (%v), want%s", d, got, err, want)
		}
	}
}

// TestArcs goes round whole circles and compares the curves with the circle.
func TestArcs(t *testing.T) {
	for _, d := range []string{
		"M-1000 0A1000 1000 0 1 1 1000 0A1000 1000 0 1 1 -1000 0",
		"M-1000 0A1000 1000 30 0 0 0 1000a1000 1000 0 1 0 -1000-1000",
		"M0 -1000A1 1 0 0 1 0 1000", // radii that are too small grow
	} {
		p, err := Path(d, 1)
		if err != nil {
			t.Fatal(err)
		}
		for i, q := range p.Points {
			if r := math.Hypot(float64(q.X), float64(q.Y)); i%3 == 0 && math.Abs(r-1000) > 2 {
				t.Errorf("%q goes through %v, %.0f from the middle", d, q, r)
			}
		}
	}
}

func TestPathFaults(t *testing.T) {
	for d, want := range map[string]struct {
		at   int
		what string
	}{
		"":                  {1, "draws nothing"},
		"L 1 2":             {1, "begins with M"},
		"1 2":               {1, "without a command"},
		"M 1 2 B 3":         {7, "no command 'B'"},
		"M 1 2 L 3":         {10, "number is missing"},
		"M 1 2 L 3 x":       {11, "number is missing"},
		"M 0 0 Z 1":         {9, "without a command"},
		"M 0 0 A 1 1 0 2 1": {15, "0 or 1"},
		"M 9999999 0":       {3, "beyond 1000000"},
		"M1e6 0 l1e6 0":     {14, "beyond 1000000"},
		"M - 1":             {3, "number is missing"},
	} {
		_, err := Path(d, 1)
		var fault *PathError
		if !errors.As(err, &fault) || fault.At != want.at || !strings.Contains(fault.What, want.what) {
			t.Errorf("%q: %v, want %q at %d", d, err, want.what, want.at)
		}
	}
	if _, err := Path("M0 0"+strings.Repeat("h1", MaxPoints), 1); err == nil || !strings.Contains(err.Error(), "more than 4000 points") {
		t.Errorf("a path with too many points: %v", err)
	}
	if _, err := Path("M0 0"+strings.Repeat(" ", maxPathBytes), 1); err == nil || !strings.Contains(err.Error(), "longer than") {
		t.Errorf("a path that is too long: %v", err)
	}
}

func FuzzPath(f *testing.F) {
	for _, d := range []string{"M0 0L1 1Z", "m1-1.5e3c1,2 3 4 5 6s1 2 3 4q1 2 3 4t5 6a1 2 3 0 1 4 5h6v7z", "M0 0A1e-9 1e6 45 11 1e6 1e6", "M0 0T1 1T2 2"} {
		f.Add(d)
	}
	f.Fuzz(func(t *testing.T, d string) {
		p, err := Path(d, 100)
		if err != nil {
			return
		}
		points := 0
		for i, v := range p.Verbs {
			if i == 0 && v != scene.MoveTo {
				t.Fatalf("%q does not begin with a move", d)
			}
			points += [...]int{scene.MoveTo: 1, scene.LineTo: 1, scene.CurveTo: 3, scene.Close: 0}[v]
		}
		if points != len(p.Points) || points > MaxPoints+12 {
			t.Fatalf("%q has %d points for verbs that take %d", d, len(p.Points), points)
		}
		for _, q := range p.Points {
			if max(q.X, -q.X, q.Y, -q.Y) > 1e12 {
				t.Fatalf("%q goes to %v", d, q)
			}
		}
	})
}
