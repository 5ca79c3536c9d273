package reach

import (
	"fmt"

	"github.com/sortie-tools/sortie/engine/estimate"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
)

// journey says how a trip is counted, a line a step.
func journey(p *check.Pass, t trip, pace estimate.Pace) []string {
	var out []string
	if t.far != "" {
		end := "no way home counted"
		if t.home {
			end = "the way home to the nearest airlock counted in"
		}
		out = append(out, t.via...)
		out = append(out,
			fmt.Sprintf("the farthest that must be got to is %s: %s inches from the nearest airlock, %s", t.far, t.length, end),
			fmt.Sprintf("no trader goes more than %s inches a round by choice; by the straightest way that is at least %s", pace.Most, english.Count(pace.Fewest(t.length), "round")),
			fmt.Sprintf("at the usual pace of %s inches a round, with %s spent there, about %d", pace.Usual, english.Count(t.actions, "action"), pace.Likely(t.length, t.actions)))
	}
	if t.waits > 0 {
		out = append(out, fmt.Sprintf("%s of holding out come on top", english.Count(t.waits, "further round")))
	}
	return out
}
