//go:build !unix && !windows

package proctime

import "time"

func used() time.Duration { return time.Since(begun) }
