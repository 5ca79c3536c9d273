package textbook

import "slices"

// Enemies reports whether a figure counts another as its enemy (seed 000:195, 1541): crews each other, unless they play
// together; traders all NPCs but the peaceful; NPCs all groups but those that theirs lets be. How somebody behaves can change that.
func (p *Position) Enemies(a, b int) bool {
	x, y := &p.Figures[a], &p.Figures[b]
	switch {
	case a == b:
		return false
	case x.Crew < 0 && slices.Contains([]string{"dormant", "neutral", "fleeing"}, x.Mood), x.Crew < 0 && x.Mood == "friendly" && y.Crew >= 0:
		return false
	case x.Crew >= 0 && y.Crew < 0 && y.Mood != "":
		return y.Mood == "hostile" || y.Mood != "neutral" && y.Mood != "friendly" && !p.groupOf(b).Peaceful
	case x.Crew >= 0 && y.Crew >= 0:
		return x.Crew != y.Crew && !p.Book.together()
	case x.Crew >= 0:
		return !p.groupOf(b).Peaceful
	}
	return !slices.Contains(p.groupOf(a).Ignores, p.groupOf(b).ID)
}

// together reports whether crews are no enemies in this mission (ruling RU-88).
func (b *Book) together() bool {
	truce := b.Rules.Play.Truce
	return b.Mission.Players.Mode == "co-op" && truce != nil && !truce.Enemies
}
