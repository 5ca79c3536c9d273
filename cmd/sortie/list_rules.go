package main

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/catalogue"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
)

// ruleSetEntries lists what the rule sets hold of a kind: the entries of their lists. The kind is the name
// of a list, in the singular or as it is, with or without what it stands in: level, hostility.level.
func ruleSetEntries(args []string, opt listOptions) ([]catalogue.Entry, error) {
	known, err := allKinds(opt.edition)
	if err != nil {
		return nil, err
	}
	if !slices.ContainsFunc(known, func(k string) bool { return isKind(k, opt.kind) }) {
		return nil, noKind(opt, known)
	}
	switch {
	case !opt.library:
		return nil, fmt.Errorf("--kind %s is nothing of a pack, but of the rule sets: sortie list --library --kind %s", opt.kind, opt.kind)
	case len(args) > 0:
		return nil, fmt.Errorf("--library lists what comes with Sortie, not %s", args[0])
	}
	shipped, err := shippedEntries()
	if err != nil {
		return nil, err
	}
	return entriesOfKind(catalogue.OfEdition(catalogue.OfKind(shipped, "rule-set"), opt.edition), opt.kind)
}

// entriesOfKind lists what some rule sets hold of a kind.
func entriesOfKind(sets []catalogue.Entry, asked string) ([]catalogue.Entry, error) {
	var found []catalogue.Entry
	for _, set := range sets {
		rules, err := compiler.RuleSet(set.ID)
		if err != nil {
			return nil, err
		}
		for _, e := range entries(rules) {
			if kind := e.kind(); isKind(kind, asked) {
				found = append(found, catalogue.Entry{Kind: kind, ID: e.id, Title: e.title(), Edition: set.ID, Folder: set.Folder})
			}
		}
	}
	return found, nil
}

// noKind says that there is no such kind, and what there is.
func noKind(opt listOptions, known []string) error {
	where := ""
	if opt.edition != "" {
		where = " in " + opt.edition
	}
	if near, ok := diag.Nearest(opt.kind, known); ok {
		return fmt.Errorf("--kind %s is not one of the kinds%s; did you mean %s?", opt.kind, where, near)
	}
	return fmt.Errorf("--kind %s is not one of the kinds%s: %s", opt.kind, where, strings.Join(known, ", "))
}

// allKinds are the kinds that a list can be cut down to: those of packs, and those of the rule sets, or of
// the one of an edition.
func allKinds(edition string) ([]string, error) {
	var known []string
	for _, of := range compiler.Editions() {
		if edition != "" && of != edition {
			continue
		}
		rules, err := compiler.RuleSet(of)
		if err != nil {
			return nil, err
		}
		for _, e := range entries(rules) {
			if kind := e.kind(); !slices.Contains(known, kind) {
				known = append(known, kind)
			}
		}
	}
	slices.SortStableFunc(known, func(a, b string) int { return cmp.Compare(strings.Count(a, "."), strings.Count(b, ".")) })
	return append(listKinds(), known...), nil
}

// isKind reports whether a kind of a rule set is the one that is asked for. What the language writes as one word with
// a capital inside can be asked for with a hyphen as well, as other names are: token-size.
func isKind(kind, asked string) bool {
	kind, asked = hyphened(kind), hyphened(asked)
	short := kind[strings.LastIndex(kind, ".")+1:]
	return asked == kind || asked == short || singular(asked) == kind || singular(asked) == short
}

// hyphened is a name with hyphens in place of capitals: token-size of tokenSize.
func hyphened(name string) string {
	var b strings.Builder
	for _, r := range name {
		if unicode.IsUpper(r) {
			b.WriteByte('-')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// kind is what an entry is called: the name of its list in the singular, behind what the list stands in.
func (e entry) kind() string { return singular(strings.TrimSuffix(e.path, "."+e.id)) }

// singular is the singular of a list's name.
func singular(list string) string {
	if list == "ties" {
		return "tie"
	}
	for _, ending := range [][2]string{{"dice", "die"}, {"ies", "y"}, {"sses", "ss"}, {"xes", "x"}, {"uses", "us"}, {"ss", "ss"}, {"us", "us"}, {"s", ""}} {
		if head, ok := strings.CutSuffix(list, ending[0]); ok {
			return head + ending[1]
		}
	}
	return list
}

// title is the title of an entry, or nothing where its kind has none.
func (e entry) title() string {
	if f := reflect.Indirect(reflect.ValueOf(e.value)).FieldByName("Title"); f.IsValid() && f.Kind() == reflect.String {
		return f.String()
	}
	return ""
}
