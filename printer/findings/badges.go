package findings

import (
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Measures of a badge.
const (
	badgeRadius = 3 * scene.Millimetre
	codeHeight  = 5 * scene.Millimetre
	codeSize    = 3600 // of its letters
	captionSize = 2900 // of the letters of marks: eight points
	// nearCaptions is how many places around a mark its words may stand at: farther off nobody would know
	// what they belong to.
	nearCaptions = 16
	dotRadius    = 800 // of a finding's place, where its badge stands away from it
)

// pin is a badge with its place on the map.
type pin struct {
	number int
	d      diag.Diagnostic
	at     scene.Point // where the finding is
	area   scene.Rect  // where its badge stands
	code   layout.Line
}

func (p pin) mid() scene.Point {
	return scene.Point{X: p.area.X + badgeRadius, Y: p.area.Y + badgeRadius}
}

// pin finds room for a finding's badge.
func (o *overlay) pin(number int, d diag.Diagnostic, at scene.Point) pin {
	code := o.set.Line(layout.Style{Face: layout.BodyBold, Size: codeSize, Colour: icons.Tones().Ink}, d.Code)
	p := pin{number: number, d: d, at: at, code: code}
	p.area = o.room(at, scene.Rect{W: 2*badgeRadius + code.Width + 1500, H: 2 * badgeRadius})
	o.taken = append(o.taken, p.area)
	return p
}

// lead draws the line from a badge to its place, where it stands away from it.
func (o *overlay) lead(p pin) {
	if mid := p.mid(); mid != p.at {
		var lead scene.Path
		lead.Move(p.at.X, p.at.Y).Line(mid.X, mid.Y)
		o.add(scene.Stroke{Path: lead, Colour: icons.Tones().Ink, Width: 350},
			scene.Fill{Path: scene.CirclePath(p.at, dotRadius), Colour: icons.Tones().Ink})
	}
}

// badge draws a finding's number and code.
func (o *overlay) badge(p pin) {
	mid := p.mid()
	tag := scene.Rect{X: mid.X, Y: mid.Y - codeHeight/2, W: p.area.W - badgeRadius, H: codeHeight}
	o.add(scene.Fill{Path: scene.RoundedPath(tag, 900), Colour: icons.Tones().Paper.Alpha(235)},
		scene.Stroke{Path: scene.RoundedPath(tag, 900), Colour: colourOf(p.d.Severity), Width: 300})
	o.add(p.code.At(mid.X+badgeRadius+700, mid.Y+o.set.Metrics(layout.Style{Face: layout.BodyBold, Size: codeSize}).CapHeight/2)...)
	o.add(numbered(o.set, p.number, p.d.Severity, mid)...)
	o.spots = append(o.spots, Spot{Number: p.number, At: p.area})
}

// room is the place for a badge near a point: on rings around it that grow wider, the first that covers no
// other badge, no other finding's place and no name on the map or, where there is none, no other badge.
func (o *overlay) room(at scene.Point, area scene.Rect) scene.Rect {
	near := o.around(at, area)
	for _, free := range []func(scene.Rect) bool{
		func(r scene.Rect) bool { return !o.isTaken(r) && !meets(r, o.names) && !o.covers(r, at) },
		func(r scene.Rect) bool { return !o.isTaken(r) && !o.covers(r, at) },
		func(r scene.Rect) bool { return !o.isTaken(r) },
	} {
		if i := slices.IndexFunc(near, free); i >= 0 {
			return near[i]
		}
	}
	return near[0] // so many at one place cannot be told apart anyway
}

// around are the places for a badge near a point, the nearest first.
func (o *overlay) around(at scene.Point, area scene.Rect) []scene.Rect {
	first := scene.Rect{X: at.X - badgeRadius, Y: at.Y - badgeRadius, W: area.W, H: area.H}
	out := []scene.Rect{o.within(first)}
	const rings = 12
	for ring := scene.Unit(1); ring <= rings; ring++ {
		for _, dir := range []scene.Point{{X: 0, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}, {X: -1, Y: 1}, {X: -1, Y: 0}, {X: -1, Y: -1}} {
			try := first
			try.X, try.Y = try.X+dir.X*ring*3*badgeRadius, try.Y+dir.Y*ring*2*badgeRadius
			out = append(out, o.within(try))
		}
	}
	return out
}

// covers reports whether a badge would hide where another finding is.
func (o *overlay) covers(r scene.Rect, own scene.Point) bool {
	return slices.ContainsFunc(o.dots, func(p scene.Point) bool {
		return p != own && r.X < p.X+dotRadius && p.X-dotRadius < r.X+r.W && r.Y < p.Y+dotRadius && p.Y-dotRadius < r.Y+r.H
	})
}

// within moves a rectangle onto the map.
func (o *overlay) within(r scene.Rect) scene.Rect {
	r.X = max(0, min(r.X, o.picture.W-r.W))
	r.Y = max(0, min(r.Y, o.picture.H-r.H))
	return r
}

func (o *overlay) isTaken(r scene.Rect) bool { return meets(r, o.taken) }

// meets reports whether a rectangle overlaps one of some others.
func meets(r scene.Rect, others []scene.Rect) bool {
	return slices.ContainsFunc(others, r.Meets)
}

// numbered is a number in the shape of a severity: an error's is a disc, a warning's stands on a corner, a
// note's is a square.
func numbered(set *layout.Set, number int, s diag.Severity, mid scene.Point) []scene.Item {
	shape := scene.CirclePath(mid, badgeRadius)
	square := scene.RectPath(scene.Rect{X: mid.X - badgeRadius*8/10, Y: mid.Y - badgeRadius*8/10, W: badgeRadius * 16 / 10, H: badgeRadius * 16 / 10})
	switch s {
	case diag.Warning:
		shape = square.Turned(mid, 45)
	case diag.Note:
		shape = square
	}
	st := layout.Style{Face: layout.BodyBold, Size: 4200, Colour: icons.Tones().Paper}
	text := set.Line(st, strconv.Itoa(number))
	return append([]scene.Item{
		scene.Fill{Path: shape, Colour: colourOf(s)},
		scene.Stroke{Path: shape, Colour: icons.Tones().Paper, Width: 400, Join: scene.RoundJoin},
	}, text.Centre(mid.X, mid.Y+set.Metrics(st).CapHeight/2)...)
}
