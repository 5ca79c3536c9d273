package xiapages

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// tileMargin is the space around a tile on its sheet, for the scissors.
const tileMargin = 2 * mm

// TilePiece is a sector as a piece to cut out: its trim is the rectangle around the tile, and the cutting
// line its outline.
func TilePiece(j *product.Job, s *xia.Sector, hex scene.Unit) impose.Piece {
	r := rulesOf(j)
	p := tile.Painter{Key: tile.NewKey(r), Set: j.Fonts, Opt: tile.Options{Edges: true, Rim: 2 * page.Hair}}
	tiles := single(s)
	at := tile.Bounds(tile.Grid{Hex: hex}, tiles)
	p.Grid = tile.Grid{Hex: hex, At: scene.Point{X: tileMargin - at.X, Y: tileMargin - at.Y}}
	at.W, at.H = at.W+2*tileMargin, at.H+2*tileMargin
	face := append(p.Draw(tiles), p.Sources(tiles)...)
	face = append(face, tileTitle(j, s, p, tiles[0])...)
	alt := "The tile of " + s.Title
	piece := impose.Piece{ID: s.ID, Title: s.Title, W: at.W, H: at.H}
	piece.Face = []scene.Item{scene.Group{Tag: scene.Figure, Alt: alt, Items: face}}
	piece.Back = tileBack(j.Fonts, r, p.Grid, tiles[0], at)
	return piece
}

// tileTitle is the name of a sector and its type, where they cover least of it.
func tileTitle(j *product.Job, s *xia.Sector, p tile.Painter, t tile.Tile) []scene.Item {
	c, _ := t.Quiet(p.Grid)
	tones := icons.Tones()
	l, name := tileName(j.Fonts, s, p.Grid, t)
	items := []scene.Item{plate(c, l.Width+1600, name.Size*105/100, tones.Paper.Alpha(225))}
	items = append(items, l.Centre(c.X, c.Y+j.Fonts.Metrics(name).CapHeight/2)...)
	items = append(items, ofSector(s, "title", plateAt(c, l.Width+1600, name.Size*105/100)))
	if p.Grid.Hex < 20*mm {
		return items
	}
	kind := layout.Style{Face: layout.Heading, Size: page.Points(64), Colour: tones.Soft, Tracking: 200}
	below := layout.Capitals(teller(j, rulesOf(j)).SectorType(s.Type))
	low := c.Y + name.Size/2 + 1900
	k := j.Fonts.Line(kind, j.Fonts.Shorten(kind, below, 2*p.Grid.Hex))
	items = append(items, plate(scene.Point{X: c.X, Y: low}, k.Width+1200, 2500, tones.Paper.Alpha(225)))
	items = append(items, ofSector(s, "type", plateAt(scene.Point{X: c.X, Y: low}, k.Width+1200, 2500)))
	return append(items, k.Centre(c.X, low+j.Fonts.Metrics(kind).CapHeight/2)...)
}

// tileName is the name of a sector as it stands on its tile: in capitals where hexes are large, and in narrow
// letters where they are small.
func tileName(set *layout.Set, s *xia.Sector, g tile.Grid, t tile.Tile) (layout.Line, layout.Style) {
	_, hexes := t.Quiet(g)
	width := scene.Unit(hexes) * g.Hex * 96 / 100
	st := layout.Style{Face: layout.Title, Size: page.Points(120), Colour: icons.Tones().Ink, Tracking: 120}
	text := layout.Capitals(s.Title)
	if g.Hex < 14*mm {
		st.Face, text = layout.BodyBold, s.Title
	}
	if have := set.Width(st, text); have > width {
		st.Size, st.Tracking = max(page.Points(62), st.Size*width/have*97/100), 0
	}
	return set.Line(st, set.Shorten(st, text, width)), st
}

// plate is a ground under letters, about a place.
func plate(c scene.Point, w, h scene.Unit, colour scene.Colour) scene.Item {
	return scene.Fill{Path: scene.RoundedPath(plateAt(c, w, h), min(700, h/3)), Colour: colour}
}

// plateAt is the place of a plate.
func plateAt(c scene.Point, w, h scene.Unit) scene.Rect {
	return scene.Rect{X: c.X - w/2, Y: c.Y - h/2, W: w, H: h}
}

// ofSector says of a place that it shows a value of a sector.
func ofSector(s *xia.Sector, path string, at scene.Rect) scene.Source {
	return scene.Source{Area: at, Path: path, Kind: kindSector, Unit: s.ID}
}

// tileBack is the same for all tiles, since they are drawn face down: rings of hexes, and the game's name.
func tileBack(set *layout.Set, r *xia.RuleSet, g tile.Grid, t tile.Tile, at scene.Rect) []scene.Item {
	tones := icons.Tones()
	c := g.At
	area := scene.Rect{X: -impose.Bleed, Y: -impose.Bleed, W: at.W + 2*impose.Bleed, H: at.H + 2*impose.Bleed}
	items := []scene.Item{scene.Fill{Path: scene.RectPath(area), Colour: tones.Wash}}
	var hexes scene.Path
	for _, h := range t.Hexes() {
		small := tile.Grid{Hex: g.Hex * 86 / 100, At: g.Centre(h)}
		hexes.Append(small.Outline(xia.Axial{}))
	}
	items = append(items, scene.Stroke{Path: hexes, Colour: tones.Rule, Width: 300})
	st := layout.Style{Face: layout.Title, Size: page.Points(110), Colour: tones.Ink, Tracking: 200}
	width := 4 * g.Hex
	text := layout.Capitals(r.Title)
	if have := set.Width(st, text); have > width {
		st.Size, st.Tracking = max(page.Points(62), st.Size*width/have*97/100), 0
	}
	lines := inLines(set, st, text, width)
	lead := st.Size * 5 / 4
	high := lead * scene.Unit(len(lines)-1)
	items = append(items, plate(c, widest(set, st, lines)+4*mm, high+st.Size*2, tones.Wash))
	for i, line := range lines {
		y := c.Y - high/2 + lead*scene.Unit(i)
		items = append(items, set.Line(st, line).Centre(c.X, y+set.Metrics(st).CapHeight/2)...)
	}
	return items
}

// inLines parts a text between words into lines of a width; a word that is wider is shortened.
func inLines(set *layout.Set, st layout.Style, text string, width scene.Unit) []string {
	out := []string{""}
	for _, word := range strings.Fields(text) {
		last := &out[len(out)-1]
		switch longer := strings.TrimSpace(*last + " " + word); {
		case *last == "" || set.Width(st, longer) <= width:
			*last = longer
		default:
			out = append(out, word)
		}
	}
	for i, line := range out {
		out[i] = set.Shorten(st, line, width)
	}
	return out[:min(len(out), mostLines)]
}

// mostLines is how many lines the back of a tile has room for.
const mostLines = 4

func widest(set *layout.Set, st layout.Style, lines []string) (most scene.Unit) {
	for _, line := range lines {
		most = max(most, set.Width(st, line))
	}
	return most
}
