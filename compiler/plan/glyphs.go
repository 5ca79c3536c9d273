package plan

import (
	"fmt"
	"strings"
	"unicode"
)

// glyphs reports every character that means nothing in a drawing.
func (r *reader) glyphs() {
	for y, line := range r.lines {
		for x, c := range line {
			if c != '\t' && r.class(c) == unknown {
				r.report(CodeGlyph, x, x+1, y, fmt.Sprintf("the character %s means nothing in a drawing", name(c)), r.lookAlike(c))
				r.spoil(x, y)
			}
		}
	}
}

// name quotes a character; what does not print is written as its number.
func name(c rune) string {
	if !unicode.IsPrint(c) || c == unicode.ReplacementChar {
		return fmt.Sprintf("U+%04X", c)
	}
	return "'" + string(c) + "'"
}

// lookAlike says what to write in place of an unknown character. Editors and keyboards put many
// kinds of lines and dots in place of plain ones.
func (r *reader) lookAlike(c rune) string {
	for _, family := range []struct {
		plain rune
		alike string
	}{
		{'-', "–—−─━_=~"}, {'|', "│┃¦!/\\I"}, {'+', "┼*┌┐└┘├┤┬┴"}, {'.', "·…:,"}, {' ', "\u00a0"},
	} {
		if strings.ContainsRune(family.alike, c) && r.class(family.plain) != unknown {
			return fmt.Sprintf("use the plain character '%c'", family.plain)
		}
	}
	if unicode.IsUpper(c) {
		return "capital letters are parts of panels; a label is a lower case letter with up to two digits"
	}
	return "`sortie explain plan` prints the characters that a drawing may hold"
}

// class is what a character can be.
type class int

const (
	unknown class = iota
	blank
	post
	glyph // part of a panel
	label // part of a label
)

func (r *reader) class(c rune) class {
	switch {
	case c == ' ' || c == '\t':
		return blank
	case c == '+':
		return post
	case r.table.glyphs[c]:
		return glyph
	case isLabel(c):
		return label
	}
	return unknown
}

func isLabel(c rune) bool { return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' }
