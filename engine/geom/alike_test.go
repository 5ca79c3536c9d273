package geom

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/model"
)

// A lattice made from another is the one of a board without what was taken away.
func TestBareAndOpenedAreTheLatticeOfSuchABoard(t *testing.T) {
	rules := testRules()
	rapid.Check(t, func(t *rapid.T) {
		b := boards(rules).Draw(t, "board")
		cleared := *b
		cleared.Furniture, cleared.Panels = nil, slices.Clone(b.Panels)
		for i := range cleared.Panels {
			if cleared.Panels[i].State != "" {
				cleared.Panels[i].State = model.Open
			}
		}
		got, want := New(b, rules).Bare().Opened(), New(&cleared, rules)
		if d := cmp.Diff(want.Rooms(), got.Rooms()); d != "" {
			t.Fatalf("other rooms:\n%s", d)
		}
		for _, c := range want.Cells() {
			if !got.Free(c) {
				t.Errorf("something stands on %v", c)
			}
			for n := range want.neighbours(c) {
				if g, w := got.passes(c, n, Query{}), want.passes(c, n, Query{}); g != w || !slices.Equal(got.Crossed(c, n), want.Crossed(c, n)) {
					t.Errorf("from %v to %v: %v, want %v", c, n, g, w)
				}
			}
		}
		if d := cmp.Diff(want.board, got.board); d != "" {
			t.Errorf("another board:\n%s", d)
		}
	})
}
