package decklist

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

func deck(cards ...model.Card) *model.Deck {
	return &model.Deck{ID: "strays", Title: "Strays", Kind: "civilians", Cards: cards}
}

func job(t *testing.T, d *model.Deck) *product.Job {
	t.Helper()
	rules := &model.RuleSet{
		Cards:     []model.CardKind{{ID: "civilians", Title: "Civilians", Symbol: "civilians"}},
		NPCs:      []model.NPCKind{{ID: "stray", Title: "Stray"}},
		Hostility: model.Hostility{Levels: []model.HostilityLevel{{ID: "calm", Title: "All Calm"}, {ID: "wild", Title: "Wild"}}},
	}
	return &product.Job{Unit: d, Kind: "deck", ID: d.ID, Title: d.Title, Rules: rules, RulesTitle: "Rules", Fonts: printertest.Fonts(t)}
}

func said(doc *scene.Document) string {
	var out strings.Builder
	for _, p := range doc.Pages {
		out.WriteString(scene.Dump(p))
	}
	return out.String()
}

// Every card stands on the list with its copies, and with what it says at which level.
func TestEveryCardIsOnTheList(t *testing.T) {
	text := model.Text{Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: "Somebody barks."}}}}}
	d := deck(
		model.Card{ID: "bark", Copies: 3, Fallback: "stray", Bands: []model.CardBand{{Levels: []string{"calm"}, Title: "Bark", Text: text}, {Levels: []string{"wild"}, Title: "Bite"}}},
		model.Card{ID: "hush", Copies: 1, Bands: []model.CardBand{{Title: "Hush"}}},
	)
	got := said(List(job(t, d), d))
	for _, want := range []string{"3× bark", "else Stray", "All Calm", "Wild", "Bark", "Bite", "Somebody barks.", "1× hush", `"any"`, "4 cards, 2 designs", "Civilians"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not on the list", want)
		}
	}
}

func TestLongDecksFlow(t *testing.T) {
	var cards []model.Card
	for range 200 {
		cards = append(cards, model.Card{ID: strings.Repeat("card", 30), Copies: 1, Bands: []model.CardBand{{Title: strings.Repeat("long title ", 30)}}})
	}
	d := deck(cards...)
	for _, p := range List(job(t, d), d).Pages {
		for _, f := range audit.Page(p, audit.Options{}) {
			t.Fatalf("%s: %s", p.Name, f)
		}
	}
}

func TestTooManyCards(t *testing.T) {
	d := deck(make([]model.Card, maxCards+1)...)
	if _, err := makeList(job(t, d)); err == nil || !strings.Contains(err.Error(), "2000") {
		t.Errorf("a deck without end: %v", err)
	}
}
