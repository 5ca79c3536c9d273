package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// ref003 finds links in prose that lead nowhere.
func ref003() Check {
	return Check{
		Code:     "REF003",
		Title:    "a link in prose leads nowhere",
		Severity: diag.Error,
		Needs:    []Capability{Whole},
		Text: "Prose points at things with `[words](#id)`: pieces, panels, airlocks, entry points, rules and objectives of " +
			"the mission, and tokens of the edition. Nothing has this id, so the printed text would send the reader " +
			"looking for something that is not there.",
		Before: "board: furniture: console: kind: \"console\"\nobjectives: primary: text: \"Break into the [console](#consol).\"",
		After:  "board: furniture: console: kind: \"console\"\nobjectives: primary: text: \"Break into the [console](#console).\"",
		Run: func(p *Pass) {
			targets := names(p.Rules.Tokens, tokenID)
			if p.Mission != nil {
				for _, t := range p.things() {
					targets = append(targets, t.id)
				}
			}
			exists := map[string]bool{}
			for _, id := range targets {
				exists[id] = true
			}
			for _, x := range p.texts() {
				eachRef(x.text.Blocks, func(id string) {
					if !exists[id] {
						p.dangling(x.path, id, targets)
					}
				})
			}
		},
	}
}

func (p *Pass) dangling(path, id string, targets []string) {
	remedy := "name a piece, panel, airlock, entry point, rule, objective or token"
	if !p.enough() {
		if n, ok := diag.Nearest(id, targets); ok {
			remedy = fmt.Sprintf("did you mean %q?", n)
		}
	}
	p.Report(diag.Diagnostic{
		Summary: fmt.Sprintf("nothing is called %q", id),
		Remedy:  remedy,
		Range:   p.first(path+"#"+id, path),
	})
}
