package render

import (
	"testing"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/printer/bundle"
	"github.com/sortie-tools/sortie/printer/scene"
)

// The map of play.html has a window for each door of the table, in the table's order: each lies on the panel that has
// its name.
func TestEachDoorOfTheTableHasItsWindowOnTheMap(t *testing.T) {
	all, err := units()
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, u := range all {
		m := u.Mission
		if m == nil {
			continue
		}
		p, err := New(u, Options{})
		if err != nil {
			t.Fatal(err)
		}
		var in bundle.Input
		if err := p.mapForPlay(&in); err != nil {
			t.Fatal(err)
		}
		table, err := corespace.NewTable(m, u.Rules, u.Decks, m.Players.Min, 1)
		if err != nil {
			t.Fatal(err)
		}
		doors := table.View().Doors
		if len(doors) != len(in.Doors) {
			t.Errorf("%s: %d windows for %d doors", m.ID, len(in.Doors), len(doors))
			continue
		}
		for i, door := range doors {
			panel, known := in.Places[door.Panel]
			middle := scene.Point{X: in.Doors[i].X + in.Doors[i].W/2, Y: in.Doors[i].Y + in.Doors[i].H/2}
			if known && !panel.Holds(middle) {
				t.Errorf("%s: the window of %s is not on its panel", m.ID, door.Panel)
			}
			if known {
				named++
			}
		}
	}
	if named < 5 {
		t.Errorf("only %d doors with a name were looked at", named)
	}
}
