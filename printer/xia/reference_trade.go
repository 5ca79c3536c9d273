package xiapages

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/printer/xia/words"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// businessBlocks are the deals of the Business Phase, and what tiers cost.
func (w *writer) businessBlocks(width scene.Unit) []layout.Block {
	t := page.Table{Columns: []page.TableColumn{{Head: "Deal"}, {Head: "", Fill: true}, {Head: "Price", Align: page.Right}}}
	for _, b := range w.r.Business {
		text := b.Text
		if b.Fame > 0 {
			text = followed(text, "+"+words.Number(b.Fame)+" Fame.")
		}
		price := ""
		if b.Credits > 0 {
			price = words.Number(b.Credits)
		}
		what := page.Cell{Blocks: func(x scene.Unit) []layout.Block { return w.Set.Text(text, w.Styles.List, x) }}
		t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled("business." + b.ID), Cells: []page.Cell{w.SayStrong(b.Title), what, w.Say(price)}})
	}
	tiers := page.Table{Columns: []page.TableColumn{
		{Head: "Ship", Fill: true}, {Head: "Price", Align: page.Right}, {Head: "Repair", Align: page.Right}, {Head: "Fame", Align: page.Right}, {Head: "Lost turn"},
	}}
	for _, v := range sortedBy(w.r.Tiers, func(t xia.Tier) int { return t.Tier }) {
		price, lost := "–", "–"
		if v.Price > 0 {
			price = words.Number(v.Price)
		}
		if v.LosesTurn {
			lost = "yes"
		}
		tiers.Rows = append(tiers.Rows, page.TableRow{Cells: []page.Cell{w.SayStrong(v.Title), w.Say(price), w.Say(words.Number(v.Repair)), w.Say(words.Number(v.Fame)), w.Say(lost)}})
	}
	return gapped(one(w.Table(t, width)), one(w.Table(tiers, width)))
}

// missionKindBlocks are the kinds of mission and the numbers of the deck.
func (w *writer) missionKindBlocks(width scene.Unit) []layout.Block {
	t := page.Table{Zebra: true, Columns: []page.TableColumn{{Head: "Mission"}, {Head: "Law"}, {Head: "Steps", Fill: true}, {Head: "Paid by"}, {Head: "Throw"}, {Head: "Again"}}}
	for _, k := range w.r.MissionKinds {
		_, law := w.tell.Lawful(k.ID)
		die, again := "–", "–"
		if k.Die != "" {
			die = w.tell.Die(k.Die)
		}
		if k.Experience {
			again = "yes"
		}
		steps := strings.Join(english.Each(k.Steps, func(s string) string { return strings.ReplaceAll(s, "-", " ") }), ", ")
		t.Rows = append(t.Rows, page.TableRow{From: scene.Ruled("missionKinds." + k.ID), Cells: []page.Cell{w.SayStrong(k.Title), w.Say(law), w.Say(steps), w.Say(strings.ToLower(w.tell.PaidBy(k.ID))), w.Say(die), w.Say(again)}})
	}
	d := w.r.MissionDeck
	note := fmt.Sprintf("Draw %d, keep up to %d; at most %d active; %s at each Mission Point in a turn. A completed one brings %d Fame, and can be put away for another throw in a mission of its kind.",
		d.Draw, d.Keep, d.Active, words.Count(d.PerPoint, "draw"), d.Fame)
	return gapped(one(w.Table(t, width)), w.Set.Text(plain(joined(note, w.tell.Deck(d))), w.Styles.List, width))
}

// cargoBlocks are the cubes, the prices, where they are traded, and how they are gathered.
func (w *writer) cargoBlocks(width scene.Unit) []layout.Block {
	m := w.r.Market
	note := fmt.Sprintf("Buy %s for %s; sell for %s each. Selling all cubes in the Hold, at least %d, brings %d Fame.",
		words.Count(m.Cubes, "cube"), words.Credits(m.Buy), words.Credits(m.Sell), m.FameCubes, m.Fame)
	planets := page.Table{Columns: []page.TableColumn{{Head: "Planet"}, {Head: "Status"}, {Head: "Sells you", Fill: true}, {Head: "Buys from you", Fill: true}}}
	for _, p := range w.r.Planets {
		mark := func(text, path string) string { return daggered(text, p.Provenance, p.Assumed, path) }
		planets.Rows = append(planets.Rows, page.TableRow{From: scene.Ruled("planets." + p.ID), Cells: []page.Cell{
			w.SayStrong(p.Title), w.Say(mark(w.tell.Status(p.Status), "status")),
			w.Say(mark(w.cubeNames(p.Buy), "buy")), w.Say(mark(w.cubeNames(p.Sell), "sell")),
		}})
	}
	var gather [][2]string
	for _, g := range w.r.Gathering {
		text := w.throws(g.Die, words.Outcomes(g.Outcomes, "nothing")) + "."
		if g.Shielded {
			text += " Shields help."
		}
		gather = append(gather, [2]string{g.Title, text})
	}
	return gapped(w.Set.Text(plain(joined(note, words.Gifts(m))), w.Styles.List, width), one(w.rowsOf(width, [2]string{"Gathering", "Throw"}, gather)), one(w.Table(planets, width)))
}

func (w *writer) cubeNames(ids []string) string {
	if len(ids) == 0 {
		return "–"
	}
	if len(ids) == len(w.r.Cargo) {
		return "all types"
	}
	return words.List(english.Each(ids, w.tell.Cargo))
}

// outfitBlocks are the types of outfit and the tiers with their prices.
func (w *writer) outfitBlocks(width scene.Unit) []layout.Block {
	var types [][2]string
	for _, t := range w.r.OutfitTypes {
		types = append(types, [2]string{t.Title, strings.Join(append([]string{words.Gives(t.Gives) + "."}, words.OutfitRules(t)...), " ")})
	}
	tiers := page.Table{Columns: []page.TableColumn{{Head: "Outfits", Fill: true}, {Head: "Die"}, {Head: "Price", Align: page.Right}, {Head: "Sold for", Align: page.Right}}}
	for _, t := range sortedBy(w.r.OutfitTiers, func(t xia.OutfitTier) int { return t.Tier }) {
		die := daggered(w.tell.Die(t.Die), t.Provenance, t.Assumed, "die")
		tiers.Rows = append(tiers.Rows, page.TableRow{Cells: []page.Cell{w.SayStrong(t.Title), w.Say(die), w.Say(words.Number(t.Price)), w.Say(words.Number(t.Sell))}})
	}
	return gapped(one(w.rowsOf(width, [2]string{"Type", "Rules"}, types)), one(w.Table(tiers, width)))
}
