package estimate

import (
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
)

// inchRules is a rule set with four-inch moves, an effortless inch and eleven inches at most (seed 000:762-764).
func inchRules() *model.RuleSet {
	r := &model.RuleSet{}
	r.Play.Move = model.MoveRules{Unit: "inch", Step: 400, Most: 1100, Proximity: 100}
	return r
}

func TestThePaceComesFromTheRuleSet(t *testing.T) {
	gaits := inchRules()
	gaits.Play.Move = model.MoveRules{Unit: "inch", Step: 500, Most: 1200, Gaits: []model.Gait{{Actions: 1, Reach: 500}, {Actions: 2, Reach: 900}, {Actions: 3, Reach: 1200}}}
	squares := inchRules()
	squares.Play.Move.Unit = "square"
	slow := inchRules()
	slow.Play.Move.Most = 700
	tests := []struct {
		name  string
		rules *model.RuleSet
		want  Pace
	}{
		{"two moves and an inch", inchRules(), Pace{Usual: 900, Most: 1100}},
		{"a run is less than two moves", gaits, Pace{Usual: 900, Most: 1200}},
		{"squares", squares, Pace{Usual: 900, Most: 1100, Aslant: true}},
		{"never beyond the most", slow, Pace{Usual: 700, Most: 700}},
		{"nothing is said", &model.RuleSet{}, Pace{}},
	}
	for _, tt := range tests {
		if got := PaceOf(tt.rules); got != tt.want || got.Known() != (tt.want.Most > 0) {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

// By hand: 22 inches there and 22 back, and no less than 40.48 where they can be walked straighter: four rounds
// of eleven inches. At nine inches a round, with an action worth four and a half spent at the far end, 48.5 inches
// take six. 33 squares are three rounds of eleven, to the square.
func TestRoundsOfAWalkByHand(t *testing.T) {
	p := PaceOf(inchRules())
	if n := p.Fewest(4400); n != 4 {
		t.Errorf("at least %d rounds, want 4", n)
	}
	if n := p.Likely(4400, 1); n != 6 {
		t.Errorf("likely %d rounds, want 6", n)
	}
	p.Aslant = true
	if n := p.Fewest(3300); n != 3 {
		t.Errorf("at least %d rounds of squares, want 3", n)
	}
	if p.Fewest(0) != 1 || p.Likely(0, 0) != 1 {
		t.Error("even nothing takes the round in which it is done")
	}
}

// A bound that a straight walk can beat would be none: from any square to any other, as the crow flies.
func TestNoWalkBeatsTheFewestRounds(t *testing.T) {
	p := Pace{Usual: 900, Most: 1100}
	for dx := range 80 {
		for dy := range 80 {
			length := model.Length(max(dx, dy)-min(dx, dy))*model.Inch + model.Length(min(dx, dy))*diagonal
			reach := int(p.Most) * (p.Fewest(length) - 1) // what fewer rounds get one
			if straight := (dx*dx + dy*dy) * 10000; straight > 0 && reach*reach >= straight {
				t.Fatalf("%d east and %d south lies within %d rounds", dx, dy, p.Fewest(length)-1)
			}
		}
	}
}

func TestALongerWayNeverTakesFewerRounds(t *testing.T) {
	p := PaceOf(inchRules())
	for n := range model.Length(20000) {
		if p.Fewest(n+1) < p.Fewest(n) || p.Likely(n+1, 1) < p.Likely(n, 1) || p.Fewest(n) > p.Likely(n, 0) {
			t.Fatalf("after %s inches", n)
		}
	}
}

func TestWhenAGameEndsForCertain(t *testing.T) {
	h := track() // 4, 3 and 1 holes
	rise := Rise{Start: 2, Round: 1}
	tests := []struct {
		name string
		when model.Trigger
		want int
		ok   bool
	}{
		{"as round 10 begins", model.Trigger{Kind: "round", At: 10}, 9, true},
		{"as the first begins", model.Trigger{Kind: "round", At: 1}, 0, true},
		{"the fifth peg comes in round 3", model.Trigger{Kind: "hostility", Level: "wary"}, 2, true},
		{"the eighth peg comes in round 6", model.Trigger{Kind: "hostility", Peg: 8}, 5, true},
		{"a level of the start is no news", model.Trigger{Kind: "hostility", Level: "calm"}, 0, false},
		{"a hole that is not there", model.Trigger{Kind: "hostility", Peg: 9}, 0, false},
		{"the first of two", model.Trigger{Kind: "any", Triggers: []model.Trigger{{Kind: "round", At: 10}, {Kind: "crew-gone"}, {Kind: "hostility", Level: "war"}}}, 5, true},
		{"nobody knows when", model.Trigger{Kind: "crew-gone"}, 0, false},
	}
	for _, tt := range tests {
		n, ok := EndsAfter(tt.when, rise, h)
		if ok != tt.ok || ok && n != tt.want {
			t.Errorf("%s: %d %v, want %d %v", tt.name, n, ok, tt.want, tt.ok)
		}
	}
}
