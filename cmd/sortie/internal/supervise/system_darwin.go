package supervise

import (
	"os"
	"runtime"
	"syscall"
	"time"
	"unsafe"
)

// attributes are those of any process here: a worker whose line is cut ends by itself.
func attributes() *syscall.SysProcAttr { return nil }

// handle is a process as it is looked at.
type handle struct{ pid int }

func open(p *os.Process) *handle { return &handle{p.Pid} }

func (h *handle) close() {}

// limit does nothing: macOS bounds the memory of no process. The watch alone ends one that takes too much.
func (h *handle) limit(uint64) {}

// taskInfo is struct proc_taskinfo of <sys/proc_info.h>.
type taskInfo struct {
	virtual, resident, user, system uint64
	rest                            [64]byte
}

// usage asks the system what the process has taken: proc_pidinfo(pid, PROC_PIDTASKINFO), by its number.
func (h *handle) usage() (u usage, ok bool) {
	const procInfo, pidInfo, taskFlavour = 336, 2, 4
	var t taskInfo
	n, _, failed := syscall.Syscall6(procInfo, pidInfo, uintptr(h.pid), taskFlavour, 0, uintptr(unsafe.Pointer(&t)), unsafe.Sizeof(t))
	if failed != 0 || n < 32 {
		return u, true // the clock on the wall still holds
	}
	u.memory = t.resident
	u.processor = time.Duration(t.user + t.system)
	if runtime.GOARCH == "arm64" {
		u.processor = u.processor * 125 / 3 // the clock of these processors ticks at 24 MHz
	}
	return u, true
}
