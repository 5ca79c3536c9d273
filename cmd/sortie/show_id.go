package main

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/values"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
)

// showID lists the values of everything that an id names: units of the packs below this folder, and
// entries of the rule sets. Where no unit here has it, one that comes with Sortie may.
func (s *session) showID(id string) error {
	here := s.unitsHere()
	units, known := withID(here, id)
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
	if found, names, err = s.showParts(id, here); err != nil || found {
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
func (s *session) showEntries(id string, here []*compiler.Unit) (found bool, known []string, err error) {
	for _, edition := range compiler.Editions() {
		set, house, err := ruleSetHere(edition, here)
		if err != nil {
			return found, known, err
		}
		known = append(known, edition)
		if id == edition {
			found = true
			if err := s.showRuleSet(edition, set, house); err != nil {
				return found, known, err
			}
		}
		for _, e := range entries(set) {
			known = append(known, e.id)
			if e.id != id {
				continue
			}
			found = true
			if err := s.showEntry(edition, e, house); err != nil {
				return found, known, err
			}
		}
	}
	return found, known, nil
}

// unitsHere are the units of the packs below this folder; there may be none.
func (s *session) unitsHere() []*compiler.Unit { return s.unitsOf(".") }

// unitsOf are the units of the packs in and below a folder; there may be none.
func (s *session) unitsOf(dir string) []*compiler.Unit {
	if dir == "" {
		return nil
	}
	guard := s.guard(s.show)
	result, err := compiler.Compile([]string{dir + "/..."}, compiler.Options{Library: missions.FS, Guard: guard, Passed: s.passed, Language: s.language})
	if err != nil {
		return nil // no pack here: then the rule sets are all there is
	}
	return result.Units
}

// ruleSetHere is the rule set of an edition as the packs here play it; house tells that a pack has
// changed it.
func ruleSetHere(edition string, units []*compiler.Unit) (set any, house bool, err error) {
	shipped, err := compiler.RuleSet(edition)
	if err != nil {
		return nil, false, err
	}
	for _, u := range units {
		if u.Edition == edition && u.RuleSet != nil && u.RuleSet != shipped {
			return u.RuleSet, true, nil
		}
	}
	return shipped, false, nil
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
func (s *session) showEntry(edition string, e entry, house bool) error {
	where, _, err := compiler.RuleSetPlaces(edition)
	if err != nil {
		return err
	}
	head := fmt.Sprintf("%s of the rule set %s", listOf(e), edition)
	lines := values.Flatten(e.value, inside(where, e.path))
	if !house {
		return s.table().Write(e.id, head, lines, written)
	}
	printed, err := shippedValues(edition, e.path)
	if err != nil {
		return err
	}
	return s.table().Write(e.id, head+", with the pack's house rules", lines, func(l values.Line) string {
		if printed[l.Path] != l.Value {
			return "house rules"
		}
		return written(l)
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
