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
	found   []diag.Diagnostic
	tallies map[string]*tally // by code
	grid    *geom.Grid
	bare    *geom.Grid
	openers []opener
	ways    []access
	cut     *[]access
	free    map[string]*geom.CellSet // by airlock
	sealed  map[string]geom.Room     // by name
	things  []thing
	inside  map[string][]thing // by the name of the room
	placed  []thing
	stocks  map[*model.Mission]*stock
	domains map[string][]string // names by the domain they belong to
	values  []valueAt           // everything in the subject, once asked for
	tables  []table             // the mission by numbers of crews
}

// Grid is the lattice of the mission's board.
func (p *Pass) Grid() *geom.Grid {
	if p.run.grid == nil {
		p.run.grid = geom.New(&p.Mission.Board, p.Rules)
	}
	return p.run.grid
}

// bareGrid is the lattice of the board without its pieces.
func (p *Pass) bareGrid() *geom.Grid {
	if p.run.bare == nil {
		b := p.Mission.Board
		b.Crates, b.Furniture = nil, nil
		p.run.bare = geom.New(&b, p.Rules)
	}
	return p.run.bare
}

// place is a point of the mission's board.
func (p *Pass) place(at model.Point) *diag.Place {
	return &diag.Place{Board: p.Mission.ID, At: at}
}

// placeOn is a point of one of the mission's floors, if a map of the mission's board can show it.
func (p *Pass) placeOn(f model.NamedFloor, at model.Point) *diag.Place {
	if f.ID != "" {
		return nil
	}
	return p.place(at)
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
