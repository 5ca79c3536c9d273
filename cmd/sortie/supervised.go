package main

import (
	"fmt"
	"os"
	"strings"
	"time"

	"golang.org/x/term"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/judge"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/rewrite"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
	"github.com/sortie-tools/sortie/compiler"
	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
)

// The longest that work may take by the clock on the wall, for machines on which it gets little of the
// processor. People take a tool that is silent for ten seconds for dead; of these, four are left for
// starting twice on such a machine. A product may come in the end: there is a bar that shows how far it is.
const (
	unitWall    = 6 * time.Second
	productWall = 5 * time.Minute
)

// The limits of making one product, and of drawing a map. All products of the largest board that compiles,
// together, took 3 s and 240 MB at 150 dpi.
const (
	productDeadline = time.Minute
	productHeap     = 2 << 30
)

var productLimits = supervise.Limits{Processor: productDeadline, Wall: productWall, Memory: productHeap}

// unitLimits are those of a unit, and of reading a bundle.
var unitLimits = supervise.Limits{Processor: source.DefaultDeadline, Wall: unitWall, Memory: source.DefaultHeap}

// superviseSelf has a worker carry out the command line and returns the exit code.
func superviseSelf() int {
	s := newSession(os.Stderr)
	return supervise.Run(supervise.Options{Memory: source.DefaultHeap, Say: s.lament})
}

// newSession is a session with the streams of this process.
func newSession(err *os.File) *session {
	return &session{
		out: os.Stdout, err: err,
		outTerminal: term.IsTerminal(int(os.Stdout.Fd())),
		errTerminal: term.IsTerminal(int(err.Fd())),
		width:       terminalWidth(),
		colour:      os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb",
		exit:        os.Exit,
	}
}

// guard watches the units that a command compiles: from outside or, where nobody watches, with alarm for the
// finding that ends the process.
func (s *session) guard(alarm func(*judge.Report) error) *compiler.Guard {
	g := &compiler.Guard{OnLimit: s.giveUp(alarm)}
	if s.line != nil {
		g.Watcher = watched{s.line}
	}
	return g
}

// watched is the line of this process as the compiler knows it.
type watched struct{ *supervise.Line }

// Begin says that a unit of work begins.
func (w watched) Begin(what string, deadline time.Duration, heap uint64) (end func()) {
	return w.Line.Begin(what, supervise.Limits{Processor: deadline, Wall: unitWall, Memory: heap})
}

// product watches one that is made. What was made before it stands: nobody tries that again.
func (s *session) product(what string) (end func()) {
	if s.line != nil {
		return s.line.BeginOnce(what, productLimits)
	}
	guard := &compiler.Guard{Deadline: productDeadline, Heap: productHeap, OnLimit: s.giveUp(s.show)}
	return guard.Begin(what)
}

// passed is the finding for a unit that an earlier worker was ended for, or has left no time for; false if it is to
// be looked at.
func (s *session) passed(unit string) (diag.Diagnostic, bool) {
	f, ok := s.line.Passed(unit)
	return finding(f), ok
}

// finding says of a unit why it was left out.
func finding(f supervise.Fault) diag.Diagnostic {
	switch f.Cause {
	case supervise.Unreached:
		return compiler.Unreached(f.Unit)
	case supervise.TooLong:
		if f.Limits.Left && f.Limits.Had == 0 {
			return compiler.Hurried(f.Unit, f.Limits.Processor)
		}
		return compiler.TooLong(f.Unit, max(f.Limits.Processor, f.Limits.Had))
	case supervise.TooLarge:
		return compiler.TooLarge(f.Unit, f.Limits.Memory)
	case supervise.TooMany:
		return compiler.TooMany(f.Unit, f.Units)
	}
	return compiler.Failed(f.Unit, f.Text)
}

// lament says why the work has ended before it was done, and returns the exit code.
func (s *session) lament(d supervise.Death) int {
	code := exitFailure
	switch {
	case d.Interrupted:
	case d.Cause == supervise.Killed:
		fmt.Fprintln(s.err, "sortie: ended from outside, most likely by the system for the memory it took")
	case d.Unit == "" && d.Cause == supervise.Crashed:
		fmt.Fprintf(s.err, "sortie: a mistake in Sortie, please report it: %s\n", diag.Visible(d.Text))
	case d.Unit == "" && d.Cause == supervise.TooLarge:
		fmt.Fprintf(s.err, "sortie: all that it was given takes more than %d MiB of memory: name fewer files or folders at once\n", source.DefaultHeap>>20)
	case d.Unit == "":
		fmt.Fprintf(s.err, "sortie: looking for files and sorting what was found took longer than %v: name fewer files or folders at once\n", d.Limits.Processor)
	default:
		code = s.accuse(d)
	}
	if d.Rewrites {
		fmt.Fprintln(s.err, "sortie: "+left(d))
	}
	return code
}

// accuse writes the finding about the unit at fault, in the format that findings were wanted in.
func (s *session) accuse(d supervise.Death) int {
	write := s.show
	if d.Format != "" {
		if in, err := s.writer(s.out, s.outTerminal, d.Format); err == nil {
			write = in
		}
	}
	if err := write(&judge.Report{Result: &compiler.Result{Diagnostics: []diag.Diagnostic{finding(d.Fault)}}}); err != nil {
		return exitFailure
	}
	return exitFindings
}

// maxNamed is how many written files a message names: formatting a catalogue writes hundreds, and their names
// stand above it.
const maxNamed = 20

// left says which source files have their new texts.
func left(d supervise.Death) string {
	why := "ended early"
	if d.Interrupted {
		why = "interrupted"
	}
	names := d.Written
	switch {
	case len(names) == 0:
		return why + "; no file was written"
	case len(names) > maxNamed:
		names = append(names[:maxNamed:maxNamed], fmt.Sprintf("and %d more", len(names)-maxNamed))
	}
	return fmt.Sprintf("%s; %s written, and all others are as they were: %s", why, english.Count(len(d.Written), "file"), diag.Visible(strings.Join(names, ", ")))
}

// replace puts new texts in the place of source files, all or none, and says so of each at once: a run that is
// ended can then tell which are written.
func (s *session) replace(changes []rewrite.Change) error {
	return supervise.Whole(func() error { return rewrite.Replace(changes, s.line.Written) })
}
