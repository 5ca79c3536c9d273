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
			p.eachFloor(func(p *Pass) {
				for _, d := range p.offRim() {
					if d.Summary != "" { // core
						p.Report(d)
					}
				}
			})
		},
	}
}

// offRim says what is wrong with the places of airlocks and entry points; nothing of those that are
// well placed.
func (p *Pass) offRim() []diag.Diagnostic {
	var out []diag.Diagnostic
	for i, a := range p.Mission.Board.Airlocks {
		out = append(out, p.offSide("airlock "+a.ID, "board.airlocks."+a.ID, a.Side, a.At, p.Rules.Board.Airlock), p.crowded(i))
	}
	for _, e := range p.Mission.Board.Entries {
		out = append(out, p.offSide("entry point "+e.ID, "board.entries."+e.ID, e.Side, e.At, p.Rules.Board.Trader))
	}
	return out
}

// offSide says that a thing of some width does not fit its side or, without a side, is not on the
// board. The summary is empty when all is well.
func (p *Pass) offSide(name, path string, side model.Side, at model.Point, width model.Length) diag.Diagnostic {
	b, half := p.Mission.Board, width/2
	off, length := along(side, at), p.sideLength(side)
	d := diag.Diagnostic{Range: p.first(path+".at", path), Place: p.place(at), Marks: []diag.Mark{pointOf(at, name)}}
	if side != "" {
		d.Details = []string{fmt.Sprintf("it is %s wide, and its middle needs %s inches to either corner", inches(width), half)}
	}
	switch {
	case side == "" && !p.onBoard(at):
		d.Summary = fmt.Sprintf("%s at %s is off the board of %s × %s inches", name, point(at), b.Width, b.Height)
		d.Remedy = "move it onto the board, or give it a side"
	case side != "" && length < width:
		d.Summary = fmt.Sprintf("%s does not fit the %s side, which is %s long", name, side, inches(length))
		d.Remedy = "choose a longer side, or make the board larger"
	case side != "" && !onLength(off, width, length):
		d.Summary = fmt.Sprintf("%s stands %s inches along the %s side, which is %s inches long", name, off, side, length)
		d.Remedy = fmt.Sprintf("choose a distance from %s to %s", half, length-half)
	}
	return d
}

// crowded says that an airlock is too close to an earlier one; nothing when it is not. One finding an
// airlock will do: the others most often go with it.
func (p *Pass) crowded(i int) diag.Diagnostic {
	a := p.Mission.Board.Airlocks[i]
	for _, b := range p.Mission.Board.Airlocks[:i] {
		apart := max(a.At.X-b.At.X, b.At.X-a.At.X, a.At.Y-b.At.Y, b.At.Y-a.At.Y)
		if a.Side != b.Side || apart >= p.Rules.Board.Airlock {
			continue
		}
		return diag.Diagnostic{
			Summary: fmt.Sprintf("airlocks %s and %s are %s apart, and the door of a ship is %s wide", b.ID, a.ID, inches(apart), inches(p.Rules.Board.Airlock)),
			Remedy:  "move one of them along the side",
			Range:   p.first("board.airlocks."+a.ID+".at", "board.airlocks."+a.ID),
			Place:   p.place(a.At),
			Related: []diag.Related{{Range: p.Where.At("board.airlocks." + b.ID), Text: "the other one"}},
			Marks:   []diag.Mark{{Kind: diag.EdgeMark, At: []model.Point{b.At, a.At}, Text: b.ID + " and " + a.ID}},
		}
	}
	return diag.Diagnostic{}
}
