package check

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// Pass is one check at work on one subject.
type Pass struct {
	Mission *model.Mission
	Deck    *model.Deck
	Rules   *model.RuleSet
	Where   diag.Index
	Decks   []*model.Deck
	// Subject is what is looked at, with the mission as it is written.
	Subject *Subject
	// Players is the number of crews at the table, for checks that look at every one of them; 0 for the
	// others.
	Players int
	// Storey is the id of the floor that takes the board's place; empty: the board is looked at.
	Storey string
	// Arrive is where links of other floors end on that floor.
	Arrive []model.Point

	run   *run
	check *Check
	held  *[]diag.Diagnostic // where findings wait for those of other numbers of crews
}

// run is what the checks on one subject share.
type run struct {
	Subject
	found   []diag.Diagnostic
	allowed int               // of them
	tallies map[string]*tally // by code
	facts   map[factKey]any   // that have been found out
	tables  []Table           // the mission by numbers of crews
	floors  []floorRun        // the floors above and beside the board
	storey  string            // the id of the floor that the run is about; empty for all of them
	arrive  []model.Point     // where links of other floors end on it
}

// newRun begins with nothing known.
func newRun(s Subject) *run { return &run{Subject: s, facts: map[factKey]any{}} }

// Look is a pass that looks at a subject and reports nothing.
func Look(s Subject) *Pass { return newRun(s).pass(&Check{}) }

// Written is a pass on the mission as it is written, without the variation for a number of crews.
func (p *Pass) Written() *Pass { return p.run.pass(p.check) }

// Place is a point of the mission's board.
func (p *Pass) Place(at model.Point) *diag.Place {
	return &diag.Place{Board: p.Mission.ID, At: at}
}

// First is the range of the first of the paths that has one of its own, or the nearest thing to the
// last path.
func (p *Pass) First(paths ...string) diag.Range {
	for _, path := range paths {
		if p.Where.Has(path) {
			return p.Where[path]
		}
	}
	return p.Where.At(paths[len(paths)-1])
}
