package plan

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/sortie-tools/sortie/schema/model"
)

const sample = `
+-------+-------+--###--+.......+.......+
                |               .       |
  c1            #       l2      .   e   |
                |               .       |
+-D---W-+--WWW--+-D-+---+       +       +`

// summary writes panels and labels one a line, to compare.
func summary(d *Drawing) string {
	var out []string
	for _, p := range d.Panels {
		flip := ""
		if p.Flipped {
			flip = " flipped"
		}
		out = append(out, fmt.Sprintf("%s %s-%s%s @%d:%d-%d:%d", p.Kind, place(p.From), place(p.To), flip, p.Line, p.Col, p.EndLine, p.EndCol))
	}
	for _, l := range d.Labels {
		out = append(out, fmt.Sprintf("%s in %s of %s-%s @%d:%d-%d", l.ID, place(l.Cell), place(l.From), place(l.To), l.Line, l.Col, l.EndCol))
	}
	return strings.Join(out, "\n")
}

func read(t *testing.T, src string, o Options) *Drawing {
	t.Helper()
	d, errs := Read(strings.TrimPrefix(src, "\n"), o)
	for _, e := range errs {
		t.Errorf("%d:%d-%d %s %s; %s", e.Line, e.Col, e.EndCol, e.Code, e.Message, e.Remedy)
	}
	return d
}

func TestReadsTheSampleBoard(t *testing.T) {
	got := summary(read(t, sample, board(20, 4)))
	want := strings.TrimSpace(`
wall 0,0-4,0 @1:2-1:9
wall 4,0-8,0 @1:10-1:17
wide-doorway 8,0-12,0 @1:18-1:25
arch 12,0-16,0 @1:26-1:33
arch 16,0-20,0 @1:34-1:41
wide-doorway 8,0-8,4 @2:17-4:18
arch 16,0-16,4 @2:33-4:34
wall 20,0-20,4 @2:41-4:42
doorway-window 0,4-4,4 @5:2-5:9
window 4,4-8,4 @5:10-5:17
half-doorway 8,4-10,4 @5:18-5:21
half-wall 10,4-12,4 @5:22-5:25
c1 in 0,2 of 0,0-2,4 @3:3-5
l2 in 12,2 of 10,0-14,4 @3:25-27
e in 18,2 of 16,0-20,4 @3:37-38`)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestReads(t *testing.T) {
	for name, test := range map[string]struct {
		src    string
		o      Options
		panels string
	}{
		"a spelling backwards is the same panel turned": {"+-W---D-+\n\n+       +", board(4, 2), "doorway-window 0,0-4,0 flipped @1:2-1:9"},
		"a window above a door is turned too":           {"+       +\nW\n|\nD\n+       +", board(4, 4), "doorway-window 0,0-0,4 flipped @2:1-4:2"},
		"the longest panel":                             {"+...............+\n\n+               +", board(8, 2), "wide-arch 0,0-8,0 @1:2-1:17"},
		"CRLF and blanks at line ends": {"+---+   \r\n|\r\n+   +\r\n", board(2, 2),
			"half-wall 0,0-2,0 @1:2-1:5\nhalf-wall 0,0-0,2 @2:1-2:2"},
		"a run ends on a panel that passes": {"+       +\n    |\n+-------+\n    D\n+       +", board(4, 4),
			"half-wall 2,0-2,2 @2:5-2:6\nwall 0,2-4,2 @3:2-3:9\nhalf-doorway 2,2-2,4 @4:5-4:6"},
		"the passing panel may stand upright": {"+   +   +\n    |\n+---#---+\n    |\n+   +   +", board(4, 4),
			"wide-doorway 2,0-2,4 @2:5-4:6\nhalf-wall 0,2-2,2 @3:2-3:5\nhalf-wall 2,2-4,2 @3:6-3:9"},
		"a run ends on the blank rim": {"+       +\n    |\n    |\n    |\n+       +", board(4, 4), "wall 2,0-2,4 @2:5-4:6"},
		"an offset moves everything": {"+---+\n\n+   +", Options{Width: 200, Height: 200, Lattice: 200, Offset: model.Point{X: 0, Y: 100}, Kinds: kinds()},
			"half-wall 0,1-2,1 @1:2-1:5"},
		"a legend adds a spelling": {"+--H--H-+\n|\nH\n|\n+       +",
			Options{Width: 400, Height: 400, Lattice: 200, Kinds: kinds(), Legend: map[string]string{"--H--H-": "girder", "|H|": "girder"}},
			"girder 0,0-4,0 @1:2-1:9\ngirder 0,0-0,4 @2:1-4:2"},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(test.panels, summary(read(t, test.src, test.o))); diff != "" {
				t.Error(diff)
			}
		})
	}
}
