package crew

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/trade"
)

// crw003 finds classes and skills that do not go together.
func crw003() check.Check {
	return check.Check{
		Code:     "CRW003",
		Title:    "a class or a skill that the trader cannot have",
		Severity: diag.Error,
		Text: "A class board offers some skills, each up to a level; a trader buys no other, and none beyond that level. Some traders can " +
			"take no class but their own, and some classes are only for traders whose board says so. A trader pays one career point " +
			"for each level and cannot spend more than there are.",
		Before: "class: \"marine\"\nlearned: engineering: 2 // not on the board of the marine",
		After:  "class: \"tech\"\nlearned: engineering: 2",
		Run: func(p *check.Pass) {
			c, ok := crew(p)
			if !ok {
				return
			}
			for _, m := range trade.Members(p, c) {
				for _, d := range crewTraining(p, m) {
					if d.Summary != "" { // core
						p.Report(d)
					}
				}
			}
		},
	}
}

// crewTraining is what is wrong with the class and the skills of a trader.
func crewTraining(p *check.Pass, m trade.Member) []diag.Diagnostic {
	out := []diag.Diagnostic{mayPay(p, m)}
	if class := check.Find(p.Rules.Classes, m.ClassBoard(), func(k *model.Class) string { return k.ID }); class != nil {
		out = append(append(out, mayTake(p, m, *class)), mayLearn(p, m, *class)...)
	}
	return out
}

// mayTake is a class that the trader's board rules out.
func mayTake(p *check.Pass, m trade.Member, class model.Class) diag.Diagnostic {
	d := diag.Diagnostic{Range: p.First(m.Path+".class", m.Path)}
	switch {
	case m.Kind.ID == "" || m.Kind.Class == class.ID:
	case m.Kind.Locked && m.Kind.Class != "":
		d.Summary = fmt.Sprintf("%s can take no class but %s", m.ID, m.Kind.Class)
		d.Remedy = fmt.Sprintf("write class: %q, or leave it out", m.Kind.Class)
	case class.Locked:
		d.Summary = fmt.Sprintf("the class %s is only for traders whose board says so, and that of %s does not", class.ID, m.ID)
		d.Remedy = "choose another class"
	}
	return d
}

// mayLearn are skills that the class board does not offer so far.
func mayLearn(p *check.Pass, m trade.Member, class model.Class) []diag.Diagnostic {
	var out []diag.Diagnostic
	most := map[string]int{}
	for _, s := range class.Skills {
		most[s.ID] = s.Count
	}
	for _, s := range m.SkillsBought() {
		known := check.Find(p.Rules.Skills, s.ID, func(k *model.Skill) string { return k.ID }) != nil
		if !known || len(class.Skills) == 0 || s.Count <= most[s.ID] {
			continue
		}
		d := diag.Diagnostic{
			Summary: fmt.Sprintf("%s has learned %s, which the class %s does not offer", m.ID, s.ID, class.ID),
			Remedy:  "choose a skill of the class, or another class",
			Range:   p.First(m.Path+".learned."+s.ID, m.Path),
		}
		if most[s.ID] > 0 {
			d.Summary = fmt.Sprintf("%s has learned %s at level %d, and the class %s goes to %d", m.ID, s.ID, s.Count, class.ID, most[s.ID])
			d.Remedy = fmt.Sprintf("choose level %d at most, or another class", most[s.ID])
		}
		out = append(out, d)
	}
	return out
}

// mayPay is more levels than the trader has career points for.
func mayPay(p *check.Pass, m trade.Member) diag.Diagnostic {
	if career := m.CareerPoints(); career > 0 && m.Spent() > career {
		return diag.Diagnostic{
			Summary: fmt.Sprintf("%s has spent %s, and has %d", m.ID, english.Count(m.Spent(), "career point"), career),
			Remedy:  fmt.Sprintf("take %s off, or raise stats.career", english.Count(m.Spent()-career, "level")),
			Range:   p.First(m.Path+".learned", m.Path),
		}
	}
	return diag.Diagnostic{}
}
