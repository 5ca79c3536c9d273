//go:build unix

package draft

import (
	"bytes"
	"fmt"
	"os"
	"syscall"
)

// alive reports whether a process is running, or may be. One that has ended stays in the list of processes
// until it is waited for, which in a container may be never; Linux tells those.
func alive(pid int) bool {
	if syscall.Kill(pid, 0) == syscall.ESRCH {
		return false
	}
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	_, state, found := bytes.Cut(stat, []byte(") "))
	ended := err == nil && found && len(state) > 0 && bytes.IndexByte([]byte("ZX"), state[0]) >= 0
	return !ended
}
