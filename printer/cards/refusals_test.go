package cards_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/printer/cards"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// Cards that no sheet holds, or that are no cards, are refused, whatever they are made of.
func TestCardsThatCannotBePrinted(t *testing.T) {
	for name, c := range map[string]struct {
		opt  product.Options
		want string
	}{
		"larger than the paper": {product.Options{Card: "200x280", Paper: paper.A4}, "no room"},
		"of an unknown size":    {product.Options{Card: "bridge"}, "bridge"},
		"turned over nothing":   {product.Options{Duplex: "sideways"}, "sideways"},
	} {
		mission := missionJob(t)
		deck := *mission
		deck.Kind, deck.Unit = "deck", sampleDeck()
		edition := *mission
		edition.Kind, edition.Unit = product.Edition, nil
		for _, j := range []*product.Job{mission, &deck, &edition} {
			j.Options = c.opt
			files, err := cards.Make(j)
			if err == nil || len(files) > 0 || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%s %s: %d files, %v", j.Kind, name, len(files), err)
			}
		}
	}
}

func TestMoreDesignsThanAnybodyPrints(t *testing.T) {
	for _, n := range []int{2000, 2001} {
		d := &model.Deck{ID: "hoard", Title: "Hoard", Edition: "sample", Kind: "environment", Cards: make([]model.Card, n)}
		if n == 2000 {
			d.Cards = d.Cards[:1] // as many as the limit take a while to draw
		}
		j := missionJob(t)
		j.Kind, j.Unit, j.ID = "deck", d, d.ID
		if _, err := cards.Make(j); (err != nil) != (n > 2000) || err != nil && !strings.Contains(err.Error(), "2000") && !strings.Contains(err.Error(), "2,000") {
			t.Errorf("%d designs: %v", n, err)
		}
	}
}
