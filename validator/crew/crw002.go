package crew

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// crw002 finds crews that are too large or too small.
func crw002() check.Check {
	return check.Check{
		Code:     "CRW002",
		Title:    "a crew of another size than the rules allow",
		Severity: diag.Error,
		Text: "The rules of the edition say how many traders a crew has, the captain counted and those hired for one mission left out. " +
			"This crew has more. Fewer than a new crew begins with are a warning: a crew that has lost traders may have come to that.",
		Before: "traders: {a: {}, b: {}, c: {}, d: {}} // the draft rules know crews of three",
		After:  "traders: {a: {}, b: {}, c: {}}",
		Run: func(p *check.Pass) {
			c, ok := crew(p)
			if !ok {
				return
			}
			if d := traderNumber(p, trade.Members(p, c), p.Rules.Crews); d.Summary != "" { // core
				p.Report(d)
			}
		},
	}
}

// traderNumber says that a crew has too many traders or too few; a finding without a summary where it has not.
func traderNumber(p *check.Pass, all []trade.Member, r model.CrewRules) diag.Diagnostic {
	switch {
	case r.Most > 0 && len(all) > r.Most:
		return diag.Diagnostic{
			Summary: fmt.Sprintf("the crew has %s, and the rules allow %d", english.Count(len(all), "trader"), r.Most),
			Remedy:  fmt.Sprintf("leave %d of them out, or mark whoever is hired for one mission with temporary: true", len(all)-r.Most),
			Range:   p.First(all[r.Most].Path+"@key", all[r.Most].Path),
		}
	case len(all) < r.Least:
		return diag.Diagnostic{
			Severity: diag.Warning,
			Summary:  fmt.Sprintf("the crew has %s, and a new one has %d or more", english.Count(len(all), "trader"), r.Least),
			Remedy:   fmt.Sprintf("add %s", english.Count(r.Least-len(all), "trader")),
			Range:    p.Where.At("traders"),
		}
	}
	return diag.Diagnostic{}
}
