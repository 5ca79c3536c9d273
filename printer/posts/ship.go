package posts

import (
	"fmt"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// lines are the price lines for a kind of deal.
func (w *writer) lines(on string) []model.PriceLine {
	var out []model.PriceLine
	for _, l := range w.p.Prices {
		if l.On == on {
			out = append(out, l)
		}
	}
	return out
}

// ship is what repairs and upgrades cost.
func (w *writer) ship(width scene.Unit) []layout.Block {
	if w.Short && len(w.lines("repair"))+len(w.lines("upgrade")) == 0 {
		return nil
	}
	wear, rule := w.r.Campaign.Wear, w.r.Campaign.Upgrades
	t := page.Table{Columns: []page.TableColumn{{Head: "For the ship", Fill: true}, {Head: "UA", Align: page.Right}}}
	if wear.Repair > 0 {
		t.Rows = append(t.Rows, w.shipRow("campaign.wear", "A repair", "", deals(w.p, "repair", nil, base{ua: wear.Repair}), base{ua: wear.Repair}))
	} else if wear.Roll != "" {
		t.Rows = append(t.Rows, w.shipRow("campaign.wear", "A repair", w.rolledFor(wear.Roll), deals(w.p, "repair", nil, base{roll: true}), base{roll: true}))
	}
	for _, u := range w.r.Upgrades {
		for i, l := range u.Levels {
			usual := base{ua: l.UA}
			t.Rows = append(t.Rows, w.shipRow("upgrades."+u.ID, fmt.Sprintf("%s, level %d", u.Title, i+1), describe.Plain(l.Text), deals(w.p, "upgrade", nil, usual), usual))
		}
	}
	if len(t.Rows) == 0 {
		return nil
	}
	out := []layout.Block{w.head("Ship", width)}
	for _, b := range w.sentences(w.shipTerms(rule), width) {
		b.KeepNext = true
		out = append(out, b)
	}
	b := w.Table(t, width)
	b.Gap = 1500
	return append(out, b)
}

// shipRow is what something at a path of the rule set costs.
func (w *writer) shipRow(path, title, text string, price []deal, usual base) page.TableRow {
	name := w.SayStrong(title)
	if text != "" {
		quiet := w.Say(" " + text)
		quiet.Spans[0].Style.Colour = w.Tones.Soft
		name.Spans = append(name.Spans, quiet.Spans...)
	}
	return page.TableRow{From: scene.Ruled(path), Cells: []page.Cell{name, w.priceCell(price, usual)}}
}

// rolledFor is what is to be paid by a table of the rule set, in words.
func (w *writer) rolledFor(id string) string {
	for _, t := range w.r.Tables {
		if t.ID == id {
			roll := model.PriceRoll{}
			for _, row := range t.Rows {
				price, _ := kinds.PriceSet(row, "repair")
				roll.Bands = append(roll.Bands, model.PriceBand{From: row.From, To: row.To, UA: price})
			}
			return "by " + w.aDie(t.Die) + ": " + sayBands(&roll)
		}
	}
	return "rolled"
}

func (w *writer) tableTitle(id string) string {
	return kinds.Titled(w.r.Tables, id, func(t model.RollTable) (string, string) { return t.ID, t.Title })
}

func (w *writer) shipTerms(rule model.UpgradeRule) []string {
	var out []string
	if rule.PerPhase > 0 {
		out = append(out, english.Count(rule.PerPhase, "upgrade")+" after a game at most")
	}
	if rule.Maintained {
		out = append(out, "only on a ship in perfect repair")
	}
	if rule.Roll != "" {
		out = append(out, "to a level’s price comes a roll on "+english.Quoted(w.tableTitle(rule.Roll)))
	}
	return out
}
