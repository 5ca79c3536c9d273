package render

import (
	"testing"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/schema/model"
)

// Units that are read one after the other share letters and the rule set as pages tell of it; those that are read side
// by side have letters of their own, and so has a pack with a theme.
func TestADeskServesOneUnitAfterTheOther(t *testing.T) {
	rules := &model.RuleSet{Tokens: []model.TokenKind{{ID: "a", Title: "Crate", Sell: 1}, {ID: "b", Title: "Crate", Sell: 2}}}
	plain := &compiler.Unit{Kind: "mission", RuleSet: rules, Value: &model.Mission{}}
	themed := &compiler.Unit{Kind: "mission", RuleSet: rules, Value: &model.Mission{}, Pack: &model.Pack{Theme: &model.Theme{}}}
	var d Desk
	read := func(u *compiler.Unit) (*product.Job, func()) {
		t.Helper()
		job, done, err := d.Proof(u)
		if err != nil {
			t.Fatal(err)
		}
		return job, done
	}
	one, done := read(plain)
	two, alsoDone := read(plain)
	if one.Fonts == two.Fonts {
		t.Error("two units that are read side by side have the same letters")
	}
	if one.Rules != two.Rules {
		t.Error("the titles of a rule set are made for each unit")
	}
	done()
	own, ownDone := read(themed)
	if own.Fonts == one.Fonts {
		t.Error("a pack with a theme has the letters of the house")
	}
	ownDone()
	three, _ := read(plain)
	if three.Fonts != one.Fonts {
		t.Error("letters are not used again")
	}
	alsoDone()
	if got := three.Rules.(*model.RuleSet).Tokens[0].Title; got != "Crate A" || rules.Tokens[0].Title != "Crate" {
		t.Errorf("pages call the first token %q, and its own title is %q", got, rules.Tokens[0].Title)
	}
}
