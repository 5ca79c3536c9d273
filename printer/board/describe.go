package board

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// describe is a feature's label, and how many of it stand on the board (0: not counted).
func (p *painter) describe(f Feature) (label string, count int) {
	b := p.b
	switch f.Kind {
	case PanelFeature:
		return p.kindOf(model.Panel{Kind: f.ID}).Title, tally(b.Panels, func(x model.Panel) bool { return x.Kind == f.ID })
	case StateFeature:
		return "Door, " + stateName(model.PanelState(f.ID)), 0
	case PostFeature:
		return "Post", len(b.Posts)
	case CrateFeature:
		return p.crateTitle(f.ID), tally(b.Crates, func(x model.Crate) bool { return x.Size == f.ID })
	case ColourFeature:
		return english.Capital(f.ID) + " crate", tally(b.Crates, func(x model.Crate) bool { return x.Colour == f.ID })
	case FurnitureFeature:
		return p.furnitureKind(f.ID).Title, tally(b.Furniture, func(x model.Furniture) bool { return x.Kind == f.ID })
	case AirlockFeature:
		return "Airlock", len(b.Airlocks)
	case EntryFeature:
		return p.describeEntry(f.ID)
	case HighlightFeature:
		return "Highlighted " + f.ID, 0
	case RingedFeature:
		return p.describeRing(f.ID), 0
	}
	return p.describeMore(f)
}

// describeMore is describe for what not every board has.
func (p *painter) describeMore(f Feature) (label string, count int) {
	b := p.b
	switch f.Kind {
	case MarkerFeature:
		return p.markerKind(f.ID).Title, tally(b.Markers, func(x model.Marker) bool { return x.Kind == f.ID })
	case HatchFeature:
		return "Hatch", len(b.Hatches)
	case LinkFeature:
		return english.Capital(f.ID), tally(p.linkEnds(), func(e linkEnd) bool { return e.kind == f.ID && !e.arrival })
	case ZoneFeature:
		return "Zone", 0
	case LevelFeature:
		return "Floor above", len(b.Levels)
	}
	return p.describeFigure(f.ID)
}

func (p *painter) describeEntry(symbol string) (label string, count int) {
	sealed := symbol == "entry-sealed"
	label = "Entry point"
	if sealed {
		label = "Entry point, sealed"
	}
	return label, tally(p.b.Entries, func(x model.Entry) bool { return x.Sealed == sealed })
}

func stateName(s model.PanelState) string {
	if s == "" {
		return string(model.Closed)
	}
	return string(s)
}

func (p *painter) crateTitle(size string) string {
	for _, c := range p.r.Crates {
		if c.ID == size {
			return c.Title
		}
	}
	return english.Capital(size)
}

func tally[T any](list []T, is func(T) bool) (n int) {
	for _, x := range list {
		if is(x) {
			n++
		}
	}
	return n
}

// describeRing says what is ringed: its number, by which the prose and the map call it, its name and its colour.
func (p *painter) describeRing(id string) string {
	return fmt.Sprintf("%d %s, %s", p.ringNumbers()[id], english.Capital(describe.Called(p.m, p.r, id)), p.ringColour(id))
}
