package page_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

const mm = scene.Millimetre

func writer(t *testing.T) *page.Writer {
	w := page.New(printertest.Fonts(t), page.Options{Title: "Tables"})
	w.Fresh("Test")
	return w
}

// drawn is the words of a table set at a width, where they stand.
func drawn(t *testing.T, w *page.Writer, table page.Table, width scene.Unit) map[string]scene.Rect {
	t.Helper()
	page := &scene.Page{W: 2 * width, H: 1000 * mm}
	w.Table(table, width).Draw(page, 0, 0)
	out := map[string]scene.Rect{}
	for _, word := range printertest.Words(page, w.Set) {
		out[word.Text] = word.Box
	}
	return out
}

func row(w *page.Writer, texts ...string) page.TableRow {
	var r page.TableRow
	for _, s := range texts {
		r.Cells = append(r.Cells, w.Say(s))
	}
	return r
}

func TestColumnsStandUnderTheirHeads(t *testing.T) {
	w := writer(t)
	table := page.Table{
		Columns: []page.TableColumn{{Head: "Item", Fill: true}, {Head: "Price", Align: page.Right}, {Head: "Mid", Align: page.Centre, Width: 20 * mm}},
		Rows:    []page.TableRow{row(w, "Rope", "7", "x"), row(w, "Lamp", "1250", "yyy")},
	}
	at := drawn(t, w, table, 120*mm)
	right := func(s string) scene.Unit { return at[s].X + at[s].W }
	if at["ITEM"].X != 0 || at["Rope"].X != 0 || at["Lamp"].X != 0 {
		t.Error("the left column does not begin at the left edge")
	}
	if d := right("7") - right("1250"); d < -5 || d > 5 {
		t.Errorf("numbers end %d µm apart", d)
	}
	if d := (at["x"].X + right("x") - at["yyy"].X - right("yyy")) / 2; d < -5 || d > 5 {
		t.Errorf("the middles are %d µm apart", d)
	}
	if right("MID") > 120*mm || at["MID"].X < 95*mm {
		t.Errorf("the last column is at %d to %d, not at the right end", at["MID"].X, right("MID"))
	}
}

// A column narrower than a letter is wide, of digits or dashes, still ends at its edge.
func TestANarrowColumnEndsAtItsEdge(t *testing.T) {
	w := writer(t)
	at := drawn(t, w, page.Table{Columns: []page.TableColumn{{Fill: true}, {Align: page.Right}}, Rows: []page.TableRow{row(w, "Lamp", "1")}}, 50*mm)
	if end := at["1"].X + at["1"].W; end > 50*mm || end < 50*mm-20 {
		t.Errorf("the digit ends at %d, the table at %d", end, 50*mm)
	}
}

func TestAShortColumnKeepsItsLineBesideALongOne(t *testing.T) {
	w := writer(t)
	at := drawn(t, w, page.Table{
		Columns: []page.TableColumn{{}, {Fill: true}},
		Rows:    []page.TableRow{row(w, "The second line", strings.Repeat("much more to say ", 40))},
	}, 100*mm)
	if _, whole := at["The second line"]; !whole {
		t.Error("the short column was broken to make room for the long one")
	}
}

func TestNothingRunsOutOfATable(t *testing.T) {
	w := writer(t)
	long := strings.Repeat("W", 500)
	table := page.Table{Columns: []page.TableColumn{{Head: long}, {Head: "Three words here"}, {Head: "c", Align: page.Right}}, Rows: []page.TableRow{row(w, long, strings.Repeat("word ", 300), long)}}
	for _, width := range []scene.Unit{40 * mm, 90 * mm, 186 * mm} {
		page := &scene.Page{W: width, H: 5000 * mm}
		w.Table(table, width).Draw(page, 0, 0)
		for _, f := range audit.Page(page, audit.Options{}) {
			t.Errorf("%d mm: %s", width/mm, f)
		}
	}
}

func TestTheHeadIsRepeatedAndATitleStaysWithItsRow(t *testing.T) {
	w := writer(t)
	table := page.Table{Columns: []page.TableColumn{{Head: "Name"}}}
	for i := range 200 {
		if i%10 == 0 {
			table.Rows = append(table.Rows, page.TableRow{Group: true, Cells: []page.Cell{w.SayStrong(fmt.Sprint("title ", i))}})
		}
		table.Rows = append(table.Rows, row(w, fmt.Sprint("row ", i)))
	}
	w.Columns([]layout.Block{w.Table(table, w.Width())}, 1, "Again")
	doc := w.Finish()
	if len(doc.Pages) < 3 {
		t.Fatalf("only %d pages", len(doc.Pages))
	}
	for _, p := range doc.Pages {
		text, y := map[string]bool{}, map[string]scene.Unit{}
		for _, word := range printertest.Words(p, w.Set) {
			text[word.Text], y[word.Text] = true, word.Box.Y
		}
		if !text["NAME"] {
			t.Errorf("%s has no head", p.Name)
		}
		for i := 0; i < 200; i += 10 {
			title, first := fmt.Sprint("title ", i), fmt.Sprint("row ", i)
			if text[title] != text[first] || y[title] > y[first] {
				t.Errorf("%s: %q and %q are apart", p.Name, title, first)
			}
		}
	}
}

// A cell's text may be taller than a page: the row goes on on the next.
func TestARowTallerThanAPageIsParted(t *testing.T) {
	w := writer(t)
	prose := printertest.Text(strings.Repeat("A sentence of some length that goes on. ", 400))
	cell := page.Cell{Spans: w.Say("Lead").Spans, Blocks: func(x scene.Unit) []layout.Block { return w.Set.Text(prose, w.Styles.List, x) }}
	table := page.Table{Columns: []page.TableColumn{{Width: 20 * mm}, {Fill: true}}, Rows: []page.TableRow{{Cells: []page.Cell{w.Say("left"), cell}}}}
	w.Columns([]layout.Block{w.Table(table, 60*mm)}, 1, "Again")
	words := 0
	for _, p := range w.Finish().Pages {
		for _, f := range audit.Page(p, audit.Options{}) {
			t.Errorf("%s: %s", p.Name, f)
		}
		for _, word := range printertest.Words(p, w.Set) {
			words += strings.Count(word.Text, "sentence")
		}
	}
	if words != 400 {
		t.Errorf("%d of 400 sentences are on the pages", words)
	}
}

func TestATableIsTaggedAndAnEmptyOneIsNothing(t *testing.T) {
	w := writer(t)
	b := w.Table(page.Table{Columns: []page.TableColumn{{Head: "A"}, {}}, Rows: []page.TableRow{{Cells: []page.Cell{w.IconCell("die", "a die", 3*mm), w.IconCell("die", "", 3*mm)}}}}, 50*mm)
	var tags []string
	var walk func(items []scene.Item)
	walk = func(items []scene.Item) {
		for _, it := range items {
			if g, ok := it.(scene.Group); ok {
				if g.Tag != "" {
					tags = append(tags, string(g.Tag)+g.Alt)
				}
				walk(g.Items)
			}
		}
	}
	walk(b.At(0, 0))
	if got := strings.Join(tags, " "); got != "Table TR TH TH TR TD Figurea die TD Artifact" {
		t.Errorf("tags %s", got)
	}
	for _, empty := range []page.Table{{}, {Columns: []page.TableColumn{{Head: "A"}}}, {Rows: []page.TableRow{row(w, "x")}}} {
		if b := w.Table(empty, 50*mm); len(b.Rows) != 0 {
			t.Errorf("an empty table has %d rows", len(b.Rows))
		}
	}
	if b := w.Table(page.Table{Columns: []page.TableColumn{{}}, Rows: []page.TableRow{{}, row(w, "a", "too many")}}, 0); len(b.Rows) != 2 {
		t.Errorf("a table without width has %d rows", len(b.Rows))
	}
}

// Where a table has too little room, words are broken before drawings run into their neighbours.
func TestWordsGiveWayBeforeDrawings(t *testing.T) {
	w := writer(t)
	bar := page.Cell{Mark: page.Drawing{W: 30 * mm, H: 4 * mm, Alt: "a bar", Items: []scene.Item{
		scene.Fill{Path: scene.RectPath(scene.Rect{W: 30 * mm, H: 4 * mm}), Colour: w.Tones.Ink},
	}}}
	long := strings.Repeat("unbreakable", 8)
	table := page.Table{
		Columns: []page.TableColumn{{}, {Align: page.Right}, {Align: page.Right}, {}},
		Rows:    []page.TableRow{{Cells: []page.Cell{w.Say(long), bar, bar, w.Say(long)}}},
	}
	page := &scene.Page{W: 90 * mm, H: 200 * mm}
	w.Table(table, 90*mm).Draw(page, 0, 0)
	var at []scene.Unit
	scene.Each(page.Items, func(it scene.Item, shift scene.Point) {
		if f, ok := it.(scene.Fill); ok && f.Colour == w.Tones.Ink {
			at = append(at, shift.X)
		}
	})
	if len(at) != 2 || at[1]-at[0] < 30*mm {
		t.Errorf("bars of 30 mm stand at %v", at)
	}
}

// A row that the next one goes on with stays with it, without a rule between them.
func TestRowsThatGoTogether(t *testing.T) {
	w := writer(t)
	count := func(goes bool) (rows, rules int) {
		first := row(w, "Rope", "7")
		first.Goes = goes
		b := w.Table(page.Table{Columns: []page.TableColumn{{}, {Fill: true}}, Rows: []page.TableRow{first, row(w, "", "for climbing"), row(w, "Lamp", "3")}}, 80*mm)
		page := &scene.Page{W: 80 * mm, H: 200 * mm}
		b.Draw(page, 0, 0)
		scene.Each(page.Items, func(it scene.Item, _ scene.Point) {
			if s, ok := it.(scene.Stroke); ok && s.Colour == w.Tones.Grid {
				rules++
			}
		})
		return len(b.Rows), rules
	}
	for goes, want := range map[bool][2]int{false: {3, 3}, true: {2, 2}} {
		if rows, rules := count(goes); [2]int{rows, rules} != want {
			t.Errorf("goes on: %v: %d pieces with %d rules, want %v", goes, rows, rules, want)
		}
	}
}
