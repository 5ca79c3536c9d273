package rules

import (
	"cmp"
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
		Text: "A variation says what changes when a number of crews in its range plays, and a rule or an objective with `crews` holds for those alone. Its range is empty, or the mission is not " +
			"for any number in it: what it changes is never in force. Where it names more crews than ever play beside some that do, it is a warning.",
		Before: "players: {min: 1, max: 2}\nvariations: [{min: 3, max: 4, hostility: 5}]",
		After:  "players: {min: 1, max: 4}\nvariations: [{min: 3, max: 4, hostility: 5}]",
		Run: func(p *check.Pass) {
			for _, r := range ranges(p) {
				d := forNobody(p, r)
				if d.Summary != "" && r.Min > 0 { // core
					p.Report(d)
				}
			}
		},
	}
}

// crewRange is numbers of crews that something is for.
type crewRange struct {
	model.Variation
	what, path string
}

// ranges are the numbers of crews that variations, rules and objectives are for.
func ranges(p *check.Pass) []crewRange {
	var out []crewRange
	for i, v := range p.Mission.Variations {
		out = append(out, crewRange{v, "the variation", fmt.Sprintf("variations.%d", i)})
	}
	add := func(c *model.CrewCount, what, path string) {
		if c != nil {
			least := max(c.Min, p.Mission.Players.Min)
			if c.Max > 0 {
				least = max(c.Min, 1)
			}
			out = append(out, crewRange{model.Variation{Min: least, Max: cmp.Or(c.Max, max(least, p.Mission.Players.Max))}, what, path + ".crews"})
		}
	}
	for _, r := range p.Mission.Rules {
		add(r.Crews, "rule "+r.ID, "rules."+r.ID)
	}
	for _, o := range p.Mission.Objectives {
		add(o.Crews, "objective "+o.ID, "objectives."+o.ID)
	}
	return out
}

// forNobody finds why no game has a variation, a rule or an objective in force; a finding without a summary is none.
func forNobody(p *check.Pass, v crewRange) diag.Diagnostic {
	path, last, players := v.path, v.Max, p.Mission.Players
	if last == 0 {
		last = v.Min
	}
	d := diag.Diagnostic{Range: p.First(path+".min", path)}
	switch {
	case v.Min > last:
		d.Summary = fmt.Sprintf("%s is for %d to %d crews, which is nobody", v.what, v.Min, last)
		d.Remedy = fmt.Sprintf("write min: %d, max: %d", last, v.Min)
		d.Fix = swap(p, path+".min", path+".max", v.Min, last)
	case players.Min > players.Max:
		return d // PLY001 says so
	case v.Min > players.Max || last < players.Min:
		d.Summary = fmt.Sprintf("%s is for %s, and %s play", v.what, crewsFrom(v.Min, last), crewsFrom(players.Min, players.Max))
		d.Remedy = "change its range, or let as many crews play"
		d.Related = []diag.Related{{Range: p.First("players.max", "players"), Text: "the numbers of crews that play"}}
	case last > players.Max:
		d.Severity, d.Range = diag.Warning, p.First(path+".max", path)
		d.Summary = fmt.Sprintf("%s is for up to %s, and no more than %s", v.what, english.Count(last, "crew"), playing(players.Max))
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
