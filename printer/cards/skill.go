package cards

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/icons"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// skills is a card for every skill whose text is known. One that a rule set only names has nothing to say.
func (k maker) skills() []card {
	var looks []Look
	var backs [][]scene.Item
	for i, t := range append([]model.Named{{Title: "Skill"}}, k.rules.SkillTypes...) {
		look := LookOf(i+4, t.Title, symbolOr(t.ID, "skill"))
		looks, backs = append(looks, look), append(backs, k.Back(look, "Skill"))
	}
	var out []card
	for _, s := range k.rules.Skills {
		if len(s.Levels) == 0 && len(s.Note.Blocks) == 0 {
			continue
		}
		n := 1 + slices.IndexFunc(k.rules.SkillTypes, func(t model.Named) bool { return t.ID == s.Type })
		out = append(out, k.spread(s.ID, k.skill(s, looks[n]), nil, backs[n])...)
	}
	return out
}

// symbolOr is a name if there is a symbol of that name, else another.
func symbolOr(name, other string) string {
	if _, known := icons.Find(name); known && name != "" {
		return name
	}
	return other
}

// skill is the face of a skill's card: its levels from the first to the last, beside a spine.
func (k maker) skill(s model.Skill, look Look) Face {
	f := Face{Look: look, Title: s.Title, Path: "skills." + s.ID + ".title", Foot: look.Title}
	f.Parts = []Part{Prose("skills."+s.ID+".note", s.Note)}
	common := commonUse(s.Levels)
	if common != "" {
		f.Parts = append(f.Parts, Prose("", model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: describe.LevelUse(s.Levels[0])}}}))
	}
	for i, l := range s.Levels {
		path := fmt.Sprintf("skills.%s.levels.%d.text", s.ID, i)
		f.Parts = append(f.Parts, Stack(Step(look, i, len(s.Levels), strconv.Itoa(i+1)), k.level(path, l, common != "")...))
	}
	return f
}

// commonUse is when all levels of a skill are used, if that is the same for all.
func commonUse(levels []model.SkillLevel) string {
	out := ""
	for i, l := range levels {
		if len(levels) < 2 || i > 0 && use(l) != out {
			return ""
		}
		out = use(l)
	}
	return out
}

// level is what a level does, and the other ways to use it; quiet leaves out when the level itself is used.
func (k maker) level(path string, l model.SkillLevel, quiet bool) []Part {
	ways := describe.LevelWays(l)
	if quiet {
		ways[0] = model.SkillLevel{Text: l.Text}
	}
	var out []Part
	for _, way := range ways[:min(len(ways), mostWays)] {
		out = append(out, Prose(path, describe.LevelText(way)))
	}
	if more := len(ways) - mostWays; more > 0 {
		out = append(out, Prose(path, plain(fmt.Sprintf("And %d more ways to use it.", more))))
	}
	return out
}

// mostWays is how many ways to use one level are set, of thousands that a list may have.
const mostWays = 24

// use is when a level is used, in plain words.
func use(l model.SkillLevel) string {
	out := ""
	for _, in := range describe.LevelUse(l) {
		out += in.Text
	}
	return out
}
