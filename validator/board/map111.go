package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// map111 finds levels that the floor below cannot carry.
func map111() check.Check {
	return check.Check{
		Code:     "MAP111",
		Title:    "a level does not fit above its floor",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "A level lies above a floor: `at` says where its north-west corner is there, `size` how large it is. This one sticks " +
			"out of the floor below, or runs into another level at the same height.",
		Before: "board: {\n\tsize: [8, 8]\n\tlevels: gallery: {at: [4, 0], size: [6, 8]}\n}",
		After:  "board: {\n\tsize: [8, 8]\n\tlevels: gallery: {at: [4, 0], size: [4, 8]}\n}",
		Run: func(p *check.Pass) {
			for _, f := range p.Mission.Floors() {
				var fit []*model.Level
				for i := range f.Board.Levels {
					l := &f.Board.Levels[i]
					d := misfit(p, f, l, fit)
					if d != nil { // core
						p.Report(*d)
					}
					if levelInside(f, l) {
						fit = append(fit, l)
					}
				}
			}
		},
	}
}

// misfit says what is wrong with the place of a level above a floor and beside other levels there, or
// nothing.
func misfit(p *check.Pass, f model.NamedFloor, l *model.Level, others []*model.Level) *diag.Diagnostic {
	d := sharing(p, f, l, others)
	if !levelInside(f, l) {
		d = beyond(p, f, l)
	}
	if d != nil {
		d.Place = p.SpotOn(f, l.At)
		d.Marks = onFloorMarks(f, diag.Mark{Kind: diag.BoxMark, At: []model.Point{l.At, farCorner(l)}, Text: l.ID})
	}
	return d
}

// levelInside reports whether a level lies above its floor from corner to corner.
func levelInside(f model.NamedFloor, l *model.Level) bool {
	to := farCorner(l)
	return l.At.X >= 0 && l.At.Y >= 0 && to.X <= f.Board.Width && to.Y <= f.Board.Height
}

// beyond is what to say of a level that sticks out of the floor below.
func beyond(p *check.Pass, f model.NamedFloor, l *model.Level) *diag.Diagnostic {
	w, h := f.Board.Width, f.Board.Height
	d := &diag.Diagnostic{
		Summary: fmt.Sprintf("level %s goes from %s to %s, beyond %s of %s × %s inches", l.ID, parts.Point(l.At), parts.Point(farCorner(l)), check.FloorName(f), w, h),
		Remedy:  fmt.Sprintf("choose x of its corner from 0 to %s and y from 0 to %s", w-l.Floor.Width, h-l.Floor.Height),
		Range:   p.Where.At(f.Path + ".levels." + l.ID + ".at"),
	}
	if l.Floor.Width > w || l.Floor.Height > h {
		d.Remedy = fmt.Sprintf("make it %s × %s inches at most", w, h)
		d.Range = p.Where.At(f.Path + ".levels." + l.ID + ".size")
	}
	return d
}

// sharing is what to say of a level that shares its height and some of its floor with an earlier one.
func sharing(p *check.Pass, f model.NamedFloor, l *model.Level, others []*model.Level) *diag.Diagnostic {
	for _, o := range others {
		from := model.Point{X: max(l.At.X, o.At.X), Y: max(l.At.Y, o.At.Y)}
		a, b := farCorner(l), farCorner(o)
		to := model.Point{X: min(a.X, b.X), Y: min(a.Y, b.Y)}
		if l.Height != o.Height || from.X >= to.X || from.Y >= to.Y {
			continue
		}
		return &diag.Diagnostic{
			Summary: fmt.Sprintf("levels %s and %s share the floor from %s to %s, both %s high", o.ID, l.ID, parts.Point(from), parts.Point(to), parts.Inches(l.Height)),
			Remedy:  "move one of them, or give it another height",
			Range:   p.Where.At(f.Path + ".levels." + l.ID + ".at"),
			Related: []diag.Related{{Range: p.Where.At(f.Path + ".levels." + o.ID), Text: "the other one"}},
		}
	}
	return nil
}

// farCorner is the south-east corner of a level on the floor below.
func farCorner(l *model.Level) model.Point {
	return model.Point{X: l.At.X + l.Floor.Width, Y: l.At.Y + l.Floor.Height}
}
