package values

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/schema/diag"
)

// widestPath is the widest column of paths in a table; longer ones stand on a line of their own.
const widestPath = 34

// Table is where values are shown with their places: as many columns as a terminal has.
type Table struct {
	W     io.Writer
	Width int
	Cut   bool // what does not fit is cut: the source says the rest
}

// Write shows a value's lines below its id and what it is.
func (t Table) Write(id, head string, lines []Line, place func(Line) string) error {
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
			t.row(&b, l, place(l), width)
		}
	}
	b.WriteByte('\n')
	_, err := io.WriteString(t.W, b.String())
	return err
}

// row writes one value.
func (t Table) row(b *strings.Builder, l Line, place string, width int) {
	if utf8.RuneCountInString(l.Path) > width {
		fmt.Fprintf(b, "%s\n", diag.Visible(l.Path))
		l.Path = ""
	}
	room := max(t.Width-width-4-utf8.RuneCountInString(place), 12)
	value := diag.Visible(l.Value)
	if t.Cut {
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
