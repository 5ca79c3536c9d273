package plan

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestRuns(t *testing.T) {
	at := func(x, y model.Length) model.Point { return model.Point{X: x, Y: y} }
	for name, test := range map[string]struct {
		run  Run
		want string
	}{
		"two inches at 45 degrees": {Run{From: at(400, 0), Dir: "SE", Panels: []string{"half-wall"}}, "half-wall 4,0-5.4,1.4"},
		"ends near a post snap to it": {Run{From: at(400, 0), Dir: "SE", Panels: []string{"half-wall", "wall"}},
			"half-wall 4,0-5.4,1.4; wall 5.4,1.4-8,4"},
		"the next panel starts at the post": {Run{From: at(0, 0), Dir: "SE", Panels: []string{"half-wall", "wall", "half-wall"}},
			"half-wall 0,0-1.4,1.4; wall 1.4,1.4-4,4; half-wall 4,4-5.4,5.4"},
		"the northern end comes first":                      {Run{From: at(1200, 1200), Dir: "NW", Panels: []string{"doorway-window"}}, "doorway-window 9.2,9.2-12,12 flipped"},
		"then the western one":                              {Run{From: at(1250, 1200), Dir: "W", Panels: []string{"doorway-window"}}, "doorway-window 8.5,12-12.5,12 flipped"},
		"what looks the same from both ends is not flipped": {Run{From: at(1000, 1000), Dir: "NE", Panels: []string{"half-doorway"}}, "half-doorway 11.4,8.6-10,10"},
		"straight runs off the lattice":                     {Run{From: at(50, 150), Dir: "S", Panels: []string{"wall"}}, "wall 0.5,1.5-0.5,5.5"},
		"an inch over the rim":                              {Run{From: at(-100, 0), Dir: "SE", Panels: []string{"half-wall"}}, "half-wall -1,0-0.4,1.4"},
		"an unknown direction":                              {Run{From: at(0, 0), Dir: "UP", Panels: []string{"wall"}}, "1:0 \"UP\" is no direction"},
		"no panels":                                         {Run{From: at(0, 0), Dir: "N", Panels: nil}, "1:0 the run has no panels"},
		"an unknown kind":                                   {Run{From: at(0, 0), Dir: "E", Panels: []string{"wall", "hedge"}}, "wall 0,0-4,0; 1:2 unknown panel kind \"hedge\""},
		"off the board":                                     {Run{From: at(2300, 2300), Dir: "SE", Panels: []string{"wall"}}, "1:1 the panel from 23,23 to 26,26 stands off the board"},
		"far off the board":                                 {Run{From: at(1<<40, 0), Dir: "SE", Panels: []string{"wall"}}, "1:1 the panel from 10995116277.76,0 to 10995116280.56,2.8 stands off the board"},
	} {
		panels, errs := Runs([]Run{test.run}, board(24, 24))
		var got []string
		for _, p := range panels {
			got = append(got, strings.Split(summary(&Drawing{Panels: []Panel{p}}), " @")[0])
		}
		for _, e := range errs {
			got = append(got, fmt.Sprintf("%d:%d %s", e.Line, e.Col, e.Message))
			if e.Remedy == "" || e.Code != CodeList {
				t.Errorf("%s: %+v", name, e)
			}
		}
		if diff := cmp.Diff(test.want, strings.Join(got, "; ")); diff != "" {
			t.Errorf("%s:\n%s", name, diff)
		}
	}
}

// The guide's run ends where the guide says, and a kind without a spelling, of any length, can be laid.
func TestWhatTheGuideSaysOfRuns(t *testing.T) {
	panels, errs := Runs([]Run{{From: model.Point{X: 400}, Dir: "SE", Panels: []string{"half-wall", "wall"}}}, board(24, 24))
	if len(errs) > 0 || place(panels[1].To) != "8,4" {
		t.Errorf("the guide's run: %+v %v", panels, errs)
	}
	o := board(24, 24)
	o.Kinds = append(o.Kinds, model.PanelKind{ID: "plank", Length: 300})
	if panels, errs = Runs([]Run{{From: model.Point{Y: 100}, Dir: "E", Panels: []string{"plank"}}}, o); len(errs) > 0 || place(panels[0].To) != "3,1" {
		t.Errorf("a plank: %+v %v", panels, errs)
	}
	if _, errs := Read("+       +\n\n\n\n+       +", Options{Width: 400, Height: 400, Lattice: 200, Kinds: o.Kinds}); len(errs) > 0 {
		t.Errorf("a drawing beside it: %v", errs)
	}
	turned, _ := Runs([]Run{{From: model.Point{X: 400, Y: 800}, Dir: "E", Panels: []string{"doorway-window"}}, {From: model.Point{X: 800, Y: 800}, Dir: "W", Panels: []string{"doorway-window"}}}, board(24, 24))
	if turned[0].Flipped || !turned[1].Flipped {
		t.Errorf("a doorway with a window laid from its other end is not turned round: %+v", turned)
	}
}

func TestRunsHaveALimit(t *testing.T) {
	many := make([]Run, MaxRunPanels+1)
	for n := range many {
		many[n] = Run{Dir: "E", Panels: []string{"wall"}}
	}
	panels, errs := Runs(many, board(24, 24))
	if len(panels) != MaxRunPanels || len(errs) != 1 {
		t.Errorf("%d panels and %d errors", len(panels), len(errs))
	}
}

// A panel that bends turns the run, to the side that it names.
func TestRunsThatBend(t *testing.T) {
	o := board(24, 24)
	o.Kinds = append(o.Kinds, model.PanelKind{ID: "bow", Length: 628, Bend: 400})
	for name, test := range map[string]struct {
		run  Run
		want string
	}{
		"to the right":                   {Run{Dir: "E", Panels: []string{"wall", "bow", "wall"}, Turns: []string{"", "right"}}, "wall 8,8-12,8; bow 12,8-16,12 right; wall 16,12-16,16"},
		"to the left":                    {Run{Dir: "E", Panels: []string{"bow", "wall"}, Turns: []string{"left"}}, "bow 12,4-8,8 right; wall 12,0-12,4"},
		"aslant":                         {Run{Dir: "NE", Panels: []string{"bow"}, Turns: []string{"right"}}, "bow 8,8-13.6,8 right"},
		"without a side":                 {Run{Dir: "E", Panels: []string{"bow"}}, "bow bends, and the run does not say to which side"},
		"with a side for a straight one": {Run{Dir: "E", Panels: []string{"wall"}, Turns: []string{"left"}}, "wall is straight and turns to no side"},
	} {
		test.run.From = model.Point{X: 800, Y: 800}
		panels, errs := Runs([]Run{test.run}, o)
		var got []string
		for _, p := range panels {
			got = append(got, strings.TrimSpace(p.Kind+" "+place(p.From)+"-"+place(p.To)+" "+p.Bend))
		}
		for _, e := range errs {
			got = append(got, e.Message)
		}
		if all := strings.Join(got, "; "); all != test.want {
			t.Errorf("%s: %s, want %s", name, all, test.want)
		}
	}
	o.Kinds[len(o.Kinds)-1].Length, o.Kinds[len(o.Kinds)-1].Plan = 400, "~~~~~~~"
	if _, errs := Read("", o); len(errs) == 0 || !strings.Contains(errs[0].Message, "only runs can lay it") {
		t.Errorf("a kind that bends is drawn: %v", errs)
	}
}
