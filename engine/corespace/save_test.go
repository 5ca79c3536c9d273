package corespace

import (
	"encoding/json"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/sortie-tools/sortie/schema/model"
)

// anyOp draws an op that may or may not be possible now.
func anyOp(rt *rapid.T) Op {
	ids := []string{"l1", "c1", "c2", "console", "blue", "chance", "harvester", "civilian", "extra", "room", ""}
	kinds := []OpKind{OpAdvance, OpAdvance, OpAdvance, OpDraw, OpDraw, OpFill, OpInclude, OpUnresolvable, OpPlay, OpShot, OpPegs,
		OpRoll, OpArrivals, OpDefeat, OpSearch, OpOpen, OpTake, OpStow, OpReturn, OpInteract, "nonsense"}
	return Op{
		Kind: rapid.SampledFrom(kinds).Draw(rt, "kind"), ID: rapid.SampledFrom(ids).Draw(rt, "id"),
		Token: rapid.SampledFrom([]string{"", "knife", "ammo", "rifle", "schedule"}).Draw(rt, "token"),
		N:     rapid.IntRange(-2, 4).Draw(rt, "n"),
	}
}

// Whatever is done at a table: a failed op changes nothing, no token or card is lost, and a save
// taken at any step leads back to the same state through JSON.
func TestAnyGame(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		m, r, d := testMission(), testRules(), testDecks()
		table, err := NewTable(m, r, d, rapid.IntRange(1, 6).Draw(rt, "crews"), rapid.Uint64().Draw(rt, "seed"))
		if err != nil {
			rt.Fatal(err)
		}
		if rapid.Bool().Draw(rt, "filled") {
			if _, err := table.Do(Op{Kind: OpFill}); err != nil {
				rt.Fatal(err)
			}
		}
		total := inPlay(table)
		for range rapid.IntRange(1, 25).Draw(rt, "length") {
			before, op := table.StateHash(), anyOp(rt)
			if _, err := table.Do(op); err != nil && table.StateHash() != before {
				rt.Fatalf("%+v failed (%v) and changed the table", op, err)
			}
			if inPlay(table) != total {
				rt.Fatalf("%+v: %d tokens became %d", op, total, inPlay(table))
			}
			saved, err := json.Marshal(table.Save())
			if err != nil {
				rt.Fatal(err)
			}
			var s Save
			if err := json.Unmarshal(saved, &s); err != nil {
				rt.Fatal(err)
			}
			again, _, err := Restore(m, r, d, s)
			if err != nil {
				rt.Fatal(err)
			}
			if again.StateHash() != table.StateHash() {
				rt.Fatal("the restored table is in another state")
			}
		}
	})
}

// inPlay is how many tokens there are, wherever they lie.
func inPlay(table *Table) int {
	n := 0
	for _, c := range tokens(table.State()) {
		n += c
	}
	return n
}

func TestRestoreRefuses(t *testing.T) {
	table := newTable(t, 2, 6)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpAdvance}, Op{Kind: OpDraw})
	for _, c := range []struct {
		name  string
		spoil func(*Save)
		want  string
	}{
		{"format", func(s *Save) { s.Format = 1 }, "format 1"},
		{"mission", func(s *Save) { s.Mission = "other" }, `mission "other"`},
		{"content", func(s *Save) { s.Content = "00" }, "another version"},
		{"seed", func(s *Save) { s.Seed = "7" }, "another state"},
		{"no seed", func(s *Save) { s.Seed = "" }, "a seed is"},
		{"op", func(s *Save) { s.Ops[1] = Op{Kind: OpOpen, ID: "c9"} }, `action 2 of the save: there is no crate "c9"`},
		{"crews", func(s *Save) { s.Crews = 1 << 30 }, "crews, not"},
		{"length", func(s *Save) { s.Ops = make([]Op, MaxOps+1) }, "up to 10000"},
	} {
		s := table.Save()
		c.spoil(&s)
		if _, _, err := Restore(testMission(), testRules(), testDecks(), s); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

// A game goes on from a save with an action that nothing followed from, such as a task that was ticked off.
func TestRestoreAfterAnActionWithoutEvents(t *testing.T) {
	m := ruleMission(model.Rule{ID: "it", Title: "It", When: &model.Trigger{Kind: "interact", With: "console"}, Do: []model.Effect{{Kind: "prone"}}})
	table := tableOf(t, m, 1)
	do(t, table, Op{Kind: OpFill}, Op{Kind: OpInteract, ID: "console"}, Op{Kind: OpFinish})
	_, log, err := Restore(m, testRules(), testDecks(), table.Save())
	if err != nil || len(log) != 3 {
		t.Fatalf("%d actions, %v", len(log), err)
	}
	if out, err := json.Marshal(log[2]); err != nil || string(out) != "[]" {
		t.Errorf("the last action is written as %s, %v", out, err)
	}
}

// A whole scripted game, written down once: a change of this hash changes every saved game, so it
// is made on purpose and with a new SaveFormat.
func TestGoldenGame(t *testing.T) {
	table := newTable(t, 2, 2026)
	do(t, table, Op{Kind: OpInclude, ID: "extra"}, Op{Kind: OpFill})
	for table.state.Round < 8 {
		do(t, table, Op{Kind: OpAdvance})
		for _, due := range table.View().Due {
			do(t, table, map[string]Op{DueEvent: {Kind: OpDraw}, DueArrivals: {Kind: OpArrivals}}[due])
		}
		if len(table.state.Held) > 0 {
			do(t, table, Op{Kind: OpPlay, N: 1})
		}
		if table.phase() == "trader" {
			do(t, table, Op{Kind: OpShot}, Op{Kind: OpSearch}, Op{Kind: OpRoll, ID: "blue", N: 4})
		}
	}
	if got, want := table.StateHash(), "6ba8b9c7ceeb1724"; got != want {
		t.Errorf("eight rounds from seed 2026 end in state %s, want %s", got, want)
	}
}

func TestParseSeed(t *testing.T) {
	for in, want := range map[string]uint64{"0": 0, "42": 42, "18446744073709551615": 1<<64 - 1} {
		if got, err := ParseSeed(in); err != nil || got != want {
			t.Errorf("ParseSeed(%q) = %d, %v", in, got, err)
		}
	}
	a, _ := ParseSeed("saturday")
	b, _ := ParseSeed("sunday")
	over, _ := ParseSeed("18446744073709551616")
	if a == b || a < 1000 || over == 0 {
		t.Errorf("words as seeds: %d, %d, %d", a, b, over)
	}
	for _, in := range []string{"", strings.Repeat("x", 65)} {
		if _, err := ParseSeed(in); err == nil {
			t.Errorf("ParseSeed(%q) went through", in)
		}
	}
}

// A whole evening at the table: set-up, eight rounds, everything that is due.
func BenchmarkGame(b *testing.B) {
	m, r, d := testMission(), testRules(), testDecks()
	for seed := range uint64(b.N) {
		table, err := NewTable(m, r, d, 2, seed)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := table.Do(Op{Kind: OpFill}); err != nil {
			b.Fatal(err)
		}
		for table.state.Round < 8 {
			if _, err := table.Do(Op{Kind: OpAdvance}); err != nil {
				b.Fatal(err)
			}
			if table.phase() == "hostility" && !table.state.Drew {
				if _, err := table.Do(Op{Kind: OpDraw}); err != nil {
					b.Fatal(err)
				}
			}
		}
	}
}

// What twelve rounds tell the rules of a mission that wait for something else each.
func BenchmarkHooksOfTwelveRounds(b *testing.B) {
	var rules []model.Rule
	for kind, c := range eventCases() {
		c.when.Kind, c.when.At, c.when.Peg = kind, 99, 14
		if kind != "start" && kind != "phase" {
			rules = append(rules, model.Rule{ID: kind, When: &c.when})
		}
	}
	table, err := NewTable(ruleMission(rules...), testRules(), testDecks(), 2, 7)
	if err != nil {
		b.Fatal(err)
	}
	var events []Event
	for round := 1; round <= 12; round++ {
		events = append(events, Event{Kind: RoundBegan, Round: round}, Event{Kind: PegIn, Pegs: round}, Event{Kind: CardHidden, Card: "helpers/friend"},
			Event{Kind: Opened, ID: "l1"}, Event{Kind: DoorSet, Panel: "gate", State: "closed"})
		for _, p := range table.rules.Phases {
			events = append(events, Event{Kind: PhaseBegan, Phase: p.ID}, Event{Kind: PhaseEnded, Phase: p.ID})
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		for _, e := range events {
			table.notice(e)
		}
		table.state.Matters = table.state.Matters[:0]
	}
	b.ReportMetric(float64(len(events)), "events/op")
}
