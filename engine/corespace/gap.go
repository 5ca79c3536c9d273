package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Gap is one thing of a mission that the table does not do: the players carry it out, or judge it, by
// hand. It is worked out from the mission, so that a screen never promises more than the table does.
type Gap struct {
	Path string `json:"path"`           // of the value, such as "setup.shops.0" or "rules.noise.if"
	Rule string `json:"rule,omitempty"` // id of the special rule that it belongs to; empty: it is no rule's
	Part string `json:"part"`           // the field: of the set-up, or "when", "if", "do" and the like of a rule
	Kind string `json:"kind,omitempty"` // of the trigger, condition or effect
	Text string `json:"text,omitempty"` // what the players do about a part of a rule, the objectives or the end, and why
}

// Gaps is everything in a mission that its table does not do, in the order of the mission: first the
// set-up and the track, then the objectives, then the special rules, then what ends the game.
func Gaps(m *model.Mission, r *model.RuleSet) []Gap {
	t := &Table{mission: m, rules: r} // for its words alone
	out := append(setupGaps(m), levelGaps(m, r.Hostility)...)
	out = append(out, goalGaps(t)...)
	for _, rule := range m.Rules {
		out = append(out, ruleGaps(t, rule)...)
	}
	return append(out, endGaps(t)...)
}

// endGaps are the ends of the game that the table does not see coming: somebody has to tell it.
func endGaps(t *Table) []Gap {
	var out []Gap
	for i, w := range t.mission.Ends {
		unseen := slices.DeleteFunc(slices.Clone(leaves(w)), func(x trigger) bool { return !told(t.mission, x) })
		if len(unseen) > 0 {
			out = append(out, Gap{Path: fmt.Sprintf("ends.%d", i), Part: "ends", Kind: w.Kind,
				Text: "tell the page when " + english.List(english.Each(unseen, t.sayEvent), "or")})
		}
	}
	return out
}

// setupGaps are the parts of the set-up that stay the players'.
func setupGaps(m *model.Mission) []Gap {
	var out []Gap
	for _, f := range []struct {
		name string
		n    int
	}{
		{"hidden", unrevealed(m)}, {"shops", len(m.Setup.Shops)},
	} {
		if f.n > 0 {
			out = append(out, Gap{Path: "setup." + f.name, Part: f.name})
		}
	}
	if m.Setup.Track == "reverse" {
		out = append(out, Gap{Path: "setup.track", Part: "track"})
	}
	return out
}
