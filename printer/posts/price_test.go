package posts

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

func priceWriter(t *testing.T, p *model.Post) *writer {
	r := printertest.Edition(t, "purge")
	return &writer{Writer: page.New(printertest.SharedFonts(t), page.Options{}), List: List{Post: p, Names: Scope{CrewNames: kinds.CrewNames{Rules: r}}}, r: r, p: p, letters: letters(p)}
}

// Of several prices each says whom it is for; the usual price is struck through only where it is no price here.
func TestEachPriceSaysWhomItIsFor(t *testing.T) {
	p := &model.Post{ID: "p", Prices: []model.PriceLine{
		{On: "sell", Add: 2, Needs: &model.CrewFact{Kind: "won"}}, {On: "sell", Percent: pointer(200), Limit: 2}, {On: "buy", Add: 1},
	}}
	w := priceWriter(t, p)
	for name, c := range map[string]struct {
		lines []model.PriceLine
		want  string
	}{
		"needs and limit": {p.Prices, "if a: 5 UA instead of 3 by price a; first 2: 6 UA instead of 3 by price b; else: 3 UA"},
		"limit":           {[]model.PriceLine{{On: "craft"}, p.Prices[1]}, "first 2: 6 UA instead of 3 by price b; then: 3 UA"},
		"for all":         {[]model.PriceLine{{On: "sell", Add: 1}}, "4 UA instead of 3 by price a"},
		"none":            {nil, "3 UA"},
	} {
		p.Prices = c.lines
		w.letters = letters(p)
		usual := base{ua: 3}
		d := deals(p, "sell", &model.TokenKind{}, usual)
		if got := w.priceCell(d, usual).Mark.Alt; got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
		struck := 0
		for _, it := range w.priceCell(d, usual).Mark.Items {
			if _, ok := it.(scene.Stroke); ok {
				struck++
			}
		}
		if want := strings.Count(c.want, "instead") * (2 - min(2, len(d))); len(d) == 1 && struck != want || len(d) > 1 && struck != 0 {
			t.Errorf("%s: %d prices are struck through", name, struck)
		}
	}
}

// No number and no letter stands out of its column, with one line or with dozens.
func TestPricesStayInTheirColumn(t *testing.T) {
	for _, n := range []int{0, 1, 30} {
		p := barge()
		for range n {
			p.Prices = append(p.Prices, model.PriceLine{On: "sell", Set: pointer(1000), Limit: 100})
		}
		w := priceWriter(t, p)
		for _, k := range w.r.Tokens {
			cell := w.priceCell(w.takes(k), sellBase(w.r, k)).Mark
			scene.Each(cell.Items, func(it scene.Item, shift scene.Point) {
				if x, ok := it.(scene.Text); ok && (shift.X+x.At.X < 0 || shift.X+x.At.X+x.Run.Width() > cell.W) {
					t.Errorf("%d lines, %s: %q reaches from %d to %d of %d", n, k.ID, x.Run.Text, x.At.X, x.At.X+x.Run.Width(), cell.W)
				}
			})
		}
	}
}

// Tokens of one title that differ are told apart.
func TestEqualTitlesAreToldApart(t *testing.T) {
	r := printertest.Rules()
	for _, n := range []int{1, 2} {
		r.Tokens = append(r.Tokens, model.TokenKind{ID: "saw-" + string(rune('0'+n)), Title: "Saw", Size: "large", Category: "weapon", Buy: pointer(4), Sell: 2, Close: n})
	}
	got := printertest.Said(made(t, job(t, &model.Post{ID: "hut", Stock: []model.Shelf{{ID: "wall"}}}, r, nil))[0].Doc.Pages...)
	if !strings.Contains(got, "Saw A") || !strings.Contains(got, "Saw B") {
		t.Error(got)
	}
}

// A list for several times says on paper which line holds when.
func TestAListSaysWhenItsLinesHold(t *testing.T) {
	c := rivals()
	j := job(t, c, printertest.Edition(t, "purge"), map[string]any{"post salon": salon(), "post barge": barge()})
	files := made(t, j)
	got := printertest.Said(files[1].Doc.Pages...)
	for _, want := range []string{"WHEN", "only after “The second”", "always"} {
		if !strings.Contains(got, want) {
			t.Errorf("the list does not say %q:\n%s", want, got)
		}
	}
}
