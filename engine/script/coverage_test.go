package script

import (
	"fmt"
	"strings"
	"testing"
)

const coverageHead = `# What is played

Every rule of the documents that the table of rules has for the Purge edition, but for the phases between games: whether the
engine plays it, which scripts prove it, and how it was switched off to show that they do. A rule counts as played only where a
switch makes one of its scripts fail; ` + "`TestSwitchedOffRulesFail`" + ` shows that for every switch. Lines are those of the documents by
their numbers. The page is generated from ` + "`rules.tsv` and `switches.tsv` in `engine/script/testdata`; `make goldens`" + ` writes it anew.

`

// TestEveryRuleIsPlayedOrSaysWhyNot: each rule of the Purge edition has a switch and scripts, or a reason; the page of coverage
// is what the tables say.
func TestEveryRuleIsPlayedOrSaysWhyNot(t *testing.T) {
	scripts, off := citing(t, "rules"), map[string][]string{}
	for _, o := range switches(t) {
		off[o.rule] = append(off[o.rule], o.says())
	}
	var b strings.Builder
	played, rules := 0, 0
	b.WriteString("| rule | what it says | lines | proved by | switched off by |\n|---|---|---|---|---|\n")
	for _, r := range rowsOf(t, "testdata/rules.tsv") {
		id := r["id"]
		if !in(r, "purge") || r["kind"] == "postgame" {
			continue
		}
		rules++
		switch {
		case len(off[id]) > 0 && len(scripts[id]) > 0 && r["reason"] == "":
			played++
			fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", id, r["rule"], r["lines"], few(scripts[id]), off[id][0])
		case len(off[id]) == 0 && r["reason"] != "":
			fmt.Fprintf(&b, "| %s | %s | %s | **not played**: %s | |\n", id, r["rule"], r["lines"], r["reason"])
		default:
			t.Errorf("%s: it has %d switches, %d scripts and the reason %q; a rule has both of the first, or the last", id, len(off[id]), len(scripts[id]), r["reason"])
		}
	}
	page(t, "coverage.md", coverageHead+fmt.Sprintf("Played: %d of %d rules, %d %%.\n\n", played, rules, played*100/rules)+b.String())
}

// says is a switch in words.
func (o off) says() string {
	what := "`" + strings.ReplaceAll(o.what, "|", "\\|") + "`"
	switch {
	case o.inData():
		return fmt.Sprintf("%s of the %s %s", what, map[string]string{"rules": "rule set", "mission": "mission"}[o.where], "`"+o.as+"`")
	case o.as == "left out":
		return fmt.Sprintf("%s left out, in %s", what, o.where)
	}
	return fmt.Sprintf("%s taken as %s, in %s", what, o.as, o.where)
}
