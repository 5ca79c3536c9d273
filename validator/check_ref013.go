package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// ref013 finds levels of skills that do not exist.
func ref013() Check {
	return Check{
		Code:     "REF013",
		Title:    "a level that the skill does not have",
		Severity: diag.Error,
		Text:     "A roll gives more dice to those who have a skill at a level. The skill ends below that level, so nobody ever has it and nobody gets the dice.",
		Before:   "check: {dice: 1, bonus: [{skill: \"hack\", level: 7, dice: 1}]}",
		After:    "check: {dice: 1, bonus: [{skill: \"hack\", level: 2, dice: 1}]}",
		Run: func(p *Pass) {
			if p.Rules == nil {
				return
			}
			each(p, func(path string, b *model.Bonus) {
				most := p.skillLevels(b.Skill)
				if most > 0 && b.Level > most { // core
					p.Report(diag.Diagnostic{
						Summary: fmt.Sprintf("skill %s has %s, not %d", b.Skill, english.Count(most, "level"), b.Level),
						Remedy:  fmt.Sprintf("write %d or lower", most),
						Range:   p.first(path+".level", path),
						Fix:     p.inPlace(path+".level", fmt.Sprint(most)),
					})
				}
			})
		},
	}
}

// skillLevels is how many levels a skill has: its own or, where only their number is known, those of any skill; 0
// where the rules do not say.
func (p *Pass) skillLevels(id string) int {
	if s := find(p.Rules.Skills, id, func(s *model.Skill) string { return s.ID }); s != nil && len(s.Levels) > 0 {
		return len(s.Levels)
	}
	return p.Rules.Play.Skills.Levels
}

// inPlace is the change that puts another text in the place of a value; nil where the source does not have it.
func (p *Pass) inPlace(path, text string) *diag.Fix {
	if !p.Where.Has(path) {
		return nil
	}
	return &diag.Fix{Text: "write " + text, Edits: []diag.Edit{{Range: p.Where[path], New: text}}}
}
