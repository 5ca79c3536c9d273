package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// What is so of a move.
const (
	ownMove  = 1 << iota // by choice: it counts towards what a figure may go in a round, and leaving contact draws strikes
	entering             // out of the airlock: the first square costs one inch (seed 000:774)
	safely               // leaving contact draws no strikes
	byNPC                // the rules say where; doors that are shut are opened on the way
	shyly                // it ends in contact with no enemy
	joining              // it ends in contact with somebody
	charging             // those whom it meets are struck at
	closing              // towards the target of an NPC: such a door between them is opened at the end
)

// aboardRoom is how much of a move must be left at the door to go aboard (ruling RU-21).
const aboardRoom = model.Inch / 2

// shutFor are the doors that hold a mover back: NPCs open those that are merely closed (ruling RU-10).
func (g *Game) shutFor(flags int16) field.Doors {
	if flags&byNPC != 0 {
		return g.barred()
	}
	return g.shut()
}

// runMove asks where a figure goes.
func (g *Game) runMove(f *Frame) {
	who := int8(f.A)
	x := &g.Figures[who]
	if !x.Flags.Has(Waiting) && !x.Stands() || x.Flags.Has(Prone) {
		g.pop()
		return
	}
	g.search(f)
	s := &g.scratch
	switch {
	case f.C&(shyly|joining) != 0 || f.F > 0:
		g.listFitting(f, who)
	case g.tastes != nil && g.tastes.End != nil && f.Step == 0:
		g.listEnd(f, who)
	default:
		g.listWays(f, x.At, g.doors(who))
	}
	if len(g.options) == 0 || f.Step > 0 || f.C&joining != 0 && g.wayFits(f, who, x.At) {
		g.option(Option{Code: Stop})
	}
	if len(g.options) == 1 && g.options[0].Code == Stop {
		g.options = g.options[:0]
		g.pop()
		return
	}
	s.kept, s.move = true, *f
	crew := x.Crew
	if f.G > 0 {
		crew = int8(f.G - 1)
	}
	g.choose(MoveDecision, crew, who)
}

// listFitting lists going to the cells in which a move can end that has to end somewhere in particular.
func (g *Game) listFitting(f *Frame, who int8) {
	for _, c := range g.scratch.seen {
		if g.scratch.ends(c) && c != g.Figures[who].At && g.wayFits(f, who, c) {
			g.option(Option{Code: GoTo, A: int16(c), B: 1})
		}
	}
}

// listWays lists going to the cells that the last search has found, all but the one where the mover is: to end the move there, to go
// on from there, or to go aboard by one inside the door of the ship, past whoever is in it and can be walked past (ruling RU-92). It is
// the longest of all lists.
func (g *Game) listWays(f *Frame, at field.Cell, home []field.Cell) {
	s, options, left := &g.scratch, g.options, f.B-int16(aboardRoom)
	if f.C&entering != 0 {
		home = nil
	}
	for _, c := range s.seen {
		if c == at {
			continue
		}
		if slices.Contains(home, c) && int16(s.length(c)) <= left {
			options = append(options, Option{Code: GoTo, A: int16(c), B: 1, C: 1})
		}
		if !s.ends(c) {
			continue
		}
		options = append(options, Option{Code: GoTo, A: int16(c), B: 1})
		if int16(s.length(c))+int16(model.Inch) <= f.B {
			options = append(options, Option{Code: GoTo, A: int16(c)})
		}
	}
	g.options = options
	if left >= 0 && slices.Contains(home, at) {
		g.option(Option{Code: GoTo, A: int16(at), B: 1, C: 1})
	}
}

// listEnd lists going to the one cell of those that the last search has found that the mover's player would choose of all of them, or
// going aboard, if that is what it would do.
func (g *Game) listEnd(f *Frame, who int8) {
	s, door := &g.scratch, g.doorOf(f, who)
	s.from = g.Figures[who].At
	to := g.tastes.End(g, who, s.seen, door != field.None)
	switch {
	case to >= 0:
		g.option(Option{Code: GoTo, A: int16(s.seen[to]), B: 1})
	case to == GoAboard && door != field.None:
		g.option(Option{Code: GoTo, A: int16(door), B: 1, C: 1})
	default:
		return
	}
	if g.resolving() && g.choices(door) > 1 {
		g.resolved()
	}
}

// choices is how many ways there are to end a move: cells, and the door of the ship.
func (g *Game) choices(door field.Cell) int {
	n := 0
	for _, c := range g.scratch.seen {
		if g.Ends(c) {
			n++
		}
	}
	if door != field.None {
		n++
	}
	return n
}

// doorOf is the cell, of those that the last search has found, from which somebody goes aboard at the end of a move: the first of them, and
// the one where it is only if there is no other. None: it does not get there.
func (g *Game) doorOf(f *Frame, who int8) field.Cell {
	s, at, left := &g.scratch, g.Figures[who].At, f.B-int16(aboardRoom)
	out, first := field.None, len(s.seen)
	if left < 0 || f.C&entering != 0 {
		return out
	}
	for _, c := range g.doors(who) {
		switch cost := s.length(c); {
		case c == at:
			if out == field.None {
				out = at
			}
		case cost != far && int16(cost) <= left:
			if i := slices.Index(s.seen, c); i < first {
				out, first = c, i
			}
		}
	}
	return out
}

// wayFits reports whether a move that has to end somewhere in particular can end in a cell: beside somebody, beside no enemy, or in
// cover from somebody.
func (g *Game) wayFits(f *Frame, who int8, c field.Cell) bool {
	if f.C&(shyly|joining) == 0 {
		if from := int8(f.F - 1); from != who && g.Figures[from].At != field.None {
			return g.covers(from, who, c)
		}
		return g.Rules.near[c] != 0 // there is nobody to be in cover from
	}
	meets, foes := g.beside(who, c)
	return f.C&shyly != 0 && !foes || f.C&joining != 0 && meets
}

// beside reports whether somebody stands in contact with a cell other than a figure, and whether an enemy of it does.
func (g *Game) beside(who int8, c field.Cell) (meets, foes bool) {
	if c == field.None {
		return false, false
	}
	r := &g.roster
	near := r.crowd.Touching(g.Rules.Field, c, g.shut()) & r.stand &^ (1 << who)
	return near != 0, near&(r.foes[who]|r.hunters[who]) != 0
}

// setOut tells how far a figure that begins a move by choice goes at most.
func (g *Game) setOut(who int8, most model.Length) {
	g.tell(Event{Kind: MoveBegan, A: int16(who), B: int16(most), C: 1})
}

// covers reports whether a figure would be in cover from another in a cell, or out of its sight.
func (g *Game) covers(from, who int8, c field.Cell) bool {
	seen, cover := g.SeesAt(from, who, c)
	return !seen || cover
}

// search finds where a move can go.
func (g *Game) search(f *Frame) {
	who := int8(f.A)
	if f.C&entering == 0 || f.Step > 0 {
		g.scratch.load = g.unpassed(f)
		g.reach(who, g.Figures[who].At, model.Length(f.B), g.shutFor(f.C))
		g.scratch.load = 0
		return
	}
	g.reachIn(who, g.gates(g.Figures[who].Crew), model.Length(f.B), g.shutFor(f.C))
}

// doors are the cells inside the door of a figure's own ship, from which it can go aboard.
func (g *Game) doors(who int8) []field.Cell {
	crew := g.Figures[who].Crew
	if crew < 0 && g.Lasting > 0 {
		crew, _ = g.player(who)
	}
	if crew < 0 || g.Entered[crew] < 0 || g.confined() {
		return nil
	}
	return g.gates(crew)
}

// gates are the squares inside the doors by which a crew goes aboard and comes out: those of its own airlock or, where that has torn
// loose, of any other that has not.
func (g *Game) gates(crew int8) []field.Cell {
	own := g.Entered[crew]
	if g.Loose>>own&1 == 0 {
		return g.Rules.Field.Airlocks[own].Starts
	}
	var out []field.Cell
	for i := range g.Rules.Field.Airlocks {
		if g.Loose>>i&1 == 0 {
			out = append(out, g.Rules.Field.Airlocks[i].Starts...)
		}
	}
	return out
}

// confined reports whether nobody goes aboard before a goal of the mission is done.
func (g *Game) confined() bool { return g.Rules.gated && g.locked(opensEscape, -1) }

// moved begins the walk to where a figure goes.
func (g *Game) moved(f *Frame, o Option) {
	if o.Code == Stop {
		g.pop()
		return
	}
	who, to := int8(f.A), field.Cell(o.A)
	aboard := o.C != 0
	if to == g.Figures[who].At {
		g.pop()
		g.goAboard(who)
		return
	}
	if s := &g.scratch; !s.kept || s.move != *f {
		g.search(f)
	}
	walk := g.walkAlong(who, to, f.C)
	f.B -= int16(g.scratch.length(to))
	f.Step, f.C = 1, f.C&^entering
	if aboard {
		walk.E = 1
	}
	walk.dragged(f.E)
	if o.B != 0 {
		g.pop()
	}
	g.startWalk(walk)
}

// goAboard takes a trader off the board for good (seed 000:776).
func (g *Game) goAboard(who int8) {
	x := &g.Figures[who]
	from := x.At
	if crew, _ := g.player(who); crew >= 0 { // it goes with whoever plays it
		g.broughtIn(who, crew, false)
	}
	x.Flags |= Aboard
	x.At = field.None
	g.note(who)
	g.tell(Event{Kind: WentAboard, A: int16(who)})
	if x.Crew >= 0 && !g.isTrader(who) && !x.Flags.Has(Down) {
		g.broughtIn(who, x.Crew, false)
	}
	g.crossed(who, from, field.None)
	g.signal(program.FigureAboard, program.None, who)
	for i, d := range g.Rules.tokens {
		if t := &g.Tokens[i]; t.Where == InTray && t.At == int16(who) {
			g.signal(program.TokenCarriedOff, program.ID(d), who)
		}
	}
	g.checkOver()
}

// maxRoute is the most steps of one walk: so many fit into a frame.
const maxRoute = 16

// walkAlong is a walk along the route that the last search found to a cell.
func (g *Game) walkAlong(who int8, to field.Cell, flags int16) Frame {
	w := Frame{Kind: walkFrame, A: int16(who), C: flags, G: int16(g.Figures[who].At) + 1}
	if s := g.scratch.stroll; s != nil {
		if i := s.Stop(to); i >= 0 {
			steps, n := s.Way(i)
			w.R, w.D = steps, int16(n)
		}
		return w
	}
	var buf [maxRoute * 4]field.Cell
	route := g.scratch.route(to, buf[:0])
	if len(route) == 0 {
		return w
	}
	at := route[0]
	if flags&entering != 0 {
		w.F = int16(at) + 1
	}
	for _, c := range route[1:] {
		n := g.code(at, c)
		if w.D >= maxRoute || n >= manyHops && w.D+1 >= maxRoute {
			break
		}
		w.R |= uint64(min(n, manyHops)) << (4 * w.D)
		if w.D++; n >= manyHops {
			w.R |= uint64(n-manyHops) << (4 * w.D)
			w.D++
		}
		at = c
	}
	return w
}

// manyHops is what a route has where more follows: as many hops lead from a cell that one number does not say which.
const manyHops = 15

// code is a step as a route has it: its direction or, for a hop, one more than those for each hop before it.
func (g *Game) code(from, to field.Cell) uint8 {
	if d := g.Rules.Field.Towards(from, to); d < field.Dirs {
		return uint8(d)
	}
	n := uint8(field.Dirs)
	for _, h := range g.Rules.Field.Hops(from) {
		for _, c := range h.To {
			if c == to {
				return min(n, manyHops+15)
			}
			n++
		}
	}
	return 0
}

// next is the code of the next step of a walk, and how many places it takes in the route.
func (f *Frame) next() (code uint8, places uint8) {
	n := uint8(f.R >> (4 * f.B) & 15)
	if n < manyHops {
		return n, 1
	}
	return n + uint8(f.R>>(4*f.B+4)&15), 2
}

// decode is where a step of a route leads from a cell, and what it costs.
func (g *Game) decode(from field.Cell, code uint8) (field.Cell, model.Length) {
	if code < uint8(field.Dirs) {
		to, _ := g.Rules.Field.Step(from, field.Dir(code), 0)
		return to, g.Rules.Field.Cost(field.Dir(code))
	}
	n := uint8(field.Dirs)
	for _, h := range g.Rules.Field.Hops(from) {
		for _, c := range h.To {
			if n == code {
				return c, h.Cost
			}
			n++
		}
	}
	return field.None, 0
}

// runWalk takes a figure along its route, as far as nothing comes in between.
func (g *Game) runWalk(f *Frame) {
	who, deep := int8(f.A), g.Depth
	if f.F > 0 {
		g.enter(who, field.Cell(f.F-1))
		f.F = 0
		return
	}
	for !g.endsWalk(f, who) {
		if g.strides(f, who) {
			continue
		}
		if g.walkOn(f, who); g.Depth != deep || g.Over || g.Rules.sees {
			return
		}
	}
}

// endsWalk ends the walk of somebody who is where it goes to, or lies; false: it goes on.
func (g *Game) endsWalk(f *Frame, who int8) bool {
	x := &g.Figures[who]
	switch {
	case !x.Stands() || x.Flags.Has(Prone):
		what, helper := f.drags()
		g.pop()
		g.layApart(what.figure())
		g.layApart(helper)
		g.layApart(who)
		return true
	case f.B < f.D:
		return false
	}
	if f.C&closing != 0 {
		g.opensTo(who, x.Target)
	}
	what, helper := f.drags()
	aboard, from, own := f.E&1 != 0, f.G-1, f.C&(ownMove|byNPC) != 0
	g.pop()
	if !aboard {
		g.layApart(what.figure())
	}
	g.layApart(helper)
	g.arrived(who, from, own && !aboard)
	if aboard {
		if mate := what.figure(); mate >= 0 {
			g.goAboard(mate)
			g.broughtIn(mate, g.Figures[who].Crew, true)
		}
		g.goAboard(who)
	}
	return true
}

// strides takes all the steps of a walk at once of which nothing can come: nobody is told of them, and nobody strikes, comes along or
// waits for where they lead. False: the next step is none of these, or something may hang on where somebody is on its way: what lasts
// and what stands, what is to be seen, and whom it meets.
func (g *Game) strides(f *Frame, who int8) bool {
	x, r := &g.Figures[who], g.Rules
	if g.Log != nil || r.sees || g.Lasting > 0 || len(r.standing) > 0 || f.Step != 0 || f.C>>loadShift|f.E>>1 != 0 ||
		r.meetings && f.C&ownMove != 0 || r.deeds > 0 && x.Crew >= 0 {
		return false
	}
	first, at, length := f.B, x.At, model.Length(0)
	for f.B < f.D {
		code, places := f.next()
		to, cost := g.decode(at, code)
		if code >= uint8(field.Dirs) || g.watched(at, to) || f.C&safely == 0 && g.strikers(who, at, to) != 0 ||
			f.C&byNPC != 0 && g.closed(r.Field.Gate(at, field.Dir(code))) != 0 {
			break
		}
		at, length, f.B = to, length+cost, f.B+int16(places)
	}
	if f.B == first {
		return false
	}
	x.At = at
	g.goes(who, at)
	if f.C&ownMove != 0 {
		x.Moved += int16(length)
	}
	return true
}

// walkOn takes a step of a walk: those whom it leaves strike before it (ruling RU-15).
func (g *Game) walkOn(f *Frame, who int8) {
	left := g.Figures[who].At
	code, places := f.next()
	to, cost := g.decode(left, code)
	if f.Step == 0 && f.C&safely == 0 {
		if r := g.strikers(who, left, to); r != 0 {
			f.Step = 1
			g.push(Frame{Kind: strikesFrame, A: f.A, R: r})
			return
		}
	}
	f.Step = 0
	f.B += int16(places)
	walk := *f
	if f.C&byNPC != 0 && code < uint8(field.Dirs) {
		g.openGate(g.Rules.Field.Gate(left, field.Dir(code)))
	}
	g.step(who, to, cost, f.C)
	g.meet(&walk, who, left)
	if walk.C>>loadShift|walk.E>>1 != 0 {
		g.comeAlong(&walk, left)
	}
}

// halt ends the walk of somebody who is brought down, pushed or taken elsewhere on the way, even if it gets up at once: the route does
// not lead on from where it is by then.
func (g *Game) halt(who int8) {
	for i := range g.Frames[:g.Depth] {
		if f := &g.Frames[i]; f.Kind == walkFrame && int8(f.A) == who {
			f.D, f.E = f.B, f.E&^1
		}
	}
}

// startWalk begins a walk. Where somebody has been on the way already, and a rule makes it go elsewhere in between, that way ends: it does
// not lead on from where it comes to by the other.
func (g *Game) startWalk(walk Frame) {
	if walk.D > 0 {
		g.halt(int8(walk.A))
	}
	g.push(walk)
}

// layApart lays somebody who has come to lie in the square of another, as one does who is dragged behind through comrades, or who
// falls on the way past them, into the nearest one that is free: no two share one (seed 000:762; ruling RU-57).
func (g *Game) layApart(who int8) {
	if who < 0 || !g.Figures[who].OnBoard() || !g.shares(who) {
		return
	}
	x := &g.Figures[who]
	if to := g.freeNear(x.At); to != field.None {
		from := x.At
		x.At = to
		g.note(who)
		g.tell(Event{Kind: Placed, A: int16(who), At: to})
		g.crossed(who, from, to)
		g.contacts(who, int16(from))
	}
}

// shares reports whether somebody is in the square of another one.
func (g *Game) shares(who int8) bool {
	return g.roster.crowd.Here(g.Figures[who].At)&^(1<<who) != 0
}

// arrived has those react whom a figure has come near. From is the cell where its walk began, -1: off the board.
func (g *Game) arrived(who int8, from int16, moved bool) {
	g.contacts(who, from)
	if top := &g.Frames[g.Depth-1]; moved && top.Kind != moveFrame {
		g.open(onMove, -1, who, Frame{E: from})
	}
	g.open(onTouch, -1, who, Frame{E: from})
}

// enter puts a trader onto the board.
func (g *Game) enter(who int8, to field.Cell) {
	x := &g.Figures[who]
	x.Flags &^= Waiting
	x.At = to
	g.note(who)
	x.Moved += int16(model.Inch)
	g.tell(Event{Kind: Entered, A: int16(who), At: to, B: int16(model.Inch)})
	g.crossed(who, field.None, to)
}

// step moves a figure by one square.
func (g *Game) step(who int8, to field.Cell, cost model.Length, flags int16) {
	x := &g.Figures[who]
	from := x.At
	x.At = to
	g.goes(who, to)
	if flags&ownMove != 0 {
		x.Moved += int16(cost)
	}
	e := Event{Kind: Moved, A: int16(who), At: to, From: from, B: int16(cost)}
	if flags&ownMove != 0 {
		e.C = 1
	}
	g.tell(e)
	g.came(who)
	g.crossed(who, from, to)
}

// came counts the places that a figure of a crew has reached.
func (g *Game) came(who int8) {
	if x := &g.Figures[who]; x.Crew >= 0 && g.Rules.deeds > 0 {
		g.did(kinds.ReachGoal, x.Crew, func(o *goal) bool {
			cells := g.area(o.place)
			return cells.has(x.At) && g.meant(&o.whom, who, scope{by: who, other: who})
		})
	}
}

// openOnTheWay opens what is merely closed between two cells.
func (g *Game) openOnTheWay(from, to field.Cell) {
	if d := g.Rules.Field.Towards(from, to); d < field.Dirs {
		g.openGate(g.Rules.Field.Gate(from, d))
	}
}

// openGate opens those doors of a step that are closed, as an NPC does that walks through; it leaves them open (ruling RU-10).
func (g *Game) openGate(gate field.Doors) {
	for gate = g.closed(gate); gate != 0; gate &= gate - 1 {
		g.turnDoor(bits.TrailingZeros64(uint64(gate)), doorOpen, -1)
	}
}

// closed are those of some doors that do not stand open and that anybody can open by hand.
func (g *Game) closed(gate field.Doors) field.Doors { return gate & g.shut() &^ g.barred() }

// turnDoor opens or shuts a door. In an interlock the open one shuts when another opens, and where one is always open, another opens when
// that one shuts: of several the first that anybody could open.
func (g *Game) turnDoor(door int, state uint8, by int16) {
	g.turnOnce(door, state, by, 0)
}

// turnOnce does so, and leaves those doors alone that have turned already.
func (g *Game) turnOnce(door int, state uint8, by int16, still field.Doors) {
	was := g.Doors[door]
	g.setDoor(door, state, by)
	still |= 1 << door
	for _, l := range g.Rules.interlocks {
		if !l.doors.Has(door) {
			continue
		}
		open := l.doors &^ g.shut()
		switch others := l.doors &^ still; {
		case state == doorOpen:
			for open &= others; open != 0; open &= open - 1 {
				g.turnOnce(bits.TrailingZeros64(uint64(open)), doorClosed, by, still)
			}
		case was == doorOpen && l.always && open == 0 && others != 0:
			if free := others &^ g.barred(); free != 0 {
				others = free
			}
			g.turnOnce(bits.TrailingZeros64(uint64(others)), doorOpen, by, still)
		}
	}
}

// interlock is a group of doors of which no two are open at once.
type interlock struct {
	doors  field.Doors
	always bool // one is open at any time
}

// lowerInterlocks finds the doors of each.
func (x *Rules) lowerInterlocks() error {
	for _, f := range x.Mission.Floors() {
		for _, group := range f.Board.Interlocks {
			l := interlock{always: f.Board.OneOpen(group)}
			for i := range x.Field.Doors {
				if slices.Contains(group, x.Field.Doors[i].Key) {
					l.doors |= 1 << i
				}
			}
			x.interlocks = append(x.interlocks, l)
		}
	}
	return nil
}

// setDoor has a door stand as it is to.
func (g *Game) setDoor(door int, state uint8, by int16) {
	g.Doors[door] = state
	g.noteDoors()
	g.tell(Event{Kind: DoorTurned, A: int16(door), B: int16(state), C: by})
	g.setOff(happening{event: program.DoorTurned, about: program.ID(g.Rules.doorIDs[door]), now: 1, state: doorName(state), by: int8(by)})
}

// runStrikes has those whom somebody leaves, or beside whom it has shot, strike one after the other, until it is down
// (seed 000:770, 878-880; ruling RU-16).
func (g *Game) runStrikes(f *Frame) {
	on := int8(f.A)
	if !g.Figures[on].Stands() {
		g.pop()
		return
	}
	for i := range int8(g.Count) {
		if f.R>>uint(i)&1 == 0 {
			continue
		}
		x := &g.Figures[i]
		if !x.Stands() || x.Flags.Has(Prone) || !g.touch(i, on) {
			f.R &^= 1 << i
			continue
		}
		if x.Crew >= 0 && g.isTrader(i) {
			if !g.forbids(i, on, striking) {
				g.listStrikes(i, on)
			}
			g.option(Option{Code: Pass})
			f.B = int16(i)
			g.choose(StrikeDecision, x.Crew, i)
			return
		}
		f.R &^= 1 << i
		if g.stats(i).Close > 0 {
			g.assault(attack{by: i, on: on, with: -1, deed: striking, free: true, leave: true, from: field.None})
			return
		}
	}
	g.pop()
}

// struck is how an enemy strikes.
func (g *Game) struck(f *Frame, o Option) {
	by := int8(f.B)
	f.R &^= 1 << by
	if o.Code == StrikeAt {
		g.assault(attack{by: by, on: int8(f.A), with: o.B, deed: striking, heavy: o.C != 0, free: true, leave: true, from: field.None})
	}
}

// meet notes whom a step by choice has brought somebody into contact with, and has it strike at them if it may.
func (g *Game) meet(f *Frame, who int8, left field.Cell) {
	if !g.Rules.meetings || f.C&ownMove == 0 || !g.Figures[who].Stands() {
		return
	}
	r := &g.roster
	fresh := g.touching(who) & r.stand & r.foes[who]
	if fresh != 0 {
		fresh &^= r.crowd.Touching(g.Rules.Field, left, g.shut())
	}
	if g.turnOf() == who {
		g.bump(who, fresh&^g.Met)
		g.Met |= fresh
	}
	if fresh != 0 && f.C&charging != 0 {
		g.push(Frame{Kind: meetFrame, A: int16(who), R: fresh})
	}
}

// runMeet asks how somebody strikes at those whom it meets.
func (g *Game) runMeet(f *Frame) {
	who := int8(f.A)
	if f.R == 0 || !g.Figures[who].Stands() {
		g.pop()
		return
	}
	on := int8(bits.TrailingZeros64(f.R))
	if g.Figures[on].Stands() && g.touch(who, on) {
		g.listStrikes(who, on)
	}
	if len(g.options) == 0 {
		f.R &= f.R - 1
		return
	}
	g.option(Option{Code: Pass})
	g.choose(StrikeDecision, g.Figures[who].Crew, who)
}

// meets strikes at one of them, or lets it be.
func (g *Game) meets(f *Frame, o Option) {
	who := int8(f.A)
	f.R &= f.R - 1
	if o.Code == StrikeAt {
		g.assault(attack{by: who, on: int8(o.A), with: o.B, deed: striking, heavy: o.C != 0, free: true, from: field.None})
	}
}

// bump does to those whom somebody meets in its turn what an effect of this turn does to them.
func (g *Game) bump(who int8, met uint64) {
	if met == 0 {
		return
	}
	for i := range g.Lasts[:g.Lasting] {
		l := g.Lasts[i]
		if o := &g.Rules.lists[l.List][l.Op]; l.Who == who && o.onMeeting() {
			g.strikeMet(o, who, met)
		}
	}
}

// strikeMet attacks some without anybody's weapon, with what comes besides of a hit.
func (g *Game) strikeMet(o *op, who int8, met uint64) {
	for ; met != 0; met &= met - 1 {
		i := int8(bits.TrailingZeros64(met))
		if len(o.lists) > 0 {
			g.push(Frame{Kind: opsFrame, A: o.lists[0], C: int16(who), E: int16(i) + 1, R: 1<<i | hitOnly})
		}
		g.assault(attack{by: -1, on: i, with: -1, deed: blasting, extra: o.dice, from: field.None})
	}
}
