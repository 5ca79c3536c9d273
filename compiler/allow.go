package compiler

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"
	"github.com/sortie-tools/sortie/compiler/load"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// The author of a unit can let a warning stand and say why, with an attribute on the field that it is
// about, or within the braces of the thing that it is about:
//
//	board: entries: e6: {side: "north", at: 9} @sortie(allow=SPN006, reason="an ambush is the point")

// allowAttribute is the name of the attribute.
const allowAttribute = "sortie"

// The keys of the attribute.
const (
	allowKey  = "allow"
	reasonKey = "reason"
)

// allows reads the attributes of the unit's own files and of the packages of the pack that it imports.
func (u *unit) allows() {
	for _, s := range u.main {
		u.allowsIn(s, false)
	}
	for _, name := range slices.Sorted(maps.Keys(u.files)) {
		if s := u.files[name]; s.File != nil && !slices.Contains(u.main, s) {
			u.allowsIn(s, true)
		}
	}
}

// allowsIn reads the attributes of a file.
func (u *unit) allowsIn(s *source.Source, shared bool) {
	if !bytes.Contains(s.Data, []byte("@"+allowAttribute)) {
		return
	}
	for _, at := range attributesOf(s.File) {
		a, problem := allow(s, at)
		a.Shared = shared
		if problem != "" {
			u.found.Add(diag.Diagnostic{
				Code: "ALW001", Severity: diag.Error, Range: a.Range, Summary: problem,
				Remedy: `write @sortie(allow=SPN006, reason="…") with the code of the finding and the reason why it may stand`,
			})
			continue
		}
		u.out.Allows = append(u.out.Allows, a)
	}
}

// attributeAt is an attribute of ours and the syntax that it speaks of.
type attributeAt struct {
	attribute *ast.Attribute
	about     ast.Node
}

// attributesOf finds the attributes of a file. One on a field speaks of the field. One among the fields of
// a thing speaks of the whole thing: of the field that holds it, of the item of a list, of what a
// comprehension yields, or of the file.
func attributesOf(f *ast.File) []attributeAt {
	var all []attributeAt
	about := []ast.Node{f}
	things := map[ast.Node]bool{}
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field, *ast.EmbedDecl:
			things[n] = true
		case *ast.ListLit:
			for _, item := range n.Elts {
				things[item] = true
			}
		case *ast.Comprehension:
			things[n.Value] = true
		case *ast.Attribute:
			if name, _ := n.Split(); name == allowAttribute {
				all = append(all, attributeAt{n, about[len(about)-1]})
			}
		}
		if things[n] {
			about = append(about, n)
		}
		return true
	}, func(n ast.Node) {
		if things[n] {
			about = about[:len(about)-1]
		}
	})
	return all
}

// allow reads one attribute. It says what is wrong with it, if something is.
func allow(s *source.Source, at attributeAt) (diag.Allow, string) {
	a := diag.Allow{
		Range:  s.Span(at.attribute.Pos().Offset(), at.attribute.End().Offset()),
		Covers: s.Span(at.about.Pos().Offset(), at.about.End().Offset()),
	}
	if _, whole := at.about.(*ast.File); whole {
		a.Covers = s.Span(0, len(s.Data))
	}
	args, err := attributeArgs(at.attribute)
	if err != nil {
		return a, "an attribute that cannot be read"
	}
	for _, arg := range args {
		switch key, value := arg[0], strings.TrimSpace(arg[1]); {
		case key == "" && value == "":
		case key == allowKey && value == "":
			return a, "@sortie names no code"
		case key == allowKey:
			a.Codes = append(a.Codes, value)
		case key == reasonKey && a.Reason != "":
			return a, "@sortie gives two reasons"
		case key == reasonKey:
			a.Reason = value
		default:
			return a, fmt.Sprintf("@sortie has no %q", key)
		}
	}
	switch {
	case len(a.Codes) == 0:
		return a, "@sortie names no code"
	case a.Reason == "":
		return a, fmt.Sprintf("%s is let stand without a reason", strings.Join(a.Codes, ", "))
	}
	return a, ""
}

// attributeArgs are the keys and values of an attribute, as CUE reads them.
func attributeArgs(a *ast.Attribute) ([][2]string, error) {
	v := load.NewContext().CompileString("x: _ " + a.Text)
	attr := v.LookupPath(cue.ParsePath("x")).Attribute(allowAttribute)
	if err := attr.Err(); err != nil {
		return nil, err
	}
	var args [][2]string
	for i := range attr.NumArgs() {
		key, value := attr.Arg(i)
		args = append(args, [2]string{key, value})
	}
	return args, nil
}
