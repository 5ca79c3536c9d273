package xia

import "slices"

// Border is the border on one side of a hex as seen from that hex: the one the sector notes for the
// side, an entrance, or that of the hex's terrain. Rules is where terrains say so. It is empty off the
// tile.
func (s *Sector) Border(rules *RuleSet, at Axial, side string) string {
	h := s.Hex(at)
	step, ok := HexStep(side)
	if h == nil || !ok {
		return ""
	}
	name := h.ID + "-" + side
	if i := slices.IndexFunc(s.Borders, func(b BorderNote) bool { return b.ID == name }); i >= 0 {
		return s.Borders[i].Kind
	}
	if s.Planet != nil && slices.Contains(s.Planet.Entrances, name) {
		return rules.entrance()
	}
	return rules.border(h.Terrain, s.Hex(at.Plus(step)))
}

// Crossing is the borders that a ship passes on its way through a side of a hex, in the order in
// which their effects apply (seed 001:1515-1520): the one it leaves through and, where another hex of
// the tile lies behind it, the one it comes in by. Borders that act on nobody are left out, and so
// are those that act on ships coming in when it leaves by them. No play-test asks for it yet: it proves
// on the rulebook's worked examples that a sector's borders hold all that a step needs.
func (s *Sector) Crossing(rules *RuleSet, at Axial, side string) []string {
	var passed []string
	if b := s.Border(rules, at, side); rules.acts(b, "crossing") {
		passed = append(passed, b)
	}
	step, _ := HexStep(side)
	if b := s.Border(rules, at.Plus(step), Opposite(side)); rules.acts(b, "crossing", "entering") {
		passed = append(passed, b)
	}
	return passed
}

// border is the border between a terrain and the hex next to it, which is nil beyond the tile.
func (r *RuleSet) border(terrain string, next *Hex) string {
	i := slices.IndexFunc(r.Terrains, func(t Terrain) bool { return t.ID == terrain })
	switch {
	case i < 0:
		return ""
	case next != nil && next.Terrain == terrain && r.Terrains[i].Within != "":
		return r.Terrains[i].Within
	}
	return r.Terrains[i].Border
}

// entrance is the border that a planet's status has a say in.
func (r *RuleSet) entrance() string {
	for _, b := range r.Borders {
		if b.Legal {
			return b.ID
		}
	}
	return ""
}

// acts reports whether a border acts at one of the given times.
func (r *RuleSet) acts(border string, when ...string) bool {
	return slices.ContainsFunc(r.Borders, func(b Border) bool { return b.ID == border && slices.Contains(when, b.Acts) })
}
