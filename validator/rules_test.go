package validator

import (
	"slices"
	"testing"
	"time"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/proctime"
	"github.com/sortie-tools/sortie/validator/check"
)

// checksFor are the checks with some codes.
func checksFor(codes ...string) []check.Check {
	return slices.DeleteFunc(Checks(), func(c check.Check) bool { return !slices.Contains(codes, c.Code) })
}

// ruled is a mission for one or two crews by rules without a track, an NPC or a die.
func ruled(m *model.Mission) check.Subject {
	m.Players = model.Players{Min: 1, Max: 2}
	return check.Subject{Mission: m, Rules: &model.RuleSet{}}
}

// However many parts a condition has and however many rules wait for one another, the answer comes soon.
func TestMuchOfEverythingEndsSoon(t *testing.T) {
	m := &model.Mission{}
	var many []model.Condition
	for i := range 5000 {
		many = append(many, model.Condition{Kind: "round", First: 2*i + 1, Last: 2*i + 1})
		m.Rules = append(m.Rules, model.Rule{
			ID: string(rune('a'+i%26)) + "-" + string(rune('a'+i/26%26)) + "-" + string(rune('a'+i/676)), When: &model.Trigger{Kind: "door", Of: "d", Becomes: "open"},
			Do: []model.Effect{{Kind: "door", Of: "d", Set: "open"}, {Kind: "spawn", NPC: "stray"}},
		})
	}
	m.Rules[0].If = &model.Condition{Kind: "all", Conditions: []model.Condition{{Kind: "any", Conditions: many}, {Kind: "not", Conditions: many}}}
	start := proctime.Start()
	check.Run(checksFor("OBJ001", "OBJ002", "OBJ003", "OBJ004", "RUL002", "RUL003", "RUL005", "RUL006"), ruled(m))
	if took := start.Used(); took > 20*time.Second {
		t.Errorf("it took %s", took)
	}
}

// What prose may do at the table is no error: a rule in words that points at a counter may change it.
func TestProseMakesAnErrorAWarning(t *testing.T) {
	words := model.Rule{ID: "words", Text: model.Text{Blocks: []model.Block{{Inlines: []model.Inline{{Text: "it", Ref: "c"}}}}}}
	for _, tt := range []struct {
		rules []model.Rule
		want  diag.Severity
	}{{nil, diag.Error}, {[]model.Rule{words}, diag.Warning}} {
		m := &model.Mission{Rules: []model.Rule{{ID: "siren", When: &model.Trigger{Kind: "counter", Of: "c", Reaches: 3}, Simulated: true}}}
		m.Setup.Counters = []model.Counter{{ID: "c"}}
		m.Rules = append(m.Rules, tt.rules...)
		found := check.Run(checksFor("OBJ008"), ruled(m))
		if len(found) != 1 || found[0].Severity != tt.want {
			t.Errorf("%d rules: found %v", len(m.Rules), found)
		}
	}
}

// The tables of a pack's rules are held against their dice, and those that come with Sortie are not told of.
func TestTablesOfHouseRulesAreHeldAgainstTheirDice(t *testing.T) {
	set := model.RuleSet{
		Dice: []model.Die{{ID: "d", Faces: []model.Face{{Number: 1}, {Number: 2}, {Number: 3}}}},
		Tables: []model.RollTable{
			{ID: "ours", Die: "d", Rows: []model.TableRow{{From: 2, To: 1}, {From: 3, To: 7}, {From: 9}}},
			{ID: "bare", Rows: []model.TableRow{{From: 4, To: 2}}},
			{ID: "theirs", Die: "d", Rows: []model.TableRow{{From: 8, To: 4}}},
		},
	}
	where := diag.Index{}
	for _, path := range []string{"tables.ours.rows", "tables.ours.rows.0", "tables.ours.rows.1", "tables.ours.rows.2", "tables.bare.rows", "tables.bare.rows.0"} {
		where[path] = diag.Range{File: path}
	}
	var got []string
	for _, d := range House(&set, where) {
		if d.Code == "DIE001" {
			got = append(got, d.Range.File+": "+d.Summary)
		}
	}
	slices.Sort(got)
	want := []string{
		"tables.bare.rows.0: the row from 4 to 2 is empty", "tables.ours.rows.0: the row from 2 to 1 is empty",
		"tables.ours.rows.1: the row 3 to 7 goes beyond the results: the die d shows 1 to 3", "tables.ours.rows.2: the row 9 never comes up: the die d shows 1 to 3",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
