package language

import (
	"slices"
	"strings"

	"cuelang.org/go/cue/literal"
)

// unitField is the definition inside a definition that says which kind of unit it is.
const unitField = "#kind"

// resolve joins references to their definitions and unions to their tables.
func (p *Package) resolve(l *Language) {
	for _, d := range p.Definitions() {
		d.Unit = takeUnit(d.Type)
		d.Type.walk(l.aim)
	}
	for _, table := range p.tables {
		table.walk(l.aim)
	}
	for _, d := range p.Definitions() {
		d.Type.walk(func(t *Type) {
			switch {
			case t.Union != nil:
				t.Union.Kinds = kinds(p.tables[t.Union.Table], t.Union.Selector)
			case t.Shape == KeysOf:
				t.Names = kinds(p.tables[t.Name], "")
			}
		})
	}
}

// aim finds what a reference leads to.
func (l *Language) aim(t *Type) {
	if t.Shape == Reference {
		t.Target = l.at(t.Package, t.Name)
	}
}

// settle tidies types up once all references are known.
func (p *Package) settle() {
	for _, d := range p.Definitions() {
		d.Type.walk(merge)
	}
	for _, table := range p.tables {
		table.walk(merge)
	}
}

// merge takes a default out of the parts of a choice that another part covers: "int | *1" is a whole
// number, not a whole number or 1.
func merge(t *Type) {
	if t.Shape != Choice || t.Default == nil {
		return
	}
	want := t.Default.base()
	covered := slices.ContainsFunc(t.Parts, func(p *Type) bool { return p != t.Default && p.Shape != Constant && p.base() == want })
	if covered {
		t.Parts = slices.DeleteFunc(t.Parts, func(p *Type) bool { return p == t.Default })
	}
}

// base is the shape of the values that a type allows, as far as they have one in common.
func (t *Type) base() Shape {
	switch t.Shape {
	case Pattern, KeysOf:
		return Text
	case Whole, Bound:
		return Number
	case Tuple:
		return List
	case Constant:
		return baseOf(t.Const)
	case Reference:
		if t.Target != nil {
			return t.Target.Type.base()
		}
	case Every, Choice:
		if len(t.Parts) > 0 {
			return t.Parts[0].base()
		}
	}
	return t.Shape
}

func baseOf(lit string) Shape {
	switch {
	case strings.HasPrefix(lit, `"`):
		return Text
	case lit == "true" || lit == "false":
		return Truth
	}
	return Number
}

func (l *Language) at(pkg, name string) *Definition {
	for _, p := range l.Packages {
		if p.Path == pkg {
			return p.byName[name]
		}
	}
	return nil
}

// takeUnit takes the mark of a unit out of a block. Other definitions inside a block go, too: authors
// do not write them.
func takeUnit(t *Type) string {
	unit := ""
	t.Fields = slices.DeleteFunc(t.Fields, func(f *Field) bool {
		if f.Name == unitField {
			unit, _ = literal.Unquote(f.Type.Const)
		}
		return strings.HasPrefix(f.Name, "#")
	})
	return unit
}

// kinds reads the entries of a table. What a name without fields means can stand beside it as a text in place of a comment.
func kinds(table *Type, selector string) []*Kind {
	if table == nil {
		return nil
	}
	block := table.Open()
	if block == nil {
		return nil
	}
	var all []*Kind
	for _, f := range block.Fields {
		k := &Kind{Name: f.Name, Doc: f.Doc, Line: f.Line}
		if text, err := literal.Unquote(f.Type.Const); err == nil && k.Doc == "" {
			k.Doc = text
		}
		if b := f.Type.Open(); b != nil {
			fields := slices.DeleteFunc(slices.Clone(b.Fields), func(f *Field) bool { return f.Name == selector })
			if len(fields) > 0 {
				k.Type = &Type{Shape: Block, Fields: fields}
			}
		}
		all = append(all, k)
	}
	return all
}
