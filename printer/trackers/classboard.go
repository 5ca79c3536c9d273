package trackers

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// classBoard is the skills of the trader's class with a space for each level; those that came with the board
// have a square around the space.
func (w *writer) classBoard(d dash, lines []skillLine, width scene.Unit) page.Part {
	p := page.Part{H: classHead}
	title := or(d.marked(w.classTitle(d), "class"), "Class")
	p.Add(w.line(w.letters(layout.Title, 110, w.Tones.Ink), title, 0, 2600, width)...)
	p.Add(scene.Stroke{Path: page.Line(0, 5600, width, 5600), Colour: w.Tones.Rule, Width: page.Hair})
	for _, k := range lines {
		p.Below(w.skillRow(k, width))
	}
	if gear := w.gear(d.gear); gear != "" {
		row := page.Part{H: gearRow}
		row.Add(w.line(w.Styles.Small, "Gear: "+gear, 0, 2*mm, width)...)
		p.Below(row)
	}
	return p
}

// blankSkills are lines for skills to be written in.
func (w *writer) blankSkills() []skillLine {
	levels := min(max(w.r.Play.Skills.Levels, 3), mostLevels)
	return slices.Repeat([]skillLine{{most: levels}}, blankLines)
}

// skillRow is a skill with its levels.
func (w *writer) skillRow(k skillLine, width scene.Unit) page.Part {
	const step = 6500
	p := page.Part{H: skillRow}
	mid := scene.Unit(skillRow / 2)
	boxes := width - step*mostLevelsShown(k)
	if k.title == "" {
		p.Add(scene.Stroke{Path: page.Line(0, skillRow-1200, boxes-3*mm, skillRow-1200), Colour: w.Tones.Rule, Width: page.Hair})
	}
	p.Add(w.line(w.Styles.Strong, k.title, 0, mid, boxes-2*mm)...)
	for i := range k.most {
		c := scene.Point{X: boxes + step*scene.Unit(i) + step/2, Y: mid}
		path := scene.CirclePath(c, 2200)
		p.Add(scene.Stroke{Path: path, Colour: w.Tones.Ink, Width: 250})
		if i < k.home {
			p.Add(scene.Stroke{Path: scene.RectPath(scene.Rect{X: c.X - 2700, Y: c.Y - 2700, W: 5400, H: 5400}), Colour: w.Tones.Ink, Width: 250})
		}
		if i < k.home+k.learned {
			p.Add(scene.Fill{Path: scene.CirclePath(c, 1450), Colour: w.Tones.Ink})
		} else {
			st := w.letters(layout.Body, 70, w.Tones.Soft)
			p.Add(w.Set.Line(st, fmt.Sprint(i+1)).Centre(c.X, w.Middle(st, c.Y))...)
		}
	}
	return p
}

func mostLevelsShown(k skillLine) scene.Unit { return scene.Unit(max(k.most, 3)) }
