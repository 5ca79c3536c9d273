package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// The sorts of piece, as lists of things are told of.
const (
	sortCrate     = "crate"
	sortFurniture = "furniture"
	sortMarker    = "marker"
	sortPanel     = "panel"
)

// pieceSort is the sort of the piece with an id on any floor; empty: there is none.
func (t *Table) pieceSort(id string) string {
	for _, f := range t.mission.Floors() {
		b := f.Board
		switch {
		case find(b.Furniture, id, func(f model.Furniture) string { return f.ID }) >= 0:
			return sortFurniture
		case find(b.Crates, id, func(c model.Crate) string { return c.ID }) >= 0:
			return sortCrate
		case find(b.Markers, id, func(m model.Marker) string { return m.ID }) >= 0:
			return sortMarker
		case find(b.Panels, id, program.PanelKey) >= 0:
			return sortPanel
		}
	}
	return ""
}

// wholeKind reports whether all figures of a kind or group are meant.
func wholeKind(w model.Who) bool { return program.PlainKind(w) && w.Count == 0 }

// nobody reports whether none of the figures meant can be on the board, since none of their kind is.
func (t *Table) nobody(w model.Who) bool {
	if w.NPC == "" && w.Group == "" {
		return false
	}
	return !slices.ContainsFunc(t.state.Figures, func(f Figure) bool { return f.Board > 0 && t.program.CouldBe(w, f.NPC) })
}

// holdsToken reports whether the table knows where a token lies unseen or unclaimed.
func (t *Table) holdsToken(id string) bool {
	return slices.Contains(t.state.Pouch, id) || slices.Contains(t.state.Aside, id) ||
		slices.ContainsFunc(t.state.Crates, func(c CrateState) bool { return slices.Contains(c.Tokens, id) })
}
