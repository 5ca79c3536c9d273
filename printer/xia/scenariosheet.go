package xiapages

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// ScenarioSheet is what a group reads before a game, and lays the table by.
func ScenarioSheet(j *product.Job, s *xia.Scenario) *scene.Document {
	w := newWriter(j, "Briefing and set-up")
	w.laid = map[string]bool{}
	for _, t := range tables(j, s) {
		for _, one := range t.Tiles {
			w.laid[one.Sector.ID] = true
		}
	}
	w.briefing(s)
	w.setup(s)
	return w.Finish()
}

// briefing is the story and what the game is about.
func (w *writer) briefing(s *xia.Scenario) {
	w.masthead("Scenario", "", s.Title, w.Width())
	w.Facts(w.scenarioFacts(s), "Briefing")
	w.Y += mm
	w.Y = w.storyPart(s.Story)
	w.chapter("strategies", "Ways to play", "Briefing", w.strategyBlocks(s, w.Column(2)), 2)
	w.chapter("rules", "Special instructions", "Briefing", w.ruleBlocks(s, w.Column(2)), 2)
	w.chapter("npcs", "NPC ships", "Briefing", w.npcBlocks(s, w.Column(2)), 2)
	w.chapter("titles", "Titles that lie open", "Briefing", w.titleBlocks(s, w.Column(2)), 2)
	w.chapter("turn", "A turn", "Briefing", w.turnBlocks(w.Column(3)), 3)
	w.legend(s)
}

// scenarioFacts are the numbers by which a group picks a scenario.
func (w *writer) scenarioFacts(s *xia.Scenario) []page.Fact {
	goal := words.Number(s.Fame) + " Fame"
	if v, ok := byID(w.r.Victories, s.Fame, func(v xia.Victory) int { return v.Fame }); ok && v.Minutes > 0 {
		goal += fmt.Sprintf(", %d min a player", v.Minutes)
	}
	return []page.Fact{
		w.badged("crew", "Players", words.Span(s.Players.Min, s.Players.Max), "players"),
		w.badged("fame", "Victory", goal, "fame"),
		w.badged("coin", "Everybody has", words.Credits(w.credits(s)), creditsOf(s)),
		w.badged("ship", "First ship", w.tell.Tier(s.Tier), tierOf(s)),
	}
}

// creditsOf is where a scenario says what everybody begins with, if it does.
func creditsOf(s *xia.Scenario) string {
	if s.Credits > 0 {
		return "credits"
	}
	return ""
}

// tierOf is where a scenario says what ship everybody begins with; the least is what one that says nothing has.
func tierOf(s *xia.Scenario) string {
	if s.Tier > 1 {
		return "tier"
	}
	return ""
}

// credits is what everybody begins with.
func (w *writer) credits(s *xia.Scenario) int {
	if s.Credits > 0 {
		return s.Credits
	}
	return w.r.Setup.Credits
}

// storyPart sets the tale in large letters if it is short, else in columns. It gives the height below it.
func (w *writer) storyPart(story model.Text) scene.Unit {
	blocks := page.From("story", w.Width()*4/5, w.Set.Text(story, w.Styles.Lead, w.Width()*4/5))
	if layout.Height(blocks) <= 60*mm {
		return layout.Draw(w.Page, page.MarginX, w.Y, blocks)
	}
	w.Columns(page.From("story", w.Column(2), w.Set.Text(story, w.Styles.Text, w.Column(2))), 2, "Briefing")
	return w.Y
}

// strategyBlocks are the ways to play, each with what to buy.
func (w *writer) strategyBlocks(s *xia.Scenario, width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for _, v := range s.Strategies {
		blocks = append(blocks, page.From("strategies."+v.ID, width, w.passage(v.Title, v.Text, width))...)
		if len(v.Outfits) > 0 {
			blocks[len(blocks)-1].KeepNext = true
			blocks = append(blocks, page.From("strategies."+v.ID+".outfits", width, []layout.Block{w.outfitRow(v.Outfits, w.credits(s), width)})...)
		}
	}
	return blocks
}

// mostOutfits is how many outfits of one way to play are drawn; the rest are counted, and paid for.
const mostOutfits = 12

// outfitRow draws outfits in their shapes, with what they cost and what is left.
func (w *writer) outfitRow(ids []string, credits int, width scene.Unit) layout.Block {
	t := page.Table{Columns: []page.TableColumn{{Width: 16 * mm}, {Head: "", Fill: true}, {Align: page.Right}}}
	for i, id := range ids {
		o, _ := byID(w.r.Outfits, id, func(o xia.Outfit) string { return o.ID })
		tier, _ := byID(w.r.OutfitTiers, o.Tier, func(t xia.OutfitTier) int { return t.Tier })
		credits -= tier.Price
		if i < mostOutfits {
			t.Rows = append(t.Rows, w.outfitLine(id, o, tier))
		}
	}
	if more := len(ids) - mostOutfits; more > 0 {
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{{}, w.Say("and " + english.Count(more, "outfit") + " more"), {}}})
	}
	t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{{}, w.Say("left"), w.SayStrong(words.Number(credits))}})
	b := w.Table(t, width)
	b.Gap, b.Whole = 1200, true
	return b
}

// outfitLine is an outfit in its shape, with its kind and its price.
func (w *writer) outfitLine(id string, o xia.Outfit, tier xia.OutfitTier) page.TableRow {
	shape := page.Drawing{W: 16 * mm, H: 8 * mm, Items: shapeItems(o.Shape, scene.Rect{W: 16 * mm, H: 8 * mm}, 3*mm, w.Tones)}
	kind := daggered(tier.Title, o.Provenance, o.Assumed, "tier") + " " + w.tell.OutfitType(o.Type) +
		", " + daggered(w.tell.Die(tier.Die), tier.Provenance, tier.Assumed, "die")
	name := w.SayStrong(w.tell.Outfit(id))
	name.Blocks = func(x scene.Unit) []layout.Block { return w.Set.Text(plain(kind), w.Styles.List, x) }
	return page.TableRow{Tall: true, Cells: []page.Cell{{Mark: shape}, name, w.Say(words.Number(tier.Price))}}
}

// ruleBlocks are the special instructions, each with what stays in the box.
func (w *writer) ruleBlocks(s *xia.Scenario, width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for _, v := range s.Rules {
		blocks = append(blocks, page.From("rules."+v.ID, width, w.passage(v.Title, v.Text, width))...)
		if len(v.Without) > 0 {
			blocks[len(blocks)-1].KeepNext = true
			note := "Stays in the box: " + english.And(english.Each(v.Without, words.Part)) + "."
			blocks = append(blocks, page.From("rules."+v.ID+".without", width, w.Set.Text(plain(note), w.Styles.List, width))...)
		}
	}
	return blocks
}

// npcBlocks are the NPC ships that take part.
func (w *writer) npcBlocks(s *xia.Scenario, width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for i, id := range s.NPCs {
		n, _ := byID(w.r.NPCs, id, func(n xia.NPC) string { return n.ID })
		where := daggered("Appears in "+w.tell.Sector(n.Sector), n.Provenance, n.Assumed, "sector") + "."
		blocks = append(blocks, page.From(fmt.Sprintf("npcs.%d", i), width, w.passage(w.tell.NPC(id), plain(where), width))...)
	}
	return blocks
}

// titleBlocks are the titles that lie open from the start.
func (w *writer) titleBlocks(s *xia.Scenario, width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for i, id := range s.Titles {
		t, _ := peer(w.job, kindTitle, id).(*xia.Title)
		if t == nil {
			blocks = append(blocks, page.From(fmt.Sprintf("titles.%d", i), width, w.passage(w.tell.Title(id), plain(""), width))...)
			continue
		}
		lines := w.passage(fmt.Sprintf("%s, %d Fame", t.Title, t.Fame), t.Text, width)
		blocks = append(blocks, page.FromSource(scene.Source{Path: "title", Kind: kindTitle, Unit: id}, width, lines)...)
	}
	return blocks
}

// turnBlocks are the phases of a turn with their steps.
func (w *writer) turnBlocks(width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for i, p := range w.r.Phases {
		title := fmt.Sprintf("%d  %s", i+1, p.Title)
		if p.OnPlanet {
			title += ", on planets"
		}
		block := w.passage(title, plain(""), width)
		block[0].KeepNext = true
		blocks = append(blocks, page.Ruled("phases."+p.ID, width, append(block, w.bullets(p.Steps, width)...))...)
	}
	return blocks
}
