package play

import (
	"github.com/sortie-tools/sortie/engine/field"
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
