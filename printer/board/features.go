package board

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// FeatureKind is a sort of thing that a key explains.
type FeatureKind uint8

// The sorts of features, in the order of a key.
const (
	PanelFeature     FeatureKind = iota // ID: a PanelKind's
	StateFeature                        // ID: a PanelState
	PostFeature                         // no ID
	CrateFeature                        // ID: a CrateSize's
	ColourFeature                       // ID: name of a colour
	FurnitureFeature                    // ID: a FurnitureKind's
	MarkerFeature                       // ID: a MarkerKind's
	AirlockFeature                      // no ID
	EntryFeature                        // ID: name of the symbol
	HatchFeature                        // no ID
	LinkFeature                         // ID: kind of the link
	ZoneFeature                         // no ID
	LevelFeature                        // no ID
	RingedFeature                       // ID: of what is ringed and has a number
	HighlightFeature                    // ID: name of a colour
	FigureFeature                       // ID: the letters of a sign
)

// Feature is one thing drawn on a map that its key explains.
type Feature struct {
	Kind FeatureKind
	ID   string
}

// listOf are the lists of a floor whose things the rows of a key explain.
var listOf = map[FeatureKind]string{
	PanelFeature: "plan", StateFeature: "panels", CrateFeature: "crates", ColourFeature: "crates", FurnitureFeature: "furniture",
	MarkerFeature: "markers", AirlockFeature: "airlocks", EntryFeature: "entries", HatchFeature: "hatches", LinkFeature: "links",
	ZoneFeature: "zones", LevelFeature: "levels",
}

// note remembers a feature the first time it is drawn.
func (p *painter) note(f Feature) {
	if !slices.Contains(p.noted, f) {
		p.noted = append(p.noted, f)
	}
}

// compare is the order of a key: kinds as the rule set lists them, colours and states by name.
func (p *painter) compare(a, b Feature) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(p.place(a), p.place(b)), cmp.Compare(a.ID, b.ID))
}

// place is where the rule set lists the kind of a feature; what it does not list comes first.
func (p *painter) place(f Feature) int {
	switch f.Kind {
	case PanelFeature:
		return slices.IndexFunc(p.r.Panels, func(k model.PanelKind) bool { return k.ID == f.ID })
	case CrateFeature:
		return slices.IndexFunc(p.r.Crates, func(k model.CrateSize) bool { return k.ID == f.ID })
	case FurnitureFeature:
		return slices.IndexFunc(p.r.Furniture, func(k model.FurnitureKind) bool { return k.ID == f.ID })
	case MarkerFeature:
		return slices.IndexFunc(p.r.Markers, func(k model.MarkerKind) bool { return k.ID == f.ID })
	case RingedFeature:
		return p.ringNumbers()[f.ID]
	case FigureFeature:
		return slices.IndexFunc(p.signs, func(s sign) bool { return s.letters == f.ID })
	}
	return 0
}
