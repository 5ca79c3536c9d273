package textbook

import (
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Enemies reports whether a figure counts another as its enemy (seed 000:195, 1541): crews each other, unless they play
// together; traders all NPCs but the peaceful; NPCs all groups but those that theirs lets be. How somebody behaves can change that.
// A trader who has been won over is no enemy of the crew that it came with, which may still be one of its (seed 002:8235-8236).
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
		return x.Crew != y.Crew && x.Hired != y.Crew && !p.Book.together()
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

// fair is whether a figure may attack another in a way: an enemy, or whoever a goal of the mission asks crews to take, however
// peaceful it is, in the ways that count for that (ruling RU-91).
func (p *Position) fair(f, on int, deed string) verdict {
	x := &p.Figures[on]
	switch {
	case p.Enemies(f, on):
		return yes
	case x.Kind == nil || x.Crew >= 0: // traders are not taken, nor who has joined them (seed 000:1541)
		return no
	}
	out := no
	for _, o := range p.Book.Mission.Objectives {
		out = out.or(p.sought(&o.Done, on, deed))
	}
	return out
}

// sought is whether a goal asks for somebody to be taken in a way.
func (p *Position) sought(g *model.Goal, on int, deed string) verdict {
	out := no
	for i := range g.Goals {
		out = out.or(p.sought(&g.Goals[i], on, deed))
	}
	if kinds.GoalKindOf(g.Kind) == kinds.CaptureGoal && (g.Method != Striking || deed == Striking) {
		out = out.or(p.isOne(g.Who, on))
	}
	return out
}

// isOne is whether a figure is one of those of whom a goal speaks by kind, by group or by name. Other choices are not judged.
func (p *Position) isOne(w *model.Who, f int) verdict {
	x := &p.Figures[f]
	switch {
	case w == nil:
		return unknown
	case reflect.DeepEqual(*w, model.Who{NPC: w.NPC}):
		return so(x.Kind != nil && x.Kind.ID == w.NPC)
	case reflect.DeepEqual(*w, model.Who{Group: w.Group}):
		return so(p.groupOf(f).ID == w.Group)
	case reflect.DeepEqual(*w, model.Who{Named: w.Named}):
		return so(slices.Contains(x.Names, w.Named))
	}
	return unknown
}
