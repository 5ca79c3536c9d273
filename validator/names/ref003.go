package names

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// ref003 finds links in prose that lead nowhere.
func ref003() check.Check {
	return check.Check{
		Code:     "REF003",
		Title:    "a link in prose leads nowhere",
		Severity: diag.Error,
		Requires: []check.AnyFact{parts.Things, parts.Values},
		Text: "Prose points at things with `[words](#id)`: pieces, panels, airlocks, entry points, hatches (`#hatch-1`), rules and objectives of " +
			"the mission, tokens of the edition, and other missions, posts and crews of the pack. Nothing has this id, so the " +
			"printed text would send the reader looking for something that is not there.",
		Before: "board: furniture: console: kind: \"console\"\nobjectives: primary: text: \"Break into the [console](#consol).\"",
		After:  "board: furniture: console: kind: \"console\"\nobjectives: primary: text: \"Break into the [console](#console).\"",
		Run: func(p *check.Pass) {
			if p.Subject.Partial {
				return // what a link leads to may have been left out
			}
			targets := targets(p)
			exists := map[string]bool{}
			for _, id := range targets {
				exists[id] = true
			}
			look := func(path, id string) {
				if !exists[id] { // core
					dangling(p, path, id, targets)
				}
			}
			texts := parts.Texts(p)
			for _, x := range texts {
				parts.EachRef(x.Text.Blocks, func(id string) { look(x.Path, id) })
			}
			parts.ForeignLinks(p, texts, look)
		},
	}
}

// targets are the names that prose may link to.
func targets(p *check.Pass) []string {
	var all []string
	if p.Mission != nil {
		for _, t := range parts.Things.Of(p) {
			all = append(all, t.ID)
			if t.Family == parts.HatchThing {
				all = append(all, model.HatchLink(t.ID))
			}
		}
	} else {
		all = madeUp(p)
	}
	for _, s := range p.Subject.Siblings {
		all = append(all, s.ID)
	}
	for _, domain := range []string{"tokens", "sectors"} {
		if p.Subject.RuleSet != nil {
			ids, _ := refs.InRuleSet(p.Subject.RuleSet, domain) // each game has one of them
			all = append(all, ids...)
		}
	}
	return all
}

// madeUp are the names that the author made up in a unit.
func madeUp(p *check.Pass) []string {
	var all []string
	for _, path := range slices.Sorted(maps.Keys(p.Where)) {
		if entry, ok := strings.CutSuffix(path, "@key"); ok {
			all = append(all, entry[strings.LastIndex(entry, ".")+1:])
		}
	}
	return all
}

// meantLink asks for the name that a link may mean: the nearest one or ones, the only one that it is a part of, or the
// only piece of the kind that it names.
func meantLink(p *check.Pass, id string, targets []string) string {
	if meant := diag.DidYouMean(id, targets); meant != "" {
		return meant
	}
	parts := slices.DeleteFunc(slices.Clone(targets), func(n string) bool { return !slices.Contains(strings.Split(n, "-"), id) })
	if p.Mission != nil && len(parts) == 0 {
		for _, f := range p.Mission.Floors() {
			for _, x := range f.Board.Furniture {
				if x.Kind == id {
					parts = append(parts, x.ID)
				}
			}
		}
	}
	if slices.Sort(parts); len(slices.Compact(parts)) == 1 {
		return fmt.Sprintf("did you mean %q?", parts[0])
	}
	return ""
}

func dangling(p *check.Pass, path, id string, targets []string) {
	remedy := "name a thing of this file, such as a piece or a rule, one of the rules, such as a token, or another file of the pack"
	if !p.Enough() {
		remedy = cmp.Or(meantLink(p, id, targets), remedy)
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("nothing is called %q", id),
		Remedy:  remedy,
		Range:   p.First(path+"#"+id, path),
	})
}
