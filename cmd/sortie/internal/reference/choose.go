package reference

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/language"
)

// What makes a good example of a page: long enough to show something, short enough to be read.
const (
	goodLines  = 16
	mostLines  = 30 // longer ones are cut
	goodLength = 90 // of a line
)

// Best is the example of a definition that shows most in few lines: one that was written as an example,
// or else one from content. It is false where there is none.
func (x *Examples) Best(d *language.Definition) (Example, bool) { return best(x.all[d]) }

// BestOf is the same for one kind of a union.
func (x *Examples) BestOf(d *language.Definition, kind string) (Example, bool) {
	var of []Example
	for _, e := range x.all[d] {
		if e.Kind == kind {
			of = append(of, e)
		}
	}
	return best(of)
}

// Written lists the examples of a package that were written as such.
func (x *Examples) Written(p *language.Package) []Example {
	var written []Example
	for _, d := range p.Definitions() {
		for _, e := range x.all[d] {
			if e.From == "" {
				written = append(written, e)
			}
		}
	}
	return written
}

func best(all []Example) (Example, bool) {
	if len(all) == 0 {
		return Example{}, false
	}
	chosen := all[0]
	for _, e := range all[1:] {
		if e.worth() > chosen.worth() {
			chosen = e
		}
	}
	return chosen, true
}

// worth is higher for the better of two examples: written ones, then plain ones, then those that show
// many fields in few lines.
func (e Example) worth() int {
	worth := 0
	if e.From == "" {
		worth += 10_000
	}
	if e.Plain {
		worth += 1_000
	}
	lines := strings.Count(e.Value, "\n") + 1
	if lines > goodLines {
		return worth - min(lines, 900)
	}
	if len(e.Value) > goodLength*lines {
		worth -= 20
	}
	return worth + min(strings.Count(e.Value, ":"), 12)
}

// Text is the example as a page shows it: under its name, and cut if it is long.
func (e Example) Text() string {
	text := e.Value
	if e.Label != "" {
		text = labelled(e.Label) + ": " + text
	}
	lines := strings.Split(text, "\n")
	if len(lines) <= mostLines {
		return text
	}
	rest := fmt.Sprintf("\t// … and %d lines more", len(lines)-mostLines)
	return strings.Join(append(lines[:mostLines-1:mostLines-1], rest, lines[len(lines)-1]), "\n")
}

// labelled is a name as CUE writes it.
func labelled(name string) string {
	for i, c := range name {
		letter := c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return fmt.Sprintf("%q", name)
		}
	}
	return name
}
