package reading

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/graph"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/output"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/overlay"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/findings"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/inksaver"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/svg"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// What can be drawn of a unit besides the products of the printer.
const (
	BoardDrawing    = "board-map" // the floors of a mission and what stands where on them
	BriefingDrawing = "briefing-page"
	PlayDrawing     = "play-page"
	GraphDrawing    = "graph" // what leads to what
	FindingsDrawing = "findings-map"
	OverlayDrawing  = "overlay"        // the answer to a question about the board
	SectorDrawing   = "sector-map"     // the hexes of a sector
	ChartDrawing    = "campaign-chart" // the stages of a campaign and the ways between them
)

// GraphFile is the file of a graph.
const GraphFile = "graph.json"

// OverlayFile is the file of an overlay.
const OverlayFile = "overlay.json"

// BoardFile is the file of a board drawing that says where on the pictures things are.
const BoardFile = "board.json"

// Sheet says of the picture of a floor where the board lies on it, in units of the picture, and what the floor holds.
type Sheet struct {
	Floor   string // a level's or a further board's id; empty for the mission's board
	Path    string // of the floor's values
	Title   string
	Picture string // the file
	W, H    scene.Unit
	Inch    scene.Unit // how long an inch of the board is drawn
	X, Y    scene.Unit // where the board's north-west corner is drawn
	Board   *model.Board
}

// Supply is a kind of thing that can be put on a board, with how many of it the boxes hold and the board has.
type Supply struct {
	Sort   string // of model.Sort
	Kind   string
	Title  string
	Length model.Length // of a panel
	Drawn  bool         // a panel that a drawing can show
	Bend   bool         // a panel that is a quarter of a circle
	Width  model.Length // of a piece
	Depth  model.Length
	Have   int // in the boxes; 0: nobody counts them
	Used   int

	Colours []Colour // of crates
}

// Colour is how many crates of a size have a colour.
type Colour struct {
	ID         string
	Have, Used int
}

// Plan is all that a board drawing says besides its pictures.
type Plan struct {
	Sheets []Sheet
	Supply []Supply
}

// FindingsFile is the picture of a map with what was found on it.
const FindingsFile = "findings.svg"

// draw makes the drawing that the job asks for.
func draw(res *compiler.Result, u *compiler.Unit, j Job) ([]output.File, error) {
	what, print := strings.CutSuffix(j.Draw, ".pdf")
	switch what {
	case BoardDrawing:
		return drawBoard(u)
	case FindingsDrawing:
		return drawFindings(u, j.Known)
	case GraphDrawing:
		return drawGraph(u)
	case OverlayDrawing:
		return drawOverlay(u, j.Ask)
	case SectorDrawing:
		return drawSector(u)
	}
	opt := render.Options{Format: "svg", Ink: inksaver.Full, Product: product.Options{}, Version: j.Version, Leads: true}
	if print {
		opt.Format = "pdf"
	}
	r, err := render.New(u, opt)
	if err != nil {
		return nil, err
	}
	switch what {
	case BriefingDrawing:
		return r.Briefing()
	case PlayDrawing:
		return r.Play()
	case ChartDrawing:
		return drawChart(r)
	}
	for _, p := range games.Products() {
		if p.ID == what && p.Takes(u.Kind) {
			if print {
				return r.Print(p)
			}
			return drawTraced(u, r, p, ruledFor(res, j.Root, u.Edition))
		}
	}
	return nil, fmt.Errorf("there is no product %q of a %s", what, u.Kind)
}

// drawGraph lays out what leads to what in a unit.
func drawGraph(u *compiler.Unit) ([]output.File, error) {
	g, err := graph.Of(u)
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(g)
	return []output.File{{Name: GraphFile, Data: data}}, err
}

// drawOverlay answers a question about the board of a unit.
func drawOverlay(u *compiler.Unit, q overlay.Question) ([]output.File, error) {
	a, err := overlay.Of(u, q)
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(a)
	return []output.File{{Name: OverlayFile, Data: data}}, err
}

// drawFindings draws what was found in a mission where it was found, as check --map does.
func drawFindings(u *compiler.Unit, found []diag.Diagnostic) ([]output.File, error) {
	if u.Mission == nil || u.Rules == nil || u.Mission.Board.Width <= 0 || u.Mission.Board.Height <= 0 {
		return nil, fmt.Errorf("a %s without a board has no map", u.Kind)
	}
	set, err := layout.NewSet()
	if err != nil {
		return nil, err
	}
	page, _ := findings.Sheet(findings.Subject{Mission: render.Roomed(u.Mission, u.Rules), Rules: u.Rules, Found: found}, set)
	var b bytes.Buffer
	err = svg.Write(&b, page, set, svg.Options{Fluid: true})
	return []output.File{{Name: FindingsFile, Data: b.Bytes()}}, err
}

// boardInch is how long an inch of a board is drawn on a screen's map, before the browser makes it larger or smaller.
const boardInch = 10 * scene.Millimetre

// drawBoard draws each floor of a mission without anything but what stands there.
func drawBoard(u *compiler.Unit) ([]output.File, error) {
	if u.Mission == nil || u.Rules == nil {
		return nil, fmt.Errorf("a %s has no board", u.Kind)
	}
	set, err := layout.NewSet()
	if err != nil {
		return nil, err
	}
	m := render.Roomed(u.Mission, u.Rules)
	var files []output.File
	var sheets []Sheet
	for i, f := range m.Floors() {
		if f.Board.Width <= 0 || f.Board.Height <= 0 {
			continue
		}
		opt := board.Full(0)
		opt.Floor = f.ID
		opt.Width = boardInch * board.Size(m, opt).W / scene.Unit(model.Inch)
		p := board.Map(m, u.Rules, set, opt)
		paper := scene.Fill{Path: scene.RectPath(scene.Rect{W: p.W, H: p.H}), Colour: icons.Tones().Paper}
		page := &scene.Page{Name: "floor", W: p.W, H: p.H, Items: append([]scene.Item{paper}, p.Items...)}
		var b bytes.Buffer
		if err := svg.Write(&b, page, set, svg.Options{Fluid: true}); err != nil {
			return nil, err
		}
		s := Sheet{
			Floor: f.ID, Path: f.Path, Title: board.FloorTitle(m, f.ID), Picture: fmt.Sprintf("floor-%d.svg", i),
			W: p.W, H: p.H, Inch: p.Inch, X: p.Origin.X, Y: p.Origin.Y, Board: f.Board,
		}
		sheets = append(sheets, s)
		files = append(files, output.File{Name: s.Picture, Data: b.Bytes()})
	}
	data, err := json.Marshal(Plan{sheets, supplies(u)})
	return append(files, output.File{Name: BoardFile, Data: data}), err
}

// supplies are the kinds of thing that the unit's rule set has.
func supplies(u *compiler.Unit) []Supply {
	used := map[string]int{}
	for t := range u.Mission.Things(model.PanelSort, model.CrateSort, model.FurnitureSort, model.MarkerSort) {
		used[string(t.Sort)+"/"+t.Kind]++
	}
	have := map[string]int{}
	for _, b := range dealing.Boxes(u.Mission, u.Rules) {
		for _, c := range b.Panels {
			have[string(model.PanelSort)+"/"+c.ID] += c.Count
		}
		for _, c := range b.Crates {
			have[string(model.CrateSort)+"/"+c.Size] += c.Count
		}
		for _, c := range b.Furniture {
			have[string(model.FurnitureSort)+"/"+c.ID] += c.Count
		}
	}
	var all []Supply
	add := func(sort model.Sort, s Supply) {
		s.Sort, s.Title = string(sort), cmp.Or(s.Title, s.Kind)
		s.Have, s.Used = have[s.Sort+"/"+s.Kind], used[s.Sort+"/"+s.Kind]
		all = append(all, s)
	}
	for _, k := range u.Rules.Panels {
		add(model.PanelSort, Supply{Kind: k.ID, Title: k.Title, Length: k.Length, Drawn: k.Plan != "", Bend: k.Bend > 0})
	}
	for _, k := range u.Rules.Crates {
		add(model.CrateSort, Supply{Kind: k.ID, Title: k.Title, Width: k.Width, Depth: k.Depth, Colours: colours(u, k.ID)})
	}
	for _, k := range u.Rules.Furniture {
		add(model.FurnitureSort, Supply{Kind: k.ID, Title: k.Title, Width: k.Width, Depth: k.Depth})
	}
	for _, k := range u.Rules.Markers {
		add(model.MarkerSort, Supply{Kind: k.ID, Title: k.Title, Width: model.Inch, Depth: model.Inch})
	}
	return all
}

// colours are those of the crates of a size that the boxes hold.
func colours(u *compiler.Unit, size string) []Colour {
	var all []Colour
	for _, b := range dealing.Boxes(u.Mission, u.Rules) {
		for _, c := range b.Crates {
			if c.Size != size {
				continue
			}
			i := slices.IndexFunc(all, func(x Colour) bool { return x.ID == c.Colour })
			if i < 0 {
				i, all = len(all), append(all, Colour{ID: c.Colour})
			}
			all[i].Have += c.Count
		}
	}
	for _, c := range u.Mission.Crates() {
		if i := slices.IndexFunc(all, func(x Colour) bool { return c.Size == size && x.ID == c.Colour }); i >= 0 {
			all[i].Used++
		}
	}
	return all
}
