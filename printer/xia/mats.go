package xiapages

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// matGap is the space between two mats on a page.
const matGap = 4 * mm

func (w *writer) shipMats() {
	ships := sortedBy(w.r.Ships, func(s xia.Ship) int { return s.Tier })
	for i, s := range ships {
		high := w.matHeight()
		if i%2 == 0 {
			w.Blank()
		}
		w.Page.Add(scene.Bookmark{Name: w.bookmark("ship-" + s.ID), Title: s.Title, Level: 1, Y: w.Y})
		at := scene.Rect{X: page.MarginX, Y: w.Y, W: w.Width(), H: high}
		w.mat(s, at)
		w.Page.Add(page.At(scene.Ruled("ships."+s.ID), at))
		w.Y += high + matGap
	}
}

// matHeight is half of a page.
func (w *writer) matHeight() scene.Unit {
	return min(126*mm, (w.Bottom()-page.MarginY-matGap)/2)
}

// mat draws the mat of a ship.
func (w *writer) mat(s xia.Ship, r scene.Rect) {
	tier, _ := byID(w.r.Tiers, s.Tier, func(t xia.Tier) int { return t.Tier })
	w.Page.Add(scene.Stroke{Path: scene.RoundedPath(r, 3*mm), Colour: w.Tones.Ink, Width: 350})
	w.matHead(s, tier, r)
	const head, side, foot = 19 * mm, 82 * mm, 25 * mm
	hold := scene.Rect{X: r.X + 5*mm, Y: r.Y + head, W: r.W - side - 14*mm, H: r.H - head - foot}
	w.hold(s, hold)
	w.meters(s, scene.Rect{X: r.X + r.W - side - 5*mm, Y: r.Y + head, W: side, H: r.H - head - foot})
	w.matFoot(s, scene.Rect{X: r.X + 5*mm, Y: r.Y + r.H - foot + 2500, W: r.W - 10*mm, H: foot - 5*mm})
}

// matHead is the ship's name, its tier and its price.
func (w *writer) matHead(s xia.Ship, tier xia.Tier, r scene.Rect) {
	price := "given out"
	if tier.Price > 0 {
		price = words.Credits(tier.Price)
	}
	title := daggered(w.tell.Tier(s.Tier), s.Provenance, s.Assumed, "tier")
	hold := daggered(fmt.Sprintf("Hold %d", s.Hold.Spaces()), s.Provenance, s.Assumed, "hold")
	w.boardHead(s.Title, title+" · "+price, hold+" · repair "+words.Number(tier.Repair), icons.Named(tier.Colour), r)
}

// hold is the Hold at the size of the outfits, or as large as there is room.
func (w *writer) hold(s xia.Ship, r scene.Rect) {
	w.Page.Add(w.Set.Line(w.Styles.Label, "HOLD").At(r.X, r.Y+2*mm)...)
	r.Y, r.H = r.Y+3*mm, r.H-3*mm
	side := cellSize(s.Hold, r, holdCell)
	cols, rows := extent(s.Hold)
	box := scene.Rect{X: r.X, Y: r.Y, W: side * scene.Unit(cols), H: side * scene.Unit(rows)}
	w.Page.Add(scene.Group{Tag: scene.Figure, Alt: "The Hold: " + strings.Join(s.Hold[:rows], " / "), Items: shapeItems(s.Hold, box, holdCell, w.Tones)})
	if side < holdCell && cols > 0 {
		w.Page.Add(w.Set.Line(w.Styles.Label, "smaller than printed outfits").At(r.X+12*mm, r.Y-mm)...)
	}
}

// meters are the places for the Impulse Token, Energy and Markers, and for Bounty.
func (w *writer) meters(s xia.Ship, r scene.Rect) {
	y := r.Y
	w.impulse(s, scene.Rect{X: r.X, Y: y, W: r.W / 2, H: 26 * mm})
	w.slot("BOUNTY", "Credits on this ship’s head", scene.Rect{X: r.X + 36*mm, Y: y, W: r.W - 36*mm, H: 22 * mm})
	y += 25 * mm
	y = w.energy(s, r.X, y, r.W)
	n := max(0, min(w.r.Markers.Armed, 7))
	y = w.places("ARMED", n, r.X, y+2*mm, r.W, w.Tones.Accent)
	if y+markerSide+4*mm <= r.Y+r.H {
		w.places("DISARMED", n, r.X, y+mm, r.W, w.Tones.Rule)
	}
}

func (w *writer) impulse(s xia.Ship, r scene.Rect) {
	w.Page.Add(w.Set.Line(w.Styles.Label, daggered("IMPULSE", s.Provenance, s.Assumed, "impulse")).At(r.X, r.Y+2*mm)...)
	c := scene.Point{X: r.X + tokenSide/2 + mm, Y: r.Y + 4*mm + tokenSide/2}
	w.Page.Add(scene.Stroke{Path: scene.CirclePath(c, tokenSide/2), Colour: w.Tones.Ink, Width: 300, Dash: []scene.Unit{1200, 700}})
	w.Page.Add(w.Icon("impulse", scene.Point{X: c.X, Y: c.Y - 5*mm}, 6*mm)...)
	w.Page.Add(w.Set.Line(w.Styles.Title, fmt.Sprint(s.Impulse)).Centre(c.X, c.Y+7*mm)...)
}

// slot is an empty box with a name.
func (w *writer) slot(name, note string, r scene.Rect) {
	w.Page.Add(w.OneLine(w.Styles.Label, name, r.W).At(r.X, r.Y+2*mm)...)
	box := scene.Rect{X: r.X, Y: r.Y + 3*mm, W: r.W, H: r.H - 3*mm}
	w.Page.Add(scene.Stroke{Path: scene.RoundedPath(box, 1500), Colour: w.Tones.Rule, Width: 250})
	if note != "" {
		l := w.OneLine(w.Styles.Small, note, box.W-2*mm)
		w.Page.Add(l.At(box.X+mm, box.Y+box.H-1300)...)
	}
}

// mostEnergy is the highest Energy that a meter shows.
const mostEnergy = 30

// energy is the meter: a place for a Marker at each number from the top down to 0. It gives the height below.
func (w *writer) energy(s xia.Ship, x, y, width scene.Unit) scene.Unit {
	label := daggered("ENERGY", s.Provenance, s.Assumed, "energy")
	w.Page.Add(w.Set.Line(w.Styles.Label, label).At(x, y+2*mm)...)
	n := min(max(s.Energy, 0), mostEnergy) + 1
	perRow := 8
	if n > 16 {
		perRow = 11
	}
	side := min(energySide, width/scene.Unit(perRow))
	y += 3 * mm
	for i := range n {
		c := scene.Point{X: x + side*scene.Unit(i%perRow) + side/2, Y: y + side*scene.Unit(i/perRow) + side/2}
		w.energyPlace(i, n-1, c, side)
	}
	return y + side*scene.Unit((n+perRow-1)/perRow)
}

func (w *writer) energyPlace(i, top int, c scene.Point, side scene.Unit) {
	width, colour := scene.Unit(250), w.Tones.Ink
	if i == top {
		width, colour = 700, w.Tones.Accent
	}
	w.Page.Add(scene.Stroke{Path: scene.RoundedPath(icons.Around(c, side-900), 1500), Colour: colour, Width: width})
	st := w.Styles.Subject
	w.Page.Add(w.Set.Line(st, fmt.Sprint(i)).Centre(c.X, w.Middle(st, c.Y))...)
}

// places are rings for Markers in a row.
func (w *writer) places(name string, n int, x, y, width scene.Unit, colour scene.Colour) scene.Unit {
	w.Page.Add(w.Set.Line(w.Styles.Label, name).At(x, y+2*mm)...)
	side := min(markerSide, width/scene.Unit(max(n, 1)))
	for i := range n {
		c := scene.Point{X: x + side*scene.Unit(i) + side/2, Y: y + 3*mm + side/2}
		w.Page.Add(scene.Stroke{Path: scene.CirclePath(c, side/2-450), Colour: colour, Width: 450})
	}
	return y + 3*mm + side
}

// matFoot is the ship's ability.
func (w *writer) matFoot(s xia.Ship, r scene.Rect) {
	a, ok := byID(w.r.Abilities, s.Ability, func(a xia.Ability) string { return a.ID })
	if !ok {
		return
	}
	w.Page.Add(scene.Stroke{Path: page.Line(r.X, r.Y-1500, r.X+r.W, r.Y-1500), Colour: w.Tones.Rule, Width: page.Hair})
	head := fmt.Sprintf("%s · %s · %d Energy", a.Title, words.Use(a.Use), a.Energy)
	blocks := w.passage(w.Set.Shorten(w.Styles.Subject, daggered(head, a.Provenance, a.Assumed, "energy"), r.W), a.Text, r.W)
	if line := w.abilityLine(a); line != "" {
		blocks = append(blocks, w.Set.Text(plain(line), w.Styles.List, r.W)...)
	}
	w.fill(page.Ruled("abilities."+a.ID, r.W, blocks), "The rest stands on its card.", r)
}

// abilityLine is the throw of an ability in one line.
func (w *writer) abilityLine(a xia.Ability) string {
	var parts []string
	if a.Range != nil {
		parts = append(parts, "Range "+words.Range(*a.Range)+".")
	}
	if list := words.Results(a); len(list) > 0 {
		parts = append(parts, daggered(w.throws(a.Die, list), a.Provenance, a.Assumed, "results"))
	}
	return strings.Join(parts, " ")
}
