// Package reformat writes the source files of a pack in their usual form: CUE as CUE's own formatter
// has it, and drawings of boards and sectors drawn anew. It changes the looks of a file and never what it says: a new
// text is taken only if it holds the same syntax, the same comments and the same boards.
package reformat

import (
	"bytes"
	"fmt"

	"cuelang.org/go/cue/format"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/schema/diag"
)

// maxRounds is how often a text is formatted until it stays as it is. CUE's formatter nearly always
// settles at once, and now and then moves a comment a second time.
const maxRounds = 4

// File formats one file of a folder and returns its new bytes. Drawings are redrawn with the panels of
// the edition; without one they stay as they are. A file that cannot be read is left alone, with the
// findings that say why.
func File(name string, raw []byte, edition string) ([]byte, []diag.Diagnostic) {
	p, found := compiler.Parse(name, raw)
	if p == nil {
		return raw, found
	}
	drawn := redraw(p, edition)
	data, err := settle(drawn)
	if err == nil {
		err = sameMeaning(drawn, data)
	}
	if err != nil {
		return raw, []diag.Diagnostic{{
			Code: "PCK020", Severity: diag.Error, Summary: fmt.Sprintf("the file cannot be formatted safely: %v", err),
			Remedy: "it is left as it is; please report it with the file", Range: p.Place(0, 0),
		}}
	}
	return p.Raw(data), nil
}

// settle formats a text until formatting changes nothing more.
func settle(data []byte) ([]byte, error) {
	for range maxRounds {
		next, err := format.Source(data)
		if err != nil || bytes.Equal(next, data) {
			return next, err
		}
		data = next
	}
	return data, nil
}
