package supervise

import (
	"io"
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
// too far.
var memoryWords = []string{"out of memory", "cannot allocate", "stack exceeds", "cannot map pages", "failed to create new OS thread", "stack overflow", "failed to reserve", "VirtualAlloc"}

// crash finds in what a process said on its way out why it failed; false if it says nothing of the kind.
func crash(said string) (c Cause, line string, ok bool) {
	for l := range strings.Lines(said) {
		l = strings.TrimSpace(l)
		if !strings.HasPrefix(l, "fatal error: ") && !strings.HasPrefix(l, "panic: ") && !strings.HasPrefix(l, "runtime: ") && !strings.HasPrefix(l, "SIG") {
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
