package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// counters are the mission's counters as they stand at the start.
func (t *Table) counters() []model.Amount {
	var out []model.Amount
	for _, c := range t.mission.Setup.Counters {
		out = append(out, model.Amount{ID: c.ID, Count: within(c, c.Start)})
	}
	return out
}

// ownCounters are those of which each crew keeps one, as they stand at the start; nil where the mission has none.
func (t *Table) ownCounters() [][]int {
	if !slices.ContainsFunc(t.mission.Setup.Counters, func(c model.Counter) bool { return c.PerCrew }) {
		return nil
	}
	out := make([][]int, len(t.mission.Setup.Counters))
	for i, c := range t.mission.Setup.Counters {
		if c.PerCrew {
			out[i] = slices.Repeat([]int{within(c, c.Start)}, t.state.Crews)
		}
	}
	return out
}

// own are what each crew has of a counter of the mission; nil where all crews share it.
func (t *Table) own(i int) []int {
	if i < 0 || i >= len(t.state.Own) {
		return nil
	}
	return t.state.Own[i]
}

// Counter is where a counter stands, and of which crew, from 1, where each crew keeps one of its own.
type Counter struct {
	ID    string `json:"id"`
	Crew  int    `json:"crew,omitempty"`
	Count int    `json:"count"`
}

// kept are the counters that lie on the table, as the set-up sheet lists them.
func (t *Table) kept() []Counter {
	var out []Counter
	for i, c := range t.state.Counters {
		own := t.own(i)
		switch {
		case !t.mission.Setup.Counters[i].Shown():
		case own == nil:
			out = append(out, Counter{ID: c.ID, Count: c.Count})
		}
		for crew, n := range own {
			if t.mission.Setup.Counters[i].Shown() {
				out = append(out, Counter{ID: c.ID, Crew: crew + 1, Count: n})
			}
		}
	}
	return out
}

// within is a value that a counter can have: none of them goes beyond its most, and what is counted is there
// or not, so that it is never less than nothing.
func within(c model.Counter, n int) int {
	n = max(n, min(0, c.Start))
	if c.Most != nil {
		return min(n, *c.Most)
	}
	return n
}

// maxCount bounds what anybody may add to a counter at once.
const maxCount = 100

// adjustCounter adds to a counter, or takes from it, as the players say: to that of a crew, where each keeps one of its own.
func (t *Table) adjustCounter(id string, crew, n int) error {
	i := find(t.state.Counters, id, func(c model.Amount) string { return c.ID })
	switch own := t.own(i); {
	case i < 0:
		return fmt.Errorf("the mission has no counter %q", id)
	case n == 0 || n < -maxCount || n > maxCount:
		return fmt.Errorf("a counter goes up or down by 1 to %d, not %d", maxCount, n)
	case own != nil && (crew < 1 || crew > len(own)):
		return fmt.Errorf("each crew keeps counter %q, and there is no crew %d", id, crew)
	case own == nil && crew != 0:
		return fmt.Errorf("no crew keeps counter %q by itself", id)
	}
	t.addCounter(i, crew, n)
	return nil
}

// addCounter moves a counter of the mission as far as it goes, that of a crew where each keeps one, tells of it, and reports
// whether it moved. Of those that crews keep the table counts the highest as well: it is what the first of them has reached.
func (t *Table) addCounter(i, crew, n int) bool {
	now := &t.state.Counters[i].Count
	own := t.own(i)
	if own != nil {
		now = &own[crew-1]
	}
	before := *now
	*now = within(t.mission.Setup.Counters[i], before+n)
	if *now == before {
		return false
	}
	count := *now
	if own != nil {
		t.state.Counters[i].Count = slices.Max(own)
	}
	t.announce(Event{Kind: Counted, ID: t.state.Counters[i].ID, Crew: crew, Count: count - before, Value: count})
	t.meetGoals()
	return true
}
