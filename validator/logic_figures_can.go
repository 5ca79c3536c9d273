package validator

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// kindsMeant are the kinds of NPC that a choice of figures means by kind or by group; nil where it may mean others.
func (w *world) kindsMeant(x *model.Who) []model.NPCKind {
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
func (w *world) noneCan(x *model.Who, can func(model.NPCKind) bool, effect, why string) *never {
	kinds := w.kindsMeant(x)
	if len(kinds) == 0 || slices.ContainsFunc(kinds, can) {
		return nil
	}
	changed := false
	w.effects(func(e effectAt) { changed = changed || e.Kind == effect })
	if changed {
		return nil
	}
	return &never{field: "who", why: fmt.Sprintf("%s %s", kinds[0].Title, why), remedy: "name a kind of NPC that does",
		steps: []string{"kinds of NPC that are meant: " + english.And(names(kinds, npcID))}}
}

// rollsDie reports whether a die picks what an NPC does: its chart, that of a side of its board that of its group or
// one that a level of the track puts in their place has one.
func (w *world) rollsDie(k model.NPCKind) bool {
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

// triggerAble looks at what the figures of a trigger have to be able to do.
func (w *world) triggerAble(t model.Trigger) *never {
	switch t.Kind {
	case "chance":
		return w.noneCan(t.Who, w.rollsDie, "behaviour", "acts without a die")
	case "persuaded":
		return w.noneCan(t.Who, persuadable, "stat", "cannot be persuaded: its board has no number for it")
	}
	return nil
}

// goalAble looks at what a figure that is to be rescued by persuasion alone has to be able to do.
func (w *world) goalAble(g model.Goal) *never {
	if g.Kind != "rescue" || len(g.By) != 1 || g.By[0] != "persuade" {
		return nil
	}
	return w.noneCan(g.Who, persuadable, "stat", "cannot be persuaded: its board has no number for it")
}

// goalShips looks at goals that end aboard a ship in a game that all ships leave as it begins. Where nothing else ends
// such a game, that is told of first.
func (w *world) goalShips(g model.Goal) *never {
	aboard := g.Kind == "escape" || g.Kind == "carry-off" || g.Kind == "rescue" || g.Kind == "capture"
	last, cast := w.castOff()
	if !aboard || !cast || !w.ends() || !w.atOnce() {
		return nil
	}
	return &never{field: "kind", why: "every ship casts off as the game begins, and none docks again", remedy: "let one dock again with {kind: \"airlock\", set: \"docked\"}", steps: last.Reasons[:2]}
}

// atOnce reports whether all ships that leave for good do so as the game begins.
func (w *world) atOnce() bool {
	late := false
	w.effects(func(e effectAt) {
		late = late || e.Kind == "airlock" && (e.rule.When == nil || e.rule.When.Kind != "start" && (e.rule.When.Kind != "round" || e.rule.When.At > 1))
	})
	return !late
}
