package describe

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// Share says which cards of a kind join the event deck, such as "all Civilians". Where a game has only one kind it
// goes without saying.
func Share(e model.EventAllocation, r *model.RuleSet) string {
	if len(r.Cards) == 1 && r.Cards[0].ID == e.Kind {
		return Portion(e)
	}
	title := tell(nil, r, nil).Cards(e.Kind)
	switch e.Mode {
	case model.AllCards:
		return "all " + title
	case model.CountCards:
		return fmt.Sprintf("%d %s", e.Count, title)
	case model.RandomCards:
		return fmt.Sprintf("%d random %s", e.Count, title)
	case model.OptionalCards:
		return title + " if you like"
	case model.RecommendedCards:
		return "preferably " + title
	case model.AsideCards:
		return title + " kept beside the deck"
	}
	return title + " as the players choose"
}

// Portion is how many cards of a kind join the event deck, in the few words that a table has room for.
func Portion(e model.EventAllocation) string {
	switch e.Mode {
	case model.AllCards:
		return "all"
	case model.CountCards:
		return fmt.Sprint(e.Count)
	case model.RandomCards:
		return fmt.Sprintf("%d at random", e.Count)
	case model.OptionalCards:
		return "optional"
	case model.RecommendedCards:
		return "recommended"
	case model.AsideCards:
		return "set aside"
	}
	return "players’ choice"
}
