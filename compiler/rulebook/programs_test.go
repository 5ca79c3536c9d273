package rulebook

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/kinds/aftermath"
	"github.com/sortie-tools/sortie/schema/kinds/ending"
	"github.com/sortie-tools/sortie/schema/model"
)

// sayer is something of a rule set with programs.
type sayer struct {
	path   string
	does   []model.Program
	clause model.Text
}

// sayers are all things of a rule set that something does.
func sayers(v reflect.Value, path string) []sayer {
	var out []sayer
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			return sayers(v.Elem(), path)
		}
	case reflect.Slice:
		for i := range v.Len() {
			out = append(out, sayers(v.Index(i), path)...)
		}
	case reflect.Struct:
		if id := v.FieldByName("ID"); id.IsValid() && id.Kind() == reflect.String {
			path += "." + id.String()
		}
		if does := v.FieldByName("Does"); does.IsValid() {
			return []sayer{{path, does.Interface().([]model.Program), v.FieldByName("Clause").Interface().(model.Text)}}
		}
		for i := range v.NumField() {
			out = append(out, sayers(v.Field(i), path)...)
		}
	}
	return out
}

func eachSayer(t *testing.T, f func(rules *model.RuleSet, s sayer)) {
	t.Helper()
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		if rules, ok := set.(*model.RuleSet); err == nil && ok {
			for _, s := range sayers(reflect.ValueOf(rules), edition) {
				f(rules, s)
			}
		}
	}
}

// A number in a program that no sentence names could be changed without anybody noticing.
func TestEachNumberOfAProgramIsSaid(t *testing.T) {
	tried := map[string]int{}
	eachSayer(t, func(rules *model.RuleSet, s sayer) {
		n := kinds.Names{Mission: &model.Mission{}, Rules: rules}
		for _, p := range s.does {
			before := n.Program(p)
			changed := clone(t, p)
			eachNumber(reflect.ValueOf(changed), func(field string, v reflect.Value) {
				was := v.Int()
				v.SetInt(was + nudge(v))
				tried[rules.ID]++
				if got := n.Program(*changed); got == before {
					t.Errorf("%s: %s may be %d or %d, and both read %q", s.path, field, was, v.Int(), got)
				}
				v.SetInt(was)
			})
		}
	})
	for _, edition := range []string{"purge", "firstborn", "draft"} {
		if tried[edition] < 80 {
			t.Errorf("%s: only %d numbers were changed", edition, tried[edition])
		}
	}
}

// inTables are numbers of play that stand in tables of the reference, and those beside a text; the tests of the printed pages
// and of texts look for these.
var inTables = []string{"Cost", "From", "To", "Step", "Most", "Levels", "Count"}

// How a game ends, what crews and the rules of play are, and what happens between games, is said by sentences that are made from fields: each number in these is in one.
func TestEachNumberOfTheCourseIsSaid(t *testing.T) {
	for _, edition := range []string{"purge", "firstborn", "draft"} {
		set, err := compiler.RuleSet(edition)
		if err != nil {
			t.Fatal(err)
		}
		rules, tried := set.(*model.RuleSet), 0
		n := kinds.Names{Mission: &model.Mission{}, Rules: rules}
		if len(ending.Rules(n, rules.Ending)) == 0 {
			t.Errorf("%s says nothing of how a game ends", edition)
		}
		for _, part := range []any{&rules.Ending, &rules.Campaign, &rules.Crews, &rules.Play} {
			eachNumber(reflect.ValueOf(part), func(field string, v reflect.Value) {
				was, before := v.Int(), course(n)
				v.SetInt(was + nudge(v))
				tried++
				if course(n) == before && !slices.Contains(inTables, field) {
					t.Errorf("%s: %s of %T may be %d or %d, and all sentences stay the same", edition, field, part, was, v.Int())
				}
				v.SetInt(was)
			})
		}
		if tried < 40 {
			t.Errorf("%s: only %d numbers were changed", edition, tried)
		}
	}
}

// course is all that is said of these.
func course(n kinds.Names) string {
	kinds.Word(n.Rules)
	out := []string{fmt.Sprint(ending.Rules(n, n.Rules.Ending))}
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			if !v.IsNil() {
				walk(v.Elem())
			}
		case reflect.Slice:
			for i := range v.Len() {
				walk(v.Index(i))
			}
		case reflect.Struct:
			if text, is := v.Interface().(model.Text); is {
				out = append(out, kinds.Spoken(text.Blocks))
				return
			}
			out = append(out, fmt.Sprint(aftermath.Of(n, v.Interface())))
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		}
	}
	for _, part := range []any{n.Rules.Campaign, n.Rules.Crews, n.Rules.Play} {
		walk(reflect.ValueOf(part))
	}
	return strings.Join(out, " ")
}

// nudge is what a number is changed by: a length by a whole inch.
func nudge(v reflect.Value) int64 {
	if v.Type() == reflect.TypeFor[model.Length]() {
		return 100
	}
	return 1
}

func clone(t *testing.T, p model.Program) *model.Program {
	t.Helper()
	data, err := json.Marshal(p)
	c := new(model.Program)
	if err != nil || json.Unmarshal(data, c) != nil {
		t.Fatal(err)
	}
	return c
}

// eachNumber calls f for every number of a value that is given.
func eachNumber(v reflect.Value, f func(field string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			eachNumber(v.Elem(), f)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachNumber(v.Index(i), f)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if x := v.Field(i); x.Kind() == reflect.Int && x.Int() != 0 {
				f(v.Type().Field(i).Name, x)
			} else {
				eachNumber(x, f)
			}
		}
	}
}

// Everything that does something says so, and a clause behind a program has no number of its own.
func TestClausesSayNoNumbers(t *testing.T) {
	eachSayer(t, func(_ *model.RuleSet, s sayer) {
		if clause := kinds.Spoken(s.clause.Blocks); len(s.does) > 0 && strings.ContainsFunc(clause, unicode.IsDigit) {
			t.Errorf("%s: the clause says a number beside its program: %q", s.path, clause)
		}
	})
}

// What is marked as advice is nothing that a game could carry out: it has neither a program nor a number.
func TestAdviceHasNoNumbers(t *testing.T) {
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		rules, ok := set.(*model.RuleSet)
		if err != nil || !ok {
			continue
		}
		eachNote(reflect.ValueOf(rules), func(n model.RuleNote) {
			if said := kinds.Spoken(n.Clause.Blocks); n.Advice && (len(n.Does)+len(n.Says)+len(n.Numbers) > 0 || strings.ContainsFunc(said, unicode.IsDigit)) {
				t.Errorf("%s, %s: this is no advice: %q", edition, n.Title, said)
			}
		})
	}
}

// A note that puts fields into words has something to say.
func TestNotesThatSayFieldsSaySomething(t *testing.T) {
	tried := 0
	for _, edition := range compiler.Editions() {
		set, err := compiler.RuleSet(edition)
		rules, ok := set.(*model.RuleSet)
		if err != nil || !ok {
			continue
		}
		kinds.Word(rules)
		eachNote(reflect.ValueOf(rules), func(n model.RuleNote) {
			if tried += len(n.Says); len(n.Says) > 0 && kinds.Spoken(n.Text.Blocks) == "" {
				t.Errorf("%s, %s: it says nothing of %q", edition, n.Title, n.Says)
			}
		})
	}
	if tried == 0 {
		t.Error("no note says a field")
	}
}

// eachNote calls f for each note of a rule set.
func eachNote(v reflect.Value, f func(model.RuleNote)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			eachNote(v.Elem(), f)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachNote(v.Index(i), f)
		}
	case reflect.Struct:
		if n, is := v.Interface().(model.RuleNote); is {
			f(n)
			return
		}
		for i := range v.NumField() {
			eachNote(v.Field(i), f)
		}
	}
}
