package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map104 finds airlocks and entry points that are not where their side is.
func map104() Check {
	return Check{
		Code:     "MAP104",
		Title:    "an airlock or entry point does not fit its side",
		Severity: diag.Error,
		Needs:    []Capability{Mission},
		Text: "Airlocks and entry points stand on an edge of the board, at a distance from its west or north end. The " +
			"distance must leave half a ship's door, or half a base for an entry point, before either corner. Two airlocks " +
			"on one side must be a door's width apart for both ships to dock, and an entry point without a side must " +
			"lie on the board.",
		Before: "board: airlocks: a: {side: \"north\", at: 30} // the board is 24 inches wide",
		After:  "board: airlocks: a: {side: \"north\", at: 20.5}",
		Run: func(p *Pass) {
			for i, a := range p.Mission.Board.Airlocks {
				p.offSide("airlock "+a.ID, "board.airlocks."+a.ID, a.Side, a.At, p.Rules.Board.Airlock)
				p.crowded(i)
			}
			for _, e := range p.Mission.Board.Entries {
				p.offSide("entry point "+e.ID, "board.entries."+e.ID, e.Side, e.At, p.Rules.Board.Trader)
			}
		},
	}
}

// offSide reports a thing of some width that does not fit its side or, without a side, is not on the
// board.
func (p *Pass) offSide(name, path string, side model.Side, at model.Point, width model.Length) {
	b, half := p.Mission.Board, width/2
	off, length := along(side, at), p.sideLength(side)
	d := diag.Diagnostic{Range: p.first(path+".at", path), Place: p.place(at)}
	if side != "" {
		d.Details = []string{fmt.Sprintf("it is %s wide, and its middle needs %s inches to either corner", inchesOf(width), half)}
	}
	switch {
	case side == "" && !p.onBoard(at):
		d.Summary = fmt.Sprintf("%s at %s is off the board of %s × %s inches", name, point(at), b.Width, b.Height)
		d.Remedy = "move it onto the board, or give it a side"
	case side != "" && length < width:
		d.Summary = fmt.Sprintf("%s does not fit the %s side, which is %s long", name, side, inchesOf(length))
		d.Remedy = "choose a longer side, or make the board larger"
	case side != "" && (off < half || off > length-half):
		d.Summary = fmt.Sprintf("%s stands %s inches along the %s side, which is %s inches long", name, off, side, length)
		d.Remedy = fmt.Sprintf("choose a distance from %s to %s", half, length-half)
	default:
		return
	}
	p.Report(d)
}

// inchesOf is a length with its unit.
func inchesOf(l model.Length) string {
	if l == model.Inch {
		return "1 inch"
	}
	return l.String() + " inches"
}

// crowded reports an airlock too close to an earlier one.
func (p *Pass) crowded(i int) {
	a := p.Mission.Board.Airlocks[i]
	for _, b := range p.Mission.Board.Airlocks[:i] {
		apart := max(a.At.X-b.At.X, b.At.X-a.At.X, a.At.Y-b.At.Y, b.At.Y-a.At.Y)
		if a.Side != b.Side || apart >= p.Rules.Board.Airlock {
			continue
		}
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("airlocks %s and %s are %s inches apart, the door of a ship is %s wide", b.ID, a.ID, apart, p.Rules.Board.Airlock),
			Remedy:  "move one of them along the side",
			Range:   p.first("board.airlocks."+a.ID+".at", "board.airlocks."+a.ID),
			Place:   p.place(a.At),
			Related: []diag.Related{{Range: p.Where.At("board.airlocks." + b.ID), Text: "the other one"}},
		})
		return // one finding an airlock: the others most often go with it
	}
}
