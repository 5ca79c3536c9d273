package sheet

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// holes are a level's holes, in rows if they are more than its width takes.
func (w *writer) holes(l model.HostilityLevel, filled int, width scene.Unit) []page.Part {
	const above, below = 1100, 900 // the first row and the last
	perRow := max(1, int((width-2*trackPad+trackPitch-trackHole)/trackPitch))
	out := []page.Part{{H: above}}
	before := describe.HolesBefore(w.r, l.ID)
	for i := range l.Holes {
		name := "peg-empty"
		if i < filled {
			name = "peg-filled"
		}
		if i > 0 && i%perRow == 0 {
			out = append(out, page.Part{})
		}
		row := &out[len(out)-1]
		if i%perRow == 0 {
			row.H += trackPitch
		}
		c := scene.Point{X: trackPad + trackHole/2 + scene.Unit(i%perRow)*trackPitch, Y: row.H - trackPitch + trackHole/2}
		row.Add(w.Icon(name, c, trackHole)...)
		if w.hasMark(before + i + 1) {
			row.Add(w.holeMark(c))
		}
	}
	out[len(out)-1].H += below
	return out
}

func (w *writer) hasMark(hole int) bool {
	return slices.ContainsFunc(w.m.Setup.Marks, func(k model.Mark) bool { return k.Peg == hole })
}

// holeMark is a stout ring around a hole at which something happens.
func (w *writer) holeMark(c scene.Point) scene.Item {
	return scene.Stroke{Path: scene.CirclePath(c, trackHole/2+150), Colour: w.Tones.Accent, Width: 500}
}

// arrival is one line of what a level brings: a number or a die, then the figure.
func (w *writer) arrival(a describe.Coming, width scene.Unit) page.Part {
	const high = 3300
	p, mid := page.Part{H: high}, scene.Unit(high/2)
	text, left := w.Styles.Small, scene.Unit(trackPad+trackPitch)
	if a.Die != "" {
		p.Add(w.die(a.Die, scene.Point{X: trackPad + 1350, Y: mid})...)
	} else {
		bold := w.Styles.Strong
		bold.Size = page.Points(82)
		count := fmt.Sprintf("%d×", a.Count)
		bold = w.Fitted(bold, count, width/2, page.Points(60))
		line := w.OneLine(bold, count, width/2)
		p.Add(line.At(trackPad, w.Middle(bold, mid))...)
		left = max(left, trackPad+line.Width+trackPad/2)
	}
	name := w.npcTitle(a.NPC)
	text = w.Fitted(text, name, width-left, page.Points(60))
	p.Add(w.OneLine(text, name, width-left).At(left, w.Middle(text, mid))...)
	return p
}

// arrivalNote is what is not as ever about an arrival, in small lines under it.
func (w *writer) arrivalNote(text string, width scene.Unit) []page.Part {
	if text == "" {
		return nil
	}
	const indent, leading = trackPad + trackPitch, 2700
	st := w.Styles.Small
	st.Size = page.Points(64)
	b := w.Set.Paragraph([]layout.Span{{Style: st, Text: text}}, leading, max(width-indent-trackPad/2, 1))
	var out []page.Part
	for _, row := range b.Rows {
		p := page.Part{H: row.Height}
		p.Add(scene.Group{Shift: scene.Point{X: indent}, Items: row.Items})
		out = append(out, p)
	}
	return append(out, page.Part{H: 500})
}

// die is a small die with the mark of its colour.
func (w *writer) die(id string, c scene.Point) []scene.Item {
	const side = 2900
	d := w.dieOf(id)
	s := icons.Named(d.Colour)
	symbol, _ := icons.Find(s.Mark)
	items := w.Icon("die", c, side)
	return append(items, symbol.Draw(icons.Around(c, side*55/100), icons.Ink{Line: w.Tones.Ink, Accent: w.Tones.Ink, Paper: w.Tones.Paper})...)
}

func (w *writer) dieOf(id string) model.Die {
	for _, d := range w.r.Dice {
		if d.ID == id {
			return d
		}
	}
	return model.Die{ID: id, Title: id}
}

func (w *writer) npcTitle(id string) string {
	for _, n := range w.r.NPCs {
		if n.ID == id {
			return n.Title
		}
	}
	return id
}
