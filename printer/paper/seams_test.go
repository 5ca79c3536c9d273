package paper

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
)

// A tile's label gives way to words: the plan of a set-up overlay keeps all its numbers.
func TestLabelsOfThePlanGiveWayToWords(t *testing.T) {
	tile, radius := scene.Rect{W: 60 * mm, H: 80 * mm}, 6*mm
	middle := scene.Point{X: 30 * mm, Y: 40 * mm}
	if got := clearOf(nil, tile, radius); got != middle {
		t.Errorf("in an empty tile the label stands at %v", got)
	}
	words := []scene.Rect{{X: 28 * mm, Y: 38 * mm, W: 4 * mm, H: 4 * mm}, {X: 100 * mm, Y: 0, W: mm, H: mm}}
	got := clearOf(words, tile, radius)
	if hidden(words, got, radius) != 0 || got.X < radius || got.X > tile.W-radius || got.Y < radius || got.Y > tile.H-radius {
		t.Errorf("the label stands at %v and hides %d words", got, hidden(words, got, radius))
	}
	items := []scene.Item{scene.Group{Shift: scene.Point{X: 10 * mm}, Items: []scene.Item{
		scene.Text{At: scene.Point{X: mm, Y: 5 * mm}, Run: scene.Run{Size: 2 * mm, Glyphs: []scene.Glyph{{Advance: 3 * mm}}}},
	}}}
	if w := wordsIn(items); len(w) != 1 || !w[0].Holds(scene.Point{X: 12 * mm, Y: 4 * mm}) {
		t.Errorf("words at %v", w)
	}
}

// The plate under a tile's label is no larger than the label asks for, so that it hides little of the drawing.
func TestThePlateOfALabelIsSmall(t *testing.T) {
	fonts := printertest.Fonts(t)
	doc, err := Tile(&scene.Page{W: 500 * mm, H: 500 * mm}, A4, fonts, TileOptions{Title: "t", Language: "en"})
	if err != nil {
		t.Fatal(err)
	}
	plates := 0
	printertest.Walk(doc.Pages[1].Items, func(it scene.Item, _ scene.Point) {
		f, ok := it.(scene.Fill)
		if !ok || f.Colour != scene.RGB(0xffffff) {
			return
		}
		plates++
		if r := f.Path.Bounds(); r.H > 7*mm || r.W > 12*mm {
			t.Errorf("a plate of %d × %d µm", r.W, r.H)
		}
	})
	if plates == 0 {
		t.Error("no label has a plate")
	}
}
