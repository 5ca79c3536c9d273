package language

import (
	"regexp"
	"slices"
)

// Shape is what sort of type a Type is.
type Shape int

// The shapes. The zero value is anything at all.
const (
	Anything  Shape = iota
	Text            // a string
	Whole           // an integer
	Number          // any number
	Truth           // true or false
	Constant        // one value, in Const
	Bound           // a comparison Op with Const
	Pattern         // a text that matches Const, a regular expression
	List            // a list of any length of Of
	Tuple           // a list of exactly Parts
	Block           // a struct with Fields
	Reference       // a definition, Package and Name
	KeysOf          // one of the names in the table Name
	Choice          // one of Parts
	Every           // all of Parts at once
	Raw             // CUE that no other shape fits, in Source
)

// Type is what the schema says about a value.
type Type struct {
	Shape   Shape
	Const   string // a literal as CUE writes it; of a Pattern, the bare expression
	Op      string // of a Bound: >=, <=, >, <, !=
	Of      *Type
	Parts   []*Type
	Fields  []*Field
	Package string
	Name    string
	Source  string // the CUE it was read from
	Default *Type  // of a Choice: the part that counts where nothing is written
	Union   *Union // of a Block whose field kind selects the others
	Any     bool   // of a Block: it takes any other fields, too
	// Names are what KeysOf lists, each with what it means.
	Names []*Kind

	// Target is the definition that a Reference leads to.
	Target *Definition
	// Match is the regular expression of a Pattern, or nil if Go cannot read it.
	Match *regexp.Regexp
}

// Field is one field of a block.
type Field struct {
	Name     string // empty for names of the author's own
	Key      *Type  // what those names may be
	Doc      string
	Required bool
	Optional bool
	Type     *Type
	Line     int
}

// Union is the alternatives of a block, by the value of one field.
type Union struct {
	Selector string // the field, usually "kind"
	Table    string // name of the table, such as "_effects"
	Kinds    []*Kind
}

// Kind is one alternative.
type Kind struct {
	Name string
	Doc  string
	Type *Type // a Block without the selecting field, or nil if there are no other fields
	Line int
}

// both is the type of a value that two types hold for.
func both(a, b *Type) *Type {
	switch {
	case a == nil:
		return b
	case a.Shape == Block && b.Shape == Block && a.Union == nil && b.Union == nil:
		return &Type{Shape: Block, Fields: append(slices.Clone(a.Fields), b.Fields...), Parts: append(slices.Clone(a.Parts), b.Parts...), Source: a.Source, Any: a.Any || b.Any}
	}
	return &Type{Shape: Every, Parts: []*Type{a, b}}
}

// Open is a type with its references to blocks followed: a block, if the type is one under whatever
// name, else nil. Blocks that another takes in count as its own fields.
func (t *Type) Open() *Type {
	switch t.Shape {
	case Reference:
		if t.Target != nil {
			return t.Target.Type.Open()
		}
	case Every:
		var whole *Type
		for _, p := range t.Parts {
			if b := p.Open(); b != nil {
				if whole = both(whole, b); whole.Shape != Block {
					return nil
				}
			}
		}
		return whole
	case Block:
		if len(t.Parts) == 0 {
			return t
		}
		whole := &Type{Shape: Block, Fields: slices.Clone(t.Fields), Union: t.Union, Source: t.Source, Any: t.Any}
		for _, p := range t.Parts {
			if b := p.Open(); b != nil {
				whole.Fields = append(slices.Clone(b.Fields), whole.Fields...)
			}
		}
		return whole
	}
	return nil
}

// walk calls visit for a type and all within it, but does not follow references.
func (t *Type) walk(visit func(*Type)) {
	if t == nil {
		return
	}
	visit(t)
	t.Of.walk(visit)
	t.Default.walk(visit)
	for _, p := range t.Parts {
		p.walk(visit)
	}
	for _, f := range t.Fields {
		f.Key.walk(visit)
		f.Type.walk(visit)
	}
	if t.Union != nil {
		for _, k := range t.Union.Kinds {
			k.Type.walk(visit)
		}
	}
}
