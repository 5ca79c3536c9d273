package layout_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/sortie-tools/sortie/printer/internal/printertest"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/scene"
)

// Outlines are remembered by the face and the size, and what is done with one does not reach the next.
func TestOutlinesAreTheSameEveryTime(t *testing.T) {
	set := printertest.Fonts(t)
	outline := func(set *layout.Set, face string, size scene.Unit) scene.Path {
		run := set.Line(layout.Style{Face: face, Size: size}, "Öde 44").Runs[0]
		return set.Outline(run.Run)
	}
	for _, face := range []string{layout.Body, layout.Title, layout.Body} {
		for _, size := range []scene.Unit{3000, 6000, 3000} {
			got := outline(set, face, size)
			want := outline(printertest.Fonts(t), face, size)
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s in %d: %s", face, size, diff)
			}
			for i := range got.Points {
				got.Points[i].X += 1000
			}
		}
	}
}
