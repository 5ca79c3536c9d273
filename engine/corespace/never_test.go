package corespace

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/engine/infer"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// What is never so by what rules read and write the table never sees, in ten thousand games of random rules in which traders
// do whatever they may and nobody changes anything by hand.
func TestWhatIsNeverSoNeverHappens(t *testing.T) {
	games, said, worked := 10_000, 0, 0
	parts := luckyParts()
	for seed := range uint64(games) {
		luck := rand.New(rand.NewPCG(seed, 2))
		m := parts.mission(luck)
		table, err := NewTable(m, searchableRules(), testDecks(), 2, seed)
		if err != nil {
			t.Fatal(err)
		}
		world := infer.NewWorld(&infer.Game{Mission: m, Rules: table.rules, Decks: table.decks, Tables: []*model.Mission{table.mission},
			Boxed: dealing.Stock(m, table.rules).Boxed, StaysShut: func(model.Panel) bool { return false }, InProse: func(string) bool { return false }})
		playOn(table, luck, 30)
		for _, r := range m.Rules {
			if !table.judges(r.ID) || world.Called(r.ID) { // by another rule, whatever it waits for
				continue
			}
			never := world.Event(*r.When)
			if never == nil && r.If != nil {
				never = world.Condition(*r.If)
			}
			n, _ := table.worked(r.ID)
			worked += n
			if never != nil {
				said++
			}
			if never != nil && n > 0 {
				t.Fatalf("game %d: the rule %+v if %+v worked in round %d, which is said to be never so: %s", seed, *r.When, r.If, table.state.Round, never.Why)
			}
		}
	}
	if said < games/10 || worked < games/10 {
		t.Errorf("%d rules were said never to work, and rules worked %d times: the games show nothing", said, worked)
	}
}

// judges reports whether the table itself sees and judges all that a rule waits for: players may say what cannot be.
func (t *Table) judges(rule string) bool {
	r := t.program.Rule(rule)
	return !slices.ContainsFunc(r.Leaves, func(l program.Leaf) bool { return t.told(&l) || t.vague(&l) }) &&
		(r.Must == nil || t.game.facts[r.Must.Code].why == "")
}

// searchableRules are the test's, with crates and pods that traders may search and break.
func searchableRules() *model.RuleSet {
	r := testRules()
	r.Terrain = []model.TerrainRule{{ID: "thing", Search: true}}
	r.Crates = []model.CrateSize{{ID: "small", Rule: "thing"}, {ID: "large", Rule: "thing"}}
	r.Furniture = []model.FurnitureKind{{ID: "pod", Rule: "thing"}}
	return r
}

// lucky are parts of rules to pick from.
type lucky struct {
	when []model.Trigger
	must []model.Condition
	do   []model.Effect
}

// luckyParts are the events that the table sees by itself, the conditions that it judges, and all effects.
func luckyParts() lucky {
	var out lucky
	for kind, c := range eventCases() {
		if c.when.Kind, c.when.Nth = kind, 0; c.button == "" || kind == "interact" {
			out.when = append(out.when, c.when)
		}
	}
	for kind, c := range factCases() {
		if c.must.Kind = kind; c.ask == "" {
			out.must = append(out.must, c.must)
		}
	}
	for kind, c := range doneCases() {
		c.do.Kind = kind
		out.do = append(out.do, c.do)
	}
	slices.SortFunc(out.when, func(a, b model.Trigger) int { return strings.Compare(a.Kind, b.Kind) })
	slices.SortFunc(out.must, func(a, b model.Condition) int { return strings.Compare(a.Kind, b.Kind) })
	slices.SortFunc(out.do, func(a, b model.Effect) int { return strings.Compare(a.Kind, b.Kind) })
	return out
}

// mission has a few rules of such parts, with other numbers.
func (p lucky) mission(luck *rand.Rand) *model.Mission {
	var rules []model.Rule
	for _, id := range []string{"it", "first", "other"} {
		when := p.when[luck.IntN(len(p.when))]
		when.At, when.Peg, when.Reaches = luck.IntN(4), luck.IntN(9), luck.IntN(7)-3
		r := model.Rule{ID: id, Title: id, When: &when, Times: luck.IntN(3)}
		if luck.IntN(2) == 0 {
			must, least := p.must[luck.IntN(len(p.must))], luck.IntN(9)-4
			if must.Min != nil {
				must.Min = &least
			}
			r.If = &must
		}
		for range luck.IntN(3) {
			e := p.do[luck.IntN(len(p.do))]
			if e.Becomes != nil {
				e.Add, e.Becomes = luck.IntN(5)-2, nil
			}
			r.Do = append(r.Do, e)
		}
		rules = append(rules, r)
	}
	m := ruleMission(rules...)
	m.Objectives[0].Done = model.Goal{Kind: "counter", Of: "cables", Reaches: luck.IntN(5)}
	return m
}

// playOn does what players may do by the rules, at random: nobody moves pegs, counters or locked doors by hand.
func playOn(t *Table, luck *rand.Rand, ops int) {
	t.Do(Op{Kind: OpFill})
	for range ops {
		op := []Op{
			{Kind: OpAdvance}, {Kind: OpAdvance}, {Kind: OpAdvance}, {Kind: OpDraw}, {Kind: OpArrivals}, {Kind: OpShot}, {Kind: OpOpen, ID: "c1"}, {Kind: OpOpen, ID: "l1"},
			{Kind: OpSearch}, {Kind: OpInteract, ID: "console"}, {Kind: OpInteract, ID: "pod-1"}, {Kind: OpDefeat, ID: "harvester"}, {Kind: OpDefeat, ID: "civilian"},
			{Kind: OpRoll, ID: "chance", N: 1}, {Kind: OpPlay, N: 1}, {Kind: OpFinish},
		}[luck.IntN(16)]
		if d := t.deeds(); len(d) > 0 && luck.IntN(3) == 0 {
			one := d[luck.IntN(len(d))]
			op = one.Options[luck.IntN(len(one.Options))].Op
		}
		if v := t.askView(); v != nil {
			op = Op{Kind: OpAnswer, N: 1 + luck.IntN(len(v.Options))}
		}
		t.Do(op) // what cannot be done now is left
	}
}
