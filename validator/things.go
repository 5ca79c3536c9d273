package validator

import (
	"fmt"

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
)

// thing is something of the mission that has an id.
type thing struct {
	id     string
	family family
	path   string // where its source is
	at     model.Point
	floor  *model.Footprint // of crates and furniture
	panel  int              // index on the board, of panels
}

// String names the thing in a sentence.
func (t thing) String() string {
	if t.family == furnitureThing {
		return "piece " + t.id
	}
	return string(t.family) + " " + t.id
}

// things are all named things of the mission, in the order of the schema.
func (p *Pass) things() []thing {
	if p.run.things == nil {
		p.run.things = append(boardThings(&p.Mission.Board), missionThings(p.Mission)...)
	}
	return p.run.things
}

func boardThings(b *model.Board) []thing {
	var out []thing
	for i, x := range b.Panels {
		if x.ID != "" {
			out = append(out, thing{id: x.ID, family: panelThing, path: panelPath(x), at: middle(x), panel: i})
		}
	}
	for _, x := range b.Airlocks {
		out = append(out, thing{id: x.ID, family: airlockThing, path: "board.airlocks." + x.ID, at: x.At})
	}
	for _, x := range b.Entries {
		out = append(out, thing{id: x.ID, family: entryThing, path: "board.entries." + x.ID, at: x.At})
	}
	return append(out, pieces(b)...)
}

func missionThings(m *model.Mission) []thing {
	var out []thing
	for _, x := range m.Objectives {
		out = append(out, thing{id: x.ID, family: objectiveThing, path: "objectives." + x.ID})
	}
	for _, x := range m.Rules {
		out = append(out, thing{id: x.ID, family: ruleThing, path: "rules." + x.ID})
	}
	return out
}

// pieces are the crates and the furniture.
func pieces(b *model.Board) []thing {
	var out []thing
	for i := range b.Crates {
		x := &b.Crates[i]
		out = append(out, thing{id: x.ID, family: crateThing, path: "board.crates." + x.ID, at: x.Footprint.Centre, floor: &x.Footprint})
	}
	for i := range b.Furniture {
		x := &b.Furniture[i]
		out = append(out, thing{id: x.ID, family: furnitureThing, path: "board.furniture." + x.ID, at: x.Footprint.Centre, floor: &x.Footprint})
	}
	return out
}

// placed are the pieces whose size is known: the others have a mistake of their own.
func (p *Pass) placed() []thing {
	if p.run.placed == nil {
		p.run.placed = []thing{}
		for _, t := range pieces(&p.Mission.Board) {
			if t.floor.Width > 0 && t.floor.Depth > 0 {
				p.run.placed = append(p.run.placed, t)
			}
		}
	}
	return p.run.placed
}

// panelCalled finds a panel by id.
func (p *Pass) panelCalled(id string) (thing, bool) {
	for _, t := range p.things() {
		if t.family == panelThing && t.id == id {
			return t, true
		}
	}
	return thing{}, false
}

// piece finds a crate or a piece of furniture by id.
func (p *Pass) piece(id string) (thing, bool) {
	for _, t := range p.placed() {
		if t.id == id {
			return t, true
		}
	}
	return thing{}, false
}

// pieceRange is the source of a piece's place: its coordinates, or its label in the drawing.
func (p *Pass) pieceRange(t thing) diag.Range {
	return p.first(t.path+".at", "board.plan#"+t.id, t.path)
}

// panelPath is where the source notes something about a panel.
func panelPath(x model.Panel) string { return "board.panels." + x.Name }

// panelRange is a panel in the drawing.
func (p *Pass) panelRange(x model.Panel) diag.Range { return p.Where.At("board.plan@" + x.Name) }

// panelName names a panel in a sentence: its kind, its id if it has one, and its ends.
func (p *Pass) panelName(x model.Panel) string {
	kind := p.kindTitle(x.Kind)
	if x.ID != "" {
		return fmt.Sprintf("%s %q (%s)", kind, x.ID, x.Name)
	}
	return kind + " " + x.Name
}

// kindTitle is the title of a panel kind in lower case, or its id.
func (p *Pass) kindTitle(id string) string {
	if k := find(p.Rules.Panels, id, panelKindID); k != nil {
		return lower(k.Title)
	}
	return id
}

func middle(x model.Panel) model.Point {
	return model.Point{X: (x.From.X + x.To.X) / 2, Y: (x.From.Y + x.To.Y) / 2}
}
