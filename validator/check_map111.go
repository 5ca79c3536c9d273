package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// map111 finds levels that the floor below cannot carry.
func map111() Check {
	return Check{
		Code:     "MAP111",
		Title:    "a level does not fit above its floor",
		Severity: diag.Error,
		Needs:    []Capability{Mission, Whole},
		Text: "A level lies above a floor: `at` says where its north-west corner is there, `size` how large it is. This one sticks " +
			"out of the floor below, or runs into another level at the same height.",
		Before: "board: {\n\tsize: [8, 8]\n\tlevels: gallery: {at: [4, 0], size: [6, 8]}\n}",
		After:  "board: {\n\tsize: [8, 8]\n\tlevels: gallery: {at: [4, 0], size: [4, 8]}\n}",
		Run: func(p *Pass) {
			for _, f := range p.Mission.Floors() {
				var fit []*model.Level
				for i := range f.Board.Levels {
					if l := &f.Board.Levels[i]; p.levelFits(f, l) {
						p.levelsApart(f, l, fit)
						fit = append(fit, l)
					}
				}
			}
		},
	}
}

// levelFits reports a level that sticks out of the floor below, and says whether it does not.
func (p *Pass) levelFits(f model.NamedFloor, l *model.Level) bool {
	w, h := f.Board.Width, f.Board.Height
	to := farCorner(l)
	if l.At.X >= 0 && l.At.Y >= 0 && to.X <= w && to.Y <= h {
		return true
	}
	d := diag.Diagnostic{
		Summary: fmt.Sprintf("level %s goes from %s to %s, beyond %s of %s × %s inches", l.ID, point(l.At), point(to), floorName(f), w, h),
		Remedy:  fmt.Sprintf("choose x of its corner from 0 to %s and y from 0 to %s", w-l.Floor.Width, h-l.Floor.Height),
		Range:   p.Where.At(f.Path + ".levels." + l.ID + ".at"),
		Place:   p.placeOn(f, l.At),
	}
	if l.Floor.Width > w || l.Floor.Height > h {
		d.Remedy = fmt.Sprintf("make it %s × %s inches at most", w, h)
		d.Range = p.Where.At(f.Path + ".levels." + l.ID + ".size")
	}
	p.Report(d)
	return false
}

// levelsApart reports a level that shares its height and some of its floor with an earlier one.
func (p *Pass) levelsApart(f model.NamedFloor, l *model.Level, others []*model.Level) {
	for _, o := range others {
		from := model.Point{X: max(l.At.X, o.At.X), Y: max(l.At.Y, o.At.Y)}
		a, b := farCorner(l), farCorner(o)
		to := model.Point{X: min(a.X, b.X), Y: min(a.Y, b.Y)}
		if l.Height != o.Height || from.X >= to.X || from.Y >= to.Y {
			continue
		}
		p.Report(diag.Diagnostic{
			Summary: fmt.Sprintf("levels %s and %s share the floor from %s to %s, both %s high", o.ID, l.ID, point(from), point(to), inchesOf(l.Height)),
			Remedy:  "move one of them, or give it another height",
			Range:   p.Where.At(f.Path + ".levels." + l.ID + ".at"),
			Place:   p.placeOn(f, l.At),
			Related: []diag.Related{{Range: p.Where.At(f.Path + ".levels." + o.ID), Text: "the other one"}},
		})
		return
	}
}

// farCorner is the south-east corner of a level on the floor below.
func farCorner(l *model.Level) model.Point {
	return model.Point{X: l.At.X + l.Floor.Width, Y: l.At.Y + l.Floor.Height}
}
