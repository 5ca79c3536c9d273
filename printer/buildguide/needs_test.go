package buildguide

import (
	"testing"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/schema/model"
)

// Each list of what to take names things of its own sort only, each once, and together as many as stand on all
// floors; a way between floors is taken once, though it is drawn at both its ends.
func TestNeedsAreWhatStandsOnTheFloors(t *testing.T) {
	for _, m := range []*model.Mission{printertest.Mission(), printertest.Wide()} {
		teller := newTeller(m, boxed())
		want := map[string]int{}
		for _, f := range m.Floors() {
			want["panels"] += len(f.Board.Panels)
			want["crates"] += len(f.Board.Crates)
			want["furniture"] += len(f.Board.Furniture)
			want["markers"] += len(f.Board.Markers) + len(f.Board.Hatches) + len(f.Board.Links)
		}
		for _, c := range []struct {
			name  string
			list  []need
			kinds []board.FeatureKind
		}{
			{"panels", teller.panels(), []board.FeatureKind{board.PanelFeature}},
			{"crates", teller.crates(), []board.FeatureKind{board.CrateFeature}},
			{"furniture", teller.furniture(), []board.FeatureKind{board.FurnitureFeature}},
			{"markers", teller.markers(), []board.FeatureKind{board.MarkerFeature, board.HatchFeature, board.LinkFeature}},
		} {
			sum, seen := 0, map[string]bool{}
			for _, n := range c.list {
				sum += n.count
				own := false
				for _, k := range c.kinds {
					own = own || n.feature.Kind == k
				}
				if !own {
					t.Errorf("%s: %q stands among the %s", m.ID, n.title, c.name)
				}
				key := n.feature.ID + "|" + n.title + "|" + n.detail
				if seen[key] || n.count < 1 {
					t.Errorf("%s: %d × %q, in the list before: %v", m.ID, n.count, n.title, seen[key])
				}
				seen[key] = true
			}
			if sum != want[c.name] {
				t.Errorf("%s: %d %s are to be taken, %d stand there", m.ID, sum, c.name, want[c.name])
			}
		}
	}
	if wide := printertest.Wide(); len(wide.Board.Levels) == 0 {
		t.Error("the wide sample has a single floor")
	}
}
