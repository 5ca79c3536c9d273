package layout

import (
	"sort"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/printer/scene"
)

// ellipsis stands for what was cut off a text.
const ellipsis = "…"

// Shorten is as much of a text as a width takes on one line, with an ellipsis for what it does not.
// It is for labels whose text stands in full elsewhere. Where not even a letter fits, the ellipsis is
// all there is.
func (s *Set) Shorten(st Style, text string, width scene.Unit) string {
	if s.Width(st, text) <= width {
		return text
	}
	letters := []rune(text)
	cut := func(n int) string { return strings.TrimRightFunc(string(letters[:n]), unicode.IsSpace) + ellipsis }
	n := sort.Search(len(letters), func(n int) bool { return s.Width(st, cut(n+1)) > width })
	return cut(min(n, len(letters)))
}
