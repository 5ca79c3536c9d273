package model

import "slices"

// Coming is an arrival of a level as it happens in a mission.
type Coming struct {
	Arrival
	For string `json:"for,omitempty"` // the kind of NPC in whose place it comes; empty where it comes for itself
}

// Arrivals are what a level of the hostility track brings in a mission: without the groups that are not in
// play, and with the kinds that come in place of others. It is the same for every page that shows a track, and
// for whoever plays.
func (m *Mission) Arrivals(r *RuleSet, l HostilityLevel) []Coming {
	var out []Coming
	for _, a := range l.Arrivals {
		if m.stays(r, a.NPC) {
			continue
		}
		c := Coming{Arrival: a}
		if by := m.instead(a.NPC); by != a.NPC {
			c.NPC, c.For = by, a.NPC
		}
		if m.Elsewhere(r, c.NPC) != nil {
			c.At = ""
		}
		out = append(out, c)
	}
	return out
}

// stays reports whether a kind does not arrive in a mission: nothing does, or its group is not in play.
func (m *Mission) stays(r *RuleSet, npc string) bool {
	if m.Setup.Arrivals != nil && m.Setup.Arrivals.None {
		return true
	}
	i := slices.IndexFunc(r.NPCs, func(n NPCKind) bool { return n.ID == npc })
	return i >= 0 && slices.Contains(m.Setup.Without, r.NPCs[i].Group)
}

// instead is the kind that comes in a mission in place of another, or that kind itself.
func (m *Mission) instead(npc string) string {
	if s := m.Setup.Arrivals; s != nil {
		for _, x := range s.Map {
			if x.NPC == npc {
				return x.By
			}
		}
	}
	return npc
}

// Elsewhere is where NPCs of a kind arrive in a mission in place of an entry point; nil where they have no place of their
// own. What is said of the kind goes before what is said of its group.
func (m *Mission) Elsewhere(r *RuleSet, npc string) *Place {
	if m.Setup.Arrivals == nil {
		return nil
	}
	i := slices.IndexFunc(r.NPCs, func(n NPCKind) bool { return n.ID == npc })
	var at *Place
	for k := range m.Setup.Arrivals.Apart {
		switch x := &m.Setup.Arrivals.Apart[k]; {
		case x.NPC == npc:
			return &x.At
		case x.NPC == "" && i >= 0 && x.Group == r.NPCs[i].Group && at == nil:
			at = &x.At
		}
	}
	return at
}
