package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// met is whether a goal is met as the table stands; it is unsure of what only the players see. Of goals that are
// made of others, all parts count at the same time.
func (t *Table) met(g model.Goal) verdict {
	switch g.Kind {
	case "counter":
		return t.metCounter(g)
	case "score":
		if !t.does("score") { // points that nobody keeps on the page
			return unsure
		}
		return is(slices.ContainsFunc(t.state.Scores, func(s Score) bool { return s.Points >= g.Points }))
	case "all":
		return t.metOf(g.Goals, no, yes)
	case "any":
		return t.metOf(g.Goals, yes, no)
	}
	return unsure
}

// metOf puts goals together: one that decides does, then one that nobody knows of, and else it is the other way.
func (t *Table) metOf(goals []model.Goal, decides, otherwise verdict) verdict {
	all := english.Each(goals, t.met)
	switch {
	case slices.Contains(all, decides):
		return decides
	case slices.Contains(all, unsure):
		return unsure
	}
	return otherwise
}

// metCounter takes a number that is passed as reached, from the side on which the counter starts.
func (t *Table) metCounter(g model.Goal) verdict {
	k := find(t.mission.Setup.Counters, g.Of, func(c model.Counter) string { return c.ID })
	i := find(t.state.Counters, g.Of, func(c model.Amount) string { return c.ID })
	if k < 0 || i < 0 {
		return unsure
	}
	now := t.state.Counters[i].Count
	if t.mission.Setup.Counters[k].Start > g.Reaches {
		return is(now <= g.Reaches)
	}
	return is(now >= g.Reaches)
}

// meetGoals notes the open objectives whose goals the table sees met. They stay done: what was reached once was.
func (t *Table) meetGoals() {
	for _, o := range t.mission.Objectives {
		opened := o.After == "" || slices.Contains(t.state.Done, o.After)
		if opened && !slices.Contains(t.state.Done, o.ID) && t.met(o.Done) == yes {
			t.noteDone(o.ID)
		}
	}
}

// noteDone notes that an objective is done, which may open others.
func (t *Table) noteDone(id string) {
	t.state.Done = append(t.state.Done, id)
	t.announce(Event{Kind: Done, ID: id})
	t.meetGoals()
}

// sees reports whether the table always knows if a goal is met.
func (t *Table) sees(g model.Goal) bool {
	switch g.Kind {
	case "counter":
		return find(t.mission.Setup.Counters, g.Of, func(c model.Counter) string { return c.ID }) >= 0
	case "score":
		return t.does("score")
	case "all", "any":
		return !slices.ContainsFunc(g.Goals, func(x model.Goal) bool { return !t.sees(x) })
	}
	return false
}

// goalGaps are the objectives of which somebody has to tell the table that they are done. Who has most of something
// is settled after the game, and what may be kept cannot be missed: of these nobody tells.
func goalGaps(t *Table) []Gap {
	var unseen []string
	for _, o := range t.mission.Objectives {
		if o.Done.Kind != "rank" && o.Done.Kind != "loot" && !t.sees(o.Done) {
			unseen = append(unseen, t.names().Objective(o.ID))
		}
	}
	if len(unseen) == 0 {
		return nil
	}
	return []Gap{{Path: "objectives", Part: "objectives", Text: "press Done under Mission when " + english.List(unseen, "or") + " is done"}}
}
