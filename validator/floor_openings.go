package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// step is from one cell to a neighbour.
type step struct{ from, to geom.Cell }

// thresholds are the steps through the openings of a panel, as they would be with every door open and no
// piece on the floor.
func (p *Pass) thresholds(panel int) []step {
	var out []step
	g := p.openGrid()
	for _, c := range g.Beside(panel) {
		for _, n := range g.Contact(inchAt(c.Centre())) {
			if (n.Col > c.Col || n.Row > c.Row) && slices.Contains(g.Crossed(c, n), panel) {
				out = append(out, step{c, n})
			}
		}
	}
	return out
}

// openGrid is the lattice of the board without its pieces and with every door open.
func (p *Pass) openGrid() *geom.Grid { return openGridFact.Of(p) }

var openGridFact = NewFact("open grid", func(p *Pass) *geom.Grid {
	b := p.Mission.Board
	b.Crates, b.Furniture, b.Panels = nil, nil, slices.Clone(b.Panels)
	for i := range b.Panels {
		if b.Panels[i].State != "" {
			b.Panels[i].State = model.Open
		}
	}
	return geom.New(&b, p.Rules)
})

// inchAt is the floor under a base of an inch.
func inchAt(at model.Point) model.Footprint {
	return model.Footprint{Centre: at, Width: model.Inch, Depth: model.Inch}
}

// kindOf is the kind of a panel, or nil.
func (p *Pass) kindOf(x model.Panel) *model.PanelKind {
	return find(p.Rules.Panels, x.Kind, panelKindID)
}

// passable reports whether figures pass through some opening of a kind of panel.
func passable(k *model.PanelKind) bool {
	return k != nil && slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Pass != model.NoPass })
}

// overhead reports whether a panel stands above the figures.
func (p *Pass) overhead(x model.Panel) bool {
	k := p.kindOf(x)
	return k != nil && k.Overhead
}

// joint is how far apart the ends of panels are that still stand at one post.
const joint = 3 * model.Inch / 10

// joins reports whether an end of a panel stands at another panel or at the rim.
func (p *Pass) joins(panel int, end model.Point) bool {
	if p.atRim(end) {
		return true
	}
	around := model.Footprint{Centre: end, Width: 2 * (joint + geom.Slack), Depth: 2 * (joint + geom.Slack)}
	return slices.ContainsFunc(p.Grid().InWall(around), func(i int) bool { return i != panel })
}

// atRim reports whether a point stands at the rim.
func (p *Pass) atRim(at model.Point) bool {
	b := p.Mission.Board
	return min(at.X, at.Y, b.Width-at.X, b.Height-at.Y) <= joint
}

// alongRim is the side of the board that a panel stands on from end to end, or empty.
func (p *Pass) alongRim(x model.Panel) model.Side {
	for _, s := range [...]model.Side{model.North, model.East, model.South, model.West} {
		if p.onSide(s, x.From) && p.onSide(s, x.To) {
			return s
		}
	}
	return ""
}

// relatedPanel is a panel that takes part in a finding.
func (p *Pass) relatedPanel(x model.Panel) diag.Related {
	return diag.Related{Range: p.panelRange(x), Text: "the " + p.kindTitle(x.Kind)}
}
