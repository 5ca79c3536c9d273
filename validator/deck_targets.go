package validator

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// idle is why an effect can never do anything in this mission; empty: it can, or nobody knows. Of several
// that one holds, all must be idle (seed 000:686).
func (p *Pass) idle(e model.Effect) string {
	if len(e.Rows)+len(e.Options) > 0 {
		return p.idleBranches(e)
	}
	why := p.nobody(e.Who)
	for _, c := range kinds.Writes(e) {
		why = cmp.Or(why, p.unchanged(c))
	}
	return cmp.Or(why, p.noToken(e.Token), p.nobody(e.To), p.nobody(e.From), p.nowhere(e.At), p.nowhere(e.Place))
}

// unchanged is why what an effect changes is never there.
func (p *Pass) unchanged(c kinds.Cell) string {
	switch c.Sort {
	case kinds.FigureCell:
		return p.cast().shortage(c.ID)
	case kinds.DoorCell:
		return cmp.Or(p.noThing(c.ID, panelThing), p.noPanel(c.Any))
	case kinds.ThingCell:
		return cmp.Or(p.noThing(c.ID, pieceFamilies...), p.noSort(c.Any))
	case kinds.EntryCell:
		return p.noThing(c.ID, entryThing)
	case kinds.AirlockCell:
		return cmp.Or(p.noThing(c.ID, airlockThing), p.nowhere(&model.Place{Any: "airlock"}))
	case kinds.CounterCell:
		return p.noThing(c.ID, counterThing)
	}
	return ""
}

var pieceFamilies = []family{crateThing, furnitureThing, panelThing, markerThing}

// idleBranches is why none of the results of a roll, or of the options of a choice, can do anything.
func (p *Pass) idleBranches(e model.Effect) string {
	var branches [][]model.Effect
	for _, r := range e.Rows {
		if len(r.Text.Blocks) > 0 {
			return "" // words may say anything
		}
		branches = append(branches, r.Do)
	}
	for _, o := range e.Options {
		branches = append(branches, o.Do)
	}
	why := ""
	for _, do := range branches {
		if len(do) == 0 {
			continue
		}
		if why = p.idleAll(do); why == "" {
			return ""
		}
	}
	return why
}

// idleAll is why none of some effects can do anything.
func (p *Pass) idleAll(do []model.Effect) string {
	why := ""
	for i := range do {
		w := p.idle(do[i])
		if w == "" {
			return ""
		}
		why = cmp.Or(why, w)
	}
	return why
}

// nobody is why the figures meant can never be there.
func (p *Pass) nobody(w *model.Who) string {
	if w == nil {
		return ""
	}
	why := cmp.Or(p.nowhere(w.In), p.nowhere(w.Nearest), p.noThing(w.Named, npcThing, hiddenThing))
	if why != "" || w.Traders != "" || w.Everyone {
		return why
	}
	if w.NPC != "" {
		return p.cast().absence(w.NPC)
	}
	if w.Group != "" {
		return p.cast().groupAbsence(w.Group)
	}
	return ""
}

// nowhere is why a place is never there.
func (p *Pass) nowhere(at *model.Place) string {
	if at == nil {
		return ""
	}
	if why := p.noneOf(at.Any); why != "" {
		return why
	}
	return cmp.Or(
		p.noSort(at.Sort), p.noThing(at.Entry, entryThing), p.noThing(at.Airlock, airlockThing), p.noThing(at.Piece, pieceFamilies...),
		p.noThing(at.Zone, zoneThing), p.noThing(at.Hatch, hatchThing), p.noThing(at.Named, npcThing, hiddenThing),
	)
}

// noneOf is why there is not one of the things that a place can be any of.
func (p *Pass) noneOf(sort string) string {
	b, n, noun := p.floorLists(), 1, sort
	switch sort {
	case "entry":
		n, noun = len(b.Entries), "entry point"
	case "airlock":
		n = len(b.Airlocks)
	case "crate":
		n = len(b.Crates)
	case "zone":
		n = len(b.Zones)
	case "hatch":
		n = len(b.Hatches)
	}
	if n > 0 {
		return ""
	}
	return "the board has no " + noun
}

// floorLists are the things of all floors in one board.
func (p *Pass) floorLists() *model.Board { return floorListsFact.Of(p) }

var floorListsFact = NewFact("everything on all floors", func(p *Pass) *model.Board {
	all := &model.Board{}
	for _, f := range p.Mission.Floors() {
		b := f.Board
		all.Panels = append(all.Panels, b.Panels...)
		all.Crates = append(all.Crates, b.Crates...)
		all.Furniture = append(all.Furniture, b.Furniture...)
		all.Airlocks = append(all.Airlocks, b.Airlocks...)
		all.Entries = append(all.Entries, b.Entries...)
		all.Markers = append(all.Markers, b.Markers...)
		all.Hatches = append(all.Hatches, b.Hatches...)
		all.Zones = append(all.Zones, b.Zones...)
	}
	return all
})

// noThing is why a thing of the mission that is meant by its id is not there.
func (p *Pass) noThing(id string, of ...family) string {
	if id == "" || slices.ContainsFunc(p.things(), func(t thing) bool { return t.id == id && slices.Contains(of, t.family) }) {
		return ""
	}
	return fmt.Sprintf("the mission has no %s %q", of[0], id)
}

// noPanel is why no panel of a kind is there.
func (p *Pass) noPanel(kind string) string {
	if kind == "" || slices.ContainsFunc(p.floorLists().Panels, func(x model.Panel) bool { return x.Kind == kind }) {
		return ""
	}
	return fmt.Sprintf("the board has no %s", kind)
}

// noSort is why no piece or marker of a sort is there, and none can be laid down during the game: a marker of
// which the boxes hold some can (seed 002:3936-3953).
func (p *Pass) noSort(sort string) string {
	b := p.floorLists()
	switch {
	case sort == "",
		slices.ContainsFunc(b.Crates, func(c model.Crate) bool { return c.Size == sort }),
		slices.ContainsFunc(b.Furniture, func(f model.Furniture) bool { return f.Kind == sort }),
		slices.ContainsFunc(b.Markers, func(m model.Marker) bool { return m.Kind == sort }),
		p.markerLaid(sort):
		return ""
	}
	return fmt.Sprintf("the board has no %s", sort)
}

// markerLaid reports whether markers of a kind can be laid down during the game.
func (p *Pass) markerLaid(kind string) bool {
	if !slices.ContainsFunc(p.Rules.Markers, func(m model.MarkerKind) bool { return m.ID == kind }) {
		return false
	}
	laid := !p.Subject.boxesKnown()
	for _, b := range dealing.Boxes(p.Mission, p.Rules) {
		laid = laid || slices.ContainsFunc(b.Markers, func(c model.BoxCount) bool { return c.ID == kind && c.Count > 0 })
	}
	p.eachEffect(func(e effectAt) { laid = laid || kinds.Changes(e.Effect, kinds.MarkerCell) && e.Marker == kind })
	p.eachCardEffect(func(_ *model.Card, e *model.Effect) {
		laid = laid || kinds.Changes(*e, kinds.MarkerCell) && e.Marker == kind
	})
	return laid
}

// noToken is why no token of a design is there.
func (p *Pass) noToken(id string) string {
	if id == "" || !p.Subject.boxesKnown() || find(p.Rules.Tokens, id, tokenID) == nil || p.stock().Boxed(id) > 0 {
		return ""
	}
	return fmt.Sprintf("the boxes hold no token %s", id)
}

// unresolved is why no part of a card can be resolved at a level; empty: some part can. What a card says in
// words alone is left to the players.
func (p *Pass) unresolved(c *model.Card, level string) string {
	i := c.Band(level)
	if i < 0 {
		return "it says nothing there"
	}
	return p.idleAll(c.Bands[i].Do)
}
