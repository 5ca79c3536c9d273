package audit

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/scene"
)

const mm = scene.Millimetre

var ink, red = scene.RGB(0), scene.RGB(0xff0000)

// say is a text of letters of 4 mm, each 2 mm wide, so that its box is 2.8 mm high.
func say(words string, x, y scene.Unit) scene.Text {
	t := scene.Text{At: scene.Point{X: x * mm, Y: y * mm}, Colour: ink, Run: scene.Run{Face: "f", Size: 4 * mm, Text: words}}
	for _, r := range words {
		t.Run.Glyphs = append(t.Run.Glyphs, scene.Glyph{Rune: r, Runes: 1, Advance: 2 * mm})
	}
	return t
}

func turned(t scene.Text, degrees int) scene.Text { t.Turn = degrees; return t }

func sized(t scene.Text, size scene.Unit) scene.Text { t.Run.Size = size; return t }

func coloured(t scene.Text, c scene.Colour) scene.Text { t.Colour = c; return t }

func rect(x, y, w, h scene.Unit) scene.Path {
	return scene.RectPath(scene.Rect{X: x * mm, Y: y * mm, W: w * mm, H: h * mm})
}

func line(x0, y0, x1, y1 scene.Unit) scene.Stroke {
	var p scene.Path
	p.Move(x0*mm, y0*mm).Line(x1*mm, y1*mm)
	return scene.Stroke{Path: p, Colour: red, Width: 200}
}

func clipped(p scene.Path, items ...scene.Item) scene.Group {
	return scene.Group{Clip: &p, Items: items}
}

func moved(dx, dy scene.Unit, items ...scene.Item) scene.Group {
	return scene.Group{Shift: scene.Point{X: dx * mm, Y: dy * mm}, Items: items}
}

// kinds are the findings on a page of 100 mm by their kinds and texts.
func kinds(opt Options, items ...scene.Item) string {
	var out []string
	for _, f := range Page(&scene.Page{W: 100 * mm, H: 100 * mm, Items: items}, opt) {
		s := f.Kind + " " + f.Text
		if f.Other != "" {
			s += " / " + f.Other
		}
		out = append(out, s)
	}
	return strings.Join(out, ", ")
}

func TestFindings(t *testing.T) {
	disc := scene.CirclePath(scene.Point{X: 50 * mm, Y: 50 * mm}, 10*mm)
	white := scene.Fill{Path: rect(10, 6, 20, 5), Colour: scene.RGB(0xffffff)}
	for _, c := range []struct {
		name  string
		items []scene.Item
		want  string
	}{
		{"a text by itself", []scene.Item{say("word", 10, 10)}, ""},
		{"six points", []scene.Item{sized(say("word", 10, 10), Least)}, ""},
		{"less", []scene.Item{sized(say("word", 10, 10), Least-1)}, "small word"},
		{"to the edges", []scene.Item{say("word", 92, 100), say("word", 0, 3)}, ""},
		{"over the right edge", []scene.Item{say("word", 93, 50)}, "outside word"},
		{"over the top", []scene.Item{say("word", 10, 2)}, "outside word"},
		{"moved over the edge", []scene.Item{moved(50, 0, moved(43, 0, say("word", 0, 50)))}, "outside word"},
		{"moved back onto the page", []scene.Item{moved(-50, 0, say("word", 60, 50))}, ""},
		{"turned down onto the page", []scene.Item{turned(say("word", 95, 50), 90)}, ""},
		{"turned up off the page", []scene.Item{turned(say("word", 50, 6), -90)}, "outside word"},
		{"in its clip", []scene.Item{clipped(rect(10, 10, 8, 3), say("word", 10, 13))}, ""},
		{"cut by its clip", []scene.Item{clipped(rect(10, 10, 7, 3), say("word", 10, 13))}, "clipped word"},
		{"in a moved clip", []scene.Item{moved(40, 40, clipped(rect(0, 0, 8, 3), say("word", 0, 3)))}, ""},
		{"in a clip, moved out of it", []scene.Item{clipped(rect(10, 10, 8, 3), moved(1, 0, say("word", 10, 13)))}, "clipped word"},
		{"in the inner clip, not in the outer", []scene.Item{clipped(rect(0, 0, 15, 30), clipped(rect(10, 10, 8, 3), say("word", 10, 13)))}, "clipped word"},
		{"in the corner of a round clip", []scene.Item{clipped(disc, say("word", 41, 44))}, "clipped word"},
		{"in a round clip", []scene.Item{clipped(disc, say("word", 46, 51))}, ""},
		{"two lines", []scene.Item{say("word", 10, 10), say("next", 10, 14)}, ""},
		{"two words set tight", []scene.Item{say("word", 10, 10), say("next", 18, 10)}, ""},
		{"on another", []scene.Item{say("word", 10, 10), say("next", 15, 10)}, "overlap next / word"},
		{"on another, through groups", []scene.Item{moved(5, 5, say("word", 5, 5)), clipped(rect(0, 0, 90, 90), moved(9, 9, say("next", 1, 1)))}, "overlap next / word"},
		{"a cross", []scene.Item{say("word", 10, 10), turned(say("next", 13, 6), 90)}, "overlap next / word"},
		{"two slants side by side", []scene.Item{turned(say("long word", 20, 20), 45), turned(say("long word", 26, 20), 45)}, ""},
		{"two slants on each other", []scene.Item{turned(say("long word", 20, 20), 45), turned(say("long word", 22, 20), 45)}, "overlap long word / long word"},
		{"an upright word in the corner of a slanted one's bounds", []scene.Item{turned(say("long word", 20, 20), 45), say("x", 30, 22)}, ""},
		{"a slanted word beside an upright one", []scene.Item{say("x", 30, 22), turned(say("long word", 20, 20), 45)}, ""},
		{"two small texts", []scene.Item{sized(say("word", 10, 10), 99), sized(say("word", 10, 20), 99)}, "small word, small word"},
		{"a small text in pieces", []scene.Item{sized(say("a    b", 10, 10), 99)}, "small a    b"},
		{"nothing to see", []scene.Item{say("word", 10, 10), coloured(say("next", 10, 10), ink.Alpha(0)), say("", 10, 10), say("  ", 10, 10)}, ""},
		{"in a gap of another", []scene.Item{say("a    b", 10, 10), say("in", 14, 10)}, ""},
		{"on the words beside a gap", []scene.Item{say("aa    bb", 10, 10), say("long words", 10, 10)}, "overlap long words / aa    bb"},
		{"blanks off the page", []scene.Item{say("word  ", 92, 50)}, ""},
		{"on its ground", []scene.Item{white, say("word", 12, 10)}, ""},
		{"painted over", []scene.Item{say("word", 12, 10), white}, "covered word / #ffffff"},
		{"painted over from another group", []scene.Item{moved(2, 2, say("word", 10, 8)), moved(-3, 0, scene.Fill{Path: rect(14, 7, 6, 5), Colour: red})}, "covered word / #ff0000"},
		{"touched by the edge of an area", []scene.Item{say("word", 12, 10), scene.Fill{Path: rect(19, 0, 20, 20), Colour: red}}, ""},
		{"under clear paint", []scene.Item{say("word", 12, 10), scene.Fill{Path: rect(10, 6, 20, 5), Colour: red.Alpha(100)}}, ""},
		{"under what a clip hides", []scene.Item{say("word", 12, 10), clipped(rect(50, 50, 9, 9), white)}, ""},
		{"in the hole of a frame", []scene.Item{say("word", 46, 51), scene.Fill{Path: ring(), Colour: red}}, ""},
		{"a rule through", []scene.Item{say("word", 12, 10), line(0, 9, 90, 9)}, "struck word / #ff0000"},
		{"a rule across", []scene.Item{say("word", 12, 10), line(15, 0, 15, 50)}, "struck word / #ff0000"},
		{"a rule across a turned word", []scene.Item{turned(say("word", 40, 10), 90), line(0, 15, 90, 15)}, "struck word / #ff0000"},
		{"a rule under", []scene.Item{say("word", 12, 10), line(0, 10, 90, 10)}, ""},
		{"over a rule", []scene.Item{line(0, 9, 90, 9), say("word", 12, 10)}, "crossed word / #ff0000"},
		{"over the edge of a box", []scene.Item{scene.Stroke{Path: rect(5, 5, 12, 9), Colour: red, Width: 200}, say("word", 12, 10)}, "crossed word / #ff0000"},
		{"inside a box", []scene.Item{scene.Stroke{Path: rect(5, 5, 20, 9), Colour: red, Width: 200}, say("word", 12, 10)}, ""},
		{"over a rule, on a ground", []scene.Item{line(0, 9, 90, 9), white, say("word", 12, 10)}, ""},
		{"over a rule in a picture", []scene.Item{scene.Group{Tag: scene.Figure, Items: []scene.Item{line(0, 9, 90, 9), moved(2, 0, say("word", 10, 10))}}}, ""},
		{"struck out", []scene.Item{say("word", 12, 10), line(11, 9, 21, 9)}, ""},
		{"the edge of a box as wide as it", []scene.Item{say("word", 12, 10), scene.Stroke{Path: rect(11, 0, 10, 9), Colour: red, Width: 200}}, "struck word / #ff0000"},
		{"a rule through a gap", []scene.Item{say("a    b", 10, 10), line(17, 0, 17, 50)}, ""},
	} {
		if got := kinds(Options{}, c.items...); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// ring is a disc with a hole, which turns the other way.
func ring() scene.Path {
	p := scene.CirclePath(scene.Point{X: 50 * mm, Y: 50 * mm}, 20*mm)
	hole := rect(40, 40, 20, 20)
	for i, j := 0, len(hole.Points)-1; i < j; i, j = i+1, j-1 {
		hole.Points[i], hole.Points[j] = hole.Points[j], hole.Points[i]
	}
	return *p.Append(hole)
}

func TestOptions(t *testing.T) {
	cut := clipped(rect(10, 10, 7, 3), say("word", 10, 13), say("other", 10, 13))
	if got := kinds(Options{Tiles: true}, cut, say("small", 50, 2)); got != "outside small" {
		t.Errorf("on a tile: %q", got)
	}
	stamp := turned(say("DRAFT", 10, 10), 30)
	if got := kinds(Options{Behind: []string{"DRAFT"}}, stamp, say("word", 10, 12), say("next", 12, 12)); got != "overlap next / word" {
		t.Errorf("under a stamp: %q", got)
	}
}

// A group that holds itself is looked into as deep as groups may lie, and no deeper.
func TestAGroupInItselfEnds(t *testing.T) {
	items := make([]scene.Item, 2)
	items[0], items[1] = say("word", 10, 10), moved(0, 1)
	g := items[1].(scene.Group)
	g.Items = items
	items[1] = g
	found := Page(&scene.Page{W: 100 * mm, H: 100 * mm, Items: items}, Options{})
	over, off := 0, 0
	for _, f := range found {
		switch f.Kind {
		case "overlap":
			over++
		case "outside":
			off++
		}
	}
	if over == 0 || off != 0 {
		t.Errorf("words 1 mm below each other: %d overlap, %d run off the page", over, off)
	}
}

func TestFindingsInWords(t *testing.T) {
	for kind, want := range map[string]string{
		"small": "under six points", "outside": "off the page", "clipped": "cut off", "covered": "painted over in b", "crossed": "runs over a line in b",
		"struck": "a line in b goes through", "faint": "hardly be read on b", "overlap": `"a" lies on "b"`,
	} {
		f := Finding{Kind: kind, Text: "a", Other: "b", Box: scene.Rect{X: 12 * mm, Y: 34 * mm}}
		if s := fmt.Sprint(f); !strings.Contains(s, want) || !strings.HasSuffix(s, "at 12,34 mm") {
			t.Errorf("%s: %s", kind, s)
		}
	}
}
