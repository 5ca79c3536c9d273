package changes

import (
	"fmt"
	"io"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
)

// signs stand before changes in text.
var signs = map[Sort]string{Added: "+", Gone: "-", Moved: ">", Renamed: "=", Changed: "~"}

// Write says what has changed, unit by unit, in lines no longer than a width where words allow it. Long values stand below
// each other behind their change.
func Write(out io.Writer, all []Change, width int) error {
	var b strings.Builder
	for i, c := range all {
		if i == 0 || all[i-1].Unit != c.Unit {
			if i > 0 {
				b.WriteByte('\n')
			}
			fmt.Fprintf(&b, "%s: %s\n", c.Unit, english.Count(of(all, c.Unit), "change"))
		}
		wrap(&b, width, "  "+signs[c.Sort]+" ", c.Text)
		if !c.Long() {
			continue
		}
		if c.Before != "" {
			wrap(&b, width, "      before: ", c.Before)
		}
		if c.After != "" {
			wrap(&b, width, "      now:    ", c.After)
		}
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// of is how many changes a unit has.
func of(all []Change, unit string) (n int) {
	for _, c := range all {
		if c.Unit == unit {
			n++
		}
	}
	return n
}

// wrap writes a text behind a lead, its further lines as far in.
func wrap(b *strings.Builder, width int, lead, text string) {
	column := len(lead)
	b.WriteString(lead)
	for i, word := range strings.Fields(text) {
		n := len([]rune(word))
		switch {
		case i == 0:
		case column+1+n > width:
			b.WriteString("\n" + strings.Repeat(" ", len(lead)))
			column = len(lead)
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	b.WriteByte('\n')
}
