package play

import (
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// roll is the face that a die lands on, and where its arrow points.
func (g *Game) roll(d int8) (f *face, arrow field.Dir) {
	n, dir := g.rollFace(d)
	return &g.Rules.dice[d].faces[n], dir
}

// rollFace is the number of the face. The arrow is part of the roll (ruling RU-14) and costs luck of its own only where dice
// are real.
func (g *Game) rollFace(d int8) (int, field.Dir) {
	n, arrow := g.throwDie(d)
	if d < knownDice {
		g.Shown[d] = uint8(n) + 1
	}
	if g.Log != nil {
		g.Log(Event{Kind: DieRolled, A: int16(d), B: int16(n), C: int16(arrow)})
	}
	return n, arrow
}

// throwDie asks luck, or whoever takes its place.
func (g *Game) throwDie(d int8) (int, field.Dir) {
	if g.Dice != nil {
		n, arrow := g.Dice.Roll(int(d))
		return n, field.Dir(arrow)
	}
	n := int(g.Luck[diceLuck].Intn(len(g.Rules.dice[d].faces)))
	if d != g.Rules.random {
		return n, 0
	}
	return n, field.Dir(g.Luck[diceLuck].Intn(int(field.Dirs)))
}

// toss is the side of a coin that luck picks, or whoever takes its place.
func (g *Game) toss() int8 {
	if t, ok := g.Dice.(Tosser); ok {
		return t.Toss()
	}
	return int8(g.Luck[diceLuck].Intn(2))
}

// oneOf is one of n things, each as likely as the others, as the die picks it: equal ranges of its numbers, and what is left
// over is rolled again (seed 000:416-424). For more things than it has numbers it is rolled more often, as digits are read.
func (g *Game) oneOf(n int) int {
	faces := len(g.Rules.dice[g.Rules.random].faces)
	if n < 2 || faces < 2 {
		return 0
	}
	for {
		span, i := 1, 0
		for span < n {
			face, _ := g.rollFace(g.Rules.random)
			span, i = span*faces, i*faces+face
		}
		if i < span/n*n {
			return i / (span / n)
		}
	}
}

// drawToken is a token out of the pouch; -1: it is empty.
func (g *Game) drawToken() int16 {
	t := g.pickToken()
	if t >= 0 {
		g.tell(Event{Kind: TokenDrawn, C: t})
	}
	return t
}

// pickToken asks luck, or whoever takes its place, for a token out of the pouch.
func (g *Game) pickToken() int16 {
	n := 0
	for i := range g.Rules.tokens {
		if g.Tokens[i].Where == InPouch {
			n++
		}
	}
	if n == 0 {
		return -1
	}
	if d, ok := g.Dice.(Drawer); ok {
		return d.Draw(g)
	}
	at := g.Luck[tokenLuck].Intn(n)
	for i := range g.Rules.tokens {
		if g.Tokens[i].Where != InPouch {
			continue
		}
		if at == 0 {
			return int16(i)
		}
		at--
	}
	return -1
}

// rerolls is a roll that an effect has made again.
type rerolls uint8

// The rolls.
const (
	noRoll rerolls = iota
	entryRoll
	arrivalRoll // of this round: each is made twice, and the worse counts
	chanceRoll
	eventRoll
)

// rerollsOf is the roll that an effect has made again by itself; noRoll: none, or one that belongs to an attack or between games.
func rerollsOf(e *model.Effect) rerolls {
	if e.Dice > 0 || len(e.Showing) > 0 {
		return noRoll
	}
	return map[string]rerolls{"entry": entryRoll, "arrival": arrivalRoll, "chance": chanceRoll, "event": eventRoll}[e.Roll]
}

// rollAgain has a roll that is under way made again.
func (g *Game) rollAgain(o *op) {
	for i := int(g.Depth) - 1; i >= 0; i-- {
		f := &g.Frames[i]
		switch {
		case o.again == arrivalRoll:
			g.Twice = true
			return
		case o.again == entryRoll && f.Kind == arriveFrame:
			f.Step = 0
			return
		case o.again == eventRoll && f.Kind == eventFrame:
			f.Step = 2
			if above := &g.Frames[i+1]; above.Kind == opsFrame && above.A == g.bandList(uint8(f.B)) {
				above.B = int16(len(g.Rules.lists[above.A])) // nothing of that card is done
			}
			return
		case o.again == chanceRoll && f.Kind == npcFrame && f.Step == 3:
			c := &g.Rules.charts[g.chartOf(int8(f.A))]
			face, arrow := g.rollFace(c.die)
			f.E = int16(face) | int16(arrow)<<8
			g.tell(Event{Kind: Rolled, Faces: [12]uint8{uint8(c.die)<<4 | uint8(face)}, Count: 1, C: f.A})
			return
		}
	}
}

// treatAs has the face of an NPC's die that has just been rolled count as another.
func (g *Game) treatAs(o *op) {
	for i := int(g.Depth) - 1; i >= 0; i-- {
		f := &g.Frames[i]
		if f.Kind != npcFrame || f.Step != 3 {
			continue
		}
		if c := g.chartOf(int8(f.A)); c >= 0 && g.Rules.charts[c].die >= 0 {
			for k, face := range g.Rules.dice[g.Rules.charts[c].die].faces {
				if face.symbol == o.mode {
					f.E = f.E&^255 | int16(k)
					g.tell(Event{Kind: CountsAs, A: f.A, B: int16(g.Rules.charts[c].die), C: int16(k)})
					return
				}
			}
		}
		return
	}
}

// faceBits is how many bits a face takes in R of a rerollFrame.
const faceBits = 4

// again asks whether dice of an attack are rolled again; false where nothing lets anybody.
func (g *Game) again(f *Frame, a *attack, rolled *Event) {
	n := int8(0)
	g.eachMod(a, func(m *modifier) { n += m.again })
	if n == 0 || rolled.Count == 0 || rolled.Count > 64/faceBits || a.by < 0 || g.Figures[a.by].Crew < 0 {
		return
	}
	r := Frame{Kind: rerollFrame, A: int16(g.Depth), B: int16(a.by), C: int16(rolled.Count), D: int16(n)}
	for i, face := range rolled.Faces[:rolled.Count] {
		r.R |= uint64(face&15) << (faceBits * i)
	}
	g.push(r)
}

// dieAt is the die of a roll with a number.
func (x *Rules) dieAt(i int16) int8 {
	d := x.combat
	for range i {
		d = x.dice[d].then
	}
	return d
}

// runReroll asks which die is rolled again.
func (g *Game) runReroll(f *Frame) {
	if f.D == 0 {
		g.pop()
		return
	}
	for i := range f.C {
		g.option(Option{Code: RollAgain, A: i, B: int16(f.R >> (faceBits * i) & 15)})
	}
	g.option(Option{Code: Pass})
	g.choose(RerollDecision, g.Figures[f.B].Crew, int8(f.B))
}

// rerolled rolls a die again.
func (g *Game) rerolled(f *Frame, o Option) {
	f.D--
	if o.Code == Pass {
		f.D = 0
		return
	}
	at, d := &g.Frames[f.A-1], g.Rules.dieAt(o.A)
	was := &g.Rules.dice[d].faces[o.B]
	i, _ := g.rollFace(d)
	now := &g.Rules.dice[d].faces[i]
	f.R = f.R&^(15<<(faceBits*o.A)) | uint64(i)<<(faceBits*o.A)
	hits, misses := int(at.R&255)+int(now.count)-int(was.count), int(at.R>>missShift&255)
	if was.misfire {
		misses--
	}
	if now.misfire {
		misses++
	}
	at.R = at.R&^diceMask | uint64(hits)<<hitsShift | uint64(misses)<<missShift
	g.tell(Event{Kind: Rerolled, A: int16(hits), B: int16(misses), C: f.B, D: o.A, Count: 1, Faces: [12]uint8{uint8(d)<<4 | uint8(i)}})
}
