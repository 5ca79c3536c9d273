package validator_test

import (
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator"
)

// An unknown name with many to choose from comes with the command that lists them, and one that only a
// copy from the program's own would fill with the command that makes it.
func TestUnknownNamesSayWhereToLook(t *testing.T) {
	for _, c := range []struct {
		aside string
		want  string
	}{
		{"zzzzzzzzzz", "; sortie list --library --kind tokens --edition purge lists them"},
		{"knif", `did you mean "knife"?`},
	} {
		m := &model.Mission{Edition: "purge", Setup: model.Setup{Aside: []string{c.aside}}}
		if said := remedies(t, m, "REF001", "setup.aside.0"); !strings.Contains(said, c.want) {
			t.Errorf("%s: %q", c.aside, said)
		}
	}
}

// Of a kind without states the state is to be taken out; there is no other to name.
func TestAStateOfAKindWithoutStates(t *testing.T) {
	m := &model.Mission{Edition: "purge", Board: model.Board{Furniture: []model.Furniture{{ID: "t", Kind: "table", State: "open"}}}}
	if said := remedies(t, m, "REF007", "board.furniture.t.state"); said != "this kind has no states: take the state out" {
		t.Errorf("%q", said)
	}
}

// remedies joins what the findings of a code about a mission of the purge edition recommend.
func remedies(t *testing.T, m *model.Mission, code string, written string) string {
	t.Helper()
	rules, err := compiler.RuleSet("purge")
	if err != nil {
		t.Fatal(err)
	}
	said := ""
	for _, d := range validator.Run(validator.Subject{
		Mission: m, Rules: rules.(*model.RuleSet),
		Where: diag.Index{"": {File: "m.cue", Start: diag.Pos{Line: 1}}, written: {File: "m.cue", Start: diag.Pos{Line: 2}}},
	}) {
		if d.Code == code {
			said += d.Remedy
		}
	}
	return said
}
