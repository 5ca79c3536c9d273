package compiler

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/schema/model/systems"
)

// tags collects the domains of all ref tags of a type and of what it holds.
func tags(t reflect.Type, seen map[reflect.Type]bool, found map[string]bool) {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		tags(t.Elem(), seen, found)
	case reflect.Struct:
		if seen[t] {
			return
		}
		seen[t] = true
		for i := range t.NumField() {
			for _, part := range strings.Split(t.Field(i).Tag.Get("ref"), ";") {
				_, list, special := strings.Cut(part, ":")
				if !special {
					list = part
				}
				for _, d := range strings.Split(list, ",") {
					found[d] = d != ""
				}
			}
			tags(t.Field(i).Type, seen, found)
		}
	}
}

// filled makes one entry in every list of a struct, so that no path ends at an empty one.
func filled(v reflect.Value, depth int) {
	switch v.Kind() {
	case reflect.Pointer:
		if depth < 8 {
			v.Set(reflect.New(v.Type().Elem()))
			filled(v.Elem(), depth+1)
		}
	case reflect.Slice:
		if depth < 8 {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
			filled(v.Index(0), depth+1)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanSet() {
				filled(v.Field(i), depth+1)
			}
		}
	}
}

// A tag that names no list of the rule set would switch the check off without a word.
func TestEveryDomainOfATagExists(t *testing.T) {
	for _, s := range systems.All() {
		set := s.RuleSet()
		filled(reflect.ValueOf(set).Elem(), 0)
		found := map[string]bool{}
		tags(reflect.TypeOf(set), map[reflect.Type]bool{}, found)
		for _, k := range s.Kinds {
			tags(reflect.TypeOf(k.New()), map[reflect.Type]bool{}, found)
		}
		for domain, ok := range found {
			switch {
			case !ok || strings.HasPrefix(domain, "@") || strings.HasPrefix(domain, "="):
			case strings.HasPrefix(domain, "+"):
				if !slices.Contains(Kinds(), domain[1:]) {
					t.Errorf("%s: no kind of unit is called %q", s.ID, domain[1:])
				}
			default:
				if _, err := refs.InRuleSet(set, domain); err != nil {
					t.Errorf("%s: %v", s.ID, err)
				}
			}
		}
	}
}

// The rule sets name their own things; nothing in them may lead nowhere.
func TestRuleSetsNameWhatTheyHold(t *testing.T) {
	for _, edition := range Editions() {
		set, err := RuleSet(edition)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, r := range refs.Of(set, nil) {
			n++
			if !knownIn(t, set, r) {
				t.Errorf("%s: %s names %q, which is not in %v", edition, r.Path, r.ID, r.Domains)
			}
		}
		if n < 50 {
			t.Errorf("%s: only %d names were looked at", edition, n)
		}
	}
}

func knownIn(t *testing.T, set any, r refs.Ref) bool {
	for _, domain := range r.Domains {
		if strings.HasPrefix(domain, "=") && domain[1:] == r.ID {
			return true
		}
		if strings.ContainsAny(domain[:1], "@+=") {
			continue
		}
		names, err := refs.InRuleSet(set, domain)
		if err != nil {
			t.Fatal(err)
		}
		if slices.Contains(names, r.ID) {
			return true
		}
	}
	return false
}

// No two games may use one word for a kind of unit: the word alone says what a folder holds.
func TestKindsAreNotSharedBetweenGames(t *testing.T) {
	kinds := Kinds()
	slices.Sort(kinds)
	for i := 1; i < len(kinds); i++ {
		if kinds[i] == kinds[i-1] {
			t.Errorf("two games have a kind %q", kinds[i])
		}
	}
	for _, name := range []string{"mission", "deck", "post", "crew", "campaign"} {
		if s, _, ok := systemOf(name); !ok || s.ID != model.CoreSpace().ID {
			t.Errorf("%q is no kind of Core Space", name)
		}
	}
}
