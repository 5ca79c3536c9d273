package inksaver_test

import (
	"bytes"
	"image"
	"image/png"
	"maps"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/inksaver"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	topng "github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/scene"
)

// darkness is the mean of a printed page: 0 for white paper, 1000 for black.
func darkness(t *testing.T, p *scene.Page) int {
	t.Helper()
	var out bytes.Buffer
	if err := topng.Write(&out, p, printertest.Fonts(t), topng.Options{DPI: 30}); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&out)
	if err != nil {
		t.Fatal(err)
	}
	return 1000 - mean(img)
}

// mean is the mean lightness of a picture in thousandths.
func mean(img image.Image) int {
	b := img.Bounds()
	sum := 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			r, g, bl, _ := img.At(x, y).RGBA()
			sum += int(r + g + bl)
		}
	}
	return sum * 10 / (b.Dx() * b.Dy()) * 100 / (3 * 0xFFFF)
}

// TestSaverSaves measures the ink of every product. No page may take more, and what has dark areas must take
// much less.
func TestSaverSaves(t *testing.T) {
	least := map[string]int{ // in hundredths, of the ink of the whole product
		"cards": 70, "tokens": 20, "trackers": 12, "sheet": 5, "full": 40, "reference": 2,
	}
	full, saved := map[string]int{}, map[string]int{}
	for _, j := range jobs(t) {
		for name, list := range pages(t, j) {
			kind := kindOf(name)
			for i, p := range list[:min(len(list), 2)] {
				before, after := darkness(t, p), darkness(t, inksaver.Page(p, inksaver.Saver))
				full[kind], saved[kind] = full[kind]+before, saved[kind]+after
				if after > before+1 {
					t.Errorf("%s, page %d: %d ‰ of ink became %d ‰", name, i+1, before, after)
				}
			}
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(full)) {
		cut := 100 - saved[kind]*100/max(1, full[kind])
		t.Logf("%s: %d %% less ink", kind, cut)
		if want, known := least[kind]; known && cut < want {
			t.Errorf("%s takes %d %% less ink; it should be %d %%", kind, cut, want)
		}
	}
}

// kindOf is the product in a name such as "purge cards cards-items".
func kindOf(name string) string { return string(bytes.Fields([]byte(name))[1]) }

// TestNoModeHidesLetters compares the contrast of all letters with what lies behind them before and after.
func TestNoModeHidesLetters(t *testing.T) {
	for _, j := range jobs(t) {
		for name, list := range pages(t, j) {
			for i, p := range list {
				before := len(audit.Contrast(p))
				for _, mode := range []inksaver.Mode{inksaver.Saver, inksaver.Mono} {
					if found := audit.Contrast(inksaver.Page(p, mode)); len(found) > before {
						t.Errorf("%s, page %d, %v: %v", name, i+1, mode, found[0])
					}
				}
			}
		}
	}
}

func TestMonoHasNoColour(t *testing.T) {
	for _, j := range jobs(t) {
		for name, list := range pages(t, j) {
			for i, p := range list {
				for _, c := range colours(inksaver.Page(p, inksaver.Mono)) {
					if c.R != c.G || c.G != c.B {
						t.Fatalf("%s, page %d has %v", name, i+1, c)
					}
				}
			}
		}
	}
}

func colours(p *scene.Page) []scene.Colour {
	var out []scene.Colour
	printertest.Walk(p.Items, func(it scene.Item, _ scene.Point) {
		switch it := it.(type) {
		case scene.Fill:
			out = append(out, it.Colour)
		case scene.Stroke:
			out = append(out, it.Colour)
		case scene.Text:
			out = append(out, it.Colour)
		}
	})
	return out
}

func TestThePageGivenIsLeftAlone(t *testing.T) {
	j := jobs(t)[0]
	for name, list := range pages(t, j) {
		for _, p := range list {
			before := scene.Dump(p)
			doc := &scene.Document{Title: "x", Pages: []*scene.Page{p}}
			for _, mode := range []inksaver.Mode{inksaver.Saver, inksaver.Mono} {
				if got := inksaver.Apply(doc, mode); got == doc || got.Title != "x" || len(got.Pages) != 1 {
					t.Errorf("%s: %v gives %v", name, mode, got)
				}
			}
			if inksaver.Apply(doc, inksaver.Full) != doc {
				t.Error("the full mode made another document")
			}
			if scene.Dump(p) != before {
				t.Errorf("%s was changed", name)
			}
		}
	}
}

// stage is a dark band with a light title, a white symbol with a dark hole and a light panel with dark letters.
func stage(fonts *layout.Set) *scene.Page {
	tones := icons.Tones()
	fill := func(x, y, w, h scene.Unit, c scene.Colour) scene.Item {
		return scene.Fill{Path: scene.RectPath(scene.Rect{X: x, Y: y, W: w, H: h}), Colour: c}
	}
	st := layout.Style{Face: layout.Title, Size: 4000, Colour: tones.Paper}
	p := &scene.Page{W: 100_000, H: 60_000}
	p.Add(fill(0, 0, 100_000, 20_000, tones.Ink), fill(5000, 5000, 3000, 3000, tones.Paper), fill(6000, 6000, 1000, 1000, tones.Ink))
	p.Add(fonts.Line(st, "LIGHT").At(20_000, 12_000)...)
	p.Add(fill(50_000, 4000, 40_000, 12_000, tones.Wash))
	st.Colour = tones.Ink
	p.Add(fonts.Line(st, "DARK").At(60_000, 12_000)...)
	p.Add(scene.Stroke{Path: scene.RectPath(scene.Rect{X: 10_000, Y: 30_000, W: 10_000, H: 10_000}), Colour: tones.Plate, Width: 150})
	return p
}

func TestSaverTurnsWhatStoodOnDark(t *testing.T) {
	fonts, tones := printertest.Fonts(t), icons.Tones()
	got := inksaver.Page(stage(fonts), inksaver.Saver)
	if n := len(audit.Contrast(got)); n > 0 {
		t.Errorf("%d letters cannot be read: %v", n, audit.Contrast(got))
	}
	var areas []scene.Colour
	for _, it := range got.Items {
		switch it := it.(type) {
		case scene.Fill:
			areas = append(areas, it.Colour)
		case scene.Stroke:
			if it.Colour == tones.Plate {
				t.Error("the pattern of the floor is still there")
			}
		}
	}
	want := []scene.Colour{tones.Paper, tones.Ink, tones.Paper, tones.Paper} // band, symbol, its hole, panel
	if !slices.Equal(areas, want) {
		t.Errorf("the areas are %v, want %v", areas, want)
	}
}

// TestAuditSeesPaleLetters shows that the measure used here can fail.
func TestAuditSeesPaleLetters(t *testing.T) {
	fonts, tones := printertest.Fonts(t), icons.Tones()
	p := &scene.Page{W: 100_000, H: 60_000}
	st := layout.Style{Face: layout.Body, Size: 4000, Colour: tones.Rule}
	p.Add(fonts.Line(st, "pale").At(10_000, 10_000)...)
	p.Add(scene.Fill{Path: scene.RectPath(scene.Rect{Y: 20_000, W: 50_000, H: 20_000}), Colour: tones.Ink})
	st.Colour = tones.Ink
	p.Add(scene.Group{Shift: scene.Point{Y: 25_000}, Items: fonts.Line(st, "black on black").At(5000, 5000)})
	if got := audit.Contrast(p); len(got) != 2 {
		t.Errorf("found %v", got)
	}
}

func TestParse(t *testing.T) {
	for i, name := range inksaver.Names() {
		if m, err := inksaver.Parse(name); err != nil || m != inksaver.Mode(i) || m.String() != name {
			t.Errorf("%q is %v, %v", name, m, err)
		}
	}
	if m, err := inksaver.Parse(""); err != nil || m != inksaver.Full {
		t.Errorf("nothing is %v, %v", m, err)
	}
	if _, err := inksaver.Parse("less"); err == nil {
		t.Error("less is no mode")
	}
}

func BenchmarkSaver(b *testing.B) {
	var all []*scene.Page
	for _, j := range jobs(b)[:1] {
		for _, list := range pages(b, j) {
			all = append(all, list...)
		}
	}
	for b.Loop() {
		for _, p := range all {
			inksaver.Page(p, inksaver.Saver)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(all)), "µs/page")
}

// A line that shows on paper in colour shows on it in grey: a board without its grid cannot be played on.
func TestNoLineIsLostInMono(t *testing.T) {
	for _, c := range []scene.Colour{scene.RGB(0xC9CFD4), scene.RGB(0xE4E7EA), scene.RGB(0x8A2B06)} {
		line := scene.Stroke{Path: scene.RectPath(scene.Rect{W: 9000, H: 9000}), Colour: c, Width: 100}
		p := inksaver.Page(&scene.Page{W: 10_000, H: 10_000, Items: []scene.Item{line}}, inksaver.Mono)
		if got := colours(p); len(got) != 1 || icons.Luminance(got[0]) > icons.Luminance(c)+0.02 {
			t.Errorf("%v became %v", c, got)
		}
	}
}
