package decode

import (
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/schema/diag"
)

// inside maps lines and columns of a text to the file it was written in. A text that is not one
// plain literal, or holds escapes, cannot be mapped: then the range is the whole value.
func (d *Decoder) inside(n *explain.Node, line, col, endLine, endCol int) diag.Range {
	lines := d.literalLines(n)
	if line < 1 || line > len(lines) || endLine > len(lines) || endLine < line {
		return d.place(n)
	}
	s := d.Files[n.Literal.Pos().Filename()]
	from := advance(s.Data, lines[line-1], col-1)
	to := advance(s.Data, lines[endLine-1], endCol-1)
	if from == to { // nothing to underline, such as a blank that an editor stripped
		to = min(from+1, max(s.LineEnd(from), from))
	}
	return s.Span(from, to)
}

// closing is the quotes that close a text of several lines, or all of the value where that cannot be said.
func (d *Decoder) closing(n *explain.Node) diag.Range {
	if len(d.literalLines(n)) == 0 {
		return d.place(n)
	}
	end, s := n.Literal.End().Offset(), d.Files[n.Literal.Pos().Filename()]
	line := s.Lines[s.Pos(end).Line-1]
	return s.Span(line+len(s.Data[line:end])-len(strings.TrimLeft(string(s.Data[line:end]), " \t")), end)
}

// advance goes a number of characters on, but not over the end of the line.
func advance(data []byte, offset, runes int) int {
	for ; runes > 0 && offset < len(data) && data[offset] != '\n'; runes-- {
		_, size := utf8.DecodeRune(data[offset:])
		offset += size
	}
	return offset
}

// literalLines is the offset in the file of each line of a text, or nil where that cannot be said. Those of the text that
// was asked for last are kept: all labels of a drawing stand in one.
func (d *Decoder) literalLines(n *explain.Node) []int {
	if n.Literal == nil {
		return nil
	}
	if d.literal != n.Literal {
		d.literal, d.lines = n.Literal, d.findLines(n)
	}
	return d.lines
}

func (d *Decoder) findLines(n *explain.Node) []int {
	s := d.Files[n.Literal.Pos().Filename()]
	if s == nil {
		return nil
	}
	from, to := n.Literal.Pos().Offset(), n.Literal.End().Offset()
	raw := string(s.Data[from:to])
	hashes := len(raw) - len(strings.TrimLeft(raw, "#"))
	body := raw[hashes : len(raw)-hashes]
	if strings.Contains(body, `\`+strings.Repeat("#", hashes)) {
		return nil
	}
	if !strings.HasPrefix(body, `"""`) {
		return []int{from + hashes + 1}
	}
	return multiLines(body, from+hashes)
}

// multiLines finds the lines of a literal in triple quotes: all between the first and the last,
// each without the blanks that stand before the closing quotes.
func multiLines(body string, at int) []int {
	rows := strings.Split(body, "\n")
	last := len(rows) - 1
	indent := strings.TrimSuffix(rows[last], `"""`)
	var lines []int
	for i, row := range rows[:last] {
		if i > 0 {
			skip := 0
			if strings.HasPrefix(row, indent) {
				skip = len(indent)
			}
			lines = append(lines, at+skip)
		}
		at += len(row) + 1
	}
	return lines
}
