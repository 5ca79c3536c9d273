package corespace

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// names are what the sheet calls the things of the mission: the players have it beside the page.
func (t *Table) names() kinds.Names {
	return kinds.Names{Mission: t.mission, Rules: t.rules, Titles: func(kind, id string) string {
		if kind == "card" {
			return t.cardTitle(id)
		}
		return ""
	}}
}

// cardTitle is what a card is called at the level that it is for first.
func (t *Table) cardTitle(id string) string {
	for _, d := range t.decks {
		if i := find(d.Cards, id, func(c model.Card) string { return c.ID }); i >= 0 && len(d.Cards[i].Bands) > 0 {
			return cmp.Or(d.Cards[i].Bands[0].Title, english.Spelled(id))
		}
	}
	return english.Spelled(id)
}

// pieceTitle is a thing on the map inside a sentence. A panel that the author has given no name goes by its kind and
// its place: the page shows no map to find its number on.
func (t *Table) pieceTitle(id string) string {
	for _, f := range t.mission.Floors() {
		if i := find(f.Board.Panels, id, program.PanelKey); i >= 0 && f.Board.Panels[i].Title == "" {
			return t.panelTitle(f.ID, f.Board.Panels[i])
		}
	}
	return t.names().Piece(id)
}

func (t *Table) panelTitle(floor string, p model.Panel) string {
	kind := kinds.Titled(t.rules.Panels, p.Kind, func(k model.PanelKind) (string, string) { return k.ID, k.Title })
	name := "the " + english.Lower(cmp.Or(kind, "panel")) + " at " + panelPlace(p)
	if floor != "" {
		name += " on " + t.names().Floor(floor)
	}
	return name
}

func panelPlace(p model.Panel) string {
	switch {
	case p.From.Y == p.To.Y:
		return fmt.Sprintf("%s in south, %s to %s in east", p.From.Y, p.From.X, p.To.X)
	case p.From.X == p.To.X:
		return fmt.Sprintf("%s in east, %s to %s in south", p.From.X, p.From.Y, p.To.Y)
	}
	return fmt.Sprintf("%s in east, %s in south to %s in east, %s in south", p.From.X, p.From.Y, p.To.X, p.To.Y)
}

// anyTitle is what an id stands for, whatever it is.
func (t *Table) anyTitle(id string) string {
	switch {
	case t.pieceSort(id) != "":
		return t.pieceTitle(id)
	case t.token(id) != nil:
		return english.Midway(t.names().Token(id))
	case find(t.mission.Setup.NPCs, id, func(n model.StartNPC) string { return n.ID }) >= 0:
		return t.names().Named(id)
	case t.npc(id) != nil:
		return english.Midway(t.names().NPC(id))
	}
	return t.names().Zone(id)
}

// thingTitle is something whose state rules have changed.
func (t *Table) thingTitle(x Thing) string {
	switch x.Sort {
	case "entry":
		return "entry point " + x.ID
	case "airlock":
		return "airlock " + strings.ToUpper(x.ID)
	}
	return t.pieceTitle(x.ID)
}

// pieceSort is the sort of the piece with an id on any floor; empty: there is none.
func (t *Table) pieceSort(id string) model.Sort {
	for x := range t.mission.Things(model.FurnitureSort, model.CrateSort, model.MarkerSort, model.PanelSort) {
		if id == cmp.Or(x.ID, x.Name) {
			return x.Sort
		}
	}
	return ""
}
