package decode

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// crates places the crates, those last that stand on another one and have no place of their own.
func (j *joiner) crates(n *explain.Node) {
	j.atMost(n, source.MaxCrates, "crates")
	var upper []string
	n.Each(func(id string, c *explain.Node) {
		if _, labelled := j.labels[id]; c.Get("on") != nil && c.Get("at") == nil && !labelled {
			upper = append(upper, id)
			return
		}
		j.crate(id, c)
	})
	for range len(upper) { // each round places one more of a stack
		upper = slices.DeleteFunc(upper, func(id string) bool { return j.stacked(id, n.Fields[id]) })
	}
	for _, id := range upper {
		j.crate(id, n.Fields[id]) // nothing is below it
	}
	if n != nil {
		slices.SortStableFunc(j.board.Crates, func(a, b model.Crate) int { return slices.Index(n.Keys, a.ID) - slices.Index(n.Keys, b.ID) })
	}
}

// stacked places a crate in the middle of the one that it stands on, if that has a place by now.
func (j *joiner) stacked(id string, c *explain.Node) bool {
	i := slices.IndexFunc(j.board.Crates, func(b model.Crate) bool { return b.ID == c.Str("on") })
	size := j.crateSize(c)
	if i < 0 || size == nil {
		return false
	}
	f := model.Footprint{Centre: j.board.Crates[i].Footprint.Centre, Width: size.Width, Depth: size.Depth, Turn: j.turn(id, c)}
	j.addCrate(id, c, size, f)
	return true
}

// crate places a crate where it says, or where its label is.
func (j *joiner) crate(id string, c *explain.Node) {
	k := j.crateSize(c)
	if k == nil {
		if size := c.Get("size"); size != nil {
			j.Need(size, "crate size", ids(j.rules.Crates, func(s model.CrateSize) string { return s.ID }))
		}
		return
	}
	if f, ok := j.place(id, c, k.Width, k.Depth); ok {
		j.addCrate(id, c, k, f)
	}
}

// crateSize is the rule set's size of a crate, or nil.
func (j *joiner) crateSize(c *explain.Node) *model.CrateSize {
	size := c.Get("size")
	i := slices.IndexFunc(j.rules.Crates, func(s model.CrateSize) bool { return size != nil && s.ID == size.Text })
	if i < 0 {
		return nil
	}
	return &j.rules.Crates[i]
}

func (j *joiner) addCrate(id string, c *explain.Node, k *model.CrateSize, f model.Footprint) {
	j.board.Crates = append(j.board.Crates, model.Crate{
		ID: id, Size: k.ID, Colour: c.Str("colour"), Highlight: c.Str("highlight"), Footprint: f, On: c.Str("on"),
	})
}

// furniture places the free-standing terrain.
func (j *joiner) furniture(n *explain.Node) {
	j.atMost(n, source.MaxFurniture, "pieces of furniture")
	n.Each(func(id string, f *explain.Node) {
		kind := f.Get("kind")
		i := slices.IndexFunc(j.rules.Furniture, func(k model.FurnitureKind) bool { return kind != nil && k.ID == kind.Text })
		if i < 0 {
			if kind != nil {
				j.Need(kind, "kind of furniture", ids(j.rules.Furniture, func(k model.FurnitureKind) string { return k.ID }))
			}
			return
		}
		k := j.rules.Furniture[i]
		if at, ok := j.place(id, f, k.Width, k.Depth); ok {
			if k.Recess != nil {
				at.Hollow = model.Hollow{Side: k.Recess.Side, Width: k.Recess.Width, Depth: k.Recess.Depth}
			}
			j.board.Furniture = append(j.board.Furniture, model.Furniture{
				ID: id, Kind: k.ID, Title: j.Line(f.Get("title")), Highlight: f.Str("highlight"), Footprint: at, State: f.Str("state"),
			})
		}
	})
}

// markerSize is the side of a counter on the board, for finding its place in a cell: the games'
// counters are an inch or less.
const markerSize = model.Inch

// markers places the counters.
func (j *joiner) markers(n *explain.Node) {
	j.atMost(n, source.MaxMarkers, "markers")
	n.Each(func(id string, m *explain.Node) {
		f, ok := j.place(id, m, markerSize, markerSize)
		if !ok {
			return
		}
		marker := model.Marker{ID: id, Kind: m.Str("kind"), Title: j.Line(m.Get("title")), Turn: f.Turn, At: f.Centre, Highlight: m.Str("highlight")}
		j.Into(m.Get("number"), &marker.Number)
		j.board.Markers = append(j.board.Markers, marker)
	})
}

// ids lists the ids of a list of kinds.
func ids[T any](kinds []T, id func(T) string) []string {
	var list []string
	for _, k := range kinds {
		list = append(list, id(k))
	}
	return list
}

// facings are turns by the side that a piece's front looks to: unturned, it looks south, towards
// the reader of the map.
var facings = map[string]int{"south": 0, "west": 90, "north": 180, "east": 270}

// place finds where a piece stands: at its coordinates, or in the cell of its label.
func (j *joiner) place(id string, n *explain.Node, width, depth model.Length) (model.Footprint, bool) {
	f := model.Footprint{Width: width, Depth: depth, Turn: j.turn(id, n)}
	label, labelled := j.labels[id]
	at := n.Get("at")
	switch {
	case at != nil:
		f.Centre = j.point(at)
		if labelled && !touches(f, label) {
			j.apart(id, n, f, label)
		}
	case j.Told[n.Path+".at"]:
		return f, false
	case labelled:
		f.Centre = j.snap(f, label.Cell, n.Str("snap"))
	default:
		if !j.lost {
			j.Fault(n, "MAP023", fmt.Sprintf("%s has no place on the board", id),
				fmt.Sprintf("write %s into a cell of the drawing, or give at: [x, y]", id))
		}
		return f, false
	}
	return f, true
}

// turn is how far a piece is turned: by its own word, or so that its front looks where it says.
func (j *joiner) turn(id string, n *explain.Node) int {
	facing, turn := n.Get("facing"), n.Get("turn")
	if turn == nil {
		return facings[n.Str("facing")]
	}
	degrees := j.whole(turn)
	if facing != nil && facings[facing.Text] != degrees {
		j.Fault(turn, "MAP027", fmt.Sprintf("%s faces %s, which is a turn of %d degrees, and is turned by %d", id, facing.Text, facings[facing.Text], degrees),
			"take one of them out")
	}
	return degrees
}

// extent is how far a footprint reaches from its centre along x and y.
func extent(f model.Footprint) (x, y model.Length) {
	switch f.Turn {
	case 0, 180:
		return f.Width / 2, f.Depth / 2
	case 90, 270:
		return f.Depth / 2, f.Width / 2
	}
	s, c := model.Sincos(f.Turn)
	sin, cos := model.Length(max(s, -s)), model.Length(max(c, -c))
	return half(f.Width*cos + f.Depth*sin), half(f.Width*sin + f.Depth*cos)
}

// half is half of a length in units of model.One, rounded up to a whole hundredth.
func half(l model.Length) model.Length { return (l + 2*model.One - 1) / (2 * model.One) }

// snap is the centre of a piece in a cell: in the middle, or against the sides named.
func (j *joiner) snap(f model.Footprint, cell model.Point, sides string) model.Point {
	side := j.rules.Board.Lattice
	dx, dy := extent(f)
	at := model.Point{X: cell.X + side/2, Y: cell.Y + side/2}
	switch {
	case strings.Contains(sides, "w"):
		at.X = cell.X + dx
	case strings.Contains(sides, "e"):
		at.X = cell.X + side - dx
	}
	switch {
	case strings.Contains(sides, "n"):
		at.Y = cell.Y + dy
	case strings.Contains(sides, "s"):
		at.Y = cell.Y + side - dy
	}
	return at
}

// touches reports whether a piece reaches the floor that its label speaks of.
func touches(f model.Footprint, l plan.Label) bool {
	dx, dy := extent(f)
	c := f.Centre
	return c.X+dx >= l.From.X && c.X-dx <= l.To.X && c.Y+dy >= l.From.Y && c.Y-dy <= l.To.Y
}

// apart reports a label that stands away from its piece.
func (j *joiner) apart(id string, n *explain.Node, f model.Footprint, l plan.Label) {
	if j.lost {
		return
	}
	j.Found.Add(diag.Diagnostic{
		Code: "MAP021", Severity: diag.Error, Range: j.Index[j.path+".plan#"+id],
		Summary: fmt.Sprintf("the label %s stands in a cell that the piece at %s does not touch", id, pointName(f.Centre)),
		Remedy:  "move the label to the piece, or correct the place",
		Related: []diag.Related{{Range: j.Decoder.place(n.Get("at")), Text: "the piece's place"}},
	})
}
