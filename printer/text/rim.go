package text

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// marker is a sign outside the rim.
type marker struct {
	text string
	side model.Side
	at   model.Point
}

// markers lists the airlocks and entry points at the rim and enters all of them in the legend.
// Entry points on the floor go onto the canvas.
func (p *picture) markers() []marker {
	var out []marker
	for _, a := range p.board.Airlocks {
		m := marker{"[" + clip(a.ID) + "]", a.Side, a.At}
		p.row("Airlocks", m.text, join(beyond(a.ID), ringed(a.Highlight)), where(a.Side, a.At))
		out = append(out, m)
	}
	for _, e := range p.board.Entries {
		m := marker{"(" + clip(strconv.Itoa(e.Number)) + ")", e.Side, e.At}
		what := ""
		if e.Sealed {
			what = "sealed"
		}
		what = join(what, ringed(e.Highlight))
		if e.Side == "" && !p.place(m.text, e.At) {
			what = join(what, "no room for it in the picture")
		}
		p.row("Entry points", m.text, what, where(e.Side, e.At))
		out = append(out, m)
	}
	return out
}

// ringed says in which colour something is highlighted; empty where it is not.
func ringed(colour string) string {
	if colour == "" {
		return ""
	}
	return "highlight " + colour
}

// clip shortens an id to what fits beside the board; beyond is the whole of one that was clipped.
func clip(id string) string {
	r := []rune(clean(id))
	return string(r[:min(len(r), maxKey)])
}

func beyond(id string) string {
	if clip(id) == clean(id) {
		return ""
	}
	return id
}

// where words a place at the rim: the side and the distance along it.
func where(side model.Side, at model.Point) string {
	switch side {
	case model.North, model.South:
		return string(side) + " " + at.X.String()
	case model.East, model.West:
		return string(side) + " " + at.Y.String()
	}
	return place(at)
}

// margin is the room for markers at the left and right of the canvas: a key in brackets, an arrow.
const margin = maxKey + 4

// framed is the canvas with the markers around it.
func (p *picture) framed() string {
	markers := p.markers()
	left, right := p.flank(markers, model.West), p.flank(markers, model.East)
	var out []string
	out = append(out, p.tops(markers, model.North)...)
	for y, line := range p.text() {
		out = append(out, fmt.Sprintf("%*s%s%s", margin, left[y], line, right[y]))
	}
	below := p.tops(markers, model.South)
	slices.Reverse(below)
	out = append(out, below...)
	for n, line := range out {
		out[n] = strings.TrimRight(line, " ")
	}
	return strings.Join(out, "\n") + "\n"
}

// flank is what stands beside each line of the canvas on one side.
func (p *picture) flank(markers []marker, side model.Side) map[int]string {
	out := map[int]string{}
	for _, m := range markers {
		if m.side != side {
			continue
		}
		y := max(0, min(p.between(m.at.Y), p.height))
		for out[y] != "" && y < p.height {
			y++
		}
		if side == model.West {
			out[y] = m.text + ">"
		} else {
			out[y] = "<" + m.text
		}
	}
	return out
}

// between is the line of a place along the west or east side. A place half way between two lines
// is shown in the middle of a cell, where people look for it.
func (p *picture) between(l model.Length) int {
	y := int(l * lines / p.lattice)
	if l*lines%p.lattice != 0 && y%lines == 0 {
		y++
	}
	return y
}

// tops is the lines above the canvas, or in reverse order those below: signs in as many lines as
// they need to stand apart, then a line of arrows.
func (p *picture) tops(markers []marker, side model.Side) []string {
	arrow := 'v'
	if side == model.South {
		arrow = '^'
	}
	arrows := []rune(strings.Repeat(" ", 2*margin+p.width+1))
	var rows [][]rune
	for _, m := range markers {
		if m.side != side {
			continue
		}
		x := margin + max(0, min(p.column(m.at.X), p.width))
		arrows[x] = arrow
		rows = put(rows, m.text, x-len([]rune(m.text))/2, len(arrows))
	}
	if rows == nil {
		return nil
	}
	var out []string
	for _, row := range slices.Backward(rows) {
		out = append(out, string(row))
	}
	return append(out, string(arrows))
}

// put writes a text into the first row in which it stands apart from the others.
func put(rows [][]rune, text string, x, width int) [][]rune {
	signs := []rune(text)
	for _, row := range rows {
		if strings.TrimSpace(string(row[max(0, x-1):min(width, x+len(signs)+1)])) == "" {
			copy(row[x:], signs)
			return rows
		}
	}
	row := []rune(strings.Repeat(" ", width))
	copy(row[x:], signs)
	return append(rows, row)
}
