package main

import (
	"fmt"
	"path"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/values"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
)

// showID lists the values of everything that an id names: units of the packs below this folder, and
// entries of the rule sets. Where no unit here has it, one that comes with Sortie may.
func (s *session) showID(id string) error {
	here := s.packsHere(".")
	units, known := withID(here.Units, id)
	if len(units) == 0 {
		shipped, names, err := s.shippedWith(id)
		if err != nil {
			return err
		}
		units, known = shipped, append(known, names...)
	}
	for _, u := range units {
		if err := s.showValues(u); err != nil {
			return err
		}
	}
	found, names, err := s.showEntries(id, here)
	if err != nil || found || len(units) > 0 {
		return err
	}
	known = append(known, names...)
	if found, names, err = s.showParts(id, here.Units); err != nil || found {
		return err
	}
	if meant := diag.DidYouMean(id, append(known, names...)); meant != "" {
		return fmt.Errorf("nothing here is called %q: %s", id, meant)
	}
	return fmt.Errorf("nothing here is called %q: sortie list shows what the packs below this folder hold, sortie list --library what comes with Sortie", id)
}

// withID are the units with an id, and the ids of all.
func withID(units []*compiler.Unit, id string) (found []*compiler.Unit, known []string) {
	for _, u := range units {
		known = append(known, u.ID)
		if u.ID == id {
			found = append(found, u)
		}
	}
	return found, known
}

// shippedWith are the units with an id among those that come with Sortie, and the ids of all.
func (s *session) shippedWith(id string) (found []*compiler.Unit, known []string, err error) {
	shipped, err := shippedEntries()
	if err != nil {
		return nil, nil, err
	}
	var dirs []string
	for _, e := range shipped {
		known = append(known, e.ID)
		if e.ID == id && e.Kind != "rule-set" && e.Kind != "pack" {
			dirs = append(dirs, e.Folder)
		}
	}
	if len(dirs) == 0 {
		return nil, known, nil
	}
	guard := s.guard(s.show)
	result := compiler.CompileTree(missions.FS, "library", dirs, compiler.Options{Guard: guard, Language: s.language})
	found, _ = withID(result.Units, id)
	return found, known, nil
}

// showEntries lists the rule sets and their entries with an id, as the packs here play them, and tells the ids
// of all.
func (s *session) showEntries(id string, here *compiler.Result) (found bool, known []string, err error) {
	sets, err := ruleSetsHere(here)
	if err != nil {
		return false, nil, err
	}
	places := map[string]*compiler.RulePlaces{} // of rule sets, which take most of a second to build
	for _, set := range sets {
		known = append(known, set.edition)
		if id == set.edition {
			found = true
			if err := s.showRuleSet(set); err != nil {
				return found, known, err
			}
		}
		for _, e := range entries(set.rules) {
			known = append(known, e.id)
			if e.id != id {
				continue
			}
			found = true
			if places[set.base] == nil {
				aimHigh() // with the goal of a check three editions' tables had most of the time go into collecting
				if places[set.base], err = compiler.NewRulePlaces(set.base); err != nil {
					return found, known, err
				}
			}
			if err := s.showEntry(set, e, places[set.base].Of(e.path)); err != nil {
				return found, known, err
			}
		}
	}
	return found, known, nil
}

// unitsOf are the units of the packs in and below a folder; there may be none.
func (s *session) unitsOf(dir string) []*compiler.Unit { return s.packsHere(dir).Units }

// packsHere are the packs in and below a folder; there may be none.
func (s *session) packsHere(dir string) *compiler.Result {
	if dir == "" {
		return &compiler.Result{}
	}
	guard := s.guard(s.show)
	result, err := compiler.Compile([]string{dir + "/..."}, compiler.Options{Library: missions.FS, Guard: guard, Passed: s.passed, Language: s.language})
	if err != nil {
		return &compiler.Result{} // no pack here: then the rule sets are all there is
	}
	return result
}

// rulesHere is the pack around this folder with its rules and nothing else of it; there may be none.
func (s *session) rulesHere() *compiler.Result {
	pack := packAbove(".")
	if !isPack(pack) {
		return &compiler.Result{}
	}
	guard := s.guard(s.show)
	result, err := compiler.Compile([]string{path.Join(pack, packFile)}, compiler.Options{Library: missions.FS, Decks: true, Guard: guard, Passed: s.passed, Language: s.language})
	if err != nil {
		return &compiler.Result{}
	}
	return result
}

// ruleSetHere is the rule set of an edition as the packs here play it.
type ruleSetHere struct {
	edition string
	base    string // the edition that comes with Sortie and that it is, or goes back to
	rules   any
	house   bool       // a pack has changed it
	where   diag.Index // of what the pack says, if that is known
}

// own reports whether the edition is one of a pack.
func (r ruleSetHere) own() bool { return r.edition != r.base }

// ruleSetsHere are the rule sets as the packs here play them: those that come with Sortie, and the packs' own.
func ruleSetsHere(here *compiler.Result) ([]ruleSetHere, error) {
	var all []ruleSetHere
	for _, edition := range compiler.Editions() {
		rules, err := compiler.RuleSet(edition)
		if err != nil {
			return nil, err
		}
		all = append(all, ruleSetHere{edition: edition, base: edition, rules: rules})
	}
	shipped := len(all)
	for _, h := range here.Houses {
		set := ruleSetHere{h.Edition, h.Base, h.Rules, true, h.Where}
		if i := slices.IndexFunc(all, func(r ruleSetHere) bool { return r.edition == h.Edition }); i < 0 {
			all = append(all, set)
		} else if i < shipped && !all[i].house {
			all[i] = set
		}
	}
	for i, set := range all[:shipped] {
		for _, u := range here.Units { // with house rules that are not whole
			if u.Edition == set.edition && u.RuleSet != nil && u.RuleSet != set.rules && !set.house {
				all[i].rules, all[i].house = u.RuleSet, true
				break
			}
		}
	}
	return all, nil
}

// entry is something in a rule set or a unit that has an id.
type entry struct {
	id, path string
	value    any
}

// listOf is the list that an entry stands in.
func listOf(e entry) string { return strings.TrimSuffix(e.path, "."+e.id) }

// entries lists what the lists of a rule set or a unit hold, at the top and one level further in.
func entries(set any) []entry {
	if set == nil {
		return nil
	}
	var all []entry
	var walk func(v reflect.Value, path string, depth int)
	walk = func(v reflect.Value, path string, depth int) {
		v = reflect.Indirect(v)
		if v.Kind() != reflect.Struct || depth == 0 {
			return
		}
		for i := range v.NumField() {
			name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
			at := strings.TrimPrefix(path+"."+name, ".")
			f := v.Field(i)
			if f.Kind() != reflect.Slice {
				walk(f, at, depth-1)
				continue
			}
			for j := range f.Len() {
				if id := reflect.Indirect(f.Index(j)); id.Kind() == reflect.Struct && id.FieldByName("ID").IsValid() {
					name := id.FieldByName("ID").String()
					all = append(all, entry{name, at + "." + name, f.Index(j).Interface()})
				}
			}
		}
	}
	walk(reflect.ValueOf(set), "", 3)
	return all
}

// showEntry lists an entry of a rule set with the places in the schema that it comes from.
func (s *session) showEntry(set ruleSetHere, e entry, where diag.Index) error {
	head := fmt.Sprintf("%s of the rule set %s", listOf(e), set.edition)
	lines := values.Flatten(e.value, inside(where, e.path))
	if !set.house {
		return s.table().Write(e.id, head, lines, written)
	}
	printed, err := shippedValues(set.base, e.path)
	if err != nil {
		return err
	}
	if !set.own() {
		head += ", with the pack's house rules"
	}
	return s.table().Write(e.id, head, lines, func(l values.Line) string {
		if printed[l.Path] == l.Value {
			return written(l)
		}
		if at := set.where.At(e.path + "." + l.Path); at.File != "" {
			return fmt.Sprintf("%s:%d", at.File, at.Start.Line)
		}
		return "house rules"
	})
}

// shippedValues are the values of an entry as its rule set has them, by path.
func shippedValues(edition, path string) (map[string]string, error) {
	set, err := compiler.RuleSet(edition)
	if err != nil {
		return nil, err
	}
	printed := map[string]string{}
	for _, e := range entries(set) {
		if e.path == path {
			for _, l := range values.Flatten(e.value, diag.Index{}) {
				printed[l.Path] = l.Value
			}
		}
	}
	return printed, nil
}

// written says where a value was written.
func written(l values.Line) string {
	if !l.Written {
		return "default"
	}
	return fmt.Sprintf("%s:%d", strings.TrimPrefix(l.At.File, "sortie.tools/"), l.At.Start.Line)
}

// inside is the part of an index inside one path.
func inside(where diag.Index, path string) diag.Index {
	inner := diag.Index{"": where.At(path)}
	for p, r := range where {
		if rest, ok := strings.CutPrefix(p, path+"."); ok {
			inner[rest] = r
		}
	}
	return inner
}

// showValues lists a unit.
func (s *session) showValues(u *compiler.Unit) error {
	head := u.Kind
	if u.Edition != "" {
		head += " for the rule set " + u.Edition
	}
	return s.table().Write(u.ID, head+", in "+u.Dir, values.Flatten(u.Value, u.Where), written)
}

// table shows values on the output: on a terminal, no longer than its lines are.
func (s *session) table() values.Table {
	return values.Table{W: s.out, Width: s.width, Cut: s.outTerminal}
}
