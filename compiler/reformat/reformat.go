// Package reformat writes the source files of a pack in their usual form: CUE as CUE's own formatter
// has it, and drawings of boards and sectors drawn anew. It changes the looks of a file and never what it says: a new
// text is taken only if it holds the same syntax, the same comments and the same boards.
package reformat

import (
	"bytes"
	"errors"

	"cuelang.org/go/cue/format"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// maxRounds is how often a text is formatted until it stays as it is. CUE's formatter nearly always
// settles at once, and now and then moves a comment a second time.
const maxRounds = 4

// File formats one file of a folder and returns its new bytes. Drawings are redrawn with the panels of
// the edition; without one they stay as they are. A file that cannot be read is left alone, with the
// findings that say why.
func File(name string, raw []byte, edition string) ([]byte, []diag.Diagnostic) {
	p, found := source.Parse(name, raw)
	if p == nil {
		return raw, found
	}
	data, err := formed(redraw(p, edition))
	if err != nil {
		return raw, []diag.Diagnostic{refusal(p)}
	}
	return p.Raw(data), nil
}

// formed is a text in its usual form, if it says the same there.
func formed(text []byte) ([]byte, error) {
	data, err := settle(text)
	if err == nil {
		err = sameMeaning(text, data)
	}
	return data, err
}

// refusal says what in a file has no place in its usual form. It looks at the author's own text, before any
// drawing was drawn anew, for the sake of the place.
func refusal(p *source.Parsed) diag.Diagnostic {
	_, err := formed(p.Data)
	var m *misfit
	if !errors.As(err, &m) {
		m = &misfit{nil, "the file cannot be put in its usual form", "it is left as it is; please report it with the file"}
		if c := behindOperator(p.Syntax); c != nil {
			m = &misfit{c, "the usual form has no place for a comment behind an operator", commentRemedy}
		}
	}
	d := diag.Diagnostic{Code: source.CodeNoForm, Severity: diag.Error, Summary: m.summary, Remedy: m.remedy, Range: p.Place(0, 0)}
	if m.node != nil && m.node.Pos().IsValid() {
		from := m.node.Pos().Offset()
		d.Range = p.Place(from, max(from, m.node.End().Offset()))
	}
	return d
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
