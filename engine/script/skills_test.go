package script

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/internal/shipped"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

const skillsHead = `# What figures can do

Every level of every skill, every upgrade of ships, every attribute of items and every ability of the Purge edition that does
something in a game: whether the engine plays all of it, and which scripts use it. What is not played says why. Whatever a rule
set adds has to be played, or to have its reason in ` + "`engine/script/testdata/unplayed.tsv`" + `, from which, from the rule set and from
the scripts this page is generated; ` + "`make goldens`" + ` writes it anew.

| what | level | played | used by |
|---|---|---|---|
`

// something is a level of a skill or an upgrade, or an icon.
type something struct {
	of, id, title string
	level         int
	does          []model.Program
}

// everything is all that figures of a rule set can do.
func everything(r *model.RuleSet) []something {
	var out []something
	for _, s := range r.Skills {
		for i, l := range s.Levels {
			out = append(out, something{"skill", s.ID, s.Title, i + 1, l.Does})
		}
	}
	for _, u := range r.Upgrades {
		for i, l := range u.Levels {
			out = append(out, something{"upgrade", u.ID, u.Title, i + 1, l.Does})
		}
	}
	for _, a := range r.Attributes {
		out = append(out, something{"attribute", a.ID, a.Title, 0, a.Does})
	}
	for _, a := range r.Abilities {
		out = append(out, something{"ability", a.ID, a.Title, 0, a.Does})
	}
	return slices.DeleteFunc(out, func(x something) bool {
		return !slices.ContainsFunc(x.does, func(p model.Program) bool { return p.Phase == "" })
	})
}

// TestEverySkillIsPlayedOrSaysWhyNot: of all that figures of the Purge edition can do the engine plays each program, or a row of
// the table says why not; no row is left of what is played. The page of skills is what the tables say.
func TestEverySkillIsPlayedOrSaysWhyNot(t *testing.T) {
	m := shipped.MissionOf(t, "salvage-run")
	x, err := play.Lower(m.Mission, m.Rules, m.Decks, []*model.Crew{{ID: "one", Edition: m.Rules.ID, Traders: []model.CrewTrader{{ID: "one"}}}})
	if err != nil {
		t.Fatal(err)
	}
	reasons, left := reasonsOf(t), map[play.Part]bool{}
	for _, p := range x.Unplayed() {
		left[p] = true
		if reasons[p] == "" {
			t.Errorf("%s %s, level %d, part %d is not played, and testdata/unplayed.tsv does not say why", p.Of, p.ID, p.Level, p.Does+1)
		}
	}
	for p := range reasons {
		if !left[p] {
			t.Errorf("%s %s, level %d, part %d is played: take it out of testdata/unplayed.tsv", p.Of, p.ID, p.Level, p.Does+1)
		}
	}
	var b strings.Builder
	used := users(t)
	for _, s := range everything(m.Rules) {
		played, level := "yes", fmt.Sprint(s.level)
		for i := range s.does {
			if why := reasons[play.Part{Of: s.of, ID: s.id, Level: s.level, Does: i}]; why != "" {
				played = "**not all**: " + why
			}
		}
		if s.level == 0 {
			level = ""
		}
		fmt.Fprintf(&b, "| %s %s | %s | %s | %s |\n", s.of, s.title, level, played, few(used[fmt.Sprintf("%s %s %d", s.of, s.id, s.level)]))
	}
	page(t, "skills.md", skillsHead+b.String())
}

// reasonsOf are the reasons why parts are not played.
func reasonsOf(t *testing.T) map[play.Part]string {
	out := map[play.Part]string{}
	for _, r := range rowsOf(t, "testdata/unplayed.tsv") {
		p := play.Part{Of: r["of"], ID: r["id"]}
		if n, err := fmt.Sscan(r["level"]+" "+r["part"], &p.Level, &p.Does); n != 2 || err != nil || r["reason"] == "" {
			t.Errorf("unplayed.tsv: %v", r)
		}
		p.Does--
		out[p] = r["reason"]
	}
	return out
}

// users are the scripts that use each level or have each icon, by its id and its level.
func users(t *testing.T) map[string][]string {
	t.Helper()
	files, err := filepath.Glob("testdata/scripts/*/*.json")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var s any
		if err := json.Unmarshal(data, &s); err != nil {
			t.Fatal(file, err)
		}
		uses(s, func(id string, level int) {
			key := fmt.Sprintf("%s %d", id, level)
			if !slices.Contains(out[key], scriptName(file)) {
				out[key] = append(out[key], scriptName(file))
			}
		})
	}
	return out
}

// uses finds the levels that steps of a script use, and the icons that its figures have.
func uses(v any, do func(id string, level int)) {
	switch v := v.(type) {
	case []any:
		for _, x := range v {
			uses(x, do)
		}
	case map[string]any:
		for _, verb := range []string{"skill", "upgrade", "by"} {
			if id, ok := v[verb].(string); ok {
				level, _ := v["level"].(float64)
				do(of(verb)+" "+id, int(cmp.Or(level, 1)))
			}
		}
		for key, x := range v {
			if list, ok := x.(map[string]any); ok && (key == "abilities" || key == "bare") {
				for id := range list {
					do("ability "+id, 0)
				}
			}
			uses(x, do)
		}
	}
}

// of is what a step uses that says so with a verb.
func of(verb string) string {
	if verb == "upgrade" {
		return verb
	}
	return "skill"
}
