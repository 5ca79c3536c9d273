package board

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

func TestLinksLeadFromFloorToFloor(t *testing.T) {
	link := func(from, to string, oneWay bool) linkAt {
		return linkAt{Link: model.Link{Board: to, OneWay: oneWay}, floor: model.NamedFloor{ID: from}}
	}
	links := []linkAt{link("", "one", false), link("two", "one", false), link("two", "three", true), link("four", "", true)}
	in := connected([]string{""}, links)
	for id, want := range map[string]bool{"": true, "one": true, "two": true, "three": true, "four": false} {
		if in[id] != want {
			t.Errorf("floor %q: %v", id, in[id])
		}
	}
	if in := connected([]string{"three"}, links); len(in) != 1 {
		t.Errorf("from the end of a one-way link one gets to %v", in)
	}
}

func TestCirclesOfCratesAreToldOnce(t *testing.T) {
	crates := func(on ...string) []model.Crate {
		var out []model.Crate
		for i, below := range on {
			out = append(out, model.Crate{ID: string(rune('a' + i)), On: below})
		}
		return out
	}
	for name, c := range map[string]struct {
		all  []model.Crate
		want []int
	}{
		"a stack":             {crates("", "a", "b"), []int{0, 0, 0}},
		"a pair":              {crates("b", "a"), []int{2, 0}},
		"three":               {crates("c", "a", "b"), []int{3, 0, 0}},
		"one beside a circle": {crates("b", "a", "a"), []int{2, 0, 0}},
		"one that is missing": {crates("z"), []int{0}},
	} {
		for i := range c.all {
			if got := circleLength(c.all, &c.all[i]); got != c.want[i] {
				t.Errorf("%s: crate %s: %d", name, c.all[i].ID, got)
			}
		}
	}
}
