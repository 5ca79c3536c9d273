package infer

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// kindsMeant are the kinds of NPC that a choice of figures means by kind or by group; nil where it may mean others.
func (w *World) kindsMeant(x *model.Who) []model.NPCKind {
	if x == nil || x.NPC == "" && x.Group == "" {
		return nil
	}
	var out []model.NPCKind
	for _, k := range w.Rules.NPCs {
		if (x.NPC == "" || k.ID == x.NPC) && (x.Group == "" || k.Group == x.Group) {
			out = append(out, k)
		}
	}
	return out
}

// noneCan says that none of the NPCs that are meant can do something, or nothing. What the mission itself changes about
// figures may let them.
func (w *World) noneCan(x *model.Who, can func(model.NPCKind) bool, change kinds.Sort, why string) *Never {
	meant := w.kindsMeant(x)
	if len(meant) == 0 || slices.ContainsFunc(meant, can) {
		return nil
	}
	if w.changed(change, func(Effect, kinds.Cell) bool { return true }) {
		return nil
	}
	return &Never{Field: "who", Why: fmt.Sprintf("%s %s", meant[0].Title, why), Remedy: "name a kind of NPC that does",
		Steps: []string{"kinds of NPC that are meant: " + english.And(english.Each(meant, func(k model.NPCKind) string { return k.ID }))}}
}

// rollsDie reports whether a die picks what an NPC does: its chart, that of a side of its board that of its group or
// one that a level of the track puts in their place has one.
func (w *World) rollsDie(k model.NPCKind) bool {
	charts := []string{k.Chart}
	for _, s := range []*model.Stats{k.Stats, k.Charged} {
		if s != nil {
			charts = append(charts, s.Chart)
		}
	}
	if g := find(w.Rules.Groups, k.Group, groupID); g != nil && k.Chart == "" {
		charts = append(charts, g.Chart)
	}
	for _, l := range w.Rules.Hostility.Levels {
		for _, c := range l.Charts {
			charts = append(charts, c.Chart)
		}
	}
	return slices.ContainsFunc(charts, func(id string) bool {
		c := find(w.Rules.Charts, id, func(c *model.Chart) string { return c.ID })
		return c != nil && c.Die != ""
	})
}

// persuadable reports whether an NPC may be persuaded: its board says what that takes, or nobody knows its board.
func persuadable(k model.NPCKind) bool {
	if k.Stats == nil || k.Provenance == model.Assumed {
		return true
	}
	return slices.ContainsFunc([]*model.Stats{k.Stats, k.Charged}, func(s *model.Stats) bool { return s != nil && s.Persuade != nil })
}

// able looks at what figures have to be able to do: to be won over, or to act by a die.
func (w *World) able(c kinds.Cell) *Never {
	switch c.Sort {
	case kinds.ChanceCell:
		return w.noneCan(c.Who, w.rollsDie, kinds.ChartCell, "acts without a die")
	case kinds.PersuadedCell:
		return w.noneCan(c.Who, persuadable, kinds.NumberCell, "cannot be persuaded: its board has no number for it")
	}
	return nil
}

// lifeless says that what is asked of figures no body does: to fall, to be won over, to act by a die.
func (w *World) lifeless(c kinds.Cell) *Never {
	if c.Who == nil || !(kinds.Names{Mission: w.Mission, Rules: w.Rules}).Body(c.Who) {
		return nil
	}
	does := map[kinds.Sort]string{kinds.FallCell: "be brought down", kinds.PersuadedCell: "be won over", kinds.ChanceCell: "act"}[c.Sort]
	return &Never{Field: "who", Why: "a body cannot " + does + ": it lies there defeated from the start",
		Remedy: "name somebody who is not defeated, or take body out of the set-up"}
}
