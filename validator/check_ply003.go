package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// ply003 finds variations for numbers of crews that never play.
func ply003() Check {
	return Check{
		Code:     "PLY003",
		Title:    "a variation for nobody",
		Severity: diag.Error,
		Needs:    []Capability{Mission},
		Text: "A variation says what changes when a number of crews in its range plays. Its range is empty, or the mission is not " +
			"for any number in it: what it changes is never in force. Where it names more crews than ever play beside some that do, it is a warning.",
		Before: "players: {min: 1, max: 2}\nvariations: [{min: 3, max: 4, hostility: 5}]",
		After:  "players: {min: 1, max: 4}\nvariations: [{min: 3, max: 4, hostility: 5}]",
		Run: func(p *Pass) {
			for i, v := range p.Mission.Variations {
				d := p.forNobody(v, fmt.Sprintf("variations.%d", i))
				if d.Summary != "" && v.Min > 0 { // core
					p.Report(d)
				}
			}
		},
	}
}

// forNobody finds why no game has a variation in force; a finding without a summary is none.
func (p *Pass) forNobody(v model.Variation, path string) diag.Diagnostic {
	last, players := v.Max, p.Mission.Players
	if last == 0 {
		last = v.Min
	}
	d := diag.Diagnostic{Range: p.first(path+".min", path)}
	switch {
	case v.Min > last:
		d.Summary = fmt.Sprintf("the variation is for %d to %d crews, which is nobody", v.Min, last)
		d.Remedy = fmt.Sprintf("write min: %d, max: %d", last, v.Min)
		d.Fix = p.swap(path+".min", path+".max", v.Min, last)
	case players.Min > players.Max:
		return d // PLY001 says so
	case v.Min > players.Max || last < players.Min:
		d.Summary = fmt.Sprintf("the variation is for %s, and %s play", crewsFrom(v.Min, last), crewsFrom(players.Min, players.Max))
		d.Remedy = "change its range, or let as many crews play"
		d.Related = []diag.Related{{Range: p.first("players.max", "players"), Text: "the numbers of crews that play"}}
	case last > players.Max:
		d.Severity, d.Range = diag.Warning, p.first(path+".max", path)
		d.Summary = fmt.Sprintf("the variation is for up to %s, and no more than %s", english.Count(last, "crew"), playing(players.Max))
		d.Remedy = fmt.Sprintf("write max: %d, or let as many crews play", players.Max)
		d.Related = []diag.Related{{Range: p.first("players.max", "players"), Text: "the most crews that play"}}
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

// crewsFrom names numbers of crews.
func crewsFrom(low, high int) string {
	if low == high {
		return english.Count(low, "crew")
	}
	return fmt.Sprintf("%d to %d crews", low, high)
}

// swap is the change that has two numbers change places; nil where the source does not have both.
func (p *Pass) swap(a, b string, atA, atB int) *diag.Fix {
	return p.exchange(a, b, fmt.Sprint(atB), fmt.Sprint(atA))
}

// exchange is the change that writes other texts in the places of two values; nil where the source does not have
// both in one file.
func (p *Pass) exchange(a, b, newA, newB string) *diag.Fix {
	if !p.Where.Has(a) || !p.Where.Has(b) || p.Where[a].File != p.Where[b].File {
		return nil
	}
	return &diag.Fix{Text: "swap the two", Edits: []diag.Edit{{Range: p.Where[a], New: newA}, {Range: p.Where[b], New: newB}}}
}
