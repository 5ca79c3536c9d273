// Package proctime tells how much processor time this process has used. Limits of work are held against it: on a
// machine with much else to do an hour on the wall may be a minute's work, and a limit by the wall clock would stop,
// or fail, what is as quick as ever.
package proctime

import "time"

// Mark is a moment from which time is counted.
type Mark struct {
	wall      time.Time
	processor time.Duration
}

// Start marks this moment.
func Start() Mark { return Mark{time.Now(), used()} }

// Used is the processor time that the whole process has used since, on all of its threads. Where the system does not
// tell, it is the time on the wall.
func (m Mark) Used() time.Duration { return used() - m.processor }

// patience is how many times as long as it should something may take on the wall, before it counts as stuck though it
// uses no processor.
const patience = 10

// Over reports whether work since the mark has used more than a limit, as of a moment on the wall: processor time,
// and no less on the wall, since several threads use more than one second of it in a second.
func (m Mark) Over(limit time.Duration, now time.Time) bool {
	wall := now.Sub(m.wall)
	return wall > limit && (m.Used() > limit || wall > patience*limit)
}

// begun stands for the start of the process where the system does not tell.
var begun = time.Now()
