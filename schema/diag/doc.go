// Package diag is what Sortie says about a pack: diagnostics as values, and the writers that put
// them on a terminal or into a file.
//
// A position is a place in a source file; a range is a stretch between two of them; an index finds
// the range of any value of a compiled mission by its path. A diagnostic has a stable code, a
// severity, a terse summary, a remedy, a tight range, and often a place on the board and ranges
// that are related to it.
package diag
