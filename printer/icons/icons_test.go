package icons

import (
	"math"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

func TestSymbolsStayInTheirBox(t *testing.T) {
	boxes := [][2]scene.Unit{{1000, 1000}, {1800, 1000}, {1000, 2400}, {6000, 1000}}
	for _, name := range Names() {
		s, _ := Find(name)
		for _, b := range boxes {
			w, h := b[0], b[1]
			if s.Square {
				w, h = 1000, 1000
			}
			layers := s.shape(w, h)
			if len(layers) == 0 {
				t.Errorf("%s draws nothing", name)
			}
			for _, l := range layers {
				checkInside(t, name, l, w, h)
			}
		}
	}
}

func checkInside(t *testing.T, name string, l Layer, w, h scene.Unit) {
	t.Helper()
	const slack = 45 // control points may lie a little outside a curve
	for _, p := range l.Path.Points {
		if p.X < -slack || p.Y < -slack || p.X > w+slack || p.Y > h+slack {
			t.Errorf("%s in %d×%d has a point at %v", name, w, h, p)
			return
		}
	}
}

func TestSymbolNamesAreUnique(t *testing.T) {
	names := Names()
	if got := len(slices.Compact(slices.Clone(names))); got != len(names) {
		t.Errorf("%d names, %d of them different", len(names), got)
	}
}

func TestUnknownSymbolIsADisc(t *testing.T) {
	s, known := Find("nobody-drew-this")
	if known || len(s.shape(1000, 1000)) == 0 {
		t.Errorf("known %v, %d layers", known, len(s.shape(1000, 1000)))
	}
}

func TestDrawScalesIntoTheRectangle(t *testing.T) {
	r := scene.Rect{X: 5000, Y: 7000, W: 9000, H: 3000}
	for _, name := range []string{"crate", "purge"} {
		s, _ := Find(name)
		for _, it := range s.Draw(r, Tones().Plain()) {
			for _, p := range pathOf(it).Points {
				if p.X < r.X-200 || p.X > r.X+r.W+200 || p.Y < r.Y-200 || p.Y > r.Y+r.H+200 {
					t.Fatalf("%s: %v is outside %v", name, p, r)
				}
			}
		}
	}
}

func pathOf(it scene.Item) scene.Path {
	switch it := it.(type) {
	case scene.Fill:
		return it.Path
	case scene.Stroke:
		return it.Path
	}
	return scene.Path{}
}

func TestPaletteNeverTellsByColourAlone(t *testing.T) {
	marks := map[string]string{}
	dashes := map[string]string{}
	for _, s := range append(Palette(), Named("a colour of tomorrow")) {
		if _, known := Find(s.Mark); !known {
			t.Errorf("%s: no symbol %q", s.Name, s.Mark)
		}
		if other := marks[s.Mark]; other != "" {
			t.Errorf("%s and %s share the mark %s", s.Name, other, s.Mark)
		}
		marks[s.Mark] = s.Name
		dash := dashKey(s.Dash)
		if other, taken := dashes[dash]; taken {
			t.Errorf("%s and %s share a dash", s.Name, other)
		}
		dashes[dash] = s.Name
	}
}

func dashKey(dash []scene.Unit) (key string) {
	for _, d := range dash {
		key += string(rune('a' + d/5))
	}
	return key
}

func TestPaletteIsDarkEnoughOnPaper(t *testing.T) {
	const least = 3 // contrast for graphics, by WCAG 2.1
	for _, s := range Palette() {
		if got := 1.05 / (luminance(s.Line) + 0.05); got < least {
			t.Errorf("%s has a contrast of %.1f on white", s.Name, got)
		}
	}
}

func luminance(c scene.Colour) float64 {
	lin := func(v uint8) float64 { return math.Pow(float64(v)/255, 2.2) }
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

func TestStampLiesOnThePageAsText(t *testing.T) {
	set, err := layout.NewSet()
	if err != nil {
		t.Fatal(err)
	}
	page := &scene.Page{W: 210 * scene.Millimetre, H: 297 * scene.Millimetre}
	Draft(page, set)
	found := false
	for _, it := range page.Items {
		x, ok := it.(scene.Text)
		if !ok {
			continue
		}
		found = found || x.Run.Text == "DRAFT"
		sin, cos := math.Sincos(float64(x.Turn) * math.Pi / 180)
		for _, d := range []float64{0, float64(x.Run.Width())} {
			px, py := float64(x.At.X)+d*cos, float64(x.At.Y)+d*sin
			if px < 0 || py < 0 || px > float64(page.W) || py > float64(page.H) {
				t.Errorf("an end of the stamp is at %.0f, %.0f", px, py)
			}
		}
	}
	if !found {
		t.Error("no DRAFT on the page")
	}
}
