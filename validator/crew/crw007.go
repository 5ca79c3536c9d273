package crew

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// crw007 finds statistics of traders beyond their limits.
func crw007() check.Check {
	return check.Check{
		Code:     "CRW007",
		Title:    "a statistic beyond its most",
		Severity: diag.Error,
		// seed 000:2079: a number grows only as far as the board has spaces.
		Text: "A statistic of a trader starts, or stands, above the most that it can grow to. Or it stands above the most that the trader's " +
			"board in the rule set allows.",
		Before: "stats: health: {start: 8, most: 6}",
		After:  "stats: health: {start: 5, most: 6}",
		Run: func(p *check.Pass) {
			c, ok := crew(p)
			if !ok {
				return
			}
			for _, m := range trade.Members(p, c) {
				for _, s := range m.Stands() {
					most := s.Value.Most
					if s.Board > 0 {
						most = min(most, s.Board)
					}
					if top := max(s.Value.Start, s.Value.Value()); top > most { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("the %s of %s stands at %d, and can be %d at most", s.Name, m.ID, top, most),
							Remedy:  fmt.Sprintf("write %d at most, or raise most", most),
							Range:   p.First(m.Path+".stats."+s.Name+"."+s.Beyond(most), m.Path+".stats."+s.Name, m.Path),
							Reasons: []string{fmt.Sprintf("starts at %d, stands at %d, most %d; the board allows %s", s.Value.Start, s.Value.Value(), s.Value.Most, boardMost(s.Board))},
						})
					}
				}
			}
		},
	}
}

func boardMost(n int) string {
	if n == 0 {
		return "any number"
	}
	return fmt.Sprint(n)
}
