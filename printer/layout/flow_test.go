package layout_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
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
		{"a heading is not left alone", []layout.Block{rows(1, head), rows(3, para)}, 20, "", "1 3 "},
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

// passages draws blocks of all kinds, and counts their rows.
func passages(t *rapid.T) (blocks []layout.Block, total int) {
	for range rapid.IntRange(0, 12).Draw(t, "blocks") {
		n := rapid.IntRange(1, 9).Draw(t, "rows")
		total += n
		blocks = append(blocks, rows(n, layout.Block{
			Gap: scene.Unit(rapid.IntRange(0, 9).Draw(t, "gap")), KeepRows: rapid.IntRange(0, 3).Draw(t, "keep"),
			KeepNext: rapid.Bool().Draw(t, "next"), Whole: rapid.Bool().Draw(t, "whole"),
		}))
	}
	return blocks, total
}

func count(blocks []layout.Block) (n int) {
	for _, b := range blocks {
		n += len(b.Rows)
	}
	return n
}

func TestFitNeverExceedsTheHeightNorLosesARow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		blocks, total := passages(t)
		height := scene.Unit(rapid.IntRange(0, 300).Draw(t, "height"))
		here, rest := layout.Fit(blocks, height)
		if h := layout.Height(here); len(here) > 0 && h > height {
			t.Fatalf("%d high in %d", h, height)
		}
		if n := count(here) + count(rest); n != total {
			t.Fatalf("%d rows of %d", n, total)
		}
	})
}

// A heading is never the last thing of a column unless nothing follows it at all.
func TestBalanceNeverPartsAHeadingFromItsText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		blocks, total := passages(t)
		n := rapid.IntRange(1, 4).Draw(t, "columns")
		most := scene.Unit(rapid.IntRange(0, 300).Draw(t, "height"))
		if rapid.Bool().Draw(t, "roomy") {
			most = 100 * mm
		}
		columns, rest := layout.Balance(blocks, n, most)
		after := count(rest)
		for i := len(columns) - 1; i >= 0; i-- {
			c := columns[i]
			if len(c) > 0 && c[len(c)-1].KeepNext && after > 0 {
				t.Fatalf("column %d ends with a block that must not be last: %s", i, shape(c))
			}
			after += count(c)
		}
		if after != total {
			t.Fatalf("%d rows of %d", after, total)
		}
	})
}

func TestForceAlwaysTakesSomething(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		blocks, total := passages(t)
		height := scene.Unit(rapid.IntRange(0, 50).Draw(t, "height"))
		for len(blocks) > 0 {
			here, rest := layout.Force(blocks, height)
			if count(here) == 0 || count(here)+count(rest) != total {
				t.Fatalf("%s| %s of %d", shape(here), shape(rest), total)
			}
			blocks, total = rest, count(rest)
		}
	})
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
	fonts := printertest.Fonts(t)
	theme := layout.Theme(3500, printertest.Ink, scene.RGB(0x0b6e75))
	theme.Ref = func(id string) string { return "to-" + id }
	page := &scene.Page{Name: "passage", W: 80 * mm, H: 120 * mm}
	layout.Draw(page, 5*mm, 5*mm, fonts.Text(printertest.Passage(), theme, 60*mm))
	printertest.Golden(t, "passage.txt", scene.Dump(page))
}

func TestTextKeepsItsWidth(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, width := range []scene.Unit{30 * mm, 60 * mm, 150 * mm} {
		for _, b := range fonts.Text(printertest.Passage(), layout.Theme(3500, printertest.Ink, printertest.Ink), width) {
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
	fonts := printertest.Fonts(t)
	theme := layout.Theme(3500, printertest.Ink, printertest.Ink)
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

// The head of a table that runs over a hundred pages is no deeper in groups on the last than on the second:
// writers of files refuse what is nested too deeply.
func TestHeadsOfLongTablesStayFlat(t *testing.T) {
	rest := []layout.Block{rows(300, layout.Block{Head: 1})}
	rest[0].Rows[0].Items = []scene.Item{scene.Group{}}
	var deep []int
	for len(rest) > 0 {
		var here []layout.Block
		here, rest = layout.Fit(rest, 40)
		deep = append(deep, depth(here[0].At(0, 0)))
	}
	if n := len(deep); n < 99 || deep[1] < 2 || deep[n-1] != deep[1] {
		t.Errorf("the depths of the parts are %v", deep)
	}
}

// A sketch is as high as the text, and empty.
func TestSketchesAreAsHighAsTheText(t *testing.T) {
	m := printertest.Mission()
	set := printertest.Fonts(t)
	sketch := set.Sketch()
	theme := layout.Theme(10_000, printertest.Ink, printertest.Ink)
	for _, width := range []scene.Unit{9_000, 40_000, 170_000} {
		blocks, bare := set.Text(m.Story, theme, width), sketch.Text(m.Story, theme, width)
		if len(blocks) == 0 || layout.Height(bare) != layout.Height(blocks) {
			t.Errorf("in a column of %d a sketch is %d high, the text %d", width, layout.Height(bare), layout.Height(blocks))
		}
		if p := sketch.Paragraph([]layout.Span{{Style: body, Text: "two words"}}, 12_000, width); len(p.Rows[0].Items) > 0 {
			t.Error("a sketch has letters")
		}
	}
	if p := set.Paragraph([]layout.Span{{Style: body, Text: "two words"}}, 12_000, 40_000); len(p.Rows[0].Items) == 0 {
		t.Error("the set itself has none any more")
	}
}
