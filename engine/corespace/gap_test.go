package corespace

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// gapLines are gaps as "path kind", one for each.
func gapLines(list []Gap) []string {
	var out []string
	for _, g := range list {
		out = append(out, strings.TrimSpace(g.Path+" "+g.Kind))
	}
	return out
}

// tableOf is a table of a mission with the test's rules and decks.
func tableOf(t *testing.T, m *model.Mission, crews int) *Table {
	t.Helper()
	table, err := NewTable(m, testRules(), testDecks(), crews, 7)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestAMissionThatTheTablePlaysWholeHasNoGaps(t *testing.T) {
	if got := Gaps(testMission(), testRules()); len(got) != 0 {
		t.Errorf("gaps %v", got)
	}
}

// What the table leaves to the players is told by the place where the mission says it.
func TestGapsOfRulesAndEnds(t *testing.T) {
	m := testMission()
	m.Rules = append(m.Rules,
		model.Rule{ID: "prose"},
		model.Rule{ID: "odd", When: &model.Trigger{Kind: "interact", With: "console"}, If: &model.Condition{Kind: "carries"},
			Do: []model.Effect{{Kind: "pegs", Add: 1}, {Kind: "prone"}}})
	m.Ends = []model.Trigger{{Kind: "round", At: 9}, {Kind: "any", Triggers: []model.Trigger{{Kind: "round", At: 3}, {Kind: "crew-gone"}}}}
	want := []string{"rules.prose.text", "rules.odd.if carries", "rules.odd.do.1 prone", "ends.1 any"}
	table := tableOf(t, m, 1)
	if got := gapLines(table.View().Gaps); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("gaps %v, want %v", got, want)
	}
	if got, want := table.View().Gaps[3].Text, "tell the page when every trader of every crew is aboard or defeated"; got != want {
		t.Errorf("of the end it says %q, want %q", got, want)
	}
}

// Of a rule that the table does in part the page names what is left, once for each reason, and says that it does the rest.
func TestOnlyWhatTheTableDoesNotDoIsNamed(t *testing.T) {
	prone := model.Effect{Kind: "prone", Who: &model.Who{Traders: "acting"}}
	hit := model.Effect{Kind: "damage", Who: &model.Who{Traders: "all"}, Hits: 1}
	roll := model.Effect{Kind: "roll", Die: "chance", Rows: []model.RollRow{{From: 1, Do: []model.Effect{prone}}, {From: 2, Do: []model.Effect{hit, {Kind: "pegs", Add: 1}}}}}
	const words = "carry out yourselves “the trader who did it falls prone” and “every trader suffers 1 hit”: how figures fare and behave is not on this page"
	for _, c := range []struct {
		do   []model.Effect
		want string
	}{
		{[]model.Effect{roll, prone}, words + "; the page does the rest"},
		{[]model.Effect{prone, hit}, words},
		{[]model.Effect{{Kind: "treat-as", Result: "hide"}}, "carry out yourselves “it counts as ‘hide’”: it changes what the players are just doing"},
		{[]model.Effect{{Kind: "prose"}}, "carry it out yourselves: only words say it"},
	} {
		m := testMission()
		m.Rules = []model.Rule{{ID: "it", When: &model.Trigger{Kind: "interact", With: "console"}, Do: c.do}}
		if got := Gaps(m, testRules()); len(got) != 1 || got[0].Text != c.want {
			t.Errorf("%v: the page says\n%+v\nwant\n%s", c.do, got, c.want)
		}
	}
}

// Each part of a set-up that the table does not carry out is one gap.
func TestGapsOfTheSetUp(t *testing.T) {
	m := testMission()
	m.Setup.Shops = []model.Shop{{Zone: "bar", Post: "p"}}
	m.Setup.Hidden = []model.Hidden{{ID: "spy"}}
	if got := gapLines(Gaps(m, testRules())); fmt.Sprint(got) != "[setup.hidden setup.shops]" {
		t.Errorf("gaps %v", got)
	}
}

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
			t.Errorf("condition %q: the table neither judges it nor says why not (facts)", kinds.ConditionKind(kind))
		}
	}
}

// Every kind of effect has a step of the table, or there is a reason why the players carry it out.
func TestEveryEffectHasAStep(t *testing.T) {
	for kind, s := range steps() {
		if (s.do == nil) == (s.why == "") {
			t.Errorf("effect %q: either the table has a step for it or there is a reason why not (steps)", kinds.EffectKind(kind))
		}
	}
}
