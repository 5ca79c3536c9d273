package rulebook

import (
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// A documentedFact is one thing that the rulebook of First Born says about a mission, read from what the
// mission compiles to.
type documentedFact struct {
	mission string
	source  string // document:line
	what    string
	got     func(*model.Mission) any
	want    any
}

// The starter mission and three of the campaign play what their document says.
func TestFirstBornMissionsHoldTheirDocument(t *testing.T) {
	missions := compileFirstBorn(t, "exploration", "fb-mission-1", "fb-mission-2", "fb-mission-7")
	for _, f := range slices.Concat(explorationFacts, campaignFacts, rodFacts, reactorFacts, liegeFacts) {
		t.Run(f.mission+"/"+f.what, func(t *testing.T) {
			if got := f.got(missions[f.mission]); !reflect.DeepEqual(got, f.want) {
				t.Errorf("the mission has %v, but the document %v (seed %s)", got, f.want, f.source)
			}
		})
	}
}

var explorationFacts = []documentedFact{
	{"exploration", "002:4353", "crews", func(m *model.Mission) any { return m.Players.Range() }, model.Range{Min: 1, Max: 4}},
	{"exploration", "002:4518", "primary is for keeps", func(m *model.Mission) any { return objective(m, "primary").Done.Kind }, "loot"},
	{"exploration", "002:4539", "runes to install", func(m *model.Mission) any { return goal(m, "secondary", "install").Count }, 4},
	{"exploration", "002:4540", "interact with it, too", func(m *model.Mission) any { return goal(m, "secondary", "interact").With }, "console"},
	{"exploration", "002:4542", "bonus", func(m *model.Mission) any { return objective(m, "secondary").Reward.UA }, 5},
	{"exploration", "002:4542", "bonus goes to the crew that did it", func(m *model.Mission) any { return objective(m, "secondary").Reward.To }, "achiever"},
	{"exploration", "002:4543", "and only if that trader lives", func(m *model.Mission) any { return goal(m, "secondary", "escape").Who }, &model.Who{Traders: "acting"}},
	{"exploration", "002:7664", "the reactor fills", func(m *model.Mission) any { return changes(m, "charging") }, []int{1}},
	{"exploration", "002:7672", "Dyson gear empties it", func(m *model.Mission) any { return changes(m, "bottled") }, []int{-1, 1}},
	{"exploration", "002:7672", "of any number of counters", func(m *model.Mission) any {
		more := rule(m, "one-more")
		return []any{effect(m, "bottled", "rule").Rule, effect(m, "one-more", "rule").Rule, changes(m, "one-more"), more.Optional, more.Times}
	}, []any{"one-more", "one-more", []int{-1, 1}, true, 0}},
	{"exploration", "002:7657", "it wakes by itself", func(m *model.Mission) any { return rule(m, "wakes").When.Level }, "wake-protocols"},
	{"exploration", "002:7737", "runes that switch it", func(m *model.Mission) any { return *rule(m, "switched").If.Min }, 3},
	{"exploration", "002:4551", "energy counters", func(m *model.Mission) any { return objective(m, "bottled-light").Reward.Per.UA }, 1},
	{"exploration", "002:4557", "Wake Protocols", levelPay("wake-protocols"), 3},
	{"exploration", "002:4558", "Threat Defence", levelPay("threat-defence"), 8},
	{"exploration", "002:4559", "Cleanse", levelPay("cleanse"), 15},
	{"exploration", "002:4578", "support cards from so many crews", func(m *model.Mission) any {
		i := slices.IndexFunc(m.Variations, func(v model.Variation) bool { return len(v.Events) > 0 })
		return []any{m.Variations[i].Min, m.Variations[i].Events[0].Kind}
	}, []any{4, "first-born-support"}},
}

var campaignFacts = []documentedFact{
	{"fb-mission-1", "002:6023", "who begins", func(m *model.Mission) any { return m.Setup.Crews.Traders }, []string{"cassie", "balcor", "wade"}},
	{"fb-mission-1", "002:6049", "rods set aside", aside("dyson-rod-3", "dyson-rod-10"), true},
	{"fb-mission-1", "002:6063", "others set aside", aside("iconoclast-shard-sword", "mantle-armour"), true},
	{"fb-mission-1", "002:6141", "whose fall counts", func(m *model.Mission) any { return objective(m, "secondary").Done.Who.NPC }, "rock-worm"},
	{"fb-mission-1", "002:6141", "the first to do it", func(m *model.Mission) any { return objective(m, "secondary").Reward.To }, "achiever"},
	{"fb-mission-1", "002:6142", "career", func(m *model.Mission) any { return objective(m, "secondary").Reward.Career.Points }, 1},
}

var rodFacts = []documentedFact{
	{"fb-mission-2", "002:6183", "the rod is the reward", func(m *model.Mission) any {
		o := objective(m, "primary")
		return []any{o.Done.Kind, o.Done.Token, o.Reward.UA}
	}, []any{"carry-off", "dyson-rod-10", 0}},
	{"fb-mission-2", "002:6191", "rod near the ship", func(m *model.Mission) any { return m.Setup.Contents[0].Tokens }, []string{"dyson-rod-3"}},
	{"fb-mission-2", "002:6204", "rod to fetch", func(m *model.Mission) any { return objective(m, "primary").Done.Token }, "dyson-rod-10"},
	{"fb-mission-2", "002:6208", "no way in stands open", func(m *model.Mission) any {
		return []string{panelKind(m, "vault-west"), panelKind(m, "vault-south")}
	}, []string{"hidden-door", "hidden-door"}},
	{"fb-mission-2", "002:6213", "armour of a pod", func(m *model.Mission) any { return rule(m, "coffins").When.Armour }, 2},
	{"fb-mission-2", "002:6213", "hits that break a pod", func(m *model.Mission) any { return rule(m, "coffins").When.Hits }, 1},
	{"fb-mission-2", "002:6214", "a broken pod is gone", func(m *model.Mission) any { return rule(m, "coffins").Do[0].Kind }, "remove"},
	{"fb-mission-2", "002:6218", "who needs no upkeep", func(m *model.Mission) any { return m.Aftermath.Unpaid }, &model.Who{Traders: "acting"}},
	{"fb-mission-2", "002:6225", "single: career", func(m *model.Mission) any { return m.Single.Career }, 1},
	{"fb-mission-2", "002:6227", "single: equipment", func(m *model.Mission) any { return m.Single.UA }, 15},
}

var reactorFacts = []documentedFact{
	{"fb-mission-7", "002:6839", "reactor at the start", func(m *model.Mission) any {
		i := slices.IndexFunc(m.Board.Furniture, func(f model.Furniture) bool { return f.Kind == "reactor" })
		return m.Board.Furniture[i].State
	}, "active"},
	{"fb-mission-7", "002:6840", "counters on the track", func(m *model.Mission) any { return counter(m, "track").Start }, 10},
	{"fb-mission-7", "002:6845", "counters a round", func(m *model.Mission) any { return changes(m, "countdown") }, []int{-2, 2}},
	{"fb-mission-7", "002:6849", "bang at none", func(m *model.Mission) any {
		w := rule(m, "explosion").When
		return []any{w.Of, w.Reaches}
	}, []any{"track", 0}},
	{"fb-mission-7", "002:6853", "the room dies for good", func(m *model.Mission) any {
		e := effect(m, "explosion", "remove")
		return []any{e.Who.In.Zone, e.Forever}
	}, []any{"reactor-room", true}},
	{"fb-mission-7", "002:6855", "dice for the others", func(m *model.Mission) any { return effect(m, "explosion", "attack").Dice }, 4},
	{"fb-mission-7", "002:6856", "rolls for the ship", func(m *model.Mission) any { return effect(m, "explosion", "degradation").Rolls }, 3},
	{"fb-mission-7", "002:6860", "interactions that hold it", func(m *model.Mission) any { return rule(m, "stabilise").When.Actions }, 2},
	{"fb-mission-7", "002:6861", "counters held", func(m *model.Mission) any { return changes(m, "stabilise") }, []int{1}},
	{"fb-mission-7", "002:6864", "Dyson gear takes", func(m *model.Mission) any { return changes(m, "dyson") }, []int{-1}},
	{"fb-mission-7", "002:6864", "what counts as Dyson gear", func(m *model.Mission) any { return rule(m, "dyson").When.Who.Trait }, "dyson"},
	{"fb-mission-7", "002:6883", "each success removes", func(m *model.Mission) any {
		e := effect(m, "repair", "counter")
		return []any{e.Add, e.PerHit}
	}, []any{-1, true}},
	{"fb-mission-7", "002:6884", "off without counters", func(m *model.Mission) any { return rule(m, "off").When.Reaches }, 0},
	{"fb-mission-7", "002:6899", "phases after the game", func(m *model.Mission) any {
		a := m.Aftermath
		return []string{a.Extraction, a.Trade, a.Maintenance, a.Advancement}
	}, []string{"none", "none", "none", "normal"}},
	{"fb-mission-7", "002:6903", "reload and heal", func(m *model.Mission) any { return m.Aftermath.Refit }, true},
	{"fb-mission-7", "002:6895", "the board stays", func(m *model.Mission) any { return m.Linked.Keep }, true},
	{"fb-mission-7", "002:6911", "single: career", func(m *model.Mission) any { return m.Single.Traders }, []model.TraderCount{
		{ID: "cassie", Count: 6}, {ID: "wade", Count: 6}, {ID: "balcor", Count: 6}, {ID: "hopper", Count: 3},
	}},
	{"fb-mission-7", "002:6913", "single: equipment", func(m *model.Mission) any { return m.Single.UA }, 65},
}

var liegeFacts = []documentedFact{
	{"fb-mission-7", "002:6867", "which Liege", func(m *model.Mission) any { return effect(m, "odd-liege", "behaviour").Who }, &model.Who{NPC: "liege", Nearest: &model.Place{Piece: "reactor"}}},
	{"fb-mission-7", "002:6869", "where it goes", func(m *model.Mission) any { return effect(m, "odd-liege", "behaviour").Toward.Piece }, "reactor"},
	{"fb-mission-7", "002:6868", "by no chart", func(m *model.Mission) any { return effect(m, "odd-liege", "behaviour").Chart }, ""},
	{"fb-mission-7", "002:6872", "unless attacked", func(m *model.Mission) any { return effect(m, "liege-roused", "behaviour").Chart }, "first-born"},
	{"fb-mission-7", "002:6873", "nobody's target", func(m *model.Mission) any { return effect(m, "odd-liege", "state").Set }, "neutral"},
	{"fb-mission-7", "002:6877", "counters it holds", func(m *model.Mission) any { return changes(m, "liege-helps") }, []int{1}},
	{"fb-mission-7", "002:6891", "instead of the True Born", func(m *model.Mission) any { return m.Setup.Arrivals.Map }, []model.ArrivalMap{{NPC: "true-born", By: "iconoclast"}}},
	{"fb-mission-7", "002:6889", "whatever else would bring one", func(m *model.Mission) any {
		return []any{rule(m, "sleeper").When.NPC, effect(m, "sleeper", "replace").NPC}
	}, []any{"true-born", "iconoclast"}},
}

// Two rules move counters into the reactor in one phase: whichever comes first, as many move as the
// round takes and nobody has held back.
func TestCountdownMovesEachCounterOnce(t *testing.T) {
	m := compileFirstBorn(t, "fb-mission-7")["fb-mission-7"]
	orders := [][]string{{"countdown", "slower", "new-round"}, {"slower", "countdown", "new-round"}}
	for track := 1; track <= 10; track++ {
		for held := 0; held <= 2; held++ {
			for _, order := range orders {
				has := map[string]int{"track": track, "held": held}
				for _, id := range order {
					playCounters(t, rule(m, id), has)
				}
				moved := min(track, 2-held)
				if want := (map[string]int{"track": track - moved, "charge": moved}); !sameCounters(has, want) {
					t.Errorf("%v with %d on the track and %d held leaves %v, want %v", order, track, held, has, want)
				}
			}
		}
	}
}

// One interaction moves as many energy counters onto the gear as its user likes, and no more than there are.
func TestTheBottleTakesAnyNumberOfCounters(t *testing.T) {
	m := compileFirstBorn(t, "exploration")["exploration"]
	for charge := range 6 {
		for wanted := 1; wanted <= 7; wanted++ {
			has := map[string]int{"charge": charge}
			next := "bottled"
			for left := wanted; left > 0 && next != ""; left-- {
				r := rule(m, next)
				if !r.Optional || r.If == nil || !holds(t, *r.If, has) {
					break
				}
				playCounters(t, r, has)
				next = effect(m, next, "rule").Rule
			}
			moved := min(charge, wanted)
			if want := (map[string]int{"charge": charge - moved, "energy": moved}); !sameCounters(has, want) {
				t.Errorf("%d wanted of %d: %v, want %v", wanted, charge, has, want)
			}
		}
	}
}

// The reactor fills while it is on: from Wake Protocols, and no longer once the console has switched it off
// (seed 002:7662, 7739).
func TestTheConsoleStopsTheReactor(t *testing.T) {
	m := compileFirstBorn(t, "exploration")["exploration"]
	has := map[string]int{}
	fill := func(want int) {
		t.Helper()
		if playCounters(t, rule(m, "charging"), has); has["charge"] != want {
			t.Errorf("the reactor holds %d, want %d", has["charge"], want)
		}
	}
	fill(0)
	playCounters(t, rule(m, "wakes"), has)
	fill(1)
	switches := effect(m, "switched", "choose").Options
	playCounters(t, model.Rule{Do: switches[0].Do}, has)
	fill(1)
	playCounters(t, model.Rule{Do: switches[1].Do}, has)
	fill(2)
}

// playCounters does what a rule says about counters, if its condition holds.
func playCounters(t *testing.T, r model.Rule, has map[string]int) {
	if r.If != nil && !holds(t, *r.If, has) {
		return
	}
	for _, e := range r.Do {
		if e.Becomes != nil {
			has[e.Of] = *e.Becomes
		}
		has[e.Of] += e.Add
	}
}

func holds(t *testing.T, c model.Condition, has map[string]int) bool {
	part := func(c model.Condition) bool { return holds(t, c, has) }
	switch c.Kind {
	case "counter":
		n := has[c.Of]
		return (c.Min == nil || n >= *c.Min) && (c.Max == nil || n <= *c.Max)
	case "any":
		return slices.ContainsFunc(c.Conditions, part)
	case "all":
		return !slices.ContainsFunc(c.Conditions, func(c model.Condition) bool { return !part(c) })
	}
	t.Fatalf("a condition of kind %s", c.Kind)
	return false
}

// sameCounters takes a counter that is missing for one at nothing.
func sameCounters(a, b map[string]int) bool {
	for id := range a {
		if a[id] != b[id] {
			return false
		}
	}
	return true
}

// The edition has eight cards of each of its kinds, and each says something at every level.
func TestFirstBornDecks(t *testing.T) {
	res, err := compiler.Compile([]string{filepath.Join("../..", "missions/decks")}, compiler.Options{})
	if err != nil {
		t.Fatal(err)
	}
	rules, err := compiler.Rules("firstborn")
	if err != nil {
		t.Fatal(err)
	}
	decks := map[string]*model.Deck{}
	for _, u := range res.Units {
		if u.Edition == rules.ID {
			decks[u.Deck.Kind] = u.Deck
		}
	}
	for _, kind := range rules.Cards {
		d := decks[kind.ID]
		if d == nil || len(d.Cards) != 8 {
			t.Errorf("kind %s has no deck of eight cards", kind.ID)
			continue
		}
		for _, c := range d.Cards {
			for _, l := range rules.Hostility.Levels {
				if c.Band(l.ID) < 0 {
					t.Errorf("card %s of %s is silent at %s", c.ID, d.ID, l.ID)
				}
			}
		}
	}
}

// compileFirstBorn compiles missions of the shipped pack by id; none may have an error.
func compileFirstBorn(t *testing.T, ids ...string) map[string]*model.Mission {
	t.Helper()
	var dirs []string
	for _, id := range ids {
		dirs = append(dirs, filepath.Join("../..", "missions", id))
	}
	res, err := compiler.Compile(dirs, compiler.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range res.Diagnostics {
		if d.Severity == diag.Error {
			t.Fatalf("%s: %s", d.Range.File, d.Summary)
		}
	}
	out := map[string]*model.Mission{}
	for _, u := range res.Units {
		out[u.ID] = u.Mission
	}
	return out
}

func objective(m *model.Mission, id string) model.Objective {
	i := slices.IndexFunc(m.Objectives, func(o model.Objective) bool { return o.ID == id })
	return m.Objectives[i]
}

// goal is the part of an objective of several goals that has a kind.
func goal(m *model.Mission, id, kind string) model.Goal {
	goals := objective(m, id).Done.Goals
	i := slices.IndexFunc(goals, func(g model.Goal) bool { return g.Kind == kind })
	return goals[i]
}

func levelPay(level string) func(*model.Mission) any {
	return func(m *model.Mission) any {
		pays := objective(m, "notes").Reward.Levels
		i := slices.IndexFunc(pays, func(p model.LevelPay) bool { return p.Level == level })
		return pays[i].UA
	}
}

func aside(tokens ...string) func(*model.Mission) any {
	return func(m *model.Mission) any {
		return !slices.ContainsFunc(tokens, func(id string) bool { return !slices.Contains(m.Setup.Aside, id) })
	}
}

func rule(m *model.Mission, id string) model.Rule {
	i := slices.IndexFunc(m.Rules, func(r model.Rule) bool { return r.ID == id })
	return m.Rules[i]
}

// effect is the first effect of a kind that a rule has.
func effect(m *model.Mission, id, kind string) model.Effect {
	do := rule(m, id).Do
	i := slices.IndexFunc(do, func(e model.Effect) bool { return e.Kind == kind })
	return do[i]
}

// changes lists what a rule adds to counters.
func changes(m *model.Mission, id string) []int {
	var adds []int
	for _, e := range rule(m, id).Do {
		if e.Kind == "counter" && e.Add != 0 {
			adds = append(adds, e.Add)
		}
	}
	return adds
}

func counter(m *model.Mission, id string) model.Counter {
	i := slices.IndexFunc(m.Setup.Counters, func(c model.Counter) bool { return c.ID == id })
	return m.Setup.Counters[i]
}

func panelKind(m *model.Mission, id string) string {
	i := slices.IndexFunc(m.Board.Panels, func(p model.Panel) bool { return p.ID == id })
	return m.Board.Panels[i].Kind
}
