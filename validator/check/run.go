package check

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Units lists the units of a kind in the pack.
func (s *Subject) Units(kind string) []string {
	var names []string
	for _, u := range s.Siblings {
		if u.Kind == kind {
			names = append(names, u.ID)
		}
	}
	return names
}

// Subject is one compiled thing to look at.
type Subject struct {
	Value   any // the thing: a pointer to its model type
	RuleSet any // of its edition; nil: it has none, or an unknown one
	Where   diag.Index

	Mission  *model.Mission // Value, if it is a mission
	Deck     *model.Deck    // Value, if it is a deck
	Rules    *model.RuleSet // RuleSet, if it is one of Core Space
	Siblings []Sibling      // the units of the pack; nil: they are not at hand
	Partial  bool           // parts with errors were left out: only checks that this cannot mislead are run
	// Library reports whether a unit of a kind and id comes with the program and can be copied; nil: unknown.
	Library func(kind, id string) bool
	Decks   []*model.Deck // the event decks that the mission may use; none: they are not at hand
	// Languages are those that a text is given in, by the path of the text; a text that is not here is written
	// plainly, in the language of the pack.
	Languages map[string][]string
	Pack      *model.Pack // that the subject belongs to; nil: unknown
	// Allowed reports whether the author lets a finding stand: such a finding takes no other's place among
	// those that are shown; nil: none are.
	Allowed func(diag.Diagnostic) bool
	// Strict makes a check panic that asks for a fact which it does not require: for tests.
	Strict bool
	// Peer is another sound unit of the pack: a pointer to its model type, or nil; nil: they are not at hand.
	Peer func(kind, id string) any
}

// Sibling is another unit of the same pack. Its edition is empty where nobody has read it.
type Sibling struct{ Kind, ID, Edition string }

// Run looks at a subject with those of some checks that it is fit for. Findings come by file and place.
func Run(checks []Check, s Subject) []diag.Diagnostic {
	s = s.complete()
	if s.Value == nil || s.Rules == nil && (s.Mission != nil || s.Deck != nil) {
		return nil // without its rule set nothing of a mission can be judged
	}
	has := s.capabilities()
	r := newRun(s)
	for i := range checks {
		switch c := &checks[i]; {
		case missing(has, c.Needs):
		case c.Each && s.Mission != nil:
			r.each(c)
		default:
			c.Run(r.pass(c))
		}
	}
	r.close()
	diag.Sort(r.found)
	return r.found
}

// pass is a check at work on the subject as it is written.
func (r *run) pass(c *Check) *Pass {
	return &Pass{
		run: r, check: c, Mission: r.Mission, Deck: r.Deck, Rules: r.Rules, Where: r.Where, Decks: r.Decks,
		Subject: &r.Subject, Storey: r.storey, Arrive: r.arrive,
	}
}

// complete fills in the views of a subject from one another, so that a caller gives each thing once.
func (s Subject) complete() Subject {
	switch {
	case s.Value == nil && s.Mission != nil:
		s.Value = s.Mission
	case s.Value == nil && s.Deck != nil:
		s.Value = s.Deck
	}
	if s.RuleSet == nil && s.Rules != nil {
		s.RuleSet = s.Rules
	}
	return s
}

func missing(has, needs []Capability) bool {
	for _, n := range needs {
		if !slices.Contains(has, n) {
			return true
		}
	}
	return false
}
