package jsonschema

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// Files are the names of the compiled files that have a schema. They lie in a bundle and beside the pages of a
// build, for programs that read missions without compiling them.
func Files() []string { return []string{"mission.json", "rules.json"} }

// OfFile is the schema of a compiled file, by its name. It is made from the model that the file is written from,
// so it cannot fall behind. Lengths there are whole hundredths of an inch.
func OfFile(name string) ([]byte, error) {
	i := slices.Index(Files(), name)
	if i < 0 {
		return nil, fmt.Errorf("no compiled file is called %q", name)
	}
	m := modeller{defs: object{}}
	root := []reflect.Type{reflect.TypeFor[model.Mission](), reflect.TypeFor[model.RuleSet]()}[i]
	return encode(object{"$schema": dialect, "title": name, "$ref": m.schema(root)["$ref"], "$defs": m.defs})
}

// modeller collects the types of the model that are referred to.
type modeller struct{ defs object }

// schema is what a value of a type looks like in JSON.
func (m modeller) schema(t reflect.Type) object {
	switch {
	case t == reflect.TypeFor[model.Length]():
		return object{"type": "integer", "description": "in hundredths of an inch"}
	case t.Kind() == reflect.Pointer:
		return m.schema(t.Elem())
	case t.Kind() == reflect.Slice:
		return object{"type": "array", "items": m.schema(t.Elem())}
	case t.Kind() == reflect.Array:
		return object{"type": "array", "items": m.schema(t.Elem()), "minItems": t.Len()}
	case t.Kind() == reflect.String:
		return object{"type": "string"}
	case t.Kind() == reflect.Bool:
		return object{"type": "boolean"}
	case t.Kind() == reflect.Struct:
		return m.reference(t)
	case t.Kind() >= reflect.Int && t.Kind() <= reflect.Uint64:
		return object{"type": "integer"}
	}
	panic("the model is plain data, and not " + t.String())
}

// reference makes sure that a struct is among the definitions, and points at it.
func (m modeller) reference(t reflect.Type) object {
	if _, ok := m.defs[t.Name()]; !ok {
		m.defs[t.Name()] = nil // a type can hold itself
		m.defs[t.Name()] = m.structure(t)
	}
	return object{"$ref": "#/$defs/" + t.Name()}
}

// structure is a struct with its fields and no others. What is not left out when it is empty is always there.
func (m modeller) structure(t reflect.Type) object {
	properties, required := object{}, []string{}
	for _, f := range reflect.VisibleFields(t) {
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" || name == "-" {
			continue
		}
		s := m.schema(f.Type)
		if !strings.Contains(options, "omit") {
			required = append(required, name)
			if f.Type.Kind() == reflect.Slice || f.Type.Kind() == reflect.Pointer {
				s = object{"anyOf": []object{s, {"type": "null"}}}
			}
		}
		properties[name] = s
	}
	s := object{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		s["required"] = required
	}
	return s
}
