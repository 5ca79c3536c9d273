package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// crw004 finds crews that are worth more than agreed, or another sum than they say.
func crw004() Check {
	return Check{
		Code:     "CRW004",
		Title:    "the points of a crew",
		Severity: diag.Warning,
		Text: "The rules of the edition recommend a limit on what the boards of a crew are worth together, those hired for one mission " +
			"left out. This crew is beyond it, or says another sum than its boards add up to.",
		Before: "points: 150\ntraders: {rook: points: 80, jay: points: 60} // 140 together",
		After:  "points: 140\ntraders: {rook: points: 80, jay: points: 60}",
		Run: func(p *Pass) {
			c, ok := p.crew()
			if !ok {
				return
			}
			for _, d := range p.crewPoints(c) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// crewPoints is what is wrong with the points of a crew.
func (p *Pass) crewPoints(c *model.Crew) []diag.Diagnostic {
	var out []diag.Diagnostic
	sum, known := 0, true
	for _, m := range p.members(c) {
		sum += m.points()
		known = known && m.points() > 0
	}
	if limit := p.Rules.Crews.Points; limit > 0 && sum > limit {
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("the crew is worth %s, and the limit is %d", english.Count(sum, "point"), limit),
			Remedy:  fmt.Sprintf("leave out traders for %s, or agree on a higher limit with the other players", english.Count(sum-limit, "point")),
			Range:   p.first("points", "traders"),
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
