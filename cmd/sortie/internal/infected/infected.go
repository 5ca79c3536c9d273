// Package infected makes packs with scripts in all texts that the language has room for, for tests that show that nothing of
// what a pack says is run where it is shown. Which fields take words of an author's own, the schema says: a field that the
// language gains has its script the same day.
package infected

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/format"
	"cuelang.org/go/cue/literal"
	"cuelang.org/go/cue/parser"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/languagetest"
)

// Word is what a script sends to the window in which it is run, or to the one around it.
const Word = "infected"

// scripts are what somebody writes into texts who wants it to run where they are shown.
var scripts = []string{
	`<img src=x onerror="parent.postMessage('infected','*')">`,
	`</script><script>parent.postMessage('infected','*')</script>`,
	`"><svg onload="parent.postMessage('infected','*')"></svg>`,
	`<a href="javascript:parent.postMessage('infected','*')">x</a>`,
	`']]><script>parent.postMessage('infected','*')</script>`,
}

// Carrier puts scripts into sources, one after the other.
type Carrier struct {
	// Raw is for prose as it is, and for paths of fields: the language refuses both, and whoever shows the text does not.
	Raw bool

	lang   *language.Language
	all    map[*language.Field]string
	sorted []*language.Field // by name, so that the same sources carry the same scripts
	has    map[*language.Field]bool
	next   int
}

// New is a carrier for the whole language.
func New(t testing.TB) *Carrier {
	t.Helper()
	lang, err := language.Read()
	if err != nil {
		t.Fatal(err)
	}
	c := &Carrier{lang: lang, all: fields(lang), has: map[*language.Field]bool{}}
	c.sorted = slices.SortedFunc(maps.Keys(c.all), func(a, b *language.Field) int { return strings.Compare(c.all[a], c.all[b]) })
	return c
}

// Missing are the fields that no source has had so far.
func (c *Carrier) Missing() []string {
	var names []string
	for _, f := range c.sorted {
		if !c.has[f] && (c.Raw || !paths(f)) {
			names = append(names, c.all[f])
		}
	}
	return names
}

// Source is a source of a unit with scripts in all of its texts, and in those that it could have as well.
func (c *Carrier) Source(t testing.TB, name, text string) string {
	t.Helper()
	f, err := parser.ParseFile(name, text)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range f.Decls {
		if e, ok := d.(*ast.EmbedDecl); ok {
			if pair, ok := e.Expr.(*ast.BinaryExpr); ok {
				if def := c.lang.Joined(f, e.Expr); def != nil {
					c.value(pair.Y, []*language.Type{def.Type})
				}
			}
		}
	}
	out, err := format.Node(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

func (c *Carrier) value(e ast.Expr, types []*language.Type) {
	switch e := e.(type) {
	case *ast.StructLit:
		for _, d := range e.Elts {
			if f, ok := d.(*ast.Field); ok {
				c.field(e, f, types)
			}
		}
		c.add(e, types)
	case *ast.ListLit:
		for i, el := range e.Elts {
			c.value(el, languagetest.Elements(types, i))
		}
	}
}

func (c *Carrier) field(in *ast.StructLit, f *ast.Field, types []*language.Type) {
	label, _, _ := ast.LabelName(f.Label)
	var inner []*language.Type
	for _, use := range languagetest.FieldsNamed(types, label, languagetest.KindIn(in)) {
		if c.all[use] != "" {
			if c.Raw || !paths(use) {
				c.has[use] = true
				c.infect(f.Value, prose(use))
			}
			return
		}
		inner = append(inner, languagetest.Atoms(use.Type)...)
	}
	c.value(f.Value, inner)
}

// add gives a block the texts that it could have and has not.
func (c *Carrier) add(e *ast.StructLit, types []*language.Type) {
	for _, f := range c.sorted {
		if f.Name == "" || !c.Raw && paths(f) || in(e, f.Name) || !slices.Contains(languagetest.FieldsNamed(types, f.Name, languagetest.KindIn(e)), f) {
			continue
		}
		c.has[f] = true
		text := ast.Expr(ast.NewLit(token.STRING, literal.String.Quote(c.script("", prose(f)))))
		if f.Type.Shape == language.List {
			text = ast.NewList(text)
		}
		e.Elts = append(e.Elts, &ast.Field{Label: ast.NewIdent(f.Name), Value: text})
	}
}

// in reports whether a block has a field.
func in(e *ast.StructLit, name string) bool {
	for _, d := range e.Elts {
		if f, ok := d.(*ast.Field); ok {
			if label, _, _ := ast.LabelName(f.Label); label == name {
				return true
			}
		}
	}
	return false
}

// infect puts scripts into the texts of a value: one, one for each language, or a list.
func (c *Carrier) infect(e ast.Expr, prose bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if was, err := literal.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			e.Value = literal.String.Quote(c.script(was, prose))
		}
	case *ast.StructLit:
		for _, d := range e.Elts {
			if f, ok := d.(*ast.Field); ok {
				c.infect(f.Value, prose)
			}
		}
	case *ast.ListLit:
		for _, el := range e.Elts {
			c.infect(el, prose)
		}
	}
}

// mostLine is how long what was there may be for a line to have room for a script as well.
const mostLine = 40

// script is the next script behind what was there.
func (c *Carrier) script(was string, prose bool) string {
	c.next++
	script := scripts[c.next%len(scripts)]
	switch {
	case prose && !c.Raw:
		return was + "\n\n`" + script + "` and " + strings.NewReplacer("&", "&amp;", "<", "&lt;").Replace(script)
	case !prose && len(was) > mostLine:
		was = was[:mostLine]
	}
	return fmt.Sprintf("%s %d %s", was, c.next, script)
}

// prose reports whether a field takes Markdown.
func prose(f *language.Field) bool { return f.Type.Name == "Text" }

// paths reports whether a field takes paths of other fields.
func paths(f *language.Field) bool { return f.Name == "assumed" || f.Name == "without" }

// Listener is a script that notes in a window what was run in it, or in what it frames.
const Listener = `addEventListener("message", e => { if (e.data === "` + Word + `") window.infected = (window.infected ?? 0) + 1 })`

// Found is an expression: what was run in a window with a listener, and what in its page would run if somebody touched it.
// It is empty where nothing is and nothing would.
const Found = `(() => {
	const live = [...document.querySelectorAll("*")].filter(e => [...e.attributes].some(a => /^on/i.test(a.name) || /^\s*javascript:/i.test(a.value)) || e.localName === "script" && e.textContent.startsWith("parent.postMessage") || e.localName === "img" && e.getAttribute("src") === "x")
	return (window.infected ? "run " + window.infected + " times " : "") + live.slice(0, 3).map(e => e.outerHTML.slice(0, 200)).join(" ")
})()`
