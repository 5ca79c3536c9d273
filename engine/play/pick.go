package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// lowerThing lowers an effect about a door, a piece, an entry or something broken that whoever uses it picks; false where it says
// more of it than the engine plays.
func (x *Rules) lowerThing(out *op, e *model.Effect) bool {
	plain := model.Effect{Kind: e.Kind, Place: e.Place}
	switch out.code {
	case kinds.LookEffect:
		plain.Of, plain.Count, out.search = e.Of, e.Count, e.Of == "piece"
		if e.Of != "piece" && e.Of != "events" {
			return false
		}
	case kinds.AirlockEffect:
		out.side = e.Side
		if e.Set != "" {
			return x.tears(out, e)
		}
		return e.Side != "" && sameEffect(model.Effect{Kind: e.Kind, Side: e.Side}, *e)
	case kinds.EntryEffect:
		plain = model.Effect{Kind: e.Kind, Pick: "choice", Set: "sealed", Rerolled: true, Patrol: e.Patrol, Until: "level"}
	case kinds.MendEffect:
		plain.Points, plain.Self, plain.Each, plain.Others, plain.Things, plain.May, plain.Per = e.Points, e.Self, e.Each, e.Others, e.Things, e.May, e.Per
		out.points, out.self, out.each, out.may, out.perAction = int16(e.Points), e.Self, e.Each, e.May, e.Per == "extra-action"
		if e.Per != "" && !out.perAction || e.Each && !e.Others {
			return false
		}
	default:
		plain = model.Effect{Kind: e.Kind, Pick: e.Pick, Set: e.Set, At: e.At, Searchable: e.Searchable, Which: e.Which, May: e.May}
		out.search, out.may, out.seen = e.Searchable, e.May, e.Which == "seen"
		if e.At != nil && *e.At == (model.Place{}) {
			out.place = nil
		}
		if (e.Pick != "choice" || e.At == nil) && !out.seen || !slices.Contains([]string{"open", "locked", "unlocked"}, e.Set) {
			return false
		}
		out.sets = map[string]uint8{"open": doorOpen, "locked": doorLocked, "unlocked": doorClosed}[e.Set]
	}
	return sameEffect(plain, *e)
}

// tears lowers an airlock that a ship leaves, or docks at again.
func (x *Rules) tears(out *op, e *model.Effect) bool {
	for i, a := range x.Field.Airlocks {
		if (a.ID == e.Of || e.Of == "") && i < 16 {
			out.entry |= 1 << i
		}
	}
	out.up = e.Set == "docked"
	return out.entry != 0 && sameEffect(model.Effect{Kind: e.Kind, Of: e.Of, Set: e.Set}, *e)
}

// tear has ships leave airlocks, or dock at them again; one airlock is left in any case.
func (g *Game) tear(o *op) {
	for i := range g.Rules.Field.Airlocks {
		loose := g.Loose>>i&1 == 1
		if o.entry>>i&1 == 0 || loose != o.up || !loose && bits.OnesCount16(g.Loose)+1 >= len(g.Rules.Field.Airlocks) {
			continue
		}
		g.Loose ^= 1 << i
		docked := int16(0)
		if o.up {
			docked = 1
		}
		g.tell(Event{Kind: AirlockTorn, A: int16(i), B: docked})
	}
}

// asks reports whether an effect is about a thing that somebody picks.
func (o *op) asks() bool {
	switch o.code {
	case kinds.LookEffect, kinds.MendEffect:
		return true
	case kinds.AirlockEffect:
		return o.entry == 0
	case kinds.EntryEffect:
		return o.entry == 0
	case kinds.DoorEffect:
		return len(o.doors) == 0
	}
	return false
}

// runThing asks which thing an effect is about.
func (g *Game) runThing(f *Frame) {
	o, by := &g.Rules.lists[f.A][f.B], int8(f.C)
	if by < 0 && (o.place != nil || o.code == kinds.MendEffect || o.code == kinds.LookEffect || o.code == kinds.AirlockEffect) {
		g.pop() // what is near whom, or whose, when nobody set it off
		return
	}
	if f.Step == 0 {
		f.Step, f.D = 1, max(o.points, 1)
		if f.G == 0 {
			f.G = g.below().G
		}
		if o.code == kinds.MendEffect && o.each {
			g.pop()
			g.mendEach(o, by)
			return
		}
		if o.code == kinds.LookEffect && !o.search {
			g.pop()
			g.lookAhead(by, max(o.count, 1))
			return
		}
	}
	if f.D > 0 {
		g.listPicks(o, by, f.G)
	}
	if len(g.options) == 0 {
		g.pop()
		return
	}
	if o.may || o.perAction || f.Step > 1 {
		g.option(Option{Code: Pass})
	}
	g.choose(ThingDecision, g.decider(by), by)
}

// listPicks lists the things that an effect can be about.
func (g *Game) listPicks(o *op, by int8, seen int16) {
	switch o.code {
	case kinds.LookEffect:
		for i := range g.Rules.Field.Pieces {
			if g.Rules.searchable(i) && g.Pieces[i] != pieceGone && g.pieceIn(o.place, by, i) {
				g.option(Option{Code: PickPiece, A: int16(i)})
			}
		}
	case kinds.AirlockEffect:
		g.listBerths(o, by)
	case kinds.EntryEffect:
		for i, e := range g.Rules.Field.Entries {
			if e.At != field.None && !g.sealed(i) {
				g.option(Option{Code: PickEntry, A: int16(i)})
			}
		}
	case kinds.MendEffect:
		if !o.perAction || g.Figures[by].Actions > 0 {
			g.listBroken(o, by)
		}
	default:
		g.listDoors(o, by, seen)
	}
}

// listDoors lists the doors, and pieces that shut like doors, that an effect can turn.
func (g *Game) listDoors(o *op, by int8, seen int16) {
	if o.seen {
		if i := seen - 1; i >= 0 && int(i) < len(g.Rules.Field.Pieces) && g.Pieces[i] != pieceGone && g.Pieces[i] != pieceLocked {
			g.option(Option{Code: PickPiece, A: i, B: 1})
		}
		return
	}
	for i := range g.Rules.Field.Doors {
		d := &g.Rules.Field.Doors[i]
		if !d.Hidden && g.turns(g.Doors[i], o) && g.doorIn(o.place, by, d.Beside) {
			g.option(Option{Code: PickDoor, A: int16(i), B: int16(o.sets)})
		}
	}
	if !o.search {
		return
	}
	for i := range g.Rules.Field.Pieces {
		if locked := g.Pieces[i] == pieceLocked; g.Rules.searchable(i) && g.Pieces[i] != pieceGone && locked == (o.sets == doorOpen) && g.pieceIn(o.place, by, i) {
			g.option(Option{Code: PickPiece, A: int16(i), B: int16(min(o.sets, doorLocked) / doorLocked)})
		}
	}
}

// listBerths lists the airlocks that the ship of a figure's crew can go to: on the same side of the board, on one of the next ones
// or on the one across, where no ship has docked.
func (g *Game) listBerths(o *op, by int8) {
	crew := g.Figures[by].Crew
	if crew < 0 || g.Entered[crew] < 0 {
		return
	}
	for i := range g.Rules.Field.Airlocks {
		a, b := g.Rules.berths[g.Entered[crew]], g.Rules.berths[i]
		way := [...]string{"same", "next", "opposite", "next"}[(b-a+4)%4]
		if !g.docks(int8(i)) && way == o.side {
			g.option(Option{Code: Dock, A: int16(i)})
		}
	}
}

// lowerSides notes on which side of the board each airlock is, clockwise from the north.
func (x *Rules) lowerSides() error {
	x.berths = make([]int, len(x.Field.Airlocks))
	for i, a := range x.Field.Airlocks {
		for _, f := range x.Field.Building.Floors() {
			for _, b := range f.Board.Airlocks {
				if b.ID == a.ID {
					x.berths[i] = max(slices.Index([]string{"north", "east", "south", "west"}, string(b.Side)), 0)
				}
			}
		}
	}
	return nil
}

// turns reports whether an effect does anything to a door in a state.
func (g *Game) turns(state uint8, o *op) bool {
	switch o.sets {
	case doorOpen:
		return state == doorClosed || state == doorLocked
	case doorLocked:
		return state == doorOpen || state == doorClosed
	}
	return state == doorLocked
}

// doorIn reports whether a door that is touched from some cells lies where an effect works.
func (g *Game) doorIn(p *place, by int8, cells []field.Cell) bool {
	at := g.Figures[by].At
	switch {
	case p == nil:
		return true
	case p.seen != noFigure:
		return slices.ContainsFunc(cells, func(c field.Cell) bool { return g.looks(by, c, p.seen == thoseFigures) })
	case p.band >= 0:
		return slices.ContainsFunc(cells, func(c field.Cell) bool { return g.ranged(p.band, at, c) })
	}
	return slices.Contains(cells, at)
}

// pieceIn reports whether a piece lies where an effect works.
func (g *Game) pieceIn(p *place, by int8, piece int) bool {
	x := &g.Rules.Field.Pieces[piece]
	at := g.Figures[by].At
	switch {
	case p == nil:
		return true
	case p.ship:
		crew := g.Figures[by].Crew
		return crew >= 0 && g.Entered[crew] >= 0 && slices.ContainsFunc(g.Rules.Field.Airlocks[g.Entered[crew]].Starts, func(a field.Cell) bool {
			return slices.ContainsFunc(x.Occupied, func(c field.Cell) bool { return g.ranged(p.band, a, c) })
		})
	case p.band >= 0:
		near := slices.ContainsFunc(x.Occupied, func(c field.Cell) bool { return g.ranged(p.band, at, c) })
		return near && (p.seen == noFigure || slices.ContainsFunc(x.Contact, func(c field.Cell) bool { return c == at || g.looks(by, c, false) }))
	}
	return slices.Contains(x.Contact, at)
}

// looks reports whether a figure sees a cell, or with crew anybody of its crew.
func (g *Game) looks(by int8, to field.Cell, crew bool) bool {
	for i := range int8(g.Count) {
		x := &g.Figures[i]
		if !x.Stands() || i != by && (!crew || x.Crew < 0 || x.Crew != g.Figures[by].Crew) {
			continue
		}
		if tall, _ := g.Rules.Field.Rays(x.At, to, g.shut()); x.At == to || tall != geom.AllRays {
			return true
		}
	}
	return false
}

// thing does something about what was picked.
func (g *Game) thing(f *Frame, o Option) {
	e, by := &g.Rules.lists[f.A][f.B], int8(f.C)
	f.Step = 2
	switch f.D--; o.Code {
	case Pass:
		f.D = 0
	case PickDoor:
		g.turnDoor(int(o.A), uint8(o.B), f.C)
	case Dock:
		g.Entered[g.Figures[by].Crew] = int8(o.A)
		g.tell(Event{Kind: Docked, A: int16(g.Figures[by].Crew), B: o.A})
	case PickEntry:
		g.Sealed |= 1 << o.A
		g.tell(Event{Kind: EntrySealed, A: o.A, B: 1})
	case PickPiece:
		if e.code == kinds.LookEffect {
			g.tell(Event{Kind: Looked, A: f.C, B: o.A, C: -1})
			g.below().G = o.A + 1
			break
		}
		g.lock(o.A, o.B)
	case MendToken, MendFigure:
		if e.perAction {
			g.Figures[by].Actions--
		}
		n := int8(1)
		if !e.may && !e.perAction { // all points go to one thing
			n, f.D = int8(e.points), 0
		}
		g.repair(n, by, o)
	}
}

// lock locks a piece that can be searched, or unlocks it.
func (g *Game) lock(piece, as int16) {
	g.Pieces[piece] = pieceOpened
	if as == 1 {
		g.Pieces[piece] = pieceLocked
	}
	g.tell(Event{Kind: PieceLocked, A: piece, B: as})
}

// lookAhead looks at the cards that come next.
func (g *Game) lookAhead(by, n int8) {
	for _, card := range g.Deck.Cards[:min(uint8(n), g.Deck.N)] {
		g.tell(Event{Kind: Looked, A: int16(by), B: -1, C: int16(card)})
	}
}

// sealed reports whether nobody comes in at an entry point.
func (g *Game) sealed(entry int) bool {
	return g.Rules.Field.Entries[entry].Sealed != (g.Switched>>uint(entry)&1 == 1) || g.Sealed>>uint(entry)&1 == 1
}

// A token that is broken takes one point of repair, and a machine that has been hurt one for each peg of health (seed
// 002:2452-2463).

// lowerMachines notes which figures are machines: no rule set says so of anybody, but whoever can mend itself is one, and so are
// all of the classes that offer skills to do so.
func (x *Rules) lowerMachines() error {
	for _, s := range x.Set.Skills {
		if !slices.ContainsFunc(s.Levels, mendsSelf) {
			continue
		}
		for _, c := range x.Set.Classes {
			if slices.ContainsFunc(c.Skills, func(a model.Amount) bool { return a.ID == s.ID }) {
				x.machines = append(x.machines, c.ID)
			}
		}
	}
	return nil
}

// mendsSelf reports whether a level puts points of repair on its bearer.
func mendsSelf(l model.SkillLevel) bool {
	return slices.ContainsFunc(l.Does, func(p model.Program) bool {
		return slices.ContainsFunc(p.Do, func(e model.Effect) bool { return kinds.EffectKindOf(e.Kind) == kinds.MendEffect && e.Self })
	})
}

// machine reports whether a figure is a machine.
func (g *Game) machine(f int8) bool {
	t := g.profile(f).Trader
	return t != nil && slices.Contains(g.Rules.machines, t.Class)
}

// canMend reports whether a figure can be mended by an effect: a machine that has been hurt, where the effect works.
func (g *Game) canMend(o *op, by, i int8) bool {
	x := &g.Figures[i]
	if !x.Stands() || x.Health >= g.profile(i).health || i == by && !o.self || i != by && !g.machine(i) {
		return false
	}
	return i == by || g.isTrader(i) && g.near(o.place, by, x.At)
}

// near reports whether a cell is where an effect of a figure works: in contact, or within its range.
func (g *Game) near(p *place, by int8, c field.Cell) bool {
	at := g.Figures[by].At
	if p != nil && p.band >= 0 {
		return g.ranged(p.band, at, c)
	}
	return c == at || g.Rules.Field.Touch(at, c, g.shut())
}

// listBroken lists what an effect can mend: broken tokens that the figure or others near it carry, or that lie there, and
// machines.
func (g *Game) listBroken(o *op, by int8) {
	for i := range int16(len(g.Rules.tokens)) {
		if g.brokenNear(o, by, i) {
			g.option(Option{Code: MendToken, A: i})
		}
	}
	for i := range int8(g.Count) {
		if g.canMend(o, by, i) {
			g.option(Option{Code: MendFigure, A: int16(i)})
		}
	}
}

// brokenNear reports whether a token is broken, and lies where an effect works.
func (g *Game) brokenNear(o *op, by int8, token int16) bool {
	t := &g.Tokens[token]
	if t.Flags&Broken == 0 {
		return false
	}
	switch t.Where {
	case InTray:
		return t.At == int16(by) || g.Figures[t.At].OnBoard() && g.near(o.place, by, g.Figures[t.At].At)
	case OnFloor:
		return g.near(o.place, by, field.Cell(t.At))
	}
	return false
}

// repair puts so many points of repair on something, or with none all that it takes.
func (g *Game) repair(n, by int8, p Option) {
	if p.Code == MendToken {
		g.mendToken(by, p.A)
		return
	}
	if n == 0 {
		n = g.profile(int8(p.A)).health
	}
	g.heal(int8(p.A), n)
}

// mendToken makes a token whole.
func (g *Game) mendToken(by int8, token int16) {
	t := &g.Tokens[token]
	t.Flags &^= Broken
	whose := int16(-1)
	if t.Where == InTray {
		whose = t.At
	}
	g.tell(Event{Kind: Mended, A: int16(by), B: whose, C: token})
}

// mendEach puts points of repair on everything there is to mend; those of the effect before have had theirs.
func (g *Game) mendEach(o *op, by int8) {
	for i := range int16(len(g.Rules.tokens)) {
		if g.brokenNear(o, by, i) {
			g.mendToken(by, i)
		}
	}
	for i := range int8(g.Count) {
		if g.canMend(o, by, i) {
			g.heal(i, int8(max(o.points, 1)))
		}
	}
}

// listClearing lists clearing jams of what others in contact carry, and of what lies there.
func (g *Game) listClearing(who int8) {
	for i := range int16(len(g.Rules.tokens)) {
		t := &g.Tokens[i]
		if t.Flags&Jammed == 0 || t.Where == InTray && t.At == int16(who) {
			continue
		}
		if t.Where == InTray && g.Figures[t.At].OnBoard() && g.touch(who, int8(t.At)) || t.Where == OnFloor && g.within(g.Figures[who].At, field.Cell(t.At)) {
			g.option(Option{Code: ClearJam, A: i})
		}
	}
}
