package kinds_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// definition is what is told of a kind here, and what the language says.
type definition struct {
	kind  string
	takes []string
}

// Every kind of the language has its definition, with the fields that it takes there, and there is no other.
func TestKindsAreThoseOfTheLanguage(t *testing.T) {
	var effects, triggers, conditions, goals []definition
	for _, e := range kinds.Effects() {
		effects = append(effects, definition{e.Kind, e.Takes})
	}
	for _, w := range kinds.Triggers() {
		triggers = append(triggers, definition{w.Kind, w.Takes})
	}
	for _, c := range kinds.Conditions() {
		conditions = append(conditions, definition{c.Kind, c.Takes})
	}
	for _, g := range kinds.Goals() {
		goals = append(goals, definition{g.Kind, g.Takes})
	}
	var facts, changes []definition
	for _, f := range kinds.Facts() {
		facts = append(facts, definition{f.Kind, f.Takes})
	}
	for _, e := range kinds.CrewEffects() {
		changes = append(changes, definition{e.Kind, e.Takes})
	}
	for table, got := range map[string][]definition{
		"_effects": effects, "_triggers": triggers, "_conditions": conditions, "_goals": goals, "_crewFacts": facts, "_crewEffects": changes,
	} {
		want := tableOf(t, table)
		for _, d := range got {
			fields, known := want[d.kind]
			slices.Sort(d.takes)
			if !known {
				t.Errorf("%s has no %q", table, d.kind)
			} else if !slices.Equal(fields, d.takes) {
				t.Errorf("%s %q takes %v; the language says %v", table, d.kind, d.takes, fields)
			}
			delete(want, d.kind)
		}
		for kind := range want {
			t.Errorf("%q of %s is not defined: give it a row with its words", kind, table)
		}
	}
}

// A field of the language that the model does not have is dropped without a word when a pack is read.
func TestWhatKindsTakeIsInTheModel(t *testing.T) {
	has := func(of any, field string) bool {
		typ := reflect.TypeOf(of)
		for i := range typ.NumField() {
			if name, _, _ := strings.Cut(typ.Field(i).Tag.Get("json"), ","); name == field {
				return true
			}
		}
		return false
	}
	hold := func(kind string, takes []string, of any) {
		for _, field := range takes {
			if !has(of, field) {
				t.Errorf("the kind %s takes %q, which %T does not have", kind, field, of)
			}
		}
	}
	for _, e := range kinds.Effects() {
		hold(e.Kind, e.Takes, model.Effect{})
	}
	for _, w := range kinds.Triggers() {
		hold(w.Kind, w.Takes, model.Trigger{})
	}
	for _, c := range kinds.Conditions() {
		hold(c.Kind, c.Takes, model.Condition{})
	}
	for _, g := range kinds.Goals() {
		hold(g.Kind, g.Takes, model.Goal{})
	}
	for _, f := range kinds.Facts() {
		hold(f.Kind, f.Takes, model.CrewFact{})
	}
	for _, e := range kinds.CrewEffects() {
		hold(e.Kind, e.Takes, model.CrewEffect{})
	}
}

// tableOf reads a table of kinds: the fields of each, in order of the alphabet.
func tableOf(t *testing.T, name string) map[string][]string {
	t.Helper()
	var decls []ast.Decl
	for _, name := range []string{"rule", "objective", "crewfact"} {
		file, err := parser.ParseFile("../corespace/"+name+".cue", nil)
		if err != nil {
			t.Fatal(err)
		}
		decls = append(decls, file.Decls...)
	}
	out := map[string][]string{}
	for label, value := range fields(decls) {
		if label != name {
			continue
		}
		for kind, body := range fields(value.(*ast.StructLit).Elts) {
			list := []string{}
			if body, ok := body.(*ast.StructLit); ok {
				for field := range fields(body.Elts) {
					list = append(list, field)
				}
			}
			list = slices.DeleteFunc(list, func(field string) bool { return field == "kind" })
			slices.Sort(list)
			out[kind] = list
		}
	}
	if len(out) < 10 {
		t.Fatalf("%s of the language has %d kinds", name, len(out))
	}
	return out
}

func fields(list []ast.Decl) map[string]ast.Expr {
	out := map[string]ast.Expr{}
	for _, d := range list {
		if f, ok := d.(*ast.Field); ok {
			if name, _, err := ast.LabelName(f.Label); err == nil {
				out[name] = f.Value
			}
		}
	}
	return out
}

// Every kind has words, but for effects that only prose says.
func TestEveryKindHasWords(t *testing.T) {
	n := kinds.Names{Mission: &model.Mission{}, Rules: &model.RuleSet{}}
	who, place := &model.Who{Traders: "any"}, &model.Place{Zone: "vault"}
	for _, e := range kinds.Effects() {
		if e.Words == nil {
			t.Errorf("effect %s has no words", e.Kind)
			continue
		}
		words := n.Effect(model.Effect{Kind: e.Kind, Token: "orb", Of: "b", Set: "open", Piece: "safe", Who: who, From: who, At: place, NPC: "clerk",
			Holder: "next", Rule: "r", Stat: "move", Hidden: "it", Op: "draw", Phase: "npc", Add: 1})
		if wordless := e.Kind == "prose"; (words == "") != wordless {
			t.Errorf("effect %s: %q", e.Kind, words)
		}
	}
	for _, w := range kinds.Triggers() {
		if w.Words == nil {
			t.Errorf("event %s has no words", w.Kind)
			continue
		}
		if words := n.Event(model.Trigger{Kind: w.Kind, Triggers: []model.Trigger{{Kind: "end"}}}); words == "" || words == w.Kind {
			t.Errorf("event %s: %q", w.Kind, words)
		}
	}
	for _, c := range kinds.Conditions() {
		if words := n.Condition(model.Condition{Kind: c.Kind, Conditions: []model.Condition{{Kind: "crews"}}}); words == "" || words == c.Kind {
			t.Errorf("condition %s: %q", c.Kind, words)
		}
	}
	for _, g := range kinds.Goals() {
		words := n.Goal(model.Goal{Kind: g.Kind, Who: who, Place: place, To: place, Of: "b", With: "b", Into: "b", Goals: []model.Goal{{Kind: "loot"}}})
		if wordless := g.Kind == "prose"; (words == "") != wordless {
			t.Errorf("goal %s: %q", g.Kind, words)
		}
	}
}

// Every condition and goal hangs on a cell, but for those that are made of others.
func TestEveryConditionAndGoalReadsSomething(t *testing.T) {
	for _, c := range kinds.Conditions() {
		if reads := kinds.Asks(model.Condition{Kind: c.Kind}); (len(reads) > 0) == (c.Joins != kinds.Alone) {
			t.Errorf("condition %s reads %v", c.Kind, reads)
		}
	}
	for _, g := range kinds.Goals() {
		if reads := kinds.Wants(model.Goal{Kind: g.Kind}); (len(reads) > 0) == (g.Joins != kinds.Alone) {
			t.Errorf("goal %s reads %v", g.Kind, reads)
		}
	}
}
