package posts

import (
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/kinds/aftermath"
	"github.com/sortie-tools/sortie/schema/kinds/ending"
	"github.com/sortie-tools/sortie/schema/model"
)

// remarks are the post's notes, and in a long list the rules of trade.
func (w *writer) remarks(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("Notes", width)}
	for _, n := range w.p.Notes {
		out = append(out, w.from("notes."+n.ID, width, w.remark(n.Title, n.Text, width))...)
	}
	if !w.Short {
		for _, n := range w.rulesHere() {
			out = append(out, w.remark(n.Title, n.Text, width)...)
		}
		if picks := ending.Picks(kinds.Names{Mission: &model.Mission{}, Rules: w.r}, w.r.Ending); picks != "" {
			text := model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: picks}}}}}
			out = append(out, w.remark("The first pick", text, width)...)
		}
	}
	if len(out) == 1 {
		return nil // a heading over nothing else would promise more
	}
	return out
}

// rulesHere are the rules of trade and of hiring that hold at the post, with its own numbers in them.
func (w *writer) rulesHere() []model.RuleNote {
	trade := w.r.Campaign.Trade
	trade.Posts, trade.Minimum, trade.VIP = 0, 0, nil // the terms of a visit and the shelves say these
	if !w.p.Barter {
		trade.Barter = nil
	}
	names := kinds.Names{Mission: &model.Mission{}, Rules: w.r}
	out := append(saidOf(aftermath.Trade(names, trade)), trade.Rules...)
	own, hiring := w.p.Hiring, w.r.Campaign.Hiring
	if !w.Hires || own != nil && !own.Open {
		return out
	}
	if own != nil && own.Draw > 0 {
		hiring.Draw = own.Draw
	}
	hiring.Joined = hiring.Joined && hiresIn(own, "mission")
	if !hiresIn(own, "temporary") {
		hiring.Games = 0
	}
	hiring.Costs, hiring.Most = nil, 0 // the list has them in its table
	return append(append(out, saidOf(aftermath.Hiring(names, hiring))...), hiring.Rules...)
}

// saidOf are rules that the rule set has in fields, as notes.
func saidOf(list []aftermath.Rule) []model.RuleNote {
	return english.Each(list, func(r aftermath.Rule) model.RuleNote {
		return model.RuleNote{Title: r.Title, Text: model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: r.Text}}}}}}
	})
}

// shortRemark is the most lines that a remark may have to be kept in one piece.
const shortRemark = 8

// remark is a passage with its title in the first line.
func (w *writer) remark(title string, text model.Text, width scene.Unit) []layout.Block {
	lead := model.Inline{Text: title + ". ", Strong: true}
	blocks := append([]model.Block(nil), text.Blocks...)
	if len(blocks) > 0 && blocks[0].Kind == model.Paragraph {
		blocks[0].Inlines = append([]model.Inline{lead}, blocks[0].Inlines...)
	} else {
		blocks = append([]model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{lead}}}, blocks...)
	}
	out := w.Set.Text(model.Text{Blocks: blocks}, w.Styles.List, width)
	for i := range out {
		out[i].Whole = len(out[i].Rows) <= shortRemark
	}
	return out
}
