package decode

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

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
	return idsIn(v)
}

// idsIn are the ids of the entries of a list, each at its place.
func idsIn(list reflect.Value) []string {
	var ids []string
	for i := range list.Len() {
		if id, ok := refs.Field(list.Index(i), "id"); ok && id.Kind() == reflect.String {
			ids = append(ids, id.String())
		}
	}
	return ids
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

// Remove takes an entry or a field out of a value. It returns the number of the first step that leads nowhere, or -1, and
// whether the value cannot do without what the path leads to. Entries go by their ids alone: a number would be that of
// another one as soon as the list is shorter.
func Remove(value any, path []string) (missing int, needed bool) {
	v := reflect.ValueOf(value).Elem()
	for i, step := range path {
		v = reflect.Indirect(v)
		inner, ok := inside(v, step)
		if !ok || inner.IsZero() || v.Kind() == reflect.Slice && !slices.Contains(idsIn(v), step) {
			return i, false
		}
		if i == len(path)-1 {
			return -1, !removed(v, step, inner)
		}
		v = inner
	}
	return 0, false
}

// removed takes out one step of a value, unless the value needs it: a list gets along without any of its entries, and a
// struct without its lists and whatever else may be empty.
func removed(v reflect.Value, step string, inner reflect.Value) bool {
	if v.Kind() == reflect.Slice {
		i := slices.Index(idsIn(v), step)
		v.Set(reflect.AppendSlice(v.Slice(0, i), v.Slice(i+1, v.Len())))
		return true
	}
	f := v.Type().Field(slices.Index(refs.Names(v.Type()), step))
	if !optional(f) {
		return false
	}
	inner.SetZero()
	return true
}

// Spare are the fields of a struct at a path that hold something and that it can do without; block is false where there is
// none.
func Spare(value any, path []string) (fields []string, block bool) {
	v, ok := at(value, path)
	if !ok || v.Kind() != reflect.Struct {
		return nil, false
	}
	for i, name := range refs.Names(v.Type()) {
		f := v.Type().Field(i)
		if !v.Field(i).IsZero() && name != "-" && optional(f) {
			fields = append(fields, name)
		}
	}
	return fields, true
}

// optional reports whether a struct gets along without a field: a list, or what may be empty.
func optional(f reflect.StructField) bool {
	return f.Type.Kind() == reflect.Slice || strings.Contains(f.Tag.Get("json"), ",omit")
}

// Unlist takes a name out of a list of names. It returns false where there is no such list, or nothing else in it.
func Unlist(value any, path []string, name string) bool {
	v, ok := at(value, path)
	if !ok || v.Kind() != reflect.Slice || v.Type().Elem().Kind() != reflect.String {
		return false
	}
	left := reflect.MakeSlice(v.Type(), 0, v.Len())
	for i := range v.Len() {
		if v.Index(i).String() != name {
			left = reflect.Append(left, v.Index(i))
		}
	}
	if left.Len() == 0 {
		return false
	}
	v.Set(left)
	return true
}

// StepsIn are the steps that lead on from a path in a value.
func StepsIn(value any, path []string) []string {
	v, ok := at(value, path)
	if !ok {
		return nil
	}
	if v.Kind() == reflect.Struct {
		return refs.Names(v.Type())
	}
	return NamesIn(value, path)
}
