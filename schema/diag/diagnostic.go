package diag

import (
	"strconv"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// Severity is how bad a finding is. The zero value is invalid, so that nobody forgets to choose.
type Severity int

// The severities, worst first. Only an error makes a build refuse.
const (
	Error Severity = iota + 1
	Warning
	Note
)

// String is the word that users see.
func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	case Note:
		return "note"
	}
	return "invalid severity"
}

// Diagnostic is one finding.
type Diagnostic struct {
	Code     string // stable, such as "RCH001"
	Severity Severity
	Summary  string    // one line, no full stop: what is wrong, with the numbers
	Details  []string  // further lines: why, what was measured
	Remedy   string    // what would fix it; empty only where nothing can be said
	Range    Range     // the tightest stretch of source that is to blame
	Label    string    // short words beside the underline; may be empty
	Place    *Place    // where on the board, if it is a matter of the board
	Related  []Related // other ranges that take part

	Marks   []Mark   // what a map of the board shows of it, besides the place
	Reasons []string // how it was found out, a line a step: for those who ask for it
	Players []int    // the numbers of crews that it holds for; nil: for all that can play
	Fix     *Fix     // a change of the source that puts it right, where one is clear
	Allowed string   // why the author lets it stand, in the author's words; empty: it counts
}

// Place is a point of a board, in model units.
type Place struct {
	Board string // id of the mission
	Floor string // id of the level or further board; empty for the mission's board
	At    model.Point
}

// Related is a further range that a diagnostic speaks of.
type Related struct {
	Range Range
	Text  string
}

// MarkKind is how a mark is drawn.
type MarkKind string

// The kinds of marks. The points of a mark are in model units.
const (
	CellsMark MarkKind = "cells" // square inches by their centres, hatched: nobody gets there
	SpotMark  MarkKind = "spot"  // a base of the mark's size at each point, crossed out: nobody can stand there
	WayMark   MarkKind = "way"   // a walk from point to point
	SightMark MarkKind = "sight" // a straight line of sight between two points
	EdgeMark  MarkKind = "edge"  // a stretch between two points, such as a panel or a door
	BoxMark   MarkKind = "box"   // a rectangle between two corners, such as what a piece takes up
)

// Mark is something that a map of the board shows for a finding.
type Mark struct {
	Kind  MarkKind
	Floor string // id of the level or further board; empty for the mission's board
	At    []model.Point
	Size  model.Length // spot: diameter; 0 for an inch
	Text  string       // a few words beside it; may be empty
}

// Fix is a change of the source that puts a finding right. Its edits are made together or not at all.
type Fix struct {
	Text  string // what it does: "open the door", "write 24"
	Edits []Edit // none of them overlaps another
}

// Edit puts other text in the place of a stretch of source. An empty stretch inserts.
type Edit struct {
	Range Range
	New   string
}

// Crews says for which numbers of crews a finding holds.
func (d Diagnostic) Crews() string {
	words := make([]string, len(d.Players))
	for i, n := range d.Players {
		words[i] = strconv.Itoa(n)
	}
	if len(words) == 1 && d.Players[0] == 1 {
		return "holds for 1 crew"
	}
	return "holds for " + english.And(words) + " crews"
}
