package corespace

import (
	"testing"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/model"
)

// Every event that rules wait for is one that the table sees, or there is a reason why it never does.
func TestEveryEventIsSensed(t *testing.T) {
	for event, s := range senses() {
		if s.seen == (s.why != "") {
			t.Errorf("event %d: either the table sees it or there is a reason why not", event)
		}
		if s.why != "" && s.told == nil && program.Event(event) != program.Unheard {
			t.Errorf("event %d: nobody sees it, and nobody tells of it", event)
		}
	}
}

// Every kind of condition is judged by the table, or there is a reason why the players are asked.
func TestEveryConditionIsJudged(t *testing.T) {
	for kind, f := range facts() {
		if f.judge == nil && f.join == nil && f.why == "" {
			t.Errorf("condition %d: neither judged nor asked for", kind)
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
