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
