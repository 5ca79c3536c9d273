package diag

import "github.com/sortie-tools/sortie/schema/model"

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
}

// Place is a point of a board, in model units.
type Place struct {
	Board string // id of the mission
	At    model.Point
}

// Related is a further range that a diagnostic speaks of.
type Related struct {
	Range Range
	Text  string
}
