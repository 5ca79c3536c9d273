package reference

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

func shifted(p page.Part, x, y scene.Unit) scene.Item {
	return scene.Group{Shift: scene.Point{X: x, Y: y}, Items: p.Items}
}

// questionBox is a box with pointed ends, the sign of a question; a die's face has a plain one.
func (w *writer) questionBox(wide, high scene.Unit, plain bool) []scene.Item {
	const cut = 800
	var p scene.Path
	p.Move(cut, 0).Line(wide-cut, 0).Line(wide, cut).Line(wide, high-cut).Line(wide-cut, high).Line(cut, high).Line(0, high-cut).Line(0, cut).Close()
	if plain {
		p = scene.RectPath(scene.Rect{W: wide, H: high})
	}
	return []scene.Item{scene.Fill{Path: p, Colour: w.Tones.Paper}, scene.Stroke{Path: p, Colour: w.Tones.Ink, Width: page.Hair * 3 / 2}}
}

// arrow is a straight line with a head at its end.
func (w *writer) arrow(from, to scene.Point) []scene.Item {
	const head = 900
	var p scene.Path
	end := to
	if from.Y == to.Y {
		p.Move(to.X, to.Y).Line(to.X-head, to.Y-head*6/10).Line(to.X-head, to.Y+head*6/10).Close()
		end.X -= head
	} else {
		p.Move(to.X, to.Y).Line(to.X-head*6/10, to.Y-head).Line(to.X+head*6/10, to.Y-head).Close()
		end.Y -= head
	}
	return []scene.Item{
		scene.Stroke{Path: page.Line(from.X, from.Y, end.X, end.Y), Colour: w.Tones.Ink, Width: page.Hair * 3 / 2},
		scene.Fill{Path: p, Colour: w.Tones.Ink},
	}
}

func (w *writer) label(text string, x, base scene.Unit) []scene.Item {
	st := w.Styles.Label
	st.Size, st.Tracking = page.Points(62), 0
	return w.Set.Line(st, text).Centre(x, base)
}

// question is what a line asks, or the face that picks it.
func (w *writer) question(l model.ChartLine, d *model.Die, again bool, width scene.Unit) page.Part {
	if d != nil {
		return w.facePart(l, *d, again, width)
	}
	text := english.Capital(w.asks(l))
	if text == "" {
		text = "Otherwise"
	} else {
		text += "?"
	}
	return w.words([]layout.Span{{Style: w.Styles.List.Body, Text: text}}, width)
}

func (w *writer) words(spans []layout.Span, width scene.Unit) page.Part {
	var p page.Part
	p.Stack([]layout.Block{w.Set.Paragraph(spans, w.Styles.List.Leading, width)}, 0)
	return p
}

func (w *writer) facePart(l model.ChartLine, d model.Die, again bool, width scene.Unit) page.Part {
	p := page.Part{H: faceSide}
	title := english.Spelled(l.Face)
	for _, f := range d.Faces {
		if f.Symbol == l.Face {
			p.Add(w.face(d, f, faceSide)...)
			title = faceTitle(d, f.Symbol)
		}
	}
	text := w.words([]layout.Span{{Style: strong(w.Styles.List), Text: english.Capital(title)}}, width-faceSide-800)
	p.H = max(p.H, text.H)
	p.Add(shifted(text, faceSide+800, (p.H-text.H)/2))
	asks := "otherwise"
	switch given := w.asks(l); {
	case given != "":
		asks = "if " + given
	case !again:
		return p
	}
	p.H += 500
	p.Below(w.words([]layout.Span{{Style: w.Styles.List.Body, Text: asks}}, width))
	return p
}
