package brief

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits of a brief. Markdown parsers take time and memory that grow faster than their input; the
// shape of prose that somebody prints is far inside these.
const (
	// MaxSource is the most bytes of a brief: a whole mission has about 4 kB of prose.
	MaxSource = 64 << 10
	// MaxParagraph is the most bytes between two blank lines. Nested emphasis costs the square of
	// it: 64 KB in one piece take seconds, 8 KB are two printed pages without a break.
	MaxParagraph = 8 << 10
	// MaxLines is the most lines: each row of a table becomes as many records as the table has
	// columns, however short the line.
	MaxLines = 2000
	// MaxColumns is the most bars '|' in a line: more columns do not fit on paper either.
	MaxColumns = 16
	// MaxGrowth is how many times larger than its source a text may become in memory.
	MaxGrowth = 16
	// minGrowth is what a text may take however short it is, so that "a|b" can become a table.
	minGrowth = 4 << 10
	// MaxDepth is the deepest nesting of lists and quotes: six levels of indentation leave half
	// of a column's width.
	MaxDepth = 6
	// MaxStyles is the deepest nesting of emphasis and links in a line; more shows no difference.
	MaxStyles = 12
	// MaxMarks is the most accents on one letter. No writing has more than four; piled up they reach into
	// the lines above.
	MaxMarks = 8
	// MaxErrors is the most mistakes worth listing for one brief.
	MaxErrors = 50
	// recordSize is what one block or inline counts for in the size of a text.
	recordSize = 16
)

// limits refuses briefs that are too large to be read.
func (r *reader) limits() {
	if len(r.src) > MaxSource {
		r.fail(0, 1, fmt.Sprintf("the text has %d bytes, the most is %d", len(r.src), MaxSource), "split it")
		return
	}
	if !utf8.Valid(r.src) {
		r.fail(r.invalid(), 1, "the text is not valid UTF-8", "save the file as UTF-8")
		return
	}
	if len(r.lines) > MaxLines {
		r.fail(r.lines[MaxLines], 1, fmt.Sprintf("the text has %d lines, the most is %d", len(r.lines), MaxLines), "split it")
		return
	}
	r.shape()
	r.piled()
}

// invalid is the offset of the first byte that is not UTF-8.
func (r *reader) invalid() int {
	at := 0
	for at < len(r.src) {
		c, n := utf8.DecodeRune(r.src[at:])
		if c == utf8.RuneError && n <= 1 {
			break
		}
		at += n
	}
	return at
}

// shape looks at the lengths of paragraphs and the number of columns, line by line.
func (r *reader) shape() {
	start := 0 // of the paragraph
	for n, at := range r.lines {
		line := r.line(n)
		if strings.TrimSpace(line) == "" {
			start = at + len(line)
			continue
		}
		if bars := strings.Count(line, "|"); bars > MaxColumns {
			r.fail(at, len(line), fmt.Sprintf("%d bars '|' in a line, the most is %d", bars, MaxColumns), "make a table of fewer columns")
		}
		if depth := markers(line); depth > 2*MaxDepth {
			r.deep(at)
		}
		if at+len(line)-start > MaxParagraph {
			r.fail(at, len(line), fmt.Sprintf("a paragraph of more than %d bytes", MaxParagraph), "put blank lines between paragraphs")
			return
		}
	}
}

// piled refuses letters under a heap of accents.
func (r *reader) piled() {
	n := 0
	for at, c := range string(r.src) {
		if n++; !unicode.Is(unicode.M, c) {
			n = 0
		}
		if n == MaxMarks+1 {
			r.fail(at, 1, fmt.Sprintf("more than %d accents on one letter", MaxMarks), "leave some out: they would run over the lines around it")
		}
	}
}

// markers counts the quotes and bullets that open a line: each is a level of nesting.
func markers(line string) int {
	n := 0
	for _, c := range line {
		if strings.ContainsRune(">-+*", c) {
			n++
		} else if c != ' ' && c != '\t' {
			return n
		}
	}
	return 0 // nothing but dashes or stars: a rule across the page
}

func (r *reader) deep(at int) {
	r.fail(at, 1, fmt.Sprintf("lists and quotes are nested more than %d deep", MaxDepth), "use fewer levels")
}

// grow counts what the tree holds, and gives up once that is out of proportion.
func (r *reader) grow(n int) bool {
	r.size += n
	if most := max(minGrowth, MaxGrowth*len(r.src)); r.size > most && !r.full {
		r.full = true
		r.fail(0, 1, fmt.Sprintf("the text becomes more than %d bytes when it is read", most), "write it without empty cells and nested marks")
	}
	return !r.full
}

// hidden refuses characters that do not show, or that turn the writing of others around.
func (r *reader) hidden() {
	for at, c := range string(r.src) {
		if isHidden(c) {
			r.failHidden(at, c)
		}
	}
}

func (r *reader) failHidden(at int, c rune) {
	r.fail(at, 1, fmt.Sprintf("the hidden character U+%04X", c), "delete it: readers of the page would not see it")
}

// isHidden reports control characters except tab and line feed, and the marks that override the
// direction of writing. A carriage return is part of a line end.
func isHidden(c rune) bool {
	switch {
	case c == '\t' || c == '\n' || c == '\r':
		return false
	case c < ' ' || c >= 0x7f && c <= 0x9f:
		return true
	case c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069 || c == 0x2028 || c == 0x2029 || c == 0xfeff:
		return true
	}
	return false
}

// fail notes a mistake at an offset of the source, over a number of bytes of its line.
func (r *reader) fail(offset, length int, message, remedy string) {
	n, col := r.where(offset)
	_, end := r.where(min(offset+length, r.lines[n]+len(r.line(n))))
	r.errs = append(r.errs, Error{Line: n + 1, Col: col, EndCol: max(end, col+1), Message: message, Remedy: remedy})
}

// where is the index of the line and the column of an offset.
func (r *reader) where(offset int) (line, col int) {
	offset = max(0, min(offset, len(r.src)))
	line, found := slices.BinarySearch(r.lines, offset)
	if !found {
		line--
	}
	return line, utf8.RuneCount(r.src[r.lines[line]:offset]) + 1
}

// line is one line of the source without its end.
func (r *reader) line(n int) string {
	end := len(r.src)
	if n+1 < len(r.lines) {
		end = r.lines[n+1] - 1
	}
	return strings.TrimSuffix(string(r.src[r.lines[n]:end]), "\r")
}

func lineStarts(src string) []int {
	starts := []int{0}
	for at, c := range []byte(src) {
		if c == '\n' {
			starts = append(starts, at+1)
		}
	}
	return starts
}
