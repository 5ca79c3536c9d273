package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// runGroup activates the NPCs of a group, the highest rank first; of equals whoever holds the turn counter says which
// (seed 000:1306).
func (g *Game) runGroup(f *Frame) {
	best := int8(-1)
	for stand := g.roster.stand & g.roster.kin[f.A]; stand != 0; stand &= stand - 1 {
		i := int8(bits.TrailingZeros64(stand))
		if !g.due(i) {
			continue
		}
		r := g.rank(i)
		if g.Lasting > 0 && g.lastOf(i, kinds.FirstEffect) >= 0 {
			r += 64 // before all others
		}
		switch {
		case r > best:
			best = r
			g.options = g.options[:0]
			fallthrough
		case r == best:
			g.option(Option{Code: Choose, A: int16(i)})
		}
	}
	if best < 0 {
		g.pop()
		return
	}
	g.choose(ActsDecision, int8(g.Turn), -1)
}

// due reports whether an NPC has still to act in the phase of its group. One that has joined a crew acts with the crew, and
// only rolls here for whether it stays (seed 000:1545-1550; ruling RU-68).
func (g *Game) due(i int8) bool {
	x := &g.Figures[i]
	if !x.Stands() || g.isTrader(i) {
		return false
	}
	if x.Crew >= 0 {
		return !x.Flags.Has(Cast) && g.Rules.groups[g.sort(i).Group].joined >= 0
	}
	return x.Flags&(Acted|Arrived|Cast) == 0 && !g.is(i, Dormant)
}

func (g *Game) rank(f int8) int8 {
	if k := g.sort(f).Kind; k >= 0 {
		return g.Rules.kinds[k].rank
	}
	return 0
}

func (g *Game) picked(_ *Frame, o Option) { g.push(Frame{Kind: npcFrame, A: o.A}) }

// The kinds of action that a turn of linked ones is made of.
const (
	anyAction = iota
	moveKind
	attackKind
)

// runNPC has an NPC act by its chart (seed 000:1306-1337, 1386).
func (g *Game) runNPC(f *Frame) {
	who := int8(f.A)
	x := &g.Figures[who]
	if f.Step == 0 {
		f.Step = 1
		x.Flags |= Cast
		if x.Crew < 0 {
			x.Flags = x.Flags&^(MovedNow|ShotNow) | Acted
			x.Actions = max(g.number(who, actionsStat)-x.Fewer, 0)
			x.Fewer = 0
		}
		x.Target = -1
		g.tell(Event{Kind: TurnBegan, A: f.A, B: int16(x.Actions)})
		if !g.stats(who).Known {
			g.pop()
			return
		}
		g.takesTurn(who, false)
		return
	}
	if g.unloads(f) || (g.moody() || g.Lasting > 0) && g.inMood(f, who) {
		return
	}
	chart := g.chartOf(who)
	if !x.Stands() || chart < 0 {
		g.pop()
		return
	}
	c := &g.Rules.charts[chart]
	if c.turn {
		g.byDie(f, who, chart)
		return
	}
	if f.D > 0 && g.between(&f.D, who, 0) {
		return
	}
	if x.Actions <= 0 || g.kept(who, fromActing, -1) {
		g.pop()
		return
	}
	if !g.aim(f, who) {
		return
	}
	x.Actions--
	f.D = 1
	g.byLine(f, who, chart)
}

// chartOf is the chart that a figure acts by. Whoever is hostile acts by one that goes by no die.
func (g *Game) chartOf(f int8) int8 {
	x := &g.Rules.groups[g.sort(f).Group]
	if g.Figures[f].Crew >= 0 {
		return x.joined
	}
	out := x.chart
	if k := g.sort(f).Kind; k >= 0 && g.Rules.kinds[k].chart >= 0 {
		out = g.Rules.kinds[k].chart
	}
	if i := g.lastOf(f, kinds.BehaviourEffect); i >= 0 {
		if o := &g.Rules.lists[g.Lasts[i].List][g.Lasts[i].Op]; o.chart >= 0 {
			return o.chart
		}
	}
	if g.Rules.fighting >= 0 && g.is(f, Hostile) && out >= 0 && g.Rules.charts[out].die >= 0 {
		return g.Rules.fighting
	}
	return out
}

// inMood has an NPC act as it does because of its mood alone; false where it acts by its chart.
func (g *Game) inMood(f *Frame, who int8) bool {
	x := &g.Figures[who]
	m, goal := g.MoodOf(who), &g.Rules.exits
	if i := g.lastOf(who, kinds.BehaviourEffect); i >= 0 && m != Fleeing {
		if o := &g.Rules.lists[g.Lasts[i].List][g.Lasts[i].Op]; o.place != nil {
			m, goal = Fleeing, o.place // not that it flees: it heads for something
		}
	}
	if crew, may := g.player(who); crew >= 0 && x.Stands() {
		g.played(f, who, crew, may)
		return true
	}
	if m != Fleeing && m != Patrol || x.Crew >= 0 || !x.Stands() || g.kept(who, fromActing, -1) {
		return false
	}
	if m == Patrol && g.wakes(who) {
		g.turnMood(who, Alert)
		return false
	}
	if f.D > 0 && g.between(&f.D, who, 0) {
		return true
	}
	if x.Actions <= 0 {
		g.pop()
		return true
	}
	x.Actions--
	f.D = 1
	length := g.stride(who, g.pace(who))
	switch {
	case x.Flags.Has(Prone):
		x.Flags &^= Prone
		g.note(who)
		g.tell(Event{Kind: StoodUp, A: int16(who)})
	case m == Patrol:
		f.C, x.Flags = moveKind, x.Flags|MovedNow
		_, arrow := g.roll(g.Rules.random)
		g.setOut(who, length)
		g.wander(who, arrow, length, true)
	default:
		f.C, x.Flags = moveKind, x.Flags|MovedNow
		g.setOut(who, length)
		g.lead(who, goal, length, ownMove|byNPC)
	}
	return true
}

// played has an NPC act as a player says, with the actions that it may take.
func (g *Game) played(f *Frame, who, crew int8, may deedBits) {
	x := &g.Figures[who]
	if f.D > 0 && g.between(&f.D, who, 0) {
		return
	}
	if x.Actions <= 0 || g.kept(who, fromActing, -1) {
		g.pop()
		return
	}
	switch {
	case x.Flags.Has(Prone):
		if may&toStand != 0 {
			g.option(Option{Code: StandUp})
		}
	default:
		g.listGiven(who, may&g.alike(f, who))
	}
	if len(g.options) == 0 {
		g.pop()
		return
	}
	g.option(Option{Code: EndTurn})
	g.choose(ActionDecision, crew, who)
}

// alike are the moves and attacks that somebody may still make in its turn: with linked actions those of the sort alone that it has
// begun with (seed 000:524).
func (g *Game) alike(f *Frame, who int8) deedBits {
	switch {
	case !g.stats(who).Linked || f.C == anyAction:
		return toMove | toShoot | toStrike
	case f.C == moveKind:
		return toMove
	}
	return toShoot | toStrike
}

// sortOf is the sort of what somebody does for an action in its turn, where all are to be of one sort: moves and attacks are two, and all
// else is of a sort of its own. anyAction: it takes no action, or sets no sort, as getting up (ruling RU-64).
func sortOf(o Option) int16 {
	const dragged = 1<<EnterBoard | 1<<DragAlong | 1<<DragPiece
	const aimed = 1<<ShootTo | 1<<StrikeThing | 1<<ShootThing | 1<<ThrowAt | 1<<ThrowTo | 1<<ShoveAt
	const other = 1<<SearchIn | 1<<SearchRoom | 1<<Interact | 1<<Reload | 1<<ClearJam | 1<<Wear | 1<<PersuadeTo | 1<<Rob | 1<<RepairAt | 1<<Revive
	code := Codes(1) << o.Code
	switch did := bitsOf(o.Code); {
	case o.Pay != Nothing:
		return anyAction
	case did&toMove != 0 || code&dragged != 0:
		return moveKind
	case did&(toShoot|toStrike) != 0 || code&aimed != 0:
		return attackKind
	case code&other != 0:
		return attackKind + 1 + int16(o.Code)
	}
	return anyAction
}

// keepAlike takes from what somebody may do in its turn the actions of other sorts than the one that it has begun with, if its actions
// are linked (seed 000:524).
func (g *Game) keepAlike(f *Frame, who int8) {
	if f.G == anyAction || !g.stats(who).Linked {
		return
	}
	g.options = slices.DeleteFunc(g.options, func(o Option) bool {
		s := sortOf(o)
		return s != anyAction && s != f.G
	})
}

// playedBy does what a player has an NPC do.
func (g *Game) playedBy(f *Frame, ask Decision, o Option) {
	if o.Code == EndTurn {
		g.Figures[f.A].Actions = 0
		return
	}
	deep := g.Depth
	f.D = 1
	switch {
	case bitsOf(o.Code)&toMove != 0:
		f.C = moveKind
	case bitsOf(o.Code)&(toShoot|toStrike) != 0:
		f.C = attackKind
	}
	g.acted(f, o)
	for i := deep; i < g.Depth; i++ {
		if g.Frames[i].Kind == moveFrame {
			g.Frames[i].G = int16(ask.Crew) + 1
		}
	}
}

// wakes reports whether somebody on patrol sees an enemy, or is in contact with one.
func (g *Game) wakes(who int8) bool {
	for i := range int8(g.Count) {
		if !g.Figures[i].Stands() || !g.enemies(who, i) {
			continue
		}
		if _, seen := g.sees(who, i); seen || g.touch(who, i) {
			return true
		}
	}
	return false
}

// aim sees that an NPC has a target: it keeps the one of this turn until that falls (seed 000:1321). It is false while
// somebody has to choose among equals.
func (g *Game) aim(f *Frame, who int8) bool {
	x := &g.Figures[who]
	if x.Target >= 0 && g.Figures[x.Target].Stands() {
		return true
	}
	best := g.targets(who)
	switch bits.OnesCount64(best) {
	case 0:
		x.Target = -1
		g.pop()
		return false
	case 1:
		x.Target = int8(bits.TrailingZeros64(best))
		g.tell(Event{Kind: Targeted, A: f.A, B: int16(x.Target)})
		return true
	}
	for i := range int8(g.Count) {
		if best>>uint(i)&1 == 1 {
			g.option(Option{Code: Choose, A: int16(i)})
		}
	}
	g.choose(TieDecision, int8(g.Turn), who)
	return false
}

func (g *Game) aimed(f *Frame, o Option) {
	g.Figures[f.A].Target = int8(o.A)
	g.tell(Event{Kind: Targeted, A: f.A, B: o.A})
}

// byLine does what the first line of a chart says that fits.
func (g *Game) byLine(f *Frame, who, chart int8) {
	c := &g.Rules.charts[chart]
	if i := g.lineFor(who, c, f.C == moveKind); i >= 0 {
		g.tell(Event{Kind: LineFollowed, A: f.A, B: int16(chart), C: int16(i)})
		for _, d := range c.lines[i].do {
			g.do(f, who, d)
		}
	}
}

// lineFor is the first line of a chart that fits, by its index; -1: none. Whoever has moved and has linked actions does not attack
// any more, but moves again (seed 000:524, 1351).
func (g *Game) lineFor(who int8, c *chart, moved bool) int {
	k := known{who: who, asked: anyMood | revealDue | unheardOf}
	for i := range c.lines {
		if l := &c.lines[i]; !(moved && g.stats(who).Linked && attacks(l)) && g.suits(&k, l) {
			return i
		}
	}
	return -1
}

// attacks reports whether a line of a chart begins with an attack.
func attacks(l *line) bool { return len(l.do) > 0 && (l.do[0] == StrikeDeed || l.do[0] == ShootDeed) }

// known is what has been found out of an NPC that is about to act: no more than its chart asks for, line by line.
type known struct {
	who       int8
	asked, so fact
}

// suits reports whether all is so that a line of a chart asks for.
func (g *Game) suits(k *known, l *line) bool {
	for left := l.needs | l.unless; left != 0; left &= left - 1 {
		b := left & -left
		if so := g.isFact(k, b); so && l.unless&b != 0 || !so && l.needs&b != 0 {
			return false
		}
	}
	return true
}

// isFact reports whether something is so of an NPC that is about to act.
func (g *Game) isFact(k *known, b fact) bool {
	if k.asked&b == 0 {
		k.asked |= b
		if b&anyMood != 0 && g.mood(k.who, b) || b&anyMood == 0 && g.fact(k, b) {
			k.so |= b
		}
	}
	return k.so&b != 0
}

// fact finds that out, but for its moods.
func (g *Game) fact(k *known, b fact) bool {
	who := k.who
	x, s := &g.Figures[who], g.stats(who)
	switch b {
	case isProne:
		return x.Flags.Has(Prone)
	case hasMoved:
		return x.Flags.Has(MovedNow)
	case shoots:
		return s.Ranged > 0
	case shootsBetter:
		return s.Ranged > s.Close
	case isEngaged:
		return g.engaged(who)
	}
	if x.Target < 0 {
		return false
	}
	switch b {
	case engagedWithTarget:
		return g.touch(who, x.Target)
	case targetInRange:
		reach := g.Rules.groups[g.sort(who).Group].reach
		return reach < 0 || g.Rules.band(g.Rules.Field.Apart(x.At, g.Figures[x.Target].At)) <= reach
	case seesTarget:
		if _, seen := g.sees(who, x.Target); seen {
			return true
		}
	case canCharge:
		return s.Close > 0 && g.isFact(k, seesTarget) && g.charges(who)
	}
	return false
}

// charges reports whether an NPC gets into contact with its target and can still strike it in this turn: by all of its
// actions but the one in hand, or by all where coming into contact is a strike (ruling RU-62).
func (g *Game) charges(who int8) bool {
	x, s := &g.Figures[who], g.stats(who)
	moves := int(x.Actions) // the one in hand has been taken off already
	if s.Strikes {
		moves++
	}
	if moves <= 0 {
		return false
	}
	length := g.stride(who, model.Length(moves)*g.pace(who))
	if g.tooFar(who, x.Target, length) {
		return false
	}
	_, ok := g.approach(who, x.Target, length)
	return ok
}

// tooFar reports whether a figure cannot come into contact with another by a walk of a length, even if nobody were in its way:
// from contact it is one step more to where the other one stands.
func (g *Game) tooFar(who, on int8, length model.Length) bool {
	from, to := g.Figures[who].At, g.Figures[on].At
	return !g.touch(who, on) && g.Way(to, from) > length+model.Inch
}

// do does a deed of a chart.
func (g *Game) do(f *Frame, who int8, d Deed) {
	x := &g.Figures[who]
	linked := g.stats(who).Linked
	switch d {
	case StandUpDeed:
		x.Flags &^= Prone
		g.note(who)
		g.tell(Event{Kind: StoodUp, A: int16(who)})
	case StrikeDeed, ShootDeed:
		if linked && f.C == moveKind {
			return
		}
		f.C = attackKind
		deed := striking
		if d == ShootDeed {
			deed = shooting
		}
		g.assault(attack{by: who, on: x.Target, with: -1, deed: deed, from: field.None})
	case MoveDeed:
		if linked && f.C == attackKind {
			return
		}
		f.C = moveKind
		x.Flags |= MovedNow
		g.close(who)
	}
}

// close moves an NPC towards its target: into contact if it gets there, else as near as it comes (seed 000:1331, 1434).
func (g *Game) close(who int8) {
	length := g.stride(who, g.pace(who))
	g.setOut(who, length)
	g.closeBy(who, length)
}

// closeBy is close with what is left of a move.
func (g *Game) closeBy(who int8, length model.Length) {
	x := &g.Figures[who]
	to, there := g.approach(who, x.Target, length)
	if to == field.None || to == x.At {
		if !g.opensTo(who, x.Target) {
			g.tell(Event{Kind: Unmoved, A: int16(who)})
		}
		return
	}
	g.strikesFirst(who, x.Target, there)
	g.startWalk(g.walkAlong(who, to, ownMove|byNPC|closing))
}

// opensTo has an NPC open what is merely closed between it and its target beside it (ruling RU-10); false: there is nothing.
func (g *Game) opensTo(who, target int8) bool {
	if target < 0 || !g.Figures[who].Stands() {
		return false
	}
	f, from, to := g.Rules.Field, g.Figures[who].At, g.Figures[target].At
	if !f.Touch(from, to, g.barred()) || f.Touch(from, to, g.shut()) {
		return false
	}
	g.openOnTheWay(from, to)
	return true
}

// strikesFirst has an NPC strike at another at the end of a walk that brings it into contact with that one, if it is of those
// who do, whatever moves it (seed 000:520).
func (g *Game) strikesFirst(who, on int8, there bool) {
	if s := g.stats(who); there && s.Strikes && s.Close > 0 {
		g.assault(attack{by: who, on: on, with: -1, deed: striking, free: true, from: field.None})
	}
}

// approach is where an NPC ends a move of a length towards another, and whether that is in contact with it. It goes round others
// without coming into contact with them; where it cannot, it stops in contact with the first that it does not get past
// (seed 000:1430; ruling RU-63). The search that it leaves behind has the way, if there is one to go.
func (g *Game) approach(who, target int8, length model.Length) (field.Cell, bool) {
	x := &g.Figures[who]
	if g.Rules.Field.Touch(x.At, g.Figures[target].At, g.barred()) {
		return x.At, true
	}
	g.reach(who, x.At, length, g.barred())
	to, there := g.closest(who, target)
	if !g.scratch.strict || to == x.At || !g.Rules.numbers.skirt || g.pursued(who, target) {
		return to, there
	}
	brush := g.brush(to, target)
	if brush == field.None {
		return to, there
	}
	if !g.getsRound(who, target) {
		g.reach(who, x.At, length, g.barred())
		return brush, false
	}
	g.reachClear(who, target, length) // the ways with the fewest strikes are to be no longer, either
	return g.closest(who, target)
}

// getsRound reports whether there is a way of any length into contact with somebody and with nobody else. It is mostly little longer
// than the straight one, so that this much is searched first.
func (g *Game) getsRound(who, target int8) bool {
	const anywhere, aside = 200 * model.Inch, 6 * model.Inch
	near := g.Way(g.Figures[target].At, g.Figures[who].At) + aside
	for _, length := range [...]model.Length{min(near, anywhere), anywhere} {
		g.reachClear(who, target, length)
		if _, met := g.closest(who, target); met {
			return true
		}
	}
	return false
}

// pursued reports whether an NPC goes for a target past all others (seed 000:1318).
func (g *Game) pursued(who, target int8) bool {
	k := g.sort(who).Kind
	return k >= 0 && len(g.Rules.kinds[k].targets) > 0 && g.Figures[target].Flags.Has(Captain)
}

// brush is where a walker stops on the way to another as it comes into contact with somebody but its target: in the first cell where
// it does, or before it where somebody lies there. None: it comes into contact with nobody else.
func (g *Game) brush(to field.Cell, target int8) field.Cell {
	var buf [maxRoute * 4]field.Cell
	s := &g.scratch
	route := s.route(to, buf[:0])
	for i, stop := 1, 0; i < len(route); i++ {
		if s.ends(route[i]) {
			stop = i
		}
		if s.marks[route[i]].near&^s.marks[route[i-1]].near&^(1<<target) != 0 {
			return route[stop]
		}
	}
	return field.None
}

// closest is where an NPC ends a move towards another, of what the last search has found: in contact with it, where it can, and else of
// several cells the one from which the rest of the way is shortest; of equal ones the one that it reaches soonest, then the first.
func (g *Game) closest(who, target int8) (field.Cell, bool) {
	x, fl, shut := &g.Figures[who], g.Rules.Field, g.barred()
	to := g.Figures[target].At
	if c := g.besides(x.At, to, shut); c != field.None {
		return c, true
	}
	row, s := fl.Row(to, shut), &g.scratch
	best, rest := -1, row[x.At]
	for i, c := range s.seen {
		if row[c] > rest || c == x.At || !s.ends(c) {
			continue
		}
		if row[c] < rest || best >= 0 && s.sooner(i, best) {
			best, rest = i, row[c]
		}
	}
	if best < 0 {
		return x.At, false
	}
	return s.seen[best], false
}

// sooner reports whether the last search has reached the cell at a place sooner than that at another, or as soon if it is the first of
// the two.
func (s *scratch) sooner(i, other int) bool {
	a, b := s.cost(i), s.cost(other)
	return a < b || a == b && s.seen[i] < s.seen[other]
}

// besides is the cell in contact with another one that the last search, which began in a third, has reached soonest, of equal ones the
// first; None: it has reached none where its walker can end.
func (g *Game) besides(from, to field.Cell, shut field.Doors) field.Cell {
	s, best, spent := &g.scratch, field.None, uint16(far)
	for d := field.North; d < field.Dirs; d += 2 {
		c, ok := g.Rules.Field.Step(to, d, shut)
		if !ok || c == from {
			continue
		}
		if cost := s.lowest(c); cost < spent && s.ends(c) || cost == spent && cost < far && c < best && s.ends(c) {
			best, spent = c, cost
		}
	}
	return best
}
