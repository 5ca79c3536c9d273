package layout_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/proctime"
)

const mm = scene.Millimetre

func lines(fonts *layout.Set, width scene.Unit, spans ...layout.Span) []string {
	var out []string
	for _, l := range fonts.Wrap(spans, width) {
		out = append(out, l.Text())
	}
	return out
}

func TestWrapBreaksWhereALineMayEnd(t *testing.T) {
	fonts := printertest.Fonts(t)
	small := layout.Style{Face: layout.Mono, Size: 2 * mm} // 1.08 mm a letter
	say := func(s string) layout.Span { return layout.Span{Style: small, Text: s} }
	for _, c := range []struct {
		name  string
		width scene.Unit
		spans []layout.Span
		want  []string
	}{
		{"spaces", 11 * mm, []layout.Span{say("one  two\nthree")}, []string{"one two", "three"}},
		{"blanks at the ends", 30 * mm, []layout.Span{say("  one ")}, []string{"one"}},
		{"no-break space", 11 * mm, []layout.Span{say("in 4\u00a0inch steps")}, []string{"in 4\u00a0inch", "steps"}},
		{"hyphen", 11 * mm, []layout.Span{say("half-hidden")}, []string{"half-", "hidden"}},
		{"dash", 11 * mm, []layout.Span{say("ship—dock two")}, []string{"ship—dock", "two"}},
		{"no break in numbers", 11 * mm, []layout.Span{say("about 10-20 m")}, []string{"about", "10-20 m"}},
		{"long word", 11 * mm, []layout.Span{say("incomprehensibilities")}, []string{"incomprehe", "nsibilitie", "s"}},
		{"hard breaks", 30 * mm, []layout.Span{say("a"), {Break: true}, {Break: true}, say("b")}, []string{"a", "", "b"}},
		{"words across spans", 11 * mm, []layout.Span{say("the un"), {Style: small, Text: "break", Link: "x"}, say("able end")}, []string{"the", "unbreakabl", "e end"}},
		{"nothing", 11 * mm, nil, nil},
	} {
		if got := lines(fonts, c.width, c.spans...); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestWrapKeepsLinksUnderTheirWords(t *testing.T) {
	fonts := printertest.Fonts(t)
	spans := []layout.Span{{Style: body, Text: "see "}, {Style: body, Text: "crate three", Link: "c3"}}
	got := fonts.Wrap(spans, fonts.Width(body, "see crate ")+1)
	if len(got) != 2 || len(got[0].Links) != 1 || len(got[1].Links) != 1 {
		t.Fatalf("%d lines, links %v", len(got), got)
	}
	k := got[0].Links[0]
	if k.To != "c3" || k.X != fonts.Width(body, "see ") || k.X+k.W != got[0].Width {
		t.Errorf("link %+v on a line of %d", k, got[0].Width)
	}
	items := got[1].At(1000, 9000)
	link, ok := items[len(items)-1].(scene.Link)
	if !ok || link.Area.X != 1000 || link.Area.W != got[1].Width || link.Area.Y >= 9000 {
		t.Errorf("placed %+v", items)
	}
}

func TestWrapNeverExceedsTheWidthNorLosesALetter(t *testing.T) {
	fonts := printertest.Fonts(t)
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`([a-zA-Z\-—Ωи]{1,30}[  ]{0,2}){0,30}`).Draw(t, "text")
		width := scene.Unit(rapid.IntRange(12, 90).Draw(t, "width")) * mm
		cut := rapid.IntRange(0, len([]rune(text))).Draw(t, "cut")
		bold := body
		bold.Face = layout.BodyBold
		runes := []rune(text)
		var all strings.Builder
		for _, l := range fonts.Wrap([]layout.Span{{Style: body, Text: string(runes[:cut])}, {Style: bold, Text: string(runes[cut:])}}, width) {
			if l.Width > width+50 { // kerning with a blank may differ by some micrometres
				t.Fatalf("%q is %d wide, the column %d", l.Text(), l.Width, width)
			}
			all.WriteString(l.Text())
		}
		if got, want := squash(all.String()), squash(text); got != want {
			t.Fatalf("set %q of %q", got, want)
		}
	})
}

func squash(s string) string { return strings.ReplaceAll(s, " ", "") }

func TestWrapIsQuickOnHostileText(t *testing.T) {
	fonts := printertest.Fonts(t)
	for name, text := range map[string]string{
		"one word": strings.Repeat("x", 64<<10), "dashes": strings.Repeat("-", 64<<10),
		"hyphens": strings.Repeat("a-", 32<<10), "blanks": strings.Repeat(" ", 64<<10),
	} {
		start := proctime.Start()
		fonts.Wrap([]layout.Span{{Style: body, Text: text}}, 100*mm)
		if took := start.Used(); took > 5*time.Second {
			t.Errorf("%s: %v", name, took)
		}
	}
}
