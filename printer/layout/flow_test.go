package layout_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/layout/specimen"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// rows is a block of n rows, each 10 high.
func rows(n int, b layout.Block) layout.Block {
	for range n {
		b.Rows = append(b.Rows, layout.Row{Height: 10})
	}
	return b
}

// shape is how many rows each block has.
func shape(blocks []layout.Block) string {
	out := ""
	for _, b := range blocks {
		out += fmt.Sprint(len(b.Rows), " ")
	}
	return out
}

func TestFit(t *testing.T) {
	para := layout.Block{KeepRows: 2, Gap: 5}
	head := layout.Block{KeepNext: true, Whole: true, Gap: 5}
	table := layout.Block{Head: 1}
	for _, c := range []struct {
		name       string
		blocks     []layout.Block
		height     scene.Unit
		here, rest string
	}{
		{"all fit", []layout.Block{rows(3, para), rows(2, para)}, 55, "3 2 ", ""},
		{"the gap counts", []layout.Block{rows(3, para), rows(2, para)}, 54, "3 ", "2 "},
		{"parted in the middle", []layout.Block{rows(8, para)}, 50, "5 ", "3 "},
		{"no line alone at the top", []layout.Block{rows(6, para)}, 50, "4 ", "2 "},
		{"no line alone at the foot", []layout.Block{rows(3, para), rows(4, para)}, 45, "3 ", "4 "},
		{"three lines stay together", []layout.Block{rows(3, para)}, 20, "", "3 "},
		{"a heading goes with its text", []layout.Block{rows(2, para), rows(1, head), rows(3, para)}, 45, "2 ", "1 3 "},
		{"a heading with the first lines", []layout.Block{rows(1, head), rows(5, para)}, 40, "1 2 ", "3 "},
		{"a heading alone is let go", []layout.Block{rows(1, head), rows(3, para)}, 20, "1 ", "3 "},
		{"a table repeats its head", []layout.Block{rows(6, table)}, 30, "3 ", "4 "},
		{"a head without rows is not left", []layout.Block{rows(2, layout.Block{}), rows(6, table)}, 30, "2 ", "6 "},
		{"too small for anything", []layout.Block{rows(4, para)}, 5, "", "4 "},
	} {
		here, rest := layout.Fit(c.blocks, c.height)
		if shape(here) != c.here || shape(rest) != c.rest {
			t.Errorf("%s: %s| %s, want %s| %s", c.name, shape(here), shape(rest), c.here, c.rest)
		}
	}
}

func TestFitNeverExceedsTheHeightNorLosesARow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var blocks []layout.Block
		total := 0
		for range rapid.IntRange(0, 12).Draw(t, "blocks") {
			n := rapid.IntRange(1, 9).Draw(t, "rows")
			total += n
			blocks = append(blocks, rows(n, layout.Block{
				Gap: scene.Unit(rapid.IntRange(0, 9).Draw(t, "gap")), KeepRows: rapid.IntRange(0, 3).Draw(t, "keep"),
				KeepNext: rapid.Bool().Draw(t, "next"), Whole: rapid.Bool().Draw(t, "whole"),
			}))
		}
		height := scene.Unit(rapid.IntRange(0, 300).Draw(t, "height"))
		here, rest := layout.Fit(blocks, height)
		if h := layout.Height(here); len(here) > 0 && h > height {
			t.Fatalf("%d high in %d", h, height)
		}
		for _, b := range append(here, rest...) {
			total -= len(b.Rows)
		}
		if total != 0 {
			t.Fatalf("%d rows lost", total)
		}
	})
}

func TestFlowAsksForPagesAndAlwaysEnds(t *testing.T) {
	var pages []*scene.Page
	next := func() (*scene.Page, scene.Rect) {
		pages = append(pages, &scene.Page{})
		return pages[len(pages)-1], scene.Rect{X: 3, Y: 7, W: 100, H: 45}
	}
	tall := layout.Block{Rows: []layout.Row{{Height: 400, Items: []scene.Item{scene.Bookmark{Name: "tall"}}}}}
	last, y := layout.Flow([]layout.Block{rows(10, layout.Block{}), tall, rows(2, layout.Block{})}, next)
	if len(pages) != 6 || last != pages[5] || y != 27 {
		t.Errorf("%d pages, ends at %d", len(pages), y)
	}
	shown := 0
	for _, p := range pages {
		shown += len(p.Items)
	}
	if shown != 1 {
		t.Errorf("the row that fits nowhere is drawn %d times", shown)
	}
}

func TestBalanceMakesColumnsAlike(t *testing.T) {
	thirty := layout.Block{KeepRows: 2}
	for range 30 {
		thirty.Rows = append(thirty.Rows, layout.Row{Height: 4 * mm})
	}
	columns, rest := layout.Balance([]layout.Block{thirty}, 3, 250*mm)
	if len(rest) > 0 || len(columns) != 3 {
		t.Fatalf("%d columns, rest %s", len(columns), shape(rest))
	}
	for i, c := range columns {
		if shape(c) != "10 " {
			t.Errorf("column %d has %s", i, shape(c))
		}
	}
	if _, rest := layout.Balance([]layout.Block{rows(30, layout.Block{})}, 2, 100); shape(rest) != "10 " {
		t.Errorf("rest %s", shape(rest))
	}
}

func TestTextSetsEveryKindOfBlock(t *testing.T) {
	fonts := specimen.Fonts(t)
	theme := layout.Theme(3500, specimen.Ink, scene.RGB(0x0b6e75))
	theme.Ref = func(id string) string { return "to-" + id }
	page := &scene.Page{Name: "passage", W: 80 * mm, H: 120 * mm}
	layout.Draw(page, 5*mm, 5*mm, fonts.Text(specimen.Passage(), theme, 60*mm))
	specimen.Golden(t, "passage.txt", scene.Dump(page))
}

func TestTextKeepsItsWidth(t *testing.T) {
	fonts := specimen.Fonts(t)
	for _, width := range []scene.Unit{30 * mm, 60 * mm, 150 * mm} {
		for _, b := range fonts.Text(specimen.Passage(), layout.Theme(3500, specimen.Ink, specimen.Ink), width) {
			for _, r := range b.Rows {
				if w := reach(r.Items, 0); w > width+50 {
					t.Errorf("reaches to %d of %d", w, width)
				}
			}
		}
	}
}

// reach is how far to the right text goes.
func reach(items []scene.Item, at scene.Unit) scene.Unit {
	var most scene.Unit
	for _, item := range items {
		switch it := item.(type) {
		case scene.Text:
			most = max(most, at+it.At.X+it.Run.Width())
		case scene.Group:
			most = max(most, reach(it.Items, at+it.Shift.X))
		}
	}
	return most
}

func TestTextOfNothingAndOfDeepListsIsSet(t *testing.T) {
	fonts := specimen.Fonts(t)
	theme := layout.Theme(3500, specimen.Ink, specimen.Ink)
	empty := model.Block{Kind: model.BulletList, Blocks: []model.Block{{Kind: model.ListItem, Blocks: []model.Block{{Kind: model.Paragraph}}}}}
	if got := fonts.Text(model.Text{Blocks: []model.Block{empty, {Kind: model.Table}}}, theme, 50*mm); len(got) > 0 {
		t.Errorf("%d blocks of nothing", len(got))
	}
	deep := model.Block{Kind: model.Paragraph, Inlines: []model.Inline{{Text: "deep"}}}
	for range 500 {
		deep = model.Block{Kind: model.BulletList, Blocks: []model.Block{{Kind: model.ListItem, Blocks: []model.Block{deep}}}}
	}
	blocks := fonts.Text(model.Text{Blocks: []model.Block{deep}}, theme, 50*mm)
	if len(blocks) != 1 || depth(blocks[0].Rows[0].Items) > 20 {
		t.Errorf("%d blocks, groups %d deep", len(blocks), depth(blocks[0].Rows[0].Items))
	}
}

func depth(items []scene.Item) int {
	most := 0
	for _, item := range items {
		if g, ok := item.(scene.Group); ok {
			most = max(most, 1+depth(g.Items))
		}
	}
	return most
}
