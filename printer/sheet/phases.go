package sheet

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// phaseTab is the height of the arrow with a phase's name.
const phaseTab = 6500

// round is the order of play at a glance, at the foot of the briefing if there is room to spare. It
// never takes a page of its own.
func (w *writer) round() {
	if len(w.r.Phases) == 0 {
		return
	}
	p := w.heading("A round at a glance", w.width())
	n := scene.Unit(len(w.r.Phases))
	const apart = 2 * scene.Millimetre
	width := (w.width() - (n-1)*apart) / n
	var low scene.Unit
	for i, phase := range w.r.Phases {
		col := w.phase(phase, i+1, width)
		p.add(scene.Group{Shift: scene.Point{X: scene.Unit(i) * (width + apart), Y: p.h + 800}, Items: col.items})
		low = max(low, col.h)
	}
	p.h += low + 800
	if w.left() < p.h+2*space {
		return
	}
	w.place(p, marginX, w.bottom()-p.h)
	w.floor = w.bottom() - p.h - space
}

// phase is an arrow with the phase's name, and its steps below.
func (w *writer) phase(phase model.Phase, n int, width scene.Unit) part {
	const tip = phaseTab / 3
	p := part{h: phaseTab}
	var arrow scene.Path
	arrow.Move(0, 0).Line(width-tip, 0).Line(width, phaseTab/2).Line(width-tip, phaseTab).Line(0, phaseTab)
	if n > 1 {
		arrow.Line(tip, phaseTab/2)
	}
	arrow.Close()
	p.add(scene.Fill{Path: arrow, Colour: w.tones.Wash}, scene.Stroke{Path: arrow, Colour: w.tones.Rule, Width: hair})
	left := scene.Unit(tip + 1200)
	num := w.set.Line(w.st.subject, number(n))
	p.add(num.At(left, w.middle(w.st.subject, phaseTab/2))...)
	left += num.Width + 1500
	name := strings.ToUpper(phase.Title)
	st := w.fitted(w.levelStyle(), name, width-left-tip, points(60))
	p.add(w.oneLine(st, name, width-left-tip).At(left, w.middle(st, phaseTab/2))...)
	p.h += 1400
	for _, step := range phase.Steps {
		w.phaseStep(&p, step, width)
	}
	return p
}

func (w *writer) phaseStep(p *part, step string, width scene.Unit) {
	const indent = 2600
	bullet := scene.RectPath(scene.Rect{X: 600, Y: p.h + points(47) - 350, W: 700, H: 700})
	p.add(scene.Fill{Path: bullet, Colour: w.tones.Accent})
	b := w.set.Paragraph([]layout.Span{{Style: w.st.small, Text: step}}, points(94), width-indent)
	p.stack([]layout.Block{b}, indent)
	p.h += 500
}
