package sheet

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// phaseTab is the height of the arrow with a phase's name.
const phaseTab = 6500

// round is the order of play at a glance on what is left of the last page, where the briefing had no room for
// it. It never takes a page of its own.
func (w *writer) round() {
	p := w.roundPart()
	if w.rounded || p.H == 0 || w.Left() < p.H {
		return
	}
	w.Place(p, page.MarginX, w.Y)
	w.Y += p.H + page.Space
}

// roundPart is the phases beside each other, in several rows where their names need more room.
func (w *writer) roundPart() page.Part {
	if len(w.r.Phases) == 0 {
		return page.Part{}
	}
	p := w.Heading("A round at a glance", w.Width())
	per := w.phasesPerRow()
	width := (w.Width()+phaseApart)/scene.Unit(per) - phaseApart
	for from := 0; from < len(w.r.Phases); from += per {
		p.H += 800
		var low scene.Unit
		for i, phase := range w.r.Phases[from:min(from+per, len(w.r.Phases))] {
			col := w.phase(phase, from+i+1, width)
			p.Add(scene.Group{Shift: scene.Point{X: scene.Unit(i) * (width + phaseApart), Y: p.H}, Items: col.Items})
			low = max(low, col.H)
		}
		p.H += low
	}
	return p
}

// phaseApart is between phases, phaseTip the point of an arrow, and phaseLead what stands before a name.
const (
	phaseApart = 2 * scene.Millimetre
	phaseTip   = phaseTab / 3
	phaseLead  = phaseTip + 1200
)

// phasesPerRow is how many phases stand beside each other: as many as leave room for every name.
func (w *writer) phasesPerRow() int {
	var need scene.Unit
	for i, phase := range w.r.Phases {
		st := w.levelStyle()
		st.Size = page.Points(60)
		num := w.Set.Width(w.Styles.Subject, number(i+1)) + 1500
		need = max(need, phaseLead+num+w.Set.Width(st, layout.Capitals(phase.Title))+phaseTip)
	}
	n := len(w.r.Phases)
	most := max(1, int((w.Width()+phaseApart)/(need+phaseApart)))
	rows := (n + most - 1) / most
	return (n + rows - 1) / rows
}

// phase is an arrow with the phase's name, and its steps below.
func (w *writer) phase(phase model.Phase, n int, width scene.Unit) page.Part {
	p := page.Part{H: phaseTab}
	var arrow scene.Path
	arrow.Move(0, 0).Line(width-phaseTip, 0).Line(width, phaseTab/2).Line(width-phaseTip, phaseTab).Line(0, phaseTab)
	if n > 1 {
		arrow.Line(phaseTip, phaseTab/2)
	}
	arrow.Close()
	p.Add(scene.Fill{Path: arrow, Colour: w.Tones.Wash}, scene.Stroke{Path: arrow, Colour: w.Tones.Rule, Width: page.Hair})
	left := scene.Unit(phaseLead)
	num := w.Set.Line(w.Styles.Subject, number(n))
	p.Add(num.At(left, w.Middle(w.Styles.Subject, phaseTab/2))...)
	left += num.Width + 1500
	name := layout.Capitals(phase.Title)
	st := w.Fitted(w.levelStyle(), name, width-left-phaseTip, page.Points(60))
	p.Add(w.OneLine(st, name, width-left-phaseTip).At(left, w.Middle(st, phaseTab/2))...)
	p.H += 1400
	for _, step := range phase.Steps {
		w.phaseStep(&p, step, width)
	}
	p.Add(page.At(scene.Ruled("phases."+phase.ID), scene.Rect{W: width, H: p.H}))
	return p
}

func (w *writer) phaseStep(p *page.Part, step string, width scene.Unit) {
	const indent = 2600
	bullet := scene.RectPath(scene.Rect{X: 600, Y: p.H + page.Points(47) - 350, W: 700, H: 700})
	p.Add(scene.Fill{Path: bullet, Colour: w.Tones.Accent})
	b := w.Set.Paragraph([]layout.Span{{Style: w.Styles.Small, Text: step}}, page.Points(94), width-indent)
	p.Stack([]layout.Block{b}, indent)
	p.H += 500
}
