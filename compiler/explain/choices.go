package explain

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
func (w *Walker) choices(path []string) string {
	if w.Kind.New == nil || w.Rules == nil { // what makes a rule set has none yet
		return ""
	}
	tag := refs.TagAt(reflect.TypeOf(w.Kind.New()), path)
	if len(path) == 4 && path[1] == "crates" && path[3] == "size" {
		tag = "crates" // joining a board looks this one up itself
	}
	set, err := w.Rules()
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
