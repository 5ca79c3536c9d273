package layout_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

var body = layout.Style{Face: layout.Body, Size: 10_000, Colour: printertest.Ink}

func TestEveryFaceParses(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, name := range layout.Faces() {
		l := fonts.Line(layout.Style{Face: name, Size: 5000}, "Hamburg")
		if len(l.Runs) != 1 || l.Runs[0].Run.Face != name || l.Width < 5000 {
			t.Errorf("%s: %d runs, width %d", name, len(l.Runs), l.Width)
		}
		if len(fonts.FontFile(name)) < 10_000 {
			t.Errorf("%s: no font file", name)
		}
	}
	if len(layout.Faces()) < 9 || fonts.FontFile("no-such-face") != nil {
		t.Error("the list of faces is wrong")
	}
}

func TestKerningMovesLettersTogether(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, pair := range []string{"AV", "To", "WA"} {
		apart := fonts.Width(body, pair[:1]) + fonts.Width(body, pair[1:])
		if got := fonts.Width(body, pair); got >= apart {
			t.Errorf("%s is %d wide, its letters %d", pair, got, apart)
		}
	}
}

// However many accents a letter has, they stay near its line.
func TestPiledAccentsStayOnTheirLine(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, marks := range []string{"\u0301", "\u0323"} {
		moved := scene.Unit(0)
		for _, run := range fonts.Line(body, "x"+strings.Repeat(marks, 100)).Runs {
			for _, g := range run.Run.Glyphs {
				moved = max(moved, g.DY, -g.DY)
			}
		}
		if moved == 0 || moved > body.Size/2 {
			t.Errorf("%+q: an accent stands %d away", marks, moved)
		}
	}
}

func TestTrackingAddsSpaceAfterEachLetter(t *testing.T) {
	fonts := printertest.Fonts(t)
	wide := body
	wide.Tracking = 500
	if got, want := fonts.Width(wide, "HOLD"), fonts.Width(body, "HOLD")+4*500; got != want {
		t.Errorf("width %d, want %d", got, want)
	}
}

func TestGlyphsStandForLettersOneToOne(t *testing.T) {
	fonts := printertest.Fonts(t)
	const text = "office fjord difficult -> 1/2 ffl"
	for _, face := range layout.Faces() {
		run := fonts.Line(layout.Style{Face: face, Size: 4000}, text).Runs[0].Run
		var back []rune
		for _, g := range run.Glyphs {
			if g.Runes != 1 {
				t.Errorf("%s: a glyph stands for %d letters", face, g.Runes)
			}
			back = append(back, g.Rune)
		}
		if string(back) != text {
			t.Errorf("%s: %q", face, string(back))
		}
	}
}

func TestCombiningMarksBelongToTheirLetter(t *testing.T) {
	fonts := printertest.Fonts(t)
	run := fonts.Line(body, "x\u0301y").Runs[0].Run
	sum := 0
	for _, g := range run.Glyphs {
		sum += g.Runes
	}
	if sum != 3 {
		t.Errorf("glyphs stand for %d of 3 runes", sum)
	}
}

func TestFallbackFacesMakeRuns(t *testing.T) {
	fonts := printertest.Fonts(t)
	l := fonts.Line(layout.Style{Face: layout.BodyBold, Size: 4000}, "Kai Ω и z")
	var faces []string
	var x scene.Unit
	for _, p := range l.Runs {
		faces = append(faces, p.Run.Face)
		if p.X != x {
			t.Errorf("%q stands at %d, want %d", p.Run.Text, p.X, x)
		}
		x += p.Run.Width()
	}
	if !slices.Contains(faces, "roboto-condensed-bold") || l.Width != x || l.Text() != "Kai Ω и z" {
		t.Errorf("faces %v, width %d, text %q", faces, l.Width, l.Text())
	}
}

func TestMissingNamesLettersThatNoFaceHas(t *testing.T) {
	fonts := printertest.Fonts(t)
	if got := fonts.Missing("fine Ωи – “x” \u200b\n"); len(got) > 0 {
		t.Errorf("missing %q", got)
	}
	if got := string(fonts.Missing("a★b✓★")); got != "★✓" {
		t.Errorf("missing %q", got)
	}
}

// A letter that no face has shows a sign of its own, in any face, and stays in the text.
func TestMissingLettersAreDrawnAsSuch(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, face := range layout.Faces() {
		st := layout.Style{Face: face, Size: 4000}
		sign := fonts.Line(layout.Style{Face: "roboto-condensed-medium", Size: 4000}, "\uFFFD").Runs[0].Run.Glyphs[0]
		l := fonts.Line(st, "a★火b")
		if l.Text() != "a★火b" || len(l.Runs) != 3 {
			t.Fatalf("%s: %q in %d runs", face, l.Text(), len(l.Runs))
		}
		for i, g := range l.Runs[1].Run.Glyphs {
			if g.ID != sign.ID || g.Advance != sign.Advance || g.Rune != []rune("★火")[i] || g.Runes != 1 {
				t.Errorf("%s: %c is drawn as %+v", face, "★火"[i], g)
			}
		}
	}
}

// What Missing does not list is drawn by some face, whichever was asked for.
func TestWhatIsNotMissingHasAGlyph(t *testing.T) {
	fonts := printertest.Fonts(t)
	for r := rune(' '); r < 0x3000; r++ {
		if len(fonts.Missing(string(r))) > 0 {
			continue
		}
		for _, face := range layout.Faces() {
			for _, run := range fonts.Line(layout.Style{Face: face, Size: 4000}, string(r)).Runs {
				for _, g := range run.Run.Glyphs {
					if g.ID == 0 {
						t.Errorf("%U is an empty box in %s", r, face)
					}
				}
			}
		}
	}
}

func TestControlCharactersAreNotDrawn(t *testing.T) {
	fonts := printertest.Fonts(t)
	if got := fonts.Line(body, "a\x1b[31m\u202eb\tc\x00").Text(); got != "a[31mb c" {
		t.Errorf("%q", got)
	}
}

func TestPlacing(t *testing.T) {
	fonts := printertest.Fonts(t)
	l := fonts.Line(body, "Mark")
	x := func(items []scene.Item) scene.Unit { return items[0].(scene.Text).At.X }
	if got := x(l.Right(100_000, 0)); got != 100_000-l.Width {
		t.Errorf("right: %d", got)
	}
	if got := x(l.Centre(100_000, 0)); got != 100_000-l.Width/2 {
		t.Errorf("centre: %d", got)
	}
	up := l.TurnedCentre(1000, 2000, 270)[0].(scene.Text)
	if up.At != (scene.Point{X: 1000, Y: 2000 + l.Width/2}) || up.Turn != 270 {
		t.Errorf("turned: %+v", up.At)
	}
}

func TestTurnedRunsFollowTheBaseline(t *testing.T) {
	fonts := printertest.Fonts(t)
	l := fonts.Line(body, "aΩb")
	items := l.Turned(0, 0, 90)
	for i, p := range l.Runs {
		if at := items[i].(scene.Text).At; at != (scene.Point{X: 0, Y: p.X}) {
			t.Errorf("run %d stands at %v, want (0, %d)", i, at, p.X)
		}
	}
}

func TestOutlineIsAsTallAsTheCapitals(t *testing.T) {
	fonts := printertest.Fonts(t)
	for _, face := range layout.Faces() {
		st := layout.Style{Face: face, Size: 100_000}
		path := fonts.Outline(fonts.Line(st, "HE").Runs[0].Run)
		var top, bottom, right scene.Unit
		for _, p := range path.Points {
			top, bottom, right = min(top, p.Y), max(bottom, p.Y), max(right, p.X)
		}
		capital := fonts.Metrics(st).CapHeight
		if -top < capital-2000 || -top > capital+2000 || bottom > 1500 {
			t.Errorf("%s: from %d to %d, capitals %d", face, top, bottom, capital)
		}
		if w := fonts.Width(st, "HE"); right < w*3/4 || right > w*11/10 { // italics lean over
			t.Errorf("%s: reaches to %d of %d", face, right, w)
		}
	}
}

// A text that was shaped before looks as if it never was, in its own size, and a page that is moved
// does not move another one's words.
func TestRememberedTextIsTheSame(t *testing.T) {
	once, again := printertest.Fonts(t), printertest.Fonts(t)
	wide := body
	wide.Tracking = 300
	for _, st := range []layout.Style{body, wide, {Face: layout.Body, Size: 4000}} {
		again.Line(st, "The quick AVATAR ★")
		for _, text := range []string{"The quick AVATAR ★", "AVATAR"} {
			if a, b := once.Line(st, text), again.Line(st, text); !slices.EqualFunc(a.Runs, b.Runs, sameRun) || a.Width != b.Width {
				t.Errorf("%q in %+v: %+v, then %+v", text, st, a, b)
			}
		}
	}
}

func sameRun(a, b layout.Placed) bool {
	return a.X == b.X && a.Run.Text == b.Run.Text && a.Run.Size == b.Run.Size && slices.Equal(a.Run.Glyphs, b.Run.Glyphs)
}

// A text is measured without being set, and takes what it takes when it is: in faces that stand in, with letters that
// no face has, and with extra space.
func TestMeasuredTextIsAsWideAsSetText(t *testing.T) {
	s := printertest.Fonts(t)
	for _, text := range []string{"AVATAR Tokyo", "Ещё Ωμέγα e\u0301", "火 at 星", "", "a\tb\u00ad"} {
		for _, tracking := range []scene.Unit{0, 70} {
			st := layout.Style{Face: layout.Title, Size: 3210, Tracking: tracking}
			want := scene.Unit(0)
			for _, p := range s.Line(st, text).Runs {
				want += p.Run.Width()
			}
			if got := s.Width(st, text); got != want {
				t.Errorf("%q measures %d and takes %d", text, got, want)
			}
		}
	}
}

// A word is no wider without the blank behind it, whatever its last letter: lines are broken by that.
func TestBlanksTakeRoomBehindEveryLetter(t *testing.T) {
	s := printertest.Fonts(t)
	for _, face := range layout.Faces() {
		for r := rune('!'); r < 0x2200; r++ {
			st := layout.Style{Face: face, Size: 10_000}
			if word := string(r); s.Width(st, word+" ") < s.Width(st, word) {
				t.Errorf("%s: a blank behind %q takes room away", face, word)
			}
		}
	}
}
