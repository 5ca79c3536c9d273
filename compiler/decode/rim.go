package decode

import (
	"strconv"

	"cuelang.org/go/cue"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/model"
)

// rim is the point on an edge of the board at a distance from its west or north end.
func (j *joiner) rim(side model.Side, along model.Length) model.Point {
	switch side {
	case model.North:
		return model.Point{X: along}
	case model.South:
		return model.Point{X: along, Y: j.board.Height}
	case model.West:
		return model.Point{Y: along}
	case model.East:
		return model.Point{X: j.board.Width, Y: along}
	}
	return model.Point{}
}

// airlocks places the doors in the rim.
func (j *joiner) airlocks(n *explain.Node) {
	j.atMost(n, source.MaxAirlocks, "airlocks")
	n.Each(func(id string, a *explain.Node) {
		at := a.Get("at")
		side := model.Side(a.Str("side"))
		if at == nil || side == "" {
			return
		}
		j.board.Airlocks = append(j.board.Airlocks, model.Airlock{ID: id, Side: side, At: j.rim(side, j.length(at)), Highlight: a.Str("highlight")})
	})
}

// entries places the numbered points.
func (j *joiner) entries(n *explain.Node) {
	j.atMost(n, source.MaxEntries, "entry points")
	n.Each(func(id string, e *explain.Node) {
		at := e.Get("at")
		if at == nil {
			return
		}
		number, _ := strconv.Atoi(id) // the schema lets digits pass only
		entry := model.Entry{ID: id, Number: number, Side: model.Side(e.Str("side")), Sealed: e.Str("state") == "sealed", Highlight: e.Str("highlight")}
		onBoard := at.Kind == cue.ListKind
		switch {
		case onBoard && entry.Side != "":
			j.Fault(at, "MAP025", "a point on the board and a side", `give one distance along the side, such as at: 5.5, or take the side out`)
			return
		case onBoard:
			entry.At = j.point(at)
		case entry.Side == "":
			if !j.Told[e.Path+".side"] {
				j.Fault(at, "MAP025", "a distance, but along no side", `add side: "north" or another, or give a point: at: [x, y]`)
			}
			return
		default:
			entry.At = j.rim(entry.Side, j.length(at))
		}
		j.board.Entries = append(j.board.Entries, entry)
	})
}
