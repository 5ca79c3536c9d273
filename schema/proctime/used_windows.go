package proctime

import (
	"syscall"
	"time"
)

func used() time.Duration {
	self, err := syscall.GetCurrentProcess()
	var created, exited, kernel, user syscall.Filetime
	if err != nil || syscall.GetProcessTimes(self, &created, &exited, &kernel, &user) != nil {
		return time.Since(begun)
	}
	return ticks(kernel) + ticks(user)
}

// ticks is a span in the system's unit of 100 nanoseconds.
func ticks(f syscall.Filetime) time.Duration {
	return time.Duration(int64(f.HighDateTime)<<32|int64(f.LowDateTime)) * 100
}
