package audit

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/scene"
)

// faint are the texts of a page that stand out too little from what is behind them, with that.
func faint(items ...scene.Item) string {
	var out []string
	for _, f := range Contrast(&scene.Page{W: 100 * mm, H: 100 * mm, Items: items}) {
		out = append(out, f.Kind+" "+f.Text+" / "+f.Other)
	}
	return strings.Join(out, ", ")
}

// The greys are those on both sides of a contrast of 4.5 and of 3 with white, as any calculator of WCAG says.
func TestLettersThatCanHardlyBeRead(t *testing.T) {
	grey := func(v uint32) scene.Colour { return scene.RGB(v<<16 | v<<8 | v) }
	area := func(c scene.Colour) scene.Fill { return scene.Fill{Path: rect(10, 6, 20, 5), Colour: c} }
	word := say("word", 12, 10)
	for _, c := range []struct {
		name  string
		items []scene.Item
		want  string
	}{
		{"black on white", []scene.Item{word}, ""},
		{"grey enough", []scene.Item{coloured(word, grey(0x76))}, ""},
		{"too pale", []scene.Item{coloured(word, grey(0x77))}, "faint word / #ffffff"},
		{"large letters may be paler", []scene.Item{coloured(sized(word, LargeLetters), grey(0x94))}, ""},
		{"letters a little smaller may not", []scene.Item{coloured(sized(word, LargeLetters-1), grey(0x94))}, "faint word / #ffffff"},
		{"too pale for any letters", []scene.Item{coloured(sized(word, LargeLetters), grey(0x96))}, "faint word / #ffffff"},
		{"dark on dark", []scene.Item{area(grey(0x22)), word}, "faint word / #222222"},
		{"white on dark", []scene.Item{area(grey(0x22)), coloured(word, grey(0xff))}, ""},
		{"painted later", []scene.Item{word, area(grey(0x22))}, ""},
		{"beside the dark", []scene.Item{moved(0, 10, area(grey(0x22))), word}, ""},
		{"moved onto the dark", []scene.Item{moved(0, 10, area(grey(0x22))), moved(0, 10, word)}, "faint word / #222222"},
		{"turned away from the dark", []scene.Item{area(grey(0x22)), turned(say("long word", 12, 10), 90)}, ""},
		{"dark that a clip hides", []scene.Item{clipped(rect(50, 50, 5, 5), area(grey(0x22))), word}, ""},
		{"dark that a clip shows", []scene.Item{clipped(rect(0, 0, 50, 50), area(grey(0x22))), word}, "faint word / #222222"},
		{"after a clip", []scene.Item{clipped(rect(50, 50, 5, 5)), area(grey(0x22)), word}, "faint word / #222222"},
		{"a pale wash over the dark", []scene.Item{area(grey(0x22)), area(grey(0xff).Alpha(240)), word}, ""},
		{"half clear on purpose", []scene.Item{coloured(word, grey(0xcc).Alpha(127))}, ""},
		{"pale but not clear", []scene.Item{coloured(word, grey(0xcc).Alpha(128))}, "faint word / #ffffff"},
		{"a hairline behind", []scene.Item{scene.Fill{Path: scene.RectPath(scene.Rect{X: 0, Y: 8*mm + 590, W: 90 * mm, H: 20}), Colour: grey(0x22)}, word}, ""},
	} {
		if got := faint(c.items...); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestContrastOfGroupsInGroupsEnds(t *testing.T) {
	g := moved(0, 0, coloured(say("word", 10, 10), scene.RGB(0xeeeeee)))
	if got := faint(g); got == "" {
		t.Fatal("a pale word in a group is not found")
	}
	for range 2 * scene.MaxDepth {
		g = moved(0, 0, g)
	}
	if got := faint(g); got != "" {
		t.Errorf("looked deeper than groups may lie: %s", got)
	}
}
