package crew

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// crw004 finds crews that are worth more than agreed, or another sum than they say.
func crw004() check.Check {
	return check.Check{
		Code:     "CRW004",
		Title:    "the points of a crew",
		Severity: diag.Warning,
		Text: "The rules of the edition recommend a limit on what the boards of a crew are worth together, those hired for one mission " +
			"left out. This crew is beyond it, or says another sum than its boards add up to.",
		Before: "points: 150\ntraders: {rook: points: 80, jay: points: 60} // 140 together",
		After:  "points: 140\ntraders: {rook: points: 80, jay: points: 60}",
		Run: func(p *check.Pass) {
			c, ok := crew(p)
			if !ok {
				return
			}
			for _, d := range crewPoints(p, c) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// crewPoints is what is wrong with the points of a crew.
func crewPoints(p *check.Pass, c *model.Crew) []diag.Diagnostic {
	var out []diag.Diagnostic
	sum, known := 0, true
	for _, m := range trade.Members(p, c) {
		sum += m.Worth()
		known = known && m.Worth() > 0
	}
	if limit := p.Rules.Crews.Points; limit > 0 && sum > limit {
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("the crew is worth %s, and the limit is %d", english.Count(sum, "point"), limit),
			Remedy:  fmt.Sprintf("leave out traders for %s, or agree on a higher limit with the other players", english.Count(sum-limit, "point")),
			Range:   p.First("points", "traders"),
		})
	}
	if c.Points > 0 && known && c.Points != sum {
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("the crew says that it is worth %s; its boards add up to %d", english.Count(c.Points, "point"), sum),
			Remedy:  fmt.Sprintf("write points: %d, or correct the points of a trader", sum),
			Range:   p.Where.At("points"),
		})
	}
	return out
}
