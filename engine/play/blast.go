package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
)

// The steps of a blast.
const (
	aimBlast = iota
	moveBlast
	spreadBlast
	strikeBlast
)

// listBlasts lists the spots of the floor at which a blast weapon can be thrown or fired, each as an option like the one given:
// seen, within its range, and with an enemy whom the blast could reach if it went astray (seed 000:1113).
func (g *Game) listBlasts(who int8, as Option, d *design) {
	b := &g.Rules.Set.Play.Blast
	if !b.Spot || len(b.Rings) == 0 {
		return
	}
	at, widest := g.Figures[who].At, b.Rings[len(b.Rings)-1]+b.Misfire+model.Inch/2
	if d.reach < 0 {
		return
	}
	most := slices.Max(g.Rules.ranges[:d.reach+1])
	foes := g.foesOf(who, most+widest+2*model.Inch)
	if foes == 0 {
		return
	}
	g.Rules.Field.Around(at, int(most/model.Inch)+1, func(to field.Cell) {
		if !g.Rules.Field.Free[to] || to == at || g.Rules.Field.Apart(at, to) > most || !g.anyNear(foes, to, widest) {
			return
		}
		if tall, _ := g.Rules.Field.Rays(at, to, g.shut()); tall != geom.AllRays {
			as.A = int16(to)
			g.option(as)
		}
	})
}

// foesOf are the enemies of a figure who stand no farther from it than a length, a bit each.
func (g *Game) foesOf(who int8, length model.Length) uint64 {
	var out uint64
	for i := range int8(g.Count) {
		if g.Figures[i].Stands() && g.Rules.Field.Far(g.Figures[who].At, g.Figures[i].At) <= length && g.enemies(who, i) {
			out |= 1 << i
		}
	}
	return out
}

// anyNear reports whether one of some figures stands no farther from a cell than a length.
func (g *Game) anyNear(who uint64, c field.Cell, length model.Length) bool {
	for ; who != 0; who &= who - 1 {
		if g.Rules.Field.Far(c, g.Figures[bits.TrailingZeros64(who)].At) <= length {
			return true
		}
	}
	return false
}

// throwBlast throws a blast weapon, which is spent, at a cell; on: at whom, -1: at the floor.
func (g *Game) throwBlast(who int8, token int16, to field.Cell, on int16) {
	g.tell(Event{Kind: Thrown, A: int16(who), B: on, C: token, At: to})
	g.push(Frame{Kind: blastFrame, A: int16(who), B: int16(to), C: int16(g.Rules.tokens[token]), D: on, E: token})
	g.spend(token)
}

// listFire lists at what a trader can fire guns whose shots are blasts: whom it sees within their range and does not touch, and
// spots of the floor (seed 000:1111-1117).
func (g *Game) listFire(who int8, want Codes) {
	if !g.isTrader(who) {
		return
	}
	for _, i := range g.things().tray(who) {
		t, d := &g.Tokens[i], &g.Rules.designs[g.Rules.tokens[i]]
		if !d.bursts || t.Flags&(Broken|Jammed|FaceDown) != 0 || !d.endless && g.Figures[who].Ammo < g.Rules.numbers.perShot {
			continue
		}
		for on := range int8(g.Count) {
			if want.Has(1<<ShootAt) && g.Figures[on].Stands() && g.enemies(who, on) && !g.touch(who, on) && !g.kept(on, fromAim, who) && !g.forbids(who, on, shooting|blasting) && g.flies(who, on, d) {
				g.option(Option{Code: ShootAt, A: int16(on), B: i})
			}
		}
		if want.Has(1 << ShootTo) {
			g.listBlasts(who, Option{Code: ShootTo, B: i}, d)
		}
	}
}

// flies reports whether something that a figure throws or fires comes as far as another, whom it sees.
func (g *Game) flies(who, on int8, d *design) bool {
	if band := g.Rules.band(g.Rules.Field.Apart(g.Figures[who].At, g.Figures[on].At)); band < 0 || band > d.reach {
		return false
	}
	_, seen := g.sees(who, on)
	return seen
}

// fire fires a gun whose shots are blasts at a cell; on: at whom, -1: at the floor. It takes ammunition and makes noise like any
// other shot, and those beside whom it is fired strike once it is over.
func (g *Game) fire(who int8, token int16, to field.Cell, on int16) {
	g.Figures[who].Flags |= ShotNow
	a := attack{by: who, on: who, with: token, deed: shooting, from: field.None}
	if on >= 0 {
		a.on = int8(on)
	}
	without := g.waived(&a)
	if g.noisy(&a, without) {
		g.makeNoise(who)
	}
	if r := g.shotStrikers(who); r != 0 {
		g.push(Frame{Kind: strikesFrame, A: int16(who), R: r, B: int16(g.Figures[who].At)})
	}
	g.push(Frame{Kind: blastFrame, A: int16(who), B: int16(to), C: int16(g.Rules.tokens[token]), D: on, E: token})
	g.spendAmmo(&a, without)
	g.tell(Event{Kind: Fired, A: int16(who), B: on, C: token, At: to})
}

// runBlast finds where a blast goes off, then rolls for everybody within its rings (seed 000:1109-1137).
func (g *Game) runBlast(f *Frame) {
	switch f.Step {
	case aimBlast:
		g.aimBlast(f)
	case moveBlast:
		g.askBlast(f)
	case spreadBlast:
		f.R, f.Step = g.caught(field.Cell(f.B)), strikeBlast
	default:
		g.strikeBlast(f)
	}
}

// aimBlast rolls whether a blast finds its mark; what stands in the way takes a hit off.
func (g *Game) aimBlast(f *Frame) {
	b := &g.Rules.Set.Play.Blast
	die := g.Rules.dieOf(b.Die)
	if die < 0 {
		die = g.Rules.combat
	}
	face, _ := g.roll(die)
	hits := int(face.count)
	if tall, low := g.Rules.Field.Rays(g.Figures[f.A].At, field.Cell(f.B), g.shut()); (tall|low)&1 != 0 { // on the line to its centre
		hits -= b.Cover
	}
	f.Step = spreadBlast
	if misfire := face.misfire && !g.Rules.reliable(f.C); misfire {
		f.Step, f.F = moveBlast, 2
	} else if hits <= 0 {
		f.Step, f.F = moveBlast, 1
	}
}

// reliable reports whether misfires mean nothing to weapons of a design.
func (x *Rules) reliable(design int16) bool {
	for i := range x.designs[design].mods {
		if m := &x.designs[design].mods[i]; m.without&noMisfires != 0 && m.must == nil && !m.optional {
			return true
		}
	}
	return false
}

// askBlast asks where a blast that missed goes off: after a blank the thrower says, after a misfire the player of the target,
// or whoever holds the turn counter (ruling RU-40).
func (g *Game) askBlast(f *Frame) {
	b, from := &g.Rules.Set.Play.Blast, field.Cell(f.B)
	crew, length := g.Figures[f.A].Crew, b.Miss
	if f.F == 2 {
		crew, length = int8(g.Turn), b.Misfire
		if f.D >= 0 && g.Figures[f.D].Crew >= 0 {
			crew = g.Figures[f.D].Crew
		}
		g.option(Option{Code: Into, A: f.B})
	}
	for c := range g.Rules.Field.Spots {
		to := field.Cell(c)
		far := g.Rules.Field.Far(from, to)
		if to == from || far > length+model.Inch/2 {
			continue
		}
		if tall, _ := g.Rules.Field.Rays(from, to, g.shut()); tall != geom.AllRays {
			g.option(Option{Code: Into, A: int16(to)})
		}
	}
	if len(g.options) == 0 {
		f.Step = spreadBlast
		return
	}
	g.choose(BlastDecision, crew, int8(f.A))
}

// blasted moves a blast to where it was chosen to go off.
func (g *Game) blasted(f *Frame, o Option) { f.B, f.Step = o.A, spreadBlast }

// caught are those within the rings of a blast whom no wall shields, a bit each (ruling RU-42).
func (g *Game) caught(at field.Cell) uint64 {
	var out uint64
	for i := range int8(g.Count) {
		y := &g.Figures[i]
		if !y.Stands() || g.ring(at, y.At) < 0 {
			continue
		}
		if tall, _ := g.Rules.Field.Rays(at, y.At, g.shut()); y.At == at || tall != geom.AllRays {
			out |= 1 << i
		}
	}
	return out
}

// ring is the ring of a blast that a base in a cell lies in: 0 at its origin, -1 beyond all.
func (g *Game) ring(origin, c field.Cell) int {
	if c == origin {
		return 0
	}
	edge := g.Rules.Field.Far(origin, c) - model.Inch/2
	for i, r := range g.Rules.Set.Play.Blast.Rings {
		if edge <= r {
			return i + 1
		}
	}
	return -1
}

// lowerBurst lowers a blast that nobody throws.
func (x *Rules) lowerBurst(o *op, e *model.Effect) bool {
	for _, n := range e.Rings {
		o.volley = append(o.volley, int8(min(n, 100)))
	}
	o.lists = []int16{x.lowerOps(x.Program.Ops(e.Do))}
	return len(e.Rings) > 0 && sameEffect(model.Effect{Kind: e.Kind, At: e.At, Rings: e.Rings, Do: e.Do}, *e)
}

// burst attacks everybody on a spot and around it whom no wall shields, with dice by the ring.
func (g *Game) burst(f *Frame, o *op, s scope) {
	at := g.spotOf(o.place, s)
	if at == field.None {
		return
	}
	for set := g.caught(at); set != 0; set &= set - 1 {
		i := int8(bits.TrailingZeros64(set))
		ring := g.ring(at, g.Figures[i].At)
		if ring < 0 || ring >= len(o.volley) || o.volley[ring] == 0 {
			continue
		}
		if len(g.Rules.lists[o.lists[0]]) > 0 {
			g.push(Frame{Kind: opsFrame, A: o.lists[0], C: f.C, E: int16(i) + 1, R: 1<<i | hitOnly})
		}
		g.assault(attack{by: -1, on: i, with: -1, deed: blasting, extra: o.volley[ring], from: field.None})
	}
}

// spotOf is the square that a place is: that of a figure, or the first of those that it is made of. Without a place it is that of
// whomever an effect is about besides who set it off. None: there is none.
func (g *Game) spotOf(p *place, s scope) field.Cell {
	i := s.other
	switch {
	case p == nil:
	case p.figure != noFigure:
		i = s.one(p.figure)
	default:
		if cells := g.area(p).cells; len(cells) > 0 {
			return cells[0]
		}
		return field.None
	}
	if i < 0 {
		return field.None
	}
	return g.Figures[i].At
}

// strikeBlast rolls for the next of those who are caught; whoever threw it comes last.
func (g *Game) strikeBlast(f *Frame) {
	rest := f.R
	if others := f.R &^ (1 << f.A); others != 0 {
		rest = others
	}
	if rest == 0 || f.A >= 0 && !g.Figures[f.A].Stands() {
		g.pop()
		return
	}
	on := int8(bits.TrailingZeros64(rest))
	f.R &^= 1 << on
	ring := g.ring(field.Cell(f.B), g.Figures[on].At)
	d := &g.Rules.designs[f.C]
	if ring < 0 || ring >= len(d.blast) || d.blast[ring] == 0 {
		return
	}
	g.assault(attack{by: int8(f.A), on: on, with: -1, deed: blasting, heavy: g.Rules.reliable(f.C), free: true, extra: d.blast[ring], from: field.Cell(f.B)})
}
