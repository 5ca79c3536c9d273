package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/arrivals"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// map133 finds stairs, ladders and lifts whose ends are not above one another.
func map133() check.Check {
	return check.Check{
		Code:     "MAP133",
		Title:    "the ends or the cost of a link do not match",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: fmt.Sprintf("A ladder or a lift goes straight up to the level above, and stairs lead on by about as much as they climb. Here the two "+
			"ends lie too far apart when the level is laid onto the floor below: more than %s inches for a ladder or a lift, and that much "+
			"more than the level is high for stairs. Places on a level count from the level's own corner, so an end is often given in "+
			"inches of the floor below. No document has these limits; they leave a base to each side and as much again. A link that costs "+
			"more inches than any trader goes in a round is reported, too: nobody can take it.", upright),
		Before: "board: {\n\tlevels: deck: {at: [4, 4], size: [8, 8], plan: _deck}\n\tlinks: ladder: {kind: \"ladder\", from: [6, 6], to: [6, 6], board: \"deck\"}\n}",
		After:  "board: {\n\tlevels: deck: {at: [4, 4], size: [8, 8], plan: _deck}\n\tlinks: ladder: {kind: \"ladder\", from: [6, 6], to: [2, 2], board: \"deck\"}\n}",
		Run: func(p *check.Pass) {
			for _, l := range links(p) {
				far, dear := farApart(p, l), tooDear(p, l)
				if far || dear { // core
					badlyLinked(p, l, far, dear)
				}
			}
		},
	}
}

// farApart reports whether the ends of a link do not match.
func farApart(p *check.Pass, l linkAt) bool {
	most, level := mostApart(p, l)
	return level != nil && !noFarther(l.From, liftedTo(l, level), most) && !blockedEnd(p, l)
}

// tooDear reports whether a link costs more than a whole round of movement.
func tooDear(p *check.Pass, l linkAt) bool {
	pace := estimate.PaceOf(p.Rules)
	return pace.Known() && l.Cost > pace.Most
}

// badlyLinked reports what is wrong with a link.
func badlyLinked(p *check.Pass, l linkAt, far, dear bool) {
	if far {
		most, level := mostApart(p, l)
		mismatch(p, l, level, most)
	}
	if dear {
		most := estimate.PaceOf(p.Rules).Most
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("link %s costs %s, and no trader goes more than %s in a round", l.ID, parts.Inches(l.Cost), parts.Inches(most)),
			Remedy:  fmt.Sprintf("write a cost of %s at the most", most),
			Range:   p.First(l.path+".cost", l.path),
			Place:   p.SpotOn(l.floor, l.From),
			Marks:   onFloorMarks(l.floor, parts.PointOf(l.From, "link "+l.ID)),
		})
	}
}

// upright is how far the ends of a ladder or a lift may lie apart. No document says; two inches are a base
// beside it below, and one above.
const upright = 2 * model.Inch

// mostApart is how far the ends of a link may lie apart on the floor below, and the level that it leads up
// to; nil where it leads to no level above its own floor, or is no stairs, ladder or lift.
func mostApart(p *check.Pass, l linkAt) (model.Length, *model.Level) {
	level := check.Find(l.floor.Board.Levels, l.Board, func(x *model.Level) string { return x.ID })
	switch {
	case level == nil:
		return 0, nil
	case l.Kind == "stairs":
		return upright + level.Height, level
	case l.Kind == "ladder", l.Kind == "lift":
		return upright, level
	}
	return 0, nil
}

// blockedEnd reports whether an end of a link lies in something, which is reported by itself.
func blockedEnd(p *check.Pass, l linkAt) bool {
	return walks.StandingAt(p, l.Kind, l.floor, l.From) != "" || walks.StandingAt(p, l.Kind, *walks.Floor(p, l.Board), l.To) != ""
}

// liftedTo is the upper end of a link on the floor below.
func liftedTo(l linkAt, level *model.Level) model.Point {
	return model.Point{X: level.At.X + l.To.X, Y: level.At.Y + l.To.Y}
}

// noFarther reports whether two points lie no farther apart than a length.
func noFarther(a, b model.Point, most model.Length) bool {
	dx, dy := int64(a.X-b.X), int64(a.Y-b.Y)
	return dx*dx+dy*dy <= int64(most)*int64(most)
}

// mismatch reports a link whose upper end is too far from its lower one.
func mismatch(p *check.Pass, l linkAt, level *model.Level, most model.Length) {
	end := liftedTo(l, level)
	fits := model.Point{X: l.From.X - level.At.X, Y: l.From.Y - level.At.Y}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("the %s %s begins at %s and comes out above %s, more than %s away", l.Kind, l.ID, parts.Point(l.From), parts.Point(end), parts.Inches(most)),
		Details: []string{fmt.Sprintf("%s of level %s lies above %s: its corner is at %s", parts.Point(l.To), level.ID, parts.Point(end), parts.Point(level.At))},
		Remedy:  "move one of its ends",
		Range:   p.First(l.path+".to", l.path),
		Place:   p.SpotOn(l.floor, l.From),
		Marks:   onFloorMarks(l.floor, diag.Mark{Kind: diag.WayMark, At: []model.Point{l.From, end}, Text: l.ID}),
		Reasons: []string{fmt.Sprintf("a %s may lead %s sideways; the level is %s high", l.Kind, parts.Inches(most), parts.Inches(level.Height))},
	}
	if f := walks.Floor(p, level.ID); f != nil && arrivals.Within(f.Board, fits) {
		d.Remedy = fmt.Sprintf("end it near %s of the level, which is right above its foot", asWritten(fits))
		if l.To == l.From && p.Where.Has(l.path+".to") { // counted from the corner of the floor below
			d.Fix = &diag.Fix{Text: "end it right above its foot", Edits: []diag.Edit{{Range: p.Where[l.path+".to"], New: asWritten(fits)}}}
		}
	}
	p.Report(d)
}
