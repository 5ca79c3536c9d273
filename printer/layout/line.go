package layout

import "github.com/sortie-tools/sortie/printer/scene"

// Style is how letters look.
type Style struct {
	Face     string
	Size     scene.Unit // em height
	Colour   scene.Colour
	Tracking scene.Unit // extra space after each letter
}

// Placed is a run at its place in a line.
type Placed struct {
	X      scene.Unit // from the line's left end
	Run    scene.Run
	Colour scene.Colour
}

// LinkArea is the part of a line that leads to a bookmark.
type LinkArea struct {
	X, W scene.Unit
	To   string
}

// Line is one line of shaped text. Several runs come from several styles, or from fallback faces.
type Line struct {
	Runs            []Placed
	Links           []LinkArea
	Width           scene.Unit // without trailing spaces
	Ascent, Descent scene.Unit // both positive
}

// Line shapes a text that is not to be broken.
func (s *Set) Line(st Style, text string) Line {
	m := s.Metrics(st)
	l := Line{Ascent: m.Ascent, Descent: m.Descent}
	l.append(st, s.shape(st, text))
	return l
}

func (l *Line) append(st Style, runs []scene.Run) {
	for _, r := range runs {
		l.Runs = append(l.Runs, Placed{X: l.Width, Run: r, Colour: st.Colour})
		l.Width += r.Width()
	}
}

// Text is the line's letters.
func (l Line) Text() string {
	var out string
	for _, p := range l.Runs {
		out += p.Run.Text
	}
	return out
}

// At places the line with its left end at x on a baseline.
func (l Line) At(x, baseline scene.Unit) []scene.Item { return l.Turned(x, baseline, 0) }

// Right places the line with its right end at x.
func (l Line) Right(x, baseline scene.Unit) []scene.Item { return l.At(x-l.Width, baseline) }

// Centre places the line with its middle at x.
func (l Line) Centre(x, baseline scene.Unit) []scene.Item { return l.At(x-l.Width/2, baseline) }

// Turned places the line with its left end at a point and turned clockwise about it. Links are
// placed only for a line that is not turned.
func (l Line) Turned(x, baseline scene.Unit, degrees int) []scene.Item {
	items := make([]scene.Item, 0, len(l.Runs)+len(l.Links))
	for _, p := range l.Runs {
		at := turn(scene.Point{X: x, Y: baseline}, p.X, degrees)
		items = append(items, scene.Text{At: at, Run: p.Run, Colour: p.Colour, Turn: degrees})
	}
	if degrees%360 != 0 {
		return items
	}
	for _, k := range l.Links {
		area := scene.Rect{X: x + k.X, Y: baseline - l.Ascent, W: k.W, H: l.Ascent + l.Descent}
		items = append(items, scene.Link{Area: area, To: k.To})
	}
	return items
}

// TurnedCentre places the line with its middle at a point and turned clockwise about it.
func (l Line) TurnedCentre(x, baseline scene.Unit, degrees int) []scene.Item {
	p := turn(scene.Point{X: x, Y: baseline}, -l.Width/2, degrees)
	return l.Turned(p.X, p.Y, degrees)
}
