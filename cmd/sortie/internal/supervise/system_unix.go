//go:build unix

package supervise

import (
	"os"
	"os/exec"
	"os/signal"
	"syscall"
	"time"
)

// passedOn are the signals that are meant for the worker.
var passedOn = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP}

// inherit gives a process files besides its streams, and says by which numbers it knows them.
func inherit(cmd *exec.Cmd, line, err *os.File) (uintptr, uintptr) {
	cmd.ExtraFiles = []*os.File{line, err}
	cmd.SysProcAttr = attributes()
	return 3, 4
}

// endedBy is the signal that ended a process, if one did.
func endedBy(state *os.ProcessState) os.Signal {
	if s, ok := state.Sys().(syscall.WaitStatus); ok && s.Signaled() {
		return s.Signal()
	}
	return nil
}

func isKill(s os.Signal) bool { return s == syscall.SIGKILL }

// dieBy ends this process as a signal does, so that a shell sees that it was interrupted.
func dieBy(s os.Signal) {
	n, _ := s.(syscall.Signal)
	signal.Reset(s)
	syscall.Kill(os.Getpid(), n)
	time.Sleep(time.Second) // until the signal arrives
	os.Exit(128 + int(n))
}
