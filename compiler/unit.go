package compiler

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"cuelang.org/go/cue"
	"cuelang.org/go/cue/ast"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
)

// unit is one folder on its way to a Unit.
type unit struct {
	target
	files  source.Sources
	found  source.Findings
	reader *source.Reader
	main   []*source.Source // the folder's own files
	walker *explain.Walker
	root   diag.Range // what stands for the whole thing
	out    *Unit

	trail    *trail // of what it hangs on; nil: nobody wants to know
	recalled bool   // from the store

	nothing   bool       // sound, but neither a mission nor anything else of ours
	languages []string   // to take texts in, the most wanted first
	named     []refs.Ref // in what it decoded to, once they have been asked for
}

// bytesOfValue is how long a source file is for each place of its index, about.
const bytesOfValue = 18

// bytesOfField is the length of the shortest field: its name and a colon.
const bytesOfField = 2

func newUnit(t target) *unit {
	u := &unit{target: t, files: source.Sources{}}
	var w source.World
	w, u.trail = t.pack.follow()
	u.reader = &source.Reader{World: w, Name: t.file, Files: u.files, Found: &u.found}
	u.out = &Unit{Dir: t.shown, Where: diag.Index{}}
	u.walker = explain.NewWalker(u.files, &u.found, u.out.Where)
	return u
}

// compile goes through the phases. A later phase runs only on what an earlier one accepted.
func (u *unit) compile(c *compilation) {
	u.out.peer = func(kind, id string) *Unit { return u.peer(c, kind, id) }
	u.out.peers = u.siblings
	u.out.Pack = u.pack.load()
	u.languages, u.walker.Language = []string{c.opt.Language, u.out.Pack.Language}, u.out.Pack.Language
	if u.pack.otherFormat || !u.parse() {
		return
	}
	u.makeIndex()
	v, ok := u.evaluate()
	if !ok {
		return
	}
	u.root = u.findRoot()
	u.allows()
	u.out.Where[""] = u.root
	kind := kindOf(v)
	s, k, known := systemOf(kind)
	switch {
	case known:
		edition, _ := v.LookupPath(cue.ParsePath("edition")).String()
		u.walker.Kind, u.walker.Rules = k, func() (any, error) { return u.pack.rules(edition) }
		u.content(s, k, u.walk(v))
		u.out.Base = u.pack.shippedBase(u.out.Edition)
	case kind == "pack":
		u.walk(v)
	default:
		u.noKind(v)
	}
	if c.opt.Decks && (u.out.Mission != nil || kind == model.EditionKind) {
		u.trail.draws(u.out.Edition)
		u.out.Decks = c.decks(u.pack, u.out.Edition, u.out.Mission)
	}
}

// makeIndex makes an index with room for the places of the unit's files.
func (u *unit) makeIndex() {
	u.out.Where = make(diag.Index, u.size()/bytesOfValue)
	u.walker.Index = u.out.Where
}

// size is the number of bytes of the unit's own files.
func (u *unit) size() int {
	size := 0
	for _, s := range u.main {
		size += len(s.Data)
	}
	return size
}

// kindOf is what the schema's definition says a value is, such as a mission.
func kindOf(v cue.Value) string {
	kind, err := v.LookupPath(cue.MakePath(cue.Def("kind"))).String()
	if err != nil {
		return ""
	}
	return kind
}

// parse reads the unit's own files.
func (u *unit) parse() bool {
	names, err := sourceNames(u.target, u.reader.World)
	if err != nil {
		u.fail("PCK001", "the folder cannot be read: "+source.Reason(err), "check its permissions")
		return false
	}
	ok := len(names) > 0
	for _, name := range names {
		s := u.reader.Read(path.Join(u.dir, name))
		if s == nil {
			ok = false
			continue
		}
		u.main = append(u.main, s)
	}
	u.foresee()
	return ok && u.onePackage() && u.notTooLarge()
}

// notTooLarge counts the fields that are written out: more than a unit may have would keep the
// evaluator busy until the deadline, and it could not say why.
func (u *unit) notTooLarge() bool {
	if u.size() < bytesOfField*source.MaxValues {
		return true
	}
	n := 0
	for _, s := range u.main {
		ast.Walk(s.File, func(node ast.Node) bool {
			if _, ok := node.(*ast.Field); ok {
				n++
			}
			return true
		}, nil)
		if n > source.MaxValues {
			u.found.Add(diag.Diagnostic{
				Code: "PCK011", Severity: diag.Error, Range: s.Whole(),
				Summary: fmt.Sprintf("%d values in one unit; the limit is %d", n, source.MaxValues),
				Remedy:  "split it: a mission has about five hundred",
			})
			return false
		}
	}
	return true
}

// foresee has the rule set compiled beside the unit's own evaluation, if the unit says plainly
// which one it needs.
func (u *unit) foresee() {
	for _, s := range u.main {
		ast.Walk(s.File, func(n ast.Node) bool {
			f, ok := n.(*ast.Field)
			if !ok {
				return true
			}
			if name, _, _ := ast.LabelName(f.Label); name == "edition" {
				if lit, ok := f.Value.(*ast.BasicLit); ok {
					go RuleSet(source.Unquote(lit.Value))
				}
			}
			return false
		}, nil)
	}
}

// onePackage checks that all files of the folder belong together.
func (u *unit) onePackage() bool {
	first := u.main[0]
	for _, s := range u.main[1:] {
		if s.File.PackageName() != first.File.PackageName() {
			u.found.Add(diag.Diagnostic{
				Code: "PCK010", Severity: diag.Error, Range: packageRange(s),
				Summary: fmt.Sprintf("package %q in a folder of package %q", s.File.PackageName(), first.File.PackageName()),
				Remedy:  "one folder is one mission or deck: use the same package name, or move the file",
				Related: []diag.Related{{Range: packageRange(first), Text: "the first file's package"}},
			})
			return false
		}
	}
	return true
}

// packageRange is the package clause of a file, or its first line.
func packageRange(s *source.Source) diag.Range {
	for _, d := range s.File.Decls {
		if p, ok := d.(*ast.Package); ok {
			return s.Span(p.Pos().Offset(), p.End().Offset())
		}
	}
	return s.Whole()
}

// walk reports what is wrong with the value and returns what is sound.
func (u *unit) walk(v cue.Value) *explain.Node {
	u.walker.Plain = u.isPlain(v)
	n := u.walker.Value(v, nil, u.syntaxOf(), u.root)
	if !u.walker.Plain {
		u.walker.Sweep(v, u.root)
		u.walker.TellUnnamed()
	}
	u.out.Where[""] = u.root
	return n
}

// syntaxOf is the syntax of a plain unit's main expression.
func (u *unit) syntaxOf() explain.Origin {
	if !u.walker.Plain {
		return explain.Origin{}
	}
	for _, d := range u.main[0].File.Decls {
		if e, ok := d.(*ast.EmbedDecl); ok {
			return explain.Origin{Author: []ast.Node{e.Expr}}
		}
	}
	return explain.Origin{}
}

// noKind reports a folder without a mission or deck.
func (u *unit) noKind(v cue.Value) {
	u.walker.Sweep(v, u.root)
	if u.nothing = len(u.found.List) == 0; u.nothing {
		u.fail("PCK014", "this is no mission, deck or pack", "begin it with corespace.#Mission & { … } or corespace.#Deck & { … }")
	}
}

// findRoot is the first line of the unit's main expression, such as corespace.#Mission & {.
func (u *unit) findRoot() diag.Range {
	for _, s := range u.main {
		for _, d := range s.File.Decls {
			if e, ok := d.(*ast.EmbedDecl); ok {
				return s.FirstLine(e.Pos().Offset(), e.End().Offset())
			}
		}
	}
	return u.anywhere()
}

// anywhere is the range for matters of the unit as a whole.
func (u *unit) anywhere() diag.Range {
	if len(u.main) > 0 {
		return u.main[0].Whole()
	}
	return diag.Range{File: u.shown}
}

func (u *unit) fail(code, summary, remedy string) {
	u.found.Add(diag.Diagnostic{Code: code, Severity: diag.Error, Summary: summary, Remedy: remedy, Range: u.anywhere()})
}

// release lets go of what only compiling needs: syntax trees and values are twenty times as large as
// the source.
func (u *unit) release() {
	u.main, u.walker, u.named = nil, nil, nil
	for _, give := range u.reader.Lent {
		give()
	}
	u.reader.Lent = nil
	for _, s := range u.files {
		s.File = nil
	}
}

// finish completes the result: its files, and whether it is any use.
func (u *unit) finish() {
	u.out.Failed = u.found.Errors() || u.pack.house.breaks(u.out.Edition)
	for _, s := range u.files {
		u.out.Files = append(u.out.Files, model.SourceFile{Path: s.Path, Data: s.Raw})
	}
	u.out.Files = append(u.out.Files, u.pack.sourceFiles()...)
	slices.SortFunc(u.out.Files, func(a, b model.SourceFile) int { return strings.Compare(a.Path, b.Path) })
	u.out.Files = slices.CompactFunc(u.out.Files, func(a, b model.SourceFile) bool { return a.Path == b.Path })
	if u.out.Value == nil {
		u.out = nil
		return
	}
	if u.namesOthers() || linksElsewhere(u.out.Where, u.out.RuleSet) {
		u.out.Siblings = u.siblings()
	}
}
