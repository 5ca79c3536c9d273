package hexplan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Hex is one hex of a drawing with its place in the text.
type Hex struct {
	xia.Hex
	Line, Col, EndCol int // EndCol is just behind the last character
}

// Error is one mistake in a drawing.
type Error struct {
	Line, Col, EndCol int
	Code              string // see Docs
	Message           string // one line, no full stop
	Remedy            string
}

// Limits of a drawing.
const (
	// MaxSource is the most bytes that are read: many times what nineteen hexes take.
	MaxSource = 4096
	// MaxErrors is the most mistakes that are worth listing.
	MaxErrors = 20
)

// Read reads a drawing with the glyphs of the terrains. It reports every mistake at once. The hexes
// are complete only if there is none.
func Read(src string, terrains []xia.Terrain) ([]Hex, []Error) {
	r := &reader{terrains: terrains, labels: map[string]string{}}
	if len(src) > MaxSource {
		r.report(1, 1, 2, CodeRows, fmt.Sprintf("the drawing is larger than %d bytes", MaxSource), "draw the 19 hexes of one tile")
		return nil, r.errs
	}
	rows := split(src)
	if r.enough(rows) {
		for i, row := range rows {
			r.row(i, row)
		}
	}
	return r.hexes, r.errs[:min(len(r.errs), MaxErrors)]
}

// reader is the state of one reading.
type reader struct {
	terrains []xia.Terrain
	labels   map[string]string // label → hex that has it
	hexes    []Hex
	errs     []Error
}

// row is a line of a drawing with something in it.
type row struct {
	line  int
	words []word
}

// word is what stands between blanks. Columns count characters from 1.
type word struct {
	text   []rune
	column int
}

// split cuts a drawing into the words of its lines; empty lines are left out.
func split(src string) []row {
	var rows []row
	for i, line := range strings.Split(src, "\n") {
		r := row{line: i + 1}
		chars := []rune(strings.TrimRight(line, "\r"))
		for x := 0; x < len(chars); x++ {
			start := x
			for x < len(chars) && chars[x] != ' ' && chars[x] != '\t' {
				x++
			}
			if x > start {
				r.words = append(r.words, word{chars[start:x], start + 1})
			}
		}
		if len(r.words) > 0 {
			rows = append(rows, r)
		}
	}
	return rows
}

// enough checks the number of rows.
func (r *reader) enough(rows []row) bool {
	want := len(xia.Rows())
	switch have := len(rows); {
	case have == 0:
		r.report(1, 1, 1, CodeRows, "the drawing is empty", "draw five rows of 3, 4, 5, 4 and 3 hexes")
	case have < want:
		last := rows[have-1]
		r.report(last.line, last.words[0].column, last.end(), CodeRows,
			fmt.Sprintf("the drawing ends after %s; a tile has %d", english.Count(have, "row"), want), "draw rows of 3, 4, 5, 4 and 3 hexes")
	case have > want:
		extra := rows[want]
		r.report(extra.line, extra.words[0].column, extra.end(), CodeRows,
			fmt.Sprintf("the drawing has %d rows; a tile ends after %d", have, want), "draw rows of 3, 4, 5, 4 and 3 hexes")
	default:
		return true
	}
	return false
}

func (r row) end() int {
	last := r.words[len(r.words)-1]
	return last.column + len(last.text)
}

// row reads one row.
func (r *reader) row(i int, line row) {
	want := xia.Rows()[i]
	for n, w := range line.words {
		if n < want {
			r.hex(line.line, w, xia.RowHex(i, n))
		}
	}
	switch have := len(line.words); {
	case have > want:
		r.report(line.line, line.words[want].column, line.end(), CodeRows,
			fmt.Sprintf("row %c has %d hexes; it ends after %d", 'a'+i, have, want), "take the surplus out; a label stands right behind its hex, without a blank")
	case have < want:
		r.report(line.line, line.words[0].column, line.end(), CodeRows,
			fmt.Sprintf("row %c has %s; it needs %d", 'a'+i, english.Count(have, "hex"), want), "draw normal space, too, and put blanks between hexes")
	}
}

// hex reads one hex.
func (r *reader) hex(line int, w word, at xia.Axial) {
	h := Hex{Hex: xia.Hex{ID: xia.HexName(at), At: at}, Line: line, Col: w.column, EndCol: w.column + len(w.text)}
	i := slices.IndexFunc(r.terrains, func(t xia.Terrain) bool { return t.Plan == string(w.text[0]) })
	if i < 0 {
		r.report(line, w.column, w.column+1, CodeGlyph, fmt.Sprintf("%q is no terrain", w.text[0]), "terrains are "+r.glyphs())
		return
	}
	h.Terrain = r.terrains[i].ID
	if len(w.text) > 1 && !r.label(&h, w) {
		return
	}
	r.hexes = append(r.hexes, h)
}

// label reads what stands behind the terrain.
func (r *reader) label(h *Hex, w word) bool {
	label := string(w.text[1:])
	from, to := w.column+1, h.EndCol
	switch {
	case len(w.text) > 2:
		r.report(h.Line, from, to, CodeLabel, fmt.Sprintf("the label %q is too long", label), "a label is one letter or digit; put a blank between hexes")
	case !isLabel(w.text[1]):
		r.report(h.Line, from, to, CodeLabel, fmt.Sprintf("%q is no label", label), "a label is a lower-case letter or a digit")
	case r.labels[label] != "":
		r.report(h.Line, from, to, CodeLabel, fmt.Sprintf("the label %s stands on %s already", label, r.labels[label]), "give each space a label of its own")
	default:
		r.labels[label], h.Space = h.ID, label
		return true
	}
	return false
}

func isLabel(c rune) bool { return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' }

// glyphs lists the terrains for a message.
func (r *reader) glyphs() string {
	var list []string
	for _, t := range r.terrains {
		list = append(list, fmt.Sprintf("%s %s", t.Plan, t.Title))
	}
	return strings.Join(list, ", ")
}

func (r *reader) report(line, col, end int, code, message, remedy string) {
	r.errs = append(r.errs, Error{Line: line, Col: col, EndCol: end, Code: code, Message: message, Remedy: remedy})
}
