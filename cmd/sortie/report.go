package main

import (
	"fmt"
	"io"
	"slices"

	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// formats are the ways findings can be written.
var formats = []string{"terminal", "json", "sarif"}

// report is what came of compiling and checking: the units, and everything found.
type report struct {
	*compiler.Result
}

// verdict is errFindings if anything found is an error.
func (r *report) verdict() error {
	for _, d := range r.Diagnostics {
		if d.Severity == diag.Error {
			return errFindings
		}
	}
	return nil
}

// examine compiles the paths and checks every mission that compiled. The watchdog ends the process
// if an input makes the language's evaluator run away.
func (s *session) examine(args []string) (*report, error) {
	if len(args) == 0 {
		args = []string{"."}
	}
	result, err := compiler.Compile(args, compiler.Options{
		Library: missions.FS, Decks: true, Guard: &compiler.Guard{OnLimit: s.giveUp},
	})
	if err != nil {
		return nil, err
	}
	for _, u := range result.Units {
		if u.Mission == nil && u.Deck == nil {
			continue
		}
		result.Diagnostics = append(result.Diagnostics, validator.Run(validator.Subject{
			Mission: u.Mission, Deck: u.Deck, Rules: u.Rules, Decks: u.Decks, Where: u.Where, Partial: u.Failed,
		})...)
	}
	diag.Sort(result.Diagnostics)
	return &report{result}, nil
}

// giveUp reports the limit that an input has run into and ends the process.
func (s *session) giveUp(d diag.Diagnostic) {
	s.terminal(s.err, s.errTerminal, nil).Write([]diag.Diagnostic{d})
	s.exit(exitFindings)
}

// writer is the function that writes a report in a format.
func (s *session) writer(w io.Writer, terminal bool, format string) (func(*report) error, error) {
	switch format {
	case "terminal":
		return func(r *report) error { return s.terminal(w, terminal, r.Sources).Write(r.Diagnostics) }, nil
	case "json":
		return func(r *report) error { return diag.WriteJSON(w, r.Diagnostics) }, nil
	case "sarif":
		return func(r *report) error { return diag.WriteSARIF(w, r.Diagnostics, handbook(), version) }, nil
	}
	return nil, fmt.Errorf("--format %s is not one of %v", format, formats)
}

func (s *session) terminal(w io.Writer, terminal bool, sources map[string][]byte) *diag.Terminal {
	return &diag.Terminal{W: w, Sources: sources, Colour: terminal && s.colour, Width: s.width}
}

// missionUnits are the units that hold a mission.
func (r *report) missionUnits() []*compiler.Unit {
	return slices.DeleteFunc(slices.Clone(r.Units), func(u *compiler.Unit) bool { return u.Mission == nil })
}
