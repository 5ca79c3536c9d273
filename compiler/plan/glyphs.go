package plan

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/schema/english"
)

// glyphs reports every stretch of characters that mean nothing in a drawing.
func (r *reader) glyphs() {
	for y, line := range r.lines {
		for x := 0; x < len(line); x++ {
			if !r.strange(line[x]) {
				continue
			}
			end := x + 1
			for end < len(line) && r.strange(line[end]) {
				end++
			}
			if isComment(line[x:]) {
				r.comment(x, y)
				break
			}
			r.unknown(x, end, y)
			x = end
		}
	}
}

// strange reports whether a character means nothing. Tabs are a matter of their own.
func (r *reader) strange(c rune) bool { return c != '\t' && r.class(c) == unknown }

// unknown reports one stretch of strange characters.
func (r *reader) unknown(x, end, y int) {
	line := r.lines[y]
	message := fmt.Sprintf("the character %s means nothing in a drawing", name(line[x]))
	if slices.ContainsFunc(line[x:end], func(c rune) bool { return c != line[x] }) {
		message = fmt.Sprintf("the characters %q mean nothing in a drawing", string(line[x:end]))
	}
	r.report(CodeGlyph, x, end, y, message, r.lookAlike(line[x]))
	r.spoilRow(x, end, y)
}

// isComment reports whether a line goes on with a slash and words.
func isComment(rest []rune) bool {
	words := strings.TrimLeft(string(rest), "/* ")
	return rest[0] == '/' && words != "" && (strings.HasPrefix(string(rest), "//") || unicode.IsLetter([]rune(words)[0]))
}

// comment reports a remark, and takes it out of the line so that its words are not read as labels.
func (r *reader) comment(x, y int) {
	r.report(CodeGlyph, x, len(r.lines[y]), y, "a drawing holds no comments", "take it away, or put it above the drawing, before plan:")
	r.lines[y] = []rune(strings.TrimRight(string(r.lines[y][:x]), " "))
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
	return fmt.Sprintf("a drawing holds blanks, labels and %s; sortie explain plan shows how", r.alphabet())
}

// alphabet lists the characters of posts and panels.
func (r *reader) alphabet() string {
	words := []string{"+"}
	for _, c := range slices.Sorted(maps.Keys(r.table.glyphs)) {
		words = append(words, string(c))
	}
	return english.And(words)
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
