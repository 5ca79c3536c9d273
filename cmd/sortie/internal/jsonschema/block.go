package jsonschema

import (
	"io"
	"maps"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

func newReader(s string) io.Reader { return strings.NewReader(s) }

// block is a struct: closed, as nearly all of the language are.
func (g *generator) block(t *language.Type) object {
	whole := t.Open()
	if whole.Union == nil {
		s := g.fields(whole.Fields)
		s["additionalProperties"] = whole.Any
		return s
	}
	return g.union(whole)
}

// union is one alternative for each kind.
func (g *generator) union(t *language.Type) object {
	var kinds []object
	for _, k := range t.Union.Kinds {
		var fields []*language.Field
		for _, f := range t.Fields {
			if f.Name != t.Union.Selector {
				fields = append(fields, f)
			}
		}
		if k.Type != nil {
			fields = append(fields, k.Type.Fields...)
		}
		s := g.fields(fields)
		s["properties"].(object)[t.Union.Selector] = object{"const": k.Name}
		required, _ := s["required"].([]string)
		s["required"] = append([]string{t.Union.Selector}, required...)
		if k.Doc != "" {
			s["description"] = k.Doc
		}
		kinds = append(kinds, s)
	}
	return object{"oneOf": kinds}
}

// fields is a struct of the given fields and no others. A field that is there twice must be both.
func (g *generator) fields(fields []*language.Field) object {
	properties, patterns := object{}, object{}
	var required []string
	for _, f := range fields {
		s := maps.Clone(g.schema(f.Type))
		if f.Doc != "" {
			s["description"] = f.Doc
		}
		if f.Key != nil {
			patterns[keyPattern(f.Key)] = s
			continue
		}
		if f.Required {
			required = append(required, f.Name)
		}
		if old, ok := properties[f.Name]; ok {
			s = object{"allOf": []any{old, s}}
		}
		properties[f.Name] = s
	}
	s := object{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		s["required"] = required
	}
	if len(patterns) > 0 {
		s["patternProperties"] = patterns
	}
	return s
}

// keyPattern is the regular expression for names of the author's own.
func keyPattern(t *language.Type) string {
	switch t.Shape {
	case language.Pattern:
		return portable(t.Const)
	case language.Reference:
		if t.Target != nil {
			return keyPattern(t.Target.Type)
		}
	case language.Constant:
		if s, ok := constant(t.Const).(string); ok {
			return "^" + s + "$"
		}
	case language.Choice:
		var parts []string
		for _, p := range t.Parts {
			parts = append(parts, "("+keyPattern(p)+")")
		}
		return strings.Join(parts, "|")
	}
	return ""
}
