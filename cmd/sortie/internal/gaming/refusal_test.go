package gaming

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/model"
)

// A mission of rules that no game plays in full is refused before it begins, with all words that are in the way and what to do.
func TestRulesThatAreNotPlayedAreRefusedWithAllTheirWords(t *testing.T) {
	res := compiler.CompileTree(missions.FS, "library", []string{"exploration", "crews/eidolon"}, compiler.Options{Library: missions.FS, Decks: true})
	var u *compiler.Unit
	var crews []*model.Crew
	for _, x := range res.Units {
		if c, ok := x.Value.(*model.Crew); ok {
			crews = append(crews, c)
		} else if x.Mission != nil {
			u = x
		}
	}
	var out strings.Builder
	err := Auto(&out, u.Mission, u.Rules, u.Decks, Options{Seed: 1, Policy: "greedy", Crews: crews})
	if err == nil || out.Len() > 0 {
		t.Fatalf("a game was begun: %s", out.String())
	}
	says := err.Error()
	for _, c := range u.Rules.Charts {
		for _, l := range c.Lines {
			for _, d := range l.Do {
				switch d {
				case "move-away", "move-to-spot", "move-to-range", "move-to-marker", "move-to-entry", "move-home", "move-to-trophy", "flee", "collect", "scan", "scatter":
					if !strings.Contains(says, d) || !strings.Contains(says, c.ID+" (") {
						t.Errorf("%s of the chart %s is not named: %s", d, c.ID, says)
					}
				}
			}
		}
	}
	for _, want := range []string{"firstborn", "page of play", "sortie build", "a pack's own rules"} {
		if !strings.Contains(says, want) {
			t.Errorf("it does not say %q: %s", want, says)
		}
	}
	for _, played := range []string{"stand-up", "assault", "nothing"} {
		if strings.Contains(says, played) {
			t.Errorf("it names %q, which games play: %s", played, says)
		}
	}
}
