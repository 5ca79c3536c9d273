package findings

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// overlay draws the findings of one floor over its map.
type overlay struct {
	picture board.Picture
	floor   model.NamedFloor
	set     *layout.Set
	used    map[diag.MarkKind]bool // kinds of marks that were drawn
	taken   []scene.Rect           // by badges
	names   []scene.Rect           // letters and numbers of the rim and labels of the map, which badges keep clear of if they can
	dots    []scene.Point          // where findings are
	badges  []scene.Item           // above the lines that lead to them
	spots   []Spot
}

func (o *overlay) add(items ...scene.Item) { o.picture.Items = append(o.picture.Items, items...) }

// fade lays a veil over the map, so that what was found stands out.
func (o *overlay) fade() {
	veil := scene.RectPath(scene.Rect{W: o.picture.W, H: o.picture.H})
	o.add(scene.Fill{Path: veil, Colour: icons.Tones().Paper.Alpha(115)})
}

// draw draws all marks, then all badges: none of those may be covered.
func (o *overlay) draw(found []diag.Diagnostic) {
	for _, d := range found {
		for _, m := range d.Marks {
			if m.Floor == o.floor.ID && len(m.At) > 0 {
				o.mark(m, colourOf(d.Severity))
			}
		}
	}
	for _, d := range found {
		if at, ok := o.place(d); ok {
			o.dots = append(o.dots, at)
		}
	}
	o.names = append(o.rimNames(), o.picture.Labels...)
	var pins []pin
	for i, d := range found {
		if at, ok := o.place(d); ok {
			pins = append(pins, o.pin(i+1, d, at))
		}
	}
	for _, d := range found {
		o.captions(d)
	}
	for _, p := range pins {
		o.lead(p)
	}
	for _, p := range pins {
		o.badge(p)
	}
}

// mostCaptions is how many words a finding has on the map besides its badge: more would hide the map.
const mostCaptions = 3

// captions writes what the ways and lines of a finding say, such as how long they are, each text once, where
// they end and where that leaves everything else to be seen. Doors and pieces have their names on the map.
func (o *overlay) captions(d diag.Diagnostic) {
	said := map[string]bool{}
	for _, m := range d.Marks {
		if m.Kind != diag.WayMark && m.Kind != diag.SightMark {
			continue
		}
		if m.Text == "" || m.Floor != o.floor.ID || len(m.At) == 0 || said[m.Text] || len(said) == mostCaptions {
			continue
		}
		said[m.Text] = true
		o.caption(diag.Visible(m.Text), o.picture.Point(m.At[len(m.At)-1]), colourOf(d.Severity))
	}
}

// caption writes a few words near a point, if there is room for them.
func (o *overlay) caption(text string, at scene.Point, c scene.Colour) {
	st := layout.Style{Face: layout.BodyItalic, Size: captionSize, Colour: c}
	line := o.set.Line(st, text)
	near := o.around(at, scene.Rect{W: line.Width + 800, H: captionSize * 12 / 10})[1:]
	i := slices.IndexFunc(near, func(r scene.Rect) bool { return !o.isTaken(r) && !meets(r, o.names) && !o.covers(r, at) })
	if i < 0 || i >= nearCaptions {
		return
	}
	o.taken = append(o.taken, near[i])
	o.add(scene.Fill{Path: scene.RectPath(near[i]), Colour: icons.Tones().Paper.Alpha(210)})
	o.add(line.At(near[i].X+400, near[i].Y+captionSize)...)
}

// rimNames are where the airlocks and the entry points have their letters and numbers.
func (o *overlay) rimNames() []scene.Rect {
	var out []scene.Rect
	for _, a := range o.floor.Board.Airlocks {
		out = append(out, o.picture.Places[a.ID])
	}
	for _, e := range o.floor.Board.Entries {
		out = append(out, o.picture.Places[e.ID])
	}
	return out
}

// place is where a finding is on this floor: at its place, or else at its first mark.
func (o *overlay) place(d diag.Diagnostic) (scene.Point, bool) {
	if d.Place != nil {
		return o.picture.Point(d.Place.At), d.Place.Floor == o.floor.ID
	}
	for _, m := range d.Marks {
		if len(m.At) > 0 {
			return o.picture.Point(m.At[0]), m.Floor == o.floor.ID
		}
	}
	return scene.Point{}, false
}

// colourOf is the colour of a severity.
func colourOf(s diag.Severity) scene.Colour {
	switch s {
	case diag.Warning:
		return icons.Named("orange").Line
	case diag.Note:
		return icons.Named("blue").Line
	}
	return icons.Named("red").Line
}

// inches is a length of the board on the map.
func (o *overlay) inches(hundredths scene.Unit) scene.Unit { return o.picture.Inch * hundredths / 100 }
