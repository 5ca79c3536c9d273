package sheet

import (
	"slices"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/model"
)

// Cut is what a sheet has no room for in places of fixed size.
type Cut struct {
	Title bool        // the mission's title, in the heads of further pages
	Map   []board.Cut // on the maps
}

// Cuts finds what the set-up sheet of a mission shows with an ellipsis.
func Cuts(m *model.Mission, r *model.RuleSet, decks []*model.Deck, set *layout.Set, opt Options) Cut {
	w := newWriter(m, r, decks, set, opt)
	w.Fresh("Set-up")
	_, title := w.HeadTitle("Set-up")
	return Cut{Title: title != layout.Capitals(m.Title), Map: w.cutOnMaps()}
}

// Clashes are the labels that lie on each other on the smallest maps that a set-up sheet may have.
func Clashes(m *model.Mission, r *model.RuleSet, set *layout.Set) []board.Clash {
	w := newWriter(m, r, nil, set, Options{})
	w.Fresh("Set-up")
	opt := board.Full(w.mapWidth(min(w.mapLeast(), w.Left()-near)))
	found := board.Clashes(m, r, set, opt)
	for i, whole := range board.InsetOptions(m, scene.Inch) {
		inset := board.InsetOptions(m, min(board.Scale(m, opt), w.floorInch(whole)))[i]
		found = append(found, board.Clashes(m, r, set, inset)...)
	}
	return found
}

// cutOnMaps first looks at the smallest and the largest map that any plan has: where both cut the same,
// so does the best plan's, which takes long to find.
func (w *writer) cutOnMaps() []board.Cut {
	least := w.cutsAt(w.mapWidth(min(w.mapLeast(), w.Left()-near)))
	if len(least) == 0 || slices.Equal(least, w.cutsAt(w.mapWidth(min(mapMost, w.Left()-near)))) {
		return least
	}
	return w.cutsAt(w.bestPlan().opt.Width)
}

// cutsAt is what is cut when the map is so wide. Other floors are drawn at its scale or larger, unless
// a page is too small for that.
func (w *writer) cutsAt(width scene.Unit) []board.Cut {
	opt := board.Full(width)
	cuts := board.Cuts(w.whole, w.r, w.Set, opt)
	for i, whole := range board.InsetOptions(w.whole, scene.Inch) {
		inset := board.InsetOptions(w.whole, min(board.Scale(w.whole, opt), w.floorInch(whole)))[i]
		cuts = append(cuts, board.Cuts(w.whole, w.r, w.Set, inset)...)
	}
	return cuts
}
