// Package jsonschema says in JSON Schema what the language's definitions allow, for editors and for
// programs that write packs. It is made from the source of the definitions and not by CUE's own export,
// which knows nothing of unions that are looked up in a table: here each kind of a union is an
// alternative of its own.
//
// The schema describes units as they stand when CUE has evaluated them, or as an author writes them in
// JSON. Ids that must name something are beyond it; sortie check looks those up.
package jsonschema

import (
	"encoding/json"
	"fmt"
	"maps"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

// dialect is the version of JSON Schema that is written.
const dialect = "https://json-schema.org/draft/2020-12/schema"

// object is a JSON object; encoding/json writes its keys in order, so equal schemas are equal bytes.
type object = map[string]any

// Of is the schema of one definition, with all it refers to.
func Of(d *language.Definition) ([]byte, error) {
	g := &generator{defs: object{}}
	root := object{"$schema": dialect, "title": d.FullName(), "$ref": g.reference(d), "$defs": g.defs}
	return encode(root)
}

// OfUnits is the schema of everything that can be a unit.
func OfUnits(l *language.Language) ([]byte, error) {
	g := &generator{defs: object{}}
	var any []object
	for _, d := range l.Units() {
		any = append(any, object{"$ref": g.reference(d)})
	}
	return encode(object{"$schema": dialect, "title": "A unit of a Sortie pack", "anyOf": any, "$defs": g.defs})
}

func encode(root object) ([]byte, error) {
	data, err := json.MarshalIndent(root, "", "  ")
	return append(visible(data), '\n'), err
}

// generator collects the definitions that are referred to.
type generator struct{ defs object }

// reference makes sure that a definition is among the definitions, and points at it.
func (g *generator) reference(d *language.Definition) string {
	name := d.Package.Path + "." + d.Name
	if _, ok := g.defs[name]; !ok {
		g.defs[name] = nil // a definition can hold itself
		s := g.schema(d.Type)
		if d.Doc != "" {
			s["description"] = d.Doc
		}
		g.defs[name] = s
	}
	return "#/$defs/" + name
}

// schema is what a type allows.
func (g *generator) schema(t *language.Type) object {
	switch t.Shape {
	case language.Text:
		return object{"type": "string"}
	case language.Whole:
		return object{"type": "integer"}
	case language.Number:
		return object{"type": "number"}
	case language.Truth:
		return object{"type": "boolean"}
	case language.Constant:
		return object{"const": constant(t.Const)}
	case language.Bound:
		return bound(t)
	case language.Pattern:
		return object{"type": "string", "pattern": portable(t.Const)}
	case language.List:
		return g.list(t)
	case language.Tuple:
		return g.tuple(t)
	case language.Block:
		return g.block(t)
	case language.Reference:
		if t.Target != nil {
			return object{"$ref": g.reference(t.Target)}
		}
	case language.Choice:
		return g.choice(t)
	case language.Every:
		return g.every(t)
	}
	return object{}
}

// bound is a comparison. What stands on its other side is a number; else the schema says nothing.
func bound(t *language.Type) object {
	n, ok := constant(t.Const).(json.Number)
	key := map[string]string{">=": "minimum", "<=": "maximum", ">": "exclusiveMinimum", "<": "exclusiveMaximum"}[t.Op]
	if key == "" || !ok {
		return object{}
	}
	return object{"type": "number", key: n}
}

func (g *generator) list(t *language.Type) object {
	s := object{"type": "array", "items": g.schema(t.Of)}
	if len(t.Parts) > 0 {
		s["prefixItems"], s["minItems"] = g.all(t.Parts), len(t.Parts)
	}
	return s
}

func (g *generator) tuple(t *language.Type) object {
	return object{"type": "array", "prefixItems": g.all(t.Parts), "items": false, "minItems": len(t.Parts)}
}

func (g *generator) all(parts []*language.Type) []object {
	list := make([]object, len(parts))
	for i, p := range parts {
		list[i] = g.schema(p)
	}
	return list
}

// choice is one of several; constants become a list of values, which editors offer to choose from.
func (g *generator) choice(t *language.Type) object {
	var values []any
	for _, p := range t.Parts {
		if p.Shape == language.Constant {
			values = append(values, constant(p.Const))
		}
	}
	s := object{"enum": values}
	switch {
	case len(t.Parts) == 1:
		s = maps.Clone(g.schema(t.Parts[0]))
	case len(values) < len(t.Parts):
		s = object{"anyOf": g.all(t.Parts)}
	}
	if t.Default != nil && t.Default.Shape == language.Constant {
		s["default"] = constant(t.Default.Const)
	}
	return s
}

// every is all of several at once. Blocks among them are one block: each alone would refuse the
// fields of the others.
func (g *generator) every(t *language.Type) object {
	if b := t.Open(); b != nil {
		return g.block(b)
	}
	merged := object{}
	for _, p := range t.Parts {
		s := g.schema(p)
		for k, v := range s {
			if old, ok := merged[k]; ok && fmt.Sprint(old) != fmt.Sprint(v) && k != "type" {
				return object{"allOf": g.all(t.Parts)}
			}
			if k != "type" || merged[k] != "integer" {
				merged[k] = v
			}
		}
	}
	return merged
}

// constant is a CUE literal as JSON, or its text where it is none.
func constant(lit string) any {
	d := json.NewDecoder(newReader(lit))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return lit
	}
	return v
}
