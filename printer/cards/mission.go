package cards

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// mission is a card of the mission itself, the event cards that its set-up asks for, and the NPCs that it can
// bring.
func (k maker) mission(m *model.Mission) []card {
	out := k.missionCard(m)
	for _, e := range k.allocations(m) {
		for _, d := range k.job.Decks {
			if d.Kind == e.Kind && d.Edition == k.rules.ID {
				out = append(out, k.deck(d, wanted(e))...)
			}
		}
	}
	return append(out, k.npcs(k.arriving(m))...)
}

// wanted is how many cards of a kind have to be printed: as many as the set-up counts, or all, where chance or
// the players pick.
func wanted(e model.EventAllocation) int {
	if e.Mode == model.CountCards {
		return max(0, e.Count)
	}
	return -1
}

// allocations are the kinds of event card that the mission uses, each once: with whatever number of crews it is
// played, and whatever is shuffled in.
func (k maker) allocations(m *model.Mission) []model.EventAllocation {
	all := slices.Clone(m.Setup.Events)
	for _, v := range m.Variations {
		all = append(all, v.Events...)
	}
	for _, c := range m.Setup.Deck {
		if c.Category != "" && c.Op != "remove" {
			all = append(all, model.EventAllocation{Kind: c.Category, Mode: model.AllCards})
		}
	}
	var out []model.EventAllocation
	for _, e := range all {
		i := slices.IndexFunc(out, func(o model.EventAllocation) bool { return o.Kind == e.Kind })
		switch {
		case i < 0:
			out = append(out, e)
		case wanted(out[i]) >= 0 && (wanted(e) < 0 || wanted(e) > wanted(out[i])):
			out[i] = e
		}
	}
	return out
}

// arriving are the NPCs that a mission can bring: on the board from the start, called by the hostility, or by
// rules or event cards.
func (k maker) arriving(m *model.Mission) []string {
	ids := []string{}
	add := func(id string) {
		if id != "" && !slices.Contains(ids, id) && !slices.Contains(m.Setup.Without, k.groupOf(id)) {
			ids = append(ids, id)
		}
	}
	for _, n := range m.Setup.NPCs {
		add(n.Kind)
	}
	for _, v := range m.Variations {
		for _, n := range v.NPCs {
			add(n.Kind)
		}
	}
	for _, l := range k.rules.Hostility.Levels {
		for _, a := range l.Arrivals {
			add(a.NPC)
		}
	}
	for _, r := range m.Rules {
		brought(r.Do, add, 0)
	}
	for _, e := range k.allocations(m) {
		for _, d := range k.job.Decks {
			if d.Kind == e.Kind && d.Edition == k.rules.ID {
				broughtByDeck(d, add)
			}
		}
	}
	return ids
}

func broughtByDeck(d *model.Deck, add func(string)) {
	for _, c := range d.Cards {
		add(c.Fallback)
		for _, b := range c.Bands {
			brought(b.Do, add, 0)
		}
	}
}

// maxDepth bounds effects in effects.
const maxDepth = 16

// brought adds the NPCs that effects place.
func brought(effects []model.Effect, add func(string), depth int) {
	if depth > maxDepth {
		return
	}
	for _, e := range effects {
		if c, arrive := kinds.Of(kinds.Writes(e), kinds.FigureCell); arrive && c.State == "" {
			add(c.ID)
		}
		brought(e.Do, add, depth+1)
		brought(e.Otherwise, add, depth+1)
		for _, row := range e.Rows {
			brought(row.Do, add, depth+1)
		}
		for _, o := range e.Options {
			brought(o.Do, add, depth+1)
		}
	}
}

func (k maker) groupOf(npc string) string {
	for _, n := range k.rules.NPCs {
		if n.ID == npc {
			return n.Group
		}
	}
	return ""
}
