package infer_test

import (
	"fmt"
	"math/rand"
	"os"
	"slices"
	"testing"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/schema/model"
)

// run is one game of a made-up mission, with what is said of it beforehand.
type run struct {
	t      *testing.T
	name   string
	m      *model.Mission
	world  *infer.World
	coming *infer.Coming
	seen   map[string]int // what has been held against what was said, by sort
}

// What is said never to be so is never so, whatever is done at a table. `make soak` plays 10,000 games.
func TestWhatIsImpossibleNeverHappens(t *testing.T) {
	games := 300
	if os.Getenv("SORTIE_FULL") != "" {
		games = 10_000
	}
	seen := map[string]int{}
	for seed := range games {
		c := chance{rand.New(rand.NewSource(int64(seed)))}
		m := c.mission()
		crews := 1 + c.Intn(3)
		r := &run{t: t, name: fmt.Sprintf("game %d", seed), m: m, seen: seen}
		r.world = infer.NewWorld(r.game(crews))
		r.coming = r.world.Comes()
		r.foretold()
		table, err := corespace.NewTable(m, rules(), decks(), crews, uint64(seed))
		if err != nil {
			t.Fatalf("%s: %v", r.name, err)
		}
		r.play(table, c)
		if t.Failed() {
			return
		}
	}
	for _, what := range []string{"rule", "objective", "counter", "never rule", "never event", "never condition", "never objective"} {
		if seen[what] < games/10 {
			t.Errorf("%d games have %d of %q: too few to show anything", games, seen[what], what)
		}
	}
}

// game is the mission as a number of crews plays it.
func (r *run) game(crews int) *infer.Game {
	return &infer.Game{
		Mission: r.m, Rules: rules(), Decks: decks(), Tables: []*model.Mission{r.m}, Boxed: func(string) int { return 9 },
		StaysShut: func(x model.Panel) bool { return false }, InProse: func(string) bool { return false },
	}
}

// foretold counts what is said never to be so: a test that nothing contradicts shows little where nothing is said.
func (r *run) foretold() {
	for _, x := range r.m.Rules {
		r.count("never rule", !r.coming.Works(x.ID))
		r.count("never event", x.When != nil && r.world.Event(*x.When) != nil)
		r.count("never condition", x.If != nil && r.neverHolds(*x.If))
	}
	for _, o := range r.m.Objectives {
		r.count("never objective", !r.coming.Met(o.ID) || r.world.Goal(o.Done) != nil)
	}
}

func (r *run) count(what string, so bool) {
	if so {
		r.seen[what]++
	}
}

// neverHolds reports whether a condition is said never to hold: by itself, or by what it says of numbers.
func (r *run) neverHolds(c model.Condition) bool {
	f, _ := r.world.Facts(c)
	_, clash := f.And(r.world.Room(f)).Clash()
	return r.world.Condition(c) != nil || clash
}

// play does what comes to mind until the game is over.
func (r *run) play(table *corespace.Table, c chance) {
	r.do(table, corespace.Op{Kind: corespace.OpFill})
	for range 120 {
		view := table.View()
		if view.Play.Over {
			return
		}
		op := c.op()
		if ask := view.Play.Ask; ask != nil {
			op = corespace.Op{Kind: corespace.OpAnswer, N: 1 + c.Intn(len(ask.Options))}
		}
		r.do(table, op)
		r.stands(table.State())
	}
}

// op is something to do. What only words may do is left out: nobody puts figures or pegs there by hand.
func (c chance) op() corespace.Op {
	switch c.Intn(10) {
	case 0:
		return corespace.Op{Kind: corespace.OpInteract, ID: of(c, "f0", "f1")}
	case 1:
		return corespace.Op{Kind: corespace.OpOpen, ID: of(c, "c1", "c2")}
	case 2:
		return corespace.Op{Kind: corespace.OpDraw}
	case 3:
		return corespace.Op{Kind: corespace.OpShot}
	case 4:
		return corespace.Op{Kind: corespace.OpArrivals}
	case 5:
		return corespace.Op{Kind: corespace.OpDefeat, ID: of(c, "guard", "cook", "thief")}
	case 6:
		return corespace.Op{Kind: corespace.OpFinish}
	}
	return corespace.Op{Kind: corespace.OpAdvance}
}

// do does one thing, which may be out of turn, and holds what came of it against what was said.
func (r *run) do(table *corespace.Table, op corespace.Op) {
	events, err := table.Do(op)
	if err != nil {
		return
	}
	for _, e := range events {
		switch e.Kind {
		case corespace.RuleFired:
			r.fired(e.Rule)
		case corespace.Done:
			r.met(e.ID)
		case corespace.RoundBegan:
			r.wrong(r.world.Rounds() > 0 && e.Round > r.world.Rounds(), "round %d begins, and %d was to be the last", e.Round, r.world.Rounds())
		case corespace.Arrival:
			r.wrong(r.world.Figures(&model.Who{NPC: e.NPC}) != nil, "%s comes", e.NPC)
		case corespace.PegsAdded:
			rules, cards := r.world.PegsFall()
			r.wrong(e.Count < 0 && !rules && !cards, "%d pegs fall", -e.Count)
		case corespace.DoorSet:
			x, _ := r.world.Panel(e.Panel)
			r.wrong(!r.world.Sets(x, e.State), "%s becomes %s", e.Panel, e.State)
		}
	}
}

// fired holds a rule that works against what is said of it.
func (r *run) fired(id string) {
	i := slices.IndexFunc(r.m.Rules, func(x model.Rule) bool { return x.ID == id })
	if i < 0 {
		return
	}
	x := r.m.Rules[i]
	r.count("rule", true)
	r.wrong(!r.coming.Works(id), "rule %s works: %+v", id, x)
	r.wrong(x.When != nil && !r.world.Called(id) && r.world.Event(*x.When) != nil, "rule %s is set off by %+v", id, x.When)
	r.wrong(x.If != nil && r.neverHolds(*x.If), "rule %s works, and it is so that %+v", id, x.If)
}

// met holds an objective that is done against what is said of it.
func (r *run) met(id string) {
	for _, o := range r.m.Objectives {
		if o.ID == id {
			r.count("objective", true)
			r.wrong(!r.coming.Met(id) || r.world.Goal(o.Done) != nil, "objective %s is done: %+v", id, o.Done)
		}
	}
}

// stands holds the counters against where they are said to come.
func (r *run) stands(s corespace.State) {
	for _, n := range s.Counters {
		r.count("counter", true)
		r.wrong(!r.world.Counter(n.ID).Values.Has(n.Count), "counter %s stands at %d of %v", n.ID, n.Count, r.world.Counter(n.ID).Values)
		r.wrong(!r.coming.Counter(n.ID).Values.Has(n.Count), "counter %s stands at %d of %v, with the rules that work", n.ID, n.Count, r.coming.Counter(n.ID).Values)
	}
}

// wrong reports what was said never to be so.
func (r *run) wrong(so bool, format string, args ...any) {
	if so {
		r.t.Errorf(r.name+": what never happens did: "+format, args...)
	}
}
