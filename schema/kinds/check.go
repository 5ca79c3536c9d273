package kinds

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Check says a roll: "Roll: 1 die, +1 for a Tech; 2 hits needed."
func (n Names) Check(c model.Check) string {
	line := "Roll: " + n.Dice(c.Dice, c.Die)
	for _, b := range c.Bonus {
		line += fmt.Sprintf(", %+d", b.Dice) + n.bonus(b)
	}
	return line + "; " + english.Count(c.Hits, "hit") + " needed."
}

// Dice says a number of dice of a kind; no kind is the usual one.
func (n Names) Dice(count int, kind string) string {
	name := "die"
	if kind != "" {
		name = n.Die(kind)
	}
	if i := slices.IndexFunc(n.Rules.Dice, func(d model.Die) bool { return d.ID == kind && d.Then != "" }); i >= 0 && count > 1 {
		return "1 " + name + " and " + n.Dice(count-1, n.Rules.Dice[i].Then) // of a roll one die is of this kind only
	}
	bare, die := strings.CutSuffix(name, "die")
	switch {
	case count == 1:
		return "1 " + name
	case die:
		return fmt.Sprintf("%d %sdice", count, bare)
	}
	return fmt.Sprintf("%d × %s", count, name)
}

// bonus says what more dice are for.
func (n Names) bonus(b model.Bonus) string {
	line := ""
	if b.Class != "" {
		line += " for " + one(n.Class(b.Class))
	}
	if b.Skill != "" {
		line += " with " + n.Skill(b.Skill)
	}
	if b.Level > 0 {
		line += fmt.Sprintf(" %d", b.Level)
	}
	if b.Token != "" {
		line += " with " + one(n.Token(b.Token))
	}
	return line
}

// OnlyIf says what must be so for an NPC to go for somebody on its list: "only if it sees the target".
func OnlyIf(rules *model.RuleSet, c model.Condition) string {
	return "only if " + Names{Mission: &model.Mission{}, Rules: rules, Self: "it"}.Condition(c)
}
