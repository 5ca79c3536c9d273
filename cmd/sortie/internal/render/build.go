package render

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/engine/wire"
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/bundle"
	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/html"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/sheet"
	"github.com/sortie-tools/sortie/printer/svg"
	"github.com/sortie-tools/sortie/schema/model"
)

// Step is one file, or one group of files, that a build makes.
type Step struct {
	Name string // what a progress bar says
	Make func(*Renderer) ([]output.File, error)
}

// Steps lists what a build makes of a kind of unit, each after those it takes up.
func Steps(kind string) (all []Step) {
	for _, p := range games.Products() {
		if p.Takes(kind) {
			all = append(all, ofProduct(p))
		}
	}
	if kind == "mission" {
		all = append(all, pagesOfMission()...)
	}
	return all
}

func ofProduct(p product.Product) Step {
	return Step{p.Title, func(r *Renderer) ([]output.File, error) { return r.Build(p) }}
}

// pagesOfMission are what a mission has for screens, and the bundle with all of it.
func pagesOfMission() []Step {
	return []Step{
		{"briefing", (*Renderer).briefings},
		{"model", (*Renderer).model},
		{"playable page", (*Renderer).play},
		{"bundle", (*Renderer).bundle},
	}
}

// mission is that of the job, with all that pages may ask for.
func (p *Renderer) mission() *model.Mission {
	m, _ := p.Job.Unit.(*model.Mission)
	return m
}

// one keeps a finished file for the bundle and returns it as a product's output.
func (p *Renderer) one(name string, data []byte, err error) ([]output.File, error) {
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	p.made[name] = data
	return []output.File{{Name: name, Data: data}}, nil
}

// chart is the map as a drawing, with where on it things stand.
type chart struct {
	svg    []byte
	size   scene.Point
	places map[string]scene.Rect
}

// mapSVG is the map as players see it, or with what only the game master knows.
func (p *Renderer) mapSVG(gm bool) (*chart, error) {
	if known := p.charts[gm]; known != nil {
		return known, nil
	}
	shown := p.mission()
	if !gm {
		shown = describe.Public(shown)
	}
	page, places := board.MapPage(shown, p.Unit.Rules, p.fonts)
	if p.Job.Draft {
		icons.Draft(page, p.fonts)
	}
	var b bytes.Buffer
	if err := svg.Write(&b, page, p.fonts, svg.Options{Prefix: "map-", Inline: true, Fluid: true}); err != nil {
		return nil, fmt.Errorf("map.svg: %w", err)
	}
	if !gm {
		p.made["map.svg"] = b.Bytes()
	}
	p.charts[gm] = &chart{svg: b.Bytes(), size: scene.Point{X: page.W, Y: page.H}, places: places}
	return p.charts[gm], nil
}

// Briefing is the briefing as a page for screens, in the edition that was asked for.
func (p *Renderer) Briefing() ([]output.File, error) { return p.briefing(p.Job.GM) }

// briefings are the players' briefing and, of a mission that has something to spoil, the game master's.
func (p *Renderer) briefings() ([]output.File, error) {
	out, err := p.briefing(false)
	if err != nil || len(describe.Secrets(p.mission(), p.Job.CoreSpace())) == 0 {
		return out, err
	}
	master, err := p.briefing(true)
	return append(out, master...), err
}

func (p *Renderer) briefing(gm bool) ([]output.File, error) {
	picture, err := p.mapSVG(gm)
	if err != nil {
		return nil, err
	}
	data, err := html.Briefing(p.mission(), p.Job.CoreSpace(), picture.svg, html.Options{
		Draft: p.Job.Draft, House: p.Job.House, GM: gm, Theme: p.Job.Theme, Titles: p.Job.TitleOf,
	})
	if gm {
		return p.one("gm-briefing.html", data, err)
	}
	return p.one("briefing.html", data, err)
}

func (p *Renderer) model() ([]output.File, error) {
	data, err := json.MarshalIndent(p.Unit.Mission, "", "\t")
	return p.one("mission.json", append(data, '\n'), err)
}

func (p *Renderer) play() ([]output.File, error) {
	picture, err := p.mapSVG(false)
	if err != nil {
		return nil, err
	}
	data, err := bundle.Play(bundle.Input{
		Mission: p.Unit.Mission, Rules: p.Unit.Rules, Decks: p.Unit.Decks, Draft: p.Job.Draft, ByHand: sheet.ByHand(p.Unit.Mission, p.Unit.Rules),
		MapSVG: picture.svg, MapSize: picture.size, Places: picture.places, Wire: wire.Version(),
	})
	return p.one("play.html", data, err)
}

func (p *Renderer) bundle() ([]output.File, error) {
	name := p.Unit.Mission.ID + ".sortie.zip"
	data, err := bundle.Zip(bundle.ZipInput{
		Mission: p.Unit.Mission, Rules: p.Unit.Rules, Decks: p.Unit.Decks,
		Sources: p.Unit.Files, Files: p.made, Version: p.opt.Version,
	})
	return p.one(name, data, err)
}
