package board

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/printer/buildguide/stages"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Thing is one thing that stands on a floor at the start. Its number is its place in building order:
// panels stage by stage, then furniture, crates, markers, ways to other floors and figures.
type Thing struct {
	model.Thing // what the floor has; a figure and the far end of a way have only their names, kinds and places

	Number  int
	Feature Feature // its kind, as a key would show it
	Stage   int     // of a panel, counted from 0
	Title   string  // of its kind
	Called  string  // its name on pages, where it has an ID
	Shown   bool    // the map writes that beside it
	Label   string  // the number of a marker or the letter of a hatch, as it stands on the board
	Note    string  // such as "closed", "on L1" or "with 3 crews"
	Count   int     // how many stand on the spot
	End     bool    // it is the far end of a way that begins elsewhere
}

// MaxThings is how many things a floor may have to be numbered: more than ten times those of the largest
// that ships.
const MaxThings = 2000

// Many is how many things and zones there are on the fullest floor of a mission, without looking at any.
func Many(m *model.Mission) (most int) {
	for _, f := range m.Floors() {
		b := f.Board
		most = max(most, len(b.Panels)+len(b.Crates)+len(b.Furniture)+len(b.Markers)+len(b.Hatches)+len(b.Links)+len(b.Zones)+len(m.Setup.NPCs))
	}
	return most
}

// Things lists what stands on a floor, in building order.
func Things(m *model.Mission, r *model.RuleSet, floor string) []Thing {
	p := newPainter(m, r, nil, frame{inch: scene.Inch}, Options{Floor: floor}, weights{})
	list := p.panelThings()
	list = append(list, p.pieceThings()...)
	list = append(list, p.placeThings()...)
	list = append(list, p.figureThings()...)
	for i := range list {
		list[i].Number, list[i].Count = i+1, max(1, list[i].Count)
		if list[i].Feature.Kind != FigureFeature {
			list[i].Called = kinds.Name(m, r, list[i].ID)
		}
	}
	return list
}

// Stages are the stages in which the panels of a floor are built, as places in the floor's list.
func Stages(m *model.Mission, r *model.RuleSet, floor string) [][]int {
	return newPainter(m, r, nil, frame{}, Options{Floor: floor}, weights{}).stages()
}

func (p *painter) stages() [][]int {
	return stages.Of(p.b, func(kind string) bool { return p.kindOf(model.Panel{Kind: kind}).Overhead })
}

func (p *painter) panelThings() []Thing {
	var out []Thing
	panels := slices.Collect(p.here.Things(model.PanelSort))
	for n, stage := range p.stages() {
		for _, i := range stage {
			x := p.b.Panels[i]
			t := Thing{Thing: panels[i], Feature: Feature{PanelFeature, x.Kind}, Stage: n, Title: p.kindOf(x).Title}
			if p.kindOf(x).HasDoor() {
				t.Note = stateName(x.State)
			}
			out = append(out, t)
		}
	}
	return out
}

// byPlace orders things from north to south, and from west to east in a row.
func byPlace(list []Thing) []Thing {
	slices.SortStableFunc(list, func(a, b Thing) int { return cmp.Or(cmp.Compare(a.At.Y, b.At.Y), cmp.Compare(a.At.X, b.At.X)) })
	return list
}

// pieceThings are the furniture, then the crates, each after the one that it stands on.
func (p *painter) pieceThings() []Thing {
	var furniture, crates, upper []Thing
	named := referenced(p.m)
	for x := range p.here.Things(model.FurnitureSort) {
		furniture = append(furniture, Thing{Thing: x, Feature: Feature{FurnitureFeature, x.Kind}, Title: p.furnitureKind(x.Kind).Title, Shown: named[x.ID], Note: x.State})
	}
	for _, x := range stacked(p.here) {
		t := Thing{Thing: x, Feature: Feature{CrateFeature, x.Kind}, Title: p.crateTitle(x.Kind), Shown: true}
		if x.On == "" {
			crates = append(crates, t)
			continue
		}
		t.Note = "on " + strings.ToUpper(x.On)
		upper = append(upper, t)
	}
	return slices.Concat(byPlace(furniture), byPlace(crates), upper)
}

// placeThings are the markers, the hatches and the ends of links.
func (p *painter) placeThings() []Thing {
	var markers, ways []Thing
	for x := range p.here.Things(model.MarkerSort) {
		t := Thing{Thing: x, Feature: Feature{MarkerFeature, x.Kind}, Title: p.markerKind(x.Kind).Title, Note: x.Title}
		if x.Number > 0 {
			t.Label = strconv.Itoa(x.Number)
		}
		markers = append(markers, t)
	}
	for x := range p.here.Things(model.HatchSort) {
		ways = append(ways, Thing{Thing: x, Feature: Feature{HatchFeature, ""}, Title: "Hatch", Label: x.ID})
	}
	for _, e := range p.linkEnds() {
		x := model.Thing{ID: e.id, Kind: e.kind, At: e.at}
		ways = append(ways, Thing{Thing: x, Feature: Feature{LinkFeature, e.kind}, Title: english.Capital(e.kind), Note: p.linkWords(e), End: e.arrival})
	}
	return append(byPlace(markers), byPlace(ways)...)
}

func (p *painter) figureThings() []Thing {
	var out []Thing
	for _, s := range p.signs {
		x := model.Thing{ID: s.npc.ID, Kind: s.npc.Kind, At: s.at}
		t := Thing{Thing: x, Feature: Feature{FigureFeature, s.letters}, Title: s.title, Count: s.npc.Count}
		if s.crews != "" {
			t.Note = "with " + s.crews
		}
		out = append(out, t)
	}
	return out
}

// Sample is a kind of thing drawn small, in the middle of a rectangle from the origin.
func Sample(m *model.Mission, r *model.RuleSet, set *layout.Set, f Feature, w, h scene.Unit) []scene.Item {
	p := newPainter(m, r, set, frame{}, Options{}, weights{})
	p.signs = allSigns(m, r)
	p.sample(f, scene.Rect{W: w, H: h})
	return p.items
}

// SampleCrate is a crate of a size from above with the mark of its colour, in the middle of a rectangle
// from the origin.
func SampleCrate(r *model.RuleSet, size, colour string, w, h scene.Unit) []scene.Item {
	k := model.CrateSize{Width: model.Inch, Depth: model.Inch}
	for _, c := range r.Crates {
		if c.ID == size {
			k = c
		}
	}
	high := h * 85 / 100
	wide := min(high*scene.Unit(k.Width)/max(1, scene.Unit(k.Depth)), w)
	at := scene.Rect{X: (w - wide) / 2, Y: (h - high) / 2, W: wide, H: high}
	symbol, _ := icons.Find("crate")
	if colour == "" {
		return symbol.Draw(at, icons.Tones().Plain())
	}
	swatch := icons.Named(colour)
	mark, _ := icons.Find(swatch.Mark)
	return append(symbol.Draw(at, swatch.Ink()), mark.Draw(icons.Around(middle(at), high*45/100), swatch.Ink())...)
}
