package supervise

import (
	"encoding/json"
	"os"
	"runtime"
	"sync"
	"time"
)

// event is what a worker says on its line: one JSON value a line, of which one part is filled in.
type event struct {
	Begin, End int    `json:",omitempty"` // a piece of work, by number
	What       string `json:",omitempty"`
	Again      bool   `json:",omitempty"` // it can be passed by in another try
	Part       bool   `json:",omitempty"` // there is more to do with that unit
	Limits     Limits `json:",omitzero"`
	Whole      *whole `json:",omitempty"`
	Format     string `json:",omitempty"`
	Rewrites   bool   `json:",omitempty"`
	Written    string `json:",omitempty"`
	Fresh      bool   `json:",omitempty"` // what was at fault may be mended
}

// whole is what a number of units may take together; no units: there is no such limit any more.
type whole struct {
	Units int
	Most  time.Duration
}

// Line is what a worker says to the process that watches it. A nil Line says nothing: nobody watches.
type Line struct {
	plan plan
	to   *os.File
	mu   sync.Mutex
	next int
}

// Join is the line of this process; nil if it is no worker.
func Join() (*Line, error) {
	p, ok, err := planOf()
	if !ok || err != nil {
		return nil, err
	}
	if p.Serial {
		runtime.GOMAXPROCS(1)
	}
	return &Line{plan: p, to: os.NewFile(p.Line, "line")}, nil
}

// Err is the standard error of the command. That of the worker's own process is for what the Go runtime says
// when it fails, which is no message for anybody.
func (l *Line) Err() *os.File { return os.NewFile(l.plan.Err, "stderr") }

// Passed reports whether a unit is to be passed by, and why.
func (l *Line) Passed(unit string) (Fault, bool) {
	if l == nil {
		return Fault{}, false
	}
	for _, f := range l.plan.Faults {
		if f.Unit == unit {
			return f, true
		}
	}
	if l.plan.Closed && !l.knows(unit) {
		return Fault{Unit: unit, Cause: Unreached}, true
	}
	return Fault{}, false
}

// knows reports whether a unit was done before.
func (l *Line) knows(unit string) bool { return l.plan.Known.has(unit) }

// Placed reports whether an earlier worker has put the new text of a source file in its place.
func (l *Line) Placed(name string) bool {
	return l != nil && l.plan.Placed.has(name)
}

// Begin says that a unit is begun, until the returned function is called.
func (l *Line) Begin(what string, most Limits) (end func()) {
	return l.begin(event{What: what, Limits: l.hurry(what, most), Again: true})
}

// BeginPart says it of work after which the unit is not done yet.
func (l *Line) BeginPart(what string, most Limits) (end func()) {
	return l.begin(event{What: what, Limits: l.hurry(what, most), Again: true, Part: true})
}

// BeginOnce says it of work that has an outcome before it is done, and that no other worker is to do again.
func (l *Line) BeginOnce(what string, most Limits) (end func()) {
	return l.begin(event{What: what, Limits: most})
}

// hurry is what a unit may take when others have taken too much. One of those that may have taken it themselves has had its
// whole time before.
func (l *Line) hurry(what string, most Limits) Limits {
	if l != nil && l.plan.Most > 0 && l.plan.Most < most.Processor && !l.knows(what) {
		if l.plan.Tried.has(what) {
			most.Had = most.Processor
		}
		most.Wall = max(0, most.Wall-most.Processor) + l.plan.Most
		most.Processor, most.Left = l.plan.Most, true
	}
	return most
}

func (l *Line) begin(e event) func() {
	if l == nil {
		return func() {}
	}
	l.mu.Lock()
	l.next++
	e.Begin = l.next
	l.mu.Unlock()
	l.say(e)
	return func() { l.say(event{End: e.Begin}) }
}

// Whole sets what a number of units may take together; none lifts it. In a closed run all of them have been done
// within it before.
func (l *Line) Whole(units int, most time.Duration) {
	if l != nil && !l.plan.Closed {
		l.say(event{Whole: &whole{units, most}})
	}
}

// Format says in which format findings are wanted.
func (l *Line) Format(name string) { l.say(event{Format: name}) }

// Rewrites says that the command will put new texts in the place of source files.
func (l *Line) Rewrites() { l.say(event{Rewrites: true}) }

// Written says that a source file has its new text.
func (l *Line) Written(name string) { l.say(event{Written: name}) }

// Fresh says that files have changed: what was at fault is to be looked at again.
func (l *Line) Fresh() {
	if l != nil {
		l.plan = plan{Line: l.plan.Line, Err: l.plan.Err, Serial: l.plan.Serial}
		l.say(event{Fresh: true})
	}
}

// say writes an event. If it fails, the process that watches is gone, and with it whoever wanted an outcome.
func (l *Line) say(e event) {
	if l == nil {
		return
	}
	data, err := json.Marshal(e)
	if err != nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if _, err := l.to.Write(append(data, '\n')); err != nil {
		os.Exit(2)
	}
}
