package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// runOps carries out effects one after the other. A: the list; B: the next one; C: who set it off, -1: nobody; D: 1 where
// something of it has been done.
func (g *Game) runOps(f *Frame) {
	list := g.Rules.lists[f.A]
	if g.beforeNext(f, list) {
		return
	}
	o := &list[f.B]
	s := f.scope()
	if o.who.choice && !o.unknown && !g.chosenAll(f, o, s) {
		return
	}
	switch {
	case o.unknown:
		if f.B++; !g.nobodyThere(o, s) {
			g.tell(Event{Kind: LeftUndone, A: f.A, B: f.B - 1})
			g.resolved()
		}
		return
	case o.code == kinds.ChooseEffect && !o.anytime:
		g.offer(f, o, s)
		return
	case o.spot && f.G == 0:
		g.askSpot(f, o, s)
		return
	}
	f.B++
	switch {
	case o.code == kinds.SpawnEffect && o.place != nil && o.place.choice:
		f.B--
		g.spawnPicked(f, o, s)
	case o.code == kinds.ChooseEffect:
		g.last(f, o, s.by, s.by)
	case o.code == kinds.MoveEffect:
		f.R &^= thoseBits // those who are moved, as they are
		g.push(Frame{Kind: eachFrame, A: f.A, B: f.B - 1, C: f.C, R: g.pick(&o.who, s)})
	case o.code == kinds.ActEffect:
		g.give(f, o, s)
	case o.asks():
		g.push(Frame{Kind: thingFrame, A: f.A, B: f.B - 1, C: f.C, E: f.E})
	default:
		g.perform(f, o, s)
	}
}

// beforeNext does what comes before the next effect of some; true: something else goes on, or they are over.
func (g *Game) beforeNext(f *Frame, list []op) bool {
	switch {
	case f.R&hitOnly != 0:
		g.pop() // the attack that they hang on has not hit
	case f.B > 0 && list[f.B-1].joins && f.E == 0:
		g.joins(f)
	case int(f.B) >= len(list):
		if !g.after(f) {
			g.pop()
		}
	default:
		return false
	}
	return true
}

// runEach moves one figure after the other: where the next one can go hangs on where the last one stands.
func (g *Game) runEach(f *Frame) {
	if f.R == 0 {
		g.pop()
		return
	}
	i, o := g.inTurn(f.R), &g.Rules.lists[f.A][f.B]
	if o.led {
		g.askPush(f, o, i)
		return
	}
	f.R &^= 1 << i
	switch {
	case !g.Figures[i].Stands():
	case o.code == kinds.ActEffect:
		g.sendTo(i, field.Cell(f.D-1))
	default:
		g.drive(i, int8(f.C), o)
	}
}

// runRepeat does effects once more.
func (g *Game) runRepeat(f *Frame) {
	if f.D <= 0 {
		g.pop()
		return
	}
	f.D--
	g.push(f.inner(f.A))
}

// inTurn is the first of some figures: those of crews come clockwise from the turn counter, then all others (seed 000:685).
func (g *Game) inTurn(set uint64) int8 {
	for n := range g.Crews {
		crew := int8((g.Turn + n) % g.Crews)
		for left := set; left != 0; left &= left - 1 {
			if i := int8(bits.TrailingZeros64(left)); g.Figures[i].Crew == crew {
				return i
			}
		}
	}
	return int8(bits.TrailingZeros64(set))
}

// offer asks which of several things is done.
func (g *Game) offer(f *Frame, o *op, s scope) {
	a, by := s.attack(), s.by
	for i := range o.lists {
		if g.holds(o.musts[i], &a) {
			g.option(Option{Code: Choose, A: int16(i)})
		}
	}
	if len(g.options) == 0 {
		f.B++
		return
	}
	crew := int8(g.Turn)
	if by >= 0 && g.Figures[by].Crew >= 0 {
		crew = g.Figures[by].Crew
	}
	g.choose(OptionDecision, crew, by)
}

// offered does what was chosen.
func (g *Game) offered(f *Frame, o Option) {
	list := g.Rules.lists[f.A][f.B].lists[o.A]
	f.B++
	g.push(f.inner(list))
}

// perform carries an effect out; by is who set it off, -1: nobody.
func (g *Game) perform(f *Frame, o *op, s scope) {
	by := s.by
	switch o.code {
	case kinds.PegsEffect:
		g.addPegs(g.pegsOf(o))
	case kinds.SpawnEffect:
		g.spawn(o, s)
	case kinds.CounterEffect:
		g.count(o)
	case kinds.GiveEffect:
		g.hand(o.design, g.receiver(o, s))
	case kinds.DrawEffect:
		g.drawFor(o, s)
	case kinds.DoorEffect:
		for _, d := range o.doors {
			g.turnDoor(int(d), o.state, int16(by))
		}
	case kinds.SwitchDoorsEffect:
		g.switchDoors(o, by)
	case kinds.EndEffect:
		g.Over = true
	case kinds.IfEffect:
		g.branch(f, o, s)
	case kinds.RollEffect:
		g.rollRow(f, o)
	case kinds.ScoreEffect, kinds.PayEffect:
		if o.toll != nil {
			g.exact(o.toll, by)
		}
		g.reward(o, by)
	case kinds.HitsEffect, kinds.DiceEffect, kinds.ShareEffect, kinds.ArmsEffect:
		g.change(f, o)
	case kinds.PlaceEffect:
		g.placeToken(o, s)
	case kinds.CampaignEffect: // when the game is over
	case kinds.IgnoreEffect:
		g.ignore(f)
	default:
		if !g.turnsTable(f, o, s) {
			g.befall(f, o, s)
		}
	}
}

// befall does what happens to figures.
func (g *Game) befall(f *Frame, o *op, s scope) {
	set := g.pick(&o.who, s)
	if o.wide() {
		set = g.everyone(o, s)
		g.stay(f, o, s.by)
	}
	f.note(o, set)
	for i := int8(0); set != 0; set &^= 1 << i {
		i = g.inTurn(set)
		switch o.code {
		case kinds.StatEffect:
			if g.bend(i, o); o.turn {
				g.last(f, o, i, s.by)
			}
		case kinds.AttackEffect:
			if !o.onMeeting() { // whoever is met is attacked from the beginning on
				g.resolved() // whether it hits or not
				g.strikeMet(o, s.by, 1<<i)
			}
		case kinds.DamageEffect:
			g.resolved() // whatever armour takes off
			g.strikeDown(i, o)
		case kinds.LoseEffect:
			g.lose(i, o)
		case kinds.ItemEffect:
			g.items(f, o, i, s)
		case kinds.ImmuneEffect, kinds.BarEffect, kinds.TakeHitsEffect:
			g.last(f, o, i, s.by)
		case kinds.ControlEffect: // for as long as whoever does it is up
			g.control(f, o, i, s.by)
		case kinds.RemoveEffect:
			g.remove(i)
		case kinds.StateEffect:
			g.turnMood(i, o.mood)
		case kinds.ReplaceEffect:
			g.replace(f, o, i)
		case kinds.JoinEffect:
			g.recruit(i, s.by, o)
		case kinds.LoadEffect:
			g.load(i, o)
		case kinds.BehaviourEffect, kinds.FirstEffect:
			g.last(f, o, i, s.by)
		case kinds.AimEffect:
			g.aimAt(f, o, i, s)
		default:
			g.restore(i, o)
		}
	}
}

// bend changes a number of a figure for the rest of the round.
func (g *Game) bend(i int8, o *op) {
	x := &g.Figures[i]
	x.More[o.stat] += int8(o.add)
	if o.becomes >= 0 {
		x.More[o.stat] = int8(o.becomes) - g.plain(i, o.stat)
	}
	g.tell(Event{Kind: StatChanged, A: int16(i), B: int16(o.stat), C: int16(x.More[o.stat])})
}

// restore heals a figure, or has it fall or get up.
func (g *Game) restore(i int8, o *op) {
	x := &g.Figures[i]
	switch {
	case o.code == kinds.HealEffect && o.skill:
		g.recall(i, o.pegs)
	case o.code == kinds.HealEffect:
		g.mend(i, o.pegs, o.beyond)
	case o.code == kinds.ProneEffect && x.Flags.Has(Prone) == o.up:
		x.Flags ^= Prone
		g.note(i)
		g.tell(Event{Kind: upright(o.up), A: int16(i)})
	}
}

// upright is what is told of somebody who falls, or gets up.
func upright(up bool) EventKind {
	if up {
		return StoodUp
	}
	return Fell
}

// strikeDown does the damage of an effect.
func (g *Game) strikeDown(i int8, o *op) {
	n := max(o.hits, 1)
	if !o.sure {
		n -= g.armourOf(i, n, 0)
	}
	if n > 0 {
		g.hurt(i, n)
	}
}

// drive moves a figure: towards a place or its target, or thrown about by the die.
func (g *Game) drive(i, by int8, o *op) {
	if o.mode == "scatter" {
		f, arrow := g.roll(g.Rules.random)
		g.resolved() // whatever is in its way
		g.tell(Event{Kind: Scattered, A: int16(i), B: int16(f.number)})
		g.slideAlong(i, arrow, model.Length(f.number)*model.Inch)
		return
	}
	far := o.by
	if far == 0 {
		far = g.Rules.numbers.step
	}
	if o.mode != "toward" {
		g.send(i, by, o, far)
		return
	}
	g.tell(Event{Kind: MoveBegan, A: int16(i), B: int16(far)})
	if o.place == nil {
		if t := g.targets(i); t != 0 {
			g.Figures[i].Target = first(t)
			if to, there := g.approach(i, first(t), far); to != field.None && to != g.Figures[i].At {
				g.strikesFirst(i, first(t), there)
				g.startWalk(g.walkAlong(i, to, byNPC|safely))
			}
		}
		return
	}
	g.lead(i, o.place, far, byNPC|safely)
}

// lead moves a figure along the shortest way to a place.
func (g *Game) lead(i int8, p *place, far model.Length, flags int16) {
	var goal area
	if p.nearest {
		goal.cells = g.nearestOf(i, p)
	} else {
		goal = g.area(p)
	}
	row := g.Rules.Field.Row(g.Figures[i].At, g.barred())
	best := field.None
	for _, c := range goal.cells {
		if best == field.None || row[c] < row[best] {
			best = c
		}
	}
	if best == field.None {
		return
	}
	g.reach(i, g.Figures[i].At, far, g.barred())
	rest := g.Rules.Field.Row(best, g.barred())
	to := g.Figures[i].At
	for _, c := range g.scratch.seen {
		if g.scratch.ends(c) && rest[c] < rest[to] {
			to = c
		}
	}
	if to != g.Figures[i].At {
		g.startWalk(g.walkAlong(i, to, flags))
	}
}

// nearestOf are the cells of the nearest of several of a sort, by walking.
func (g *Game) nearestOf(i int8, p *place) []field.Cell {
	row := g.Rules.Field.Row(g.Figures[i].At, g.barred())
	var best []field.Cell
	least := uint16(1<<16 - 1)
	for _, cells := range g.Rules.sorts[p.any] {
		for _, c := range cells {
			if row[c] < least {
				best, least = cells, row[c]
			}
		}
	}
	return best
}

// slideAlong moves a figure in a direction until its way is spent or something is in it (seed 000:428-432).
func (g *Game) slideAlong(i int8, d field.Dir, far model.Length) {
	w := Frame{Kind: walkFrame, A: int16(i), C: safely}
	for at := g.Figures[i].At; w.D < maxRoute; w.D++ {
		to, ok := g.Rules.Field.Step(at, d, g.shut())
		if g.Cut &^= 1 << i; !ok && g.Rules.Field.Cost(d) <= far {
			g.Cut |= 1 << i
		}
		if !ok || g.Rules.Field.Cost(d) > far || g.at(to) >= 0 {
			break
		}
		w.R |= uint64(d) << (4 * w.D)
		far -= g.Rules.Field.Cost(d)
		at = to
	}
	if w.D > 0 {
		g.halt(i)
		g.startWalk(w)
	}
}

// send moves a figure in a straight line, from whoever does it or towards it, where the die points, or to a place at once.
func (g *Game) send(i, by int8, o *op, far model.Length) {
	from := field.None
	if by >= 0 {
		from = g.Figures[by].At
	}
	at, d, ok := g.Figures[i].At, field.North, false
	switch {
	case o.mode == "teleport":
		if where := g.area(o.place); len(where.cells) > 0 {
			g.setDown(i, g.freeNear(where.cells[0]))
		}
		return
	case o.mode == "pull" && from != field.None:
		d, ok = g.heading(at, from)
	case o.mode != "arrow" && from != field.None:
		d, ok = g.heading(from, at)
	}
	if !ok {
		f, arrow := g.roll(g.Rules.random)
		if d = arrow; o.by == 0 && o.mode == "arrow" {
			far = model.Length(f.number) * model.Inch
		}
	}
	g.tell(Event{Kind: MoveBegan, A: int16(i), B: int16(far)})
	g.slideAlong(i, d, far)
}

// setDown takes a figure to a cell at once.
func (g *Game) setDown(i int8, to field.Cell) {
	if to == field.None {
		return
	}
	from := g.Figures[i].At
	g.Figures[i].At = to
	g.halt(i)
	g.note(i)
	g.tell(Event{Kind: Placed, A: int16(i), At: to})
	g.crossed(i, from, to)
	g.contacts(i, int16(from))
}

// lowerSlide lowers a move in a straight line, or to a place at once, of which nobody says where it goes.
func (x *Rules) lowerSlide(o *op, e *model.Effect) bool {
	known := slices.Contains([]string{"push", "pull", "away", "back", "arrow"}, e.Mode) && e.Place == nil || e.Mode == "teleport" && e.Place != nil
	return known && sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, Mode: e.Mode, By: e.By, Place: e.Place}, *e)
}

// spawnPicked brings NPCs one by one where somebody says of each: of those that each crew has come for it, that crew.
func (g *Game) spawnPicked(f *Frame, o *op, s scope) {
	each := max(o.count, 1)
	n := each
	if o.perCrew {
		n *= int8(g.Crews)
	}
	kind := g.available(o.npc)
	if int8(f.Step) >= n || kind < 0 {
		if int8(f.Step) < n {
			g.tell(Event{Kind: NoArrival, A: int16(o.npc), B: int16(n - int8(f.Step)), C: NoneLeft})
		}
		f.Step, f.G = 0, 0
		f.B++
		return
	}
	if f.G > 0 {
		g.admit(kind, g.freeNear(field.Cell(f.G-1)), o.mood)
		f.Step, f.G = f.Step+1, 0
		return
	}
	for i, cells := range g.Rules.sorts[o.place.any] {
		if len(cells) > 0 && cells[0] != field.None && !(o.place.any == "entry" && g.sealed(i)) {
			g.option(Option{Code: Into, A: int16(cells[0])})
		}
	}
	if len(g.options) == 0 {
		f.Step = uint8(n)
		return
	}
	crew := g.decider(s.by)
	if o.perCrew {
		crew = int8((g.Turn + f.Step/uint8(each)) % g.Crews)
	}
	g.choose(ThingDecision, crew, s.by)
}

// spawn brings NPCs: at an entry point that the die picks, or at the place that the rule names.
func (g *Game) spawn(o *op, s scope) {
	n := max(o.count, 1)
	if o.die >= 0 {
		f, _ := g.roll(o.die)
		n = f.count
	}
	if o.perCrew {
		n *= int8(g.Crews)
	}
	if o.place == nil || o.place.any == "entry" && !o.place.nearest {
		if n > 0 {
			g.arrive(o.npc, n, o.mood)
		}
		return
	}
	where := g.area(o.place)
	if o.place.nearest {
		where.cells = g.nearestSort(o.place, s)
	}
	if n > 0 && len(where.cells) == 0 {
		g.tell(Event{Kind: NoArrival, A: int16(o.npc), B: int16(n), C: noneThere})
		return
	}
	for range n {
		kind := g.available(o.npc)
		if kind < 0 {
			g.tell(Event{Kind: NoArrival, A: int16(o.npc), B: 1, C: NoneLeft})
			return
		}
		g.admit(kind, g.freeNear(where.cells[0]), o.mood)
	}
}

// nearestSort are the cells of the one of a sort that is nearest, by walking, to whoever set the rule off or, where nobody did, to
// any of the crew with the turn counter.
func (g *Game) nearestSort(p *place, s scope) []field.Cell {
	var best []field.Cell
	least := uint16(1<<16 - 1)
	for i := range int8(g.Count) {
		x := &g.Figures[i]
		if !x.OnBoard() || i != s.by && (s.by >= 0 || x.Crew != int8(g.Turn)) {
			continue
		}
		row := g.Rules.Field.Row(x.At, g.barred())
		for k, cells := range g.Rules.sorts[p.any] {
			if p.any == "entry" && g.sealed(k) {
				continue
			}
			for _, c := range cells {
				if c != field.None && row[c] < least {
					best, least = cells, row[c]
				}
			}
		}
	}
	return best
}

// count moves a counter.
func (g *Game) count(o *op) {
	if o.of < 0 || int(o.of) >= len(g.Rules.Mission.Setup.Counters) {
		return
	}
	was := g.Counters[o.of]
	now := was + o.add
	if o.becomes >= 0 {
		now = o.becomes
	}
	if most := g.Rules.Mission.Setup.Counters[o.of].Most; most != nil {
		now = min(now, int16(*most))
	}
	g.Counters[o.of] = max(now, 0)
	g.tell(Event{Kind: CountedUp, A: o.of, B: g.Counters[o.of]})
	g.signalNumber(counterMoved, o.of, int(was), int(g.Counters[o.of]))
}

// switchDoors shuts those of some doors that are open and opens those that are shut.
func (g *Game) switchDoors(o *op, by int8) {
	was := g.Doors
	for _, to := range [...]uint8{doorOpen, doorClosed} { // what shuts when another opens is not turned twice
		for _, d := range o.doors {
			if (was[d] == doorOpen) == (to == doorClosed) && g.Doors[d] != to {
				g.turnDoor(int(d), to, int16(by))
			}
		}
	}
}

// branch does what hangs on a condition.
func (g *Game) branch(f *Frame, o *op, s scope) {
	a := s.attack()
	at := 1
	if g.holds(o.musts[0], &a) {
		at = 0
	}
	g.push(f.inner(o.lists[at]))
}

// rollRow rolls on a table.
func (g *Game) rollRow(f *Frame, o *op) {
	face, _ := g.roll(o.die)
	n := face.number
	if n == 0 {
		n = face.count
	}
	for _, r := range o.rows {
		if face.misfire && r.misfire || (!face.misfire || !o.failing()) && !r.misfire && r.from <= n && n <= r.to {
			g.push(f.inner(r.list))
			return
		}
	}
}

// failing reports whether a table has a row of its own for misfires.
func (o *op) failing() bool {
	return slices.ContainsFunc(o.rows, func(r row) bool { return r.misfire })
}

// reward gives points or UA to the crew of whoever set a rule off, or to all.
func (g *Game) reward(o *op, by int8) {
	for crew := range g.Crews {
		if o.forAll || by >= 0 && g.Figures[by].Crew == int8(crew) {
			g.Points[crew] += o.points
			g.UA[crew] += o.ua
		}
	}
}

// receiver is who is given something.
func (g *Game) receiver(o *op, s scope) int8 {
	if set := g.pick(&o.who, s); set != 0 {
		return int8(bits.TrailingZeros64(set))
	}
	return s.by
}

// drawFor has somebody draw from the pouch.
func (g *Game) drawFor(o *op, s scope) {
	to := g.receiver(o, s)
	if to < 0 {
		return
	}
	for range o.draws {
		if t := g.drawToken(); t >= 0 {
			g.Tokens[t] = Token{Where: OnFloor, At: int16(g.Figures[to].At)}
			g.stirs(t)
			g.push(Frame{Kind: foundFrame, A: int16(to), B: t})
		}
	}
}

// turnEntries opens or seals entry points for good: all that are meant, or one of those that stand otherwise that the die picks.
func (g *Game) turnEntries(o *op) {
	set, seal := uint16(0), o.sets == doorLocked
	for i := range g.Rules.Field.Entries {
		if o.entry>>i&1 == 1 && g.sealed(i) != seal {
			set |= 1 << i
		}
	}
	if o.draws > 0 && set != 0 {
		for n := g.oneOf(bits.OnesCount16(set)); n > 0; n-- {
			set &= set - 1
		}
		set &= -set
	}
	for i := range g.Rules.Field.Entries {
		if set>>i&1 == 0 {
			continue
		}
		if g.Sealed &^= 1 << i; g.sealed(i) != seal {
			g.Switched ^= 1 << i
		}
		shut := int16(0)
		if seal {
			shut = 1
		}
		g.tell(Event{Kind: EntrySealed, A: int16(i), B: shut})
	}
}

// pegsOf is how many pegs an effect adds: a number, or what fills the track up to the first hole of a level.
func (g *Game) pegsOf(o *op) int {
	if o.level < 0 {
		return int(o.add)
	}
	return max(g.Rules.Program.Levels[o.level].Below+1-int(g.Pegs), 0)
}

// takeAway lays what somebody carries of a design aside.
func (g *Game) takeAway(o *op, s scope) {
	for set := g.pick(&o.who, s); set != 0; set &= set - 1 {
		f := int8(bits.TrailingZeros64(set))
		i := slices.IndexFunc(g.Rules.each[o.design], func(t int16) bool {
			return g.Tokens[t].Where == InTray && g.Tokens[t].At == int16(f)
		})
		if i < 0 {
			continue
		}
		t := g.Rules.each[o.design][i]
		g.Tokens[t] = Token{Where: SetAside}
		g.stirs(t)
		g.tell(Event{Kind: LeftToken, A: int16(f), B: -1, C: t})
	}
}

// otherRule has another rule work, if it can.
func (g *Game) otherRule(o *op, s scope) {
	e := happening{about: program.None, by: s.by, other: s.other + 1}
	if a := s.attack(); !g.exhausted(int(o.rule), &e) && g.holds(g.Rules.rules[o.rule].must, &a) {
		g.carryOut(int(o.rule), 0, &e)
	}
}

// swapPlaces has two figures on the board change places.
func (g *Game) swapPlaces(a, b int8) {
	if a < 0 || b < 0 || a == b || !g.Figures[a].OnBoard() || !g.Figures[b].OnBoard() {
		return
	}
	x, y := g.Figures[a].At, g.Figures[b].At
	g.Figures[a].At, g.Figures[b].At = y, x
	g.halt(a)
	g.halt(b)
	g.note(a)
	g.note(b)
	g.tell(Event{Kind: Placed, A: int16(a), At: y})
	g.tell(Event{Kind: Placed, A: int16(b), At: x})
	g.crossed(a, x, y)
	g.crossed(b, y, x)
	g.contacts(a, int16(x))
	g.contacts(b, int16(y))
}

// redirect has the attack that effects interrupt go at somebody else, as though its target had made it.
func (g *Game) redirect(f *Frame, to int8) {
	if f.F <= 0 || int(f.F) > int(g.Depth) || to < 0 {
		return
	}
	at := &g.Frames[f.F-1]
	if at.Kind != attackFrame || at.Step > toSettle || at.B < 0 || int8(at.B) == to {
		return
	}
	g.tell(Event{Kind: Redirected, A: int16(to), B: at.B})
	at.A, at.B, at.C = at.B, int16(to), -1
}

// recruit has an NPC join the crew of whoever set a rule off, or leave the one that it has joined.
func (g *Game) recruit(i, by int8, o *op) {
	x := &g.Figures[i]
	switch {
	case g.isTrader(i):
	case o.leave && x.Crew >= 0:
		x.Crew = -1
		g.note(i)
		g.tell(Event{Kind: LeftCrew, A: int16(i)})
		g.checkOver()
	case !o.leave && x.Crew < 0:
		g.joinCrew(i, g.decider(by))
	}
}

// load fills the magazine of a figure, or as many pegs into it as an effect or its die says.
func (g *Game) load(i int8, o *op) {
	x, n := &g.Figures[i], o.pegs
	if o.die >= 0 {
		face, _ := g.roll(o.die)
		n = face.number + face.count
	} else if n == 0 {
		n = g.Rules.numbers.full
	}
	if g.isTrader(i) {
		x.Ammo = min(x.Ammo+n, max(g.Rules.numbers.full, x.Ammo))
		g.tell(Event{Kind: AmmoPegs, A: int16(i), B: int16(x.Ammo)})
	}
}

// passCounter gives the turn counter to the crew of whoever set a rule off, or to the next one.
func (g *Game) passCounter(o *op, by int8) {
	switch {
	case o.passes:
		g.Turn = (g.Turn + 1) % g.Crews
	case by >= 0 && g.Figures[by].Crew >= 0:
		g.Turn = uint8(g.Figures[by].Crew)
	}
	g.tell(Event{Kind: CounterTaken, A: int16(g.Turn)})
}

// turnsTable does what changes the course of the game; false for any other effect.
func (g *Game) turnsTable(f *Frame, o *op, s scope) bool {
	switch o.code {
	case kinds.RevealEffect:
		if o.of < 0 {
			g.tell(Event{Kind: WordsRead, A: f.A, B: f.B - 1})
		} else {
			g.unmask(f, o, s)
		}
	case kinds.SkipEffect:
		if p := int8(o.of); p > g.Phase {
			g.Skips |= 1 << p
		}
	case kinds.RepeatEffect:
		if n := g.Counters[o.of]; n > 0 {
			again := f.inner(o.lists[0])
			again.Kind, again.D = repeatFrame, n
			g.push(again)
		}
	case kinds.TryEffect:
		at := 1
		if e := g.rollFor(o.dice, int16(s.by)); e.A >= int16(max(o.hits, 1)) {
			at = 0
		}
		g.push(f.inner(o.lists[at]))
	case kinds.TreatAsEffect:
		g.treatAs(o)
	case kinds.RerollEffect:
		g.rollAgain(o)
	case kinds.SideEffect:
		g.turnSide(o)
	case kinds.DeckEffect:
		g.changeDeck(f, o)
	case kinds.SwapEffect:
		g.swapPlaces(first(g.pick(&o.who, s)), first(g.pick(o.target, s)))
	case kinds.RedirectEffect:
		g.redirect(f, first(g.pick(&o.who, s)))
	case kinds.BlastEffect:
		g.burst(f, o, s)
	case kinds.ShiftEffect:
		g.shiftThings(o, s)
	case kinds.AirlockEffect:
		g.tear(o)
	case kinds.EntryEffect:
		g.turnEntries(o)
	case kinds.TakeEffect:
		g.takeAway(o, s)
	case kinds.RuleEffect:
		g.otherRule(o, s)
	case kinds.TurnCounterEffect:
		g.passCounter(o, s.by)
	case kinds.RemoveEffect:
		if o.piece < 0 {
			return false
		}
		if g.Pieces[o.piece] != pieceGone {
			g.clear(int(o.piece))
		}
	default:
		return false
	}
	return true
}
