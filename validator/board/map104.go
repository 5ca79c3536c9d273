package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map104 finds airlocks and entry points that are not where their side is.
func map104() check.Check {
	return check.Check{
		Code:     "MAP104",
		Title:    "an airlock or entry point does not fit its side",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission},
		Text: "Airlocks and entry points stand on an edge of the board, at a distance from its west or north end. The " +
			"distance must leave half a ship's door, or half a base for an entry point, before either corner. Two airlocks " +
			"on one side must be a door's width apart for both ships to dock, and an entry point without a side must " +
			"lie on the board.",
		Before: "board: airlocks: a: {side: \"north\", at: 30} // the board is 24 inches wide",
		After:  "board: airlocks: a: {side: \"north\", at: 20.5}",
		Run: func(p *check.Pass) {
			p.EachFloor(func(p *check.Pass) {
				for _, d := range offRim(p) {
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
func offRim(p *check.Pass) []diag.Diagnostic {
	var out []diag.Diagnostic
	for i, a := range p.Mission.Board.Airlocks {
		out = append(out, offSide(p, "airlock "+a.ID, "board.airlocks."+a.ID, a.Side, a.At, p.Rules.Board.Airlock), crowded(p, i))
	}
	for _, e := range p.Mission.Board.Entries {
		out = append(out, offSide(p, "entry point "+e.ID, "board.entries."+e.ID, e.Side, e.At, p.Rules.Board.Trader))
	}
	return out
}

// offSide says that a thing of some width does not fit its side or, without a side, is not on the
// board. The summary is empty when all is well.
func offSide(p *check.Pass, name, path string, side model.Side, at model.Point, width model.Length) diag.Diagnostic {
	b, half := p.Mission.Board, width/2
	off, length := walks.Along(side, at), walks.SideLength(p, side)
	d := diag.Diagnostic{Range: p.First(path+".at", path), Place: p.Place(at), Marks: []diag.Mark{parts.PointOf(at, name)}}
	if side != "" {
		d.Details = []string{fmt.Sprintf("it is %s wide, and its middle needs %s inches to either corner", parts.Inches(width), half)}
	}
	switch {
	case side == "" && !arrivals.OnBoard(p, at):
		d.Summary = fmt.Sprintf("%s at %s is off the board of %s × %s inches", name, parts.Point(at), b.Width, b.Height)
		d.Remedy = "move it onto the board, or give it a side"
	case side != "" && length < width:
		d.Summary = fmt.Sprintf("%s does not fit the %s side, which is %s long", name, side, parts.Inches(length))
		d.Remedy = "choose a longer side, or make the board larger"
	case side != "" && !walks.OnLength(off, width, length):
		d.Summary = fmt.Sprintf("%s stands %s inches along the %s side, which is %s inches long", name, off, side, length)
		d.Remedy = fmt.Sprintf("choose a distance from %s to %s", half, length-half)
	}
	return d
}

// crowded says that an airlock is too close to an earlier one; nothing when it is not. One finding an
// airlock will do: the others most often go with it.
func crowded(p *check.Pass, i int) diag.Diagnostic {
	a := p.Mission.Board.Airlocks[i]
	for _, b := range p.Mission.Board.Airlocks[:i] {
		apart := max(a.At.X-b.At.X, b.At.X-a.At.X, a.At.Y-b.At.Y, b.At.Y-a.At.Y)
		if a.Side != b.Side || apart >= p.Rules.Board.Airlock {
			continue
		}
		return diag.Diagnostic{
			Summary: fmt.Sprintf("airlocks %s and %s are %s apart, and the door of a ship is %s wide", b.ID, a.ID, parts.Inches(apart), parts.Inches(p.Rules.Board.Airlock)),
			Remedy:  "move one of them along the side",
			Range:   p.First("board.airlocks."+a.ID+".at", "board.airlocks."+a.ID),
			Place:   p.Place(a.At),
			Related: []diag.Related{{Range: p.Where.At("board.airlocks." + b.ID), Text: "the other one"}},
			Marks:   []diag.Mark{{Kind: diag.EdgeMark, At: []model.Point{b.At, a.At}, Text: b.ID + " and " + a.ID}},
		}
	}
	return diag.Diagnostic{}
}
