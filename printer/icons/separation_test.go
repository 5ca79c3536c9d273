package icons

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math/bits"
	"testing"

	"github.com/sortie-tools/sortie/printer/layout"
	topng "github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The smallest size at which symbols are printed, and the resolution of a common printer.
const (
	smallest = 4 * scene.Millimetre
	around4  = smallest / 8
	dpi      = 300
)

// silhouette is where a picture is dark, a row a word: 5 mm at 300 dpi is 59 pixels.
type silhouette [64]uint64

// grown is the silhouette with its dark parts one pixel wider on each side: what a printer or an eye that is off by
// a twelfth of a millimetre might take for dark.
func (m silhouette) grown() (out silhouette) {
	for y, row := range m {
		row |= row<<1 | row>>1
		for _, to := range []int{y - 1, y, y + 1} {
			if to >= 0 && to < len(out) {
				out[to] |= row
			}
		}
	}
	return out
}

func (m silhouette) without(other silhouette) (pixels int) {
	for y := range m {
		pixels += bits.OnesCount64(m[y] &^ other[y])
	}
	return pixels
}

// apart is how many pixels of a thousand of the symbol's box are dark in one picture and not even nearly so in
// the other.
func apart(a, b silhouette) int {
	const box = int(smallest * dpi / scene.Inch)
	return (a.without(b.grown()) + b.without(a.grown())) * 1000 / (box * box)
}

// picture prints a drawing at the smallest size.
func picture(t *testing.T, set *layout.Set, draw func(scene.Rect) []scene.Item) image.Image {
	t.Helper()
	page := &scene.Page{W: smallest + 2*around4, H: smallest + 2*around4}
	page.Add(draw(scene.Rect{X: around4, Y: around4, W: smallest, H: smallest})...)
	var out bytes.Buffer
	if err := topng.Write(&out, page, set, topng.Options{DPI: dpi}); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&out)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// Amounts of light that part a picture into dark and light.
const (
	middleGrey = 0.2140 // #808080: what is dark is ink
	paleGrey   = 0.5271 // #c0c0c0: what is dark is anything but paper
)

// seen is what is dark of a picture to a reader.
func seen(img image.Image, s Sight, limit float64) (m silhouette) {
	b := img.Bounds()
	for y := range min(b.Dy(), len(m)) {
		for x := range min(b.Dx(), 64) {
			r, g, bl, _ := img.At(b.Min.X+x, b.Min.Y+y).RGBA()
			c := s.See(scene.Colour{R: uint8(r >> 8), G: uint8(g >> 8), B: uint8(bl >> 8), A: 255})
			if Luminance(c) < limit {
				m[y] |= 1 << x
			}
		}
	}
	return m
}

// least is how many of a thousand pixels must differ: half a pip of a die.
const least = 10

// alike are the pairs that may look the same, and why.
var alike = map[[2]string]string{
	{"die", "die-0"}:           "the blank face of a die is a die",
	{"figure-square", "die"}:   "a figure's base has letters in it",
	{"figure-square", "die-0"}: "a figure's base has letters in it",
}

func mayBeAlike(a, b string) bool {
	return alike[[2]string{a, b}] != "" || alike[[2]string{b, a}] != ""
}

// TestSymbolsAreToldApart prints every icon at 4 mm and looks at all pairs without colour and without each
// kind of cone.
func TestSymbolsAreToldApart(t *testing.T) {
	set := fonts(t)
	var names []string
	var seenAs [5][]silhouette
	for _, name := range Names() {
		s, _ := Find(name)
		if !s.Square {
			continue // pieces are as wide as the thing they show
		}
		names = append(names, name)
		img := picture(t, set, func(r scene.Rect) []scene.Item { return s.Draw(r, Tones().Plain()) })
		for _, sight := range sights() {
			seenAs[sight] = append(seenAs[sight], seen(img, sight, middleGrey))
		}
	}
	for i, a := range names {
		for j, b := range names[:i] {
			for _, sight := range sights() {
				if got := apart(seenAs[sight][i], seenAs[sight][j]); got < least && !mayBeAlike(a, b) {
					t.Errorf("%s and %s differ in %d of 1000 pixels (%v)", a, b, got, sight)
				}
			}
		}
	}
}

func TestAlikeListIsNeeded(t *testing.T) {
	set := fonts(t)
	for pair := range alike {
		var masks [2]silhouette
		for i, name := range pair {
			s, known := Find(name)
			if !known {
				t.Errorf("nobody draws %q", name)
			}
			masks[i] = seen(picture(t, set, func(r scene.Rect) []scene.Item { return s.Draw(r, Tones().Plain()) }), GreyOnly, middleGrey)
		}
		if got := apart(masks[0], masks[1]); got >= least {
			t.Errorf("%v differ in %d of 1000 pixels: take them off the list", pair, got)
		}
	}
}

// TestNearTwinsAreNotTakenForTwoSymbols shows that the test above can fail.
func TestNearTwinsAreNotTakenForTwoSymbols(t *testing.T) {
	set := fonts(t)
	heart, _ := Find("health")
	look := func(dx, dw scene.Unit, ink Ink, s Sight) silhouette {
		return seen(picture(t, set, func(r scene.Rect) []scene.Item {
			r.X, r.W, r.H = r.X+dx, r.W+dw, r.H+dw
			return heart.Draw(r, ink)
		}), s, middleGrey)
	}
	plain := Tones().Plain()
	red := Ink{Line: Named("red").Line, Accent: plain.Accent, Tint: plain.Tint, Paper: plain.Paper}
	one := look(0, 0, plain, GreyOnly)
	for what, other := range map[string]silhouette{
		"moved by a pixel": look(scene.Inch/dpi, 0, plain, GreyOnly),
		"a little smaller": look(60, -120, plain, GreyOnly),
		"in another ink":   look(0, 0, red, Deuteranopia),
	} {
		if got := apart(one, other); got >= least {
			t.Errorf("a heart and the same %s pass for two symbols: %d of 1000 pixels", what, got)
		}
	}
}

func fonts(t *testing.T) *layout.Set {
	t.Helper()
	set, err := layout.NewSet()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// TestPaletteIsToldApart compares the lines of all colours as each reader sees them, and says how many pairs
// only their marks tell apart in grey.
func TestPaletteIsToldApart(t *testing.T) {
	const clear = 11 // L*a*b*: plainly another colour, also when the two do not lie side by side
	sameGrey := 0
	for i, a := range Palette() {
		for _, b := range Palette()[:i] {
			for _, sight := range []Sight{Usual, Protanopia, Deuteranopia, Tritanopia} {
				if got := Difference(sight.See(a.Line), sight.See(b.Line)); got < clear {
					t.Errorf("%s and %s are %.1f apart with %v", a.Name, b.Name, got, sight)
				}
			}
			if Difference(Grey(a.Line), Grey(b.Line)) < clear {
				sameGrey++
			}
		}
	}
	t.Logf("in grey, %d pairs of colours look alike and are told apart by mark and dash", sameGrey)
}

// TestMarksAreToldApart prints the mark of each colour in that colour.
func TestMarksAreToldApart(t *testing.T) {
	set := fonts(t)
	swatches := append(Palette(), Named("a colour of tomorrow"))
	for _, sight := range sights() {
		var masks []silhouette
		for i, s := range swatches {
			symbol, _ := Find(s.Mark)
			img := picture(t, set, func(r scene.Rect) []scene.Item { return symbol.Draw(r, s.Ink()) })
			masks = append(masks, seen(img, sight, paleGrey))
			for j := range i {
				if got := apart(masks[i], masks[j]); got < 2*least {
					t.Errorf("the marks of %s and %s differ in %d of 1000 pixels (%v)", s.Name, swatches[j].Name, got, sight)
				}
			}
		}
	}
}

func ExampleSight_See() {
	fmt.Println(Deuteranopia.See(scene.RGB(0x00FF00)), Deuteranopia.See(scene.RGB(0xFF0000)))
	// Output: #efd63a #a39000
}

// sights are all ways of seeing.
func sights() []Sight { return []Sight{Usual, Protanopia, Deuteranopia, Tritanopia, GreyOnly} }
