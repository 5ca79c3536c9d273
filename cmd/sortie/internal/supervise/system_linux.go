package supervise

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// clockTick is the unit in which Linux tells processor time, on every architecture that Go knows.
const clockTick = 10 * time.Millisecond

// attributes have a worker end when the process that watches it does.
func attributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }

// handle is a process as it is looked at and limited.
type handle struct{ pid int }

func open(p *os.Process) *handle { return &handle{p.Pid} }

func (h *handle) close() {}

// usage is what the process has taken.
func (h *handle) usage() (u usage, ok bool) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", h.pid))
	// The name of the program, in brackets, may hold anything.
	fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
	if err != nil || len(fields) < 22 {
		return u, false
	}
	number := func(i int) uint64 {
		n, _ := strconv.ParseUint(string(fields[i]), 10, 64)
		return n
	}
	const user, system, resident = 11, 12, 21 // fields 14, 15 and 24 of proc(5)
	u.processor = time.Duration(number(user)+number(system)) * clockTick
	u.memory = number(resident) * uint64(os.Getpagesize())
	return u, true
}

// limit bounds the memory that the process can write to. RLIMIT_AS would not do: Go reserves far more of
// the address space than it ever uses.
func (h *handle) limit(most uint64) {
	unix.Prlimit(h.pid, unix.RLIMIT_DATA, &unix.Rlimit{Cur: most, Max: unix.RLIM_INFINITY}, nil)
}
