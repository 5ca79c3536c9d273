package cards_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/proctime"
)

// deckJob prints a deck with the sample rules.
func deckJob(t testing.TB, d *model.Deck) *product.Job {
	return &product.Job{Kind: "deck", ID: d.ID, Title: d.Title, Unit: d, Rules: printertest.Rules(), Fonts: printertest.Fonts(t)}
}

func TestAnEventCardTellsItsLevelsApart(t *testing.T) {
	j := deckJob(t, sampleDeck())
	j.Single = true
	pages := made(t, j)[0].Doc.Pages
	got := text(t, pages[0])
	for _, want := range []string{
		"Environment", "Relaxed – Guarded", "1 2", "Drip", "Watch Your Back – Cover Me", "3 4", "Charge – Purge!", "5 6 7",
		"every trader who moves"[1:], "If none of this can be done, place a Civilian.", "Bad weather", "Leak",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not on the card: %s", want, got)
		}
	}
	if got := text(t, pages[1]); !strings.Contains(got, "Calm") || strings.Contains(got, "level") {
		t.Errorf("a card that is the same at all levels says %s", got)
	}
	if len(spines(pages[0])) != 4 {
		t.Errorf("%d colours of spine for three bands and what stands below them", len(spines(pages[0])))
	}
}

// spines are the colours of the strips that reach the left edge below the title bar.
func spines(p *scene.Page) map[scene.Colour]bool {
	out := map[scene.Colour]bool{}
	printertest.Walk(p.Items, func(it scene.Item, by scene.Point) {
		if f, ok := it.(scene.Fill); ok {
			if b := f.Path.Bounds(); b.X+by.X <= 0 && b.Y+by.Y > 5*mm && b.W < 20*mm {
				out[f.Colour] = true
			}
		}
	})
	return out
}

func TestACardIsThereAsOftenAsItsDeckSays(t *testing.T) {
	pages := made(t, deckJob(t, sampleDeck()))[0].Doc.Pages
	if n := strings.Count(text(t, pages[0]), "Flood"); n != 2 {
		t.Errorf("the card with two copies is printed %d times", n)
	}
	if len(pages) != 2 || !strings.Contains(text(t, pages[1]), "ENVIRONMENT") {
		t.Errorf("%d pages, the second says %s", len(pages), text(t, pages[1]))
	}
}

// A card is known by its title: an id would mean nothing at the table.
func TestAnEventCardPrintsNoID(t *testing.T) {
	band := func(title string) []model.CardBand {
		return []model.CardBand{{Title: title, Text: printertest.Text("Then.")}}
	}
	d := &model.Deck{ID: "d", Title: "Weather", Kind: "event", Cards: []model.Card{
		{ID: "lesser-evil", Copies: 1, Bands: band("Storm")}, {ID: "rain-a", Copies: 1, Bands: band("Rain")}, {ID: "rain-b", Copies: 1, Bands: band("Rain")},
	}}
	j := deckJob(t, d)
	j.Single = true
	for i, p := range made(t, j)[0].Doc.Pages {
		got := text(t, p)
		if strings.Contains(got, "lesser-evil") || strings.Contains(got, "rain-") {
			t.Errorf("an id is on the card: %s", got)
		}
		if want := []string{"Weather", "1 of 2", "2 of 2"}; i < len(want) && !strings.Contains(got, want[i]) {
			t.Errorf("%q is not on the card: %s", want[i], got)
		}
	}
}

func TestKeptCardsSaySo(t *testing.T) {
	d := sampleDeck()
	d.Kind = "assistance"
	if got := text(t, made(t, deckJob(t, d))[0].Doc.Pages[0]); !strings.Contains(got, "only you may look at it") {
		t.Errorf("a hidden card says %s", got)
	}
}

// TestTooLongATextIsCutAndReported: a text that does not fit in letters of six points ends in an ellipsis, and
// the report says how much of it is too long.
func TestTooLongATextIsCutAndReported(t *testing.T) {
	d := sampleDeck()
	d.Cards[0].Bands[1].Text = printertest.Text(strings.Repeat("It goes on and on. ", 200))
	d.Cards[1].Bands[0].Title = strings.Repeat("Endless", 30)
	j := deckJob(t, d)
	j.Single = true
	cuts := map[string]product.Cut{}
	for _, c := range cards.Proof(j) {
		cuts[c.Path] = c
	}
	c, title := cuts["cards.leak.bands.1.text"], cuts["cards.calm.bands.0.title"]
	var n int
	if _, err := fmt.Sscanf(c.Remedy, "shorten it by about %d characters", &n); err != nil || n < 1500 || n > 3800 {
		t.Errorf("%+v", c)
	}
	if title.Path == "" || !strings.Contains(title.Remedy, "characters") {
		t.Errorf("the title is not reported: %+v", cuts)
	}
	for _, p := range made(t, j)[0].Doc.Pages {
		sound(t, "long", p, j.Fonts)
	}
	if got := text(t, made(t, j)[0].Doc.Pages[0]); !strings.Contains(got, "…") {
		t.Errorf("no ellipsis in %s", got)
	}
}

func TestHostileDecks(t *testing.T) {
	long := strings.Repeat("Supercalifragilistic", 250)
	many := &model.Deck{ID: "many", Cards: make([]model.Card, 10_000)}
	deep := &model.Deck{ID: "deep", Title: long, Kind: long, Cards: []model.Card{{ID: long, Fallback: long}}}
	for range 500 {
		deep.Cards[0].Bands = append(deep.Cards[0].Bands, model.CardBand{Title: long, Levels: []string{long, "relaxed", "kill"}, Text: printertest.Text(long)})
	}
	start := proctime.Start()
	for _, d := range []*model.Deck{many, deep, {ID: "empty"}, {ID: "blank", Cards: []model.Card{{}}}} {
		for _, size := range []string{"", "mini", "30x40", "280x280"} {
			j := deckJob(t, d)
			j.Card, j.Single = size, size != ""
			files, err := cards.Make(j)
			cards.Proof(j)
			if d == many && (err == nil || !strings.Contains(err.Error(), "more than 2000 different cards")) {
				t.Errorf("10,000 cards: %v", err)
			}
			for _, f := range files {
				for _, p := range f.Doc.Pages {
					for _, bad := range audit.Page(p, audit.Options{}) {
						t.Errorf("%s, %s: %s", d.ID, size, bad)
					}
				}
			}
		}
	}
	if took := start.Used(); took > 20*time.Second {
		t.Errorf("it takes %v", took)
	}
}

func TestSizesThatCannotBe(t *testing.T) {
	j := deckJob(t, sampleDeck())
	j.Card = "wallpaper"
	if _, err := cards.Make(j); err == nil || !strings.Contains(err.Error(), "poker, mini, tarot") {
		t.Errorf("%v", err)
	}
	if cuts := cards.Proof(j); len(cuts) > 0 {
		t.Errorf("%v", cuts)
	}
}
