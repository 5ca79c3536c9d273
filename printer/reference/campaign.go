package reference

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/kinds/aftermath"
	"github.com/sortie-tools/sortie/schema/model"
)

// campaign is what happens between two games.
func (w *writer) campaign(width scene.Unit) []layout.Block {
	c := w.r.Campaign
	out := []layout.Block{w.head("campaign", "Between games", width)}
	for i, p := range c.Phases {
		said := w.runIn(fmt.Sprintf("%d  %s", i+1, p.Title)+dagger.Of(p.Provenance), saying(aftermath.Phase(p)), width)
		out = append(out, page.Ruled("campaign.phases."+p.ID, width, said)...)
	}
	for _, s := range []struct {
		path  string
		title string
		part  any
		from  model.Provenance
		rules []model.RuleNote
	}{
		{"campaign.extraction", "Extraction", c.Extraction, c.Extraction.Provenance, c.Extraction.Rules},
		{"campaign.career", "Careers", c.Career, c.Career.Provenance, c.Career.Rules},
		{"campaign.trade", "Trade", c.Trade, c.Trade.Provenance, c.Trade.Rules},
		{"campaign.hiring", "Hiring", c.Hiring, c.Hiring.Provenance, c.Hiring.Rules},
		{"campaign.upkeep", "Upkeep", c.Upkeep, c.Upkeep.Provenance, c.Upkeep.Rules},
		{"campaign.wear", "Wear and repair", c.Wear, c.Wear.Provenance, c.Wear.Rules},
		{"campaign.upgrades", "Upgrades", c.Upgrades, c.Upgrades.Provenance, nil},
		{"campaign", "More", c, "", c.Rules},
	} {
		said := aftermath.Of(w.kinds(), s.part)
		if len(said)+len(s.rules) == 0 {
			continue
		}
		out = append(out, w.sub(s.title+dagger.Of(s.from), width))
		for _, r := range said {
			out = append(out, page.Ruled(s.path, width, w.runIn(r.Title, saying(r.Text), width))...)
		}
		out = append(out, w.notes(s.path+".rules", s.rules, width)...)
	}
	return out
}

// kinds is what things of the rule set are called.
func (w *writer) kinds() kinds.Names { return kinds.Names{Mission: &model.Mission{}, Rules: w.r} }

// saying is a text of one sentence or two.
func saying(line string) model.Text {
	return model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: line}}}}}
}

// crews is what a crew may be when it is put together.
func (w *writer) crews(width scene.Unit) []layout.Block {
	c := w.r.Crews
	var l factList
	switch {
	case c.Least > 0 && c.Most > 0:
		l.add("Traders in a crew", english.Span(c.Least, c.Most))
	case c.Most > 0:
		l.add("Traders in a crew, at most", fmt.Sprint(c.Most))
	}
	l.plain("Captains among them", c.Captains)
	l.number("Worth, as advised", c.Points, "point")
	assets := func(what string, n int) {
		if n > 0 {
			l.add(what, fmt.Sprintf("%d UA", n))
		}
	}
	assets("For equipment of a new crew", c.Start)
	assets("More for a crew that costs fewer points, at most", c.Bonus)
	if c.Experienced != nil {
		assets("For a crew that starts experienced", c.Experienced.UA)
	}
	blocks := w.topic("crews", "", l, c.Rules, width)
	if len(blocks) == 0 {
		return nil
	}
	return append([]layout.Block{w.head("crews", "Crews"+dagger.Of(c.Provenance), width)}, blocks...)
}

// topic is facts and rules at a path of the rule set under a title; nothing if there are none.
func (w *writer) topic(path, title string, facts []fact, rules []model.RuleNote, width scene.Unit) []layout.Block {
	if len(facts)+len(rules) == 0 {
		return nil
	}
	var out []layout.Block
	if title != "" {
		out = append(out, w.sub(title, width))
	}
	if len(facts) > 0 {
		t := page.Table{Columns: []page.TableColumn{{Fill: true}, {Align: page.Right}}}
		for _, f := range facts {
			t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled(path), Cells: []page.Cell{w.Say(f.what), w.SayStrong(f.value)}})
		}
		out = append(out, together(tight(w.Table(t, width))))
	}
	return append(out, w.notes(path+".rules", rules, width)...)
}
