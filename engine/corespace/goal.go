package corespace

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/kinds/ending"
	"github.com/sortie-tools/sortie/schema/model"
)

// met is whether a goal is met as the table stands; it is unsure of what only the players see. Of goals that are
// made of others, all parts count at the same time.
func (t *Table) met(g model.Goal) verdict {
	switch kinds.Joins(g) {
	case kinds.All:
		return t.metOf(g.Goals, no, yes)
	case kinds.One:
		return t.metOf(g.Goals, yes, no)
	}
	for _, c := range kinds.Wants(g) {
		switch c.Sort {
		case kinds.CounterCell:
			return t.metCounter(c)
		case kinds.ScoreCell:
			if !t.program.Writes(kinds.ScoreCell) { // points that nobody keeps on the page
				return unsure
			}
			return is(slices.ContainsFunc(t.state.Scores, func(s Score) bool { return s.Points >= c.Low }))
		}
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
func (t *Table) metCounter(c kinds.Cell) verdict {
	i := find(t.mission.Setup.Counters, c.ID, func(c model.Counter) string { return c.ID })
	if i < 0 {
		return unsure
	}
	now := append([]int{t.state.Counters[i].Count}, t.own(i)...) // of those that crews keep, any will do
	if t.mission.Setup.Counters[i].Start > c.Low {
		return is(slices.Min(now) <= c.Low)
	}
	return is(slices.Max(now) >= c.Low)
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
	if kinds.Joins(g) != kinds.Alone {
		return !slices.ContainsFunc(g.Goals, func(x model.Goal) bool { return !t.sees(x) })
	}
	cells := kinds.Wants(g)
	if c, counts := kinds.Of(cells, kinds.CounterCell); counts {
		return find(t.mission.Setup.Counters, c.ID, func(c model.Counter) string { return c.ID }) >= 0
	}
	return kinds.Has(cells, kinds.ScoreCell) && t.program.Writes(kinds.ScoreCell)
}

// verdict says who has lost and won, as far as the table knows; nothing as long as the game goes on.
func (t *Table) verdict() []string {
	if !t.state.Over {
		return nil
	}
	r := ending.Result{Crews: t.state.Crews}
	if t.program.Writes(kinds.ScoreCell) {
		r.Points = english.Each(t.state.Scores, func(s Score) int { return s.Points })
	}
	id := t.rules.Ending.Objective
	done := slices.Contains(t.state.Done, id)
	if i := find(t.mission.Objectives, id, func(o model.Objective) string { return o.ID }); done || i >= 0 && t.sees(t.mission.Objectives[i].Done) {
		r.Done = &done
	}
	return ending.Verdict(t.names(), t.rules.Ending, r)
}
