package kinds

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// DeckChange says a change of the event deck, as a sentence.
func (n Names) DeckChange(d model.DeckChange) string {
	what := english.Quoted(n.Titles.Of("card", d.Card))
	if d.Card == "" {
		what = "all " + n.Cards(d.Category) + " cards"
		if d.Count > 0 {
			what = fmt.Sprintf("%d %s %s", d.Count, n.Cards(d.Category), english.Plural(d.Count, "card"))
		}
	}
	switch d.Op {
	case "remove":
		return "Take out " + what
	case "set-aside":
		return "Put " + what + " beside the deck"
	case "shuffle-top":
		return fmt.Sprintf("Shuffle %s into the top %d", what, d.Top)
	case "top":
		return "Put " + what + " on top"
	}
	return "Shuffle in " + what
}
