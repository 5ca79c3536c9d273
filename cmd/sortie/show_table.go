package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/values"
	"github.com/sortie-tools/sortie/schema/diag"
)

// widestPath is the widest column of paths in a table; longer ones stand on a line of their own.
const widestPath = 34

// table writes values with their places: as many columns as the terminal has.
func (s *session) table(id, head string, lines []values.Line, place func(values.Line) string) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s)\n\n", diag.Visible(id), diag.Visible(head))
	width := 0
	for _, l := range lines {
		if n := utf8.RuneCountInString(l.Path); n <= widestPath {
			width = max(width, n)
		}
	}
	for _, l := range lines {
		if l.Path != "id" { // it stands in the head
			s.row(&b, l, place(l), width)
		}
	}
	b.WriteByte('\n')
	_, err := io.WriteString(s.out, b.String())
	return err
}

// row writes one value. On a terminal, what does not fit is cut: the source says the rest.
func (s *session) row(b *strings.Builder, l values.Line, place string, width int) {
	if utf8.RuneCountInString(l.Path) > width {
		fmt.Fprintf(b, "%s\n", diag.Visible(l.Path))
		l.Path = ""
	}
	room := max(s.width-width-4-utf8.RuneCountInString(place), 12)
	value := diag.Visible(l.Value)
	if s.outTerminal {
		value = cut(value, room)
	}
	fmt.Fprintf(b, "%-*s  %-*s  %s\n", width, diag.Visible(l.Path), room, value, diag.Visible(place))
}

// cut shortens a text to a number of characters.
func cut(text string, room int) string {
	r := []rune(text)
	if len(r) <= room {
		return text
	}
	return string(slices.Concat(r[:room-1], []rune{'…'}))
}
