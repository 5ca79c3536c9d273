//go:build unix

package proctime

import (
	"syscall"
	"time"
)

func used() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return time.Since(begun)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
