package trackers

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/scene"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// npcBoards are the boards of the groups of NPCs that can come in a mission; without a mission, of every group.
// A group with a stronger side has a card; the boards of the others are stacked.
func npcBoards(j *product.Job, m *model.Mission) *scene.Document {
	w := newWriter(j, "NPC boards")
	k := stack{writer: w, c: w.card()}
	var list []group
	for _, g := range groups(w.r, m) {
		list = append(list, w.split(g, k.c)...)
	}
	for _, g := range list {
		if g.stronger() {
			w.npcCard(g)
		}
	}
	for _, g := range list {
		if !g.stronger() {
			w.npcBoard(&k, g)
		}
	}
	return w.Finish()
}

// group is a group of NPCs with those of its kinds that come.
type group struct {
	model.NPCGroup
	kinds []model.NPCKind
	owned map[string]int // figures in the boxes, by kind
	part  int            // of a group with more kinds than a board takes; 0: the first
}

// name is the group's name for a bookmark.
func (g group) name() string {
	if g.part > 0 {
		return fmt.Sprintf("npc-%s-%d", g.ID, g.part+1)
	}
	return "npc-" + g.ID
}

// split parts a group whose kinds do not fit on one board.
func (w *writer) split(g group, c card) []group {
	room := c.h - cardHead - tableHigh - cardPad - 4*mm
	out := []group{g}
	out[0].kinds = nil
	used := scene.Unit(0)
	for _, k := range g.kinds {
		high := max(w.kindPart(g, k, usual, c.w-2*cardPad).H, w.kindPart(g, k, stronger, c.w-2*cardPad).H)
		if used += high; used > room && len(out[len(out)-1].kinds) > 0 {
			next := g
			next.kinds, next.part, used = nil, len(out), high
			out = append(out, next)
		}
		last := &out[len(out)-1]
		last.kinds = append(last.kinds, k)
	}
	return out
}

// groups are those with kinds, in the order of the rule set; kinds of no listed group make one of their own.
func groups(r *model.RuleSet, m *model.Mission) []group {
	var out []group
	for _, g := range r.Groups {
		out = append(out, group{NPCGroup: g, owned: owned(r, m)})
	}
	comes := coming(r, m)
	for _, k := range r.NPCs {
		if !comes(k) {
			continue
		}
		i := slices.IndexFunc(out, func(g group) bool { return g.ID == k.Group })
		if i < 0 {
			i = len(out)
			out = append(out, group{NPCGroup: model.NPCGroup{ID: k.Group, Title: english.Capital(k.Group)}, owned: owned(r, m)})
		}
		out[i].kinds = append(out[i].kinds, k)
	}
	return slices.DeleteFunc(out, func(g group) bool { return len(g.kinds) == 0 })
}

// coming tells which kinds can come in a mission: figures in its boxes, those that it names, those that its
// track brings; none of a group that it does without.
func coming(r *model.RuleSet, m *model.Mission) func(model.NPCKind) bool {
	if m == nil {
		return func(model.NPCKind) bool { return true }
	}
	named := map[string]bool{}
	for _, ref := range append(refs.Of(m, nil), refs.Of(r.Hostility, nil)...) {
		if slices.Contains(ref.Domains, "npcs") {
			named[ref.ID] = true
		}
	}
	have := owned(r, m)
	return func(k model.NPCKind) bool {
		return !slices.Contains(m.Setup.Without, k.Group) && (named[k.ID] || have[k.ID] > 0)
	}
}

// owned is how many figures of each kind the boxes hold: those that a mission names, or all.
func owned(r *model.RuleSet, m *model.Mission) map[string]int {
	out := map[string]int{}
	for _, b := range r.Boxes {
		times := 1
		if m != nil {
			times = 0
			for _, id := range m.Boxes {
				if id == b.ID {
					times++
				}
			}
		}
		for _, c := range b.NPCs {
			out[c.ID] += min(max(c.Count, 0), maxList) * min(times, maxList)
		}
	}
	return out
}
