package language

import (
	"regexp"
	"strconv"
	"strings"
)

// Words is what a type is called in a table for readers. Constants and the names of definitions are
// written by code and link, so that each format can set them off.
type Words struct {
	Code func(cue string) string
	Link func(*Definition) string
}

// Plain words are for a terminal.
func Plain() Words {
	return Words{
		Code: func(cue string) string { return cue },
		Link: func(d *Definition) string { return "#" + d.Name },
	}
}

// Of puts a type into words.
func (w Words) Of(t *Type) string {
	switch t.Shape {
	case Text:
		return "text"
	case Whole:
		return "whole number"
	case Number:
		return "number"
	case Truth:
		return "true or false"
	case Constant:
		return w.Code(t.Const)
	case Bound:
		return "number " + bound(t)
	case Pattern:
		return w.pattern(t.Const)
	case List:
		return "list of " + w.Of(t.Of)
	case Tuple:
		return "[" + w.list(t.Parts, ", ", ", ") + "]"
	case Block:
		return w.block(t)
	case Reference:
		return w.reference(t)
	case KeysOf:
		return "the name of a kind"
	case Choice:
		return w.list(t.Parts, ", ", " or ")
	case Every:
		return w.every(t)
	case Raw:
		return w.Code(t.Source)
	}
	return "anything"
}

// wordList is a pattern that only lists words.
var wordList = regexp.MustCompile(`^\^\(([a-z0-9-]+(?:\|[a-z0-9-]+)+)\)\$$`)

// pattern shows the words that a pattern lists, or the pattern itself.
func (w Words) pattern(expr string) string {
	m := wordList.FindStringSubmatch(expr)
	if m == nil {
		return "text like " + w.Code(expr)
	}
	var words []*Type
	for word := range strings.SplitSeq(m[1], "|") {
		words = append(words, &Type{Shape: Constant, Const: strconv.Quote(word)})
	}
	return w.list(words, ", ", " or ")
}

func (w Words) reference(t *Type) string {
	if t.Target == nil {
		return w.Code("#" + t.Name)
	}
	return w.Link(t.Target)
}

func (w Words) list(parts []*Type, comma, last string) string {
	var b strings.Builder
	for i, p := range parts {
		switch {
		case i > 0 && i == len(parts)-1:
			b.WriteString(last)
		case i > 0:
			b.WriteString(comma)
		}
		b.WriteString(w.Of(p))
	}
	return b.String()
}

// block is what a block holds, if it holds things under names of the author's own.
func (w Words) block(t *Type) string {
	if len(t.Fields) == 1 && t.Fields[0].Key != nil {
		return w.Of(t.Fields[0].Type) + " by name"
	}
	if t.Any {
		return "block of any fields"
	}
	return "block"
}

// every puts bounds behind what they bound: "whole number from 1 to 12".
func (w Words) every(t *Type) string {
	var bounds, others []*Type
	for _, p := range t.Parts {
		if p.Shape == Bound {
			bounds = append(bounds, p)
		} else {
			others = append(others, p)
		}
	}
	words := w.list(others, " and ", " and ")
	if len(others) == 0 {
		words = "number"
	}
	if len(bounds) == 2 && bounds[0].Op == ">=" && bounds[1].Op == "<=" {
		return words + " from " + bounds[0].Const + " to " + bounds[1].Const
	}
	for _, b := range bounds {
		words += " " + bound(b)
	}
	return words
}

func bound(t *Type) string {
	return map[string]string{">=": "of at least ", "<=": "of at most ", ">": "above ", "<": "below ", "!=": "other than "}[t.Op] + t.Const
}

// Use says in a word whether a field must be written, or what counts if it is not.
func (w Words) Use(f *Field) string {
	switch d := f.Type.defaultOf(); {
	case f.Key != nil:
		return "any number"
	case f.Required:
		return "required"
	case f.Optional:
		return "optional"
	case d != nil:
		return w.Code(d.Source)
	}
	return "fixed"
}

// defaultOf is the value that counts where nothing is written.
func (t *Type) defaultOf() *Type {
	if t.Default != nil || t.Shape != Every {
		return t.Default
	}
	for _, p := range t.Parts {
		if d := p.defaultOf(); d != nil {
			return d
		}
	}
	return nil
}
