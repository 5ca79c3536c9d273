package cards_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/audit"
	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/impose"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema"
	"github.com/sortie-tools/sortie/schema/model"
)

const mm = scene.Millimetre

// jobs are the shipped rule sets and decks.
func jobs(t testing.TB) map[string]*product.Job {
	t.Helper()
	out, fonts := map[string]*product.Job{}, printertest.Fonts(t)
	for _, e := range []string{"purge", "firstborn", "draft"} {
		r := ruleSet(t, e)
		out[e] = &product.Job{Kind: product.Edition, ID: e, Title: r.Title, Rules: r, Fonts: fonts}
	}
	for _, d := range decks(t) {
		out[d.ID] = &product.Job{Kind: "deck", ID: d.ID, Title: d.Title, Unit: d, Rules: out[d.Edition].Rules, Fonts: fonts}
	}
	return out
}

func ruleSet(t testing.TB, edition string) *model.RuleSet {
	t.Helper()
	data, err := schema.FS.ReadFile("snapshots/" + edition + ".json")
	var s struct{ Rules *model.RuleSet }
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s.Rules
}

func decks(t testing.TB) []*model.Deck {
	t.Helper()
	data, err := os.ReadFile("../../missions/decks/snapshot.json")
	var s struct{ Decks []*model.Deck }
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s.Decks
}

// missionJob is the sample mission of the sample rule set, with a deck.
func missionJob(t testing.TB) *product.Job {
	m := printertest.Mission()
	return &product.Job{Kind: "mission", ID: m.ID, Title: m.Title, Unit: m, Rules: printertest.Rules(), Fonts: printertest.Fonts(t), Decks: []*model.Deck{sampleDeck()}}
}

// sampleDeck has a card for every hostility, one that is the same at all of them, and one that is kept.
func sampleDeck() *model.Deck {
	band := func(title, text string, levels ...string) model.CardBand {
		return model.CardBand{Title: title, Text: printertest.Text(text), Levels: levels}
	}
	return &model.Deck{ID: "sample-weather", Title: "Bad weather", Edition: "sample", Kind: "environment", Cards: []model.Card{
		{ID: "leak", Copies: 2, Fallback: "civilian", Bands: []model.CardBand{
			band("Drip", "Something drips. **Nothing** else happens.", "relaxed", "guarded"),
			band("Leak", "Moves are an inch shorter this round.", "wary", "cover"),
			band("Flood", "Every trader who moves is attacked with one die.", "charge", "kill", "end"),
		}},
		{ID: "calm", Copies: 1, Bands: []model.CardBand{band("Calm", "Take a peg off the track.")}},
	}}
}

func made(t testing.TB, j *product.Job) []product.File {
	t.Helper()
	files, err := cards.Make(j)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestShippedCardsSayEverything makes every card of the shipped rule sets and decks at every size: nothing is
// cut, nothing overlaps or is too small, and nothing that is read comes nearer to the trim than the safe area.
func TestShippedCardsSayEverything(t *testing.T) {
	for id, j := range jobs(t) {
		for _, size := range []string{"poker", "mini"} {
			j.Card, j.Single = size, true
			for _, c := range cards.Proof(j) {
				t.Errorf("%s, %s: %+v", id, size, c)
			}
			for _, f := range made(t, j) {
				for _, p := range f.Doc.Pages {
					sound(t, id+" "+size, p, j.Fonts)
				}
			}
		}
	}
}

// sound checks a page with a single card.
func sound(t *testing.T, what string, p *scene.Page, fonts *layout.Set) {
	t.Helper()
	for _, f := range audit.Page(p, audit.Options{}) {
		t.Errorf("%s, %s: %s", what, p.Name, f)
	}
	edge := scene.Unit(impose.Bleed + cards.Safe - 20)
	for _, w := range printertest.Words(p, fonts) {
		if w.Box.X < edge || w.Box.Y < edge || w.Box.X+w.Box.W > p.W-edge || w.Box.Y+w.Box.H > p.H-edge {
			t.Errorf("%s, %s: %q leaves the safe area at %v", what, p.Name, w.Text, w.Box)
		}
	}
}

// text is all that a page says.
func text(t testing.TB, pages ...*scene.Page) string {
	var out strings.Builder
	fonts := printertest.Fonts(t)
	for _, p := range pages {
		for _, w := range printertest.Words(p, fonts) {
			out.WriteString(w.Text + " ")
		}
	}
	return strings.Join(strings.Fields(out.String()), " ")
}
