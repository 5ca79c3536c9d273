package service

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/service/outline"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Action is something that can be done about a finding.
type Action struct {
	Title string
	Clear bool // it mends the finding beyond doubt
	For   diag.Diagnostic
	Edits []diag.Edit
}

// Actions are what can be done about the findings between two offsets of a file: what check --fix would do, and to let a
// finding stand, with the reason left to its author.
func (w *Workspace) Actions(file string, from, to int) []Action {
	found := w.Quick(file)
	_, t := w.unit(file)
	if t == nil {
		return nil
	}
	var all []Action
	for _, d := range found {
		if d.Range.End.Offset < from || d.Range.Start.Offset > to || d.Allowed != "" {
			continue
		}
		if d.Fix != nil {
			all = append(all, Action{Title: d.Fix.Text, Clear: true, For: d, Edits: d.Fix.Edits})
		}
		if d.Severity != diag.Error {
			all = append(all, Action{Title: fmt.Sprintf("let %s stand, because …", d.Code), For: d, Edits: []diag.Edit{t.allow(d)}})
		}
	}
	return all
}

// allow is the edit that lets a finding stand: an attribute behind the field that it is about, or within the field's block.
func (t *Text) allow(d diag.Diagnostic) diag.Edit {
	attribute := fmt.Sprintf(`@sortie(allow=%s, reason="")`, d.Code)
	at := d.Range.Start.Offset
	n := t.fieldAround(at)
	if n == nil {
		return diag.Edit{Range: t.Range(outline.Span{From: len(t.Src), To: len(t.Src)}), New: attribute + "\n"}
	}
	if n.Shape == outline.Block && strings.Contains(t.Src[n.Body.From:n.Body.To], "\n") {
		line := t.Line(t.places.Pos(n.Body.From).Line)
		indent := line[:len(line)-len(strings.TrimLeft(line, " \t"))] + "\t"
		return diag.Edit{Range: t.Range(outline.Span{From: n.Body.From, To: n.Body.From}), New: "\n" + indent + attribute}
	}
	return diag.Edit{Range: t.Range(outline.Span{From: n.All().To, To: n.All().To}), New: " " + attribute}
}

// fieldAround is the innermost field, or entry, that an offset lies in and that begins on its line.
func (t *Text) fieldAround(offset int) *outline.Node {
	var found *outline.Node
	t.Root.Each(func(n *outline.Node) {
		if n.Key.To > n.Key.From && n.All().Holds(offset) && !inner(n) {
			found = n
		}
	})
	return found
}

// inner reports whether a field is the only one of another that has no brackets: a: b: 1. An attribute behind it speaks of
// the inner one all the same, so the outer one stands for both.
func inner(n *outline.Node) bool {
	p := n.Parent
	return p != nil && p.Key.To > p.Key.From && p.Shape == outline.Block && p.Body == n.All() && len(p.Nodes) == 1
}

// Fold is a stretch of lines that an editor can hide.
type Fold struct {
	From, To int // lines, counted from 1
	Comment  bool
}

// Folds are the stretches of a file that can be hidden: blocks, lists, texts of several lines and comments.
func (w *Workspace) Folds(file string) []Fold {
	t := w.Text(filepath.Clean(file))
	if t == nil {
		return nil
	}
	var all []Fold
	t.Root.Each(func(n *outline.Node) {
		from, to := t.places.Pos(n.All().From).Line, t.places.Pos(n.All().To).Line
		if n.Parent != nil && to > from && (n.Shape == outline.Block || n.Shape == outline.List || n.Shape == outline.Text) {
			all = append(all, Fold{From: from, To: to})
		}
	})
	begun := 0
	for i := 1; i <= t.Lines()+1; i++ {
		comment := strings.HasPrefix(strings.TrimSpace(t.Line(i)), "//")
		switch {
		case comment && begun == 0:
			begun = i
		case !comment && begun > 0:
			if i-1 > begun {
				all = append(all, Fold{From: begun, To: i - 1, Comment: true})
			}
			begun = 0
		}
	}
	slices.SortFunc(all, func(a, b Fold) int { return a.From - b.From })
	return slices.CompactFunc(all, func(a, b Fold) bool { return a.From == b.From && a.To == b.To })
}
