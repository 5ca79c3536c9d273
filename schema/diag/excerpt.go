package diag

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// sourceLine is one line of a file, counting from 1, without its end.
func sourceLine(src []byte, n int) ([]byte, bool) {
	for ; n > 1; n-- {
		cut := bytes.IndexByte(src, '\n')
		if cut < 0 {
			return nil, false
		}
		src = src[cut+1:]
	}
	if cut := bytes.IndexByte(src, '\n'); cut >= 0 {
		src = src[:cut]
	}
	return bytes.TrimSuffix(src, []byte{'\r'}), n == 1
}

// strip is a part of a source line that fits on a terminal, ready to print, with the columns of
// the terminal that a span of the source takes in it.
type strip struct {
	text       string
	start, end int
}

// piece is one character of a source line as it is printed.
type piece struct {
	text  string
	width int
}

// cut prints a source line in at most width columns so that the span from column start to end
// (source columns from 1, end exclusive) is seen. What is left out at the sides becomes "…".
func cut(line []byte, start, end, width int) strip {
	pieces, first := decode(line, start, width)
	from, to := clamp(start-1-first, len(pieces)), clamp(end-1-first, len(pieces))
	s := layout(pieces, from, to, first > 0, width)
	if s.end <= s.start {
		s.end = s.start + 1 // a span behind the end of the line, or of no width
	}
	return s
}

func clamp(n, most int) int { return max(0, min(n, most)) }

// decode reads the characters around a column; lines may be megabytes long. It also returns how
// many characters were skipped at the left.
func decode(line []byte, col, width int) (pieces []piece, first int) {
	for ; first < col-1-width && len(line) > 0; first++ {
		_, n := utf8.DecodeRune(line)
		line = line[n:]
	}
	at, marks := 0, 0
	for len(line) > 0 && len(pieces) < 3*width {
		r, n := utf8.DecodeRune(line)
		p := piece{text: show(r, string(line[:n])), width: columns(r)}
		if p.width > 0 {
			marks = 0
		} else if marks++; marks > maxMarks {
			p.text = escape(r)
		}
		if r == '\t' {
			p.text = strings.Repeat(" ", tabStop-at%tabStop)
		}
		p.width = textWidth(p.text)
		at += p.width
		pieces = append(pieces, p)
		line = line[n:]
	}
	return pieces, first
}

// layout prints the pieces, cut to the width around the span between two of them.
func layout(pieces []piece, from, to int, more bool, width int) strip {
	left, right := window(pieces, from, more, width)
	var b strings.Builder
	at := 0
	if left > 0 || more {
		b.WriteString("…")
		at = 1
	}
	s := strip{}
	for i := left; i < right; i++ {
		if i == from {
			s.start = at
		}
		b.WriteString(pieces[i].text)
		at += pieces[i].width
		if i == to-1 {
			s.end = at
		}
	}
	if from >= right {
		s.start = at
	}
	if to > right {
		s.end = at
	}
	if right < len(pieces) {
		b.WriteString("…")
	}
	s.text = strings.TrimRight(b.String(), " ")
	return s
}

// window chooses the pieces to print: all if they fit with a mark behind the end, otherwise a
// stretch that begins a third of the width before the span.
func window(pieces []piece, from int, more bool, width int) (left, right int) {
	if !more && total(pieces) < width {
		return 0, len(pieces)
	}
	room := width - 2 // for the dots at both sides
	left = from
	for used := 0; left > 0 && used+pieces[left-1].width <= room/3; left-- {
		used += pieces[left-1].width
	}
	for left > 0 && total(pieces[left-1:]) <= room {
		left-- // no blank space at the right while something is hidden at the left
	}
	right = left
	for used := 0; right < len(pieces) && used+pieces[right].width <= room; right++ {
		used += pieces[right].width
	}
	return left, right
}

func total(pieces []piece) int {
	n := 0
	for _, p := range pieces {
		n += p.width
	}
	return n
}
