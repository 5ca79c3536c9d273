package main

import (
	"errors"
	"fmt"
	"io"
	"sync"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/theme"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// formats are the ways findings can be written.
var formats = []string{"terminal", "json", "sarif", "github"}

// examine compiles the paths and checks everything that compiled. The watchdog ends the process if
// an input runs away: alarm then writes the one finding that says so.
func (s *session) examine(args []string, alarm func(*judge.Report) error) (*judge.Report, error) {
	return s.look(args, alarm, lookOptions{})
}

// lookOptions say what else is wanted of the units.
type lookOptions struct {
	release bool                    // let go of a mission when it was checked
	keep    bool                    // leave packs open, for products that ask for other units
	closure bool                    // with the sources of what a unit needs of its pack
	mounts  map[string]source.World // packs that are not on the disk
	store   compiler.Store          // what earlier runs have found; nil: nothing
}

// look compiles and checks, each unit as soon as it is compiled.
func (s *session) look(args []string, alarm func(*judge.Report) error, opt lookOptions) (*judge.Report, error) {
	if len(args) == 0 {
		args = []string{"."}
	}
	guard, court := s.guard(alarm), judge.NewCourt()
	var lock sync.Mutex
	var failed error
	result, err := compiler.Compile(args, compiler.Options{
		Library: missions.FS, Decks: true, Guard: guard, Passed: s.passed, Language: s.language, Open: s.open, Closure: opt.closure, Keep: opt.keep, Mounts: opt.mounts, Store: opt.store,
		Progress: func(done, total int) {
			if done == 1 {
				aim(total)
			}
		},
		Each: func(u *compiler.Unit) bool {
			var err error
			u.Judged, err = court.Unit(u, guard)
			u.Waiting = validator.Waiting(judge.SubjectOf(u))
			lock.Lock()
			defer lock.Unlock()
			failed = errors.Join(failed, err)
			return opt.release && u.Mission != nil
		},
	})
	if err = errors.Join(err, failed); err != nil {
		return nil, err
	}
	result.Remember()
	if opt.keep {
		aimHigh()
	}
	var found []diag.Diagnostic
	waiting := 0
	for _, u := range result.Units {
		found, waiting = append(found, u.Judged...), waiting+u.Waiting
	}
	for _, h := range result.Houses {
		ds, err := court.House(h)
		if err != nil {
			return nil, err
		}
		found = append(found, ds...)
	}
	for _, p := range result.Packs {
		found = append(found, theme.Check(p.Pack.Theme, p.Where)...)
	}
	result.Diagnostics = append(result.Diagnostics, found...)
	r := &judge.Report{Result: result, Waiting: waiting}
	r.Settle()
	diag.Sort(r.Diagnostics)
	return r, nil
}

// giveUp is what the watchdog calls: it writes the limit that an input has run into, and ends the
// process.
func (s *session) giveUp(alarm func(*judge.Report) error) func(diag.Diagnostic) {
	return func(d diag.Diagnostic) {
		alarm(&judge.Report{Result: &compiler.Result{Diagnostics: []diag.Diagnostic{d}}})
		s.exit(exitFindings)
	}
}

// show writes findings for a reader, beside a command's own output.
func (s *session) show(r *judge.Report) error {
	return s.terminal(s.err, s.errTerminal, r.Sources).Write(r.Diagnostics)
}

// writer is the function that writes a report in a format.
func (s *session) writer(w io.Writer, terminal bool, format string) (func(*judge.Report) error, error) {
	switch format {
	case "terminal":
		return func(r *judge.Report) error { return s.terminal(w, terminal, r.Sources).Write(r.Diagnostics) }, nil
	case "json":
		return func(r *judge.Report) error { return diag.WriteJSON(w, r.Diagnostics) }, nil
	case "sarif":
		return func(r *judge.Report) error { return diag.WriteSARIF(w, r.Diagnostics, judge.Handbook(), version) }, nil
	case "github":
		return func(r *judge.Report) error { return diag.WriteGitHub(w, r.Diagnostics) }, nil
	}
	return nil, fmt.Errorf("--format %s is not one of %v", format, formats)
}

func (s *session) terminal(w io.Writer, terminal bool, sources map[string][]byte) *diag.Terminal {
	return &diag.Terminal{W: w, Sources: sources, Colour: terminal && s.colour, Width: s.width, Explain: s.explain}
}
