package paper_test

import (
	"bytes"
	"fmt"
	"image"
	stdpng "image/png"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/scene"
)

const mm = scene.Millimetre

// synthetic is a page as large as a board with its rim, with a drawing that crosses every seam.
func synthetic(t testing.TB) *scene.Page {
	fonts := printertest.Fonts(t)
	big := &scene.Page{Name: "board", W: 26 * scene.Inch, H: 26 * scene.Inch}
	big.Add(scene.Bookmark{Name: "b", Title: "B"}, scene.Link{To: "b"})
	for i := range scene.Unit(60) {
		var p scene.Path
		p.Move(i*11*mm, 0).Line(big.W-i*9*mm, big.H).Move(0, i*11*mm).Line(big.W, i*11*mm+3*mm)
		big.Add(scene.Stroke{Path: p, Width: 900, Colour: scene.RGB(0x336699 + uint32(i)*3)})
	}
	items := printertest.Specimen(fonts).Items
	for i := range scene.Unit(4) {
		big.Add(scene.Group{Shift: scene.Point{X: i * 150 * mm, Y: i * 140 * mm}, Items: items})
	}
	return big
}

func tiled(t testing.TB, big *scene.Page, p paper.Paper, opt paper.TileOptions) *scene.Document {
	t.Helper()
	doc, err := paper.Tile(big, p, printertest.Fonts(t), opt)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// window is the group that shows a tile: its place on the sheet and its part of the big page.
func window(t testing.TB, p *scene.Page) (at scene.Point, part scene.Rect) {
	t.Helper()
	for _, item := range p.Items {
		if g, ok := item.(scene.Group); ok && g.Clip != nil && g.Shift != (scene.Point{}) {
			a, b := g.Clip.Points[0], g.Clip.Points[2]
			return scene.Point{X: a.X + g.Shift.X, Y: a.Y + g.Shift.Y}, scene.Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}
		}
	}
	t.Fatalf("sheet %s shows nothing", p.Name)
	return
}

func TestSheetsOfACommonBoard(t *testing.T) {
	for _, c := range []struct {
		paper paper.Paper
		last  string
	}{{paper.A4, "C4"}, {paper.Letter, "C4"}, {paper.A3, "B3"}, {paper.Tabloid, "B3"}} {
		doc := tiled(t, synthetic(t), c.paper, paper.TileOptions{Title: "Board"})
		names := []string{}
		for _, p := range doc.Pages {
			names = append(names, p.Name)
		}
		if !slices.Equal(names[:3], []string{"Scale", "Plan", "A1"}) || names[len(names)-1] != c.last {
			t.Errorf("%s: %v", c.paper.Name, names)
		}
	}
}

// perMM is whole pixels to the millimetre at a whole resolution, so that sheets and page fall on
// the same grid of pixels.
const (
	perMM = 5
	dpi   = 127
	pixel = mm / perMM
)

func picture(t *testing.T, p *scene.Page) *image.RGBA {
	t.Helper()
	var buf bytes.Buffer
	if err := png.Write(&buf, p, printertest.Fonts(t), png.Options{DPI: dpi}); err != nil {
		t.Fatal(err)
	}
	im, err := stdpng.Decode(&buf)
	if err != nil {
		t.Fatal(err)
	}
	return im.(*image.RGBA)
}

// TestTilesAssembleToThePage lays the drawn sheets over a drawing of the whole page and compares
// every pixel: of a page full of lines across every seam, and of a real board.
func TestTilesAssembleToThePage(t *testing.T) {
	lines := synthetic(t)
	lines.W, lines.H = 401*mm, 397_400
	mat := board.Mat{}.Page(printertest.Mission(), printertest.Rules(), printertest.Fonts(t), "board")
	mat.W, mat.H = mat.W/pixel*pixel, mat.H/pixel*pixel
	for name, big := range map[string]*scene.Page{"lines": lines, "board": mat} {
		whole := picture(t, big)
		for _, p := range []paper.Paper{paper.A4, paper.Letter} {
			t.Run(name+" on "+p.Name, func(t *testing.T) { assemble(t, big, whole, p, paper.TileOptions{}) })
		}
	}
	for what, opt := range map[string]paper.TileOptions{
		"glued": {Edge: paper.GlueEdge}, "edge to edge": {Overlap: paper.NoOverlap}, "far over": {Overlap: 37 * mm},
	} {
		t.Run(what, func(t *testing.T) { assemble(t, lines, picture(t, lines), paper.A4, opt) })
	}
}

func assemble(t *testing.T, big *scene.Page, whole *image.RGBA, p paper.Paper, opt paper.TileOptions) {
	assembleSheets(t, whole, tiled(t, big, p, opt).Pages[2:])
}

func assembleSheets(t *testing.T, whole *image.RGBA, sheets []*scene.Page) {
	t.Helper()
	seen := make([]bool, len(whole.Pix)/4)
	for _, sheet := range sheets {
		at, part := window(t, sheet)
		lay(t, sheet.Name, whole, picture(t, sheet), at, part, seen)
	}
	if i := slices.Index(seen, false); i >= 0 {
		t.Errorf("no tile shows pixel %d,%d", i%whole.Rect.Dx(), i/whole.Rect.Dx())
	}
}

// lay compares a tile's pixels with the page's.
func lay(t *testing.T, name string, whole, sheet *image.RGBA, at scene.Point, part scene.Rect, seen []bool) {
	t.Helper()
	px := func(u scene.Unit) int { return int(u * perMM / mm) }
	for y := px(part.Y); y < px(part.Y+part.H); y++ {
		for x := px(part.X); x < px(part.X+part.W); x++ {
			i, j := whole.PixOffset(x, y), sheet.PixOffset(x-px(part.X)+px(at.X), y-px(part.Y)+px(at.Y))
			seen[i/4] = true
			if d := apart(whole.Pix[i:i+3], sheet.Pix[j:j+3]); d > tolerance {
				t.Fatalf("tile %s: pixel %d,%d differs by %d", name, x, y, d)
			}
		}
	}
}

// tolerance is what rounding to a 64th of a pixel may change about a channel of a pixel at an edge.
const tolerance = 12

// apart is the largest difference between the channels of two pixels.
func apart(a, b []uint8) int {
	most := 0
	for i := range a {
		most = max(most, int(a[i])-int(b[i]), int(b[i])-int(a[i]))
	}
	return most
}

func TestOneTileAgain(t *testing.T) {
	all := tiled(t, synthetic(t), paper.A4, paper.TileOptions{Title: "Board"})
	one := tiled(t, synthetic(t), paper.A4, paper.TileOptions{Title: "Board", Only: []string{"b3", "A1"}})
	if len(one.Pages) != 2 || one.Pages[0].Name != "B3" || one.Pages[1].Name != "A1" {
		t.Fatalf("%d pages, first %s", len(one.Pages), one.Pages[0].Name)
	}
	for _, p := range all.Pages {
		if p.Name == "B3" && scene.Dump(p) != scene.Dump(one.Pages[0]) {
			t.Error("the sheet printed again is not the same sheet")
		}
	}
	if _, err := paper.Tile(synthetic(t), paper.A4, printertest.Fonts(t), paper.TileOptions{Only: []string{"Z9"}}); err == nil || !strings.Contains(err.Error(), `"Z9"; tiles run from A1 to C4`) {
		t.Errorf("%v", err)
	}
}

func TestEverySheetSaysHowToPrint(t *testing.T) {
	for _, p := range tiled(t, synthetic(t), paper.Letter, paper.TileOptions{Title: "Salvage", Stamp: "DRAFT"}).Pages {
		dump := scene.Dump(p)
		for _, want := range []string{"Print at 100 %", `"100 mm"`, `"4 in"`, `"Salvage"`, `"DRAFT"`, fmt.Sprintf("%q", p.Name)} {
			if !strings.Contains(dump, want) {
				t.Errorf("sheet %s has no %s", p.Name, want)
			}
		}
		if strings.Contains(dump, "  link ") || strings.Contains(dump, `bookmark "b"`) {
			t.Errorf("sheet %s keeps links of the big page", p.Name)
		}
	}
}

func TestNeighboursAreNamed(t *testing.T) {
	doc := tiled(t, synthetic(t), paper.A4, paper.TileOptions{})
	for name, want := range map[string][]string{"A1": {"A2", "B1"}, "B2": {"A2", "B1", "B3", "C2"}, "C4": {"B4", "C3"}} {
		i := slices.IndexFunc(doc.Pages, func(p *scene.Page) bool { return p.Name == name })
		dump := scene.Dump(doc.Pages[i])
		for _, n := range want {
			if !strings.Contains(dump, fmt.Sprintf("%q", n)) {
				t.Errorf("sheet %s does not name %s", name, n)
			}
		}
		if strings.Contains(dump, `"D`) || strings.Contains(dump, "5\"\n") {
			t.Errorf("sheet %s names a tile that is not there", name)
		}
	}
}

func TestSheetsThatCannotBe(t *testing.T) {
	fonts := printertest.Fonts(t)
	small := &scene.Page{W: 10 * mm, H: 10 * mm}
	for name, f := range map[string]func() (*scene.Document, error){
		"no room": func() (*scene.Document, error) {
			return paper.Tile(small, paper.A4, fonts, paper.TileOptions{Margin: 100 * mm})
		},
		"no size": func() (*scene.Document, error) {
			return paper.Tile(&scene.Page{}, paper.A4, fonts, paper.TileOptions{})
		},
		"negative": func() (*scene.Document, error) {
			return paper.Tile(small, paper.A4, fonts, paper.TileOptions{Overlap: -mm})
		},
		"too large": func() (*scene.Document, error) {
			return paper.Tile(&scene.Page{W: 1 << 40, H: mm}, paper.A4, fonts, paper.TileOptions{})
		},
		"overlap too wide": func() (*scene.Document, error) {
			return paper.Tile(small, paper.A4, fonts, paper.TileOptions{Overlap: 51 * mm})
		},
		"flaps too narrow": func() (*scene.Document, error) {
			return paper.Tile(small, paper.A4, fonts, paper.TileOptions{Overlap: 3 * mm, Edge: paper.GlueEdge})
		},
		"no such edge": func() (*scene.Document, error) {
			return paper.Tile(small, paper.A4, fonts, paper.TileOptions{Edge: "torn"})
		},
		"roll too narrow": func() (*scene.Document, error) {
			doc, _, err := paper.Roll(small, 100*mm, fonts, paper.TileOptions{})
			return doc, err
		},
		"roll too wide": func() (*scene.Document, error) {
			doc, _, err := paper.Roll(small, 9000*mm, fonts, paper.TileOptions{})
			return doc, err
		},
		"no tile of a roll": func() (*scene.Document, error) {
			doc, _, err := paper.Roll(small, 610*mm, fonts, paper.TileOptions{Only: []string{"C7"}})
			return doc, err
		},
	} {
		if _, err := f(); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if doc := tiled(t, small, paper.A4, paper.TileOptions{}); len(doc.Pages) != 3 {
		t.Errorf("a page smaller than a sheet makes %d sheets", len(doc.Pages))
	}
}

func TestNamedPaper(t *testing.T) {
	if p, err := paper.Named("letter"); err != nil || p != paper.Letter {
		t.Errorf("%v %v", p, err)
	}
	for name, want := range map[string]string{"A0": "A0", "arch d": "Arch-D", "ANSI-E": "ANSI-E"} {
		if p, err := paper.Named(name); err != nil || p.Name != want {
			t.Errorf("%s: %v %v", name, p, err)
		}
	}
	if _, err := paper.Named("B7"); err == nil || !strings.Contains(err.Error(), "not one of a4, letter, a3") {
		t.Errorf("%v", err)
	}
}

func TestDrawCalls(t *testing.T) {
	doc := tiled(t, synthetic(t), paper.A4, paper.TileOptions{Title: "Board", Stamp: "DRAFT"})
	printertest.Golden(t, "scale.txt", scene.Dump(doc.Pages[0]))
	printertest.Golden(t, "tile-b2.txt", scene.Dump(doc.Pages[7]))
}
