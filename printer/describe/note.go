package describe

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Note is a passage under a title.
type Note struct {
	Title string
	Text  model.Text
	From  string // path of the value of the mission that it tells of; empty: no single one
}

// notes collects the notes of a page.
type notes struct{ list []Note }

// add enters a note of composed sentences, with the author's own words behind them. It is left out if
// there is nothing to say. From is the path of the value of the mission that all this comes from.
func (n *notes) add(title, from string, sentences []string, own model.Text) {
	text := model.Text{Source: own.Source}
	line := ""
	for _, s := range sentences {
		if s == "" {
			continue
		}
		if line != "" {
			line += " "
		}
		line += english.Sentence(s)
	}
	if line != "" {
		text.Blocks = append(text.Blocks, model.Block{Kind: model.Paragraph, Inlines: []model.Inline{{Text: line}}})
	}
	if text.Blocks = append(text.Blocks, own.Blocks...); len(text.Blocks) > 0 {
		n.list = append(n.list, Note{title, text, from})
	}
}
