package play

import (
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// runShove knocks somebody back: each hit one square, straight away or, where that is blocked, to the side; armour does not
// count. A misfire lets the other shove back, once (seed 000:950-964).
func (g *Game) runShove(f *Frame) {
	by, on := int8(f.A), int8(f.B)
	switch f.Step {
	case 0:
		g.rollShove(f)
	case 1:
		if f.D <= 0 || !g.Figures[on].OnBoard() {
			f.Step = 3
			return
		}
		g.pushOn(f)
	case 2:
		g.follows(f)
	case askBack:
		g.option(Option{Code: ShoveAt, A: f.B})
		g.option(Option{Code: Pass})
		g.choose(StrikeDecision, g.Figures[by].Crew, by)
	default:
		if f.E > 0 {
			g.Figures[on].Flags |= Prone
			g.note(on)
			g.tell(Event{Kind: Fell, A: f.B})
		}
		g.pop()
	}
}

// askBack is the step of a shove in which somebody is asked whether to shove back.
const askBack = 4

// rollShove rolls for a shove.
func (g *Game) rollShove(f *Frame) {
	a := attack{by: int8(f.A), on: int8(f.B), with: -1, deed: shoving, from: field.None}
	e := g.rollDice(g.diceOf(&a))
	hits, misses := int8(e.A), int8(e.B)
	if misses > 0 && g.waived(&a)&noMisfires == 0 {
		g.tell(Event{Kind: Voided, A: f.A, C: -1})
		g.pop()
		if on := int8(f.B); f.C == 0 && g.Rules.Set.Play.KnockBack.Answer {
			back := Frame{Kind: shoveFrame, A: int16(on), B: f.A, C: 1}
			if g.isTrader(on) {
				back.Step = askBack // players may let it be
			}
			g.push(back)
		}
		return
	}
	g.eachMod(&a, func(m *modifier) { hits += m.hits })
	hits = max(hits, 0)
	if g.kept(a.on, fromShoves, a.by) {
		hits = 0
	}
	if prone := g.Rules.numbers.shoveProne; prone > 0 && hits >= prone {
		f.E = 1
	}
	f.D, f.Step = int16(hits), 1
}

// pushOn pushes somebody by one square, or asks to which side.
func (g *Game) pushOn(f *Frame) {
	on := int8(f.B)
	ways := g.pushes(int8(f.A), on)
	if len(ways) == 0 {
		f.Step = 3
		return
	}
	if len(ways) == 1 {
		g.pushTo(f, ways[0])
		return
	}
	for _, c := range ways {
		g.option(Option{Code: Into, A: int16(c)})
	}
	g.choose(ShoveDecision, g.Figures[f.A].Crew, on)
}

// pushes are the squares that somebody can be pushed into: straight away, else the nearest directions to it (ruling RU-38).
func (g *Game) pushes(by, on int8) []field.Cell {
	from, at := g.Figures[by].At, g.Figures[on].At
	away, ok := g.heading(from, at)
	if !ok {
		return nil
	}
	for turn := range 3 {
		var out []field.Cell
		for _, d := range [...]field.Dir{away.Turn(-turn), away.Turn(turn)} {
			if c, ok := g.Rules.Field.Step(at, d, g.shut()); ok && g.at(c) < 0 && (len(out) == 0 || out[0] != c) {
				out = append(out, c)
			}
		}
		if len(out) > 0 {
			return out
		}
		if g.Rules.Set.Play.KnockBack.Barred != "aside" {
			return nil
		}
	}
	return nil
}

// heading is the compass direction from one cell to another, the nearest of eight.
func (g *Game) heading(from, to field.Cell) (field.Dir, bool) {
	a, b := g.Rules.Field.Spots[from], g.Rules.Field.Spots[to]
	if a.Floor != b.Floor || from == to {
		return 0, false
	}
	dx, dy := b.Col-a.Col, b.Row-a.Row
	x, y := max(dx, -dx), max(dy, -dy)
	if 5*y < 2*x { // less than 22 degrees off the axis
		dy = 0
	}
	if 5*x < 2*y {
		dx = 0
	}
	for d := field.North; d < field.Dirs; d++ {
		if sx, sy := d.Offset(); sx == sign(dx) && sy == sign(dy) {
			return d, true
		}
	}
	return 0, false
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// pushTo moves who is shoved; it draws no strikes.
func (g *Game) pushTo(f *Frame, to field.Cell) {
	x := &g.Figures[f.B]
	left := x.At
	g.tell(Event{Kind: Shoved, A: f.A, B: f.B, At: to, From: left})
	x.At = to
	g.note(int8(f.B))
	g.halt(int8(f.B))
	f.D--
	g.contacts(int8(f.B), int16(left))
	f.F, f.Step = int16(left), 2
}

// follows asks whether the one who shoves comes after, by one step and within what it may still move. Whoever stayed behind
// before is too far off.
func (g *Game) follows(f *Frame) {
	by := int8(f.A)
	f.Step = 1
	cost, beside := g.Rules.Field.Beside(g.Figures[by].At, field.Cell(f.F), g.shut())
	if !g.Rules.Set.Play.KnockBack.Follow || !g.isTrader(by) || !beside || g.stride(by, cost) < cost {
		return
	}
	if at := field.Cell(f.F); g.at(at) < 0 {
		f.Step = 2
		g.option(Option{Code: Follow})
		g.option(Option{Code: Pass})
		g.choose(FollowDecision, g.Figures[by].Crew, by)
	}
}

func (g *Game) shoved(f *Frame, ask Decision, o Option) {
	switch ask.Kind {
	case ShoveDecision:
		g.pushTo(f, field.Cell(o.A))
		return
	case StrikeDecision:
		if f.Step = 0; o.Code == Pass {
			g.pop()
		}
		return
	}
	f.Step = 1
	if o.Code == Follow {
		cost, _ := g.Rules.Field.Beside(g.Figures[f.A].At, field.Cell(f.F), g.shut())
		g.setOut(int8(f.A), cost)
		g.step(int8(f.A), field.Cell(f.F), cost, ownMove)
	}
}

// lowerPush lowers a push whose way the player says; false for any other.
func lowerPush(out *op, e *model.Effect) bool {
	plain := model.Effect{Kind: e.Kind, Who: e.Who, Mode: "push", By: e.By, Led: true, May: e.May, Without: e.Without}
	out.led, out.may = e.Led, e.May
	return sameEffect(plain, *e) && len(e.Without) == 1 && waiverOf(e.Without[0]) == noStrikes
}

// askPush asks where somebody is pushed: in a straight line farther and farther away, until something is in the way.
func (g *Game) askPush(f *Frame, o *op, i int8) {
	by := int8(f.C)
	from, at := g.Figures[by].At, g.Figures[i].At
	for d := field.North; d < field.Dirs && g.Figures[i].Stands(); d++ {
		far, was := o.by, at
		for {
			to, ok := g.Rules.Field.Step(was, d, g.shut())
			if cost := g.Rules.Field.Cost(d); !ok || cost > far || g.at(to) >= 0 || g.Rules.Field.Far(from, to) <= g.Rules.Field.Far(from, was) {
				break
			} else {
				was, far = to, far-cost
			}
			g.option(Option{Code: Into, A: int16(was), B: int16(d)})
		}
	}
	if len(g.options) == 0 {
		f.R &= f.R - 1
		return
	}
	if o.may {
		g.option(Option{Code: Pass})
	}
	g.choose(ShoveDecision, g.decider(by), i)
}

// pushed moves who is pushed, and notes it for the effects that come after.
func (g *Game) pushed(f *Frame, o Option) {
	i := first(f.R)
	f.R &= f.R - 1
	if o.Code != Into {
		return
	}
	g.below().R |= 1 << i
	w := Frame{Kind: walkFrame, A: int16(i), C: safely}
	for at := g.Figures[i].At; at != field.Cell(o.A) && w.D < maxRoute; w.D++ {
		at, _ = g.Rules.Field.Step(at, field.Dir(o.B), g.shut())
		w.R |= uint64(o.B) << (4 * w.D)
	}
	g.startWalk(w)
}

// askSpot asks to which point some are sent: one that any of them is near enough to.
func (g *Game) askSpot(f *Frame, o *op, s scope) {
	for c := range g.Rules.Field.Spots {
		if s.spot = int16(c) + 1; g.Rules.Field.Free[c] && g.chosen(&o.who, s, &area{}) != 0 {
			g.option(Option{Code: Into, A: int16(c)})
		}
	}
	if len(g.options) == 0 {
		g.pop()
		return
	}
	g.choose(ThingDecision, g.decider(s.by), s.by)
}

// sendTo has somebody go as far as one move takes it towards a point, whatever its player would like.
func (g *Game) sendTo(i int8, to field.Cell) {
	most := g.stride(i, g.pace(i))
	g.setOut(i, most)
	g.lead(i, &place{cells: []field.Cell{to}, band: -1, piece: -1}, most, byNPC|safely)
}
