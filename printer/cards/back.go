package cards

import (
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Back is the back of a look's cards: its pattern to the end of the bleed, its symbol and its title, and a
// smaller line such as the deck's title. Backs look the same either way up but for their words.
func (b *Bench) Back(l Look, line string) []scene.Item {
	if b.Proof {
		return nil
	}
	clip := scene.RectPath(b.full())
	frame := scene.Rect{X: Safe, Y: Safe, W: b.W - 2*Safe, H: b.H - 2*Safe}
	items := []scene.Item{
		scene.Fill{Path: clip, Colour: l.Colour},
		scene.Group{Clip: &clip, Items: pattern(l.Pattern, b.full(), scene.RGB(0xFFFFFF).Alpha(46))},
		scene.Stroke{Path: icons.Chamfered(frame, 3*mm), Colour: b.Tones.Paper, Width: 350},
	}
	centre, radius := scene.Point{X: b.W / 2, Y: b.H * 44 / 100}, b.W*24/100
	ring := scene.CirclePath(centre, radius+1200)
	items = append(items, scene.Fill{Path: ring, Colour: l.Colour}, scene.Stroke{Path: ring, Colour: b.Tones.Paper, Width: 350})
	items = append(items, b.medal(l, centre, 2*radius)...)
	items = append(items, b.plate(l, line, centre.Y+radius+6*mm)...)
	return []scene.Item{scene.Group{Tag: scene.Figure, Alt: "Back of a card: " + join(l.Title, line), Items: items}}
}

// plate is the title of a back on a plain strip.
func (b *Bench) plate(l Look, line string, top scene.Unit) []scene.Item {
	room := b.W - 2*Safe - 6*mm
	st := layout.Style{Face: layout.Title, Size: page.Points(150), Colour: b.Tones.Paper, Tracking: 120}
	var title layout.Line
	fit, text := b.Fitted(st, layout.Capitals(l.Title), room)
	title = b.Set.Line(fit, text)
	small := layout.Style{Face: layout.Body, Size: page.Points(72), Colour: b.Tones.Paper, Tracking: 60}
	small, under := b.Fitted(small, line, room)
	under2 := b.Set.Line(small, under)
	high := scene.Unit(9 * mm)
	if line != "" {
		high += 3 * mm
	}
	strip := scene.Rect{X: Safe, Y: top - 5*mm, W: b.W - 2*Safe, H: high}
	items := []scene.Item{scene.Fill{Path: scene.RectPath(strip), Colour: l.Colour}}
	for _, y := range []scene.Unit{strip.Y, strip.Y + strip.H} {
		items = append(items, scene.Stroke{Path: level(strip.X, strip.X+strip.W, y), Colour: b.Tones.Paper, Width: 200})
	}
	items = append(items, title.Centre(b.W/2, strip.Y+4500+b.capital(title)/2)...)
	return append(items, under2.Centre(b.W/2, strip.Y+4500+b.capital(title)/2+4200)...)
}
