package scene

import (
	"strings"
	"testing"
)

func TestDumpNamesEveryItem(t *testing.T) {
	disc := RectPath(Rect{1, 2, 3, 4})
	p := &Page{Name: "p", W: 10, H: 20}
	p.Add(
		Fill{Path: disc, Colour: RGB(0x010203).Alpha(4)},
		Group{Shift: Point{5, 6}, Clip: &disc, Layer: "walls", Items: []Item{
			Stroke{Path: disc, Colour: RGB(0xffffff), Width: 7, Dash: []Unit{1, 2}, Cap: RoundCap, Join: RoundJoin},
			Text{At: Point{8, 9}, Turn: 90, Run: Run{Face: "f", Size: 10, Text: "hi", Glyphs: []Glyph{{Advance: 3}, {Advance: 4}}}, Colour: RGB(0)},
		}},
		Link{Area: Rect{1, 1, 2, 2}, To: "there"},
		Bookmark{Name: "here", Title: "Here", Level: 1, Y: 3},
	)
	want := `page "p" 10×20
  fill #01020304 M1,2 L4,2 L4,6 L1,6 Z
  group 5,6 layer "walls" clip M1,2 L4,2 L4,6 L1,6 Z
    stroke #ffffff width 7 round-cap round-join dash [1 2] M1,2 L4,2 L4,6 L1,6 Z
    text 8,9 f 10 #000000 width 7 "hi" turn 90
  link {1 1 2 2} to "there"
  bookmark "here" "Here" level 1 at 3
`
	if got := Dump(p); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

func TestATrimIsLogged(t *testing.T) {
	p := &Page{Name: "card", W: 9, H: 9, Trim: &Rect{X: 1, Y: 2, W: 3, H: 4}}
	for _, text := range []string{Dump(p), Log(p)} {
		if !strings.Contains(text, "trim 1,2 3×4") {
			t.Error(text)
		}
	}
}
