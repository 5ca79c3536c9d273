package paper_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/scene"
)

// glued are the flaps of a sheet: their outlines by the words on them.
func glued(t *testing.T, p *scene.Page) []string {
	t.Helper()
	var out []string
	for _, w := range printertest.Words(p, printertest.Fonts(t)) {
		if name, is := strings.CutPrefix(w.Text, "glue under "); is {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// Each seam between two tiles has one flap, on the sheet that comes first, and it names the other.
func TestFlapsNameTheirNeighbours(t *testing.T) {
	doc := tiled(t, synthetic(t), paper.A4, paper.TileOptions{Edge: paper.GlueEdge})
	seams := 0
	for _, p := range doc.Pages[2:] {
		row, col := p.Name[0], int(p.Name[1]-'0')
		want := []string{}
		for _, name := range []string{fmt.Sprintf("%c%d", row, col+1), fmt.Sprintf("%c%d", row+1, col)} {
			if slices.ContainsFunc(doc.Pages, func(q *scene.Page) bool { return q.Name == name }) {
				want = append(want, name)
			}
		}
		if got := glued(t, p); !slices.Equal(got, want) {
			t.Errorf("%s is glued under %v, want %v", p.Name, got, want)
		}
		seams += len(want)
		for _, f := range audit.Page(p, audit.Options{Tiles: true}) {
			t.Errorf("%s: %s", p.Name, f)
		}
	}
	if rows, cols := 3, 4; seams != rows*(cols-1)+cols*(rows-1) {
		t.Errorf("%d flaps", seams)
	}
}

// A flap lies outside the picture, right of it or below, and stays on the paper.
func TestFlapsLieOutsideThePicture(t *testing.T) {
	for _, wide := range []scene.Unit{4 * mm, 10 * mm, 50 * mm} {
		for _, p := range tiled(t, synthetic(t), paper.Letter, paper.TileOptions{Edge: paper.GlueEdge, Overlap: wide}).Pages[2:] {
			at, part := window(t, p)
			for _, f := range flapShapes(p) {
				right, below := f.X == at.X+part.W && f.W == wide, f.Y == at.Y+part.H && f.H == wide
				if !right && !below || f.X+f.W > p.W-6*mm || f.Y+f.H > p.H-6*mm {
					t.Errorf("%s: a flap at %v beside the picture at %v of %v", p.Name, f, at, part)
				}
			}
			if len(flapShapes(p)) != len(glued(t, p)) {
				t.Errorf("%s: %d flaps", p.Name, len(flapShapes(p)))
			}
		}
	}
}

// flapShapes are the rectangles around the hatched clips of a sheet.
func flapShapes(p *scene.Page) []scene.Rect {
	var out []scene.Rect
	for _, it := range p.Items {
		marks, ok := it.(scene.Group)
		for _, it := range marks.Items {
			if g, clipped := it.(scene.Group); ok && marks.Tag == scene.Artifact && clipped && g.Clip != nil {
				out = append(out, g.Clip.Bounds())
			}
		}
	}
	return out
}

func TestPlanSaysHowToJoin(t *testing.T) {
	for want, opt := range map[string]paper.TileOptions{
		"Neighbours overlap by 12.5 mm": {Overlap: 12_500}, "flaps of 10 mm": {Edge: paper.GlueEdge}, "meet edge to edge": {Overlap: paper.NoOverlap},
	} {
		plan := scene.Dump(tiled(t, synthetic(t), paper.A4, opt).Pages[1])
		if !strings.Contains(plan, want) {
			t.Errorf("the plan does not say %q", want)
		}
	}
}

func TestPosterStandsInTheMiddle(t *testing.T) {
	page := board.Mat{}.Page(printertest.Mission(), printertest.Rules(), printertest.Fonts(t), "board")
	for name, want := range map[string]bool{"a4": false, "a1": false, "arch-d": false, "a0": true, "ansi-e": true, "arch-e": true} {
		p, err := paper.Named(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := paper.Fits(page, p); got != want {
			t.Errorf("a board of two feet on %s: %v", name, got)
		} else if want {
			centred(t, page, paper.Poster(page, p))
		}
	}
	wide := &scene.Page{Name: "wide", W: 1000 * mm, H: 500 * mm}
	if a0, _ := paper.Named("a0"); !paper.Fits(wide, a0) || paper.Poster(wide, a0).W != a0.H {
		t.Error("a wide page does not lie on its side")
	}
}

// centred checks that a page lies unscaled in the middle of a poster, and that no mark reaches its edge.
func centred(t *testing.T, page, poster *scene.Page) {
	t.Helper()
	g, ok := poster.Items[0].(scene.Group)
	if want := (scene.Point{X: (poster.W - page.W) / 2, Y: (poster.H - page.H) / 2}); !ok || g.Shift != want || len(g.Items) != len(page.Items) {
		t.Errorf("%s lies at %v, want %v", poster.Name, g.Shift, want)
	}
	printertest.Walk(poster.Items[1:], func(it scene.Item, _ scene.Point) {
		r := it.(scene.Stroke).Path.Bounds()
		if r.X < mm/2 || r.Y < mm/2 || r.X+r.W > poster.W-mm/2 || r.Y+r.H > poster.H-mm/2 {
			t.Errorf("%s: marks in %v reach the edge of %d × %d", poster.Name, r, poster.W, poster.H)
		}
	})
}

// Strips cover the page, are as wide as the roll, and lie the way that takes less paper.
func TestRollTakesTheLeastPaper(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, c := range []struct{ w, h, roll, strips scene.Unit }{
		{660, 679, 610, 2}, {660, 679, 914, 1}, {1880, 700, 914, 1}, {700, 1880, 914, 1}, {1880, 1880, 1067, 2}, {100, 100, 610, 1},
	} {
		page := synthetic(t)
		page.W, page.H = c.w*mm, c.h*mm
		doc, length, err := paper.Roll(page, c.roll*mm, fonts, paper.TileOptions{Title: strings.Repeat("Board ", 99), Stamp: "DRAFT"})
		if err != nil {
			t.Fatal(err)
		}
		var sum scene.Unit
		for _, p := range doc.Pages {
			sum += p.H
			if p.W != c.roll*mm {
				t.Errorf("a strip is %d wide on a roll of %d mm", p.W, c.roll)
			}
			for _, f := range audit.Page(p, audit.Options{Tiles: true}) {
				t.Errorf("%d × %d on %d: %s", c.w, c.h, c.roll, f)
			}
		}
		if scene.Unit(len(doc.Pages)) != c.strips || sum != length || !strings.Contains(doc.Subject, fmt.Sprintf("%.2f m of paper", float64(sum)/1e6)) {
			t.Errorf("%d × %d on %d: %d strips of %d in all, length %d: %s", c.w, c.h, c.roll, len(doc.Pages), sum, length, doc.Subject)
		}
	}
}

// The strips of a roll assemble to the page, also where it is turned by a quarter.
func TestStripsAssembleToThePage(t *testing.T) {
	for _, size := range [][2]scene.Unit{{300, 360}, {360, 300}} {
		page := synthetic(t)
		page.W, page.H = size[0]*mm, size[1]*mm
		doc, _, err := paper.Roll(page, 250*mm, printertest.Fonts(t), paper.TileOptions{})
		if err != nil {
			t.Fatal(err)
		}
		whole := page
		if _, part := window(t, doc.Pages[0]); part.H != page.H {
			whole = quarter(page)
		}
		assembleSheets(t, picture(t, whole), doc.Pages)
	}
}

// quarter is a page turned clockwise, drawn in another way than the one tested: each shape by itself.
func quarter(page *scene.Page) *scene.Page {
	out := &scene.Page{Name: page.Name, W: page.H, H: page.W}
	spin := func(at scene.Point) scene.Point { return scene.Point{X: page.H - at.Y, Y: at.X} }
	var add func(items []scene.Item, shift scene.Point, clips []scene.Path)
	add = func(items []scene.Item, shift scene.Point, clips []scene.Path) {
		for _, it := range items {
			switch it := it.(type) {
			case scene.Fill:
				it.Path = it.Path.Shifted(shift.X, shift.Y).Map(spin)
				out.Add(inside(it, clips))
			case scene.Stroke:
				it.Path = it.Path.Shifted(shift.X, shift.Y).Map(spin)
				out.Add(inside(it, clips))
			case scene.Text:
				it.At, it.Turn = spin(scene.Point{X: it.At.X + shift.X, Y: it.At.Y + shift.Y}), it.Turn+90
				out.Add(inside(it, clips))
			case scene.Group:
				to, within := scene.Point{X: shift.X + it.Shift.X, Y: shift.Y + it.Shift.Y}, clips
				if it.Clip != nil {
					within = append(slices.Clone(clips), it.Clip.Shifted(to.X, to.Y).Map(spin))
				}
				add(it.Items, to, within)
			}
		}
	}
	add(page.Items, scene.Point{}, nil)
	return out
}

func inside(it scene.Item, clips []scene.Path) scene.Item {
	for i := range clips {
		it = scene.Group{Clip: &clips[i], Items: []scene.Item{it}}
	}
	return it
}

// What is only read or measured is no poster: the first two sheets of tiles on one are A4, or Letter beside sizes in
// inches.
func TestFirstSheetsOfPostersAreSmall(t *testing.T) {
	for name, want := range map[string]paper.Paper{"a2": paper.A4, "ansi-c": paper.Letter, "a3": paper.A3} {
		on, err := paper.Named(name)
		if err != nil {
			t.Fatal(err)
		}
		doc := tiled(t, synthetic(t), on, paper.TileOptions{Title: "Board"})
		for i, p := range doc.Pages {
			own := min(p.W, p.H) == min(on.W, on.H)
			if small := min(p.W, p.H) == want.W && max(p.W, p.H) == want.H; i < 2 && !small || i >= 2 && !own {
				t.Errorf("%s: %s is %d × %d µm", name, p.Name, p.W, p.H)
			}
		}
	}
}
