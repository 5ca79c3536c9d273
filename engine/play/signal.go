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
	toll     *toll        // what using it takes besides UA; nil: nothing
	attacker bool         // the bearer is whoever attacks, and not whoever is attacked
	icon     uint64       // its bearer carries a token with this icon; 0: it needs none
	using    bool         // and attacks with that one
}

// toll is what using a rule takes of whoever uses it.
type toll struct {
	actions, ammo, health int8
	effortless, whole     bool // as an effortless action; all actions of the turn
}

// charge lowers what using a rule takes; false where it takes more than the engine asks for.
func (x *Rules) charge(r *rule, c *model.Cost) bool {
	switch c.Once {
	case "game":
		r.times = 1
	case "round":
		r.perRound = 1
	}
	t := toll{int8(min(c.Actions, 100)), int8(min(c.Ammo, 100)), int8(min(c.Health, 100)), c.Effortless, c.Turn}
	if t != (toll{}) {
		r.toll = &t
		at := int16(len(x.lists))
		x.lists = append(x.lists, append([]op{{code: kinds.PayEffect, who: anybody(), design: -1, toll: &t}}, x.lists[r.list]...))
		r.list = at
	}
	return sameCost(*c, model.Cost{UA: c.UA, Actions: c.Actions, Ammo: c.Ammo, Health: c.Health, Effortless: c.Effortless, Turn: c.Turn, Once: c.Once}) && c.Once != "turn"
}

func sameCost(a, b model.Cost) bool { return a == b }

// affords reports whether a figure has what using a rule takes.
func (g *Game) affords(t *toll, by int8) bool {
	if by < 0 {
		return false
	}
	x := &g.Figures[by]
	return x.Actions >= t.actions && x.Ammo >= t.ammo && (x.Health > t.health || t.health == 0) && (!t.whole || x.Actions > 0) && (!t.effortless || x.Free > 0 || x.Actions > 0)
}

// exact has a figure pay for using a rule.
func (g *Game) exact(t *toll, by int8) {
	if by < 0 || !g.affords(t, by) {
		return
	}
	x := &g.Figures[by]
	x.Actions -= t.actions
	if t.whole {
		x.Actions = 0
	}
	switch {
	case t.effortless && x.Free > 0:
		g.pay(by, Option{Pay: FreeOne})
	case t.effortless:
		g.pay(by, Option{Pay: OneAction})
	}
	if t.ammo > 0 {
		x.Ammo -= t.ammo
		g.tell(Event{Kind: AmmoPegs, A: int16(by), B: int16(x.Ammo)})
	}
	if t.health > 0 {
		g.hurt(by, t.health)
	}
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
	moment  moment     // of an attack or an action
	nobody  bool       // attacks that nobody makes count as well
	free    bool       // only those of opportunity
	deeds   deedBits   // only such actions
	band    int8       // within this range; -1: however far off
	actions int8       // of one turn that it takes
	spot    program.ID // the place that is watched for it; 0: none
	what    loss       // that somebody loses
	bit     uint8      // of what somebody sees
	least   int        // dice of one roll
	crimes  crimes
}

// moment is a point of an attack, an action or a turn.
type moment uint8

// The moments.
const (
	afterIt moment = iota
	beforeIt
	inIt
	atTargeting
	onceRolled
)

// momentOf is a moment by its name; false: rules are not told of it.
func momentOf(id string) (moment, bool) {
	i := slices.Index([]string{"", "before", "during", "targeted", "rolled"}, id)
	if id == "settled" || id == "after" {
		i = 0
	}
	return moment(max(i, 0)), i >= 0
}

// crimes are sorts of deeds that are held against a crew.
type crimes uint8

// The deeds.
const (
	attacking crimes = 1 << iota
	robbing
)

// crimesOf are the bits of some deeds, of all where none is named. Alarms and trespassing no rule set says how to commit.
func crimesOf(acts []string) crimes {
	if len(acts) == 0 {
		return attacking | robbing
	}
	var out crimes
	for _, id := range acts {
		out |= map[string]crimes{"attack": attacking, "rob": robbing}[id]
	}
	return out
}

// heard reports whether the engine tells rules of any event that a leaf waits for.
func heard(l *program.Leaf) bool {
	return slices.ContainsFunc(l.Hooks, func(h program.Hook) bool {
		switch h.Event {
		case program.GameBegins, program.RoundBegins, program.PhaseBegins, program.PhaseEnds, program.PegIn, program.LevelReached,
			program.PieceTouched, program.PieceSearched, program.DoorTurned, program.TokenTaken, program.TokenCarriedOff, program.ZoneEntered,
			program.ZoneLeft, program.FigureAboard, program.FigurePersuaded, program.FigureAttacked, program.FigureDefeated,
			program.FigureArrives, program.CounterMoved, program.PieceRepaired, program.PieceDestroyed, program.FiguresTouch, program.CrewGone, program.CrewAboard,
			program.RuleWorks, program.EntryRolled, program.GameEnds, program.ZoneEmptied, program.FigureSeen, program.FigureActs, program.TurnTaken,
			program.FigureRobbed, program.NoiseMade, program.CrimeDone, program.FaceRolled, program.CardDrawn, program.CardKept, program.CardPlayed,
			program.ObjectiveDone:
			return true
		}
		return false
	})
}

// attacked lowers what a leaf says of an attack; it is vague where that is more than the engine tells rules of: one that has been
// made on somebody, by whom, how, and what came of it.
func (x *Rules) attacked(out *leaf, w *model.Trigger) {
	plain := model.Trigger{Kind: w.Kind, Who: w.Who, By: w.By, Acts: w.Acts, Outcome: w.Outcome, Moment: w.Moment, OrNobody: w.OrNobody, Free: w.Free}
	known := false
	out.moment, known = momentOf(w.Moment)
	out.nobody, out.free = w.OrNobody || w.By == nil, w.Free
	out.vague = out.vague || !known || out.moment == beforeIt || out.moment == inIt || out.moment != afterIt && w.Outcome != ""
	out.vague = out.vague || !reflect.DeepEqual(plain, *w) || !slices.Contains([]string{"", "hit", "missed", "harmed", "unharmed"}, w.Outcome)
	for _, id := range w.Acts {
		out.vague = out.vague || deedOf(id) == 0
		out.acts |= deedOf(id)
	}
	out.outcome, out.by = w.Outcome, x.whose(w.By)
	out.vague = out.vague || out.by != nil && out.by.unknown
}

// waits lowers what a leaf says of an action, a turn, a look, a place, a loss, a crime, a die or an arrival.
func (x *Rules) waits(out *leaf, w *model.Trigger) {
	known := true
	switch kinds.TriggerKindOf(w.Kind) {
	case kinds.ActsTrigger:
		out.moment, known = momentOf(w.Moment)
		for _, id := range w.Acts {
			out.deeds |= deedBitsOf(id)
			known = known && deedBitsOf(id) != 0
		}
		known = known && out.moment <= beforeIt && len(w.Deeds) == 0 && !w.Using && w.Nth == 0
		out.target = x.whose(w.Target)
	case kinds.TurnTrigger:
		known = w.Moment != "during"
		if w.Moment == "end" {
			out.moment = inIt
		}
	case kinds.SeesTrigger:
		out.target, out.band = x.whose(w.Target), x.rangeOf(w.Range)
		known = x.looks < mostLooks && (w.Range == "" || out.band >= 0)
		out.bit = x.looks
		x.looks++
	case kinds.EnterTrigger, kinds.LeaveTrigger, kinds.EmptyTrigger:
		known = w.Place == nil || x.watches(out, w.Place, false)
	case kinds.ContactTrigger:
		known = w.Place == nil || x.watches(out, w.Place, true)
	case kinds.LosesTrigger:
		known = !w.Using && len(w.To) == 0
		out.what = lossOf(w.What)
	case kinds.CrimeTrigger:
		out.target, out.crimes = x.whose(w.Against), crimesOf(w.Acts)
		known = out.crimes != 0
	case kinds.MisfireTrigger:
		out.least = max(w.Count, 1)
	}
	out.vague = out.vague || !known || out.target != nil && out.target.unknown
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
		does := x.lowerOps(r.Do)
		out := rule{list: does, times: uint8(min(r.Times, 255)), standing: r.Standing}
		b := x.bearers[r.ID]
		out.attacker, out.icon, out.using = b.attacker, x.traitBit(b.icon), b.using
		if r.If != nil {
			out.must = x.lowerCond(*r.If)
		}
		if r.Cost != nil {
			out.partial = !x.charge(&out, r.Cost)
		}
		if r.Optional || r.Cost != nil {
			out.list = x.optional(out.list)
		}
		for k := range r.Do {
			if r.Standing && !x.lowerStanding(out.must, r.Do[k].Effect, &x.lists[does][k]) {
				out.partial = true
			}
		}
		for _, l := range r.Leaves {
			low := leaf{check: x.lowerCheck(l.Check), nth: uint8(min(l.Nth, 255)), all: l.Which != "any", vague: !heard(&l), band: -1, actions: int8(min(l.Actions, 100))}
			x.waits(&low, l.Trigger)
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
				if l.Group != "" {
					low.who.group = x.groupOf(l.Group)
				}
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
	if g.awaited(event) {
		g.setOff(happening{event: event, about: about, now: 1, by: by})
	}
}

// signalNumber sets off the rules that wait for a number to be reached.
func (g *Game) signalNumber(event program.Event, about int16, was, now int) {
	if g.awaited(event) {
		g.setOff(happening{event: event, about: program.ID(about), was: was, now: now, by: -1})
	}
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
	moment   moment
	deeds    deedBits // the action
	what     loss
	crimes   crimes
	frame    int16 // of the attack or the turn that it interrupts, and one more
	only     int16 // only this leaf of this rule waits for it, and one more; 0: any
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
		g.spendFor(&g.Rules.rules[h.Rule].leaves[h.Leaf], e.by)
		g.carryOut(int(h.Rule), int(h.Leaf)+1, &e)
	}
}

// spendFor takes the actions that an event takes beyond the first.
func (g *Game) spendFor(l *leaf, by int8) {
	if l.actions > 1 && by >= 0 {
		g.Figures[by].Actions -= l.actions - 1
	}
}

// carryOut begins what a rule does; leaf: which of its events has set it off, and one more.
func (g *Game) carryOut(rule, leaf int, e *happening) {
	r := &g.Rules.rules[rule]
	g.Fired[rule]++
	for _, at := range g.limits(r, e) {
		if at.place >= 0 {
			g.Tallies[at.place]++
		}
	}
	g.tell(Event{Kind: RuleWorks, A: int16(rule), B: int16(leaf)})
	f := Frame{Kind: opsFrame, A: r.list, C: int16(e.by), D: int16(rule) + 1, E: int16(e.other), F: e.frame}
	switch {
	case e.event == program.FigureDefeated && r.icon == 0:
		f.C, f.E = int16(g.attacker()), int16(e.by)+1 // it is done for whoever brought somebody down
	case r.attacker:
		f.C, f.E = int16(e.other)-1, int16(e.by)+1
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
	if e.event == program.CrewGone && l.all && !g.over() || !g.fitting(h, l, e) {
		return false
	}
	bearer := by
	if r.attacker {
		bearer = e.other - 1
	}
	if bearer < 0 && (r.attacker || r.icon != 0) || r.icon != 0 && !g.shows(bearer, r, e) {
		return false
	}
	if by >= 0 && !g.meant(&l.who, by, scope{by: bearer, other: by}) {
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
	if g.Rules.gated && g.locked(opensRule, int(h.Rule)) || !g.holds(r.must, &attack{by: bearer, on: by, with: -1}) {
		return false
	}
	return g.passes(l.check, by)
}

// shows reports whether somebody carries a token with the icon that a rule is of, whole and known, or attacks with it.
func (g *Game) shows(who int8, r *rule, e *happening) bool {
	has := func(i int16) bool {
		t := &g.Tokens[i]
		d := &g.Rules.designs[g.Rules.tokens[i]]
		return d.traits&r.icon != 0 && t.Flags&(Broken|FaceDown|Used) == 0 && (!d.wearable || t.Flags.has(Worn))
	}
	if r.using {
		a := e.attack.attack()
		return a.with >= 0 && has(a.with)
	}
	return slices.ContainsFunc(g.things().tray(who), has)
}

// fitting reports whether a leaf waits for what happened at that moment, in that place, in that way.
func (g *Game) fitting(h *program.Hook, l *leaf, e *happening) bool {
	switch {
	case l.moment != e.moment, e.only > 0 && e.only != int16(h.Rule)<<4|int16(h.Leaf)+1, l.spot != 0 && l.spot != e.about:
		return false
	case l.deeds != 0 && l.deeds&e.deeds == 0, l.what != noLoss && l.what != e.what, l.crimes != 0 && l.crimes&e.crimes == 0, e.now < l.least:
		return false
	}
	if t := g.Rules.rules[h.Rule].toll; t != nil && !g.affords(t, e.by) {
		return false
	}
	return l.actions < 2 || e.by >= 0 && g.Figures[e.by].Actions >= l.actions-1
}

// ofAttack reports whether a leaf waits for such an attack.
func (g *Game) ofAttack(l *leaf, e *happening) bool {
	a := e.attack.attack()
	if a.by < 0 && !l.nobody || l.free && !a.leave {
		return false
	}
	hit, harmed := e.attack.R>>gotShift&255 > 0, e.attack.R>>harmShift&255 > 0
	switch {
	case l.acts != 0 && a.deed&l.acts == 0, l.by != nil && a.by >= 0 && (!g.reacts(l.by, a.by, scope{by: a.on, other: a.by})):
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
	id      program.ID
	in      []bool // by cell
	contact bool   // touching it counts, and not being in it
}

// firstSpot is the number of the first place that is watched and is no zone of its own.
const firstSpot program.ID = 1 << 20

// watches has a place watched for a leaf; false where it is none that stays where it is.
func (x *Rules) watches(out *leaf, w *model.Place, contact bool) bool {
	p := x.lowerPlace(w)
	cells := slices.Concat(p.zone, x.fixed(p))
	if p.any != "" && p.piece < 0 {
		cells = slices.Concat(x.sorts[p.any]...)
	}
	if p.unknown || p.figure != noFigure || p.near != nearNothing || p.chosen || p.ship || p.seen != noFigure || len(cells) == 0 {
		return false
	}
	z := watched{firstSpot + program.ID(len(x.watch)), make([]bool, len(x.Field.Spots)), contact}
	around := area{f: x.Field, cells: cells, within: p.within}
	for c := range z.in {
		at := field.Cell(c)
		z.in[c] = around.has(at) || contact && slices.ContainsFunc(cells, func(b field.Cell) bool { return b != field.None && x.Field.Adjoin(at, b) && x.Field.Touch(at, b, 0) })
	}
	x.watch = append(x.watch, z)
	out.spot = z.id
	return true
}

// lowerZones notes the zones that rules watch.
func (x *Rules) lowerZones() error {
	named, order := map[int]string{}, []int{}
	for name := range x.zones {
		if id := x.Program.ID(program.Zones, name); id != program.None {
			named[int(id)], order = name, append(order, int(id))
		}
	}
	slices.Sort(order)
	for _, id := range order {
		z := watched{program.ID(id), make([]bool, len(x.Field.Spots)), false}
		for _, c := range x.zones[named[id]] {
			z.in[c] = true
		}
		x.watch = append(x.watch, z)
	}
	x.sees = x.looks > 0 || len(x.Program.Hooks[program.ObjectiveDone]) > 0
	x.eachGoal(kinds.CaptureGoal, func(*goal) { x.hunts = true })
	return nil
}

// crossed sets off the rules that wait for somebody to leave zones, or to enter them.
func (g *Game) crossed(who int8, from, to field.Cell) {
	for i := range g.Rules.watch {
		z := &g.Rules.watch[i]
		was, is := from != field.None && z.in[from], to != field.None && z.in[to]
		switch {
		case is && !was && z.contact:
			g.signal(program.FiguresTouch, z.id, who)
		case is && !was:
			g.signal(program.ZoneEntered, z.id, who)
		case was && !is && !z.contact:
			g.signal(program.ZoneLeft, z.id, who)
			g.emptied(z)
		}
	}
}

// watched reports whether rules may wait for somebody to go from one cell to another.
func (g *Game) watched(from, to field.Cell) bool {
	for i := range g.Rules.watch {
		if z := &g.Rules.watch[i]; z.in[from] != z.in[to] {
			return true
		}
	}
	return false
}

// emptied tells rules that nobody is left in a zone, if nobody is.
func (g *Game) emptied(z *watched) {
	for i := range g.Figures[:g.Count] {
		if x := &g.Figures[i]; x.OnBoard() && x.At != field.None && z.in[x.At] {
			return
		}
	}
	g.signal(program.ZoneEmptied, z.id, -1)
}

// leaves tells rules of the zones that somebody has left who has been taken off the board.
func (g *Game) leaves(from field.Cell) {
	for i := range g.Rules.watch {
		if z := &g.Rules.watch[i]; from != field.None && z.in[from] && !z.contact {
			g.emptied(z)
		}
	}
}

// lookOut tells rules of what they wait for to be seen or done, once it is.
func (g *Game) lookOut() {
	if g.Round == 0 || g.Over {
		return
	}
	hooks := g.Rules.Program.Hooks[program.FigureSeen]
	for i := range hooks {
		h := &hooks[i]
		l := &g.Rules.rules[h.Rule].leaves[h.Leaf]
		if l.vague {
			continue
		}
		by, on := g.seen(&l.who, l.target, l.band, scope{by: -1, other: -1})
		if (by >= 0) == (g.Seeing>>l.bit&1 == 1) {
			continue
		}
		if g.Seeing ^= 1 << l.bit; by >= 0 {
			g.setOff(happening{event: program.FigureSeen, about: program.None, now: 1, by: by, other: on + 1, only: int16(h.Rule)<<4 | int16(h.Leaf) + 1})
		}
	}
	if !g.awaited(program.ObjectiveDone) {
		return
	}
	for i := range g.Rules.objectives {
		for crew := range int8(g.Crews) {
			if g.Noted>>i&1 == 0 && g.Done(crew, i) {
				g.Noted |= 1 << i
				g.signal(program.ObjectiveDone, program.ID(i), g.anyOf(crew))
			}
		}
	}
}

// seen is somebody of some who sees somebody of others, within a range, and whom; -1: nobody does.
func (g *Game) seen(seers, others *who, band int8, s scope) (by, on int8) {
	var a, b area
	if seers.in != nil {
		a = g.area(seers.in)
	}
	if others.in != nil {
		b = g.area(others.in)
	}
	from := g.chosen(seers, s, &a)
	for i := range int8(g.Count) {
		if from>>i&1 == 0 {
			continue
		}
		to := g.chosen(others, scope{by: s.by, other: s.other, those: s.those}, &b)
		for k := range int8(g.Count) {
			if i != k && to>>k&1 == 1 && g.sights(i, k) && (band < 0 || g.ranged(band, g.Figures[i].At, g.Figures[k].At)) {
				return i, k
			}
		}
	}
	return -1, -1
}

// offence is what a condition holds against a crew.
type offence struct {
	against who
	acts    crimes
	design  int // robbed of such a token; -1: of anything
}

// commits notes what a figure of a crew has done to another, and tells rules of it.
func (g *Game) commits(by, on int8, what crimes, design int) {
	if by < 0 || on < 0 || g.Figures[by].Crew < 0 || g.Figures[by].Crew == g.Figures[on].Crew {
		return
	}
	for i := range g.Rules.offences {
		o := &g.Rules.offences[i]
		if o.acts&what != 0 && (o.design < 0 || o.design == design) && g.meant(&o.against, on, scope{by: by, other: on}) {
			g.Crimes[g.Figures[by].Crew] |= 1 << i
		}
	}
	if design < 0 && g.awaited(program.CrimeDone) {
		g.setOff(happening{event: program.CrimeDone, about: program.None, now: 1, by: by, other: on + 1, crimes: what})
	}
}

// showsFace tells rules which face an NPC's die shows, or that so many dice of somebody show misfires.
func (g *Game) showsFace(symbol string, dice int, by int8) {
	g.setOff(happening{event: program.FaceRolled, about: g.Rules.Program.ID(program.Symbols, symbol), now: dice, by: by, frame: int16(g.Depth)})
}

// takesTurn tells rules that somebody's turn begins, or ends.
func (g *Game) takesTurn(who int8, end bool) {
	if !g.awaited(program.TurnTaken) {
		return
	}
	e := happening{event: program.TurnTaken, about: program.None, now: 1, by: who}
	if end {
		e.moment = inIt
	}
	g.setOff(e)
}

// loses tells rules what somebody loses.
func (g *Game) loses(who int8, what loss) {
	if g.awaited(program.FigureRobbed) {
		g.setOff(happening{event: program.FigureRobbed, about: program.None, now: 1, by: who, what: what})
	}
}

// does tells rules of an action that somebody is about to take, or has taken.
func (g *Game) does(who int8, what deedBits, on int8, m moment) {
	if what != 0 && g.awaited(program.FigureActs) {
		g.setOff(happening{event: program.FigureActs, about: program.None, now: 1, by: who, other: on + 1, deeds: what, moment: m})
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
	switch kinds.TriggerKindOf(l.Kind) {
	case kinds.InteractTrigger:
		out.vague = out.vague || l.Target != nil
		return
	case kinds.ContactTrigger:
	default:
		return
	}
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
