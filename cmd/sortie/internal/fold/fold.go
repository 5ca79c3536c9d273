// Package fold sets running text in lines of a width, for terminals and help.
package fold

import (
	"strings"
	"unicode/utf8"
)

// Lines sets words in lines of a width. A word that is wider stands on a line of its own.
func Lines(text string, width int) string {
	var out strings.Builder
	used := 0
	for _, word := range strings.Fields(text) {
		switch n := utf8.RuneCountInString(word); {
		case used == 0:
			used = n
		case used+1+n > width:
			out.WriteByte('\n')
			used = n
		default:
			out.WriteByte(' ')
			used += 1 + n
		}
		out.WriteString(word)
	}
	return out.String()
}

// Paragraphs is a text whose paragraphs are parted by empty lines, each folded and set in by some blanks. One that
// is set in itself stands as it is: it is a drawing or a source.
func Paragraphs(text string, indent, width int) string {
	var out []string
	for _, p := range strings.Split(strings.Trim(text, "\n"), "\n\n") {
		if !strings.HasPrefix(p, " ") {
			p = Lines(p, width-indent)
		}
		out = append(out, Indent(p, indent))
	}
	return strings.Join(out, "\n\n")
}

// Indent sets every line in by some blanks.
func Indent(text string, by int) string {
	blanks := strings.Repeat(" ", by)
	return blanks + strings.ReplaceAll(text, "\n", "\n"+blanks)
}
