package infer

import (
	"reflect"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// levelled is a rule set with a track of three levels of four holes and three kinds of NPC.
func levelled() *model.RuleSet {
	return &model.RuleSet{
		Hostility: model.Hostility{Levels: []model.HostilityLevel{
			{ID: "low", Title: "Low", Holes: 4}, {ID: "mid", Title: "Mid", Holes: 4, Arrivals: []model.Arrival{{NPC: "sergeant"}}}, {ID: "high", Title: "High", Holes: 4},
		}},
		NPCs: []model.NPCKind{
			{ID: "private", Group: "army", Rank: 1}, {ID: "sergeant", Group: "army", Rank: 2}, {ID: "general", Group: "army", Rank: 3}, {ID: "stray", Group: "cats", Rank: 1},
		},
	}
}

// worldOf is what can be so in a mission by those rules.
func worldOf(m model.Mission) *World {
	if m.Players.Max == 0 {
		m.Players = model.Players{Min: 1, Max: 2}
	}
	return NewWorld(&Game{
		Mission: &m, Rules: levelled(), Tables: []*model.Mission{&m}, Boxed: func(string) int { return 0 },
		StaysShut: func(model.Panel) bool { return false }, InProse: func(string) bool { return false },
	})
}

// rule is one that is set off by a trigger of a kind.
func ruleOn(id, kind string, times int, do ...model.Effect) model.Rule {
	return model.Rule{ID: id, When: &model.Trigger{Kind: kind}, Times: times, Do: do, Simulated: true}
}

func number(n int) *int { return &n }

func TestWhereCountersComeToStand(t *testing.T) {
	add := func(n int) model.Effect { return model.Effect{Kind: "counter", Of: "c", Add: n} }
	for _, tt := range []struct {
		name  string
		start int
		most  *int
		rules []model.Rule
		want  Values
	}{
		{"nothing changes it", 3, nil, nil, Wholes(3, 3)},
		{"three times two more", 1, nil, []model.Rule{ruleOn("a", "misfire", 3, add(2))}, Wholes(1, 7)},
		{"once, whatever the limit says", 0, nil, []model.Rule{ruleOn("a", "end", 3, add(2))}, Wholes(0, 2)},
		{"up and down", 5, nil, []model.Rule{ruleOn("a", "misfire", 2, add(1)), ruleOn("b", "misfire", 1, add(-3))}, Wholes(2, 7)},
		{"without end, up to its most", 0, number(6), []model.Rule{ruleOn("a", "misfire", 0, add(1))}, Wholes(0, 6)},
		{"downwards without end", 6, number(6), []model.Rule{ruleOn("a", "misfire", 0, add(-1))}, Wholes(-kinds.Endless, 6)},
		{"once for each hit", 1, nil, []model.Rule{ruleOn("a", "end", 0, model.Effect{Kind: "counter", Of: "c", Add: 2, PerHit: true})}, Wholes(1, kinds.Endless)},
		{"set to a number", 2, nil, []model.Rule{ruleOn("a", "misfire", 0, model.Effect{Kind: "counter", Of: "c", Becomes: number(9)})}, Wholes(2, 9)},
	} {
		m := model.Mission{Rules: tt.rules}
		m.Setup.Counters = []model.Counter{{ID: "c", Start: tt.start, Most: tt.most}}
		s := worldOf(m).Counter("c")
		if !reflect.DeepEqual(s.Values, tt.want) || s.Changed != (tt.rules != nil) {
			t.Errorf("%s: %v, changed %v; want %v", tt.name, s.Values, s.Changed, tt.want)
		}
	}
}

// What hits decide is known from one side only, and the reasons say so.
func TestReasonsSayWhatIsKnownOfAMove(t *testing.T) {
	three := 3
	m := model.Mission{Rules: []model.Rule{
		ruleOn("a", "end", 0, model.Effect{Kind: "counter", Of: "c", Add: 2, PerHit: true}),
		ruleOn("b", "end", 0, model.Effect{Kind: "counter", Of: "c", Add: -1, PerHit: true}),
		ruleOn("d", "misfire", 4, model.Effect{Kind: "counter", Of: "c", Add: 1}),
		ruleOn("e", "misfire", 4, model.Effect{Kind: "counter", Of: "c", Add: 9, Becomes: &three}),
	}}
	m.Setup.Counters = []model.Counter{{ID: "c", Start: 1}}
	want := []string{"it starts at 1", "rule a adds 2 or more, once", "rule b adds -1 or less, once", "rule d adds 1, 4 times at most", "rule e sets it to 3"}
	if got := worldOf(m).Counter("c").Steps; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestHowManyFiguresThereAre(t *testing.T) {
	m := model.Mission{Rules: []model.Rule{
		ruleOn("a", "misfire", 2, model.Effect{Kind: "spawn", NPC: "stray", Count: 3}),
		ruleOn("b", "misfire", 0, model.Effect{Kind: "spawn", NPC: "general"}),
	}}
	m.Setup.NPCs = []model.StartNPC{{Kind: "stray", Count: 2}}
	m.Setup.Events = nil
	w := worldOf(m)
	w.Decks = []*model.Deck{{Kind: "none"}} // no card of a kind that the mission uses brings any
	for kind, want := range map[string]int{"stray": 8, "general": kinds.Endless, "sergeant": kinds.Endless, "private": kinds.Endless} {
		if got := w.supply(kind).most; got != want {
			t.Errorf("%s: %d, want %d", kind, got, want)
		}
	}
	if n := w.kind("private"); n != nil {
		t.Errorf("a private stands for a sergeant that has run out, and yet %s", n.Why)
	}
	m.Setup.Arrivals, m.Rules = &model.Arrivals{None: true}, m.Rules[:1]
	w = worldOf(m)
	w.Decks = []*model.Deck{{Kind: "none"}}
	if w.kind("sergeant") == nil || w.kind("stray") != nil {
		t.Error("without arrivals a sergeant comes, or the stray that is there does not")
	}
}

// A lower rank of the group comes where figures that a rule brings have run out.
func TestALowerRankStandsIn(t *testing.T) {
	m := model.Mission{Rules: []model.Rule{ruleOn("a", "misfire", 1, model.Effect{Kind: "spawn", NPC: "general"})}}
	m.Setup.Arrivals = &model.Arrivals{None: true}
	w := worldOf(m)
	w.Decks = []*model.Deck{{Kind: "none"}}
	for kind, comes := range map[string]bool{"general": true, "sergeant": true, "private": true, "stray": false} {
		if n := w.kind(kind); (n == nil) != comes {
			t.Errorf("%s: %+v, comes %v", kind, n, comes)
		}
	}
}

// all, any and not put conditions together.
func join2(kind string, cs ...model.Condition) model.Condition {
	return model.Condition{Kind: kind, Conditions: cs}
}

func rounds(first, last int) model.Condition {
	return model.Condition{Kind: "round", First: first, Last: last}
}

func TestFactsOfConditions(t *testing.T) {
	m := model.Mission{Ends: []model.Trigger{{Kind: "round", At: 9}}}
	w := worldOf(m)
	for _, tt := range []struct {
		name  string
		c     model.Condition
		want  Values
		exact bool
	}{
		{"plain", rounds(2, 5), Wholes(2, 5), true},
		{"all", join2("all", rounds(2, 5), rounds(4, 9)), Wholes(4, 5), true},
		{"all, apart", join2("all", rounds(2, 3), rounds(4, 9)), nil, true},
		{"any", join2("any", rounds(2, 3), rounds(6, 0)), Values{{2, 3}, {6, kinds.Endless}}, true},
		{"not", join2("not", rounds(4, 0)), Wholes(-kinds.Endless, 3), true},
		{"not any", join2("not", join2("any", rounds(1, 3), rounds(6, 0))), Wholes(4, 5).Or(Wholes(-kinds.Endless, 0)), true},
		{"any with another", join2("any", rounds(2, 3), model.Condition{Kind: "alive"}), nil, false},
		{"all with another", join2("all", rounds(2, 3), model.Condition{Kind: "alive"}), Wholes(2, 3), false},
	} {
		f, exact := w.Facts(tt.c)
		if exact != tt.exact || !slices.Equal(f[roundFact], tt.want) {
			t.Errorf("%s: %v, exact %v; want %v, %v", tt.name, f[roundFact], exact, tt.want, tt.exact)
		}
	}
	if got := w.Possible(roundFact); !slices.Equal(got, Wholes(1, 9)) {
		t.Errorf("the rounds of a game that round 9 ends: %v", got)
	}
}

func TestCircles(t *testing.T) {
	next := map[string][]string{"a": {"b"}, "b": {"c", "d"}, "c": {}, "d": {"a"}, "e": {"a"}, "f": {"f"}}
	step := func(rule string) []Setting {
		var out []Setting
		for _, r := range next[rule] {
			out = append(out, Setting{Rule: r})
		}
		return out
	}
	for start, want := range map[string][]string{"a": {"a", "b", "d"}, "e": nil, "f": {"f"}, "c": nil} {
		if got := Circle(start, step); !slices.Equal(got, want) {
			t.Errorf("from %s: %v, want %v", start, got, want)
		}
	}
}

// What is never so may not hang on the order of rules, and nothing here may run away with many of them.
func TestWaitingDoesNotHangOnTheOrder(t *testing.T) {
	rules := []model.Rule{
		{ID: "first", When: &model.Trigger{Kind: "counter", Of: "c", Reaches: 1}, Do: []model.Effect{{Kind: "counter", Of: "d", Add: 1}}},
		{ID: "second", When: &model.Trigger{Kind: "counter", Of: "d", Reaches: 1}, Do: []model.Effect{{Kind: "counter", Of: "c", Add: 1}}},
		{ID: "third", When: &model.Trigger{Kind: "start"}},
	}
	for range 2 {
		slices.Reverse(rules)
		m := model.Mission{Rules: slices.Clone(rules)}
		m.Setup.Counters = []model.Counter{{ID: "c"}, {ID: "d"}}
		c := worldOf(m).Comes()
		if c.Works("first") || c.Works("second") || !c.Works("third") {
			t.Errorf("works: %v, want the third only", c.so)
		}
	}
}

// A level that the game begins at never comes, unless something takes pegs off the track; what only may do so is told of
// with it.
func TestALevelThatTheGameBeginsAt(t *testing.T) {
	peg := func(n int) model.Trigger { return model.Trigger{Kind: "hostility", Peg: n} }
	level := func(id string) model.Trigger { return model.Trigger{Kind: "hostility", Level: id} }
	relief := []model.Effect{{Kind: "pegs", Add: -1}}
	card := []*model.Deck{{Kind: "calm", Cards: []model.Card{{ID: "c", Bands: []model.CardBand{{Do: relief}}}}}}
	for _, tt := range []struct {
		name        string
		pegs        int
		wait        model.Trigger
		rules       []model.Rule
		cards       []*model.Deck
		told, maybe bool
	}{
		{"a level above", 4, level("mid"), nil, nil, false, false},
		{"its first hole filled", 5, level("mid"), nil, nil, true, false},
		{"far beyond it", 11, level("mid"), nil, nil, true, false},
		{"the lowest level", 5, level("low"), nil, nil, false, false},
		{"a hole above", 5, peg(6), nil, nil, false, false},
		{"a filled hole", 5, peg(5), nil, nil, true, false},
		{"every new level", 5, model.Trigger{Kind: "hostility"}, nil, nil, false, false},
		{"more pegs than holes", 13, peg(5), nil, nil, false, false},
		{"a rule takes pegs off", 5, peg(5), []model.Rule{ruleOn("a", "misfire", 0, relief...)}, nil, false, false},
		{"a card may", 5, peg(5), nil, card, true, true},
		{"prose may", 5, peg(5), []model.Rule{{ID: "a"}}, nil, true, true},
	} {
		m := model.Mission{Rules: tt.rules}
		m.Setup.Hostility, m.Setup.Events = tt.pegs, []model.EventAllocation{{Kind: "calm"}}
		w := worldOf(m)
		w.Decks = tt.cards
		n := w.Passed(tt.wait)
		if (n != nil) != tt.told || n != nil && (n.Maybe != "") != tt.maybe {
			t.Errorf("%s: %+v, want told %v, perhaps %v", tt.name, n, tt.told, tt.maybe)
		}
	}
}

// An end that the rule set knows of ends a game as one of the mission does; that everybody is gone is no end of its own.
func TestTheRuleSetEndsGames(t *testing.T) {
	for _, tt := range []struct {
		name string
		over []model.Trigger
		ends bool
		last int
	}{
		{"nothing", nil, false, 0},
		{"everybody is gone", []model.Trigger{{Kind: "crew-gone"}}, false, 0},
		{"a round", []model.Trigger{{Kind: "crew-gone"}, {Kind: "round", At: 8}}, true, 8},
	} {
		w := worldOf(model.Mission{})
		w.Rules.Ending.Over = tt.over
		if ends, last := w.Ends(), w.lastRound(); ends != tt.ends || last != tt.last {
			t.Errorf("%s: ends %t in round %d, want %t in %d", tt.name, ends, last, tt.ends, tt.last)
		}
	}
}
