// Package supervise runs the program a second time, as a worker that does all the work, and ends that
// worker when a pack asks for too much.
//
// A limit that a process watches by itself can be starved: one operation of CUE that fills a terabyte
// keeps the collector waiting, and with it every goroutine. The process that watches does nothing else, so
// nothing can keep it from looking; and memory is bounded by the operating system as well, where it has
// a bound to set (a resource limit on Linux, a job object on Windows).
//
// The worker says through a pipe, its line, what it is at. When it has to be ended, another one does the
// work again and passes the unit at fault by, so that nothing that was found in the others is lost. Where one unit
// after the other is at fault, each gets less time than the one before, and in the end a worker does only what is
// known to be quick: every other unit is told of as one that was not looked at.
package supervise

import "time"

// Limits is what one piece of work may take.
type Limits struct {
	Processor time.Duration // of the processor, so that a busy machine fails nobody
	Wall      time.Duration // by the clock on the wall, for work that does not get the processor
	Memory    uint64        // bytes
	Left      bool          `json:",omitempty"` // less than the work may take else: others have taken too much
	Had       time.Duration `json:",omitzero"`  // of the processor, that the same work could take in an earlier worker
}

// Cause is why a worker ended that should not have.
type Cause string

// The causes.
const (
	TooLong  Cause = "time"   // a piece of work passed its time
	TooLarge Cause = "memory" // a piece of work passed its memory
	TooMany  Cause = "whole"  // units that each kept their time passed that of all
	Crashed  Cause = "crash"  // the program itself failed
	Killed   Cause = "killed" // somebody else ended it: the system for its memory, or a user

	Unreached Cause = "unreached" // of a unit that was not begun: others have taken the time
)

// Fault is what went wrong, and in which piece of work.
type Fault struct {
	Unit   string // as the worker called it; empty: it was at no unit
	Cause  Cause
	Limits Limits
	Units  int    // of TooMany
	Text   string // of Crashed: the first line of what it said
}

// Death is how a worker ended that cannot be tried again.
type Death struct {
	Fault
	Format      string   // in which findings were wanted; empty: for a reader
	Interrupted bool     // by the user: not a fault
	Rewrites    bool     // the command puts new texts in the place of source files
	Written     []string // those that have theirs
}

// patience is how often the watch looks at a worker that has something to do: CUE can allocate a
// gigabyte in a second.
const patience = 10 * time.Millisecond

// rest is how often it looks at one that is at no unit: a check that waits for a file to be saved is not to
// keep a laptop awake.
const rest = time.Second

// longest is how much of the processor may go by between two pieces of work. Nothing there depends on a pack
// but sorting and writing what was found.
const longest = time.Minute

// stopped is the longest time between two looks that counts as time: a machine that slept, or a command that
// was stopped with Ctrl-Z, was not at work.
const stopped = time.Second

// stalled is how long work may go on by the clock that has not had even as much of the processor as sound work takes: it
// is the machine that keeps it waiting. What waits for no processor at all comes to an end as well.
const stalled = time.Minute

// A unit that passes its limits has had its whole time. What others may take after it is no more than shared
// together, so that a pack of a dozen greedy units ends as soon as one of them: each gets half of what is left, and
// never less than least, which is ten times what a mission takes.
const (
	shared = 6500 * time.Millisecond
	least  = 400 * time.Millisecond
)

// maxFaults is how many units are accused. After them the run is closed: the last worker does those units that
// were done before, and passes all others by.
const maxFaults = 4

// maxLate is how many units can still be accused in a closed run, where none should be.
const maxLate = 2
