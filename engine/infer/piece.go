package infer

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// touched looks at what somebody interacts with, searches, repairs or destroys.
func (w *World) touched(c kinds.Cell) *Never {
	if c.State != kinds.Searched {
		return w.sort(c.Any)
	}
	n := w.sort(c.Any)
	if c.Any == "" && c.ID == "" {
		n = w.nothingToSearch()
	}
	if n == nil {
		n = w.nthSearch(c)
	}
	return n
}

// nthSearch looks at which of several searches is waited for: nothing is searched twice.
func (w *World) nthSearch(c kinds.Cell) *Never {
	most := w.searches(c)
	if c.Low < 2 || c.Low <= most {
		return nil
	}
	n := &Never{
		Field: "nth", Why: fmt.Sprintf("it waits for search number %d, and there are %d at most", c.Low, most),
		Remedy: fmt.Sprintf("wait for number %d or lower", most),
		Steps:  []string{"each crate or piece is searched once", fmt.Sprintf("pieces that it can be: %d", most)},
	}
	if w.anyProse() {
		n.Maybe = "a rule is prose only and may have something searched again"
	}
	return n
}

// searches is how many pieces can be meant at most.
func (w *World) searches(c kinds.Cell) int {
	switch {
	case c.ID != "":
		return 1
	case c.Any != "":
		return w.piecesOf(c.Any)
	}
	n := len(w.Mission.Setup.Contents)
	for _, d := range w.Mission.Setup.Deals {
		n += len(d.Into)
	}
	for _, c := range w.Rules.Crates {
		n += w.piecesOf(c.ID)
	}
	for _, k := range w.Rules.Furniture {
		if w.searchable(k) {
			n += w.piecesOf(k.ID)
		}
	}
	return n
}

// searchable reports whether furniture of a kind can be searched.
func (g *Game) searchable(k model.FurnitureKind) bool {
	t := find(g.Rules.Terrain, k.Rule, terrainID)
	return t != nil && t.Search
}

// nothingToSearch says that no crate stands anywhere, nor any other piece that can be searched or is dealt into.
func (w *World) nothingToSearch() *Never {
	for _, c := range w.Rules.Crates {
		if w.piecesOf(c.ID) > 0 {
			return nil
		}
	}
	for _, k := range w.Rules.Furniture {
		if w.piecesOf(k.ID) > 0 && w.searchable(k) {
			return nil
		}
	}
	if len(w.Mission.Setup.Deals) > 0 {
		return nil
	}
	return &Never{Field: "kind", Why: "nothing that can be searched stands on the board", Remedy: "put a crate on the board, or wait for something else",
		Steps: []string{"crates on all floors: 0", "furniture that can be searched: 0"}}
}

// door says why a door never is in a state, or never takes it. The kind of a panel that is not there is reported
// elsewhere.
func (w *World) door(c kinds.Cell, field string) *Never {
	x, ok := w.Panel(c.ID)
	if !ok {
		return nil
	}
	k := find(w.Rules.Panels, x.Kind, panelKindID)
	switch {
	case k != nil && !k.HasDoor():
		return &Never{Panel: w.OnBoard(x), Field: "of", Why: fmt.Sprintf("%s has no door", PanelName(w.Rules, x)), Remedy: "name a panel with a door, or draw one there"}
	case !model.PanelState(c.State).Barred():
		return w.staysLocked(x, c.State, field)
	case w.Sets(x, c.State), field == "is" && string(x.State) == c.State:
		return nil
	}
	return &Never{Panel: w.OnBoard(x), Field: field, Why: fmt.Sprintf("nothing ever %s %s", kinds.TurnsDoor(c.State), PanelName(w.Rules, x)), Remedy: "let a rule do it, or wait for another state",
		Steps: []string{fmt.Sprintf("it stands %s at the start", x.State), fmt.Sprintf("no rule has an effect that sets it to %q", c.State), "figures open and close doors, and no more"}}
}

// staysLocked says that a door which is locked at the start never is in another state, since nothing opens it, or
// nothing.
func (w *World) staysLocked(x model.Panel, state, field string) *Never {
	if !w.StaysShut(x) || w.onCards(kinds.DoorCell, func(c kinds.Cell) bool { return c.Any == x.Kind }) {
		return nil
	}
	return &Never{Panel: w.OnBoard(x), About: x.ID, Field: field, Why: fmt.Sprintf("nothing ever opens %s, which is locked", PanelName(w.Rules, x)),
		Remedy: "let a rule open it, or let it begin closed",
		Steps:  []string{"it stands locked at the start", fmt.Sprintf("no rule sets it to %q or \"open\"", state), "no piece has power over it"}}
}

// Sets reports whether a rule puts a panel's door into a state.
func (w *World) Sets(x model.Panel, state string) bool {
	return w.changed(kinds.DoorCell, func(_ Effect, c kinds.Cell) bool { return c.State == state && (c.ID == x.ID || c.Any == x.Kind) })
}
