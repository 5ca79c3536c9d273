package validator

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/model"
)

// idle is why an effect can never do anything in this mission; empty: it can, or nobody knows. Of several
// that one holds, all must be idle (seed 000:686).
func (p *Pass) idle(e model.Effect) string {
	switch e.Kind {
	case "spawn":
		return cmp.Or(p.cast().shortage(e.NPC), p.nowhere(e.At))
	case "replace":
		return cmp.Or(p.nobody(e.Who), p.cast().shortage(e.NPC))
	case "door":
		return cmp.Or(p.noThing(e.Of, panelThing), p.noPanel(e.Any))
	case "piece":
		return cmp.Or(p.noThing(e.Piece, pieceFamilies...), p.noSort(e.Any))
	case "place":
		return cmp.Or(p.noToken(e.Token), p.nowhere(e.At))
	case "give":
		return cmp.Or(p.noToken(e.Token), p.nobody(e.To))
	case "take":
		return cmp.Or(p.noToken(e.Token), p.nobody(e.From))
	case "draw":
		return p.nobody(e.To)
	case "entry":
		return p.noThing(e.Of, entryThing)
	case "airlock":
		return cmp.Or(p.noThing(e.Of, airlockThing), p.nowhere(&model.Place{Any: "airlock"}))
	case "counter":
		return p.noThing(e.Of, counterThing)
	case "roll", "choose":
		return p.idleBranches(e)
	}
	return cmp.Or(p.nobody(e.Who), p.nowhere(e.Place))
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
	p.eachEffect(func(e effectAt) { laid = laid || e.Kind == "place" && e.Marker == kind })
	p.eachCardEffect(func(_ *model.Card, e *model.Effect) { laid = laid || e.Kind == "place" && e.Marker == kind })
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
