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
		{"playable page", (*Renderer).Play},
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

// mapSVG is the map as players see it, or with what only the game master knows.
func (p *Renderer) mapSVG(gm bool) ([]byte, error) {
	if known := p.charts[gm]; known != nil {
		return known, nil
	}
	shown := p.mission()
	if !gm {
		shown = describe.Public(shown)
	}
	page, _ := board.MapPage(shown, p.Unit.Rules, p.fonts)
	data, err := p.drawnMap(page, false)
	if err != nil {
		return nil, err
	}
	if !gm {
		p.made["map.svg"] = data
	}
	p.charts[gm] = data
	return data, nil
}

// drawnMap is a page with a map as a drawing within another page; bare is one to be laid over another drawing.
func (p *Renderer) drawnMap(page *scene.Page, bare bool) ([]byte, error) {
	if p.Job.Draft && !bare {
		icons.Draft(page, p.fonts)
	}
	var b bytes.Buffer
	if err := svg.Write(&b, page, p.fonts, svg.Options{Prefix: "map-", Inline: true, Fluid: true, NoPaper: bare}); err != nil {
		return nil, fmt.Errorf("map.svg: %w", err)
	}
	return b.Bytes(), nil
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
	data, err := html.Briefing(p.mission(), p.Job.CoreSpace(), picture, html.Options{
		Draft: p.Job.Draft, House: p.Job.House, GM: gm, Theme: p.Job.Theme, Titles: p.Job.TitleOf, Leads: p.opt.Leads,
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

// Play is the page to run the table with.
func (p *Renderer) Play() ([]output.File, error) {
	in := bundle.Input{
		Mission: p.Unit.Mission, Rules: p.Unit.Rules, Decks: p.Unit.Decks, Draft: p.Job.Draft, ByHand: sheet.ByHand(p.Unit.Mission, p.Unit.Rules),
		Wire: wire.Version(),
	}
	if err := p.mapForPlay(&in); err != nil {
		return nil, err
	}
	data, err := bundle.Play(in)
	return p.one("play.html", data, err)
}

// mapForPlay draws the map of the page of play, with its doors apart.
func (p *Renderer) mapForPlay(in *bundle.Input) (err error) {
	chart := board.MapForPlay(describe.Public(p.mission()), p.Unit.Rules, p.fonts)
	in.MapSize, in.Places = scene.Point{X: chart.Page.W, Y: chart.Page.H}, chart.Places
	if in.MapSVG, err = p.drawnMap(chart.Page, false); err != nil || len(chart.Doors) == 0 {
		return err
	}
	in.Doors, in.Leaves = chart.Doors, map[model.PanelState][]byte{}
	for state, page := range chart.Leaves {
		if in.Leaves[state], err = p.drawnMap(page, true); err != nil {
			return err
		}
	}
	return nil
}

func (p *Renderer) bundle() ([]output.File, error) {
	name := p.Unit.Mission.ID + ".sortie.zip"
	data, err := bundle.Zip(bundle.ZipInput{
		Mission: p.Unit.Mission, Rules: p.Unit.Rules, Decks: p.Unit.Decks,
		Sources: p.Unit.Files, Files: p.made, Version: p.opt.Version,
	})
	return p.one(name, data, err)
}
