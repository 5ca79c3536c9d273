package png

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	stdpng "image/png"
	"io"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

const mm = scene.Millimetre

// tenth is the resolution at which a pixel is a tenth of a millimetre.
const tenth = 254

var (
	black = scene.RGB(0)
	white = color.RGBA{255, 255, 255, 255}
	dark  = color.RGBA{0, 0, 0, 255}
)

func render(t *testing.T, p *scene.Page, dpi int) image.Image {
	t.Helper()
	im, err := stdpng.Decode(bytes.NewReader(encode(t, p, dpi)))
	if err != nil {
		t.Fatal(err)
	}
	return im
}

func encode(t *testing.T, p *scene.Page, dpi int) []byte {
	t.Helper()
	var buf bytes.Buffer
	if err := Write(&buf, p, printertest.Fonts(t), Options{DPI: dpi}); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

// page is ten by ten millimetres: a hundred by a hundred pixels at tenth.
func page(items ...scene.Item) *scene.Page { return &scene.Page{W: 10 * mm, H: 10 * mm, Items: items} }

func pixel(im image.Image, x, y int) color.RGBA {
	return color.RGBAModel.Convert(im.At(x, y)).(color.RGBA)
}

// ink counts the pixels that are darker than half in a column or row of a hundred.
func inked(im image.Image, at func(i int) (x, y int)) int {
	n := 0
	for i := range 100 {
		if x, y := at(i); pixel(im, x, y).G < 128 {
			n++
		}
	}
	return n
}

func column(x int) func(int) (int, int) { return func(i int) (int, int) { return x, i } }
func row(y int) func(int) (int, int)    { return func(i int) (int, int) { return i, y } }

func line(pts ...scene.Unit) scene.Path {
	var p scene.Path
	p.Move(pts[0], pts[1])
	for i := 2; i < len(pts); i += 2 {
		p.Line(pts[i], pts[i+1])
	}
	return p
}

func TestPictureHasTheSizeOfThePage(t *testing.T) {
	for _, c := range []struct {
		w, h      scene.Unit
		dpi, x, y int
	}{
		{26 * scene.Inch, 27 * scene.Inch, 20, 520, 540}, {210_000, 297_000, 150, 1240, 1754}, {scene.Inch, 2 * scene.Inch, 0, 150, 300},
	} {
		im := render(t, &scene.Page{W: c.w, H: c.h}, c.dpi)
		if b := im.Bounds(); b.Dx() != c.x || b.Dy() != c.y {
			t.Errorf("%d × %d at %d dpi: %v", c.w, c.h, c.dpi, b)
		}
		if pixel(im, c.x-1, c.y-1) != white {
			t.Error("the paper is not white")
		}
	}
}

func TestPictureSaysItsResolution(t *testing.T) {
	data := encode(t, page(), 300)
	at := bytes.Index(data, []byte("pHYs"))
	if at < 0 || binary.BigEndian.Uint32(data[at+4:]) != 11811 || data[at+12] != 1 {
		t.Errorf("no resolution of 11811 pixels to the metre")
	}
}

func TestFillCoversExactlyItsPixels(t *testing.T) {
	im := render(t, page(scene.Fill{Path: scene.RectPath(scene.Rect{X: 2 * mm, Y: 3 * mm, W: 4 * mm, H: mm}), Colour: scene.RGB(0x336699)}), tenth)
	for _, c := range []struct {
		x, y int
		in   bool
	}{{20, 30, true}, {59, 39, true}, {19, 30, false}, {60, 30, false}, {20, 29, false}, {20, 40, false}} {
		if got := pixel(im, c.x, c.y) == (color.RGBA{0x33, 0x66, 0x99, 255}); got != c.in {
			t.Errorf("%d,%d is %v", c.x, c.y, pixel(im, c.x, c.y))
		}
	}
}

func TestAlphaLetsThePaperThrough(t *testing.T) {
	im := render(t, page(scene.Fill{Path: scene.RectPath(scene.Rect{W: 5 * mm, H: 5 * mm}), Colour: black.Alpha(128)}), tenth)
	if got := pixel(im, 10, 10).R; got < 125 || got > 129 {
		t.Errorf("half black is %d", got)
	}
}

func TestStrokesHaveTheirWidthAndEnds(t *testing.T) {
	for _, c := range []struct {
		cap  scene.Cap
		want int
	}{{scene.ButtCap, 40}, {scene.SquareCap, 50}, {scene.RoundCap, 50}} {
		im := render(t, page(scene.Stroke{Path: line(3*mm, 5*mm, 7*mm, 5*mm), Colour: black, Width: mm, Cap: c.cap}), tenth)
		if got := inked(im, column(50)); got != 10 {
			t.Errorf("cap %d: %d pixels thick", c.cap, got)
		}
		if got := inked(im, row(50)); got != c.want {
			t.Errorf("cap %d: %d pixels long, want %d", c.cap, got, c.want)
		}
	}
	im := render(t, page(scene.Stroke{Path: line(3*mm, 5*mm, 7*mm, 5*mm), Colour: black, Width: 2 * mm, Cap: scene.RoundCap}), tenth)
	if pixel(im, 21, 41) != white || pixel(im, 31, 41) != dark {
		t.Error("a round end is not round")
	}
}

func TestCornersArePointedOrRound(t *testing.T) {
	for _, pts := range [][]scene.Unit{
		{2 * mm, 8 * mm, 2 * mm, 2 * mm, 8 * mm, 2 * mm}, {8 * mm, 2 * mm, 2 * mm, 2 * mm, 2 * mm, 8 * mm}, // either way round
	} {
		corner := scene.Stroke{Path: line(pts...), Colour: black, Width: 2 * mm}
		if got := pixel(render(t, page(corner), tenth), 10, 10); got != dark {
			t.Errorf("the tip of a pointed corner is %v", got)
		}
		corner.Join = scene.RoundJoin
		im := render(t, page(corner), tenth)
		if pixel(im, 11, 11) != white || pixel(im, 14, 14) != dark {
			t.Error("a round corner is not round")
		}
	}
	spike := scene.Stroke{Path: line(mm, 5*mm, 5*mm, 5*mm, mm, 5050), Colour: black, Width: 500}
	if got := inked(render(t, page(spike), tenth), row(50)); got > 45 {
		t.Errorf("a corner beyond the miter limit reaches over %d pixels", got)
	}
}

func TestClosedStrokesHaveNoEnds(t *testing.T) {
	im := render(t, page(scene.Stroke{Path: scene.RectPath(scene.Rect{X: 2 * mm, Y: 2 * mm, W: 6 * mm, H: 6 * mm}), Colour: black.Alpha(100), Width: 2 * mm}), tenth)
	first := pixel(im, 11, 11)
	for _, at := range [][2]int{{88, 11}, {11, 88}, {88, 88}, {50, 20}, {20, 50}, {20, 20}} {
		if got := pixel(im, at[0], at[1]); got != first || got == white {
			t.Errorf("%v is %v, the corner %v: painted twice or not at all", at, got, first)
		}
	}
}

func TestDashesFollowThePattern(t *testing.T) {
	im := render(t, page(scene.Stroke{Path: line(0, 5*mm, 10*mm, 5*mm), Colour: black, Width: mm, Dash: []scene.Unit{2 * mm, mm}}), tenth)
	for x := range 100 {
		if got := pixel(im, x, 50) == dark; got != (x%30 < 20) {
			t.Fatalf("pixel %d is inked: %v", x, got)
		}
	}
	solid := render(t, page(scene.Stroke{Path: line(0, 5*mm, 10*mm, 5*mm), Colour: black, Width: mm, Dash: []scene.Unit{0, 0}}), tenth)
	if got := inked(solid, row(50)); got != 100 {
		t.Errorf("a pattern of nothing inks %d pixels", got)
	}
}

func TestClips(t *testing.T) {
	all := scene.Fill{Path: scene.RectPath(scene.Rect{W: 10 * mm, H: 10 * mm}), Colour: black}
	square := scene.RectPath(scene.Rect{X: 2 * mm, Y: 2 * mm, W: 4 * mm, H: 4 * mm})
	disc := scene.CirclePath(scene.Point{X: 4 * mm, Y: 4 * mm}, 2*mm)
	low := scene.RectPath(scene.Rect{Y: 4 * mm, W: 10 * mm, H: 10 * mm})
	group := func(clip scene.Path, items ...scene.Item) scene.Group { return scene.Group{Clip: &clip, Items: items} }
	for _, c := range []struct {
		name    string
		item    scene.Item
		in, out [2]int
	}{
		{"square", group(square, all), [2]int{21, 21}, [2]int{61, 30}},
		{"disc", group(disc, all), [2]int{40, 22}, [2]int{22, 22}},
		{"disc in the lower half", group(disc, group(low, all)), [2]int{40, 58}, [2]int{40, 30}},
		{"lower half in the disc", group(low, group(disc, all)), [2]int{40, 58}, [2]int{40, 30}},
		{"disc in a disc", group(disc, group(disc.Shifted(mm, 0), all)), [2]int{45, 40}, [2]int{25, 40}},
		{"shifted with its group", scene.Group{Shift: scene.Point{X: 3 * mm}, Clip: &square, Items: []scene.Item{all}}, [2]int{85, 30}, [2]int{45, 30}},
		{"nothing", group(scene.RectPath(scene.Rect{X: 20 * mm, W: mm, H: mm}), all), [2]int{-1, -1}, [2]int{50, 50}},
	} {
		im := render(t, page(c.item), tenth)
		if c.in[0] >= 0 && pixel(im, c.in[0], c.in[1]) != dark {
			t.Errorf("%s: %v inside is not painted", c.name, c.in)
		}
		if pixel(im, c.out[0], c.out[1]) != white {
			t.Errorf("%s: %v outside is painted", c.name, c.out)
		}
	}
}

func TestAClipEndsWithItsGroup(t *testing.T) {
	disc := scene.CirclePath(scene.Point{X: 2 * mm, Y: 2 * mm}, mm)
	all := scene.Fill{Path: scene.RectPath(scene.Rect{W: 10 * mm, H: 10 * mm}), Colour: black}
	im := render(t, page(scene.Group{Clip: &disc, Items: []scene.Item{all}}, all), tenth)
	if pixel(im, 90, 90) != dark {
		t.Error("what follows a clipped group is clipped too")
	}
}

// TestBandsLeaveNoSeams draws a slanted line over many bands and looks at its thickness in each row.
func TestBandsLeaveNoSeams(t *testing.T) {
	p := &scene.Page{W: 10 * mm, H: 100 * mm}
	p.Add(scene.Stroke{Path: line(2*mm, -mm, 8*mm, 101*mm), Colour: black, Width: 2 * mm})
	im := render(t, p, tenth)
	for y := range 1000 {
		if got := inked(im, row(y)); got < 19 || got > 21 {
			t.Fatalf("row %d: %d pixels", y, got)
		}
	}
}

// TestShapesEndWhereTheyEnd draws steps: one half of the shape ends by a fraction of a pixel before
// a band or a clip begins, the other goes on.
func TestShapesEndWhereTheyEnd(t *testing.T) {
	const seam = bandHeight * 100 // where the second band begins
	for _, short := range []scene.Unit{1, 30, 50, 99, 130} {
		end := seam - short
		p := &scene.Page{W: 10 * mm, H: 20 * mm}
		p.Add(scene.Fill{Path: line(0, 0, 10*mm, 0, 10*mm, end, 5*mm, end, 5*mm, 20*mm, 0, 20*mm), Colour: black})
		if got := inked(render(t, p, tenth), row(bandHeight)); got != 50 {
			t.Errorf("%d µm above the band: %d dark pixels below it, want 50", short, got)
		}
		clip, end := scene.RectPath(scene.Rect{X: 5 * mm, W: 5 * mm, H: 10 * mm}), 5*mm-short
		left := scene.Fill{Path: line(0, 0, 0, 10*mm, end, 10*mm, end, 5*mm, 10*mm, 5*mm, 10*mm, 0), Colour: black}
		if got := inked(render(t, page(scene.Group{Clip: &clip, Items: []scene.Item{left}}), tenth), column(50)); got != 50 {
			t.Errorf("%d µm left of the clip: %d dark pixels in it, want 50", short, got)
		}
	}
}

func TestTextIsDrawnAtItsPlace(t *testing.T) {
	fonts := printertest.Fonts(t)
	st := layout.Style{Face: layout.Title, Size: 8 * mm, Colour: black}
	im := render(t, page(fonts.Line(st, "I").At(4*mm, 8*mm)...), tenth)
	top := 80 - int(fonts.Metrics(st).CapHeight/100)
	for y, want := range map[int]bool{top - 3: false, top + 3: true, 77: true, 82: false} {
		if got := inked(im, row(y)) > 0; got != want {
			t.Errorf("row %d is inked: %v; the letter runs from %d to 80", y, got, top)
		}
	}
	turned := render(t, page(fonts.Line(st, "I").Turned(4*mm, 4*mm, 180)...), tenth)
	if inked(turned, row(70)) == 0 || inked(turned, row(20)) > 0 {
		t.Error("a letter turned by half does not hang below its baseline")
	}
}

func TestSamePageSameBytes(t *testing.T) {
	p := printertest.Specimen(printertest.Fonts(t))
	if !bytes.Equal(encode(t, p, 100), encode(t, p, 100)) {
		t.Error("two pictures differ")
	}
}

func TestPicturesThatCannotBe(t *testing.T) {
	deep := scene.Group{}
	for range 100 {
		deep = scene.Group{Items: []scene.Item{deep}}
	}
	for name, c := range map[string]struct {
		p   *scene.Page
		dpi int
	}{
		"no resolution": {page(), -1}, "too fine": {page(), 5000}, "no size": {&scene.Page{}, 100},
		"too large": {&scene.Page{W: 1000 * scene.Inch, H: mm}, 300}, "too deep": {page(deep), 100},
	} {
		if err := Write(io.Discard, c.p, printertest.Fonts(t), Options{DPI: c.dpi}); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestHostileShapesAreDrawnInTime(t *testing.T) {
	far := scene.Unit(1) << 40
	im := render(t, page(
		scene.Stroke{Path: line(-far, -far, far, far), Colour: black, Width: mm, Dash: []scene.Unit{1, 1}},
		scene.Stroke{Path: line(mm, mm, mm, mm), Colour: black, Width: mm, Cap: scene.RoundCap},
		scene.Fill{Path: scene.Path{Verbs: []scene.Verb{scene.Close, scene.Close}}, Colour: black},
		scene.Fill{Path: scene.RectPath(scene.Rect{X: -far, Y: -far, W: 2 * far, H: 2 * far}), Colour: black},
		scene.Stroke{Path: line(mm, mm, 2*mm, mm), Colour: black, Width: 0},
	), tenth)
	if pixel(im, 50, 50) != dark {
		t.Error("a shape far larger than the page does not cover it")
	}
}

func TestWriteErrorsAreReported(t *testing.T) {
	if err := Write(fullDisk{}, page(), printertest.Fonts(t), Options{}); !errors.Is(err, errFull) {
		t.Errorf("%v", err)
	}
	if err := Write(&fullLater{room: 100}, crowded(printertest.Fonts(t)), printertest.Fonts(t), Options{DPI: 60}); !errors.Is(err, errFull) {
		t.Errorf("%v", err)
	}
}

var errFull = errors.New("disk full")

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }

type fullLater struct{ room int }

func (f *fullLater) Write(p []byte) (int, error) {
	if f.room -= len(p); f.room < 0 {
		return 0, errFull
	}
	return len(p), nil
}
