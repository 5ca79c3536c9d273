package decode

import (
	"testing"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

func TestInchesAreReadExactly(t *testing.T) {
	for text, want := range map[string]model.Length{
		"0": 0, "8": 800, "8.5": 850, "0.25": 25, "-0.25": -25, "12.300": 1230, "0.29": 29, "1000": 100000, "007": 700,
	} {
		if got, ok := parseInches(text); !ok || got != want {
			t.Errorf("%s: %d, %v, want %d", text, int(got), ok, int(want))
		}
	}
	for _, text := range []string{"", "-", ".5", "1.005", "1000.01", "-1000.01", "99999999999999999999", "1.2.3"} {
		if got, ok := parseInches(text); ok {
			t.Errorf("%q is read as %s", text, got)
		}
	}
}

func TestHowFarTurnedPiecesReach(t *testing.T) {
	for _, tt := range []struct {
		turn int
		x, y model.Length
	}{{0, 90, 50}, {90, 50, 90}, {180, 90, 50}, {270, 50, 90}, {45, 99, 99}, {30, 103, 89}, {330, 103, 89}, {210, 103, 89}} {
		x, y := extent(model.Footprint{Width: 180, Depth: 100, Turn: tt.turn})
		if x != tt.x || y != tt.y {
			t.Errorf("turned by %d: %d × %d, want %d × %d", tt.turn, int(x), int(y), int(tt.x), int(tt.y))
		}
	}
}

// Without a size, a board has the usual one of its edition.
func TestTheUsualSizeComesFromTheRules(t *testing.T) {
	d := &Decoder{Found: &source.Findings{}, Index: diag.Index{}}
	var rules model.RuleSet
	rules.Board.Width, rules.Board.Height = 30*model.Inch, 18*model.Inch
	if b := d.board(&explain.Node{}, &rules); b.Width != rules.Board.Width || b.Height != rules.Board.Height {
		t.Errorf("%s by %s", b.Width, b.Height)
	}
}

func TestPanelsOnOneLine(t *testing.T) {
	panel := func(x0, y0, x1, y1 model.Length) model.Panel {
		return model.Panel{From: model.Point{X: x0, Y: y0}, To: model.Point{X: x1, Y: y1}}
	}
	wall := panel(400, 0, 400, 400)
	for _, tt := range []struct {
		name string
		p    model.Panel
		want bool
	}{
		{"the same", wall, true},
		{"from the other end", panel(400, 400, 400, 0), true},
		{"within", panel(400, 100, 400, 300), true},
		{"around", panel(400, -100, 400, 500), true},
		{"half on", panel(400, 300, 400, 500), true},
		{"end to end", panel(400, 400, 400, 800), false},
		{"a gap between", panel(400, 500, 400, 800), false},
		{"beside", panel(450, 0, 450, 400), false},
		{"across", panel(200, 200, 600, 200), false},
		{"aslant through its end", panel(400, 0, 680, 280), false},
		{"a hair beside", panel(403, 0, 403, 400), true},
	} {
		if sameLine(wall, tt.p) != tt.want || sameLine(tt.p, wall) != tt.want {
			t.Errorf("%s: %v", tt.name, !tt.want)
		}
	}
}
