package proof

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/paper"
	"github.com/sortie-tools/sortie/printer/sheet"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Subject is a mission to be proofread, with what its sheet is made from.
type Subject struct {
	Mission *model.Mission
	Rules   *model.RuleSet
	Decks   []*model.Deck
	Where   diag.Index
}

// Check finds what the printed mission will not show as it was written. Everything it finds is a
// warning: the pages are printed all the same. It fails only if the program's own fonts cannot be
// read.
func Check(s Subject) ([]diag.Diagnostic, error) {
	var sets [len(papers)]*layout.Set // each serves one goroutine
	for i := range sets {
		set, err := layout.NewSet()
		if err != nil {
			return nil, err
		}
		sets[i] = set
	}
	var out []diag.Diagnostic
	for _, p := range Glyphs(s.Mission, sets[0]) {
		out = append(out, s.missing(p))
	}
	return append(out, s.cuts(sets)...), nil
}

// papers are those that people use. A sheet is laid out on each, because their shapes differ.
var papers = [...]paper.Paper{paper.A4, paper.Letter}

// named is how many characters a message names; a text in a script that the fonts lack has hundreds.
const named = 6

func (s Subject) missing(p Problem) diag.Diagnostic {
	var list []string
	for _, r := range p.Runes[:min(named, len(p.Runes))] {
		list = append(list, fmt.Sprintf("%c (%U)", r, r))
	}
	if more := len(p.Runes) - named; more > 0 {
		list = append(list, fmt.Sprintf("%d more", more))
	}
	return diag.Diagnostic{
		Code: "PRN001", Severity: diag.Warning,
		Summary: "no font of the printed pages has " + strings.Join(list, ", "),
		Details: []string{"Latin, Greek and Cyrillic letters and common punctuation print; each of these becomes a question mark on a diamond."},
		Remedy:  "write them in other letters, or leave them out",
		Range:   s.Where.At(p.Path),
	}
}

// cuts finds labels that have no room. The papers are looked at side by side: a check is waited for.
func (s Subject) cuts(sets [len(papers)]*layout.Set) []diag.Diagnostic {
	var cuts [len(papers)]sheet.Cut
	var wg sync.WaitGroup
	for i, p := range papers {
		wg.Go(func() { cuts[i] = sheet.Cuts(s.Mission, s.Rules, s.Decks, sets[i], sheet.Options{Paper: p}) })
	}
	wg.Wait()
	var ids []string
	title := false
	for _, cut := range cuts {
		title = title || cut.Title
		ids = append(ids, cut.IDs...)
	}
	slices.Sort(ids)
	var out []diag.Diagnostic
	if title {
		out = append(out, s.cut("title", "the title", "the heads of further pages", "shorten it; the first page shows all of it"))
	}
	for _, id := range slices.Compact(ids) {
		out = append(out, s.cut(s.place(id), fmt.Sprintf("the id %q", id), "its shape on the map", "take a short one, such as a letter and a number"))
	}
	return out
}

func (s Subject) cut(path, what, place, remedy string) diag.Diagnostic {
	return diag.Diagnostic{
		Code: "PRN002", Severity: diag.Warning,
		Summary: fmt.Sprintf("%s is too long for %s", what, place),
		Details: []string{"Even in letters of six points it does not fit, so it is printed with an ellipsis."},
		Remedy:  remedy,
		Range:   s.Where.At(path),
	}
}

// place is where the author gave a thing on the map its id.
func (s Subject) place(id string) string {
	for _, path := range []string{"board.plan#" + id, "board.crates." + id + "@key", "board.airlocks." + id + "@key", "board.crates." + id, "board.airlocks." + id} {
		if s.Where.Has(path) {
			return path
		}
	}
	return "board"
}
