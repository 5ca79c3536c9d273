package supervise

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
)

// variable tells a process that it is a worker, and its plan.
const variable = "SORTIE_WORKER"

// plan is what a worker is told when it starts.
type plan struct {
	Line, Err uintptr // what it inherits: its line, and the command's standard error
	Serial    bool    // one unit at a time: it is not known yet which of several is at fault
	Faults    []Fault // units to pass by, and why
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

// mend makes the plan for another try after a worker has been ended; false if there is none to make.
func (p *plan) mend(e end) bool {
	switch {
	case !e.again || e.fault.Unit == "" || len(p.Faults) >= maxFaults || p.knows(e.fault.Unit):
		return false
	case e.several && !p.Serial:
		p.Serial = true
	default:
		p.Faults = append(p.Faults, e.fault)
	}
	return true
}

func (p *plan) knows(unit string) bool {
	return slices.ContainsFunc(p.Faults, func(f Fault) bool { return f.Unit == unit })
}
