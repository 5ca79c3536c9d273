package objective

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj017 finds pay that cannot be meant.
func obj017() check.Check {
	return check.Check{
		Code:     "OBJ017",
		Title:    "a reward that cannot be meant",
		Severity: diag.Warning,
		Needs:    []check.Capability{check.Mission, check.Whole},
		Text: "A reward takes universal assets away from whoever earns it, a later place of a ranking is paid more than an earlier one, or the reward says who " +
			"is paid when crews are level, and the goal compares no crews. Most often a number has a wrong sign, or stands in the wrong place.",
		Before: "reward: tiers: [{ua: 3}, {ua: 5}]",
		After:  "reward: tiers: [{ua: 5}, {ua: 3}]",
		Run: func(p *check.Pass) {
			for _, o := range p.Mission.Objectives {
				if d := oddPay(p, o, "objectives."+o.ID+".reward"); d.Summary != "" { // core
					p.Report(d)
				}
			}
		},
	}
}

// oddPay is what is wrong with the reward of an objective; without a summary nothing is.
func oddPay(p *check.Pass, o model.Objective, path string) diag.Diagnostic {
	r := o.Reward
	if ua, at, found := lost(r, path); found {
		return fine(p, ua, at, path)
	}
	switch {
	case r.Ties != "" && len(r.Tiers) == 0 && !worlds.Ranks(o.Done):
		return diag.Diagnostic{
			Summary: fmt.Sprintf("objective %s says who is paid when crews are level, and its goal %q is no ranking", o.ID, o.Done.Kind),
			Remedy:  "take ties out, or let the goal be a ranking",
			Range:   p.First(path+".ties", path),
		}
	}
	for i := 1; i < len(r.Tiers); i++ {
		if a, b := r.Tiers[i-1], r.Tiers[i]; plain(a) && plain(b) && b.UA > a.UA {
			at := fmt.Sprintf("%s.tiers.%d", path, i)
			return diag.Diagnostic{
				Summary: fmt.Sprintf("place %d is paid %d UA, more than place %d with %d", i+1, b.UA, i, a.UA),
				Remedy:  "put the best pay first: the tiers stand by place",
				Range:   p.First(at+".ua", at),
			}
		}
	}
	return diag.Diagnostic{}
}

// lost is pay that takes assets away from everybody who is paid by it, and where it stands. A single place or row of
// several may be a fine on purpose.
func lost(r model.Reward, path string) (ua int, at string, found bool) {
	if r.UA < 0 {
		return r.UA, path + ".ua", true
	}
	if r.Per != nil && r.Per.UA < 0 {
		return r.Per.UA, path + ".per.ua", true
	}
	for _, l := range r.Levels {
		if l.UA < 0 {
			return l.UA, path + ".levels." + l.Level, true
		}
	}
	if len(r.Tiers) > 0 && !slices.ContainsFunc(r.Tiers, func(t model.Tier) bool { return t.UA >= 0 }) {
		return r.Tiers[0].UA, path + ".tiers.0.ua", true
	}
	if x := r.Roll; x != nil && len(x.Rows) > 0 && !slices.ContainsFunc(x.Rows, func(w model.PayRow) bool { return w.UA >= 0 }) {
		return x.Rows[0].UA, path + ".roll.rows.0.ua", true
	}
	return 0, "", false
}

// fine is a reward that takes assets away.
func fine(p *check.Pass, ua int, paths ...string) diag.Diagnostic {
	return diag.Diagnostic{
		Summary: fmt.Sprintf("the reward is %d UA: whoever earns it loses them", ua),
		Remedy:  fmt.Sprintf("write %d, or leave it out", -ua),
		Range:   p.First(paths...),
	}
}

// plain reports whether a place is paid in assets only, so that two of them can be compared.
func plain(t model.Tier) bool { return t.UA > 0 && t.Points == 0 && t.Draw == nil && t.Text == "" }
