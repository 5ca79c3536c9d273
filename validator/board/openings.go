package board

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// inOpening reports whether a place along a panel lies inside an opening that figures pass.
func inOpening(k *model.PanelKind, off model.Length) bool {
	for _, o := range k.Openings {
		if o.Pass != model.NoPass && o.From < off && off < o.To {
			return true
		}
	}
	return false
}

// wallBefore is the panel that an airlock's middle lies behind, if figures do not pass it there.
func wallBefore(p *check.Pass, a model.Airlock) *model.Panel {
	all := p.Mission.Board.Panels
	for i := range all {
		k := walks.KindOf(p, all[i])
		if k == nil || k.Overhead || alongRim(p, all[i]) != a.Side {
			continue
		}
		if off, on := alongPanel(all[i], k.Length, a.At); on && 0 < off && off < k.Length && !inOpening(k, off) {
			return &all[i]
		}
	}
	return nil
}

// joint is how far apart the ends of panels are that still stand at one post.
const joint = 3 * model.Inch / 10

// joins reports whether an end of a panel stands at another panel or at the rim.
func joins(p *check.Pass, panel int, end model.Point) bool {
	if atRim(p, end) {
		return true
	}
	around := model.Footprint{Centre: end, Width: 2 * (joint + geom.Slack), Depth: 2 * (joint + geom.Slack)}
	return slices.ContainsFunc(walks.Grid(p).InWall(around), func(i int) bool { return i != panel })
}

// atRim reports whether a point stands at the rim.
func atRim(p *check.Pass, at model.Point) bool {
	b := p.Mission.Board
	return min(at.X, at.Y, b.Width-at.X, b.Height-at.Y) <= joint
}

// alongRim is the side of the board that a panel stands on from end to end, or empty.
func alongRim(p *check.Pass, x model.Panel) model.Side {
	for _, s := range [...]model.Side{model.North, model.East, model.South, model.West} {
		if walks.OnSide(p, s, x.From) && walks.OnSide(p, s, x.To) {
			return s
		}
	}
	return ""
}

// relatedPanel is a panel that takes part in a finding.
func relatedPanel(p *check.Pass, x model.Panel) diag.Related {
	return diag.Related{Range: parts.PanelRange(p, x), Text: "the " + parts.KindTitle(p, x.Kind)}
}
