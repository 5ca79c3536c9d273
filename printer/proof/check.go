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
// warning: the pages are printed all the same.
func Check(s Subject, set *layout.Set) []diag.Diagnostic {
	var out []diag.Diagnostic
	for _, p := range Glyphs(s.Mission, set) {
		out = append(out, s.missing(p))
	}
	return append(out, s.cuts(set)...)
}

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

// cuts finds labels that have no room, on either of the papers that people use.
func (s Subject) cuts(set *layout.Set) []diag.Diagnostic {
	other, err := layout.NewSet() // a set serves one goroutine
	if err != nil {
		other = set
	}
	cut := s.cutsOn(paper.A4, set, paper.Letter, other)
	title := cut[0].Title || cut[1].Title
	ids := append(cut[0].IDs, cut[1].IDs...)
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

// cutsOn lays the sheet out on two papers, side by side where each has a set of its own: a check is
// waited for.
func (s Subject) cutsOn(a paper.Paper, setA *layout.Set, b paper.Paper, setB *layout.Set) (cut [2]sheet.Cut) {
	lay := func(i int, p paper.Paper, set *layout.Set) {
		cut[i] = sheet.Cuts(s.Mission, s.Rules, s.Decks, set, sheet.Options{Paper: p})
	}
	if setA == setB {
		lay(0, a, setA)
		lay(1, b, setB)
		return cut
	}
	var wg sync.WaitGroup
	wg.Go(func() { lay(1, b, setB) })
	lay(0, a, setA)
	wg.Wait()
	return cut
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
