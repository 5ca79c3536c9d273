package validator

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// family is what sort of thing an id names.
type family = model.Sort

// The families of things that share one space of names in a mission: prose points at any of them. Those of a floor
// are the model's.
const (
	crateThing     = model.CrateSort
	furnitureThing = model.FurnitureSort
	panelThing     = model.PanelSort
	airlockThing   = model.AirlockSort
	entryThing     = model.EntrySort
	markerThing    = model.MarkerSort
	hatchThing     = model.HatchSort
	zoneThing      = model.ZoneSort
	linkThing      = model.LinkSort

	ruleThing      family = "rule"
	objectiveThing family = "objective"
	boardThing     family = "board"
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
	kind   string           // of furniture; the size of a crate
	on     string           // the crate that a crate stands on
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
	var own, further []thing
	for _, f := range p.Mission.Floors() {
		if strings.HasPrefix(f.Path, "boards.") {
			further = append(further, floorThings(f)...)
		} else {
			own = append(own, floorThings(f)...)
		}
	}
	return slices.Concat(own, missionThings(p.Mission), further)
})

// floorThings are a floor that has a name, and the named things on it.
func floorThings(f model.NamedFloor) []thing {
	var out []thing
	if f.ID != "" {
		out = append(out, thing{id: f.ID, family: boardThing, path: f.Path, board: f.ID})
	}
	for _, t := range f.Things() {
		if t.ID != "" || t.Sort != panelThing {
			out = append(out, thingOf(t))
		}
	}
	return out
}

func thingOf(t model.Thing) thing {
	return thing{
		id: t.ID, family: t.Sort, path: t.Path, at: t.At, floor: t.Footprint, kind: t.Kind, on: t.On, board: t.Floor.ID,
	}
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
func pieces(f model.NamedFloor) []thing {
	var out []thing
	for _, t := range f.Things(crateThing, furnitureThing) {
		out = append(out, thingOf(t))
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
	for _, t := range pieces(f) {
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
