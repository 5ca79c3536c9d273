package supervise

import (
	"os"
	"os/exec"
	"syscall"
)

// In a browser there are no processes and no signals: the page ends what goes on for too long, and begins it anew.

var passedOn []os.Signal

func inherit(*exec.Cmd, *os.File, *os.File) (uintptr, uintptr) { return 0, 0 }

func endedBy(*os.ProcessState) os.Signal { return nil }

func isKill(os.Signal) bool { return false }

func dieBy(os.Signal) { os.Exit(2) }

func attributes() *syscall.SysProcAttr { return nil }

// handle is a process, of which there is none.
type handle struct{}

func open(*os.Process) *handle { return &handle{} }

func (h *handle) close() {}

func (h *handle) limit(uint64) {}

func (h *handle) usage() (usage, bool) { return usage{}, false }
