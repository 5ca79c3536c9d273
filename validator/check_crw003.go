package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// crw003 finds classes and skills that do not go together.
func crw003() Check {
	return Check{
		Code:     "CRW003",
		Title:    "a class or a skill that the trader cannot have",
		Severity: diag.Error,
		Text: "A class board offers some skills, each up to a level; a trader buys no other, and none beyond that level. Some traders can " +
			"take no class but their own, and some classes are only for traders whose board says so. A trader pays one career point " +
			"for each level and cannot spend more than there are.",
		Before: "class: \"marine\"\nlearned: engineering: 2 // not on the board of the marine",
		After:  "class: \"tech\"\nlearned: engineering: 2",
		Run: func(p *Pass) {
			c, ok := p.crew()
			if !ok {
				return
			}
			for _, m := range p.members(c) {
				for _, d := range p.crewTraining(m) {
					if d.Summary != "" { // core
						p.Report(d)
					}
				}
			}
		},
	}
}

// crewTraining is what is wrong with the class and the skills of a trader.
func (p *Pass) crewTraining(m member) []diag.Diagnostic {
	out := []diag.Diagnostic{p.mayPay(m)}
	if class := find(p.Rules.Classes, m.class(), func(k *model.Class) string { return k.ID }); class != nil {
		out = append(append(out, p.mayTake(m, *class)), p.mayLearn(m, *class)...)
	}
	return out
}

// mayTake is a class that the trader's board rules out.
func (p *Pass) mayTake(m member, class model.Class) diag.Diagnostic {
	d := diag.Diagnostic{Range: p.first(m.path+".class", m.path)}
	switch {
	case m.board.ID == "" || m.board.Class == class.ID:
	case m.board.Locked && m.board.Class != "":
		d.Summary = fmt.Sprintf("%s can take no class but %s", m.ID, m.board.Class)
		d.Remedy = fmt.Sprintf("write class: %q, or leave it out", m.board.Class)
	case class.Locked:
		d.Summary = fmt.Sprintf("the class %s is only for traders whose board says so, and that of %s does not", class.ID, m.ID)
		d.Remedy = "choose another class"
	}
	return d
}

// mayLearn are skills that the class board does not offer so far.
func (p *Pass) mayLearn(m member, class model.Class) []diag.Diagnostic {
	var out []diag.Diagnostic
	most := map[string]int{}
	for _, s := range class.Skills {
		most[s.ID] = s.Count
	}
	for _, s := range m.learned() {
		known := find(p.Rules.Skills, s.ID, func(k *model.Skill) string { return k.ID }) != nil
		if !known || len(class.Skills) == 0 || s.Count <= most[s.ID] {
			continue
		}
		d := diag.Diagnostic{
			Summary: fmt.Sprintf("%s has learned %s, which the class %s does not offer", m.ID, s.ID, class.ID),
			Remedy:  "choose a skill of the class, or another class",
			Range:   p.first(m.path+".learned."+s.ID, m.path),
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
func (p *Pass) mayPay(m member) diag.Diagnostic {
	if career := m.career(); career > 0 && m.Spent() > career {
		return diag.Diagnostic{
			Summary: fmt.Sprintf("%s has spent %s, and has %d", m.ID, english.Count(m.Spent(), "career point"), career),
			Remedy:  fmt.Sprintf("take %s off, or raise stats.career", english.Count(m.Spent()-career, "level")),
			Range:   p.first(m.path+".learned", m.path),
		}
	}
	return diag.Diagnostic{}
}
