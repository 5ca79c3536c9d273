package posts

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// Limits on what is put on paper: far more than any post or campaign that people play has, and few enough that
// the pages are made in seconds.
const (
	MostShelves  = 60
	MostPrices   = 200 // price lines
	MostServices = 300
	MostRecipes  = 600
	MostLists    = 150 // of one campaign
	MostStages   = 400 // of one campaign
)

// fits is an error if a post has more than fits on paper.
func fits(p *model.Post) error {
	recipes := 0
	if p.Crafting != nil {
		recipes = len(p.Crafting.Recipes)
	}
	for _, l := range []struct {
		what       string
		have, most int
	}{
		{"shelves", len(p.Stock), MostShelves}, {"price lines", len(p.Prices), MostPrices},
		{"services", len(p.Services), MostServices}, {"recipes", recipes, MostRecipes},
	} {
		if l.have > l.most {
			return fmt.Errorf("price list: post %s has %d %s; the limit is %d", p.ID, l.have, l.what, l.most)
		}
	}
	return nil
}
