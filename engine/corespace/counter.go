package corespace

import (
	"fmt"

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

// kept are the counters that lie on the table, as the set-up sheet lists them.
func (t *Table) kept() []model.Amount {
	var out []model.Amount
	for i, c := range t.state.Counters {
		if t.mission.Setup.Counters[i].Shown() {
			out = append(out, c)
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

// adjustCounter adds to a counter, or takes from it, as the players say.
func (t *Table) adjustCounter(id string, n int) error {
	if find(t.state.Counters, id, func(c model.Amount) string { return c.ID }) < 0 {
		return fmt.Errorf("the mission has no counter %q", id)
	}
	if n == 0 || n < -maxCount || n > maxCount {
		return fmt.Errorf("a counter goes up or down by 1 to %d, not %d", maxCount, n)
	}
	t.addCounter(id, n)
	return nil
}

// addCounter moves a counter as far as it goes, tells of it, and reports whether it moved.
func (t *Table) addCounter(id string, n int) bool {
	i := find(t.state.Counters, id, func(c model.Amount) string { return c.ID })
	k := find(t.mission.Setup.Counters, id, func(c model.Counter) string { return c.ID })
	if i < 0 || k < 0 {
		return false
	}
	c := &t.state.Counters[i]
	before := c.Count
	c.Count = within(t.mission.Setup.Counters[k], before+n)
	if c.Count == before {
		return false
	}
	t.announce(Event{Kind: Counted, ID: id, Count: c.Count - before, Value: c.Count})
	t.meetGoals()
	return true
}
