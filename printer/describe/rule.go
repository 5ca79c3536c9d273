package describe

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Rule says what the data of a special instruction has besides its text: the roll that must succeed, what there is to
// choose from or to roll on and what comes of it, and how often it works, unless the text has the same words. It is empty where there is neither.
func Rule(m *model.Mission, r *model.RuleSet, rule model.Rule) string {
	t := teller{m: m, r: r}
	var out []string
	if rule.When != nil {
		out = english.Each(checksOf(*rule.When), t.check)
	}
	out = append(out, t.tables(rule.Do)...)
	for _, limit := range []string{most(rule.PerRound, "round"), most(rule.Times, "game")} {
		if limit != "" && !strings.Contains(strings.ToLower(strings.Join(strings.Fields(rule.Text.Source), " ")), limit) {
			out = append(out, english.Capital(limit)+".")
		}
	}
	if rule.Optional && len(out) > 0 {
		out = append(out, "You may leave it.")
	}
	return strings.Join(out, " ")
}

// most says how often at most, such as "at most twice a round"; no limit is empty.
func most(n int, per string) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "once a " + per
	}
	return "at most " + english.Times(n) + " a " + per
}

// checksOf are the rolls of an event, or of those of which one is enough.
func checksOf(e model.Trigger) []model.Check {
	var out []model.Check
	if e.Check != nil {
		out = append(out, *e.Check)
	}
	for _, x := range e.Triggers {
		out = append(out, checksOf(x)...)
	}
	return out
}

// check says a roll: "Roll: 1 die, +1 for a Tech; 2 hits needed."
func (t teller) check(c model.Check) string {
	line := "Roll: " + t.dice(c.Dice, c.Die)
	for _, b := range c.Bonus {
		line += fmt.Sprintf(", %+d", b.Dice) + t.bonus(b)
	}
	return line + "; " + english.Count(c.Hits, "hit") + " needed."
}

// dice says a number of dice of a kind; no kind is the usual one.
func (t teller) dice(n int, kind string) string {
	name := "die"
	if kind != "" {
		name = t.die(kind)
	}
	bare, die := strings.CutSuffix(name, "die")
	switch {
	case n == 1:
		return "1 " + name
	case die:
		return fmt.Sprintf("%d %sdice", n, bare)
	}
	return fmt.Sprintf("%d × %s", n, name)
}

// bonus says what more dice are for.
func (t teller) bonus(b model.Bonus) string {
	line := ""
	if b.Class != "" {
		line += " for " + one(t.class(b.Class))
	}
	if b.Skill != "" {
		line += " with " + Titled(t.r.Skills, b.Skill, func(k model.Skill) (string, string) { return k.ID, k.Title })
	}
	if b.Level > 0 {
		line += fmt.Sprintf(" %d", b.Level)
	}
	if b.Token != "" {
		line += " with " + one(t.token(b.Token))
	}
	return line
}
