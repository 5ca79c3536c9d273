package service

import (
	"slices"
	"strconv"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

// types are what the schema says of the value at a path: several types where it leaves a choice.
func (u *unit) types(path []string) []*language.Type {
	if u.def == nil {
		return nil
	}
	at := []*language.Type{u.def.Type}
	if n := setDepth(u.kind(), path); n > 0 {
		set := u.w.lang.Find(u.system() + ".#RuleSet")
		if set == nil {
			return nil
		}
		at = []*language.Type{set.Type}
		return u.steps(at, path[:n], path[n:])
	}
	return u.steps(at, nil, path)
}

// steps follows a path from types that stand at another one.
func (u *unit) steps(at []*language.Type, done, path []string) []*language.Type {
	for i, step := range path {
		here := slices.Concat(done, path[:i])
		var next []*language.Type
		for _, t := range at {
			next = append(next, u.step(t, here, step, 0)...)
		}
		at = next
	}
	return at
}

// maxNested is how deep definitions are followed that hold one another.
const maxNested = 12

// step is what a type says of one of its fields, or of an entry.
func (u *unit) step(t *language.Type, here []string, name string, depth int) []*language.Type {
	if t == nil || depth > maxNested {
		return nil
	}
	var all []*language.Type
	switch t.Shape {
	case language.Reference:
		if t.Target != nil {
			return u.step(t.Target.Type, here, name, depth+1)
		}
	case language.Every, language.Choice:
		for _, p := range t.Parts {
			all = append(all, u.step(p, here, name, depth+1)...)
		}
	case language.List:
		if isNumber(name) {
			return []*language.Type{t.Of}
		}
	case language.Tuple:
		if n, err := strconv.Atoi(name); err == nil && n < len(t.Parts) {
			return t.Parts[n : n+1]
		}
	case language.Block:
		b := u.blockOf(t, here, depth)
		for _, f := range b.fields {
			if f.Name == name || f.Name == "" && f.Key != nil {
				all = append(all, f.Type)
			}
		}
		for _, union := range b.unions {
			if union.Selector == name {
				all = append(all, selector(union))
			}
		}
	}
	return all
}

// selector is the type of the field that selects the kind of a union.
func selector(u *language.Union) *language.Type {
	return &language.Type{Shape: language.KeysOf, Name: u.Table, Names: u.Kinds}
}

// block is what may stand in a block: fields, and the unions that add more by a kind.
type block struct {
	fields []*language.Field
	unions []*language.Union
}

// blocks is what may stand in the block at a path.
func (u *unit) blocks(path []string) block {
	var all block
	for _, t := range u.types(path) {
		b := u.blockOf(t, path, 0)
		all.fields, all.unions = append(all.fields, b.fields...), append(all.unions, b.unions...)
	}
	return all
}

// blockOf is what a type says of the fields of a block at a path. Of a union, those of the kind that is written there.
func (u *unit) blockOf(t *language.Type, here []string, depth int) block {
	var b block
	if t == nil || depth > maxNested {
		return b
	}
	join := func(o block) {
		b.fields, b.unions = append(b.fields, o.fields...), append(b.unions, o.unions...)
	}
	switch t.Shape {
	case language.Reference:
		if t.Target != nil {
			join(u.blockOf(t.Target.Type, here, depth+1))
		}
	case language.Every, language.Choice:
		for _, p := range t.Parts {
			join(u.blockOf(p, here, depth+1))
		}
	case language.Block:
		b.fields = append(b.fields, t.Fields...)
		for _, p := range t.Parts {
			join(u.blockOf(p, here, depth+1))
		}
		if t.Union != nil {
			b.unions = append(b.unions, t.Union)
			join(u.kindBlock(t.Union, here, depth))
		}
	}
	return b
}

// kindBlock is what the kind adds that is written in a block at a path.
func (u *unit) kindBlock(union *language.Union, here []string, depth int) block {
	kind := ""
	for _, n := range u.find(here...) {
		if k := n.Word(union.Selector); k != "" {
			kind = k
		}
	}
	for _, k := range union.Kinds {
		if k.Name == kind && k.Type != nil {
			return u.blockOf(k.Type, here, depth+1)
		}
	}
	return block{}
}

// fieldAt is what the schema says of the field at a path; nil where it says nothing.
func (u *unit) fieldAt(path []string) *language.Field {
	if len(path) == 0 {
		return nil
	}
	name := path[len(path)-1]
	b := u.blocks(path[:len(path)-1])
	for _, f := range b.fields {
		if f.Name == name {
			return f
		}
	}
	for _, union := range b.unions {
		if union.Selector == name {
			return &language.Field{Name: name, Doc: "The kind; it says which other fields there are.", Required: true, Type: selector(union)}
		}
	}
	for _, f := range b.fields {
		if f.Name == "" && f.Key != nil {
			return f
		}
	}
	return nil
}
