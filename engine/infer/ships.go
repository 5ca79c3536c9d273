package infer

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Ends reports whether the mission says how a game ends, and that can come about, or the rule set knows of an end other
// than that everybody is gone.
func (w *World) Ends() bool {
	comes := func(t model.Trigger) bool { return w.Event(t) == nil }
	if slices.ContainsFunc(w.Mission.Ends, comes) {
		return true
	}
	if slices.ContainsFunc(w.over(), func(t model.Trigger) bool { return len(kinds.Reads(t)) > 0 && comes(t) }) {
		return true
	}
	return slices.ContainsFunc(w.all(), func(e Effect) bool {
		return kinds.Has(e.Writes, kinds.EndCell) && (e.Rule == nil || e.Rule.When == nil || w.Event(*e.Rule.When) == nil)
	})
}

// over is what ends a game by the rule set.
func (g *Game) over() []model.Trigger {
	if g.Rules == nil {
		return nil
	}
	return g.Rules.Ending.Over
}

// CastOff finds out that every ship leaves for good, without condition: the last effect by which one does, and how that
// was found out.
func (w *World) CastOff() (last Effect, steps []string, cast bool) {
	var gone []string
	back := false
	w.changes(kinds.AirlockCell, func(e Effect, c kinds.Cell) {
		switch {
		case c.State == "docked":
			back = true
		case e.Rule.When != nil && e.Rule.If == nil && !e.Rule.Optional && kinds.InAnyCase(*e.Rule.When) && w.Event(*e.Rule.When) == nil:
			gone, last = append(gone, c.ID), e
		}
	})
	locks := w.Airlocks()
	if back || len(gone) == 0 || len(locks) == 0 {
		return Effect{}, nil, false
	}
	stays := func(id string) bool { return !slices.Contains(gone, id) }
	if stays("") && slices.ContainsFunc(locks, stays) {
		return Effect{}, nil, false
	}
	return last, []string{"rule " + last.Rule.ID + " undocks the last ship, whatever happens", "no effect docks one again"}, true
}

// Airlocks are the ids of those of all floors.
func (g *Game) Airlocks() []string {
	var out []string
	for _, f := range g.Mission.Floors() {
		out = append(out, english.Each(f.Board.Airlocks, func(a model.Airlock) string { return a.ID })...)
	}
	return out
}

// noShip looks at what ends aboard a ship in a game that all ships leave as it begins. Where nothing else ends such a
// game, that is told of first.
func (w *World) noShip() *Never {
	_, steps, cast := w.CastOff()
	if !cast || !w.Ends() || w.leavesLate() {
		return nil
	}
	return &Never{Field: "kind", Why: "every ship casts off as the game begins, and none docks again", Remedy: "let one dock again with {kind: \"airlock\", set: \"docked\"}", Steps: steps}
}

// leavesLate reports whether a ship leaves later than the game begins.
func (w *World) leavesLate() bool {
	return w.changed(kinds.AirlockCell, func(e Effect, _ kinds.Cell) bool {
		return e.Rule.When == nil || !AtOnce(*e.Rule.When) || e.Rule.When.Phase != ""
	})
}
