package paper

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

func TestTilesCoverThePageAndStayOnThePaper(t *testing.T) {
	fonts := printertest.Fonts(t)
	rapid.Check(t, func(rt *rapid.T) {
		size := func(name string) scene.Unit { return scene.Unit(rapid.IntRange(20_000, 1_300_000).Draw(rt, name)) }
		big := &scene.Page{Name: "big", W: size("w"), H: size("h")}
		p := rapid.SampledFrom(append(Sizes(), Posters()...)).Draw(rt, "paper")
		opt := TileOptions{
			Overlap: scene.Unit(rapid.IntRange(1, 50).Draw(rt, "overlap")) * mm, Margin: scene.Unit(rapid.IntRange(4, 15).Draw(rt, "margin")) * mm,
			Edge: rapid.SampledFrom([]Edge{"", CutEdge, GlueEdge}).Draw(rt, "edge"),
		}
		if opt.Edge != GlueEdge && rapid.IntRange(0, 5).Draw(rt, "none") == 0 {
			opt.Overlap = NoOverlap
		}
		g, err := newGrid(big, p, opt)
		if err != nil {
			rt.Skip(err)
		}
		covered(rt, g, big)
		firstSheetsFit(rt, fonts, g)
		room := scene.Rect{X: g.margin + frame, Y: g.margin + header + frame}
		if g.at.X < room.X || g.at.Y < room.Y || g.at.X+g.tile.W+g.flapRight() > g.paper.W-room.X || g.at.Y+g.tile.H+g.flapBelow() > g.paper.H-g.margin-footer-frame {
			rt.Fatalf("a tile of %v at %v leaves its room on %v", g.tile, g.at, g.paper)
		}
	})
}

// covered checks that neighbours overlap by what was asked and that the last tiles reach the edge.
func covered(t *rapid.T, g grid, big *scene.Page) {
	for _, a := range g.tiles() {
		if a.area.W <= 0 || a.area.H <= 0 {
			t.Fatalf("tile %s is empty: %v", a.label(), a.area)
		}
		if right := a.area.X + a.area.W; a.col+1 < g.cols && right-g.area(a.row, a.col+1).X != g.overlap || a.col+1 == g.cols && right != big.W {
			t.Fatalf("tile %s ends at %d of %d", a.label(), right, big.W)
		}
		if low := a.area.Y + a.area.H; a.row+1 < g.rows && low-g.area(a.row+1, a.col).Y != g.overlap || a.row+1 == g.rows && low != big.H {
			t.Fatalf("tile %s ends at %d of %d", a.label(), low, big.H)
		}
	}
}

// firstSheetsFit checks that whatever the scale sheet and the plan show between their header and their
// footer stays there, on paper of their own.
func firstSheetsFit(t *rapid.T, fonts *layout.Set, g grid) {
	s := sheets{grid: g, fonts: fonts, opt: TileOptions{Title: strings.Repeat("Board ", 40), Stamp: "DRAFT"}}
	for _, p := range []*scene.Page{s.calibration(), s.assembly()} {
		own := s
		own.grid.paper = Paper{W: p.W, H: p.H}
		room, frameItems := own.inside(), len(own.blank(p.Name, "", 0).Items)
		for _, item := range p.Items[frameItems:] {
			box := extent(fonts, item)
			if box.X < room.X-mm || box.Y < room.Y-mm || box.X+box.W > room.X+room.W+mm || box.Y+box.H > room.Y+room.H+mm {
				t.Fatalf("%s on %s: %T at %v leaves its room %v", p.Name, g.paper.Name, item, box, room)
			}
		}
		for _, fault := range printertest.Faults(p, fonts, g.margin) {
			if p.Name == "Scale" { // the plan's labels are as large as its tiles allow
				t.Fatalf("%s on %s: %s", p.Name, g.paper.Name, fault)
			}
		}
	}
}

// extent is the rectangle that an item keeps to.
func extent(fonts *layout.Set, item scene.Item) scene.Rect {
	switch it := item.(type) {
	case scene.Fill:
		return around(it.Path)
	case scene.Stroke:
		return around(it.Path)
	case scene.Text:
		high := fonts.Metrics(layout.Style{Face: it.Run.Face, Size: it.Run.Size}).CapHeight
		box := scene.RectPath(scene.Rect{X: it.At.X, Y: it.At.Y - high, W: it.Run.Width(), H: high})
		return around(box.Turned(it.At, it.Turn))
	case scene.Group:
		if it.Clip != nil {
			return around(it.Clip.Shifted(it.Shift.X, it.Shift.Y))
		}
		var all scene.Path
		for _, child := range it.Items {
			all.Append(scene.RectPath(extent(fonts, child)).Shifted(it.Shift.X, it.Shift.Y))
		}
		return around(all)
	}
	panic(fmt.Sprintf("a first sheet shows a %T", item))
}

func around(p scene.Path) scene.Rect {
	lo, hi := p.Points[0], p.Points[0]
	for _, q := range p.Points {
		lo = scene.Point{X: min(lo.X, q.X), Y: min(lo.Y, q.Y)}
		hi = scene.Point{X: max(hi.X, q.X), Y: max(hi.Y, q.Y)}
	}
	return scene.Rect{X: lo.X, Y: lo.Y, W: hi.X - lo.X, H: hi.Y - lo.Y}
}

// A board of 20 by 10 inches goes on A4 sheets that lie on their side.
func TestScaleSheetIsUprightForSheetsOnTheirSide(t *testing.T) {
	doc, err := Tile(&scene.Page{W: 22 * scene.Inch, H: 1275 * scene.Inch / 100}, A4, printertest.Fonts(t), TileOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if scale, tile := doc.Pages[0], doc.Pages[2]; scale.W != A4.W || scale.H != A4.H || tile.W != A4.H {
		t.Errorf("scale sheet %d wide, tiles %d", scale.W, tile.W)
	}
}

func TestLabels(t *testing.T) {
	for want, at := range map[string][2]int{"A1": {0, 0}, "B3": {1, 2}, "Z10": {25, 9}, "AA1": {26, 0}, "AB2": {27, 1}} {
		if got := label(at[0], at[1]); got != want {
			t.Errorf("row %d, column %d is %s, want %s", at[0], at[1], got, want)
		}
	}
}
