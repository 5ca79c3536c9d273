package compiler

import (
	"fmt"
	"maps"
	"runtime/metrics"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Guard watches the time and the memory that work on packs takes. CUE cannot be cancelled, so the
// only way to end a runaway evaluation is to end the process: OnLimit is expected to print the
// diagnostic and exit. It is called once, from a goroutine of the guard's own.
//
// The zero limits mean DefaultDeadline and DefaultHeap. A nil Guard watches nothing.
type Guard struct {
	Deadline time.Duration // for each unit of work
	Heap     uint64        // bytes of live memory
	OnLimit  func(diag.Diagnostic)

	mu      sync.Mutex
	running map[int]watched
	next    int
	stop    chan struct{}
	fired   bool
	until   time.Time // when all units together must be done; zero: whenever
	units   int
}

// watched is one unit of work that has begun.
type watched struct {
	what  string
	since time.Time
}

// Whole sets how long a number of units may take together. Each has a deadline of its own, but
// hundreds that stay just below theirs would hang the program as well as one.
func (g *Guard) Whole(units int) {
	if g == nil {
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if units < 2 {
		return // its own deadline is enough
	}
	deadline, _ := g.limits()
	g.units = units
	g.until = time.Now().Add(deadline + time.Duration(units)*perUnit)
}

// Finish says that the units of Whole are done: what is worked on from now on has deadlines of its own only.
func (g *Guard) Finish() {
	if g == nil {
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.until = time.Time{}
}

// perUnit is what a unit of a large pack adds to the time that the whole may take: several times what a
// large mission takes on a machine that has much else to do.
const perUnit = 500 * time.Millisecond

// Begin starts watching a unit of work, named as the user knows it, until the returned function
// is called.
func (g *Guard) Begin(what string) (end func()) {
	if g == nil {
		return func() {}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.running == nil {
		g.running = map[int]watched{}
	}
	id := g.next
	g.next++
	g.running[id] = watched{what: what, since: time.Now()}
	if len(g.running) == 1 {
		g.stop = make(chan struct{})
		go g.watch(g.stop)
	}
	return func() { g.end(id) }
}

func (g *Guard) end(id int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	delete(g.running, id)
	if len(g.running) == 0 && g.stop != nil {
		close(g.stop)
		g.stop = nil
	}
}

// watch looks at the clock and the heap until it is stopped or a limit is passed.
func (g *Guard) watch(stop chan struct{}) {
	tick := time.NewTicker(guardInterval)
	defer tick.Stop()
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	for {
		select {
		case <-stop:
			return
		case now := <-tick.C:
			metrics.Read(sample)
			if d, over := g.over(now, sample[0].Value.Uint64()); over {
				g.OnLimit(d)
				return
			}
		}
	}
}

// over reports the limit that is passed, if any.
func (g *Guard) over(now time.Time, heap uint64) (diag.Diagnostic, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	deadline, most := g.limits()
	late, all := g.late(now.Add(-deadline))
	d := diag.Diagnostic{Severity: diag.Error, Remedy: "look for a comprehension, a disjunction or a recursion that grows"}
	switch {
	case g.fired || len(all) == 0:
		return d, false
	case heap > most:
		d.Code, d.Range.File = "PCK013", all[0]
		d.Summary = fmt.Sprintf("%s took more than %d MiB of memory, which is the limit", strings.Join(all, ", "), most>>20)
	case late != "":
		d.Code, d.Range.File = "PCK012", late
		d.Summary = fmt.Sprintf("%s took longer than %v, which is the limit", late, deadline)
	case !g.until.IsZero() && now.After(g.until):
		d.Code, d.Range.File = "PCK012", all[0]
		d.Summary = fmt.Sprintf("%d units together took longer than their share of time, which is the limit", g.units)
		d.Remedy = "check fewer at once, and look for the slow ones among them"
	default:
		return d, false
	}
	g.fired = true
	return d, true
}

func (g *Guard) limits() (time.Duration, uint64) {
	deadline, heap := g.Deadline, g.Heap
	if deadline == 0 {
		deadline = DefaultDeadline
	}
	if heap == 0 {
		heap = DefaultHeap
	}
	return deadline, heap
}

// late is the unit that began last of those that began before a time, and all is what is running.
// The last one is to blame: an earlier one may be waiting for it, as a mission does for its decks.
func (g *Guard) late(limit time.Time) (late string, all []string) {
	for _, id := range slices.Sorted(maps.Keys(g.running)) {
		w := g.running[id]
		all = append(all, w.what)
		if w.since.Before(limit) {
			late = w.what
		}
	}
	return late, all
}
