package objective

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// finding is the report that something never comes about.
func never(p *check.Pass, n *infer.Never, path, what string) diag.Diagnostic {
	at := p.Where.At(path)
	if n.Field != "" {
		at = p.First(path+"."+n.Field, path)
	}
	d := diag.Diagnostic{Summary: what + n.Why, Remedy: n.Remedy, Range: at, Reasons: n.Steps}
	if n.About != "" && parts.InProse(p, n.About) {
		d.Severity = diag.Warning
		d.Reasons = append(slices.Clone(d.Reasons), "a rule that is prose only speaks of "+n.About+" and may do more at the table")
	}
	if n.Maybe != "" {
		d.Severity = diag.Warning
		d.Reasons = append(slices.Clone(d.Reasons), n.Maybe)
	}
	if x := n.Panel; x != nil {
		d.Place = p.Place(parts.Middle(*x))
		d.Marks = []diag.Mark{{Kind: diag.EdgeMark, At: []model.Point{x.From, x.To}, Text: parts.KindTitle(p, x.Kind)}}
		d.Related = []diag.Related{{Range: parts.PanelRange(p, *x), Text: "the panel"}}
	}
	if n.Swap[0] != "" {
		d.Fix = worlds.Exchange(p, path+"."+n.Swap[0], path+"."+n.Swap[1], n.Swap[2], n.Swap[3])
	}
	return d
}
