// Package migrate rewrites packs of an older format of the language into the newest one.
//
// A format is the number that pack.cue gives. Each step leads from one format to the next and stands in a
// file of its own; Steps lists them in order. A step edits the text at the places that the syntax shows
// and leaves every other byte as it is, so comments and layout stay.
//
// A new step needs an entry in the table, a file with its edits, and a test with a text before and after.
package migrate

import (
	"bytes"
	"fmt"
	"slices"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/compiler"
)

// First is the format of the first packs.
const First = 1

// Step leads from one format to the next.
type Step struct {
	From  int
	Title string // what it does, for the user
	edits func(*ast.File) []edit
}

// edit replaces the bytes from start to end.
type edit struct {
	start, end int
	text       string
}

// Steps lists the steps in order: the first leads on from format First, and each to the next.
func Steps() []Step {
	return []Step{
		{From: 1, Title: "once: true of a trigger becomes times: 1 of its rule", edits: onceToTimes},
	}
}

// Latest is the format that all steps together lead to.
func Latest() int { return First + len(Steps()) }

// File takes a file of a pack of the given format through all steps that are left. It returns the new
// text and the titles of the steps that changed it. The error says which step made something that cannot
// be read; then nothing may be written.
func File(p *compiler.Parsed, from int) (data []byte, changed []string, err error) {
	data, file := p.Data, p.Syntax
	for _, s := range Steps() {
		if s.From < from {
			continue
		}
		edits := s.edits(file)
		if len(edits) == 0 {
			continue
		}
		data = apply(data, edits)
		if file, err = parser.ParseFile(p.Name, data, parser.ParseComments); err != nil {
			return nil, nil, fmt.Errorf("%s: the step from format %d makes what cannot be read; nothing is changed: %w", p.Name, s.From, err)
		}
		changed = append(changed, s.Title)
	}
	return data, changed, nil
}

// apply carries out edits that do not overlap.
func apply(src []byte, edits []edit) []byte {
	slices.SortFunc(edits, func(a, b edit) int { return a.start - b.start })
	var out bytes.Buffer
	at := 0
	for _, e := range edits {
		out.Write(src[at:e.start])
		out.WriteString(e.text)
		at = e.end
	}
	out.Write(src[at:])
	return out.Bytes()
}
