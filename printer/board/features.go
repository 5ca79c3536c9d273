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
	AirlockFeature                      // no ID
	EntryFeature                        // ID: name of the symbol
	HighlightFeature                    // ID: name of a colour
)

// Feature is one thing drawn on a map that its key explains.
type Feature struct {
	Kind FeatureKind
	ID   string
}

// note remembers a feature the first time it is drawn.
func (p *painter) note(f Feature) {
	if !slices.Contains(p.noted, f) {
		p.noted = append(p.noted, f)
	}
}

// sorted puts what was drawn in the order of a key: kinds as the rule set lists them, colours and
// states by name.
func (p *painter) sorted() []Feature {
	out := slices.Clone(p.noted)
	slices.SortFunc(out, func(a, b Feature) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(p.place(a), p.place(b)), cmp.Compare(a.ID, b.ID))
	})
	return out
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
	}
	return 0
}
