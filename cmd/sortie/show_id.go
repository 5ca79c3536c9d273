package main

import (
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/values"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
)

// showID lists the values of everything that an id names: units of the packs below this folder, and
// entries of the rule sets.
func (s *session) showID(id string) error {
	units := s.unitsHere()
	found := false
	for _, u := range units {
		if u.ID == id {
			found = true
			if err := s.showValues(u); err != nil {
				return err
			}
		}
	}
	var known []string
	for _, u := range units {
		known = append(known, u.ID)
	}
	for _, edition := range compiler.Editions() {
		set, house, err := ruleSetHere(edition, units)
		if err != nil {
			return err
		}
		for _, e := range entries(set) {
			known = append(known, e.id)
			if e.id == id {
				found = true
				if err := s.showEntry(edition, e, house); err != nil {
					return err
				}
			}
		}
	}
	if found {
		return nil
	}
	if near, ok := diag.Nearest(id, known); ok {
		return fmt.Errorf("nothing here is called %q: did you mean %q?", id, near)
	}
	return fmt.Errorf("nothing here is called %q: sortie list shows what the packs below this folder hold, sortie list --library what comes with Sortie", id)
}

// unitsHere are the units of the packs below this folder; there may be none.
func (s *session) unitsHere() []*compiler.Unit {
	guard := &compiler.Guard{OnLimit: s.giveUp(s.show)}
	result, err := compiler.Compile([]string{"./..."}, compiler.Options{Library: missions.FS, Guard: guard, Language: s.language})
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

// entry is something in a rule set that has an id.
type entry struct {
	id, path string
	value    any
}

// entries lists what the lists of a rule set hold, at the top and one level further in.
func entries(set any) []entry {
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
	list, _, _ := strings.Cut(e.path, "."+e.id)
	head := fmt.Sprintf("%s of the rule set %s", list, edition)
	lines := values.Flatten(e.value, inside(where, e.path))
	if !house {
		return s.table(e.id, head, lines, written)
	}
	printed, err := shippedValues(edition, e.path)
	if err != nil {
		return err
	}
	return s.table(e.id, head+", with the pack's house rules", lines, func(l values.Line) string {
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
	return s.table(u.ID, head+", in "+u.Dir, values.Flatten(u.Value, u.Where), written)
}

// widestPath is the widest column of paths in a table; longer ones stand on a line of their own.
const widestPath = 34

// table writes values with their places: as many columns as the terminal has.
func (s *session) table(id, head string, lines []values.Line, place func(values.Line) string) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s)\n\n", diag.Visible(id), diag.Visible(head))
	width := 0
	for _, l := range lines {
		if n := utf8.RuneCountInString(l.Path); n <= widestPath {
			width = max(width, n)
		}
	}
	for _, l := range lines {
		if l.Path != "id" { // it stands in the head
			s.row(&b, l, place(l), width)
		}
	}
	b.WriteByte('\n')
	_, err := io.WriteString(s.out, b.String())
	return err
}

// row writes one value. What does not fit is cut: the source says the rest.
func (s *session) row(b *strings.Builder, l values.Line, place string, width int) {
	if utf8.RuneCountInString(l.Path) > width {
		fmt.Fprintf(b, "%s\n", diag.Visible(l.Path))
		l.Path = ""
	}
	room := max(s.width-width-4-utf8.RuneCountInString(place), 12)
	fmt.Fprintf(b, "%-*s  %-*s  %s\n", width, diag.Visible(l.Path), room, cut(diag.Visible(l.Value), room), diag.Visible(place))
}

// cut shortens a text to a number of characters.
func cut(text string, room int) string {
	r := []rune(text)
	if len(r) <= room {
		return text
	}
	return string(slices.Concat(r[:room-1], []rune{'…'}))
}
