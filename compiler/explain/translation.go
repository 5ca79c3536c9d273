package explain

import (
	"cmp"
	"fmt"
	"path"
	"slices"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/token"

	"github.com/sortie-tools/sortie/schema/diag"
)

// The texts of a unit can stand in a file beside it, a language a file, and CUE joins the two: blocks by their names,
// lists place by place. What was renamed or moved in one file only then joins what does not belong together.

// Codes of what goes wrong between a unit's file and those beside it.
const (
	CodePlaces = "CUE008" // a list is joined by its places alone
	CodeGhost  = "CUE009" // a translation of what is not there
)

// written is a list as one file gives it.
type written struct {
	list *ast.ListLit
	file string
}

// lists are the lists that the author gives a value, one a file, without those whose length is open.
func lists(o Origin) []written {
	var all []written
	for _, n := range o.Author {
		if f, ok := n.(*ast.Field); ok {
			n = f.Value
		}
		l, ok := n.(*ast.ListLit)
		if !ok || slices.ContainsFunc(l.Elts, isEllipsis) {
			continue
		}
		file := l.Pos().Filename()
		if !slices.ContainsFunc(all, func(w written) bool { return w.file == file }) {
			all = append(all, written{l, file})
		}
	}
	return all
}

func isEllipsis(e ast.Expr) bool {
	_, ok := e.(*ast.Ellipsis)
	return ok
}

// mainFirst puts what the unit's own file gives first: the others add to it.
func (w *Walker) mainFirst(all []written) []written {
	slices.SortStableFunc(all, func(a, b written) int {
		switch inA, inB := w.isMain(a.file), w.isMain(b.file); {
		case inA && !inB:
			return -1
		case inB && !inA:
			return 1
		}
		return 0
	})
	return all
}

// isMain reports whether a file holds the definition of the unit and not only more of its fields.
func (w *Walker) isMain(file string) bool {
	s := w.files[file]
	return s != nil && s.File != nil && slices.ContainsFunc(s.File.Decls, func(d ast.Decl) bool {
		_, ok := d.(*ast.EmbedDecl)
		return ok
	})
}

// lengths reports a list that two files give with different numbers of entries.
func (w *Walker) lengths(path []string, o Origin) bool {
	all := w.mainFirst(lists(o))
	for i := 1; i < len(all); i++ {
		one, two := len(all[0].list.Elts), len(all[i].list.Elts)
		at, ok := w.files.Node(all[i].list)
		first, also := w.files.Node(all[0].list)
		if one == two || !ok || !also {
			continue
		}
		name := NameOf(path)
		w.tell(diag.Diagnostic{
			Code: "CUE004", Range: firstLineOf(at), Related: []diag.Related{{Range: firstLineOf(first), Text: fmt.Sprintf("%d here", one)}},
			Summary: fmt.Sprintf("%s gives %d %s, %s %d", fileName(all[i].file), two, name, fileName(all[0].file), one),
			Details: []string{"lists of two files are joined place by place: the first with the first, the second with the second"},
			Remedy:  fmt.Sprintf("write as many %s here as there, in the same order; {} stands for one that this file says nothing about", name),
		}, Join(path))
		return true
	}
	return false
}

// fileName is the name of a file in a sentence.
func fileName(file string) string { return path.Base(file) }

// firstLineOf is as much of a range as stands in its first line: a list can be long, and its beginning says where it is.
func firstLineOf(r diag.Range) diag.Range {
	if r.End.Line > r.Start.Line {
		r.End = r.Start
		r.End.Col++
		r.End.Offset++
	}
	return r
}

// places warns of a list whose entries two files give without a field that both have: if they change places in one
// file, each gets the words of another.
func (w *Walker) places(path []string, o Origin) {
	all := w.mainFirst(lists(o))
	if w.Plain || len(all) < 2 || !w.isMain(all[0].file) {
		return
	}
	for _, other := range all[1:] {
		at, ok := w.files.Node(other.list)
		n := slices.IndexFunc(other.list.Elts, func(e ast.Expr) bool { return len(fieldsOf(e)) > 0 })
		if !ok || n < 0 || len(all[0].list.Elts) < 2 || w.anchored(all[0].list, other.list) {
			continue
		}
		name, anchor := NameOf(path), anchorOf(all[0].list.Elts[n])
		d := diag.Diagnostic{
			Code: CodePlaces, Severity: diag.Warning, Range: firstLineOf(at),
			Summary: fmt.Sprintf("%s belongs to the %s of %s by their places alone", fileName(other.file), name, fileName(all[0].file)),
			Details: []string{"when they change places there, each gets the words of another"},
			Remedy:  "repeat a field of each entry here, so that a change of the order is found",
		}
		if anchor != "" {
			d.Remedy += fmt.Sprintf(", such as %s in the first", anchor)
		}
		w.found.Add(d)
	}
}

// anchored reports whether each entry of a list that says anything repeats a value of the entry that it belongs to.
func (w *Walker) anchored(main, other *ast.ListLit) bool {
	for i, e := range other.Elts {
		theirs := fieldsOf(e)
		if len(theirs) == 0 || i >= len(main.Elts) {
			continue
		}
		own := fieldsOf(main.Elts[i])
		if !slices.ContainsFunc(theirs, func(f leaf) bool {
			return slices.ContainsFunc(own, func(g leaf) bool { return g.path == f.path })
		}) {
			return false
		}
	}
	return true
}

// leaf is a value in a block that is written out, by the names on the way to it.
type leaf struct{ path, text string }

// fieldsOf are the values that are written out in a block.
func fieldsOf(e ast.Node) []leaf {
	s, ok := e.(*ast.StructLit)
	if !ok {
		return nil
	}
	var all []leaf
	for _, d := range s.Elts {
		f, ok := d.(*ast.Field)
		if !ok {
			continue
		}
		name, _, _ := ast.LabelName(f.Label)
		if inner := fieldsOf(f.Value); inner != nil {
			for _, l := range inner {
				all = append(all, leaf{name + "." + l.path, l.text})
			}
			continue
		}
		l := leaf{path: name}
		if lit, ok := f.Value.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			l.text = lit.Value
		}
		all = append(all, l)
	}
	return all
}

// anchorOf is the field of an entry that tells it from the others best: its name, or its first short text.
func anchorOf(e ast.Expr) string {
	const longest = 40 // fits into a message
	best := ""
	for _, l := range fieldsOf(e) {
		switch {
		case l.text == "" || len(l.text) > longest:
		case l.path == "id":
			return "id: " + l.text
		case best == "":
			best = l.path + ": " + l.text
		}
	}
	return best
}

// isGhost reports whether only a translation has an entry: nothing but words by their languages stands there, in a
// file beside the unit's own.
func (w *Walker) isGhost(f member) bool { return f.from.madeUp() && w.translated(f.from) }

// translated reports whether nothing but words by their languages is given, in files beside the unit's own.
func (w *Walker) translated(o Origin) bool {
	return !w.Plain && len(o.Author) > 0 && !slices.ContainsFunc(o.Author, func(n ast.Node) bool {
		field, ok := n.(*ast.Field)
		return !ok || w.isMain(n.Pos().Filename()) || !onlyWords(field.Value)
	})
}

// wordsAlone reports a block of the schema for which there are words and nothing else: the unit's own file has none.
// It belongs to the block around it.
func (w *Walker) wordsAlone(path []string, o Origin, outer diag.Range) {
	at, _ := w.place(o, true)
	name := path[len(path)-1]
	w.tell(diag.Diagnostic{
		Code: "CUE003", Range: outer, Label: "in here",
		Summary: fmt.Sprintf("%q is missing, for which %s has words", name, fileName(at.File)),
		Related: []diag.Related{{Range: at, Text: "words for what is not there"}},
		Remedy:  fmt.Sprintf("call a block %s here, or call it in %s as it is called here", name, fileName(at.File)),
	}, Join(path))
}

// ghost reports such an entry; near it may be what it was meant for.
func (w *Walker) ghost(m *members, f member) {
	at, _ := w.place(f.from, true)
	d := diag.Diagnostic{
		Code: CodeGhost, Range: at,
		Summary: fmt.Sprintf("%s has words for %q in %s, and nothing is called so", fileName(at.File), f.name, NameOf(m.path)),
		Remedy:  "take it out, or call it as it is called in the unit's own file",
	}
	d.Remedy = cmp.Or(diag.DidYouMean(f.name, m.node.Keys), d.Remedy)
	w.tell(d, Join(f.path))
}

// onlyWords reports whether a value holds nothing but texts by their languages.
func onlyWords(e ast.Expr) bool {
	all := fieldsOf(e)
	return len(all) > 0 && !slices.ContainsFunc(all, func(l leaf) bool {
		language := path.Ext("." + l.path) // what stands behind the last point
		return l.text == "" || len(language) != len(".en")
	})
}
