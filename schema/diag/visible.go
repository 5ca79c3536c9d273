package diag

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// tabStop is the distance between tab stops in an excerpt.
const tabStop = 4

// maxMarks is the most combining marks shown on one character: real scripts need three or four,
// a pile of them would be drawn over the lines above and below.
const maxMarks = 4

// Visible makes a text from a pack safe to print: control characters, marks that turn the writing
// around, and whatever else does not show become visible escapes such as ␛ or \u{202e}. A line
// feed or tab becomes a blank.
func Visible(s string) string {
	var b strings.Builder
	marks := 0
	for len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s)
		if unicode.In(r, unicode.Mn, unicode.Me) {
			marks++
		} else {
			marks = 0
		}
		switch {
		case r == '\n' || r == '\t':
			b.WriteByte(' ')
		case marks > maxMarks:
			b.WriteString(escape(r))
		default:
			b.WriteString(show(r, s[:n]))
		}
		s = s[n:]
	}
	return b.String()
}

// show is how one character is printed; raw is its bytes.
func show(r rune, raw string) string {
	switch {
	case r == utf8.RuneError && len(raw) == 1:
		return fmt.Sprintf("\\x{%02x}", raw[0])
	case r < ' ':
		return string(0x2400 + r) // the control picture of that character
	case r == 0x7f:
		return "␡"
	case !unicode.IsPrint(r):
		return escape(r)
	}
	return raw
}

func escape(r rune) string { return fmt.Sprintf("\\u{%x}", r) }

// wide lists the characters that fill two columns of a terminal, as pairs of first and last.
var wide = [...][2]rune{
	{0x1100, 0x115f}, {0x2e80, 0x303e}, {0x3041, 0x4dbf}, {0x4e00, 0xa4cf}, {0xa960, 0xa97f}, {0xac00, 0xd7a3},
	{0xf900, 0xfaff}, {0xfe30, 0xfe6f}, {0xff01, 0xff60}, {0xffe0, 0xffe6}, {0x1f300, 0x1f64f},
	{0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x1fa70, 0x1faff}, {0x20000, 0x3fffd},
}

// columns is the width of a printed character.
func columns(r rune) int {
	if unicode.In(r, unicode.Mn, unicode.Me) {
		return 0
	}
	for _, w := range wide {
		if r >= w[0] && r <= w[1] {
			return 2
		}
	}
	return 1
}

// textWidth is the width of a text that is safe to print.
func textWidth(s string) int {
	n := 0
	for _, r := range s {
		n += columns(r)
	}
	return n
}

// wrap breaks a safe text into lines of at most some columns, between words where possible.
func wrap(s string, width int) []string {
	var lines []string
	line, used := "", 0
	for _, word := range strings.Fields(s) {
		for _, part := range chop(word, width) {
			n := textWidth(part)
			if used > 0 && used+1+n > width {
				lines = append(lines, line)
				line, used = "", 0
			}
			if used > 0 {
				line, used = line+" ", used+1
			}
			line, used = line+part, used+n
		}
	}
	if used > 0 || len(lines) == 0 {
		lines = append(lines, line)
	}
	return lines
}

// chop cuts a word that is wider than a line into pieces.
func chop(word string, width int) []string {
	if textWidth(word) <= width {
		return []string{word}
	}
	var parts []string
	start, used := 0, 0
	for at, r := range word {
		if n := columns(r); used+n > width {
			parts = append(parts, word[start:at])
			start, used = at, n
		} else {
			used += n
		}
	}
	return append(parts, word[start:])
}
