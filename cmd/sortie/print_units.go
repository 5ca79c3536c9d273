package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/model"
)

// printable shows the findings and returns the units of the kinds that something is made from: with errors
// none, or as a draft those that compiled far enough to be drawn.
func (s *session) printable(report *judge.Report, draft bool, what string, kinds []string) ([]*compiler.Unit, error) {
	if err := s.findings(report, draft); err != nil {
		return nil, err
	}
	units := drawable(report, kinds)
	if len(units) > 0 {
		return units, nil
	}
	if verdict := report.Verdict(); verdict != nil {
		return nil, verdict
	}
	if found := kindsIn(report); len(found) > 0 {
		return nil, fmt.Errorf("%s takes: %s; here is only: %s%s", what, strings.Join(kinds, ", "), strings.Join(found, ", "), instead(found[0]))
	}
	return nil, fmt.Errorf("there is nothing to print here: name the folder of one of: %s", strings.Join(kinds, ", "))
}

// instead says what can be printed of a kind of unit.
func instead(kind string) string {
	var names []string
	for _, id := range productNames() {
		if slices.Contains(takes(sorts(id)), kind) {
			names = append(names, id)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return fmt.Sprintf(" (of a %s there is: sortie print %s)", kind, strings.Join(names, ", "))
}

// findings shows the findings; with errors nothing is made but a draft.
func (s *session) findings(report *judge.Report, draft bool) error {
	shown := s.terminal(s.err, s.errTerminal, report.Sources)
	shown.Brief = true // who prints the tenth sheet has read its warnings
	if err := shown.Write(report.Diagnostics); err != nil {
		return err
	}
	verdict := report.Verdict()
	if verdict != nil && !draft {
		fmt.Fprintln(s.err, "sortie: nothing is made while there are errors: mend them, or add --draft for pages that say so")
		return verdict
	}
	return nil
}

// drawable are the units of some kinds that compiled far enough for pages to be made of them.
func drawable(r *judge.Report, kinds []string) (units []*compiler.Unit) {
	for _, u := range r.Units {
		if u.Value != nil && u.RuleSet != nil && u.ID != "" && slices.Contains(kinds, u.Kind) {
			units = append(units, u)
		}
	}
	ofRules := func(u *compiler.Unit) bool { return u.Kind == model.EditionKind }
	if !slices.ContainsFunc(units, func(u *compiler.Unit) bool { return !ofRules(u) }) {
		return units
	}
	return slices.DeleteFunc(units, ofRules) // who prints a pack wants what is played in it, and names an edition besides
}

// kindsIn are those of the units that were found.
func kindsIn(r *judge.Report) (kinds []string) {
	for _, u := range r.Units {
		if u.Kind != "" && !slices.Contains(kinds, u.Kind) {
			kinds = append(kinds, u.Kind)
		}
	}
	return kinds
}
