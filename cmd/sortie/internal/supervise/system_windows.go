package supervise

import (
	"os"
	"os/exec"
	"syscall"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// passedOn are the signals that are meant for the worker, which the console sends to it as well.
var passedOn = []os.Signal{os.Interrupt}

// inherit gives a process files besides its streams, and says by which numbers it knows them.
func inherit(cmd *exec.Cmd, line, err *os.File) (uintptr, uintptr) {
	handles := []syscall.Handle{syscall.Handle(line.Fd()), syscall.Handle(err.Fd())}
	for _, h := range handles {
		windows.SetHandleInformation(windows.Handle(h), windows.HANDLE_FLAG_INHERIT, windows.HANDLE_FLAG_INHERIT)
	}
	cmd.SysProcAttr = &syscall.SysProcAttr{AdditionalInheritedHandles: handles}
	return uintptr(handles[0]), uintptr(handles[1])
}

func endedBy(*os.ProcessState) os.Signal { return nil }

func isKill(os.Signal) bool { return false }

// interruptedCode is what a shell sees of an interrupted program.
const interruptedCode = 130

func dieBy(os.Signal) { os.Exit(interruptedCode) }

// handle is a process as it is looked at, and the job that bounds it.
type handle struct{ process, job windows.Handle }

// open puts the process into a job of its own, which ends it when the last handle of the job is closed:
// when the process that watches ends, whatever ends it.
func open(p *os.Process) *handle {
	h := &handle{}
	const access = windows.PROCESS_QUERY_LIMITED_INFORMATION | windows.PROCESS_QUERY_INFORMATION | windows.PROCESS_VM_READ |
		windows.PROCESS_SET_QUOTA | windows.PROCESS_TERMINATE
	process, err := windows.OpenProcess(access, false, uint32(p.Pid))
	if err != nil {
		return h
	}
	h.process = process
	if h.job, err = windows.CreateJobObject(nil, nil); err == nil {
		windows.AssignProcessToJobObject(h.job, h.process)
	}
	return h
}

func (h *handle) close() {
	windows.CloseHandle(h.process)
	windows.CloseHandle(h.job)
}

// usage is what the process has taken. Memory is the job's to bound.
func (h *handle) usage() (u usage, ok bool) {
	var created, exited, kernel, user windows.Filetime
	if windows.GetProcessTimes(h.process, &created, &exited, &kernel, &user) == nil {
		u.processor = span(kernel) + span(user)
	}
	return u, true
}

// span is a length of time that Windows tells in units of 100 ns.
func span(f windows.Filetime) time.Duration {
	return time.Duration(uint64(f.HighDateTime)<<32|uint64(f.LowDateTime)) * 100
}

// limit bounds the memory of the process.
func (h *handle) limit(most uint64) {
	info := windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION{
		BasicLimitInformation: windows.JOBOBJECT_BASIC_LIMIT_INFORMATION{
			LimitFlags: windows.JOB_OBJECT_LIMIT_PROCESS_MEMORY | windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
		},
		ProcessMemoryLimit: uintptr(most),
	}
	windows.SetInformationJobObject(h.job, windows.JobObjectExtendedLimitInformation, uintptr(unsafe.Pointer(&info)), uint32(unsafe.Sizeof(info)))
}

// attributes of a child: it is in a job of its own, which ends with this process.
func attributes() *syscall.SysProcAttr { return nil }
