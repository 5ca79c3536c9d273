package walks

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Step is from one cell to a neighbour.
type Step struct{ From, To geom.Cell }

// Thresholds are the steps through the openings of a panel, as they would be with every door open and no
// piece on the floor.
func Thresholds(p *check.Pass, panel int) []Step {
	var out []Step
	g := OpenGrid.Of(p)
	for _, c := range g.Beside(panel) {
		for _, n := range g.Contact(InchAt(c.Centre())) {
			if (n.Col > c.Col || n.Row > c.Row) && slices.Contains(g.Crossed(c, n), panel) {
				out = append(out, Step{c, n})
			}
		}
	}
	return out
}

// OpenGrid is the lattice of the board without its pieces and with every door open.
var OpenGrid = check.NewFact("open grid", func(p *check.Pass) *geom.Grid { return Grid(p).Bare().Opened() }, Building)

// InchAt is the floor under a base of an inch.
func InchAt(at model.Point) model.Footprint {
	return model.Footprint{Centre: at, Width: model.Inch, Depth: model.Inch}
}

// KindOf is the kind of a panel, or nil.
func KindOf(p *check.Pass, x model.Panel) *model.PanelKind {
	return check.Find(p.Rules.Panels, x.Kind, parts.PanelKindID)
}

// Passable reports whether figures pass through some opening of a kind of panel.
func Passable(k *model.PanelKind) bool {
	return k != nil && slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Pass != model.NoPass })
}

// Overhead reports whether a panel stands above the figures.
func Overhead(p *check.Pass, x model.Panel) bool {
	k := KindOf(p, x)
	return k != nil && k.Overhead
}
