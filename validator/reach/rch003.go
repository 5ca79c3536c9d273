package reach

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// rch003 finds objectives whose token nobody can ever hold.
func rch003() check.Check {
	return check.Check{
		Code:     "RCH003",
		Title:    "nothing hands out the token of an objective",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Whole, check.Mission, check.Tokens},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "An objective asks for a token to be carried aboard. The token is kept apart from the crates, because it " +
			"is set aside or is an objective token, and no rule gives it to anybody. A rule that is prose only may do " +
			"so at the table; say it as data, too, and play-tests can play it.",
		Before: "setup: aside: [\"objective-3\"]\nobjectives: primary: done: {kind: \"carry-off\", token: \"objective-3\"}\nrules: {}",
		After:  "setup: aside: [\"objective-3\"]\nobjectives: primary: done: {kind: \"carry-off\", token: \"objective-3\"}\nrules: file: {\n\ttitle: \"The file\"\n\ttext:  \"A trader beside the console may take it.\"\n\twhen: {kind: \"interact\", with: \"console\"}\n\tdo: [{kind: \"give\", token: \"objective-3\"}]\n}",
		Run: func(p *check.Pass) {
			var told []string
			parts.EachGoal(p, func(g parts.GoalAt) {
				key := g.Objective.ID + " " + g.Token
				if t := g.Token; t != "" && worlds.World(p).KeptApart(t) && !worlds.World(p).Gives(t) && !misnamed(p) && !slices.Contains(told, key) { // core
					told = append(told, key)
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("objective %s needs token %s, which nothing hands out", g.Objective.ID, t),
						Remedy:  "add a rule with an effect {kind: \"give\"}, or ask for another token",
						Range:   p.Where.At(g.Path + ".token"),
						Reasons: []string{
							"the token is set aside or is no token that is dealt, so it lies in no crate by chance",
							fmt.Sprintf("0 of %s and 0 of %s and %s lay it down, give it or carry it", english.Count(len(p.Mission.Rules), "rule"), english.Count(len(p.Mission.Setup.Contents), "place"), english.Count(len(p.Mission.Setup.NPCs), "starting figure")),
						},
					})
				}
			})
		},
	}
}

// misnamed reports whether some rule gives away or lays down a token that the edition does not have: it may be
// meant for any, and the name is what is wrong.
func misnamed(p *check.Pass) bool {
	found := false
	parts.EachEffect(p, func(e parts.EffectAt) {
		found = found || kinds.Changes(e.Effect, kinds.TokenCell) && e.Token != "" && check.Find(p.Rules.Tokens, e.Token, parts.TokenID) == nil
	})
	return found
}
