package layout

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/scene"
)

// Span is a stretch of a paragraph in one style.
type Span struct {
	Style Style
	Text  string
	Link  string // name of a bookmark it leads to
	Break bool   // a line ends here; Text is not read
}

// Wrap breaks spans into lines no wider than width. A line may end after a space, a hyphen or a
// dash, never at a no-break space; a word wider than a whole line is broken where the line is full.
// Runs of blanks count as one, and a line begins and ends with none.
func (s *Set) Wrap(spans []Span, width scene.Unit) []Line {
	return wrapper{set: s, width: width}.wrap(spans)
}

// wrapper collects words until a line is full.
type wrapper struct {
	set   *Set
	width scene.Unit
	line  []piece
	used  scene.Unit // width of the line with its trailing blank
	lines []Line
	bare  bool // lines are only counted
}

func (w wrapper) wrap(spans []Span) []Line {
	for _, word := range words(spans) {
		w.add(word)
	}
	w.flush()
	return w.lines
}

func (w *wrapper) add(wd word) {
	full := w.measure(wd.pieces)
	if w.used+full > w.width { // else it fits without its blank, too: no face draws letters closer to have one
		full = w.squeeze(&wd, full)
	}
	w.line = append(w.line, wd.pieces...)
	w.used += full
	if wd.stop {
		w.flushEven()
	}
}

// squeeze makes room for a word that has none on the line with its blank, and gives the width of what is left of it.
func (w *wrapper) squeeze(wd *word, full scene.Unit) scene.Unit {
	bare := w.measure(trimmed(wd.pieces))
	if len(w.line) > 0 && w.used+bare > w.width {
		w.flush()
	}
	if bare <= w.width {
		return full
	}
	wd.pieces = w.chop(wd.pieces)
	return w.measure(wd.pieces)
}

// measure is how wide pieces are when set one after the other.
func (w *wrapper) measure(pieces []piece) (sum scene.Unit) {
	for len(pieces) > 0 {
		text, n := joined(pieces)
		sum += w.set.Width(pieces[0].span.Style, text)
		pieces = pieces[n:]
	}
	return sum
}

// chop sets full lines from the front of a word that is wider than a line and gives what is left.
func (w *wrapper) chop(pieces []piece) []piece {
	for len(pieces) > 0 && w.used+w.measure(trimmed(pieces)) > w.width {
		p := pieces[0]
		runes := []rune(p.text)
		n := w.fitting(p.span.Style, runes)
		if n > 0 {
			head := piece{p.span, string(runes[:n])}
			w.line = append(w.line, head)
			w.used += w.measure([]piece{head})
		}
		if pieces = pieces[1:]; n < len(runes) {
			w.flush()
			pieces = append([]piece{{p.span, string(runes[n:])}}, pieces...)
		}
	}
	return pieces
}

// fitting is how many runes fit into what is left of the line; at least one on an empty line, so
// that every line takes something.
func (w *wrapper) fitting(st Style, runes []rune) int {
	low, high := 0, len(runes)
	for low < high {
		mid := (low + high + 1) / 2
		if w.used+w.measure([]piece{{&Span{Style: st}, string(runes[:mid])}}) <= w.width {
			low = mid
		} else {
			high = mid - 1
		}
	}
	if low == 0 && len(w.line) == 0 {
		return 1
	}
	return low
}

// flush ends the line if there is one.
func (w *wrapper) flush() {
	if len(w.line) > 0 {
		w.flushEven()
	}
}

// flushEven ends the line even if it is empty, as hard breaks in a row make it.
func (w *wrapper) flushEven() {
	var l Line
	if !w.bare {
		l = w.set.compose(trimmed(w.line))
	}
	w.lines = append(w.lines, l)
	w.line, w.used = w.line[:0], 0
}

// compose shapes the pieces of one line.
func (s *Set) compose(pieces []piece) Line {
	var l Line
	for len(pieces) > 0 {
		text, n := joined(pieces)
		span := pieces[0].span
		m := s.Metrics(span.Style)
		l.Ascent, l.Descent = max(l.Ascent, m.Ascent), max(l.Descent, m.Descent)
		from := l.Width
		l.append(span.Style, s.shape(span.Style, text))
		if span.Link != "" && l.Width > from {
			l.Links = append(l.Links, LinkArea{X: from, W: l.Width - from, To: span.Link})
		}
		pieces = pieces[n:]
	}
	return l
}

// joined is the text of the pieces at the front that are of the same span, so that they are shaped as one, and
// how many those are.
func joined(pieces []piece) (text string, n int) {
	long := 0
	for n < len(pieces) && *pieces[n].span == *pieces[0].span {
		long += len(pieces[n].text)
		n++
	}
	if n == 1 {
		return pieces[0].text, 1
	}
	var all strings.Builder
	all.Grow(long)
	for _, p := range pieces[:n] {
		all.WriteString(p.text)
	}
	return all.String(), n
}

// trimmed is the pieces without the blank at the end.
func trimmed(pieces []piece) []piece {
	if n := len(pieces); n > 0 && pieces[n-1].text == " " {
		return pieces[:n-1]
	}
	return pieces
}
