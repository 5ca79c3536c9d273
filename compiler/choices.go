package compiler

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// mostChoices is how many names a remedy lists: a reader picks from them at a glance.
const mostChoices = 12

// choices are the names of the rule set that a missing field can have, as a sentence lists them; empty where the field
// takes other names, or too many.
func (w *walker) choices(path []string) string {
	_, kind, known := systemOf(w.kind)
	if !known || w.edition == "" {
		return ""
	}
	tag := refTag(reflect.TypeOf(kind.New()), path)
	if len(path) == 4 && path[1] == "crates" && path[3] == "size" {
		tag = "crates" // joining a board looks this one up itself
	}
	set, err := RuleSet(w.edition)
	if tag == "" || strings.ContainsAny(tag, ";,@+=") || err != nil {
		return ""
	}
	names, err := refs.InRuleSet(set, tag)
	slices.Sort(names)
	if names = slices.Compact(names); err != nil || len(names) == 0 || len(names) > mostChoices {
		return ""
	}
	return english.List(english.Each(names, strconv.Quote), "or")
}

// refTag is what the model says that a field may name, by its path in the source; names of the author's and places in
// lists are passed over.
func refTag(t reflect.Type, path []string) string {
	for {
		for t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		switch {
		case len(path) == 0:
			return ""
		case t.Kind() == reflect.Slice:
			t, path = t.Elem(), path[1:]
		case t.Kind() == reflect.Struct:
			f, ok := fieldOfType(t, path[0])
			if !ok || len(path) == 1 {
				return f.Tag.Get("ref")
			}
			t, path = f.Type, path[1:]
		default:
			return ""
		}
	}
}

// fieldOfType is the field of a struct of the model that stands for one of the source.
func fieldOfType(t reflect.Type, name string) (reflect.StructField, bool) {
	for _, f := range reflect.VisibleFields(t) {
		if jsonName(f) == name {
			return f, true
		}
	}
	return reflect.StructField{}, false
}
