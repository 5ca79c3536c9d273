package infer

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// find is the element of a list with an id, or nil.
func find[T any](all []T, id string, name func(*T) string) *T {
	for i := range all {
		if name(&all[i]) == id {
			return &all[i]
		}
	}
	return nil
}

// These are the ids by which things of the rule set and the mission are found.
func boxID(b *model.Box) string             { return b.ID }
func cardKindID(c *model.CardKind) string   { return c.ID }
func counterID(c *model.Counter) string     { return c.ID }
func groupID(g *model.NPCGroup) string      { return g.ID }
func npcID(n *model.NPCKind) string         { return n.ID }
func panelKindID(k *model.PanelKind) string { return k.ID }
func terrainID(t *model.TerrainRule) string { return t.ID }
func tokenID(t *model.TokenKind) string     { return t.ID }

// rule is the one with an id, or nil.
func (g *Game) rule(id string) *model.Rule {
	return find(g.Mission.Rules, id, func(r *model.Rule) string { return r.ID })
}

// objective is the one with an id, or nil.
func (g *Game) objective(id string) *model.Objective {
	return find(g.Mission.Objectives, id, func(o *model.Objective) string { return o.ID })
}

// Panel is the panel with an id, on any floor.
func (g *Game) Panel(id string) (model.Panel, bool) {
	for _, f := range g.Mission.Floors() {
		for _, x := range f.Board.Panels {
			if x.ID == id && id != "" {
				return x, true
			}
		}
	}
	return model.Panel{}, false
}

// OnBoard is a panel if it stands on the mission's own board, which a map can show.
func (g *Game) OnBoard(x model.Panel) *model.Panel {
	for i := range g.Mission.Board.Panels {
		if g.Mission.Board.Panels[i].Name == x.Name && g.Mission.Board.Panels[i].ID == x.ID {
			return &x
		}
	}
	return nil
}

// PanelName names a panel in a sentence: its kind, its id if it has one, and its ends.
func PanelName(r *model.RuleSet, x model.Panel) string {
	kind := x.Kind
	if k := find(r.Panels, x.Kind, panelKindID); k != nil {
		kind = strings.ToLower(k.Title)
	}
	if x.ID != "" {
		return fmt.Sprintf("%s %q (%s)", kind, x.ID, x.Name)
	}
	return kind + " " + x.Name
}

// piecesOf is how many pieces of a sort stand on all floors: crates of a size, or furniture of a kind.
func (w *World) piecesOf(sort string) int {
	if w.sorts == nil {
		w.sorts = map[string]int{}
		for t := range w.Mission.Things(model.CrateSort, model.FurnitureSort) {
			w.sorts[t.Kind]++
		}
	}
	return w.sorts[sort]
}
