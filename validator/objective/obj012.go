package objective

import (
	"fmt"
	"reflect"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj012 finds rewards that pay nothing.
func obj012() check.Check {
	return check.Check{
		Code:     "OBJ012",
		Title:    "a reward that pays nothing",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "An objective has a reward, or a part of one, that comes to nothing: no sum, no token, no words; a place without a prize, a rate of " +
			"nothing for each, an advantage that lasts for no game, a price that stays as it is. Say what is paid, or leave it out.",
		Before: "reward: per: {metric: \"civilians\", ua: 0}",
		After:  "reward: per: {metric: \"civilians\", ua: 2}",
		Run: func(p *check.Pass) {
			for _, o := range p.Mission.Objectives {
				path := "objectives." + o.ID + ".reward"
				if !p.Where.Has(path) {
					continue
				}
				eachEmptyPay(path, o.Reward, func(at, what string) {
					if what != "" { // core
						p.Report(diag.Diagnostic{
							Summary: fmt.Sprintf("the reward of objective %s %s", o.ID, what),
							Remedy:  "say what is paid: ua, token, points, text and the like; or take it out",
							Range:   p.Where.At(at),
						})
					}
				})
			}
		},
	}
}

// eachEmptyPay calls f for every part of a reward with what is wrong with it; nothing for a part that pays.
func eachEmptyPay(path string, r model.Reward, f func(at, what string)) {
	bare := r
	bare.To, bare.Ties = "", ""
	if reflect.ValueOf(bare).IsZero() {
		f(path, "pays nothing")
		return
	}
	if r.Per != nil && r.Per.UA == 0 && r.Per.Points == 0 {
		f(path+".per", "pays nothing for each of "+r.Per.Metric)
	}
	for i, t := range r.Tiers {
		if reflect.ValueOf(t).IsZero() {
			f(fmt.Sprintf("%s.tiers.%d", path, i), fmt.Sprintf("pays nothing for place %d", i+1))
		}
	}
	for _, b := range r.Boons {
		if b.Uses == 0 {
			f(path+".boons."+b.ID+".uses", "has the advantage "+b.ID+", which lasts for no game")
		}
	}
	for i, x := range r.Prices {
		if x.UA == nil && x.Add == 0 {
			f(fmt.Sprintf("%s.prices.%d", path, i), "changes no price")
		}
	}
	for _, l := range r.Levels {
		if l.UA == 0 {
			f(path+".levels."+l.Level, "pays nothing at the level "+l.Level)
		}
	}
	if r.Roll != nil && !rollPays(*r.Roll) {
		f(path+".roll", "rolls dice and pays nothing for them")
	}
	if r.Draft != nil && worlds.Picks(r.Draft.Order) == 0 {
		f(path+".draft.order", "lets nobody pick a token")
	}
}

// rollPays reports whether any result of a roll pays something.
func rollPays(r model.PayRoll) bool {
	for _, row := range r.Rows {
		if row.UA != 0 || row.Draw != nil || row.Text != "" {
			return true
		}
	}
	return r.Each != 0
}
