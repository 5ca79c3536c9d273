package tokens

import (
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// smallest is the size of the smallest letters, in tenths of a point.
const smallest = 60

// maxRunes is as much of a text as is ever looked at: no token has room for a tenth of it.
const maxRunes = 2000

// fitted is a text set in lines within a width.
type fitted struct {
	style   layout.Style
	lines   []layout.Line
	leading scene.Unit
	cut     int // letters left out
}

func (f fitted) height() scene.Unit { return f.leading * scene.Unit(len(f.lines)) }

// fit sets a text in at most so many lines, in letters from the style's size down to the smallest; what does
// not fit even then ends in an ellipsis. It would rather shrink than break a word.
func (p *painter) fit(st layout.Style, text string, width scene.Unit, most int) fitted {
	text, whole := head(text, maxRunes), utf8.RuneCountInString(text)
	for size := st.Size; size >= page.Points(smallest); size -= page.Points(2) {
		st.Size = size
		if lines := p.wrap(st, text, width); len(lines) <= most && p.unbroken(st, text, width) {
			return fitted{style: st, lines: lines, leading: leading(st), cut: whole - utf8.RuneCountInString(text)}
		}
	}
	st.Size = page.Points(smallest)
	f := fitted{style: st, lines: p.wrap(st, text, width), leading: leading(st)}
	if len(f.lines) > most {
		f.lines, f.cut = p.shorten(st, text, width, most)
	}
	f.cut += whole - utf8.RuneCountInString(text)
	return f
}

func leading(st layout.Style) scene.Unit { return st.Size * 108 / 100 }

func (p *painter) wrap(st layout.Style, text string, width scene.Unit) []layout.Line {
	return p.set.Wrap([]layout.Span{{Style: st, Text: text}}, width)
}

// unbroken reports whether every word of a text fits on a line.
func (p *painter) unbroken(st layout.Style, text string, width scene.Unit) bool {
	for _, word := range strings.Fields(text) {
		if p.set.Width(st, word) > width {
			return false
		}
	}
	return true
}

// shorten is the longest beginning of a text that so many lines take, with an ellipsis.
func (p *painter) shorten(st layout.Style, text string, width scene.Unit, most int) ([]layout.Line, int) {
	if most < 1 {
		return nil, utf8.RuneCountInString(text)
	}
	letters := []rune(text)
	low, high := 0, len(letters) // low fits, high does not
	for high-low > 1 {
		if mid := (low + high) / 2; len(p.wrap(st, ended(letters[:mid]), width)) <= most {
			low = mid
		} else {
			high = mid
		}
	}
	return p.wrap(st, ended(letters[:low]), width), len(letters) - low
}

func ended(letters []rune) string { return strings.TrimRight(string(letters), " ,;·") + "…" }

// head is the first n letters of a text.
func head(text string, n int) string {
	for i := range text {
		if n--; n < 0 {
			return text[:i]
		}
	}
	return text
}
