package asjson

import (
	"reflect"
	"slices"
	"strings"
)

// field is a field of a struct as JSON has it.
type field struct {
	name  string
	index []int // through the structs that are embedded
	empty bool  // left out where it is empty
	zero  bool  // left out where it is as it is made
}

// of is where a field stands in a struct.
func (f *field) of(v reflect.Value) reflect.Value {
	for _, i := range f.index {
		v = v.Field(i)
	}
	return v
}

// types are the fields of structs that have been met.
type types map[reflect.Type][]field

// fields are those of a struct, in order: embedded structs have theirs where they stand, but for those that have the name of another
// that lies less deep.
func (x types) fields(t reflect.Type) []field {
	if list, known := x[t]; known {
		return list
	}
	var out []field
	for i := range t.NumField() {
		f := t.Field(i)
		tag := f.Tag.Get("json")
		name, options, _ := strings.Cut(tag, ",")
		switch {
		case f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct:
			for _, in := range x.fields(f.Type) {
				in.index = append([]int{i}, in.index...)
				out = append(out, in)
			}
		case f.IsExported() && tag != "-":
			if name == "" {
				name = f.Name
			}
			out = append(out, field{name, []int{i}, strings.Contains(options, "omitempty"), strings.Contains(options, "omitzero")})
		}
	}
	all := slices.Clone(out)
	out = slices.DeleteFunc(out, func(f field) bool {
		return slices.ContainsFunc(all, func(o field) bool { return o.name == f.name && len(o.index) < len(f.index) })
	})
	x[t] = out
	return out
}
