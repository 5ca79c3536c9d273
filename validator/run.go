package validator

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Subject is one compiled thing to look at: a mission or a deck, the other nil.
type Subject struct {
	Mission *model.Mission
	Deck    *model.Deck
	Rules   *model.RuleSet // nil: the edition is unknown, and nothing can be checked
	Where   diag.Index
	Partial bool          // parts with errors were left out: only checks that this cannot mislead are run
	Decks   []*model.Deck // the event decks that the mission may use; none: they are not at hand
}

// Run looks at a subject with every check it is fit for. Findings come by file and place.
func Run(s Subject) []diag.Diagnostic { return runChecks(Checks(), s) }

func runChecks(checks []Check, s Subject) []diag.Diagnostic {
	if s.Rules == nil || s.Mission == nil && s.Deck == nil {
		return nil
	}
	has := s.capabilities()
	r := &run{Subject: s}
	for i := range checks {
		c := &checks[i]
		if !missing(has, c.Needs) {
			c.Run(&Pass{run: r, check: c, Mission: s.Mission, Deck: s.Deck, Rules: s.Rules, Where: s.Where, Decks: s.Decks})
		}
	}
	r.close()
	diag.Sort(r.found)
	return r.found
}

func missing(has, needs []Capability) bool {
	for _, n := range needs {
		if !slices.Contains(has, n) {
			return true
		}
	}
	return false
}
