package xiapages

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/tile"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// laidBoard is the table as it is laid for the most players, in one page or in tiles of paper.
func laidBoard(j *product.Job, s *xia.Scenario, hex scene.Unit) ([]product.File, error) {
	all := tables(j, s)
	if len(all) == 0 || len(all[len(all)-1].Tiles) == 0 {
		return nil, nil
	}
	page := laidPage(j, all[len(all)-1].Tiles, hex)
	if !j.Tiled {
		doc := &scene.Document{Title: j.Title, Subject: "The laid table", Author: "Sortie", Language: j.Page("").Language, Pages: []*scene.Page{page}}
		if j.Draft {
			icons.Draft(page, j.Fonts)
		}
		return []product.File{{Name: tableName, Doc: doc}}, nil
	}
	opt := paper.TileOptions{Title: j.Title, Language: j.Language, Overlap: j.Overlap, Only: j.Tiles}
	if j.Draft {
		opt.Stamp = "DRAFT"
	}
	doc, err := paper.Tile(page, j.Paper, j.Fonts, opt)
	if err != nil {
		return nil, err
	}
	return []product.File{{Name: tableName + "-" + strings.ToLower(j.Paper.Name), Doc: doc, Cut: true}}, nil
}

// tableName is what the files of the laid table are called.
const tableName = "board-table"

// laidPage is one large page with tiles at a size.
func laidPage(j *product.Job, tiles []tile.Tile, hex scene.Unit) *scene.Page {
	const margin = 5 * mm
	at := tile.Bounds(tile.Grid{Hex: hex}, tiles)
	p := tile.Painter{
		Key: tile.NewKey(rulesOf(j)), Set: j.Fonts, Opt: tile.Options{Edges: true, Rim: 600},
		Grid: tile.Grid{Hex: hex, At: scene.Point{X: margin - at.X, Y: margin - at.Y}},
	}
	page := &scene.Page{Name: tableName, W: at.W + 2*margin, H: at.H + 2*margin}
	items := append(p.Draw(tiles), p.Sources(tiles)...)
	for _, t := range tiles {
		items = append(items, tileTitle(j, t.Sector, p, t)...)
	}
	page.Add(scene.Bookmark{Name: j.Kind + "-" + j.ID + "-table", Title: j.Title})
	page.Add(scene.Group{Tag: scene.Figure, Alt: "The laid table: " + english.And(english.Each(tiles, func(t tile.Tile) string { return t.Sector.Title })) + ".", Items: items})
	return page
}
