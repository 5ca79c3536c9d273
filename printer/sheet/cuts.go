package sheet

import (
	"strings"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/schema/model"
)

// Cut is what a sheet has no room for in places of fixed size.
type Cut struct {
	Title bool     // the mission's title, in the heads of further pages
	IDs   []string // of crates and airlocks on the map
}

// Cuts finds what the set-up sheet of a mission shows with an ellipsis.
func Cuts(m *model.Mission, r *model.RuleSet, decks []*model.Deck, set *layout.Set, opt Options) Cut {
	w := newWriter(m, r, decks, set, opt)
	w.fresh("Set up")
	_, title := w.headTitle("Set up")
	return Cut{
		Title: title != strings.ToUpper(m.Title),
		IDs:   board.Map(m, r, set, w.bestPlan().opt).Cut,
	}
}
