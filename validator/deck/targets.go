package deck

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
	"github.com/sortie-tools/sortie/validator/facts/piles"
	"github.com/sortie-tools/sortie/validator/facts/stock"
)

// idle is why an effect can never do anything in this mission; empty: it can, or nobody knows. Of several
// that one holds, all must be idle (seed 000:686).
func idle(p *check.Pass, e model.Effect) string {
	if len(e.Rows)+len(e.Options) > 0 {
		return idleBranches(p, e)
	}
	why := nobody(p, e.Who)
	for _, c := range kinds.Writes(e) {
		why = cmp.Or(why, unchanged(p, c))
	}
	return cmp.Or(why, noToken(p, e.Token), nobody(p, e.To), nobody(p, e.From), nowhere(p, e.At), nowhere(p, e.Place))
}

// unchanged is why what an effect changes is never there.
func unchanged(p *check.Pass, c kinds.Cell) string {
	switch c.Sort {
	case kinds.FigureCell:
		return piles.CastOf(p).Shortage(c.ID)
	case kinds.DoorCell:
		return cmp.Or(noThing(p, c.ID, parts.PanelThing), noPanel(p, c.Any))
	case kinds.ThingCell:
		return cmp.Or(noThing(p, c.ID, pieceFamilies...), noSort(p, c.Any))
	case kinds.EntryCell:
		return noThing(p, c.ID, parts.EntryThing)
	case kinds.AirlockCell:
		return cmp.Or(noThing(p, c.ID, parts.AirlockThing), nowhere(p, &model.Place{Any: "airlock"}))
	case kinds.CounterCell:
		return noThing(p, c.ID, parts.CounterThing)
	}
	return ""
}

var pieceFamilies = []parts.Family{parts.CrateThing, parts.FurnitureThing, parts.PanelThing, parts.MarkerThing}

// idleBranches is why none of the results of a roll, or of the options of a choice, can do anything.
func idleBranches(p *check.Pass, e model.Effect) string {
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
		if why = idleAll(p, do); why == "" {
			return ""
		}
	}
	return why
}

// idleAll is why none of some effects can do anything.
func idleAll(p *check.Pass, do []model.Effect) string {
	why := ""
	for i := range do {
		w := idle(p, do[i])
		if w == "" {
			return ""
		}
		why = cmp.Or(why, w)
	}
	return why
}

// nobody is why the figures meant can never be there.
func nobody(p *check.Pass, w *model.Who) string {
	if w == nil {
		return ""
	}
	why := cmp.Or(nowhere(p, w.In), nowhere(p, w.Nearest), noThing(p, w.Named, parts.NPCThing, parts.HiddenThing))
	if why != "" || w.Traders != "" || w.Everyone {
		return why
	}
	if w.NPC != "" {
		return piles.CastOf(p).Absence(w.NPC)
	}
	if w.Group != "" {
		return piles.CastOf(p).GroupAbsence(w.Group)
	}
	return ""
}

// nowhere is why a place is never there.
func nowhere(p *check.Pass, at *model.Place) string {
	if at == nil {
		return ""
	}
	if why := noneOf(p, at.Any); why != "" {
		return why
	}
	return cmp.Or(
		noSort(p, at.Sort), noThing(p, at.Entry, parts.EntryThing), noThing(p, at.Airlock, parts.AirlockThing), noThing(p, at.Piece, pieceFamilies...),
		noThing(p, at.Zone, parts.ZoneThing), noThing(p, at.Hatch, parts.HatchThing), noThing(p, at.Named, parts.NPCThing, parts.HiddenThing),
	)
}

// noneOf is why there is not one of the things that a place can be any of.
func noneOf(p *check.Pass, sort string) string {
	b, n, noun := floorLists.Of(p), 1, sort
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
var floorLists = check.NewFact("everything on all floors", func(p *check.Pass) *model.Board {
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
func noThing(p *check.Pass, id string, of ...parts.Family) string {
	if id == "" || slices.ContainsFunc(parts.Things.Of(p), func(t parts.Thing) bool { return t.ID == id && slices.Contains(of, t.Family) }) {
		return ""
	}
	return fmt.Sprintf("the mission has no %s %q", of[0], id)
}

// noPanel is why no panel of a kind is there.
func noPanel(p *check.Pass, kind string) string {
	if kind == "" || slices.ContainsFunc(floorLists.Of(p).Panels, func(x model.Panel) bool { return x.Kind == kind }) {
		return ""
	}
	return fmt.Sprintf("the board has no %s", kind)
}

// noSort is why no piece or marker of a sort is there, and none can be laid down during the game: a marker or
// a piece of furniture of which the boxes hold some can (seed 002:3936-3953, 7031-7033).
func noSort(p *check.Pass, sort string) string {
	b := floorLists.Of(p)
	switch {
	case sort == "",
		slices.ContainsFunc(b.Crates, func(c model.Crate) bool { return c.Size == sort }),
		slices.ContainsFunc(b.Furniture, func(f model.Furniture) bool { return f.Kind == sort }),
		slices.ContainsFunc(b.Markers, func(m model.Marker) bool { return m.Kind == sort }),
		laidDown(p, sort):
		return ""
	}
	return fmt.Sprintf("the board has no %s", sort)
}

// laidDown reports whether markers of a kind can be laid down during the game, or pieces of furniture that a rule or a
// card places.
func laidDown(p *check.Pass, kind string) bool {
	laid := false
	if slices.ContainsFunc(p.Rules.Markers, func(m model.MarkerKind) bool { return m.ID == kind }) {
		laid = !p.Subject.BoxesKnown()
		for _, b := range dealing.Boxes(p.Mission, p.Rules) {
			laid = laid || slices.ContainsFunc(b.Markers, func(c model.BoxCount) bool { return c.ID == kind && c.Count > 0 })
		}
	}
	places := func(e model.Effect) bool {
		return kinds.Some(kinds.Writes(e), kinds.MarkerCell, func(c kinds.Cell) bool { return c.Any == kind })
	}
	parts.EachEffect(p, func(e parts.EffectAt) { laid = laid || places(e.Effect) })
	piles.EachCardEffect(p, func(_ *model.Card, e *model.Effect) { laid = laid || places(*e) })
	return laid
}

// noToken is why no token of a design is there.
func noToken(p *check.Pass, id string) string {
	if id == "" || !p.Subject.BoxesKnown() || check.Find(p.Rules.Tokens, id, parts.TokenID) == nil || stock.StockOf(p).Boxed(id) > 0 {
		return ""
	}
	return fmt.Sprintf("the boxes hold no token %s", id)
}

// unresolved is why no part of a card can be resolved at a level; empty: some part can. What a card says in
// words alone is left to the players.
func unresolved(p *check.Pass, c *model.Card, level string) string {
	i := c.Band(level)
	if i < 0 {
		return "it says nothing there"
	}
	return idleAll(p, c.Bands[i].Do)
}
