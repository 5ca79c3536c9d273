package boxes

import (
	"fmt"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/stock"
	"pgregory.net/rapid"
)

// boxWorld is a mission that needs some panels of two kinds and starting figures, more with two crews, and
// boxes that hold some of each.
func boxWorld(rt *rapid.T) check.Subject {
	few := func(most int, name string) int { return rapid.IntRange(0, most).Draw(rt, name) }
	r := &model.RuleSet{Panels: []model.PanelKind{{ID: "wall"}, {ID: "door"}}, NPCs: []model.NPCKind{{ID: "drone"}}}
	for i := range rapid.IntRange(1, 4).Draw(rt, "boxes") {
		r.Boxes = append(r.Boxes, model.Box{
			ID:     fmt.Sprint("box-", i),
			Panels: []model.BoxCount{{ID: "wall", Count: few(4, "walls")}, {ID: "door", Count: few(3, "doors")}},
			NPCs:   []model.BoxCount{{ID: "drone", Count: 1 + few(2, "drones")}},
		})
	}
	m := &model.Mission{Players: model.Players{Min: 1, Max: 2}}
	for i, n := range []int{few(8, "walls needed"), few(6, "doors needed")} {
		for range n {
			m.Board.Panels = append(m.Board.Panels, model.Panel{Kind: r.Panels[i].ID})
		}
	}
	m.Setup.NPCs = []model.StartNPC{{Kind: "drone", Count: 1 + few(2, "at the start")}}
	m.Variations = []model.Variation{{Min: 2, NPCs: []model.StartNPC{{Kind: "drone", Count: 1 + few(2, "with two crews")}}}}
	for range rapid.IntRange(1, 4).Draw(rt, "claimed") {
		m.Boxes = append(m.Boxes, r.Boxes[rapid.IntRange(0, len(r.Boxes)-1).Draw(rt, "box")].ID)
	}
	return check.Subject{Mission: m, Rules: r}
}

// enough counts by hand whether so many of each box hold what both numbers of crews need.
func enough(s check.Subject, of []int) bool {
	walls, doors, drones := 0, 0, 0
	for i, b := range s.Rules.Boxes {
		walls, doors, drones = walls+of[i]*b.Panels[0].Count, doors+of[i]*b.Panels[1].Count, drones+of[i]*b.NPCs[0].Count
	}
	for _, x := range s.Mission.Board.Panels {
		if x.Kind == "wall" {
			walls--
		} else {
			doors--
		}
	}
	return walls >= 0 && doors >= 0 && drones >= s.Mission.Setup.NPCs[0].Count+s.Mission.Variations[0].NPCs[0].Count
}

// fewest is the smallest number of boxes that is enough, up to four; 5 if there is none.
func fewest(s check.Subject, of []int, from, chosen int) int {
	if enough(s, of) {
		return chosen
	}
	least := 5
	for i := from; i < len(of) && chosen < 4; i++ {
		of[i]++
		least = min(least, fewest(s, of, i, chosen+1))
		of[i]--
	}
	return least
}

func TestTheSmallestSetOfBoxes(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := boxWorld(rt)
		p := check.Look(s)
		got, want := smallestBoxes(p, 4), max(fewest(s, make([]int, len(s.Rules.Boxes)), 0, 0), 1)
		if got == nil && want < 5 || got != nil && len(got) != want {
			rt.Errorf("%v are enough, and %d would be", got, want)
		}
		if got != nil && !enoughBoxes(p, got, nil) {
			rt.Errorf("%v are not enough", got)
		}
	})
}

// Where a remedy names a box to add, adding it is enough.
func TestWhatARemedyAddsIsEnough(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := boxWorld(rt)
		p := check.Look(s)
		x := stock.Part{Sort: "panel", ID: "wall"}
		asked, have := short(p, x)
		if asked <= have {
			rt.Skip("nothing is short")
		}
		most := 0
		for _, b := range s.Rules.Boxes {
			most = max(most, stock.InBox(b, x))
		}
		if got := stock.Addition(p, x, asked); (got != "") != (have+stock.MostAdded*most >= asked) {
			rt.Errorf("%d of %d walls, at most %d in a box: %q", have, asked, most, got)
		}
	})
}
