package trade

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// trd005 finds price lines that say nothing, or two things.
func trd005() check.Check {
	return check.Check{
		Code:     "TRD005",
		Title:    "a price line that changes nothing, or says two things",
		Severity: diag.Warning,
		Text: "A price line has one of `add`, `set`, `percent` and `roll`. This one has none of them, or leaves the price as it is; or it has " +
			"a fixed price and a die; or it takes a share of a price that it has just fixed, which could be written as one number.",
		Before: "prices: guns: {on: \"sell\", goods: dice: [\"ranged\"], set: 4, percent: 150}",
		After:  "prices: guns: {on: \"sell\", goods: dice: [\"ranged\"], set: 6}",
		Run: func(p *check.Pass) {
			post, ok := tradePost(p)
			if !ok {
				return
			}
			for i := range post.Prices {
				if d := oddLine(p, &post.Prices[i]); d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// oddLine says what is odd about a price line; a finding without a summary where nothing is.
func oddLine(p *check.Pass, l *model.PriceLine) diag.Diagnostic {
	path := "prices." + l.ID
	d := diag.Diagnostic{Range: lineRange(p, l)}
	switch {
	case l.Set != nil && l.Roll != nil:
		d.Summary = fmt.Sprintf("price %s is set to %d UA and rolled for as well", l.ID, *l.Set)
		d.Remedy = "keep either set or roll"
	case l.Set != nil && l.Percent != nil:
		n := l.Price(0)
		d.Summary = fmt.Sprintf("price %s is %d percent of a price that is set: always %d UA", l.ID, *l.Percent, n)
		d.Remedy = fmt.Sprintf("write set: %d alone", n)
	case l.Set != nil && l.Add != 0:
		n := l.Price(0)
		d.Summary = fmt.Sprintf("price %s adds %d to a price that is set: always %d UA", l.ID, l.Add, n)
		d.Remedy = fmt.Sprintf("write set: %d alone", n)
	case l.Roll != nil || l.Set != nil || l.Limit > 0 && l.Needs == nil:
		// A limit alone keeps later lines off the first few deals.
	case l.Add == 0 && (l.Percent == nil || *l.Percent == 100):
		d.Summary = fmt.Sprintf("price %s leaves the price as it is", l.ID)
		d.Remedy, d.Range = "say with add, set, percent or roll what is different, or take the line out", p.First(path+".percent", path+".add", path+"@key", path)
	}
	return d
}
