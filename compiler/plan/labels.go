package plan

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// MaxLabel is the most characters of a label: it must fit into one cell between two walls.
const MaxLabel = 3

// labels reads every label. In a drawing with lost or doubled lines, a label that stands twice is no
// news.
func (r *reader) labels(framed bool) {
	for y, line := range r.lines {
		for x := 0; x < len(line); {
			if r.class(line[x]) != label {
				x++
				continue
			}
			end := x
			for end < len(line) && r.class(line[end]) == label {
				end++
			}
			r.label(string(line[x:end]), x, y, framed)
			x = end
		}
	}
}

// label enters one label, or says why it is none.
func (r *reader) label(id string, x, y int, framed bool) {
	if r.inWall(x-1, y) || r.inWall(x+len(id), y) {
		r.report(CodeLabel, x, x+len(id), y, "a label cannot stand in a wall", "a post is drawn as +, a wall as | or -; a label stands in a cell")
		r.spoilRow(x, x+len(id), y)
		return
	}
	if message, remedy := unfitLabel(id); message != "" {
		if !r.spoilt(x-1, y, x+len(id), y) { // else its neighbour has been complained about
			r.report(CodeLabel, x, x+len(id), y, message, remedy)
		}
		r.spoilRow(x, x+len(id), y)
		return
	}
	if n := slices.IndexFunc(r.drawing.Labels, func(l Label) bool { return l.ID == id }); n >= 0 {
		if framed {
			r.twice(id, x, y, r.drawing.Labels[n])
		}
		return
	}
	from, to := r.floor(x, y)
	r.drawing.Labels = append(r.drawing.Labels, Label{
		ID: id, Cell: r.point(r.cell(x, y)), From: from, To: to,
		Line: y + 1, Col: x + r.indent + 1, EndCol: x + len(id) + r.indent + 1,
	})
}

// inWall reports whether a character belongs to a panel that runs across.
func (r *reader) inWall(x, y int) bool {
	return y%step(down) == 0 && x%step(across) != 0 && r.class(r.at(x, y)) == glyph
}

// twice reports a label that stands in a second place.
func (r *reader) twice(id string, x, y int, first Label) {
	r.report(CodeLabel, x, x+len(id), y, fmt.Sprintf("the label %s stands in two places", id), "give each piece a label of its own")
	r.errs[len(r.errs)-1].Related = &Related{Line: first.Line, Col: first.Col, EndCol: first.EndCol, Text: "it stands here, too"}
}

// unfitLabel says what is wrong with a label and what would help, or nothing.
func unfitLabel(id string) (message, remedy string) {
	if id == "" || id[0] < 'a' || id[0] > 'z' {
		return fmt.Sprintf("the label %q does not begin with a letter", id), "begin it with a lower case letter"
	}
	for _, c := range id[1:] {
		if c < '0' || c > '9' {
			return fmt.Sprintf("%q is no label", id), "a label is one lower case letter with up to two digits; leave a blank between two labels"
		}
	}
	if len(id) > MaxLabel {
		return fmt.Sprintf("the label %s is too long", id), "a letter and two digits fit into a cell"
	}
	return "", ""
}

// spoilRow marks a stretch of a line as complained about.
func (r *reader) spoilRow(x, endX, y int) {
	for ; x < endX; x++ {
		r.spoil(x, y)
	}
}

// cell is the cell of a character; one on a line between two belongs to the south and east.
func (r *reader) cell(x, y int) (i, j int) {
	return min(x/step(across), r.nx-1), min(y/step(down), r.ny-1)
}

// floor is all the floor that a label may speak of.
func (r *reader) floor(x, y int) (from, to model.Point) {
	i, j := r.cell(x, y)
	west, north := i, j
	if x%step(across) == 0 && x/step(across) == i {
		west = max(0, i-1)
	}
	if y%step(down) == 0 && y/step(down) == j {
		north = max(0, j-1)
	}
	return r.point(west, north), r.point(i+1, j+1)
}
