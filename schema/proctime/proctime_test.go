package proctime

import (
	"testing"
	"time"
)

// Waiting costs nothing, and work does.
func TestOnlyWorkCounts(t *testing.T) {
	rest := Start()
	time.Sleep(300 * time.Millisecond)
	if got := rest.Used(); got > 200*time.Millisecond {
		t.Errorf("%v of processor time for waiting", got)
	}
	work := Start()
	for work.Used() < 50*time.Millisecond { // ends only because work is counted
	}
}

// What is over its limit on the wall only is over it when it is so ten times: then it is stuck.
func TestOver(t *testing.T) {
	now := time.Now()
	for _, c := range []struct {
		wall, processor time.Duration
		want            bool
	}{
		{time.Second, time.Second, false}, {3 * time.Second, time.Second, false}, {3 * time.Second, 3 * time.Second, true},
		{time.Second, 3 * time.Second, false}, {21 * time.Second, 0, true},
	} {
		m := Mark{now.Add(-c.wall), used() - c.processor}
		if got := m.Over(2*time.Second, now); got != c.want {
			t.Errorf("%v on the wall, %v of work: %v", c.wall, c.processor, got)
		}
	}
}
