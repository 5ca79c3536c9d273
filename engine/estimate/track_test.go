package estimate

import (
	"reflect"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// track is a track of three levels with 4, 3 and 1 holes.
func track() model.Hostility {
	return model.Hostility{
		Levels:      []model.HostilityLevel{{ID: "calm", Holes: 4}, {ID: "wary", Holes: 3}, {ID: "war", Holes: 1}},
		CrewsPerPeg: 3, ShotPegs: 1, ShotsPerRound: 1,
	}
}

func TestTheTrackRisesByCrewsShotsAndVariation(t *testing.T) {
	two := 2
	m := &model.Mission{
		Setup:      model.Setup{Hostility: 1},
		Variations: []model.Variation{{Min: 4, Max: 5, Pegs: 1}, {Min: 6, Hostility: &two}},
	}
	tests := []struct {
		crews, shots int
		want         Rise
	}{
		{1, 0, Rise{Start: 1, Round: 1}},
		{3, 1, Rise{Start: 1, Round: 1, Shots: 1}},
		{3, 5, Rise{Start: 1, Round: 1, Shots: 1}}, // only one shot a round is heard
		{4, 0, Rise{Start: 1, Round: 3}},           // two by the rules, one by the variation
		{6, 0, Rise{Start: 2, Round: 2}},
		{7, 0, Rise{Start: 1, Round: 3}},
	}
	for _, tt := range tests {
		if got := RiseOf(m, track(), tt.crews, tt.shots); got != tt.want {
			t.Errorf("%d crews, %d shots: %+v, want %+v", tt.crews, tt.shots, got, tt.want)
		}
	}
	every := track()
	every.ShotsPerRound = 0
	if got := RiseOf(m, every, 2, 4).Shots; got != 4 {
		t.Errorf("%d pegs for four shots that all count", got)
	}
}

// By hand: 8 holes, 1 peg at the start, 2 a round: 3, 5, 7, 8 pegs. Wary begins with the 5th, war with
// the 8th.
func TestLevelsAreReachedInTheRoundThatFillsTheirFirstHole(t *testing.T) {
	r := Rise{Start: 1, Round: 1, Shots: 1}
	want := []Reached{{"calm", 0}, {"wary", 2}, {"war", 4}}
	if got := r.Track(track()); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := r.Full(track()); got != 4 {
		t.Errorf("full in round %d", got)
	}
	if got := (Rise{Start: 5}).Track(track()); got[1].Round != 0 || got[2].Round != -1 {
		t.Errorf("without pegs %v", got)
	}
}

func TestRoundOfIsTheFirstRoundWithSoManyPegs(t *testing.T) {
	for _, r := range []Rise{{Start: 0, Round: 1}, {Start: 3, Round: 1, Shots: 1}, {Start: 2, Round: 2, Shots: 3}} {
		for pegs := 1; pegs <= 35; pegs++ {
			n := r.RoundOf(pegs)
			if r.After(n, 35) < pegs || n > 0 && r.After(n-1, 35) >= pegs {
				t.Errorf("%+v: %d pegs in round %d: %d before, %d after", r, pegs, n, r.After(n-1, 35), r.After(n, 35))
			}
		}
	}
	if got := (Rise{Start: 1, Round: 1 << 40}).After(1<<40, 8); got != 8 {
		t.Errorf("%d pegs on a track of 8", got)
	}
}

func TestAMissionIsExpectedToLastUntilItsLimitOrTheMiddleOfTheTrack(t *testing.T) {
	m := &model.Mission{Setup: model.Setup{Hostility: 1}}
	rules := &model.RuleSet{Hostility: track()}
	if got := Expected(m, rules, 2); got.Rounds != 2 || got.Level != "wary" {
		t.Errorf("without a limit %+v, want 2 rounds until wary", got)
	}
	m.Ends = []model.Trigger{{Kind: "crew-gone"}, {Kind: "round", At: 12}, {Kind: "round", At: 10}}
	if got := Expected(m, rules, 2); got.Rounds != 9 || got.Level != "" {
		t.Errorf("with a limit at the start of round 10 %+v, want 9 rounds", got)
	}
	m.Rules = []model.Rule{{When: &model.Trigger{Kind: "any", Triggers: []model.Trigger{{Kind: "end"}, {Kind: "round", At: 7}}}, Do: []model.Effect{{Kind: "end"}}}}
	if got := Limit(m); got != 6 {
		t.Errorf("a rule ends the game at the start of round 7: %d rounds, want 6", got)
	}
	m.Rules[0].If = &model.Condition{Kind: "crews"}
	if got := Limit(m); got != 9 {
		t.Errorf("a rule with a condition is no limit: %d rounds, want 9", got)
	}
	if got := Expected(&model.Mission{}, &model.RuleSet{}, 2); got.Rounds != 0 {
		t.Errorf("without a track %+v", got)
	}
}
