package estimate

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// strides are the moves of the three printed rule sets.
var (
	inches  = model.MoveRules{Unit: "inch", Step: 400, Most: 1100, Proximity: 100}
	squares = model.MoveRules{Unit: "square", Step: 400, Most: 1100, Proximity: 100}
	gaits   = model.MoveRules{Unit: "inch", Step: 500, Most: 1200, Gaits: []model.Gait{
		{ID: "manoeuvre", Actions: 1, Reach: 500}, {ID: "run", Actions: 2, Reach: 900}, {ID: "sprint", Actions: 3, Reach: 1200}}}
)

func moving(m model.MoveRules) *model.RuleSet { return &model.RuleSet{Play: model.PlayRules{Move: m}} }

func TestAWalkByHand(t *testing.T) {
	tests := []struct {
		name    string
		move    model.MoveRules
		length  model.Length
		actions int
		want    Walk
	}{
		{"nowhere", inches, 0, 2, Walk{0, 0}},
		{"one move", inches, 400, 2, Walk{1, 1}},
		{"two moves", inches, 401, 2, Walk{2, 1}},
		{"a whole round", inches, 800, 2, Walk{2, 1}},
		{"into the second round", inches, 801, 2, Walk{3, 2}},
		{"24 inches", inches, 2400, 2, Walk{6, 3}},
		{"three actions go 11 inches, not 12", inches, 1101, 3, Walk{4, 2}},
		{"a fourth action goes no farther", inches, 2200, 4, Walk{6, 2}},
		{"a run is 9 inches, not 10", gaits, 901, 2, Walk{3, 2}},
		{"a sprint", gaits, 1200, 3, Walk{3, 1}},
		{"a single action", gaits, 1500, 1, Walk{3, 3}},
	}
	for _, tt := range tests {
		if got, ok := WalkOf(moving(tt.move), tt.length, tt.actions); !ok || got != tt.want {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

func TestWalksThatNobodyCanTell(t *testing.T) {
	if w, ok := WalkOf(&model.RuleSet{}, 400, 2); ok || w != (Walk{}) {
		t.Errorf("without a step: %+v", w)
	}
	for _, actions := range []int{0, -1} {
		if _, ok := WalkOf(moving(inches), 400, actions); ok {
			t.Errorf("with %d actions a walk is told", actions)
		}
	}
	if w, ok := WalkOf(moving(inches), 400, 1<<40); !ok || w.Actions != 1 {
		t.Errorf("with endless actions: %+v", w)
	}
}

// Nobody walks a way in less by walking part of it first, and more actions never make it slower.
func TestWalksGrowWithTheirLength(t *testing.T) {
	for _, m := range []model.MoveRules{inches, gaits} {
		for actions := 1; actions <= 4; actions++ {
			last := Walk{}
			for l := model.Length(0); l <= 5000; l += 50 {
				w, _ := WalkOf(moving(m), l, actions)
				if w.Actions < last.Actions || w.Rounds < last.Rounds || w.Actions > w.Rounds*actions {
					t.Fatalf("%s inches with %d actions: %+v after %+v", l, actions, w, last)
				}
				if more, _ := WalkOf(moving(m), l, actions+1); more.Rounds > w.Rounds {
					t.Fatalf("%s inches: %d actions take %d rounds, %d take %d", l, actions, w.Rounds, actions+1, more.Rounds)
				}
				last = w
			}
		}
	}
}

func TestACornerCostsWhatTheUnitSays(t *testing.T) {
	if Corner(moving(squares)) != 100 || Corner(moving(inches)) != 141 {
		t.Errorf("a corner is %s squares or %s inches", Corner(moving(squares)), Corner(moving(inches)))
	}
}
