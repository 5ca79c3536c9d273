package compiler

import (
	"bytes"
	"path"
	"regexp"
	"slices"
	"strings"

	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// Name is the kind, the id and the edition of a unit; the edition is empty where the syntax does not
// show it.
type Name struct{ Kind, ID, Edition string }

// siblings lists the units of the pack, by their syntax alone: it is asked for where one unit names
// others, and evaluating all of them for that would make checking one mission as slow as checking
// the pack.
func (p *packRoot) siblings() []Name {
	p.namesOnce.Do(func() {
		p.names, p.files = []Name{}, map[string]string{}
		p.collect(".", 0)
		slices.SortFunc(p.names, func(a, b Name) int { return strings.Compare(a.Kind+" "+a.ID, b.Kind+" "+b.ID) })
	})
	return p.names
}

// maxDepth is how deep folders of a pack are looked into for units: real packs have two levels.
const maxDepth = 8

func (p *packRoot) collect(dir string, depth int) {
	entries, err := p.noted(p.memory.names).ReadDir(dir)
	if err != nil || depth > maxDepth {
		return
	}
	for _, e := range entries {
		switch name := path.Join(dir, e.Name()); {
		case len(p.names) >= source.MaxFiles || source.Hidden(e.Name()):
		case e.IsDir():
			p.collect(name, depth+1)
		case source.IsSource(e):
			p.name(name)
		}
	}
}

// name takes over the units that a file holds, if its syntax shows any. What is wrong with the file is none of the asking
// unit's business.
func (p *packRoot) name(file string) {
	world := p.noted(p.memory.names)
	read := world.ReadFile
	if w, ok := world.(source.Glancer); ok {
		read = w.Glance
	}
	data, err := read(file, source.MaxFileBytes)
	if err != nil {
		return
	}
	for _, n := range Names(data) {
		n.Edition = p.knownEdition(n.Edition)
		p.names = append(p.names, n)
		p.files[n.Kind+" "+n.ID] = file
	}
}

// Names are the units that a source file holds, as far as its syntax shows: other units of the pack know no more of it. The
// edition is what is written, be there one of that name or not.
func Names(data []byte) []Name {
	if len(data) <= source.MaxFileBytes {
		if n, ok := headOf(data); ok {
			return []Name{n}
		}
	}
	parsed, _ := source.Parse("", data)
	if parsed == nil {
		return guess(data)
	}
	var names []Name
	for _, d := range parsed.Syntax.Decls {
		if e, ok := d.(*ast.EmbedDecl); ok {
			kind, id := kindSyntax(e.Expr), plainSyntax(e.Expr, "id")
			if kind != "" && id != "" {
				names = append(names, Name{kind, id, plainSyntax(e.Expr, "edition")})
			}
		}
	}
	return names
}

// unitHead is the beginning of a unit, with the name of its definition and its id.
var unitHead = regexp.MustCompile(`#(\w+)\s*&\s*\{[^{}]*?\bid:\s*["'“]?([a-z0-9-]+)`)

// guess is the unit that a file seems to hold that cannot be read: what is wrong with it is said there, and that nothing has
// its name would be untrue.
func guess(data []byte) []Name {
	m := unitHead.FindSubmatch(bytes.ReplaceAll(data, []byte{0}, nil)) // without what UTF-16 has between letters
	if m == nil {
		return nil
	}
	if kind := explain.KindsByDefinition()["#"+string(m[1])]; kind != "" {
		return []Name{{Kind: kind, ID: string(m[2])}}
	}
	return nil
}

// knownEdition is an edition, or nothing where no game and not the pack has it: that is said where it is written.
func (p *packRoot) knownEdition(id string) string {
	if slices.Contains(p.editions(""), id) {
		return id
	}
	return ""
}

// kindSyntax is the kind of the definition that an expression names first: corespace.#Deck & {…}.
func kindSyntax(e ast.Expr) string {
	kind := ""
	ast.Walk(e, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok && kind == "" {
			name, _, _ := ast.LabelName(s.Sel)
			kind = explain.KindsByDefinition()[name]
		}
		_, inner := n.(*ast.StructLit)
		return kind == "" && !inner
	}, nil)
	return kind
}

// plainSyntax is the plain word in a field of the struct in an expression.
func plainSyntax(e ast.Expr, field string) string {
	word := ""
	ast.Walk(e, func(n ast.Node) bool {
		f, ok := n.(*ast.Field)
		if !ok {
			return true
		}
		if name, _, _ := ast.LabelName(f.Label); name == field {
			if lit, ok := f.Value.(*ast.BasicLit); ok && word == "" {
				word = source.Unquote(lit.Value)
			}
		}
		return false
	}, nil)
	return word
}

// linksElsewhere reports whether prose links to something that neither the unit nor the rules have an
// entry for: another unit of the pack.
func linksElsewhere(where diag.Index, rules any) bool {
	links := map[string]bool{}
	for path := range where {
		if text, id, link := strings.Cut(path, "#"); link && !strings.HasSuffix(text, "plan") {
			links[id] = true
		}
	}
	if len(links) == 0 {
		return false
	}
	for path := range where {
		delete(links, path[strings.LastIndexByte(path, '.')+1:])
	}
	if rules != nil && len(links) > 0 {
		tokens, _ := refs.InRuleSet(rules, "tokens") // a game without tokens has no such list
		for _, id := range tokens {
			delete(links, id)
		}
	}
	return len(links) > 0
}

// namesOthers reports whether the unit names other units of its pack, or what only they bring about: a post
// may ask for a boon, and so may a mission, which may also change what a campaign counts.
func (u *unit) namesOthers() bool {
	switch v := u.out.Value.(type) {
	case *model.Post:
		return true
	case *model.Mission:
		if v.Requires != nil && len(v.Requires.Boons) > 0 {
			return true
		}
	}
	return slices.ContainsFunc(u.names(), func(r refs.Ref) bool {
		return slices.ContainsFunc(r.Domains, func(d string) bool { return strings.HasPrefix(d, "+") || d == "@tally" })
	})
}
