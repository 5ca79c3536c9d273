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
	"unicode/utf8"

	"cuelang.org/go/cue/ast"
	"cuelang.org/go/cue/parser"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
)

// First is the format of the first packs.
const First = 1

// Step leads from one format to the next.
type Step struct {
	From  int
	Title string // what it does, in one line
	Text  string // the same for the documentation: what changed, why, and what an author has to see to
	// An example of what is written in the one format and in the next.
	Before, After string

	plan func(*ast.File, []byte) plan
	// What may be gone after the step, and what may be new, of the words of a file.
	gone, come []string
}

// plan is what a step does to one file.
type plan struct {
	edits []edit
	said  []string // what they do, for the user
	left  []rest
	moved []*ast.Field // what stays as a comment
}

// rest is something that a step cannot rewrite and that the next format does not have.
type rest struct {
	node            ast.Node
	summary, remedy string
}

// edit replaces the bytes from start to end.
type edit struct {
	start, end int
	text       string
}

// Result is a file in the newest format.
type Result struct {
	Data    []byte
	Changed []string          // what was done, in words
	Left    []diag.Diagnostic // what only its author can rewrite: then nothing of the pack may be written
}

// Steps lists the steps in order: the first leads on from format First, and each to the next.
func Steps() []Step {
	return []Step{
		{
			From: 1, Title: "once: true of a trigger becomes times: 1 of its rule", plan: onceToTimes,
			gone: []string{"when", "once", "true", "false"}, come: []string{"times", "1"},
			Text: "The field `once` of a trigger is gone. How often something may happen now stands in the rule, as `times`, " +
				"beside `when` and not inside it, and can be any number.",
			Before: "when: {kind: \"interact\", with: \"e\", once: true}",
			After:  "times: 1\nwhen: {kind: \"interact\", with: \"e\"}",
		},
		{
			From: 2, Title: "numbers beside the text of house rules become programs", plan: numbersToPrograms,
			Text: "What a skill, an icon, a kind of terrain or a row of a table does is said by programs, `does`, from which its text is made; `text` says " +
				"only what they do not. The numbers that house rules could put beside the text are gone. The text stays, and is " +
				"printed as before; the numbers become comments, for you to write the program from. Words that are fields now (the ending, phases " +
				"between games, what earns career points, conditions of targets) only you can say anew; the finding tells where.",
			Before: "{text: \"Get 2 health back.\", health: 2}",
			After:  "{does: [{use: \"turn\", do: [{kind: \"heal\", who: figure: \"self\", pegs: 2}]}]}",
		},
	}
}

// Latest is the format that all steps together lead to.
func Latest() int { return First + len(Steps()) }

// File takes a file of a pack of the given format through all steps that are left. The error says which
// step made something that cannot be read; then nothing may be written.
func File(p *source.Parsed, from int) (Result, error) {
	r, file := Result{Data: p.Data}, p.Syntax
	for _, s := range Steps() {
		if s.From < from {
			continue
		}
		did := s.plan(file, r.Data)
		r.Changed = append(r.Changed, did.said...)
		for _, l := range did.left {
			r.Left = append(r.Left, l.finding(p.Name, r.Data))
		}
		if len(did.edits) == 0 {
			continue
		}
		data := apply(r.Data, did.edits)
		now, err := parser.ParseFile(p.Name, data, parser.ParseComments)
		if err != nil {
			return Result{}, fmt.Errorf("%s: the step from format %d makes what cannot be read; nothing is changed: %w", p.Name, s.From, err)
		}
		for _, l := range s.lost(file, now, did) {
			r.Left = append(r.Left, l.finding(p.Name, r.Data))
		}
		r.Data, file = data, now
	}
	return r, nil
}

// finding reports what is left over, with its place in the text that the step began with.
func (l rest) finding(name string, src []byte) diag.Diagnostic {
	at := func(offset int) diag.Pos {
		line := src[:offset]
		first := bytes.LastIndexByte(line, '\n') + 1
		return diag.Pos{Line: bytes.Count(line, []byte("\n")) + 1, Col: utf8.RuneCount(line[first:]) + 1, Offset: offset}
	}
	return diag.Diagnostic{
		Code: compiler.CodeOldFormat, Severity: diag.Error, Summary: l.summary, Remedy: l.remedy,
		Range: diag.Range{File: name, Start: at(l.node.Pos().Offset()), End: at(l.node.End().Offset())},
	}
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
