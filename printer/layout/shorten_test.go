package layout_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/scene"
)

func TestShortenKeepsWhatFits(t *testing.T) {
	fonts := printertest.Fonts(t)
	least := fonts.Width(body, "…")
	rapid.Check(t, func(rt *rapid.T) {
		text := rapid.StringMatching(`[a-z ]{0,40}`).Draw(rt, "text")
		width := scene.Unit(rapid.IntRange(0, 200_000).Draw(rt, "width"))
		got := fonts.Shorten(body, text, width)
		if fonts.Width(body, got) > max(width, least) {
			rt.Fatalf("%q is wider than %d", got, width)
		}
		kept, cut := strings.CutSuffix(got, "…")
		if !strings.HasPrefix(text, kept) || cut != (fonts.Width(body, text) > width) {
			rt.Fatalf("%q for %q in %d", got, text, width)
		}
		if next := len(kept) + 1; cut && next <= len(text) && text[next-1] != ' ' && fonts.Width(body, text[:next]+"…") < width-500 {
			rt.Fatalf("%q leaves room for more of %q", got, text)
		}
	})
}
