package supervise

import (
	"io"
	"slices"
	"strings"
)

// maxCrash is how much is kept of what a failing program says: the reason stands first.
const maxCrash = 64 << 10

// heard keeps the beginning of what is written to a pipe, and reads the rest so that the writer never waits.
func heard(r io.Reader) <-chan string {
	said := make(chan string, 1)
	go func() {
		text, _ := io.ReadAll(io.LimitReader(r, maxCrash))
		io.Copy(io.Discard, r)
		said <- string(text)
	}()
	return said
}

// memoryWords are how the Go runtime says that the system gives it no more memory, or that a stack has grown
// too far. A signal that is no panic is of the kind, too: the runtime has tripped over memory that it did not
// get, and nothing else here has pointers to trip over.
var memoryWords = []string{
	"out of memory", "cannot allocate", "stack exceeds", "cannot map pages", "failed to create new OS thread", "stack overflow", "failed to reserve", "VirtualAlloc", "pthread_create failed",
	"SIGSEGV: ", "SIGBUS: ", "SIGABRT: ", "unexpected signal",
}

// reasons are how a line begins that says why the program fails. A user who asks for a trace with SIGQUIT is not
// among them, and gets it.
var reasons = []string{"fatal error: ", "panic: ", "runtime: ", "runtime/cgo: ", "SIGSEGV: ", "SIGBUS: ", "SIGABRT: "}

// crash finds in what a process said on its way out why it failed; false if it says nothing of the kind.
func crash(said string) (c Cause, line string, ok bool) {
	for l := range strings.Lines(said) {
		l = strings.TrimSpace(l)
		if !slices.ContainsFunc(reasons, func(p string) bool { return strings.HasPrefix(l, p) }) {
			continue
		}
		if line == "" || strings.HasPrefix(line, "runtime: ") {
			line = l
		}
		for _, w := range memoryWords {
			if strings.Contains(l, w) {
				return TooLarge, l, true
			}
		}
	}
	return Crashed, line, line != ""
}

// OutOfMemory reports whether what a process said on its way out is that it got no more memory.
func OutOfMemory(said string) bool {
	cause, _, ok := crash(said)
	return ok && cause == TooLarge
}
