package tile

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// Options say what is drawn besides the hexes.
type Options struct {
	Names bool       // the names of hexes, where they are large enough
	Edges bool       // the symbols along the edges
	Rim   scene.Unit // width of the line around each tile; 0: none
}

// Painter draws tiles of one rule set in one size.
type Painter struct {
	Key  *Key
	Set  *layout.Set
	Grid Grid
	Opt  Options
}

// Draw is the picture of tiles.
func (p Painter) Draw(tiles []Tile) []scene.Item {
	items := p.floors(tiles)
	for _, t := range tiles {
		items = append(items, p.lines(t)...)
	}
	for _, t := range tiles {
		if p.Opt.Rim > 0 {
			items = append(items, scene.Stroke{Path: t.Rim(p.Grid), Colour: icons.Tones().Ink, Width: p.Opt.Rim, Join: scene.RoundJoin})
		}
		items = append(items, p.things(t)...)
	}
	return items
}

// things are what stands on a tile: symbols, names and spaces.
func (p Painter) things(t Tile) []scene.Item {
	var items []scene.Item
	if p.Opt.Edges {
		items = append(items, p.edges(t)...)
	}
	if p.Opt.Names {
		items = append(items, p.names(t)...)
	}
	return append(items, p.spaces(t)...)
}

// floors are the hexes filled, one item of each sort for each terrain.
func (p Painter) floors(tiles []Tile) []scene.Item {
	var items []scene.Item
	for _, terrain := range p.Key.rules.Terrains {
		look := p.Key.terrains[terrain.ID]
		var ground scene.Path
		var m mark
		for _, t := range tiles {
			for _, h := range t.Sector.Hexes {
				if at := t.at(h.At); h.Terrain == terrain.ID {
					ground.Append(p.Grid.Outline(at))
					look.draw(&m, cell{centre: p.Grid.Centre(at), hex: p.Grid.Hex, seed: seedOf(at)})
				}
			}
		}
		items = append(items, p.filled(look, ground, m)...)
	}
	return items
}

func (p Painter) filled(look terrainLook, ground scene.Path, m mark) []scene.Item {
	if len(ground.Verbs) == 0 {
		return nil
	}
	items := []scene.Item{scene.Fill{Path: ground, Colour: look.tint}}
	if len(m.line.Verbs) > 0 {
		items = append(items, scene.Stroke{Path: m.line, Colour: look.ink, Width: p.length(look.width), Cap: scene.RoundCap, Join: scene.RoundJoin})
	}
	if len(m.fill.Verbs) > 0 {
		items = append(items, scene.Fill{Path: m.fill, Colour: look.ink})
	}
	return items
}

// length is a measure given in thousandths of a hex, but wide enough for every printer.
func (p Painter) length(thousandths scene.Unit) scene.Unit {
	const least = 90
	return max(least, thousandths*p.Grid.Hex/1000)
}

// Side is one side of a hex with the border on it; empty for a hex of a terrain that the rule set does not
// know.
type Side struct {
	Hex    xia.Axial // where the hex lies on the grid
	Side   int       // in xia.HexSides
	Border string
}

// Sides are the borders of all sides of all hexes of a tile, as seen from each hex.
func (k *Key) Sides(t Tile) []Side {
	var out []Side
	for _, h := range t.Sector.Hexes {
		for i, name := range xia.HexSides() {
			border := t.Sector.Border(k.rules, h.At, name)
			out = append(out, Side{Hex: t.at(h.At), Side: t.turnedSide(i), Border: border})
		}
	}
	return out
}

// lines are the borders of a tile, two items at most for each kind.
func (p Painter) lines(t Tile) []scene.Item {
	sides := p.Key.Sides(t)
	items := p.lined(unknownBorder(), p.frames(sides, func(id string) bool { return !p.Key.knows(id) }))
	for _, b := range p.Key.rules.Borders {
		frames := p.frames(sides, func(id string) bool { return id == b.ID })
		items = append(items, p.lined(p.Key.lookOn(t.Sector, b), frames)...)
	}
	return items
}

// frames are the sides with borders of a sort.
func (p Painter) frames(sides []Side, of func(border string) bool) []frame {
	var out []frame
	for _, s := range sides {
		if of(s.Border) {
			out = append(out, p.Grid.side(s.Hex, s.Side))
		}
	}
	return out
}

func (k *Key) knows(border string) bool {
	_, known := k.borders[border]
	return known
}

// lookOn is how a border is drawn on a tile: a planet's border has the colour and the dash of the planet's
// status.
func (k *Key) lookOn(s *xia.Sector, b xia.Border) borderLook {
	look := k.borders[b.ID]
	own := b.Legal || slices.ContainsFunc(k.rules.Terrains, func(t xia.Terrain) bool { return t.Planet && t.Border == b.ID })
	if s == nil || s.Planet == nil || !own {
		return look
	}
	return k.ruled(look, s.Planet.Status, !b.Legal)
}

// ruled is a look in the colour of a status, and with its dash, too, where the line is long enough.
func (k *Key) ruled(look borderLook, status string, dashed bool) borderLook {
	i := slices.IndexFunc(k.rules.Statuses, func(s xia.Status) bool { return s.ID == status })
	if i < 0 {
		return look
	}
	swatch := icons.Named(k.rules.Statuses[i].Colour)
	look.colour = swatch.Line
	for _, d := range swatch.Dash {
		if dashed {
			look.dash = append(look.dash, d*look.width/5) // twice as long as a highlight's
		}
	}
	return look
}

// lined draws a look along sides.
func (p Painter) lined(look borderLook, frames []frame) []scene.Item {
	var m mark
	for _, f := range frames {
		look.draw(&m, f)
	}
	var items []scene.Item
	if len(m.line.Verbs) > 0 {
		st := scene.Stroke{Path: m.line, Colour: look.colour, Width: p.length(look.width)}
		for _, d := range look.dash {
			st.Dash = append(st.Dash, d*p.Grid.Hex/1000)
		}
		if look.round {
			st.Cap, st.Join = scene.RoundCap, scene.RoundJoin
		}
		items = append(items, st)
	}
	if len(m.fill.Verbs) > 0 {
		items = append(items, scene.Fill{Path: m.fill, Colour: look.colour})
	}
	return items
}
