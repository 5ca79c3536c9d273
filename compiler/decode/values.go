package decode

import (
	"reflect"
	"strconv"

	"github.com/sortie-tools/sortie/schema/model/refs"
)

// Has reports whether a value holds something at a path.
func Has(value any, path []string) bool {
	v, ok := at(value, path)
	return ok && v.IsValid()
}

// NamesIn lists the ids of the entries of a list in a value.
func NamesIn(value any, path []string) []string {
	v, ok := at(value, path)
	if !ok || v.Kind() != reflect.Slice {
		return nil
	}
	var names []string
	for i := range v.Len() {
		if id, ok := refs.Field(v.Index(i), "id"); ok && id.Kind() == reflect.String {
			names = append(names, id.String())
		}
	}
	return names
}

// at is what a value holds at a path. Entries of lists go by their id.
func at(value any, path []string) (reflect.Value, bool) {
	v := reflect.Indirect(reflect.ValueOf(value))
	for _, step := range path {
		inner, ok := inside(v, step)
		if !ok {
			return v, false
		}
		v = reflect.Indirect(inner)
	}
	return v, true
}

// inside is one step into a struct or a list.
func inside(v reflect.Value, step string) (reflect.Value, bool) {
	switch v.Kind() {
	case reflect.Struct:
		return refs.Field(v, step)
	case reflect.Slice:
		return entry(v, step)
	}
	return v, false
}

// entry is the element of a list with an id, or with a number.
func entry(v reflect.Value, step string) (reflect.Value, bool) {
	for i := range v.Len() {
		if id, ok := refs.Field(v.Index(i), "id"); ok && id.Kind() == reflect.String && id.String() == step {
			return v.Index(i), true
		}
	}
	if i, err := strconv.Atoi(step); err == nil && i >= 0 && i < v.Len() {
		return v.Index(i), true
	}
	return v, false
}
