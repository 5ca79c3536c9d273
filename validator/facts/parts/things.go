package parts

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// Family is what sort of thing an id names.
type Family = model.Sort

// The families of things that share one space of names in a mission: prose points at any of them. Those of a floor
// are the model's.
const (
	CrateThing     = model.CrateSort
	FurnitureThing = model.FurnitureSort
	PanelThing     = model.PanelSort
	AirlockThing   = model.AirlockSort
	EntryThing     = model.EntrySort
	MarkerThing    = model.MarkerSort
	HatchThing     = model.HatchSort
	ZoneThing      = model.ZoneSort
	linkThing      = model.LinkSort

	RuleThing      Family = "rule"
	ObjectiveThing Family = "objective"
	BoardThing     Family = "board"
	NPCThing       Family = "figure"
	CounterThing   Family = "counter"
	HiddenThing    Family = "hidden thing"
)

// allFamilies are the families that any name may be of.
var allFamilies = []Family{
	CrateThing, FurnitureThing, PanelThing, AirlockThing, EntryThing, RuleThing, ObjectiveThing, MarkerThing,
	HatchThing, ZoneThing, BoardThing, linkThing, NPCThing, CounterThing, HiddenThing,
}

// Thing is something of the mission that has an id.
type Thing struct {
	ID     string
	Family Family
	Path   string // where its source is
	At     model.Point
	Floor  *model.Footprint // of crates and furniture
	Kind   string           // of furniture; the size of a crate
	On     string           // the crate that a crate stands on
	Board  string           // the level or further board it is on; empty for the mission's board
}

// String names the thing in a sentence.
func (t Thing) String() string {
	if t.Family == FurnitureThing {
		return "piece " + t.ID
	}
	return string(t.Family) + " " + t.ID
}

// Things are all named things of the mission, in the order of the schema.
var Things = check.NewFact("things", func(p *check.Pass) []Thing {
	var own, further []Thing
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
func floorThings(f model.NamedFloor) []Thing {
	var out []Thing
	if f.ID != "" {
		out = append(out, Thing{ID: f.ID, Family: BoardThing, Path: f.Path, Board: f.ID})
	}
	for t := range f.Things() {
		if t.ID != "" || t.Sort != PanelThing {
			out = append(out, ThingOf(t))
		}
	}
	return out
}

// ThingOf is a thing of the model as checks see it.
func ThingOf(t model.Thing) Thing {
	return Thing{
		ID: t.ID, Family: t.Sort, Path: t.Path(), At: t.At, Floor: t.Footprint, Kind: t.Kind, On: t.On, Board: t.Floor.ID,
	}
}

func missionThings(m *model.Mission) []Thing {
	var out []Thing
	for _, x := range m.Objectives {
		out = append(out, Thing{ID: x.ID, Family: ObjectiveThing, Path: "objectives." + x.ID})
	}
	for _, x := range m.Rules {
		out = append(out, Thing{ID: x.ID, Family: RuleThing, Path: "rules." + x.ID})
	}
	return append(out, setupThings(&m.Setup)...)
}

func setupThings(s *model.Setup) []Thing {
	var out []Thing
	for i, x := range s.NPCs {
		if x.ID != "" {
			out = append(out, Thing{ID: x.ID, Family: NPCThing, Path: fmt.Sprintf("setup.npcs.%d", i)})
		}
	}
	for _, x := range s.Counters {
		out = append(out, Thing{ID: x.ID, Family: CounterThing, Path: "setup.counters." + x.ID})
	}
	for _, x := range s.Hidden {
		out = append(out, Thing{ID: x.ID, Family: HiddenThing, Path: "setup.hidden." + x.ID})
	}
	return out
}

// Placed are the pieces of the mission's board whose size is known: the others have a mistake of their
// own.
var Placed = check.NewFact("placed", func(p *check.Pass) []Thing { return slices.Collect(PlacedOn(p.Mission.Floors()[0])) })

// PlacedOn are the pieces of a floor whose size is known: its crates, then its furniture.
func PlacedOn(f model.NamedFloor) iter.Seq[Thing] {
	return func(yield func(Thing) bool) {
		for t := range f.Things(CrateThing, FurnitureThing) {
			if t.Footprint.Width > 0 && t.Footprint.Depth > 0 && !yield(ThingOf(t)) {
				return
			}
		}
	}
}

// PieceRange is the source of a piece's place: its coordinates, or its label in the drawing.
func PieceRange(p *check.Pass, t Thing) diag.Range {
	return p.First(t.Path+".at", FloorPath(t.Path)+".plan#"+t.ID, t.Path)
}

// FloorPath is the path of the floor that the thing with a path belongs to.
func FloorPath(path string) string {
	for range 2 { // its own name, and that of the list
		path = path[:max(strings.LastIndex(path, "."), 0)]
	}
	return path
}

// PanelRange is a panel in the drawing.
func PanelRange(p *check.Pass, x model.Panel) diag.Range { return p.Where.At("board.plan@" + x.Name) }

// PanelName names a panel in a sentence.
func PanelName(p *check.Pass, x model.Panel) string { return infer.PanelName(p.Rules, x) }

// KindTitle is the title of a panel kind in lower case, or its id.
func KindTitle(p *check.Pass, id string) string {
	if k := check.Find(p.Rules.Panels, id, PanelKindID); k != nil {
		return strings.ToLower(k.Title)
	}
	return id
}

// Middle is the point halfway along a panel.
func Middle(x model.Panel) model.Point {
	return model.Point{X: (x.From.X + x.To.X) / 2, Y: (x.From.Y + x.To.Y) / 2}
}
