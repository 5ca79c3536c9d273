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
	perRound uint8 // how often it works in a round at most; 0: no limit
	perPiece uint8
	perCrew  uint8
	round    int          // where it is counted how often it has worked in the round; -1: nowhere
	pieces   int          // the first place of those for each of the pieces
	crews    int          // the first place of those for each crew
	about    []program.ID // the pieces
	partial  bool         // the engine does not keep to all of its limits, or asks for less than it costs
}

// leaf is one event that a rule waits for.
type leaf struct {
	who    who // about whom it is
	vague  bool
	check  *check // a roll that must succeed
	nth    uint8  // only this one of all that fit; 0: each
	count  int    // where they are counted
	target *who   // whom it is about besides; nil: nobody
	all    bool   // every crew is gone
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
			program.FigureArrives, program.CounterMoved, program.PieceRepaired, program.PieceDestroyed, program.FiguresTouch, program.CrewGone, program.CrewAboard,
			program.RuleWorks, program.EntryRolled:
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

// optional is a list of effects that whoever sets them off may leave.
func (x *Rules) optional(list int16) int16 {
	at := int16(len(x.lists))
	x.lists = append(x.lists, nil, nil)
	x.lists[at] = []op{{code: kinds.ChooseEffect, who: anybody(), design: -1, lists: []int16{list, at + 1}, musts: []*cond{nil, nil}, titles: []string{"do it", "leave it"}}}
	return at
}

const counterMoved = program.CounterMoved

// lowerRules lowers the special rules of the mission.
func (x *Rules) lowerRules() error {
	for i := range x.Program.Rules {
		r := &x.Program.Rules[i]
		out := rule{list: x.lowerOps(r.Do), times: uint8(min(r.Times, 255)), standing: r.Standing, partial: r.Cost != nil && *r.Cost != (model.Cost{UA: r.Cost.UA})}
		if r.Optional || r.Cost != nil {
			out.list = x.optional(out.list)
		}
		if r.If != nil {
			out.must = x.lowerCond(*r.If)
		}
		for _, l := range r.Leaves {
			low := leaf{check: x.lowerCheck(l.Check), nth: uint8(min(l.Nth, 255)), all: l.Which != "any", vague: l.Actions > 1 || !heard(&l)}
			x.touches(&low, &l)
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
	other    int8   // the other one, and one more
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
		g.carryOut(int(h.Rule), &e)
	}
}

// carryOut begins what a rule does.
func (g *Game) carryOut(rule int, e *happening) {
	r := &g.Rules.rules[rule]
	g.Fired[rule]++
	for _, at := range g.limits(r, e) {
		if at.place >= 0 {
			g.Tallies[at.place]++
		}
	}
	g.tell(Event{Kind: RuleWorks, A: int16(rule)})
	f := Frame{Kind: opsFrame, A: r.list, C: int16(e.by), D: int16(rule) + 1, E: int16(e.other)}
	if e.event == program.FigureDefeated {
		f.C, f.E = int16(g.attacker()), int16(e.by)+1 // it is done for whoever brought somebody down
	}
	g.push(f)
	g.startTimers(rule)
}

// limit is a number of times that a rule works at most, and where it is counted.
type limit struct {
	place int // -1: it does not count here
	most  uint8
}

// limits are how often a rule works in a round, for the piece and for the crew that set it off.
func (g *Game) limits(r *rule, e *happening) [3]limit {
	out := [3]limit{{r.round, r.perRound}, {-1, r.perPiece}, {-1, r.perCrew}}
	if i := slices.Index(r.about, e.about); i >= 0 {
		out[1].place = r.pieces + i
	}
	by := e.by
	if e.event == program.FigureDefeated {
		by = g.attacker()
	}
	if r.perCrew > 0 && by >= 0 && g.Figures[by].Crew >= 0 {
		out[2].place = r.crews + int(g.Figures[by].Crew)
	}
	return out
}

// exhausted reports whether a rule has worked as often as it can.
func (g *Game) exhausted(rule int, e *happening) bool {
	r := &g.Rules.rules[rule]
	if r.times > 0 && g.Fired[rule] >= r.times || g.Fired[rule] == 255 {
		return true
	}
	for _, l := range g.limits(r, e) {
		if l.place >= 0 && g.Tallies[l.place] >= l.most {
			return true
		}
	}
	return false
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
	if r.leaves[h.Leaf].vague || g.exhausted(int(h.Rule), e) {
		return false
	}
	l := &r.leaves[h.Leaf]
	if e.event == program.CrewGone && l.all && !g.over() {
		return false
	}
	if by >= 0 && !g.meant(&l.who, by, scope{by: by, other: by}) {
		return false
	}
	if e.attack != nil && !g.ofAttack(l, e) || l.target != nil && (e.other == 0 || !g.meant(l.target, e.other-1, scope{by: by, other: e.other - 1})) {
		return false
	}
	if l.nth > 0 {
		if g.Tallies[l.count] = min(g.Tallies[l.count], 254) + 1; g.Tallies[l.count] != l.nth {
			return false
		}
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

// contacts tells rules of those whom a figure has come to touch that it did not touch in the cell where it came from, and of pieces.
func (g *Game) contacts(who int8, from int16) {
	if g.Rules.Program.Hooks[program.FiguresTouch] == nil || !g.Figures[who].Stands() {
		return
	}
	f, shut, at := g.Rules.Field, g.shut(), g.Figures[who].At
	for i := range int8(g.Count) {
		y := &g.Figures[i]
		if i == who || !y.Stands() || !g.touch(who, i) || from >= 0 && f.Touch(field.Cell(from), y.At, shut) {
			continue
		}
		g.setOff(happening{event: program.FiguresTouch, about: program.None, now: 1, by: who, other: i + 1})
		g.setOff(happening{event: program.FiguresTouch, about: program.None, now: 1, by: i, other: who + 1})
	}
	for i := range f.Pieces {
		if p := &f.Pieces[i]; slices.Contains(p.Contact, at) && (from < 0 || !slices.Contains(p.Contact, field.Cell(from))) {
			g.setOff(happening{event: program.FiguresTouch, about: g.Rules.pieceIDs[i], now: 1, by: who})
		}
	}
}

// touches lowers what a leaf says of contact: with a figure, or with a piece.
func (x *Rules) touches(out *leaf, l *program.Leaf) {
	if kinds.TriggerKindOf(l.Kind) != kinds.ContactTrigger {
		out.vague = out.vague || l.Target != nil
		return
	}
	out.vague = out.vague || l.Place != nil
	if out.target = x.whose(l.Target); out.target != nil {
		out.vague = out.vague || out.target.unknown
	}
}

// parted tells rules that a crew has nobody left to act, or is aboard to the last of its traders.
func (g *Game) parted() {
	for crew := range int8(g.Crews) {
		if g.Parted>>crew&1 == 1 || g.crewUp(crew) {
			continue
		}
		g.Parted |= 1 << crew
		one := g.anyOf(crew)
		g.signal(program.CrewGone, program.None, one)
		if one >= 0 && g.allAboard(crew) {
			g.signal(program.CrewAboard, program.None, one)
		}
	}
}

// anyOf is a trader of a crew; -1: it has none.
func (g *Game) anyOf(crew int8) int8 {
	for i := range int8(g.Count) {
		if g.Figures[i].Crew == crew && g.isTrader(i) {
			return i
		}
	}
	return -1
}

// allAboard reports whether all traders of a crew are aboard.
func (g *Game) allAboard(crew int8) bool {
	for i := range int8(g.Count) {
		if x := &g.Figures[i]; x.Crew == crew && g.isTrader(i) && !x.Flags.Has(Aboard) {
			return false
		}
	}
	return true
}

// awaited reports whether some rule waits for an event.
func (g *Game) awaited(event program.Event) bool { return len(g.Rules.Program.Hooks[event]) > 0 }
