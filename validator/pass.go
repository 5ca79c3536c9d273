package validator

import (
	"github.com/sortie-tools/sortie/engine/geom"
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
	// Players is the number of crews at the table, for checks that look at every one of them; 0 for the
	// others.
	Players int

	run   *run
	check *Check
	held  *[]diag.Diagnostic // where findings wait for those of other numbers of crews
}

// run is what the checks on one subject share. Each part is worked out when first asked for.
type run struct {
	Subject
	found    []diag.Diagnostic
	allowed  int               // of them
	tallies  map[string]*tally // by code
	things   []thing
	walks    *walks
	placed   []thing
	stocks   map[*model.Mission]*stock
	domains  map[string][]string // names by the domain they belong to
	values   []valueAt           // everything in the subject, once asked for
	unknown  []string            // paths of names that nothing has
	tables   []table             // the mission by numbers of crews
	worlds   map[*model.Mission]*world
	cards    cardFacts     // what the checks of event decks share
	floors   []floorRun    // the floors above and beside the board
	marches  []march       // the shortest ways of every crew
	landings []landing     // at the airlocks, without the number of traders
	open     *geom.Grid    // without pieces, with every door open
	storey   string        // the id of the floor that the run is about; empty for all of them
	arrive   []model.Point // where links of other floors end on it
	trade    *tradeScope   // the units that a campaign names, once asked for
}

// Grid is the lattice of the mission's board.
func (p *Pass) Grid() *geom.Grid { return p.building().Grid(0) }

// place is a point of the mission's board.
func (p *Pass) place(at model.Point) *diag.Place {
	return &diag.Place{Board: p.Mission.ID, At: at}
}

// first is the range of the first of the paths that has one of its own, or the nearest thing to the
// last path.
func (p *Pass) first(paths ...string) diag.Range {
	for _, path := range paths {
		if p.Where.Has(path) {
			return p.Where[path]
		}
	}
	return p.Where.At(paths[len(paths)-1])
}
