package reading

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/svg"
	xiapages "github.com/sortie-tools/sortie/printer/xia"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// SectorFile is the file of a sector's drawing that says where on the picture its hexes are, and what they can be.
const SectorFile = "sector.json"

// Hexes is all that a sector's drawing says besides its pictures.
type Hexes struct {
	Picture  string
	W, H     scene.Unit
	Hexes    []HexSpot
	Terrains []TerrainSpot
}

// HexSpot is a hex on the picture. One that the drawing in the source lacks has no terrain.
type HexSpot struct {
	ID       string
	Terrain  string
	Mark     string // what is marked on it, in words
	Corners  [6]scene.Point
	Middle   scene.Point
	File     string // that it is drawn in, without its folder
	From, To int    // where
}

// TerrainSpot is a terrain that a hex can have, as it prints.
type TerrainSpot struct {
	ID, Title, Glyph, Picture string
	Used                      int
}

// sectorWidth is how wide a sector is drawn on a screen's map, before the browser makes it larger or smaller.
const sectorWidth = 200 * scene.Millimetre

// drawSector draws a sector's tile as it prints, and each terrain by itself.
func drawSector(u *compiler.Unit) ([]output.File, error) {
	s, ok := u.Value.(*xia.Sector)
	rules, known := u.RuleSet.(*xia.RuleSet)
	if !ok || !known {
		return nil, fmt.Errorf("a %s has no hexes", u.Kind)
	}
	set, err := layout.NewSet()
	if err != nil {
		return nil, err
	}
	m := xiapages.MapOf(rules, s, set, sectorWidth)
	all := Hexes{Picture: "sector.svg", W: m.W, H: m.H}
	paper := scene.Fill{Path: scene.RectPath(scene.Rect{W: m.W, H: m.H}), Colour: icons.Tones().Paper}
	picture, err := alone(m, set, paper)
	files := []output.File{{Name: all.Picture, Data: picture}}
	for _, h := range m.Hexes {
		all.Hexes = append(all.Hexes, spotOf(u, s, rules, h))
	}
	for _, t := range rules.Terrains {
		spot := TerrainSpot{ID: t.ID, Title: t.Title, Glyph: t.Plan, Picture: "terrain-" + t.ID + ".svg"}
		for _, h := range s.Hexes {
			if h.Terrain == t.ID {
				spot.Used++
			}
		}
		sample, wrong := alone(xiapages.Sample(rules, t.ID, 12*scene.Millimetre), set)
		if wrong != nil {
			err = wrong
		}
		files = append(files, output.File{Name: spot.Picture, Data: sample})
		all.Terrains = append(all.Terrains, spot)
	}
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(all)
	return append(files, output.File{Name: SectorFile, Data: data}), err
}

// alone is a map as a picture of its own, with what lies below it.
func alone(m xiapages.TileMap, set *layout.Set, below ...scene.Item) ([]byte, error) {
	var b bytes.Buffer
	err := svg.Write(&b, &scene.Page{Name: "tile", W: m.W, H: m.H, Items: append(below, m.Items...)}, set, svg.Options{Fluid: true})
	return b.Bytes(), err
}

// spotOf is a hex of the map with what the sector has there.
func spotOf(u *compiler.Unit, s *xia.Sector, rules *xia.RuleSet, on xiapages.HexOnMap) HexSpot {
	spot := HexSpot{ID: on.ID, Corners: on.Corners, Middle: on.Middle}
	at := u.Where.At("plan#" + on.ID)
	if u.Where.Has("plan#" + on.ID) {
		spot.File, spot.From, spot.To = path.Base(at.File), at.Start.Offset, at.End.Offset
	}
	for _, h := range s.Hexes {
		if h.ID != on.ID {
			continue
		}
		spot.Terrain, spot.Mark = h.Terrain, h.Space
		for _, p := range s.Spaces {
			if p.ID == h.Space {
				spot.Mark = spaceTitle(rules, p)
			}
		}
	}
	return spot
}

// spaceTitle is what is marked on a hex, for readers.
func spaceTitle(rules *xia.RuleSet, p xia.Space) string {
	title := p.Kind
	for _, k := range rules.Spaces {
		if k.ID == p.Kind {
			title = k.Title
		}
	}
	if p.Number > 0 {
		return fmt.Sprintf("%s %d", title, p.Number)
	}
	return title
}
