package proof

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/printer/board"
	"github.com/sortie-tools/sortie/printer/layout"
	"github.com/sortie-tools/sortie/printer/look"
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
	House   []model.HouseRules // of the mission's pack
	Theme   *model.Theme       // of the mission's pack, for its fonts; nil: the usual ones
	Where   diag.Index
}

// Check finds what the printed mission will not show as it was written. Everything it finds is a
// warning: the pages are printed all the same. It fails only if the program's own fonts cannot be
// read. Missions may be checked side by side.
func Check(s Subject) ([]diag.Diagnostic, error) {
	set, err := look.Fonts(s.Theme)
	if err != nil {
		return nil, err
	}
	var out []diag.Diagnostic
	for _, p := range Glyphs(s.Mission, s.House, set) {
		out = append(out, s.missing(p))
	}
	return append(out, s.cuts(set)...), nil
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
	summary := "no font of the printed pages has " + strings.Join(list, ", ")
	if strings.HasPrefix(p.Path, "house.") {
		summary += ", which the pack's house rules have"
	}
	return diag.Diagnostic{
		Code: "PRN001", Severity: diag.Warning,
		Summary: summary,
		Details: []string{"Latin, Greek and Cyrillic letters and common punctuation print; each of these becomes a question mark on a diamond."},
		Remedy:  "write them in other letters, or leave them out",
		Range:   s.Where.At(p.Path),
	}
}

// cuts finds labels that have no room.
func (s Subject) cuts(set *layout.Set) []diag.Diagnostic {
	var cuts []cutText
	title := false
	for _, p := range papers {
		found := sheet.Cuts(s.Mission, s.Rules, s.Decks, set, sheet.Options{Paper: p})
		title = title || found.Title
		for _, c := range found.Map {
			cuts = append(cuts, s.onMap(c))
		}
	}
	slices.SortFunc(cuts, func(a, b cutText) int { return cmp.Or(cmp.Compare(a.what, b.what), cmp.Compare(a.path, b.path)) })
	if title {
		cuts = append([]cutText{{"title", "the title", "the heads of further pages", "shorten it; the first page shows all of it"}}, cuts...)
	}
	var out []diag.Diagnostic
	for _, c := range slices.Compact(cuts) {
		out = append(out, s.cut(c.path, c.what, c.place, c.remedy))
	}
	return out
}

// cutText is a text without room: where its author wrote it, what it is, and what has no room for it.
type cutText struct{ path, what, place, remedy string }

func (s Subject) onMap(c board.Cut) cutText {
	if c.ID == "" {
		return cutText{c.Path, "this text", "the map", "shorten it"}
	}
	return cutText{s.place(c.ID), fmt.Sprintf("the id %q", c.ID), "its shape on the map", "take a short one, such as a letter and a number"}
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

// place is where the author gave a thing on a map its id.
func (s Subject) place(id string) string {
	for _, f := range s.Mission.Floors() {
		for _, path := range []string{".plan#" + id, ".crates." + id + "@key", ".airlocks." + id + "@key", ".crates." + id, ".airlocks." + id} {
			if s.Where.Has(f.Path + path) {
				return f.Path + path
			}
		}
	}
	return "board"
}
