package describe

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// LevelUse says when a level of a skill is used, where that is not simply in a turn: how in bold, what it waits
// for in italics. Its words end with a space.
func LevelUse(l model.SkillLevel) []model.Inline {
	var out []model.Inline
	if l.Use != "" && l.Use != "turn" {
		out = append(out, model.Inline{Text: english.Sentence(l.Use) + " ", Strong: true})
	}
	if l.Phase != "" {
		out = append(out, model.Inline{Text: english.Sentence("in the "+english.Spelled(l.Phase)+" phase") + " ", Strong: true})
	}
	if l.When != "" {
		out = append(out, model.Inline{Text: english.Sentence(l.When) + " ", Emph: true})
	}
	return out
}

// LevelText is what a level does, behind when it is used.
func LevelText(l model.SkillLevel) model.Text { return Opened(LevelUse(l), l.Text) }

// LevelWays are a level and all the other ways to use it, however deep one stands in another.
func LevelWays(l model.SkillLevel) []model.SkillLevel {
	out := []model.SkillLevel{l}
	for _, also := range l.Also {
		out = append(out, LevelWays(also)...)
	}
	return out
}

// Opened is a text with some words before those of its first paragraph.
func Opened(lead []model.Inline, text model.Text) model.Text {
	if len(lead) == 0 {
		return text
	}
	out := model.Text{Source: text.Source}
	if len(text.Blocks) > 0 && text.Blocks[0].Kind == model.Paragraph {
		first := text.Blocks[0]
		first.Inlines = append(slices.Clone(lead), first.Inlines...)
		out.Blocks = append([]model.Block{first}, text.Blocks[1:]...)
		return out
	}
	out.Blocks = append([]model.Block{{Kind: model.Paragraph, Inlines: lead}}, text.Blocks...)
	return out
}
