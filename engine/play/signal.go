package play

import (
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
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
	check *check // a roll that must succeed
	// Of an attack: only by such actions, 0: any; with such an outcome; and only by these.
	acts    deed
	outcome string
	by      *who
}

// heard reports whether the engine tells rules of any event that a leaf waits for.
func heard(l *program.Leaf) bool {
	return slices.ContainsFunc(l.Hooks, func(h program.Hook) bool {
		switch h.Event {
		case program.GameBegins, program.RoundBegins, program.PhaseBegins, program.PhaseEnds, program.PegIn, program.LevelReached,
			program.PieceTouched, program.PieceSearched, program.DoorTurned, program.TokenTaken, program.TokenCarriedOff, program.ZoneEntered,
			program.ZoneLeft, program.FigureAboard, program.FigurePersuaded, program.FigureAttacked, program.FigureDefeated,
			program.FigureArrives, program.CounterMoved, program.PieceRepaired, program.PieceDestroyed:
			return true
		}
		return false
	})
}

// attacked lowers what a leaf says of an attack; it is vague where that is more than the engine tells rules of: one that has been
// made on somebody, by whom, how, and what came of it.
func (x *Rules) attacked(out *leaf, w *model.Trigger) {
	plain := model.Trigger{Kind: w.Kind, Who: w.Who, By: w.By, Acts: w.Acts, Outcome: w.Outcome}
	out.vague = out.vague || !reflect.DeepEqual(plain, *w) || !slices.Contains([]string{"", "hit", "missed", "harmed", "unharmed"}, w.Outcome)
	for _, id := range w.Acts {
		out.vague = out.vague || deedOf(id) == 0
		out.acts |= deedOf(id)
	}
	out.outcome, out.by = w.Outcome, x.whose(w.By)
	out.vague = out.vague || out.by != nil && out.by.unknown
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
			low := leaf{check: x.lowerCheck(l.Check), vague: l.Target != nil || l.Nth > 0 || l.Actions > 1 || !heard(&l)}
			if kinds.TriggerKindOf(l.Kind) == kinds.AttackedTrigger {
				x.attacked(&low, l.Trigger)
			}
			if kinds.TriggerKindOf(l.Kind) == kinds.DestroyedTrigger {
				_, ok := x.breakables(l.Of, l.Any, l.Armour, l.Hits)
				low.vague = low.vague || !ok
			}
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
	attack   *Frame // what it came of, with what came of it
}

// setOff begins the rules that wait for something, so that the first of the mission works first.
func (g *Game) setOff(e happening) {
	hooks := g.Rules.Program.Hooks[e.event]
	last := program.None
	for i := len(hooks) - 1; i >= 0; i-- {
		h := &hooks[i]
		if h.Rule == last || !e.meets(h) || !g.works(h, &e) {
			continue
		}
		last = h.Rule
		g.Fired[h.Rule]++
		g.tell(Event{Kind: RuleWorks, A: int16(h.Rule)})
		f := Frame{Kind: opsFrame, A: g.Rules.rules[h.Rule].list, C: int16(e.by), D: int16(h.Rule) + 1}
		if e.event == program.FigureDefeated {
			f.C, f.E = int16(g.attacker()), int16(e.by)+1 // it is done for whoever brought somebody down
		}
		g.push(f)
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
func (g *Game) works(h *program.Hook, e *happening) bool {
	r, by := &g.Rules.rules[h.Rule], e.by
	if r.times > 0 && g.Fired[h.Rule] >= r.times || g.Fired[h.Rule] == 255 || r.leaves[h.Leaf].vague {
		return false
	}
	l := &r.leaves[h.Leaf]
	if by >= 0 && !g.meant(&l.who, by, scope{by: by, other: by}) {
		return false
	}
	if e.attack != nil && !g.ofAttack(l, e) {
		return false
	}
	if g.Rules.gated && g.locked(opensRule, int(h.Rule)) || !g.holds(r.must, &attack{by: by, on: by, with: -1}) {
		return false
	}
	return g.passes(l.check, by)
}

// ofAttack reports whether a leaf waits for such an attack.
func (g *Game) ofAttack(l *leaf, e *happening) bool {
	a := e.attack.attack()
	hit, harmed := e.attack.R>>gotShift&255 > 0, e.attack.R>>harmShift&255 > 0
	switch {
	case l.acts != 0 && a.deed&l.acts == 0, l.by != nil && (a.by < 0 || !g.reacts(l.by, a.by, scope{by: a.on, other: a.by})):
		return false
	case l.outcome == "hit":
		return hit
	case l.outcome == "missed":
		return !hit
	case l.outcome == "harmed":
		return harmed
	case l.outcome == "unharmed":
		return !harmed
	}
	return true
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
