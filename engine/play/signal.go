package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
)

// rule is a special rule of the mission, lowered.
type rule struct {
	list     int16
	must     *cond
	times    uint8 // how often it works at most; 0: no limit
	leaves   []leaf
	standing bool
}

// leaf is one event that a rule waits for.
type leaf struct {
	who   who // about whom it is
	vague bool
}

const counterMoved = program.CounterMoved

// lowerRules lowers the special rules of the mission.
func (x *Rules) lowerRules() error {
	for i := range x.Program.Rules {
		r := &x.Program.Rules[i]
		out := rule{list: x.lowerOps(r.Do), times: uint8(min(r.Times, 255)), standing: r.Standing}
		if r.If != nil {
			out.must = x.lowerCond(*r.If)
		}
		for _, l := range r.Leaves {
			low := leaf{vague: l.Check != nil || l.Target != nil || l.Nth > 0 || l.Actions > 1}
			if l.Who != nil {
				low.who = x.lowerWho(l.Who)
				low.vague = low.vague || low.who.unknown
			} else {
				low.who = anybody()
			}
			out.leaves = append(out.leaves, low)
		}
		x.rules = append(x.rules, out)
	}
	return nil
}

// signal sets off the rules that wait for something; about is the thing that it is about, by the program's number of it,
// and by the figure that did it or to whom it happened, -1: nobody.
func (g *Game) signal(event program.Event, about program.ID, by int8) {
	g.setOff(happening{event: event, about: about, now: 1, by: by})
}

// signalNumber sets off the rules that wait for a number to be reached.
func (g *Game) signalNumber(event program.Event, about int16, was, now int) {
	g.setOff(happening{event: event, about: program.ID(about), was: was, now: now, by: -1})
}

// happening is something that rules wait for.
type happening struct {
	event    program.Event
	about    program.ID
	was, now int
	state    string // of a door
	by       int8   // who did it, or to whom it happened; -1: nobody
}

// setOff begins the rules that wait for something, so that the first of the mission works first.
func (g *Game) setOff(e happening) {
	hooks := g.Rules.Program.Hooks[e.event]
	last := program.None
	for i := len(hooks) - 1; i >= 0; i-- {
		h := &hooks[i]
		if h.Rule == last || !e.meets(h) || !g.works(h, e.by) {
			continue
		}
		last = h.Rule
		g.Fired[h.Rule]++
		g.tell(Event{Kind: RuleWorks, A: int16(h.Rule)})
		g.push(Frame{Kind: opsFrame, A: g.Rules.rules[h.Rule].list, C: int16(e.by), D: int16(h.Rule) + 1})
	}
}

// meets reports whether a hook waits for what happened.
func (e *happening) meets(h *program.Hook) bool {
	switch {
	case h.About != nil && !slices.Contains(h.About, e.about), h.State != "" && h.State != e.state:
		return false
	case !h.Counts || e.was < h.At && h.At <= e.now || e.was > h.At && h.At >= e.now:
		return true
	}
	return h.Every > 0 && e.now > h.At && (e.now-h.At)%h.Every == 0
}

// works reports whether a rule still works, its condition holds, and what happened is about those whom it speaks of.
func (g *Game) works(h *program.Hook, by int8) bool {
	r := &g.Rules.rules[h.Rule]
	if r.times > 0 && g.Fired[h.Rule] >= r.times || g.Fired[h.Rule] == 255 || r.leaves[h.Leaf].vague {
		return false
	}
	l := &r.leaves[h.Leaf]
	if by >= 0 && !g.meant(&l.who, by, scope{by: by, other: by}) {
		return false
	}
	return g.holds(r.must, &attack{by: by, on: by, with: -1})
}

// watched is a zone that rules wait for somebody to enter or to leave.
type watched struct {
	id program.ID
	in []bool // by cell
}

// lowerZones notes the zones that rules watch.
func (x *Rules) lowerZones() error {
	for id, cells := range x.zones {
		about := x.Program.ID(program.Zones, id)
		if about == program.None {
			continue
		}
		z := watched{about, make([]bool, len(x.Field.Spots))}
		for _, c := range cells {
			z.in[c] = true
		}
		x.watch = append(x.watch, z)
	}
	slices.SortFunc(x.watch, func(a, b watched) int { return int(a.id - b.id) })
	return nil
}

// crossed sets off the rules that wait for somebody to leave zones, or to enter them.
func (g *Game) crossed(who int8, from, to field.Cell) {
	for i := range g.Rules.watch {
		z := &g.Rules.watch[i]
		was, is := from != field.None && z.in[from], to != field.None && z.in[to]
		switch {
		case is && !was:
			g.signal(program.ZoneEntered, z.id, who)
		case was && !is:
			g.signal(program.ZoneLeft, z.id, who)
		}
	}
}

// doorName is how rules name what a door does.
func doorName(state uint8) string { return [...]string{"open", "closed", "locked", "jammed"}[state] }
