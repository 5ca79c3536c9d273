package refs

import (
	"reflect"
	"sync"
)

// plan is what there is to do at values of one struct type. It is worked out once: a mission has a
// thousand structs, and reading their tags each time took longer than looking at their values.
type plan struct {
	id, kind, name int      // index of the field, or -1
	names          []string // of all fields in the source
	fields         []fieldPlan
}

// fieldPlan is a field that names something or has structs in it.
type fieldPlan struct {
	index int
	name  string
	ref   []domainsOf
}

var plans sync.Map // reflect.Type → *plan

func planOf(t reflect.Type) *plan {
	if p, ok := plans.Load(t); ok {
		return p.(*plan)
	}
	p := &plan{id: -1, kind: -1, name: -1}
	for i := range t.NumField() {
		f := t.Field(i)
		n := Name(f)
		p.names = append(p.names, n)
		text := f.Type.Kind() == reflect.String
		if n == "id" && text && p.id < 0 {
			p.id = i
		}
		if n == "name" && text {
			p.name = i
		}
		if f.Name == "Kind" && text {
			p.kind = i
		}
		if ref := f.Tag.Get("ref"); n != "" && n != "-" && (ref != "" || holdsStructs(f.Type)) {
			p.fields = append(p.fields, fieldPlan{i, n, read(ref)})
		}
	}
	plans.Store(t, p)
	return p
}

// Names are what the fields of a struct type are called in the source, field by field.
func Names(t reflect.Type) []string { return planOf(t).names }

// holdsStructs reports whether values of a type can have structs in them.
func holdsStructs(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Struct, reflect.Interface:
		return true
	case reflect.Pointer, reflect.Slice:
		return holdsStructs(t.Elem())
	}
	return false
}
