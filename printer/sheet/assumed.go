package sheet

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/dagger"
)

// chosen is what the sheet shows and neither a rulebook nor the mission's source gives. It is said once, at the end:
// a sign beside each would read as an apology.
func (w *writer) chosen() []string {
	var out []string
	for _, part := range [...]struct{ path, title string }{
		{"board", "the map"}, {"setup.crew", "the starting crew"}, {"setup.events", "the event cards"},
		{"setup.search", "the crates’ tokens"}, {"setup.hostility", "the first pegs"},
	} {
		if dagger.Guessed(w.m.Assumed, part.path) {
			out = append(out, part.title)
		}
	}
	var levels []string
	for _, l := range w.r.Hostility.Levels {
		if assumed(l) {
			levels = append(levels, l.Title)
		}
	}
	switch n := len(levels); {
	case n > 2:
		out = append(out, fmt.Sprintf("what comes from %s to %s", levels[0], levels[n-1]))
	case n > 0:
		out = append(out, "what comes at "+strings.Join(levels, " and "))
	}
	return out
}
