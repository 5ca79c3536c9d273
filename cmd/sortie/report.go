package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/render"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/missions"
	"github.com/sortie-tools/sortie/printer/games"
	"github.com/sortie-tools/sortie/printer/preflight"
	"github.com/sortie-tools/sortie/printer/theme"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator"
)

// formats are the ways findings can be written.
var formats = []string{"terminal", "json", "sarif", "github"}

// report is what came of compiling and checking: the units, and everything found.
type report struct {
	*compiler.Result
	waiting int // checks that could not look at a unit that is not whole
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

// examine compiles the paths and checks everything that compiled. The watchdog ends the process if
// an input runs away: alarm then writes the one finding that says so.
func (s *session) examine(args []string, alarm func(*report) error) (*report, error) {
	return s.look(args, alarm, lookOptions{})
}

// lookOptions say what else is wanted of the units.
type lookOptions struct {
	release bool                    // let go of a mission when it was checked
	keep    bool                    // leave packs open, for products that ask for other units
	closure bool                    // with the sources of what a unit needs of its pack
	mounts  map[string]source.World // packs that are not on the disk
}

// look compiles and checks, each unit as soon as it is compiled.
func (s *session) look(args []string, alarm func(*report) error, opt lookOptions) (*report, error) {
	if len(args) == 0 {
		args = []string{"."}
	}
	guard := s.guard(alarm)
	var lock sync.Mutex
	var found []diag.Diagnostic
	var failed error
	waiting := 0
	result, err := compiler.Compile(args, compiler.Options{
		Library: missions.FS, Decks: true, Guard: guard, Passed: s.passed, Language: s.language, Open: s.open, Closure: opt.closure, Keep: opt.keep, Mounts: opt.mounts,
		Progress: func(done, total int) {
			if done == 1 {
				aim(total)
			}
		},
		Each: func(u *compiler.Unit) bool {
			ds, err := checkUnit(u, guard)
			lock.Lock()
			defer lock.Unlock()
			found, failed = append(found, ds...), errors.Join(failed, err)
			waiting += validator.Waiting(subjectOf(u))
			return opt.release && u.Mission != nil
		},
	})
	if err = errors.Join(err, failed); err != nil {
		return nil, err
	}
	if opt.keep {
		aimHigh()
	}
	for _, h := range result.Houses {
		ds, err := checkHouse(h)
		if err != nil {
			return nil, err
		}
		found = append(found, ds...)
	}
	for _, p := range result.Packs {
		found = append(found, theme.Check(p.Pack.Theme, p.Where)...)
	}
	result.Diagnostics = append(result.Diagnostics, found...)
	r := &report{Result: result, waiting: waiting}
	r.settle()
	diag.Sort(r.Diagnostics)
	return r, nil
}

// checkUnit asks the rules about a unit and, if it is sound so far, the printer, who alone knows
// what does not fit and what the fonts lack.
func checkUnit(u *compiler.Unit, guard *compiler.Guard) ([]diag.Diagnostic, error) {
	end := guard.Begin(u.Dir)
	defer end()
	found := validator.Run(subjectOf(u))
	if u.RuleSet == nil || u.Value == nil || u.Failed {
		return found, nil
	}
	printed, err := proofread(u)
	return append(found, printed...), err
}

// subjectOf is a unit as the validator looks at it.
func subjectOf(u *compiler.Unit) validator.Subject {
	return validator.Subject{
		Value: u.Value, RuleSet: u.RuleSet, Where: u.Where, Partial: u.Failed, Siblings: siblings(u.Siblings),
		Mission: u.Mission, Deck: u.Deck, Rules: u.Rules, Decks: u.Decks, Library: inLibrary,
		Peer: peers(u), Allowed: letStand(u), Languages: u.Languages, Pack: u.Pack,
	}
}

// checkHouse asks the same about what a pack plays otherwise.
func checkHouse(h compiler.House) ([]diag.Diagnostic, error) {
	p, err := render.NewRules(h.Edition, h.Rules, render.Options{})
	if err != nil {
		return nil, err
	}
	return append(validator.House(h.Rules, h.Where), preflight.House(p.Job, games.Products(), h.Where)...), nil
}

// proofread finds what a unit's pages will not show as it was written.
func proofread(u *compiler.Unit) ([]diag.Diagnostic, error) {
	p, err := render.New(u, render.Options{})
	if err != nil {
		return nil, err
	}
	return preflight.Check(p.Job, games.Products(), u.Where), nil
}

// peers finds other units of the pack as the validator knows them.
func peers(u *compiler.Unit) func(kind, id string) any {
	return func(kind, id string) any {
		if other := u.Peer(kind, id); other != nil {
			return other.Value
		}
		return nil
	}
}

// siblings are the units of a pack as the validator knows them.
func siblings(names []compiler.Name) []validator.Sibling {
	if names == nil {
		return nil
	}
	all := make([]validator.Sibling, len(names))
	for i, n := range names {
		all[i] = validator.Sibling(n)
	}
	return all
}

// otherDocs explains the codes that are not the validator's.
func otherDocs() []diag.Doc { return append(compiler.Docs(), preflight.Docs()...) }

// giveUp is what the watchdog calls: it writes the limit that an input has run into, and ends the
// process.
func (s *session) giveUp(alarm func(*report) error) func(diag.Diagnostic) {
	return func(d diag.Diagnostic) {
		alarm(&report{Result: &compiler.Result{Diagnostics: []diag.Diagnostic{d}}})
		s.exit(exitFindings)
	}
}

// show writes findings for a reader, beside a command's own output.
func (s *session) show(r *report) error {
	return s.terminal(s.err, s.errTerminal, r.Sources).Write(r.Diagnostics)
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
	case "github":
		return func(r *report) error { return diag.WriteGitHub(w, r.Diagnostics) }, nil
	}
	return nil, fmt.Errorf("--format %s is not one of %v", format, formats)
}

func (s *session) terminal(w io.Writer, terminal bool, sources map[string][]byte) *diag.Terminal {
	return &diag.Terminal{W: w, Sources: sources, Colour: terminal && s.colour, Width: s.width, Explain: s.explain}
}

// missionUnits are the units that hold a mission.
func (r *report) missionUnits() []*compiler.Unit {
	return slices.DeleteFunc(slices.Clone(r.Units), func(u *compiler.Unit) bool { return u.Mission == nil })
}
