package main

import "slices"

// deployment is what is known of how crews deploy: the rolls before it, and who has docked so far.
type deployment struct {
	rolls   []int // of the die, in their order
	coin    int   // the crew that it picked; 0: none was tossed
	crews   []int // that have docked, in their order
	counter bool  // the turn counter was taken
}

// deploy judges the deployment: the first crew is that of the coin, or of the highest roll, the others follow clockwise, each at
// an airlock of its own, and the last takes the turn counter.
func (r *referee) deploy(l *line) bool {
	d := &r.deployment
	switch l.Event {
	case "docked":
		r.dock(l)
	case "counter-taken":
		if n := len(d.crews); n == r.crews && l.Crew != d.crews[n-1] || l.Crew < 1 || l.Crew > r.crews {
			r.fault("crew %d takes the turn counter, and was not the last to deploy", l.Crew)
		}
		r.turn, d.counter = l.Crew, true
	default:
		return false
	}
	return true
}

// dock judges whose turn it is to dock, and where.
func (r *referee) dock(l *line) {
	d := &r.deployment
	if !slices.ContainsFunc(r.airlocks(), func(id string) bool { return id == l.Airlock }) {
		r.fault("there is no airlock %q", l.Airlock)
	}
	for crew, id := range r.docked {
		if id == l.Airlock {
			r.fault("crew %d docks at %s, where crew %d has docked", l.Crew, id, crew)
		}
	}
	due := d.first(r.crews)
	if n := len(d.crews); n > 0 {
		due = d.crews[n-1]%r.crews + 1
	}
	if due > 0 && l.Crew != due {
		r.fault("crew %d deploys, and it is the turn of crew %d", l.Crew, due)
	}
	r.docked[l.Crew] = l.Airlock
	d.crews = append(d.crews, l.Crew)
}

func (r *referee) airlocks() []string {
	var out []string
	for _, a := range r.facts.Airlocks {
		out = append(out, a.ID)
	}
	return out
}

// first is the crew that luck has picked to deploy first; 0: luck had nothing to say.
func (d *deployment) first(crews int) int {
	rolls := d.rolls
	var in []int
	for crew := range crews {
		in = append(in, crew+1)
	}
	if len(rolls) == 0 {
		return d.coin
	}
	for len(in) > 1 && len(rolls) >= len(in) {
		most := slices.Max(rolls[:len(in)])
		var high []int
		for i, crew := range in {
			if rolls[i] == most {
				high = append(high, crew)
			}
		}
		rolls, in = rolls[len(in):], high
	}
	if len(in) > 1 || len(rolls) > 0 {
		return -1
	}
	return in[0]
}
