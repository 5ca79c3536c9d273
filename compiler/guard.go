package compiler

import (
	"fmt"
	"maps"
	"runtime/metrics"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/sortie-tools/sortie/compiler/source"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/proctime"
)

// guardInterval is how often a Guard looks: CUE can allocate a gigabyte in a second.
const guardInterval = 4 * time.Millisecond

// Guard watches the time and the memory that work on packs takes. CUE cannot be cancelled, so the
// only way to end a runaway evaluation is to end the process: OnLimit is expected to print the
// diagnostic and exit. It is called once, from a goroutine of the guard's own.
//
// One operation of CUE can keep every goroutine waiting, the guard's as well. A program that reads packs of
// strangers has a Watcher in another process, and the guard only tells it what it is at.
//
// Time is that of the processor: on a busy machine a sound unit takes long on the wall, and is none the worse for it.
//
// The zero limits mean DefaultDeadline and DefaultHeap. A nil Guard watches nothing.
type Guard struct {
	Deadline time.Duration // for each unit of work
	Heap     uint64        // bytes of live memory
	OnLimit  func(diag.Diagnostic)
	Watcher  Watcher // watches instead; nil: nobody does

	mu      sync.Mutex
	running map[int]watched
	next    int
	stop    chan struct{}
	fired   bool
	whole   proctime.Mark // since when all units together are at work
	most    time.Duration // that they may take; zero: any
	units   int
}

// Watcher watches work from outside, where the work cannot starve it.
type Watcher interface {
	// Begin says that a unit of work begins, until the returned function is called, and what it may take.
	Begin(what string, deadline time.Duration, heap uint64) (end func())
	// Whole says what a number of units may take together; no units: the limit is lifted.
	Whole(units int, most time.Duration)
}

// watched is one unit of work that has begun.
type watched struct {
	what  string
	since proctime.Mark
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
	most := deadline + time.Duration(units)*perUnit
	if g.Watcher != nil {
		g.Watcher.Whole(units, most)
		return
	}
	g.units, g.whole, g.most = units, proctime.Start(), most
}

// Finish says that the units of Whole are done: what is worked on from now on has deadlines of its own only.
func (g *Guard) Finish() {
	if g == nil {
		return
	}
	if g.Watcher != nil {
		g.Watcher.Whole(0, 0)
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.most = 0
}

// perUnit is what a unit of a large pack adds to the time that the whole may take: ten times what a mission
// takes. A dozen units that are greedy, each within its own limit, then end as soon as one.
const perUnit = 200 * time.Millisecond

// Begin starts watching a unit of work, named as the user knows it, until the returned function
// is called.
func (g *Guard) Begin(what string) (end func()) {
	if g == nil {
		return func() {}
	}
	if g.Watcher != nil {
		deadline, heap := g.limits()
		return g.Watcher.Begin(what, deadline, heap)
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.running == nil {
		g.running = map[int]watched{}
	}
	id := g.next
	g.next++
	g.running[id] = watched{what: what, since: proctime.Start()}
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
	late, all := g.late(deadline, now)
	var d diag.Diagnostic
	switch {
	case g.fired || len(all) == 0:
		return d, false
	case heap > most:
		d = TooLarge(all[0], most)
		d.Summary = strings.Replace(d.Summary, all[0], strings.Join(all, ", "), 1)
	case late != "":
		d = TooLong(late, deadline)
	case g.most > 0 && g.whole.Over(g.most, now):
		d = TooMany(all[0], g.units)
	default:
		return d, false
	}
	g.fired = true
	return d, true
}

// growth is what to look for in a unit that takes too much.
const growth = "look for a comprehension, a disjunction, a recursion, or a text or number that grows"

// TooLong is the finding for a unit that took more than its time.
func TooLong(unit string, deadline time.Duration) diag.Diagnostic {
	return diag.Diagnostic{
		Code: "PCK012", Severity: diag.Error, Remedy: growth, Range: diag.Range{File: unit},
		Summary: fmt.Sprintf("%s took longer than %v, which is the limit", unit, deadline),
	}
}

// TooLarge is the finding for a unit that took more than its memory.
func TooLarge(unit string, most uint64) diag.Diagnostic {
	return diag.Diagnostic{
		Code: "PCK013", Severity: diag.Error, Remedy: growth, Range: diag.Range{File: unit},
		Summary: fmt.Sprintf("%s took more than %d MiB of memory, which is the limit", unit, most>>20),
	}
}

// TooMany is the finding for units that took more than the time of all.
func TooMany(unit string, units int) diag.Diagnostic {
	return diag.Diagnostic{
		Code: "PCK012", Severity: diag.Error, Range: diag.Range{File: unit},
		Summary: fmt.Sprintf("%d units together took longer than their share of time, which is the limit", units),
		Remedy:  "check fewer at once, and look for the slow ones among them",
	}
}

// Hurried is the finding for a unit that took more than what others, which took too long, have left of the time.
func Hurried(unit string, left time.Duration) diag.Diagnostic {
	return diag.Diagnostic{
		Code: "PCK012", Severity: diag.Error, Range: diag.Range{File: unit}, Remedy: alone,
		Summary: fmt.Sprintf("%s was given up: it took longer than %v, and others that take too long have left it no more", unit, left),
	}
}

// Unreached is the finding for a unit that no time was left for.
func Unreached(unit string) diag.Diagnostic {
	return diag.Diagnostic{
		Code: "PCK012", Severity: diag.Error, Range: diag.Range{File: unit}, Remedy: alone,
		Summary: unit + " was not looked at: other units took all of the time",
	}
}

// alone is how to have a unit looked at that others have kept from it.
const alone = "name it alone, or mend those that take too long"

// Failed is the finding for a unit on which the compiler itself failed.
func Failed(unit, why string) diag.Diagnostic {
	return diag.Diagnostic{
		Code: "PCK020", Severity: diag.Error, Range: diag.Range{File: unit},
		Summary: fmt.Sprintf("the compiler failed on %s: %s", unit, why),
		Remedy:  "this is a mistake in Sortie; please report it with the pack",
	}
}

func (g *Guard) limits() (time.Duration, uint64) {
	deadline, heap := g.Deadline, g.Heap
	if deadline == 0 {
		deadline = source.DefaultDeadline
	}
	if heap == 0 {
		heap = source.DefaultHeap
	}
	return deadline, heap
}

// late is the unit that began last of those that began before a time, and all is what is running.
// The last one is to blame: an earlier one may be waiting for it, as a mission does for its decks.
func (g *Guard) late(deadline time.Duration, now time.Time) (late string, all []string) {
	for _, id := range slices.Sorted(maps.Keys(g.running)) {
		w := g.running[id]
		all = append(all, w.what)
		if w.since.Over(deadline, now) {
			late = w.what
		}
	}
	return late, all
}
