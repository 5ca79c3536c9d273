package languagetest

import (
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

// What the documentation of the language says about a value, for tests that go through a file and its
// documentation side by side.

// KindIn is the text of the kind field of a struct, which selects the others.
func KindIn(s *ast.StructLit) string {
	for _, d := range s.Elts {
		if f, ok := d.(*ast.Field); ok {
			if name, _, _ := ast.LabelName(f.Label); name == "kind" {
				if lit, ok := f.Value.(*ast.BasicLit); ok {
					return strings.Trim(lit.Value, `"`)
				}
			}
		}
	}
	return ""
}

// FieldsNamed are the fields of a name that the types have, or those for any name.
func FieldsNamed(types []*language.Type, name, kind string) []*language.Field {
	var own, any []*language.Field
	for _, t := range types {
		b := t.Open()
		if b == nil {
			continue
		}
		fields := slices.Clone(b.Fields)
		if b.Union != nil {
			for _, k := range b.Union.Kinds {
				if k.Name == kind && k.Type != nil {
					fields = append(fields, k.Type.Fields...)
				}
			}
		}
		for _, f := range fields {
			switch {
			case f.Name == name:
				own = append(own, f)
			case f.Key != nil:
				any = append(any, f)
			}
		}
	}
	if len(own) > 0 {
		return own
	}
	return any
}

// Atoms are the alternatives that a type comes down to.
func Atoms(t *language.Type) []*language.Type {
	switch t.Shape {
	case language.Reference:
		if t.Target != nil {
			return Atoms(t.Target.Type)
		}
	case language.Choice:
		var all []*language.Type
		for _, p := range t.Parts {
			all = append(all, Atoms(p)...)
		}
		return all
	case language.Every:
		if t.Open() == nil { // a number with bounds, or a text with a pattern
			return Atoms(t.Parts[0])
		}
	}
	return []*language.Type{t}
}

// Elements are the types of an element of a list.
func Elements(types []*language.Type, i int) []*language.Type {
	var all []*language.Type
	for _, t := range types {
		switch {
		case t.Shape == language.List && i < len(t.Parts), t.Shape == language.Tuple && i < len(t.Parts):
			all = append(all, Atoms(t.Parts[i])...)
		case t.Shape == language.List:
			all = append(all, Atoms(t.Of)...)
		}
	}
	return all
}
