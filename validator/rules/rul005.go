package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// rul005 finds limits that make no difference.
func rul005() check.Check {
	return check.Check{
		Code:     "RUL005",
		Title:    "a limit that makes no difference",
		Severity: diag.Note,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "A rule may work so many times in a game or in a round, but what sets it off comes about less often: once in a game, or once in a round. Either the limit " +
			"is left over, or the trigger is not the one that was meant: a round without `every`, for one, comes once.",
		Before: "rules: waves: {when: {kind: \"round\", at: 2}, times: 3}",
		After:  "rules: waves: {when: {kind: \"round\", at: 2, every: 2}, times: 3}",
		Run: func(p *check.Pass) {
			w := worlds.World(p)
			for i := range p.Mission.Rules {
				r := &p.Mission.Rules[i]
				field, why := pointless(r)
				if field != "" && !w.Called(r.ID) { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("the limit of rule %s makes no difference: %s", r.ID, why),
						Remedy:  "take the limit out, or choose a trigger that comes about more often",
						Range:   p.First("rules."+r.ID+"."+field, "rules."+r.ID),
					})
				}
			}
		},
	}
}

// pointless is the limit of a rule that it never comes to, and why.
func pointless(r *model.Rule) (field, why string) {
	switch {
	case r.When == nil:
	case r.Times > 1 && kinds.ComesOnce(*r.When):
		return "times", fmt.Sprintf("it works %d times at most, and what sets it off comes about once", r.Times)
	case r.PerRound > 0 && kinds.ComesOnce(*r.When):
		return "perRound", "what sets it off comes about once in a game"
	case r.PerRound > 0 && kinds.Has(kinds.Reads(*r.When), kinds.RoundCell):
		return "perRound", "what sets it off comes about once in a round"
	case r.PerPiece > 0 && !kinds.Touches(*r.When) && len(r.When.Triggers) == 0:
		return "perPiece", "no piece sets it off"
	case r.PerCrew > 0 && kinds.ByTheClock(*r.When):
		return "perCrew", "no crew sets it off"
	case r.Times > 0 && max(r.PerPiece, r.PerCrew) >= r.Times:
		return english.Pick(r.PerPiece >= r.Times, "perPiece", "perCrew"), fmt.Sprintf("it works %s in the whole game", english.Times(r.Times))
	case r.Times > 0 && r.PerRound >= r.Times:
		return "perRound", fmt.Sprintf("it works %d times in a round at most, and %d times in the whole game", r.PerRound, r.Times)
	}
	return "", ""
}
