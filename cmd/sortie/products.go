package main

import (
	"bytes"
	"encoding/json"
	"fmt"

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
	board  *scene.Page
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
		{"board on A4", func(p *press) ([]output.File, error) { return p.tiles("board-a4.pdf", paper.A4, nil) }},
		{"board on Letter", func(p *press) ([]output.File, error) { return p.tiles("board-letter.pdf", paper.Letter, nil) }},
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
		p.sheets = sheet.Setup(p.unit.Mission, p.unit.Rules, p.unit.Decks, p.fonts, sheet.Options{Paper: p.paper, Draft: p.draft})
	}
	return p.sheets
}

func (p *press) fullBoard() *scene.Page {
	if p.board == nil {
		p.board = board.FullSize(p.unit.Mission, p.unit.Rules, p.fonts)
		if p.draft {
			art.Draft(p.board, p.fonts)
		}
	}
	return p.board
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
	data, err := p.pdf(p.document(p.fullBoard()))
	return p.one("board.pdf", data, err)
}

func (p *press) document(page *scene.Page) *scene.Document {
	return &scene.Document{
		Title: p.unit.Mission.Title + ": the board at full size", Author: "Sortie", Language: "en",
		Pages: []*scene.Page{page},
	}
}

func (p *press) tiles(name string, on paper.Paper, only []string) ([]output.File, error) {
	opt := paper.TileOptions{Title: p.unit.Mission.Title, Language: "en", Only: only}
	if p.draft {
		opt.Stamp = "DRAFT"
	}
	doc, err := paper.Tile(p.fullBoard(), on, p.fonts, opt)
	if err != nil {
		return nil, err
	}
	data, err := p.pdf(doc)
	return p.one(name, data, err)
}

func (p *press) boardPNG() ([]output.File, error) {
	data, err := p.png(p.fullBoard())
	return p.one("board.png", data, err)
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
	data, err := html.Briefing(p.unit.Mission, p.unit.Rules, picture.svg, html.Options{Draft: p.draft})
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
