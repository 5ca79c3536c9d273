package trackers

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// dashText is the back of a dashboard: what the skills do, what the abilities mean, who this is.
func (w *writer) dashText(d dash, more []skillLine, size, width scene.Unit) []layout.Block {
	p := w.prose(size, width)
	p.moreSkills(more)
	p.skillTexts(w.skills(d))
	if gear := w.gear(d.gear); w.Set.Width(w.Styles.Small, gear) > 60*mm {
		p.head("Gear")
		p.say("", gear+".")
	}
	p.abilityTexts(d)
	p.asNPC(d.npc)
	if d.text.Source != "" || d.notes.Source != "" {
		p.head("Who this is")
		p.text("", d.text)
		p.text("", d.notes)
	}
	return p.out
}

// moreSkills lists skills that a board has no lines for.
func (p *prose) moreSkills(list []skillLine) {
	for i, k := range list {
		if i == 0 {
			p.head("More skills")
		}
		p.say(k.title+":", fmt.Sprintf("%d of %d", k.home+k.learned, k.most))
	}
}

// skillTexts says what skills do at each level.
func (p *prose) skillTexts(list []skillLine) {
	var told []model.Skill
	for _, k := range list {
		for _, s := range p.r.Skills {
			if s.ID == k.id && (len(s.Levels) > 0 || s.Note.Source != "") {
				told = append(told, s)
			}
		}
	}
	if len(told) > 0 {
		p.head("Skills")
	} else if len(list) > 0 {
		p.say("Skills.", "This rule set has no texts of what they do at each level; there is room to write below.")
	}
	for _, s := range told {
		p.skill(s, reach(list, s.ID))
	}
}

// reach is the highest level of a skill that somebody can have.
func reach(list []skillLine, id string) int {
	for _, k := range list {
		if k.id == id {
			return k.most
		}
	}
	return 0
}

// skill is one skill as far as its levels can be reached; a class that does not say how far shows them all.
func (p *prose) skill(s model.Skill, most int) {
	levels := s.Levels
	if most > 0 {
		levels = levels[:min(most, len(levels))]
	}
	p.apart(len(levels) > 0, func() { p.text(s.Title, s.Note) })
	for i, l := range levels {
		p.level(i+1, l)
	}
}

// level is what a level does, and under it the other ways to use it.
func (p *prose) level(n int, l model.SkillLevel) {
	for i, way := range describe.LevelWays(l) {
		number := ""
		if i == 0 {
			number = fmt.Sprint(n)
		}
		p.passage(number, describe.LevelText(way))
	}
}

// abilityTexts explains a trader's abilities.
func (p *prose) abilityTexts(d dash) {
	list := append(append([]model.Amount(nil), d.abilities...), d.bare...)
	if len(list) > 0 {
		p.head("Abilities")
	}
	for _, a := range list {
		t, _ := p.ability(a.ID)
		p.text(t.Title, t.Text)
	}
}

// asNPC is the other side of a trader's board: the numbers of somebody whom no player leads.
func (p *prose) asNPC(s *model.Stats) {
	if s == nil {
		return
	}
	var parts []string
	for _, c := range columns() {
		if has(c, s) {
			parts = append(parts, fmt.Sprintf("%s %d", strings.ToLower(c.title), *c.of(s)))
		}
	}
	p.head("As an NPC")
	p.say("", english.Capital(strings.Join(append(parts, p.gifts(s)...), ", "))+".")
}
