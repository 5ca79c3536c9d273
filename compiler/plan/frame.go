package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// width and height are the size of the frame in characters.
func (r *reader) width() int  { return r.nx*step(across) + 1 }
func (r *reader) height() int { return r.ny*step(down) + 1 }

// split cuts the source into lines. Carriage returns and blanks at the end of a line are dropped,
// and so are blank lines at the end.
func (r *reader) split(src string) {
	r.bad, r.badLine, r.pass = map[spot]bool{}, map[int]bool{}, map[spot]direction{}
	for line := range strings.SplitSeq(src, "\n") {
		r.lines = append(r.lines, []rune(strings.TrimRight(line, " \r")))
	}
	for len(r.lines) > 0 && len(r.lines[len(r.lines)-1]) == 0 {
		r.lines = r.lines[:len(r.lines)-1]
	}
	r.margin()
	r.tabs()
	r.outdent()
}

// margin cuts off what stands before every line, where there are tabs in it: nobody draws those. They get into
// the text when the quotes that close it stand further left than its lines, and that is one mistake.
func (r *reader) margin() {
	cut, first := -1, []rune(nil)
	for _, line := range r.lines {
		if len(line) == 0 {
			continue
		}
		if first == nil {
			first = line
			cut = len(line) - len(strings.TrimLeft(string(line), " \t"))
		}
		for n := range cut {
			if n >= len(line) || line[n] != first[n] {
				cut = n
				break
			}
		}
	}
	if cut <= 0 || !slices.Contains(first[:cut], '\t') {
		return
	}
	r.errs = append(r.errs, Error{
		Line: 1, Col: 1, EndCol: cut + 1, Code: CodeFrame, Closing: true,
		Message: `the closing """ stand further left than the drawing above them`,
		Remedy:  `indent them like the lines of the drawing; the drawing itself can stay as it is`,
	})
	r.cut(cut)
}

// cut takes columns off the left of every line.
func (r *reader) cut(columns int) {
	r.indent += columns
	for y, line := range r.lines {
		r.lines[y] = line[min(columns, len(line)):]
	}
}

// tabs reports the first tab of each line; such a line is read no further.
func (r *reader) tabs() {
	for y, line := range r.lines {
		for x, c := range line {
			if c == '\t' && !r.badLine[y] {
				r.report(CodeTab, x, x+1, y, "a tab in the drawing", "use blanks: a tab is not the same width in every editor")
				r.badLine[y] = true
			}
		}
	}
}

// outdent cuts off the blanks that stand before every line. They are a mistake, but one that need
// not hide the others.
func (r *reader) outdent() {
	indent := -1
	for _, line := range r.lines {
		if n := leading(line); n < len(line) && (indent < 0 || n < indent) {
			indent = n
		}
	}
	if indent <= 0 {
		return
	}
	x := leading(r.lines[0])
	r.report(CodeFrame, x, x+1, 0, fmt.Sprintf("the whole drawing stands %s too far right", english.Count(indent, "column")),
		`move it left until its corners stand in the first column, or move the closing """ below it to the right`)
	r.cut(indent)
}

func leading(line []rune) int {
	n := 0
	for n < len(line) && line[n] == ' ' {
		n++
	}
	return n
}

// frame checks the size and the corners. It reports whether the lines can be trusted to stand
// where they should.
func (r *reader) frame() bool {
	if !r.enoughLines() {
		return false
	}
	last := r.height() - 1
	r.corners(0, "north")
	r.corners(last, "south")
	for y, line := range r.lines {
		if len(line) > r.width() && !r.badLine[y] && !r.bad[spot{r.width(), y}] {
			r.report(CodeSize, r.width(), len(line), y, fmt.Sprintf("the line is %s longer than the board, which is %d wide",
				english.Count(len(line)-r.width(), "character"), r.width()), "shorten the line, or state "+r.sizeFor(len(line), r.height()))
			r.badLine[y] = true
		}
	}
	return true
}

// enoughLines checks the number of lines.
func (r *reader) enoughLines() bool {
	have, want := len(r.lines), r.height()
	switch {
	case have == 0:
		r.report(CodeFrame, 0, 0, 0, "the drawing is empty", fmt.Sprintf("draw %d lines of %d characters", want, r.width()))
	case len(r.lines[0]) == 0:
		r.report(CodeFrame, 0, 0, 0, "the drawing begins with an empty line", "begin with the line that holds the northern corners")
	case have < want:
		y, sure, remedy := r.brokenRhythm(have-1, "a line is missing above it")
		r.report(CodeFrame, 0, len(r.lines[y]), y, fmt.Sprintf("the drawing has %s, the board needs %d", english.Count(have, "line"), want), remedy)
		r.relate(sure)
	case have > want:
		y, sure, remedy := r.brokenRhythm(want, "a line above it is too many")
		r.report(CodeSize, 0, len(r.lines[y]), y, fmt.Sprintf("the drawing has %s, the board ends after %d", english.Count(have, "line"), want), remedy)
		r.relate(sure)
	}
	return have == want && len(r.lines[0]) > 0
}

// brokenRhythm finds the first line with posts where none can be: between it and the last sound
// line, a line was lost or doubled. If all posts stand in the right lines, it can be anywhere, or the
// size is wrong; then there is no sound line.
func (r *reader) brokenRhythm(last int, what string) (y, sure int, remedy string) {
	for y, line := range r.lines {
		switch {
		case !slices.Contains(line, '+'):
		case y%step(down) == 0:
			sure = y
		default:
			return y, sure, "posts stand in every 2nd line of a drawing, but not in this one: " + what
		}
	}
	return last, -1, fmt.Sprintf("a cell is two lines high: draw %d lines, or state %s", r.height(), r.sizeFor(r.width(), len(r.lines)))
}

// relate adds the last sound line to the latest error.
func (r *reader) relate(sure int) {
	if sure >= 0 {
		at := len(r.lines[sure]) + r.indent
		r.errs[len(r.errs)-1].Related = &Related{Line: sure + 1, Col: r.indent + 1, EndCol: at + 1, Text: "all is well down to here"}
	}
}

// sizeFor is the field that states a board for a frame of so many characters, rounded up to cells.
func (r *reader) sizeFor(width, height int) string {
	cells := func(n int, d direction) model.Length {
		return model.Length((n-1+step(d)-1)/step(d)) * r.o.Lattice
	}
	return fmt.Sprintf("size: [%s, %s]", cells(width, across), cells(height, down))
}

// corners checks the two corners of the first or last line. One message a line is enough: what
// moves one corner often moves both.
func (r *reader) corners(y int, side string) {
	if r.badLine[y] {
		return
	}
	last := r.width() - 1
	line, want := "west", 0
	if r.at(0, y) == '+' {
		line, want = "east", last
	}
	if r.at(want, y) == '+' && len(r.lines[y]) <= r.width() || r.spoilt(want, y, want, y) {
		return
	}
	if want == last && len(r.lines[y]) > r.width() && r.at(last, y) == '+' {
		return // only too long
	}
	r.report(CodeFrame, want, want+1, y, fmt.Sprintf("the %s-%s corner must be a '+' in column %d of the drawing", side, line, want+1), r.slip(y))
	r.badLine[y] = true
}

// slip guesses how a line with a wrong corner came about.
func (r *reader) slip(y int) string {
	for x, c := range r.lines[y] {
		if c == '+' && x%step(across) != 0 {
			return fmt.Sprintf("the line slipped: move the '+' in column %d of the drawing %s", x+r.indent+1, shift(x))
		}
	}
	return "draw the corner: it shows that no line was lost or shifted"
}

// shift words the way from a column to the nearest lattice column.
func shift(x int) string {
	switch x % step(across) {
	case 1:
		return "one column to the left"
	case 2:
		return "two columns to the left or right"
	}
	return "one column to the right"
}
