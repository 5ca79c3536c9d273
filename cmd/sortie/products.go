package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/art"
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/bundle"
	"github.com/sortie-tools/sortie/printer/html"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/pdf"
	"github.com/sortie-tools/sortie/printer/png"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/sheet"
	"github.com/sortie-tools/sortie/printer/svg"
	"github.com/sortie-tools/sortie/schema/model"
)

// producer names the program in the PDFs it makes.
const producer = "Sortie " + version

// press makes the products of one mission. Scenes and files that several products need are made
// once and kept.
type press struct {
	unit   *compiler.Unit
	fonts  *layout.Set
	paper  paper.Paper
	dpi    int
	draft  bool
	sheets *scene.Document
	boards []*scene.Page
	chart  *chart
	made   map[string][]byte
}

func newPress(u *compiler.Unit, p paper.Paper, dpi int, draft bool) (*press, error) {
	fonts, err := layout.NewSet()
	if err != nil {
		return nil, err
	}
	return &press{unit: u, fonts: fonts, paper: p, dpi: dpi, draft: draft, made: map[string][]byte{}}, nil
}

// product is one file, or one group of files, that a build makes.
type product struct {
	name string // what the progress bar says
	make func(*press) ([]output.File, error)
}

// products lists what a build makes, each after those it takes up.
func products() []product {
	return []product{
		{"set-up sheet", (*press).sheetPDF},
		{"set-up sheet, pictures", (*press).sheetPNG},
		{"board", (*press).boardPDF},
		{"board on A4", func(p *press) ([]output.File, error) { return p.allTiles("-a4.pdf", paper.A4) }},
		{"board on Letter", func(p *press) ([]output.File, error) { return p.allTiles("-letter.pdf", paper.Letter) }},
		{"board, picture", (*press).boardPNG},
		{"briefing", (*press).briefing},
		{"model", (*press).model},
		{"playable page", (*press).play},
		{"bundle", (*press).bundle},
	}
}

// one keeps a finished file for the bundle and returns it as a product's output.
func (p *press) one(name string, data []byte, err error) ([]output.File, error) {
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	p.made[name] = data
	return []output.File{{Name: name, Data: data}}, nil
}

func (p *press) setup() *scene.Document {
	if p.sheets == nil {
		p.sheets = sheet.Setup(p.unit.Mission, p.unit.Rules, p.unit.Decks, p.fonts, sheet.Options{Paper: p.paper, Draft: p.draft, House: p.house()})
	}
	return p.sheets
}

// house are the house rules of the mission's pack, if it is in one.
func (p *press) house() []model.HouseRules {
	if p.unit.Pack == nil {
		return nil
	}
	return p.unit.Pack.House
}

// floors are all floors of the mission at full size, the mission's board first.
func (p *press) floors() []*scene.Page {
	if p.boards == nil {
		p.boards = board.FullSizes(p.unit.Mission, p.unit.Rules, p.fonts)
		if p.draft {
			for _, page := range p.boards {
				art.Draft(page, p.fonts)
			}
		}
	}
	return p.boards
}

// only leaves one floor of the mission: the board for no name, if a single one is wanted at all.
func (p *press) only(name string, single bool) error {
	if name == "" && !single {
		return nil
	}
	var names []string
	for _, page := range p.floors() {
		floor := strings.TrimPrefix(page.Name, "board-")
		if floor == name || name == "" && floor == "board" {
			p.boards = []*scene.Page{page}
			return nil
		}
		names = append(names, floor)
	}
	return fmt.Errorf("--floor %s: the mission has no such floor; it has %s", name, strings.Join(names, ", "))
}

func (p *press) pdf(doc *scene.Document) ([]byte, error) {
	var b bytes.Buffer
	err := pdf.Write(&b, doc, p.fonts, pdf.Options{Producer: producer})
	return b.Bytes(), err
}

// maxPixels bounds a picture: the largest board that compiles, at the usual 150 dpi with a third to
// spare, or a board of two feet at 600 dpi. More takes minutes.
const maxPixels = 300_000_000

func (p *press) png(page *scene.Page) ([]byte, error) {
	var b bytes.Buffer
	wide, high := int64(page.W)*int64(p.dpi)/int64(scene.Inch), int64(page.H)*int64(p.dpi)/int64(scene.Inch)
	if wide*high > maxPixels {
		return nil, fmt.Errorf("a picture of %d × %d pixels is too large; the limit is %d million pixels: choose a lower --dpi", wide, high, maxPixels/1_000_000)
	}
	err := png.Write(&b, page, p.fonts, png.Options{DPI: p.dpi})
	return b.Bytes(), err
}

func (p *press) sheetPDF() ([]output.File, error) {
	data, err := p.pdf(p.setup())
	return p.one("setup-sheet.pdf", data, err)
}

func (p *press) sheetPNG() ([]output.File, error) {
	var all []output.File
	for i, page := range p.setup().Pages {
		data, err := p.png(page)
		files, err := p.one(fmt.Sprintf("setup-sheet-%d.png", i+1), data, err)
		if err != nil {
			return nil, err
		}
		all = append(all, files...)
	}
	return all, nil
}

func (p *press) boardPDF() ([]output.File, error) {
	data, err := p.pdf(&scene.Document{
		Title: p.unit.Mission.Title + ": the board at full size", Author: "Sortie", Language: "en", Pages: p.floors(),
	})
	return p.one("board.pdf", data, err)
}

// eachFloor makes a file of every floor: "board-a4.pdf" of the board, and "board-gantry-a4.pdf" of a
// level called gantry.
func (p *press) eachFloor(ending string, draw func(*scene.Page) ([]byte, error)) ([]output.File, error) {
	var all []output.File
	for _, page := range p.floors() {
		data, err := draw(page)
		files, err := p.one(page.Name+ending, data, err)
		if err != nil {
			return nil, err
		}
		all = append(all, files...)
	}
	return all, nil
}

// tiles cuts the floor of a page for a paper.
func (p *press) tiles(page *scene.Page, on paper.Paper, only []string) ([]byte, error) {
	opt := paper.TileOptions{Title: p.unit.Mission.Title, Language: "en", Only: only}
	if p.draft {
		opt.Stamp = "DRAFT"
	}
	doc, err := paper.Tile(page, on, p.fonts, opt)
	if err != nil {
		return nil, err
	}
	return p.pdf(doc)
}

// allTiles cuts every floor for a paper.
func (p *press) allTiles(ending string, on paper.Paper) ([]output.File, error) {
	return p.eachFloor(ending, func(page *scene.Page) ([]byte, error) { return p.tiles(page, on, nil) })
}

func (p *press) boardPNG() ([]output.File, error) {
	return p.eachFloor(".png", p.png)
}

// chart is the map as a picture, with where on it things stand.
type chart struct {
	svg    []byte
	size   scene.Point
	places map[string]scene.Rect
}

func (p *press) mapSVG() (*chart, error) {
	if p.chart != nil {
		return p.chart, nil
	}
	page, places := board.MapPage(p.unit.Mission, p.unit.Rules, p.fonts)
	if p.draft {
		art.Draft(page, p.fonts)
	}
	var b bytes.Buffer
	if err := svg.Write(&b, page, p.fonts, svg.Options{Prefix: "map-", Inline: true, Fluid: true}); err != nil {
		return nil, fmt.Errorf("map.svg: %w", err)
	}
	p.made["map.svg"] = b.Bytes()
	p.chart = &chart{svg: b.Bytes(), size: scene.Point{X: page.W, Y: page.H}, places: places}
	return p.chart, nil
}

func (p *press) briefing() ([]output.File, error) {
	picture, err := p.mapSVG()
	if err != nil {
		return nil, err
	}
	data, err := html.Briefing(p.unit.Mission, p.unit.Rules, picture.svg, html.Options{Draft: p.draft, House: p.house()})
	return p.one("briefing.html", data, err)
}

func (p *press) model() ([]output.File, error) {
	data, err := json.MarshalIndent(p.unit.Mission, "", "\t")
	return p.one("mission.json", append(data, '\n'), err)
}

func (p *press) play() ([]output.File, error) {
	picture, err := p.mapSVG()
	if err != nil {
		return nil, err
	}
	data, err := bundle.Play(bundle.Input{
		Mission: p.unit.Mission, Rules: p.unit.Rules, Decks: p.unit.Decks, Draft: p.draft,
		MapSVG: picture.svg, MapSize: picture.size, Places: picture.places,
	})
	return p.one("play.html", data, err)
}

func (p *press) bundle() ([]output.File, error) {
	name := p.unit.Mission.ID + ".sortie.zip"
	data, err := bundle.Zip(bundle.ZipInput{
		Mission: p.unit.Mission, Rules: p.unit.Rules, Decks: p.unit.Decks,
		Sources: p.unit.Files, Files: p.made, Version: version,
	})
	return p.one(name, data, err)
}
