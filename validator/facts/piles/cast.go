package piles

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Cast is which NPCs the game can see, for one number of crews.
type Cast struct {
	p       *check.Pass
	asked   map[string]bool // kinds that something brings onto the board
	placed  map[string]bool // kinds that stand there at the start
	figures map[string]int  // in the boxes; nil: they are not known
}

// CastFact finds the cast out, once for each number of crews.
var CastFact = check.NewTableFact("cast", findCast, Shares)

// CastOf is which NPCs the game can see.
func CastOf(p *check.Pass) *Cast { return CastFact.Of(p) }

// findCast finds out what brings NPCs onto the board: the set-up, the track, rules and event cards.
func findCast(p *check.Pass) *Cast {
	c := &Cast{p: p, asked: map[string]bool{}, placed: map[string]bool{}, figures: boxedFigures(p)}
	for _, n := range p.Mission.Setup.NPCs {
		for _, kind := range append([]string{n.Kind}, n.Among...) {
			c.placed[kind], c.asked[kind] = true, true
		}
	}
	c.fromTrack()
	bring := func(e *model.Effect) {
		if kinds.Changes(*e, kinds.FigureCell) {
			c.asked[e.NPC] = true
		}
	}
	parts.EachEffect(p, func(e parts.EffectAt) { bring(&e.Effect) })
	EachCardEffect(p, func(_ *model.Card, e *model.Effect) { bring(e) })
	for _, s := range Shares.Of(p) {
		for _, card := range s.Cards {
			c.asked[card.Fallback] = true
		}
	}
	return c
}

// fromTrack are the arrivals of all levels, with those that the mission puts in their place.
func (c *Cast) fromTrack() {
	a := c.p.Mission.Setup.Arrivals
	if a != nil && a.None {
		return
	}
	for _, l := range c.p.Rules.Hostility.Levels {
		for _, line := range l.Arrivals {
			c.asked[line.NPC] = true
		}
	}
	if a != nil {
		for _, m := range a.Map {
			c.asked[m.By] = true
		}
	}
}

// boxedFigures are the miniatures in the mission's boxes by kind; nil where the boxes are not known or say
// nothing of figures.
func boxedFigures(p *check.Pass) map[string]int {
	if !p.Subject.BoxesKnown() {
		return nil
	}
	var out map[string]int
	for _, b := range dealing.Boxes(p.Mission, p.Rules) {
		for _, n := range b.NPCs {
			if out == nil {
				out = map[string]int{}
			}
			out[n.ID] += n.Count
		}
	}
	return out
}

// Left reports whether the mission plays without a group.
func (c *Cast) Left(group string) bool { return slices.Contains(c.p.Mission.Setup.Without, group) }

// Absence is why a kind of NPC is never on the board, in words; empty: it can be. A lower rank comes in place
// of a higher one that has run out (seed 000:1266-1272).
func (c *Cast) Absence(kind string) string {
	k := check.Find(c.p.Rules.NPCs, kind, parts.NPCID)
	switch {
	case k == nil || c.placed[kind]:
		return "" // an unknown name is reported where it stands
	case c.Left(k.Group):
		return fmt.Sprintf("the mission is played without the group %s", k.Group)
	case !c.called(*k):
		return fmt.Sprintf("nothing brings a %s onto the board", kind)
	case c.figures != nil && c.figures[kind] == 0:
		return fmt.Sprintf("the boxes hold no %s", kind)
	}
	return ""
}

// called reports whether something brings the kind, or a higher rank of its group, onto the board.
func (c *Cast) called(k model.NPCKind) bool {
	return slices.ContainsFunc(c.p.Rules.NPCs, func(o model.NPCKind) bool {
		return c.asked[o.ID] && (o.ID == k.ID || o.Group == k.Group && o.Rank > k.Rank)
	})
}

// Shortage is why no figure can come when a kind is called for: neither its own nor one of a lower rank is
// to be had. Empty: one can.
func (c *Cast) Shortage(kind string) string {
	k := check.Find(c.p.Rules.NPCs, kind, parts.NPCID)
	switch {
	case k == nil:
		return ""
	case c.Left(k.Group):
		return fmt.Sprintf("the mission is played without the group %s", k.Group)
	case c.figures == nil:
		return ""
	}
	for _, o := range c.p.Rules.NPCs {
		if c.figures[o.ID] > 0 && (o.ID == kind || o.Group == k.Group && o.Rank < k.Rank) {
			return ""
		}
	}
	return fmt.Sprintf("the boxes hold no %s, nor a lower rank of its group", kind)
}

// GroupAbsence is why no NPC of a group is ever on the board; empty: one can be, or the group has no kinds
// of NPC, as that of the traders.
func (c *Cast) GroupAbsence(group string) string {
	why := ""
	for _, k := range c.p.Rules.NPCs {
		if k.Group != group {
			continue
		}
		if why = c.Absence(k.ID); why == "" {
			return ""
		}
	}
	if why == "" || c.Left(group) {
		return why
	}
	return c.groupReason(group)
}

// groupReason says of a whole group what keeps it off the board.
func (c *Cast) groupReason(group string) string {
	for _, k := range c.p.Rules.NPCs {
		if k.Group == group && c.called(k) {
			return fmt.Sprintf("the boxes hold no figure of the group %s", group)
		}
	}
	return fmt.Sprintf("nothing brings the group %s onto the board", group)
}
