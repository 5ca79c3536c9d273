package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// family is what sort of thing an id names.
type family string

// The families of things that share one space of names in a mission: prose points at any of them.
const (
	crateThing     family = "crate"
	furnitureThing family = "furniture"
	panelThing     family = "panel"
	airlockThing   family = "airlock"
	entryThing     family = "entry point"
	ruleThing      family = "rule"
	objectiveThing family = "objective"
	markerThing    family = "marker"
	hatchThing     family = "hatch"
	zoneThing      family = "zone"
	boardThing     family = "board"
	linkThing      family = "link"
	npcThing       family = "figure"
	counterThing   family = "counter"
	hiddenThing    family = "hidden thing"
)

// allFamilies are the families that any name may be of.
var allFamilies = []family{
	crateThing, furnitureThing, panelThing, airlockThing, entryThing, ruleThing, objectiveThing, markerThing,
	hatchThing, zoneThing, boardThing, linkThing, npcThing, counterThing, hiddenThing,
}

// thing is something of the mission that has an id.
type thing struct {
	id     string
	family family
	path   string // where its source is
	at     model.Point
	floor  *model.Footprint // of crates and furniture
	kind   string           // of furniture
	on     string           // the crate that a crate stands on
	panel  int              // index on the board, of panels
	board  string           // the level or further board it is on; empty for the mission's board
}

// String names the thing in a sentence.
func (t thing) String() string {
	if t.family == furnitureThing {
		return "piece " + t.id
	}
	return string(t.family) + " " + t.id
}

// things are all named things of the mission, in the order of the schema.
func (p *Pass) things() []thing { return thingsFact.Of(p) }

var thingsFact = NewFact("things", func(p *Pass) []thing {
	out := append(boardThings(&p.Mission.Board, "board", ""), missionThings(p.Mission)...)
	for i := range p.Mission.Boards {
		b := &p.Mission.Boards[i]
		path := "boards." + b.ID
		out = append(out, thing{id: b.ID, family: boardThing, path: path, board: b.ID})
		out = append(out, boardThings(&b.Board, path, b.ID)...)
	}
	return out
})

// boardThings are the named things of a board and of its levels.
func boardThings(b *model.Board, path, name string) []thing {
	out := append(rimThings(b, path), pieces(b, path)...)
	for _, x := range b.Markers {
		out = append(out, thing{id: x.ID, family: markerThing, path: path + ".markers." + x.ID, at: x.At})
	}
	for _, x := range b.Zones {
		out = append(out, thing{id: x.ID, family: zoneThing, path: path + ".zones." + x.ID})
	}
	for _, x := range b.Links {
		out = append(out, thing{id: x.ID, family: linkThing, path: path + ".links." + x.ID, at: x.From})
	}
	for i := range out {
		out[i].board = name
	}
	for i := range b.Levels {
		l := &b.Levels[i]
		at := path + ".levels." + l.ID
		out = append(out, thing{id: l.ID, family: boardThing, path: at, board: l.ID})
		out = append(out, boardThings(&l.Floor, at, l.ID)...)
	}
	return out
}

// rimThings are the panels, and what stands in the rim or the floor.
func rimThings(b *model.Board, path string) []thing {
	var out []thing
	for i, x := range b.Panels {
		if x.ID != "" {
			out = append(out, thing{id: x.ID, family: panelThing, path: path + ".panels." + x.Name, at: middle(x), panel: i})
		}
	}
	for _, x := range b.Airlocks {
		out = append(out, thing{id: x.ID, family: airlockThing, path: path + ".airlocks." + x.ID, at: x.At})
	}
	for _, x := range b.Entries {
		out = append(out, thing{id: x.ID, family: entryThing, path: path + ".entries." + x.ID, at: x.At})
	}
	for _, x := range b.Hatches {
		out = append(out, thing{id: x.ID, family: hatchThing, path: path + ".hatches." + x.ID, at: x.At})
	}
	return out
}

func missionThings(m *model.Mission) []thing {
	var out []thing
	for _, x := range m.Objectives {
		out = append(out, thing{id: x.ID, family: objectiveThing, path: "objectives." + x.ID})
	}
	for _, x := range m.Rules {
		out = append(out, thing{id: x.ID, family: ruleThing, path: "rules." + x.ID})
	}
	return append(out, setupThings(&m.Setup)...)
}

func setupThings(s *model.Setup) []thing {
	var out []thing
	for i, x := range s.NPCs {
		if x.ID != "" {
			out = append(out, thing{id: x.ID, family: npcThing, path: fmt.Sprintf("setup.npcs.%d", i)})
		}
	}
	for _, x := range s.Counters {
		out = append(out, thing{id: x.ID, family: counterThing, path: "setup.counters." + x.ID})
	}
	for _, x := range s.Hidden {
		out = append(out, thing{id: x.ID, family: hiddenThing, path: "setup.hidden." + x.ID})
	}
	return out
}

// pieces are the crates and the furniture.
func pieces(b *model.Board, path string) []thing {
	var out []thing
	for i := range b.Crates {
		x := &b.Crates[i]
		out = append(out, thing{id: x.ID, family: crateThing, path: path + ".crates." + x.ID, at: x.Footprint.Centre, floor: &x.Footprint, on: x.On})
	}
	for i := range b.Furniture {
		x := &b.Furniture[i]
		out = append(out, thing{id: x.ID, family: furnitureThing, path: path + ".furniture." + x.ID, at: x.Footprint.Centre, floor: &x.Footprint, kind: x.Kind})
	}
	return out
}

// placed are the pieces of the mission's board whose size is known: the others have a mistake of their
// own.
func (p *Pass) placed() []thing { return placedFact.Of(p) }

var placedFact = NewFact("placed", func(p *Pass) []thing { return placedOn(p.Mission.Floors()[0]) })

// placedOn are the pieces of a floor whose size is known.
func placedOn(f model.NamedFloor) []thing {
	out := []thing{}
	for _, t := range pieces(f.Board, f.Path) {
		if t.floor.Width > 0 && t.floor.Depth > 0 {
			out = append(out, t)
		}
	}
	return out
}

// pieceRange is the source of a piece's place: its coordinates, or its label in the drawing.
func (p *Pass) pieceRange(t thing) diag.Range {
	return p.first(t.path+".at", floorPath(t.path)+".plan#"+t.id, t.path)
}

// floorPath is the path of the floor that the thing with a path belongs to.
func floorPath(path string) string {
	for range 2 { // its own name, and that of the list
		path = path[:max(strings.LastIndex(path, "."), 0)]
	}
	return path
}

// panelRange is a panel in the drawing.
func (p *Pass) panelRange(x model.Panel) diag.Range { return p.Where.At("board.plan@" + x.Name) }

// panelName names a panel in a sentence.
func (p *Pass) panelName(x model.Panel) string { return infer.PanelName(p.Rules, x) }

// kindTitle is the title of a panel kind in lower case, or its id.
func (p *Pass) kindTitle(id string) string {
	if k := find(p.Rules.Panels, id, panelKindID); k != nil {
		return strings.ToLower(k.Title)
	}
	return id
}

// middle is the point halfway along a panel.
func middle(x model.Panel) model.Point {
	return model.Point{X: (x.From.X + x.To.X) / 2, Y: (x.From.Y + x.To.Y) / 2}
}
