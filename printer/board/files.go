package board

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
)

// whole is all floors in one document, each on a page as large as it is.
func (j *job) whole() []product.File {
	doc := &scene.Document{Title: j.m.Title + ": " + j.what(), Author: "Sortie", Language: j.language(), Pages: j.pages}
	return []product.File{{Name: j.name(), Doc: doc, Picture: true}}
}

// what says what sort of board is printed.
func (j *job) what() string {
	what := "the board at full size"
	if j.Scale > 1 {
		what = fmt.Sprintf("the board at 1:%d", j.Scale)
	}
	switch j.mat.Overlay {
	case SetupOverlay:
		what += ", set up"
	case BareOverlay:
		what += ", bare"
	}
	return what
}

func (j *job) language() string {
	if j.Language == "" {
		return "en"
	}
	return j.Language
}

func (j *job) tiling() paper.TileOptions {
	opt := paper.TileOptions{
		Title: j.m.Title, Language: j.language(), Only: j.Tiles, Overlap: j.Overlap, Edge: paper.Edge(j.Edge),
	}
	if j.Draft {
		opt.Stamp = "DRAFT"
	}
	return opt
}

// onPaper is a file of every floor: on one sheet if it fits, else cut into tiles.
func (j *job) onPaper() ([]product.File, error) {
	on := j.Paper
	if on.W == 0 {
		on = paper.A4
	}
	var all []product.File
	for _, page := range j.pages {
		name := page.Name + "-" + on.Slug()
		if len(j.Tiles) == 0 && paper.Fits(page, on) {
			all = append(all, product.File{Name: name, Doc: j.poster(page, on), Picture: true})
			continue
		}
		opt := j.tiling()
		opt.Title = FloorTitle(j.m, j.floorOf(page))
		doc, err := paper.Tile(page, on, j.Fonts, opt)
		if err != nil {
			return nil, err
		}
		if len(j.Tiles) == 0 {
			doc.Pages = append(doc.Pages[:2:2], append(j.lists(page, on), doc.Pages[2:]...)...)
		}
		all = append(all, product.File{Name: name, Doc: doc, Cut: true})
	}
	return all, nil
}

// poster is a floor on one sheet, and what stands on it on further ones.
func (j *job) poster(page *scene.Page, on paper.Paper) *scene.Document {
	pages := append([]*scene.Page{paper.Poster(page, on)}, j.lists(page, on)...)
	return &scene.Document{
		Title: j.m.Title + ": " + j.what(), Subject: "On " + on.Name + " paper, true to scale", Author: "Sortie", Language: j.language(), Pages: pages,
	}
}

// listColumn is the least width of a column of a list on a sheet of its own.
const listColumn = 76 * scene.Millimetre

// lists are sheets with what stands on a floor, for a set-up overlay that has no room for it beside; the rows are
// closer where that saves a sheet.
func (j *job) lists(page *scene.Page, on paper.Paper) []*scene.Page {
	if j.mat.Overlay != SetupOverlay || j.mat.List {
		return nil
	}
	out := j.list(page, on, listRow)
	if len(out) > 1 {
		if tight := j.list(page, on, tightRow); len(tight) < len(out) {
			out = tight
		}
	}
	return out
}

// floorOf is the floor that a page shows, by its id.
func (j *job) floorOf(page *scene.Page) string {
	return strings.TrimPrefix(strings.TrimPrefix(page.Name, j.name()), "-")
}

// list is what stands on a floor, in rows of a height.
func (j *job) list(shown *scene.Page, on paper.Paper, row scene.Unit) []*scene.Page {
	const title = "What stands where"
	opt := j.Page(title)
	opt.Paper = on.Desk()
	w := page.New(j.Fonts, opt)
	w.Fresh(title)
	columns := max(1, int((w.Width()+page.Gutter)/(listColumn+page.Gutter)))
	w.Columns(overlayList(j.m, j.CoreSpace(), j.Fonts, j.floorOf(shown), w.Column(scene.Unit(columns)), row), columns, title)
	doc := w.Finish()
	for i, p := range doc.Pages {
		p.Name = fmt.Sprintf("%s-list-%d", shown.Name, i+1)
	}
	return doc.Pages
}

// onRoll is a file of every floor, in strips across a roll of paper.
func (j *job) onRoll() ([]product.File, error) {
	var all []product.File
	for _, page := range j.pages {
		doc, _, err := paper.Roll(page, j.Roll, j.Fonts, j.tiling())
		if err != nil {
			return nil, err
		}
		all = append(all, product.File{Name: page.Name + "-roll", Doc: doc, Cut: true})
	}
	return all, nil
}
