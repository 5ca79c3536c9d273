package campaign

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/campaign"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// cam013 finds leagues that do not add up.
func cam013() check.Check {
	return check.Check{
		Code:     "CAM013",
		Title:    "a league that does not add up",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.UnknownNames},
		// seed 000:1864-1870: in a league every crew plays the same number of games, turn by turn.
		Text: "A league has a calendar whose turns name stages, and each crew may play a stage so often. Here a turn has none; or the " +
			"calendar asks a crew to play more often than its stages allow; or fewer crews take part than sit at one table. It is a " +
			"warning where winning earns no more points than losing, or where stages have branches, which a league does not follow.",
		Before: "nodes: job: {mission: \"salvage-run\"}\nleague: calendar: [{title: \"One\", nodes: [\"job\"]}, {title: \"Two\", nodes: [\"job\"]}]",
		After:  "nodes: job: {mission: \"salvage-run\", times: 2}\nleague: calendar: [{title: \"One\", nodes: [\"job\"]}, {title: \"Two\", nodes: [\"job\"]}]",
		Run: func(p *check.Pass) {
			c := trade.Campaign(p)
			if c == nil || !campaign.League(c) || parts.UnknownIn(p, "league") {
				return
			}
			for _, d := range leagueFaults(p, c) {
				if d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// leagueFaults are what does not add up in a league.
func leagueFaults(p *check.Pass, c *model.Campaign) []diag.Diagnostic {
	if c.League == nil {
		return []diag.Diagnostic{{
			Summary: "the campaign is a league and has no calendar: nothing says which stage is played when",
			Remedy:  "add league with a calendar and points, or write form: \"story\"",
			Range:   p.Where.At("form"),
		}}
	}
	out := append(turnFaults(p, c), pointFaults(p, c.League)...)
	if l := c.League; l.Table > c.Players.Min {
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("a game of the league takes %s, and %d may take part in all", english.Count(l.Table, "crew"), c.Players.Min),
			Remedy:  fmt.Sprintf("write players: min: %d, or a smaller table", l.Table),
			Range:   p.First("league.table", "players.min"),
		})
	}
	for _, n := range c.Nodes {
		if len(n.Next) > 0 {
			out = append(out, diag.Diagnostic{
				Severity: diag.Warning,
				Summary:  fmt.Sprintf("stage %s of the league has %s that nobody follows", n.ID, english.Count(len(n.Next), "branch")),
				Remedy:   "take next out, or let the calendar do it",
				Range:    p.Where.At("nodes." + n.ID + ".next"),
			})
		}
	}
	return out
}

// turnFaults are turns that no stage is left for.
func turnFaults(p *check.Pass, c *model.Campaign) []diag.Diagnostic {
	var out []diag.Diagnostic
	for i, t := range c.League.Calendar {
		if len(t.Nodes) == 0 {
			out = append(out, diag.Diagnostic{
				Summary: fmt.Sprintf("turn %d of the calendar names no stage", i+1),
				Remedy:  "name the stages that are played in it",
				Range:   p.First(fmt.Sprintf("league.calendar.%d.nodes", i), "league.calendar"),
			})
		}
	}
	if len(out) > 0 {
		return out
	}
	if n, stage := playable(c); n < len(c.League.Calendar) {
		out = append(out, diag.Diagnostic{
			Summary: fmt.Sprintf("the calendar has %s, and its stages let a crew play %d of them", english.Count(len(c.League.Calendar), "turn"), n),
			Remedy:  "raise times of " + stage + ", or name another stage in that turn",
			Range:   p.First(fmt.Sprintf("league.calendar.%d.nodes", n), "league.calendar"),
			Reasons: timesReasons(c),
		})
	}
	return out
}

func timesReasons(c *model.Campaign) []string {
	var out []string
	for _, n := range c.Nodes {
		out = append(out, fmt.Sprintf("stage %s may be played %s", n.ID, english.Times(max(n.Times, 1))))
	}
	return out[:min(len(out), parts.FewNames)]
}

// playable is how many turns of the calendar a crew can play one after the other, and a stage of the first
// that it cannot: each turn takes one of its stages, as often as that may be played.
func playable(c *model.Campaign) (int, string) {
	took := map[string][]int{} // the turns that each stage is played in
	var place func(turn int, tried map[string]bool) bool
	place = func(turn int, tried map[string]bool) bool {
		for _, id := range c.League.Calendar[turn].Nodes {
			n := campaignNode(c, id)
			if n == nil || tried[id] {
				continue
			}
			tried[id] = true
			if len(took[id]) < max(n.Times, 1) {
				took[id] = append(took[id], turn)
				return true
			}
			for i, other := range took[id] {
				if place(other, tried) {
					took[id][i] = turn
					return true
				}
			}
		}
		return false
	}
	for i, t := range c.League.Calendar {
		if !place(i, map[string]bool{}) {
			return i, t.Nodes[0]
		}
	}
	return len(c.League.Calendar), ""
}

// pointFaults are points that make winning worth nothing.
func pointFaults(p *check.Pass, l *model.League) []diag.Diagnostic {
	earns := func(what string) int {
		n := 0
		for _, x := range l.Points {
			if x.For == what {
				n += x.Points
			}
		}
		return n
	}
	win, draw, loss := earns("win"), earns("draw"), earns("loss")
	named := slices.ContainsFunc(l.Points, func(x model.LeaguePoints) bool { return x.For == "win" || x.For == "draw" || x.For == "loss" })
	if named && win <= max(draw, loss) {
		return []diag.Diagnostic{{
			Severity: diag.Warning,
			Summary:  fmt.Sprintf("a win earns %d in the table, a draw %d and a loss %d", win, draw, loss),
			Remedy:   "let a win earn the most",
			Range:    p.Where.At("league.points"),
		}}
	}
	return nil
}
