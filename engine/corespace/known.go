package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// pieces are the pieces that an event can be about, by what it names or by their sort.
func (t *Table) pieces(w trigger) []string { return pieces(t.mission, w) }

func pieces(m *model.Mission, w trigger) []string {
	named := w.With
	if w.Kind == "repair" || w.Kind == "destroyed" {
		named = w.Of
	}
	if named != "" {
		return []string{named}
	}
	var out []string
	for _, f := range m.Floors() {
		for _, x := range f.Board.Furniture {
			if w.Any != "" && x.Kind == w.Any {
				out = append(out, x.ID)
			}
		}
		for _, c := range f.Board.Crates {
			if w.Any != "" && c.Size == w.Any {
				out = append(out, c.ID)
			}
		}
	}
	return out
}

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
		case find(b.Panels, id, panelKey) >= 0:
			return sortPanel
		}
	}
	return ""
}

// anyTrader reports whether every trader who can act will do.
func anyTrader(w *model.Who) bool {
	if w == nil {
		return true
	}
	rest := *w
	rest.Traders = ""
	return rest == model.Who{}
}

// plainKind reports whether figures are told apart by their kind or group alone, of which the table keeps count.
func plainKind(w model.Who) bool {
	rest := w
	rest.NPC, rest.Group, rest.Count = "", "", 0
	return rest == model.Who{} && (w.NPC != "" || w.Group != "")
}

// wholeKind reports whether all figures of a kind or group are meant.
func wholeKind(w model.Who) bool { return plainKind(w) && w.Count == 0 }

// couldBe reports whether a figure of a kind can be among those meant.
func (t *Table) couldBe(w model.Who, npc string) bool {
	k := t.npc(npc)
	switch {
	case k == nil || w.Traders != "" || w.Class != "":
		return false
	case w.NPC != "":
		return w.NPC == npc
	case w.Group != "":
		return w.Group == k.Group
	case w.Named != "":
		i := find(t.mission.Setup.NPCs, w.Named, func(n model.StartNPC) string { return n.ID })
		return i < 0 || t.mission.Setup.NPCs[i].Kind == npc || slices.Contains(t.mission.Setup.NPCs[i].Among, npc)
	}
	return true
}

// nobody reports whether none of the figures meant can be on the board, since none of their kind is.
func (t *Table) nobody(w model.Who) bool {
	if w.NPC == "" && w.Group == "" {
		return false
	}
	return !slices.ContainsFunc(t.state.Figures, func(f Figure) bool { return f.Board > 0 && t.couldBe(w, f.NPC) })
}

// holdsToken reports whether the table knows where a token lies unseen or unclaimed.
func (t *Table) holdsToken(id string) bool {
	return slices.Contains(t.state.Pouch, id) || slices.Contains(t.state.Aside, id) ||
		slices.ContainsFunc(t.state.Crates, func(c CrateState) bool { return slices.Contains(c.Tokens, id) })
}

// told reports whether the players tell of an event: the table does not see it, or not always. A search it
// sees where it deals the tokens itself, and who is defeated where their kind is all that counts.
func told(m *model.Mission, w trigger) bool {
	if w.Kind == "defeated" && w.Who != nil && plainKind(*w.Who) {
		return false
	}
	if w.Kind != "search" {
		return triggerRow(w.Kind).told
	}
	return slices.ContainsFunc(pieces(m, w), func(id string) bool {
		return find(containers(m), id, func(c container) string { return c.id }) < 0
	})
}
