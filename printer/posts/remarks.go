package posts

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/say"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// remarks are the post's notes, and in a long list the rules of trade.
func (w *writer) remarks(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("Notes", width)}
	for _, n := range w.p.Notes {
		out = append(out, w.remark(n.Title, n.Text, width)...)
	}
	if !w.Short {
		for _, n := range append(append([]model.RuleNote(nil), w.r.Campaign.Trade.Rules...), w.r.Campaign.Hiring.Rules...) {
			out = append(out, w.remark(n.Title, n.Text, width)...)
		}
	}
	if len(w.p.Assumed) > 0 {
		out = append(out, w.line(say.DaggerNote, width))
	}
	return out
}

// remark is a passage with its title in the first line.
func (w *writer) remark(title string, text model.Text, width scene.Unit) []layout.Block {
	lead := model.Inline{Text: title + ". ", Strong: true}
	blocks := append([]model.Block(nil), text.Blocks...)
	if len(blocks) > 0 && blocks[0].Kind == model.Paragraph {
		blocks[0].Inlines = append([]model.Inline{lead}, blocks[0].Inlines...)
	} else {
		blocks = append([]model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{lead}}}, blocks...)
	}
	return w.Set.Text(model.Text{Blocks: blocks}, w.Styles.List, width)
}
