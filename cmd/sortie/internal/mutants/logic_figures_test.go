package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// endless finds missions whose primary objective nobody can meet for want of what it counts: a figure that
// never comes, or a zone that is not there.
func endless(t *trial) []fault {
	codes := []string{"OBJ", "RCH", "DCK", "CMP"}
	var faults []fault
	for _, o := range t.mission.Objectives {
		for _, g := range goals(o.Done) {
			if g.Who != nil && g.Who.NPC != "" && !comes(t, g.Who.NPC) {
				faults = append(faults, wrong(codes, "%s asks for %s, who never comes", o.ID, g.Who.NPC))
			}
		}
	}
	return faults
}

// comes reports whether a kind of figure can come to the board: from the start, by the track, by a rule, by a
// card or by a hidden thing.
func comes(t *trial, npc string) bool {
	m := t.mission
	for _, n := range m.Setup.NPCs {
		if n.Kind == npc || slices.Contains(n.Among, npc) {
			return true
		}
	}
	for _, v := range m.Variations {
		if slices.ContainsFunc(v.NPCs, func(n model.StartNPC) bool { return n.Kind == npc }) {
			return true
		}
	}
	for _, e := range effectsOf(m) {
		if e.NPC == npc {
			return true
		}
	}
	return byTrack(t, npc) || byCard(t, npc) || byChart(t, npc)
}

// byChart reports whether a figure of another kind can turn out to be one of this: a face of a chart says so.
func byChart(t *trial, npc string) bool {
	for _, c := range t.rules.Charts {
		if !slices.ContainsFunc(c.Lines, func(l model.ChartLine) bool { return l.Face == npc }) {
			continue
		}
		for _, n := range t.rules.NPCs {
			for _, g := range t.rules.Groups {
				if g.ID == n.Group && (n.Chart == c.ID || g.Chart == c.ID) && n.ID != npc && comes(t, n.ID) {
					return true
				}
			}
		}
	}
	return false
}

func byTrack(t *trial, npc string) bool {
	a := t.mission.Setup.Arrivals
	if a != nil && a.None {
		return false
	}
	swapped := false
	if a != nil {
		for _, s := range a.Map {
			if s.By == npc {
				return true
			}
			swapped = swapped || s.NPC == npc
		}
	}
	for _, l := range t.rules.Hostility.Levels {
		for _, r := range l.Arrivals {
			if r.NPC == npc && !swapped {
				return true
			}
		}
	}
	return false
}

func byCard(t *trial, npc string) bool {
	for _, e := range asked(t.mission) {
		for _, d := range t.decks {
			for _, c := range d.Cards {
				if d.Kind != e.Kind || d.Edition != t.rules.ID {
					continue
				}
				for _, b := range c.Bands {
					if slices.ContainsFunc(deep(b.Do), func(f model.Effect) bool { return f.NPC == npc }) {
						return true
					}
				}
			}
		}
	}
	return false
}
