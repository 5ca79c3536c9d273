package diag

import (
	"fmt"
	"strings"
)

// excerpt writes the source of a range with its span underlined and a label beside it. It reports
// whether there was any source to show.
func (r *report) excerpt(at Range, mark rune, colour style, label string) bool {
	src, ok := r.Sources[at.File]
	if !ok || !at.Valid() {
		return false
	}
	if _, ok := sourceLine(src, at.Start.Line); !ok {
		return false
	}
	end := at.End
	if end.Line < at.Start.Line || end.Line == at.Start.Line && end.Col <= at.Start.Col {
		end = Pos{Line: at.Start.Line, Col: at.Start.Col + 1}
	}
	r.bar("")
	switch {
	case end.Line == at.Start.Line:
		r.line(src, end.Line, at.Start.Col, end.Col, mark, colour, label)
	case end.Col == at.Start.Col+1 && upright(src, at.Start, end.Line):
		r.column(src, at.Start, end.Line, mark, colour, label)
	default:
		r.stretch(src, at.Start.Line, end, mark, colour, label)
	}
	return true
}

// bar writes a line of the gutter without a number.
func (r *report) bar(text string) {
	r.out.WriteString(strings.TrimRight(r.blank(r.gutter+1)+r.paint(blue, "|")+" "+text, " ") + "\n")
}

// numbered writes a source line behind its number.
func (r *report) numbered(n int, text string) {
	number := fmt.Sprintf("%*d |", r.gutter, n)
	r.out.WriteString(strings.TrimRight(r.paint(blue, number)+" "+text, " ") + "\n")
}

// room is how many columns a source line may take.
func (r *report) room() int { return r.Width - r.gutter - 3 }

// line shows a span within one line.
func (r *report) line(src []byte, n, start, end int, mark rune, colour style, label string) {
	text, _ := sourceLine(src, n)
	s := cut(text, start, end, r.room())
	r.numbered(n, s.text)
	r.underline(s, mark, colour, label)
}

// underline marks a span of the line above. The label stands beside it where it fits, otherwise
// on lines of its own.
func (r *report) underline(s strip, mark rune, colour style, label string) {
	marks := r.blank(s.start) + r.paint(colour, strings.Repeat(string(mark), s.end-s.start))
	label = Visible(label)
	if label == "" {
		r.bar(marks)
		return
	}
	if s.end+1+textWidth(label) <= r.room() {
		r.bar(marks + " " + r.paint(colour, label))
		return
	}
	r.bar(marks)
	indent := min(s.start, r.room()-min(textWidth(label), r.room()*2/3))
	for _, line := range wrap(label, r.room()-indent) {
		r.bar(r.blank(indent) + r.paint(colour, line))
	}
}

// shown lists the lines of a range that are printed: all of a short one, otherwise the first three
// and the last. Lines behind the end of the file are left out.
func shown(src []byte, first, last int) []int {
	var lines []int
	for n := first; n <= last; n++ {
		if last-first >= maxShown && n == first+3 {
			n = last
		}
		if _, ok := sourceLine(src, n); !ok {
			break
		}
		lines = append(lines, n)
	}
	return lines
}

// upright reports whether a range goes straight down through a drawing: something stands in its
// column on every line.
func upright(src []byte, start Pos, last int) bool {
	const most = 32 // lines: four times the longest panel; each is searched for from the top
	if start.Col < 1 || last-start.Line >= most {
		return false
	}
	for n := start.Line; n <= last; n++ {
		line, ok := sourceLine(src, n)
		pieces, first := decode(line, start.Col, 1)
		at := start.Col - 1 - first
		if !ok || at >= len(pieces) || strings.TrimSpace(pieces[at].text) == "" {
			return false
		}
	}
	return true
}

// column shows a span that goes straight down, as an upright panel in a drawing does: each line
// with its one character marked.
func (r *report) column(src []byte, start Pos, last int, mark rune, colour style, label string) {
	lines := shown(src, start.Line, last)
	for i, n := range lines {
		words := ""
		if i == len(lines)-1 {
			words = label
		}
		r.gap(lines, i)
		r.line(src, n, start.Col, start.Col+1, mark, colour, words)
	}
}

// stretch shows a range of several lines with a bracket at their left.
func (r *report) stretch(src []byte, first int, end Pos, mark rune, colour style, label string) {
	lines := shown(src, first, end.Line)
	for i, n := range lines {
		bracket, col := "|", 1
		if i == 0 {
			bracket = "/"
		}
		if n == end.Line {
			col = end.Col
		}
		r.gap(lines, i)
		text, _ := sourceLine(src, n)
		s := cut(text, max(1, col-1), max(2, col), r.room()-2)
		r.numbered(n, r.paint(colour, bracket)+" "+s.text)
		if i == len(lines)-1 {
			r.foot(s, mark, colour, label)
		}
	}
}

// gap writes dots where lines are left out.
func (r *report) gap(lines []int, i int) {
	if i > 0 && lines[i] > lines[i-1]+1 {
		r.out.WriteString(r.paint(blue, strings.Repeat(".", r.gutter)+" |") + "\n")
	}
}

// foot closes the bracket of a stretch under its last character.
func (r *report) foot(s strip, mark rune, colour style, label string) {
	label = Visible(label)
	reach := strings.Repeat("_", s.start+1)
	if label == "" || s.end+3+textWidth(label) <= r.room() {
		r.bar(r.paint(colour, strings.TrimRight("|"+reach+string(mark)+" "+label, " ")))
		return
	}
	r.bar(r.paint(colour, "|"+reach+string(mark)))
	for _, line := range wrap(label, r.room()-2) {
		r.bar("  " + r.paint(colour, line))
	}
}
