package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj013 finds rewards that nobody gets.
func obj013() check.Check {
	return check.Check{
		Code:     "OBJ013",
		Title:    "a reward that nobody gets",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "A part of a reward is for nobody: a prize for a place that no crew can take, prizes by place where nothing ranks the crews, more picks " +
			"than there are tokens to pick, pay at a level of hostility that the game is past from the start. What no box holds is told of elsewhere.",
		Before: "players: {min: 2, max: 2}\nobjectives: primary: reward: tiers: [{ua: 9}, {ua: 6}, {ua: 3}]",
		After:  "players: {min: 2, max: 3}\nobjectives: primary: reward: tiers: [{ua: 9}, {ua: 6}, {ua: 3}]",
		Run: func(p *check.Pass) {
			for _, o := range p.Mission.Objectives {
				unpaid(p, o, func(at, what, remedy string) {
					if what != "" { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("the reward of objective %s %s", o.ID, what), Remedy: remedy, Range: p.Where.At(at),
						})
					}
				})
			}
		},
	}
}

// unpaid calls f for every part of an objective's reward that is for nobody.
func unpaid(p *check.Pass, o model.Objective, f func(at, what, remedy string)) {
	path, most := "objectives."+o.ID+".reward", p.Mission.Players.Max
	if n := len(o.Reward.Tiers); n > 0 {
		switch {
		case !worlds.Ranks(o.Done):
			f(path+".tiers", "has prizes by place, and nothing ranks the crews", "use a goal {kind: \"rank\"}, or pay one sum")
		case n > most && most > 1:
			f(fmt.Sprintf("%s.tiers.%d", path, most), fmt.Sprintf("has prizes for %s, and up to %d crews play", english.Count(n, "place"), most), fmt.Sprintf("keep the first %d, or let more crews play", most))
		}
	}
	unpicked(p, path, o.Reward.Draft, f)
	pastLevels(p, path, o.Reward.Levels, f)
}

// unpicked looks at picking tokens from a pool.
func unpicked(p *check.Pass, path string, d *model.Draft, f func(at, what, remedy string)) {
	if d == nil {
		return
	}
	most := p.Mission.Players.Max
	switch n := worlds.Picks(d.Order); {
	case len(d.Order) > most && most > 0:
		f(fmt.Sprintf("%s.draft.order.%d", path, most), fmt.Sprintf("lets %s pick, and up to %d crews play", english.Count(len(d.Order), "place"), most), fmt.Sprintf("keep the first %d, or let more crews play", most))
	case n > len(d.Pool):
		f(path+".draft.order", fmt.Sprintf("lets the crews pick %s from a pool of %d", english.Count(n, "token"), len(d.Pool)), "add tokens to the pool, or let fewer be picked")
	}
}

// pastLevels looks at pay by the hostility at the end.
func pastLevels(p *check.Pass, path string, levels []model.LevelPay, f func(at, what, remedy string)) {
	w := worlds.World(p)
	low := w.LowestLevel()
	for _, l := range levels {
		if i := w.LevelIndex(l.Level); i >= 0 && i < low {
			f(path+".levels."+l.Level, fmt.Sprintf("pays for the level %s, and the game begins above it", l.Level), "pay for a higher level, or begin with fewer pegs")
		}
	}
}
