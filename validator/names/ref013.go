package names

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref013 finds levels of skills that do not exist.
func ref013() check.Check {
	return check.Check{
		Code:     "REF013",
		Title:    "a level that the skill does not have",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Values},
		Text:     "A roll gives more dice to those who have a skill at a level. The skill ends below that level, so nobody ever has it and nobody gets the dice.",
		Before:   "check: {dice: 1, bonus: [{skill: \"hack\", level: 7, dice: 1}]}",
		After:    "check: {dice: 1, bonus: [{skill: \"hack\", level: 2, dice: 1}]}",
		Run: func(p *check.Pass) {
			if p.Rules == nil {
				return
			}
			parts.Each(p, func(path string, b *model.Bonus) {
				most := skillLevels(p, b.Skill)
				if most > 0 && b.Level > most { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("skill %s has %s, not %d", b.Skill, english.Count(most, "level"), b.Level),
						Remedy:  fmt.Sprintf("write %d or lower", most),
						Range:   p.First(path+".level", path),
						Fix:     parts.InPlace(p, path+".level", fmt.Sprint(most)),
					})
				}
			})
		},
	}
}

// skillLevels is how many levels a skill has: its own or, where only their number is known, those of any skill; 0
// where the rules do not say.
func skillLevels(p *check.Pass, id string) int {
	if s := check.Find(p.Rules.Skills, id, func(s *model.Skill) string { return s.ID }); s != nil && len(s.Levels) > 0 {
		return len(s.Levels)
	}
	return p.Rules.Play.Skills.Levels
}
