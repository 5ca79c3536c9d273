package posts

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/kinds/ending"
	"github.com/sortie-tools/sortie/schema/model"
)

// remarks are the post's notes, and in a long list the rules of trade.
func (w *writer) remarks(width scene.Unit) []layout.Block {
	out := []layout.Block{w.head("Notes", width)}
	for _, n := range w.p.Notes {
		out = append(out, w.remark(n.Title, n.Text, width)...)
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

// Ids of the rule sets' notes on what a post may do otherwise.
const (
	onTopNote  = "general" // a post that is visited on top of another: the terms of a visit say which is one
	barterNote = "barter"
)

// rulesHere are the rules of trade and of hiring that hold at the post.
func (w *writer) rulesHere() []model.RuleNote {
	var out []model.RuleNote
	for _, n := range w.r.Campaign.Trade.Rules {
		if n.ID != onTopNote && (n.ID != barterNote || w.p.Barter) {
			out = append(out, n)
		}
	}
	for _, n := range w.r.Campaign.Hiring.Rules {
		if w.hiresBy(n) {
			out = append(out, n)
		}
	}
	return out
}

// hiresBy reports whether a rule of hiring holds at the post: it hires, in the way that the rule is about, and does
// not offer another number of boards.
func (w *writer) hiresBy(n model.RuleNote) bool {
	own := w.p.Hiring
	if own == nil {
		return w.Hires
	}
	drawn := slices.ContainsFunc(n.Numbers, func(a model.Amount) bool { return a.ID == "draw" && own.Draw > 0 && a.Count != own.Draw })
	way := slices.ContainsFunc(hireWays(), func(x hireWay) bool { return x.id == n.ID })
	return w.Hires && own.Open && !drawn && (!way || hiresIn(own, n.ID))
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
