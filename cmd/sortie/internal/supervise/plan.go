package supervise

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"slices"
	"strings"
	"time"
)

// variable tells a process that it is a worker, and its plan.
const variable = "SORTIE_WORKER"

// plan is what a worker is told when it starts.
type plan struct {
	Line, Err uintptr // what it inherits: its line, and the command's standard error
	Serial    bool    // one unit at a time: it is not known yet which of several is at fault
	Faults    []Fault // units to pass by, and why

	Most   time.Duration `json:",omitzero"`  // that any unit may take, once others have taken too much
	Closed bool          `json:",omitempty"` // all units but those of Known are passed by
	Known  names         `json:",omitempty"` // units that were done soon enough to be done again
	Placed names         `json:",omitempty"` // source files that have their new texts
	Tried  names         `json:",omitempty"` // units that were at work when a worker was ended, and could take all of their time
}

// names are hashes of names, one behind the other: a plan stands in the environment of a process, which is small.
type names []byte

// maxNames is how many there may be.
const maxNames = 2000

func hash(name string) []byte {
	h := fnv.New32a()
	h.Write([]byte(name))
	return h.Sum(nil)
}

func (n *names) add(name string) {
	if h := hash(name); len(*n) < maxNames*len(h) {
		*n = append(*n, h...)
	}
}

func (n names) has(name string) bool {
	h := hash(name)
	for one := range slices.Chunk(n, len(h)) {
		if bytes.Equal(one, h) {
			return true
		}
	}
	return false
}

func (p plan) variable() (string, error) {
	data, err := json.Marshal(p)
	return variable + "=" + string(data), err
}

// planOf reads the plan of this process; false if it is no worker.
func planOf() (p plan, ok bool, err error) {
	text, ok := os.LookupEnv(variable)
	if !ok {
		return p, false, nil
	}
	os.Unsetenv(variable)
	if err := json.Unmarshal([]byte(text), &p); err != nil || p.Line == 0 || p.Err == 0 {
		return p, true, fmt.Errorf("%s is set by sortie itself: leave it out of the environment", variable)
	}
	return p, true, nil
}

// history is what is known of the workers that there were.
type history struct {
	done    map[string]time.Duration // units that one of them has done, and how long it took
	spent   time.Duration            // by units at fault
	written []string                 // source files that have their new texts
}

// known are the units that can be done again: those that are quick, and of the others as many as there is time for.
func (h *history) known() (all names) {
	units := slices.SortedFunc(maps.Keys(h.done), func(a, b string) int {
		return cmp.Or(cmp.Compare(h.done[a], h.done[b]), strings.Compare(a, b))
	})
	left := shared - h.spent
	for _, unit := range units {
		if took := h.done[unit]; took > least {
			left -= took
		}
		if h.done[unit] <= least || left > 0 {
			all.add(unit)
		}
	}
	return all
}

// mend makes the plan for another try after a worker has been ended; false if there is none to make.
func (p *plan) mend(e end, h *history) bool {
	if !e.again || len(p.Faults) >= maxFaults+maxLate || p.knows(e.fault.Unit) {
		return false
	}
	h.spent += e.cost
	p.Most = max(least, (shared-h.spent)/2).Round(100 * time.Millisecond)
	p.Known, p.Placed = h.known(), nil
	for _, name := range h.written {
		p.Placed.add(name)
	}
	switch {
	case e.fault.Cause == TooMany:
		again := !p.Closed
		p.Closed = true
		return again
	case e.fault.Unit == "":
		return false
	case e.several && !p.Serial:
		p.Serial, p.Tried = true, e.at
		return true
	}
	p.Faults = append(p.Faults, e.fault)
	p.Closed = p.Closed || len(p.Faults) >= maxFaults
	return true
}

func (p *plan) knows(unit string) bool {
	return slices.ContainsFunc(p.Faults, func(f Fault) bool { return f.Unit == unit })
}
