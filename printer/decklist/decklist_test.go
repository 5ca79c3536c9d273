package decklist

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/page"
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
	for _, want := range []string{"3× Bark", "if nothing can be done: Stray", "ALL CALM", "WILD", "Bark", "Bite", "Somebody barks.", "1× Hush", `"Hush"`, "4 cards, 2 designs", "Civilians"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not on the list", want)
		}
	}
}

// Cards that part the hostility track alike stand in columns, from the calmest level up: a card is one row, and
// a deck of the usual size one page.
func TestCardsStandBesideTheirLevels(t *testing.T) {
	band := func(level string) model.CardBand { return model.CardBand{Levels: []string{level}, Title: "T"} }
	var cards []model.Card
	for range 8 {
		cards = append(cards, model.Card{ID: "slow-leak", Copies: 1, Bands: []model.CardBand{band("wild"), band("calm")}})
	}
	d := deck(cards...)
	l := lister{Writer: page.New(printertest.Fonts(t), page.Options{}), r: job(t, d).CoreSpace(), d: d}
	if got := strings.Join(l.columns(), "|"); got != "All Calm|Wild" {
		t.Errorf("the columns are %q", got)
	}
	l.Fresh("")
	if rows := len(l.table().Rows); rows != 1+8 {
		t.Errorf("%d rows for 8 cards and a head", rows)
	}
	d.Cards[3].Bands = append(d.Cards[3].Bands, model.CardBand{Title: "Always"})
	if l.columns() != nil {
		t.Error("a card that says two things at one level stands in columns")
	}
	if got := said(List(job(t, d), d)); !strings.Contains(got, `"any"`) || !strings.Contains(got, "HOSTILITY") || strings.Contains(got, "slow-leak") {
		t.Errorf("the deck is no list of what its cards say:\n%s", got)
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
