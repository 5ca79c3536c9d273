package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// obj010 finds missions that nobody can leave and that nothing ends. Without a word from the mission a game
// ends when every trader is aboard a ship or defeated: seed 000:643-654, 002:1505-1513.
func obj010() check.Check {
	return check.Check{
		Code:     "OBJ010",
		Title:    "a mission that never ends",
		Severity: diag.Error,
		Needs:    []check.Capability{check.Mission, check.Whole, check.Airlocks},
		Requires: []check.AnyFact{worlds.WorldFact},
		Text: "A game is over when every trader is back aboard or defeated, unless the mission ends it otherwise. From this one nobody gets " +
			"away: all ships cast off and none docks again. And nothing else ends it. The only end left is that everybody falls.",
		Before: "rules: away: {when: {kind: \"start\"}, do: [{kind: \"airlock\", set: \"undocked\"}]}",
		After:  "rules: away: {when: {kind: \"start\"}, do: [{kind: \"airlock\", set: \"undocked\"}]}\nends: [{kind: \"round\", at: 12}]",
		Run: func(p *check.Pass) {
			w := worlds.World(p)
			last, steps, cast := w.CastOff()
			if cast && !w.Ends() { // core
				p.Report(diag.Diagnostic{
					Summary: fmt.Sprintf("the game never ends: every ship casts off, at %s, and none docks again", english.Count(len(w.Airlocks()), "airlock")),
					Remedy:  "let one dock again with {kind: \"airlock\", set: \"docked\"}, or say in ends how the game ends",
					Range:   p.First(last.Path+".set", last.Path),
					Reasons: append(steps, "neither ends nor an effect {kind: \"end\"} ends the game"),
				})
			}
		},
	}
}
