package xiapages

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

func referenceProduct() product.Product {
	return product.Product{
		ID: "reference", Title: "Quick reference", Short: "The rules to look up during a game, in a few pages",
		Long: `The quick reference is what a group looks up during a game: the turn, actions and
business with their prices, borders with their throws, the steps of combat,
Fame, missions, cargo, NPC ships and ties.`,
		Example: "sortie print reference --edition xia",
		Kinds:   []string{kindScenario, product.Edition},
		Make: func(j *product.Job) ([]product.File, error) {
			doc := Reference(j)
			if doc == nil {
				return nil, nil
			}
			return []product.File{{Name: "reference", Doc: doc}}, nil
		},
	}
}

// Reference is the quick reference of the job's rule set; nil where it has no phases.
func Reference(j *product.Job) *scene.Document {
	w := newWriter(j, "Quick reference")
	if len(w.r.Phases) == 0 {
		return nil
	}
	w.Fresh("Quick reference")
	w.Page.Add(scene.Bookmark{Name: w.bookmark("top"), Title: "Quick reference", Y: 0})
	half, full := w.Column(2), w.Width()
	w.section("house", "House rules", w.houseBlocks(half), 2)
	w.section("turn", "A turn", w.turnBlocks(w.Column(3)), 3)
	w.section("actions", "Actions", w.actionBlocks(half), 2)
	w.section("business", "Business, on planets", w.businessBlocks(half), 2)
	w.section("borders", "Borders", one(w.borderTable(w.r.Borders, full)), 1)
	w.section("combat", "Combat", w.combatBlocks(half), 2)
	w.section("fame", "Fame", one(w.fameTable(full)), 1)
	w.section("missions", "Missions", w.missionKindBlocks(full), 1)
	w.section("cargo", "Cargo", w.cargoBlocks(half), 2)
	w.section("outfits", "Outfits", w.outfitBlocks(half), 2)
	w.section("movement", "Movement, being stranded, Bounty, ties", w.movementBlocks(half), 2)
	w.section("npcs", "NPC ships", w.npcRuleBlocks(half), 2)
	w.section("exploring", "Exploring", w.exploringBlocks(half), 2)
	w.section("tiles", "What stands on the tiles", w.signBlocks(half), 2)
	return w.Finish()
}

// houseBlocks are what the pack says of the rule set: its edition, where that is the pack's own, and its house rules.
func (w *writer) houseBlocks(width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for _, h := range w.job.House {
		switch {
		case h.Edition != w.r.ID:
		case h.Base != "":
			blocks = append(blocks, w.named(fmt.Sprintf("%s, which is %s with differences.", h.Title, h.Base), h.Text, width)...)
		default:
			blocks = append(blocks, w.named(h.Title+".", h.Text, width)...)
		}
	}
	return blocks
}

func (w *writer) section(place, title string, blocks []layout.Block, columns int) {
	w.chapter(place, title, "Quick reference", blocks, columns)
}

// one is a block that is not empty, as a list.
func one(b layout.Block) []layout.Block {
	if b.Height() == 0 {
		return nil
	}
	return []layout.Block{b}
}

// rowsOf is a table of two columns: what, and what about it.
func (w *writer) rowsOf(width scene.Unit, heads [2]string, rows [][2]string) layout.Block {
	t := page.Table{Columns: []page.TableColumn{{Head: heads[0]}, {Head: heads[1], Fill: true}}}
	for _, r := range rows {
		t.Rows = append(t.Rows, page.TableRow{Cells: []page.Cell{w.SayStrong(r[0]), w.Say(r[1])}})
	}
	return w.Table(t, width)
}

// actionBlocks are the actions by groups.
func (w *writer) actionBlocks(width scene.Unit) []layout.Block {
	var blocks []layout.Block
	for _, group := range groups(w.r.Actions) {
		t := page.Table{Columns: []page.TableColumn{{Head: words.Group(group[0].Group), Fill: true}, {Align: page.Right}}}
		for _, a := range group {
			t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled("actions." + a.ID), Cells: []page.Cell{w.SayStrong(a.Title), w.Say(actionCost(a))}})
		}
		b := w.Table(t, width)
		b.Whole, b.Gap = len(b.Rows) < 20, 2*mm
		blocks = append(blocks, b)
	}
	return blocks
}

// actionCost is what an action takes, and whether it is minor.
func actionCost(a xia.Action) string {
	var parts []string
	add := func(when bool, text string) {
		if when {
			parts = append(parts, text)
		}
	}
	add(a.Marker, "a Marker")
	add(a.Energy > 0, words.Number(a.Energy)+" Energy")
	add(a.Movement > 0, words.Count(a.Movement, "point"))
	add(a.Minor, "minor")
	add(a.Stranded, "even when Stranded")
	return strings.Join(parts, ", ")
}

// gapped are blocks after each other with space between.
func gapped(lists ...[]layout.Block) []layout.Block {
	var out []layout.Block
	for _, list := range lists {
		if len(list) > 0 && len(out) > 0 {
			list[0].Gap = max(list[0].Gap, 3*mm)
		}
		out = append(out, list...)
	}
	return out
}

// named is a passage behind a name in bold.
func (w *writer) named(name string, text model.Text, width scene.Unit) []layout.Block {
	lead := model.Inline{Text: name + " ", Strong: true}
	out := model.Text{}
	if len(text.Blocks) > 0 && text.Blocks[0].Kind == model.Paragraph {
		first := text.Blocks[0]
		first.Inlines = append([]model.Inline{lead}, first.Inlines...)
		out.Blocks = append([]model.Block{first}, text.Blocks[1:]...)
	} else {
		out.Blocks = append([]model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{lead}}}, text.Blocks...)
	}
	return w.Set.Text(out, w.Styles.List, width)
}
