package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// ply003 finds variations for numbers of crews that never play.
func ply003() check.Check {
	return check.Check{
		Code:     "PLY003",
		Title:    "a variation for nobody",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission},
		Text: "A variation says what changes when a number of crews in its range plays. Its range is empty, or the mission is not " +
			"for any number in it: what it changes is never in force. Where it names more crews than ever play beside some that do, it is a warning.",
		Before: "players: {min: 1, max: 2}\nvariations: [{min: 3, max: 4, hostility: 5}]",
		After:  "players: {min: 1, max: 4}\nvariations: [{min: 3, max: 4, hostility: 5}]",
		Run: func(p *check.Pass) {
			for i, v := range p.Mission.Variations {
				d := forNobody(p, v, fmt.Sprintf("variations.%d", i))
				if d.Summary != "" && v.Min > 0 { // core
					p.Report(d)
				}
			}
		},
	}
}

// forNobody finds why no game has a variation in force; a finding without a summary is none.
func forNobody(p *check.Pass, v model.Variation, path string) diag.Diagnostic {
	last, players := v.Max, p.Mission.Players
	if last == 0 {
		last = v.Min
	}
	d := diag.Diagnostic{Range: p.First(path+".min", path)}
	switch {
	case v.Min > last:
		d.Summary = fmt.Sprintf("the variation is for %d to %d crews, which is nobody", v.Min, last)
		d.Remedy = fmt.Sprintf("write min: %d, max: %d", last, v.Min)
		d.Fix = swap(p, path+".min", path+".max", v.Min, last)
	case players.Min > players.Max:
		return d // PLY001 says so
	case v.Min > players.Max || last < players.Min:
		d.Summary = fmt.Sprintf("the variation is for %s, and %s play", crewsFrom(v.Min, last), crewsFrom(players.Min, players.Max))
		d.Remedy = "change its range, or let as many crews play"
		d.Related = []diag.Related{{Range: p.First("players.max", "players"), Text: "the numbers of crews that play"}}
	case last > players.Max:
		d.Severity, d.Range = diag.Warning, p.First(path+".max", path)
		d.Summary = fmt.Sprintf("the variation is for up to %s, and no more than %s", english.Count(last, "crew"), playing(players.Max))
		d.Remedy = fmt.Sprintf("write max: %d, or let as many crews play", players.Max)
		d.Related = []diag.Related{{Range: p.First("players.max", "players"), Text: "the most crews that play"}}
	}
	return d
}

// playing says that so many crews play.
func playing(crews int) string {
	if crews == 1 {
		return "1 plays"
	}
	return fmt.Sprintf("%d play", crews)
}
