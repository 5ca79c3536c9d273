package refs

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// InRuleSet lists the names that a rule set knows in a domain. The error says that its type has no
// such list: then the tag is wrong, not the pack.
func InRuleSet(rules any, domain string) ([]string, error) {
	list, field, _ := strings.Cut(domain, "/")
	if field == "" {
		field = "id"
	}
	steps := append(strings.Split(list, "."), strings.Split(field, ".")...)
	var names []string
	err := follow(reflect.Indirect(reflect.ValueOf(rules)), steps, func(v reflect.Value) {
		if v.Kind() == reflect.String && v.String() != "" {
			names = append(names, v.String())
		}
	})
	if err != nil {
		return nil, fmt.Errorf("domain %q: %w", domain, err)
	}
	return names, nil
}

// follow calls fn with what a value holds in a field of a field, through lists.
func follow(v reflect.Value, steps []string, fn func(reflect.Value)) error {
	if len(steps) == 0 {
		fn(v)
		return nil
	}
	f, ok := Field(v, steps[0])
	if !ok {
		return fmt.Errorf("no field %q", steps[0])
	}
	return spread(f, func(inner reflect.Value) error { return follow(inner, steps[1:], fn) })
}

// Field is the field of a struct that stands for one of the source.
func Field(v reflect.Value, step string) (reflect.Value, bool) {
	if v.Kind() != reflect.Struct {
		return v, false
	}
	if i := slices.Index(Names(v.Type()), step); i >= 0 {
		return v.Field(i), true
	}
	return v, false
}

// spread calls fn with the entries of a list, or with the value itself; not at all for a nil pointer.
func spread(v reflect.Value, fn func(reflect.Value) error) error {
	switch {
	case v.Kind() == reflect.Pointer && v.IsNil():
		return nil
	case v.Kind() == reflect.Pointer:
		return fn(v.Elem())
	case v.Kind() != reflect.Slice:
		return fn(v)
	}
	for i := range v.Len() {
		if err := fn(v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}
