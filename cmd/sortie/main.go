// Command sortie checks, prints and bundles missions for tabletop miniatures games.
//
// The files here only wire the parts together: one short file a verb. What a verb does stands in
// the compiler, the validator, the printer and the engine. A session holds what the outside world
// is to a command: its streams, and whether they are a terminal. The process that a user starts does none of
// it: it watches another one of the same program, which does (package supervise).
package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"

	"golang.org/x/term"

	"github.com/sortie-tools/sortie/cmd/sortie/internal/lsp"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/studio"
	"github.com/sortie-tools/sortie/cmd/sortie/internal/supervise"
)

// gcPercent trades a few megabytes for a third of the time of a check: a run is short, and most of
// its garbage would die with it anyway. GOGC in the environment overrides it.
const gcPercent = 400

// longPercent is the same for what runs for hours: with the other one its memory came and went by tens of megabytes, to save
// a sixth of the processor's time of a key.
const longPercent = 100

// memoryGoal is how large the heap may grow before the collector works as hard as it needs to: a
// catalogue of missions then takes little more than one. A pack of several editions keeps 10 MB, and a check of it
// a tenth of its time for each 8 MB less than this.
const memoryGoal = 50 << 20

// keptPerUnit is what a unit adds to the goal: of each one the text and the name stay until the end.
const keptPerUnit = 40 << 10

// aim sets the goal of the collector for a number of units; GOMEMLIMIT in the environment overrides it.
func aim(units int) {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryGoal + int64(units)*keptPerUnit)
	}
}

// printingGoal is the collector's goal once pages are made: they are many small things that live until their
// file is written, and with the goal of a check half of a build's time went into collecting.
const printingGoal = 192 << 20

// aimHigh sets the goal for making pages, and for whatever holds the tables of several editions.
func aimHigh() {
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(printingGoal)
	}
}

// maxStack is how far a stack may grow: an evaluation that recurses without end is to fail before it has filled
// the memory. A mission needs less than a megabyte.
const maxStack = 256 << 20

func main() {
	line, err := supervise.Join()
	switch {
	case err != nil:
		fmt.Fprintf(os.Stderr, "sortie: %v\n", err)
		os.Exit(exitFailure)
	case line == nil && !standsAlone(os.Args[1:]):
		os.Exit(superviseSelf())
	}
	debug.SetMaxStack(maxStack)
	if os.Getenv("GOGC") == "" {
		percent := gcPercent
		if lasts(os.Args[1:]) {
			percent = longPercent
		}
		debug.SetGCPercent(percent)
	}
	aim(1)
	s := newSession(os.Stderr)
	if line != nil {
		s = newSession(line.Err())
	}
	s.line, s.cached = line, true
	os.Exit(s.run(os.Args[1:]))
}

// standsAlone reports whether a command is carried out in the process that a user starts: it has workers of its own. In a
// browser there is no other process, and a page watches.
func standsAlone(args []string) bool { return runtime.GOOS == "js" || lasts(args) }

// lasts reports whether a command runs until it is told to end; its workers do as well.
func lasts(args []string) bool {
	return len(args) > 0 && (args[0] == lsp.Name || args[0] == studio.Name || args[0] == studio.StageName)
}

// terminalWidth is the width of the terminal in columns, or the 80 that every terminal has.
func terminalWidth() int {
	if w, _, err := term.GetSize(int(os.Stdout.Fd())); err == nil && w >= 40 {
		return w
	}
	return 80
}
