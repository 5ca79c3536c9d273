package preflight

import (
	"reflect"
	"strings"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// letters finds the texts and titles of any unit, of whatever game, with characters that no font of the set
// has. Of a mission more is known: what of it is printed.
func letters(unit any, where diag.Index, set *layout.Set) []diag.Diagnostic {
	var out []diag.Diagnostic
	refs.Each(unit, where.Has, func(path string, v reflect.Value) {
		for _, t := range saidBy(path, v) {
			if lacks := set.Missing(t.text); len(lacks) > 0 {
				out = append(out, missing(Problem{t.path, lacks}, where))
			}
		}
	})
	return out
}

// printedFields are the plain strings of units that are printed as they are written, by their JSON names.
var printedFields = map[string]bool{"title": true, "name": true, "species": true}

// saidBy is what a struct says itself: a text its words, any other its title and the like.
func saidBy(path string, v reflect.Value) []textAt {
	if t, ok := v.Interface().(model.Text); ok {
		return []textAt{{path, read(t)}}
	}
	var out []textAt
	for i := range v.NumField() {
		name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
		if f := v.Field(i); f.Kind() == reflect.String && printedFields[name] {
			at := strings.TrimPrefix(path+"."+name, ".")
			out = append(out, textAt{at, f.String() + layout.Capitals(f.String())})
		}
	}
	return out
}
