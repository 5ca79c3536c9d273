package tile

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// edges are the symbols along the edges of a tile, upright however it lies.
func (p Painter) edges(t Tile) []scene.Item {
	var items []scene.Item
	for side, id := range t.Sector.Edges.Clockwise() {
		if id != "" {
			c := t.Edge(p.Grid, side)
			disc := scene.CirclePath(c, edgeSide*62/100*p.Grid.Hex/1000)
			items = append(items, scene.Fill{Path: disc, Colour: icons.Tones().Paper.Alpha(225)})
			items = append(items, p.Symbol(id, c, edgeSide*p.Grid.Hex/1000)...)
		}
	}
	return items
}

// Symbol draws a symbol of a tile's edges about a place.
func (p Painter) Symbol(id string, c scene.Point, side scene.Unit) []scene.Item {
	title := id
	for _, s := range p.Key.rules.Symbols {
		if s.ID == id {
			title = s.Title
		}
	}
	return Badge(p.Set, "edge-"+id, title, c, side)
}

// Badge is the icon of that name about a place, or, if nobody has drawn it, a disc with the first letters
// of a title.
func Badge(set *layout.Set, icon, title string, c scene.Point, side scene.Unit) []scene.Item {
	symbol, known := icons.Find(icon)
	items := symbol.Draw(icons.Around(c, side), icons.Tones().Plain())
	if known {
		return items
	}
	st := layout.Style{Face: layout.Heading, Size: max(page.Points(60), side*44/100), Colour: icons.Tones().Ink}
	return append(items, centred(set, st, Initials(title), c)...)
}

// Initials are the first letters of up to two words.
func Initials(title string) string {
	var out string
	for i, word := range strings.Fields(title) {
		for _, r := range word {
			if i < 2 {
				out += string(unicode.ToUpper(r))
			}
			break
		}
	}
	return out
}

// centred is a line of text with the middle of its capitals on a place.
func centred(set *layout.Set, st layout.Style, text string, c scene.Point) []scene.Item {
	return set.Line(st, text).Centre(c.X, c.Y+set.Metrics(st).CapHeight/2)
}

// nameLeast is the width of the smallest hex that has room for its name.
const nameLeast = 16 * scene.Millimetre

// names are the names of hexes, at their north corner or, where a symbol stands there, at the south one.
func (p Painter) names(t Tile) []scene.Item {
	if p.Grid.Hex < nameLeast {
		return nil
	}
	st := layout.Style{Face: layout.Mono, Size: page.Points(62), Colour: icons.Tones().Soft}
	var items []scene.Item
	for _, h := range t.Sector.Hexes {
		c := cell{centre: p.Grid.Centre(t.at(h.At)), hex: p.Grid.Hex}
		y := scene.Unit(-390)
		if p.Opt.Edges && t.symbolNorth(h.At) {
			y = 390
		}
		at := c.at(0, y)
		l := p.Set.Line(st, h.ID)
		items = append(items, scene.Fill{Path: scene.RoundedPath(scene.Rect{X: at.X - l.Width/2 - 400, Y: at.Y - 1100, W: l.Width + 800, H: 2200}, 700), Colour: icons.Tones().Paper.Alpha(215)})
		items = append(items, centred(p.Set, st, h.ID, at)...)
	}
	return items
}

// symbolNorth reports whether a symbol stands in the north corner of one of the sector's hexes.
func (t Tile) symbolNorth(own xia.Axial) bool {
	side := slices.Index(edgeHexes[:], own)
	return side >= 0 && t.turnedSide(side) == 0
}

// spaces are what is marked on the hexes of a tile.
func (p Painter) spaces(t Tile) []scene.Item {
	var items []scene.Item
	for _, s := range t.Sector.Spaces {
		i := slices.IndexFunc(t.Sector.Hexes, func(h xia.Hex) bool { return h.ID == s.Hex })
		if i < 0 {
			continue
		}
		c := cell{centre: p.Grid.Centre(t.at(t.Sector.Hexes[i].At)), hex: p.Grid.Hex}
		items = append(items, scene.Group{Items: p.space(s, c)})
	}
	return items
}

// space is the mark of a space on a disc of paper, with its number or its cubes.
func (p Painter) space(s xia.Space, c cell) []scene.Item {
	kind := p.Key.spaceKind(s.Kind)
	tones := icons.Tones()
	items := []scene.Item{scene.Fill{Path: scene.CirclePath(c.centre, c.length(240)), Colour: tones.Paper}}
	if kind.Numbered && s.Number > 0 {
		return append(items, p.numbered(s.Number, c)...)
	}
	items = append(items, Badge(p.Set, "space-"+s.Kind, kind.Title, c.centre, c.length(380))...)
	if kind.Cargo {
		items = append(items, p.cubes(s.Cargo, c)...)
	}
	return items
}

// numbered is a ring around the number of a space.
func (p Painter) numbered(n int, c cell) []scene.Item {
	tones := icons.Tones()
	st := layout.Style{Face: layout.Title, Size: max(page.Points(60), c.length(230)), Colour: tones.Ink}
	ring := scene.Stroke{Path: scene.CirclePath(c.centre, c.length(215)), Colour: tones.Ink, Width: p.length(30)}
	items := []scene.Item{ring}
	for i := range 4 {
		a, b := c.polar(215, float64(90*i+45)), c.polar(275, float64(90*i+45))
		items = append(items, scene.Stroke{Path: page.Line(a.X, a.Y, b.X, b.Y), Colour: tones.Ink, Width: p.length(30)})
	}
	return append(items, centred(p.Set, st, strconv.Itoa(n), c.centre)...)
}

// mostCubes is the number of types that are shown under a space; of more the last place says how many others there
// are, which the list beside the tile names.
const mostCubes = 3

// cubes are the types of cube of a space, in a row under its mark.
func (p Painter) cubes(cargo []string, c cell) []scene.Item {
	shown, more := cargo, 0
	if len(cargo) > mostCubes {
		shown, more = cargo[:mostCubes-1], len(cargo)-mostCubes+1
	}
	side := max(2700, c.length(150))
	x := c.centre.X - side*scene.Unit(min(len(cargo), mostCubes))/2
	y := c.centre.Y + c.length(300)
	var items []scene.Item
	for _, id := range shown {
		items = append(items, Cube(p.Set, p.Key.rules, id, scene.Point{X: x + side/2, Y: y}, side*88/100)...)
		x += side
	}
	if more > 0 {
		st := layout.Style{Face: layout.BodyBold, Size: max(page.Points(60), side*70/100), Colour: icons.Tones().Ink}
		items = append(items, centred(p.Set, st, fmt.Sprintf("+%d", more), scene.Point{X: x + side/2, Y: y})...)
	}
	return items
}

// Cube is a cube of a type: its colour, and its letter, which tells it in grey.
func Cube(set *layout.Set, r *xia.RuleSet, id string, c scene.Point, side scene.Unit) []scene.Item {
	letter, colour := Initials(id), ""
	for _, cargo := range r.Cargo {
		if cargo.ID == id {
			letter, colour = cargo.Letter, cargo.Colour
		}
	}
	swatch := icons.Named(colour)
	box := scene.RoundedPath(icons.Around(c, side), side/7)
	st := layout.Style{Face: layout.BodyBold, Size: max(page.Points(60), side*78/100), Colour: icons.Tones().Ink}
	return append([]scene.Item{
		scene.Fill{Path: box, Colour: swatch.Tint},
		scene.Stroke{Path: box, Colour: swatch.Line, Width: max(150, side/14)},
	}, centred(set, st, letter, c)...)
}

// spaceKind is the kind of a space; one that the rule set does not know is called by its id.
func (k *Key) spaceKind(id string) xia.SpaceKind {
	for _, s := range k.rules.Spaces {
		if s.ID == id {
			return s
		}
	}
	return xia.SpaceKind{ID: id, Title: id}
}
