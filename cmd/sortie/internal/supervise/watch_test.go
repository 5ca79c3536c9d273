package supervise

import (
	"testing"
	"time"
)

var limits = Limits{Processor: 5 * time.Second, Wall: 7 * time.Second, Memory: 100}

// begun is a watch on which the pieces have begun, a second of its clock apart.
func begun(names ...string) *watch {
	w := &watch{}
	now := time.Now()
	w.tick(now)
	for i, name := range names {
		w.hear(event{Begin: i + 1, What: name, Again: true, Limits: limits}, usage{})
		now = now.Add(time.Second)
		w.tick(now)
	}
	return w
}

func TestOver(t *testing.T) {
	second := func(n int) time.Duration { return time.Duration(n) * time.Second }
	for _, c := range []struct {
		name  string
		watch *watch
		wait  int // seconds by the clock on the wall, one at a time
		used  usage
		want  Fault
	}{
		{"nothing yet", begun("a"), 1, usage{second(4), 99}, Fault{}},
		{"a busy machine", begun("a"), 5, usage{second(1), 50}, Fault{}},
		{"processor", begun("a"), 1, usage{second(6), 50}, Fault{Unit: "a", Cause: TooLong, Limits: limits}},
		{"wall", begun("a"), 7, usage{second(1), 50}, Fault{Unit: "a", Cause: TooLong, Limits: limits}},
		{"kept waiting by the machine", begun("a"), 30, usage{least, 50}, Fault{}},
		{"kept waiting side by side", begun("a", "b"), 30, usage{2 * least, 50}, Fault{}},
		{"waiting for no processor", begun("a"), 60, usage{0, 50}, Fault{Unit: "a", Cause: TooLong, Limits: limits}},
		{"memory", begun("a"), 0, usage{0, 101}, Fault{Unit: "a", Cause: TooLarge, Limits: limits}},
		{"two share the processor", begun("a", "b"), 0, usage{second(9), 50}, Fault{}},
		{"the later one is to blame", begun("a", "b"), 7, usage{second(9), 50}, Fault{Unit: "b", Cause: TooLong, Limits: limits}},
		{"the earlier one alone is late", begun("a", "b"), 6, usage{second(9), 50}, Fault{Unit: "a", Cause: TooLong, Limits: limits}},
		{"between units", begun(), 100, usage{second(59), 1000}, Fault{}},
		{"much between units", begun(), 0, usage{second(61), 0}, Fault{Cause: TooLong, Limits: Limits{Processor: longest}}},
	} {
		for range c.wait {
			c.watch.tick(c.watch.looked.Add(time.Second))
		}
		if f, _ := c.watch.over(c.used); f != c.want {
			t.Errorf("%s: %+v", c.name, f)
		}
	}
}

// A machine that slept, or a command that was stopped, has not been at work.
func TestSleepIsNoWork(t *testing.T) {
	w := begun("a")
	w.tick(w.looked.Add(time.Hour))
	if f, over := w.over(usage{}); over {
		t.Errorf("%+v", f)
	}
}

func TestWhole(t *testing.T) {
	w := begun("a")
	w.hear(event{Whole: &whole{Units: 3, Most: 2 * time.Second}}, usage{processor: time.Second})
	if _, over := w.over(usage{processor: 3 * time.Second}); over {
		t.Error("at once")
	}
	if f, _ := w.over(usage{processor: 4 * time.Second}); f.Cause != TooMany || f.Units != 3 || !w.again(f.Cause) {
		t.Errorf("%+v", f)
	}
	w.hear(event{Whole: &whole{}}, usage{})
	if f, over := w.over(usage{processor: 4 * time.Second}); over {
		t.Errorf("lifted: %+v", f)
	}
}

func TestEnd(t *testing.T) {
	w := begun("a", "b")
	w.done = map[string]time.Duration{}
	w.hear(event{Begin: 3, What: "a", Again: true, Part: true, Limits: limits}, usage{processor: time.Second})
	w.hear(event{End: 3}, usage{processor: 4 * time.Second})
	if len(w.done) != 0 {
		t.Errorf("done with a part of it: %v", w.done)
	}
	w.hear(event{End: 1}, usage{processor: time.Second})
	if len(w.done) != 1 || w.done["a"] != time.Second/2 {
		t.Errorf("done: %v", w.done)
	}
	if len(w.pieces) != 1 || w.pieces[0].What != "b" {
		t.Errorf("%+v", w.pieces)
	}
}

// A unit at fault is passed by; of several that run at once, none is accused before each ran alone; what
// must not be done twice is not; and a run is given up in the end.
func TestMend(t *testing.T) {
	one := end{fault: Fault{Unit: "a", Cause: TooLong}, again: true}
	two := one
	two.several = true
	var p plan
	h := &history{done: map[string]time.Duration{"good": 0}}
	if !p.mend(two, h) || !p.Serial || len(p.Faults) != 0 {
		t.Errorf("several: %+v", p)
	}
	if !p.mend(two, h) || len(p.Faults) != 1 {
		t.Errorf("several, one after the other: %+v", p)
	}
	if p.mend(one, h) {
		t.Error("passed by already, and at fault once more")
	}
	product := one
	product.again, product.fault.Unit = false, "b"
	if p.mend(product, h) {
		t.Error("a product made twice")
	}
	for n := 1; n < maxFaults+maxLate; n++ {
		if p.Closed != (n >= maxFaults) {
			t.Errorf("closed after %d: %v", n, p.Closed)
		}
		one.fault.Unit = string(rune('c' + n))
		if !p.mend(one, h) || len(p.Faults) != n+1 {
			t.Errorf("fault %d: %+v", n, p.Faults)
		}
	}
	one.fault.Unit = "z"
	if p.mend(one, h) {
		t.Error("no end")
	}
}

// After one unit that took its whole time, others share a little of it, and each still has enough for a mission.
func TestLessTimeForEach(t *testing.T) {
	var p plan
	h := &history{}
	most, sum := 5*time.Second, time.Duration(0)
	for n := range maxFaults {
		e := end{fault: Fault{Unit: string(rune('a' + n)), Cause: TooLong}, again: true, cost: most}
		if sum += most; !p.mend(e, h) || p.Most > most || p.Most < least {
			t.Errorf("after %d units that took %v: %v", n+1, sum, p.Most)
		}
		most = p.Most
	}
	if sum > 7*time.Second {
		t.Errorf("%d units at fault took %v", maxFaults, sum)
	}
}

// A closed run does what was done soon enough before, and tells of everything else.
func TestClosed(t *testing.T) {
	var p plan
	e := end{fault: Fault{Unit: "slow", Cause: TooMany}, again: true, cost: 7 * time.Second}
	h := &history{done: map[string]time.Duration{"good": time.Millisecond, "just done": time.Second}, written: []string{"written"}}
	if !p.mend(e, h) {
		t.Fatal("what was found is lost")
	}
	l := &Line{plan: p}
	if _, out := l.Passed("good"); out {
		t.Error("a unit that was done before is passed by")
	}
	for _, unit := range []string{"slow", "never begun", "just done"} {
		if f, out := l.Passed(unit); !out || f.Cause != Unreached || f.Unit != unit {
			t.Errorf("%s: %+v %v", unit, f, out)
		}
	}
	if !l.Placed("written") || l.Placed("good") {
		t.Error("which files have their new texts is not known")
	}
	if p.mend(e, &history{}) {
		t.Error("closed twice")
	}
}

// A unit that was done is not held to less time than it had then, as long as there is time to do it again.
func TestDoneUnitsKeepTheirTime(t *testing.T) {
	for _, c := range []struct {
		cost time.Duration // of the unit at fault
		took time.Duration // by the other one
		want bool
	}{{time.Second, 2 * time.Second, true}, {5 * time.Second, time.Second, true}, {5 * time.Second, 2 * time.Second, false}, {5 * time.Second, least, true}} {
		var p plan
		p.mend(end{fault: Fault{Unit: "a", Cause: TooLong}, again: true, cost: c.cost}, &history{done: map[string]time.Duration{"b": c.took}})
		l := &Line{plan: p}
		if l.knows("b") != c.want || l.knows("c") {
			t.Errorf("%+v: %+v", c, p)
		}
	}
}

// What was at work when it was not yet known which of several is at fault has had its whole time: when it is given up alone, it is
// not for others.
func TestTriedUnitsHaveHadTheirTime(t *testing.T) {
	w := begun("a", "b")
	e := end{fault: w.blame(TooLong), again: true, several: true, at: w.names(), cost: 7 * time.Second}
	var p plan
	if !p.mend(e, &history{}) {
		t.Fatal("not tried again")
	}
	l := &Line{plan: p}
	for unit, had := range map[string]time.Duration{"a": limits.Processor, "b": limits.Processor, "c": 0} {
		if most := l.hurry(unit, limits); !most.Left || most.Had != had || most.Processor != least {
			t.Errorf("%s may take %+v", unit, most)
		}
	}
}

func TestCrash(t *testing.T) {
	for _, c := range []struct {
		said string
		want Cause
		line string
		ok   bool
	}{
		{"", Crashed, "", false},
		{"a word of a library\n", Crashed, "a word of a library"[:0], false},
		{"runtime: out of memory: cannot allocate 4194304-byte block\nfatal error: out of memory\n\ngoroutine 1", TooLarge, "runtime: out of memory: cannot allocate 4194304-byte block", true},
		{"runtime: goroutine stack exceeds 268435456-byte limit\nfatal error: stack overflow\n", TooLarge, "runtime: goroutine stack exceeds 268435456-byte limit", true},
		{"SIGSEGV: segmentation violation\nPC=0x42cedb m=4 sigcode=1\n", TooLarge, "SIGSEGV: segmentation violation", true},
		{"panic: runtime error: invalid memory address\n[signal SIGSEGV: segmentation violation]\n", Crashed, "panic: runtime error: invalid memory address", true},
		{"runtime/cgo: pthread_create failed: Resource temporarily unavailable\nSIGABRT: abort\n", TooLarge, "runtime/cgo: pthread_create failed: Resource temporarily unavailable", true},
		{"SIGQUIT: quit\nPC=0x42cedb\n\ngoroutine 0\n", Crashed, "", false},
		{"panic: runtime error: index out of range [3]\n\ngoroutine 1 [running]:\n", Crashed, "panic: runtime error: index out of range [3]", true},
		{"fatal error: concurrent map writes\n", Crashed, "fatal error: concurrent map writes", true},
	} {
		if got, line, ok := crash(c.said); ok != c.ok || line != c.line || ok && got != c.want {
			t.Errorf("%q: %s %q %v", c.said, got, line, ok)
		}
	}
}
