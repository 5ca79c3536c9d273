package trade

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// trd013 finds words on hiring that leave nobody, or contradict one another.
func trd013() check.Check {
	return check.Check{
		Code:     "TRD013",
		Title:    "hiring that leaves nobody to hire",
		Severity: diag.Warning,
		Text: "`only` and `never` say who is for hire at a post. A trader is in both; or `never` names somebody whom `only` leaves out " +
			"anyway; or more boards are drawn than there are traders to draw from; or nobody is hired here, and yet terms are given.",
		Before: "hiring: {only: [\"jace\", \"lars\"], never: [\"lars\"]}",
		After:  "hiring: only: [\"jace\"]",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok || post.Hiring == nil {
				return
			}
			if d := oddHiring(p, post.Hiring); d.Summary != "" { // core
				p.Report(d)
			}
		},
	}
}

// oddHiring says what is odd about the terms of hiring; a finding without a summary where nothing is.
func oddHiring(p *check.Pass, h *model.PostHiring) diag.Diagnostic {
	left := h.Only
	if len(left) == 0 {
		left = parts.Names(p.Rules.Traders, func(t *model.TraderKind) string { return t.ID })
	}
	left = slices.DeleteFunc(slices.Clone(left), func(id string) bool { return slices.Contains(h.Never, id) })
	for i, id := range h.Never {
		if len(h.Only) == 0 {
			break
		}
		d := diag.Diagnostic{Range: p.First(fmt.Sprintf("hiring.never.%d", i), "hiring.never")}
		if slices.Contains(h.Only, id) {
			d.Summary = fmt.Sprintf("%s is for hire by only and not by never: %d of the %d named are left", id, len(left), len(h.Only))
			d.Remedy = "take the name out of one of the two lists"
		} else {
			d.Summary = fmt.Sprintf("only leaves %s out already: never makes no difference", id)
			d.Remedy = "take the name out of never"
		}
		return d
	}
	switch {
	case !h.Open && (h.Draw > 0 || len(h.Only)+len(h.Never)+len(h.Ways) > 0 || h.Needs != nil):
		return diag.Diagnostic{
			Summary: "nobody is hired here, and yet there are terms for it",
			Remedy:  "take open: false out, or the rest",
			Range:   p.Where.At("hiring.open"),
		}
	case h.Draw > len(left) && len(p.Rules.Traders) > 0 && (len(h.Only) > 0 || len(h.Never) > 0):
		return diag.Diagnostic{
			Summary: fmt.Sprintf("%d boards are drawn, and %s can be drawn here", h.Draw, english.Count(len(left), "trader")),
			Remedy:  fmt.Sprintf("write draw: %d at most, or name more traders", max(len(left), 1)),
			Range:   p.Where.At("hiring.draw"),
			Fix:     stock.Write(p, "hiring.draw", max(len(left), 1)),
		}
	}
	return diag.Diagnostic{}
}
