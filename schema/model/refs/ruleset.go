package refs

import (
	"fmt"
	"reflect"
	"strings"
)

// InRuleSet lists the names that a rule set knows in a domain. The error says that its type has no
// such list: then the tag is wrong, not the pack.
func InRuleSet(rules any, domain string) ([]string, error) {
	list, field, _ := strings.Cut(domain, "/")
	if field == "" {
		field = "id"
	}
	vs, err := follow([]reflect.Value{reflect.Indirect(reflect.ValueOf(rules))}, list)
	if err == nil {
		vs, err = follow(vs, field)
	}
	if err != nil {
		return nil, fmt.Errorf("domain %q: %w", domain, err)
	}
	var names []string
	for _, v := range vs {
		if v.Kind() == reflect.String && v.String() != "" {
			names = append(names, v.String())
		}
	}
	return names, nil
}

// follow goes from values to what they hold in a field, through lists, field by field.
func follow(vs []reflect.Value, path string) ([]reflect.Value, error) {
	for _, step := range strings.Split(path, ".") {
		var next []reflect.Value
		for _, v := range vs {
			f, ok := Field(v, step)
			if !ok {
				return nil, fmt.Errorf("no field %q", step)
			}
			next = append(next, spread(f)...)
		}
		vs = next
	}
	return vs, nil
}

// Field is the field of a struct that stands for one of the source.
func Field(v reflect.Value, step string) (reflect.Value, bool) {
	if v.Kind() != reflect.Struct {
		return v, false
	}
	for i := range v.NumField() {
		if Name(v.Type().Field(i)) == step {
			return v.Field(i), true
		}
	}
	return v, false
}

// spread is the entries of a list, or the value itself; nothing for a nil pointer.
func spread(v reflect.Value) []reflect.Value {
	switch {
	case v.Kind() == reflect.Pointer && v.IsNil():
		return nil
	case v.Kind() == reflect.Pointer:
		return []reflect.Value{v.Elem()}
	case v.Kind() != reflect.Slice:
		return []reflect.Value{v}
	}
	var all []reflect.Value
	for i := range v.Len() {
		all = append(all, v.Index(i))
	}
	return all
}
