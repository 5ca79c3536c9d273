package preflight

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/product"
	"github.com/sortie-tools/sortie/printer/sheet"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// mission is a mission to be proofread, with the job that prints it.
type mission struct {
	*model.Mission
	job   *product.Job
	where diag.Index
}

// check finds the letters of its texts that no font has, and the labels of its sheet that have no room.
func (m mission) check() []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, p := range Glyphs(m.Mission, m.job.House, m.job.Fonts) {
		out = append(out, missing(p, m.where))
	}
	return append(append(out, m.cuts()...), m.clashes()...)
}

// clashes finds labels of the maps that lie on each other.
func (m mission) clashes() []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, c := range sheet.Clashes(m.Mission, m.job.CoreSpace(), m.job.Fonts) {
		d := diag.Diagnostic{
			Code: "PRN006", Severity: diag.Warning, Summary: fmt.Sprintf("on the map %s lies on %s", c.ID, c.On),
			Remedy: "move what they belong to apart, or give fewer things here a ring, a title or a label",
			Range:  m.where.At(c.Path),
		}
		out = append(out, d)
	}
	return out
}

// papers are those that people use. A sheet is laid out on each, because their shapes differ.
var papers = [...]paper.Paper{paper.A4, paper.Letter}

// cuts finds labels that have no room.
func (m mission) cuts() []diag.Diagnostic {
	var cuts []product.Cut
	title := false
	for _, p := range papers {
		found := sheet.Cuts(m.Mission, m.job.CoreSpace(), m.job.Decks, m.job.Fonts, sheet.Options{Paper: p})
		title = title || found.Title
		for _, c := range found.Map {
			cuts = append(cuts, m.onMap(c))
		}
	}
	slices.SortFunc(cuts, func(a, b product.Cut) int { return cmp.Or(cmp.Compare(a.What, b.What), cmp.Compare(a.Path, b.Path)) })
	if title {
		cuts = slices.Insert(cuts, 0, product.Cut{Path: "title", What: "the title", Place: "the heads of further pages", Remedy: "shorten it; the first page shows all of it"})
	}
	var out []diag.Diagnostic
	for _, c := range slices.Compact(cuts) {
		out = append(out, tooLong("PRN002", c, m.where))
	}
	return out
}

func (m mission) onMap(c board.Cut) product.Cut {
	if c.ID == "" {
		return product.Cut{Path: c.Path, What: "this text", Place: "the map", Remedy: "shorten it"}
	}
	return product.Cut{
		Path: m.place(c.ID), What: fmt.Sprintf("the id %q", c.ID), Place: "its shape on the map", Remedy: "take a short one, such as a letter and a number",
	}
}

// place is where the author gave a thing on a map its id.
func (m mission) place(id string) string {
	for _, f := range m.Floors() {
		for _, path := range []string{".plan#" + id, ".crates." + id + "@key", ".airlocks." + id + "@key", ".crates." + id, ".airlocks." + id} {
			if m.where.Has(f.Path + path) {
				return f.Path + path
			}
		}
	}
	return "board"
}
