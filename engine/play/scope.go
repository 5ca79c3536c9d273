package play

import (
	"math/bits"

	"github.com/sortie-tools/sortie/engine/field"
)

// scope is whom the figures are that effects and conditions speak of.
type scope struct {
	by    int8   // who set the rule off, or bears it; -1: nobody
	other int8   // the other one: a target, an attacker, who has come near; -1: nobody
	those uint64 // whom an effect before was about, a bit each
	hit   bool   // the attack before it has hit
	token int16  // the token that was taken, and one more
	spot  int16  // the point, the piece or the action that was picked, and one more
}

// figureOf says which one figure is spoken of.
type figureOf uint8

// The figures that rules speak of.
const (
	noFigure     figureOf = iota
	selfFigure            // the bearer, or who set the rule off
	otherFigure           // a target, an attacker, who set a reaction off
	thoseFigures          // whom the effect before was about
)

func figureNamed(name string) figureOf {
	switch name {
	case "self":
		return selfFigure
	case "it", "target", "attacker":
		return otherFigure
	case "those":
		return thoseFigures
	}
	return noFigure
}

// is reports whether a figure is the one that is spoken of.
func (s *scope) is(f figureOf, i int8) bool {
	switch f {
	case selfFigure:
		return i == s.by
	case otherFigure:
		return i == s.other
	case thoseFigures:
		return s.those>>uint(i)&1 == 1
	}
	return true
}

// one is the one figure that is spoken of; -1: there is none.
func (s *scope) one(f figureOf) int8 {
	switch f {
	case selfFigure:
		return s.by
	case otherFigure:
		return s.other
	}
	if s.those == 0 {
		return -1
	}
	return int8(bits.TrailingZeros64(s.those))
}

// taken is the token that was taken before; -1: none.
func (s *scope) taken() int16 { return s.token - 1 }

// attack is a scope as conditions ask it of an attack.
func (s scope) attack() attack {
	return attack{by: s.by, on: s.other, with: -1, from: field.None, hit: s.hit, those: s.those}
}

// scope is an attack as effects see it.
func (a *attack) scope() scope { return scope{by: a.by, other: a.on, hit: a.hit, those: a.those} }

// What the R of an opsFrame holds beside those whom an effect was about.
const (
	thoseBits = 1<<MaxFigures - 1
	hitBit    = 1 << 62 // the attack before has hit
	spareBit  = 1 << 61 // the action that goes with others has been taken
	laterBit  = 1 << 60 // the action that comes before all the rest, or after it, comes after it
	hitOnly   = 1 << 59 // they are done only if the attack on top of them hits
	takenBits = 0x3ff   // the token that was just taken, and one more
	takenFrom = 48      // where they stand
)

// scope is whom the effects of a frame speak of.
func (f *Frame) scope() scope {
	s := scope{by: int8(f.C), other: int8(f.C), those: f.R & thoseBits, hit: f.R&hitBit != 0, spot: f.G, token: int16(f.R >> takenFrom & takenBits)}
	if f.E > 0 {
		s.other = int8(f.E - 1)
	}
	return s
}

// inner is a frame for effects inside those of another.
func (f *Frame) inner(list int16) Frame {
	return Frame{Kind: opsFrame, A: list, C: f.C, E: f.E, F: f.F, G: f.G, R: f.R &^ laterBit}
}

// note keeps whom an effect was about, for those that come after it.
func (f *Frame) note(o *op, set uint64) {
	if o.who.figure == noFigure && !o.who.acting {
		f.R = f.R&^thoseBits | set
	}
}

// chosenAll sees that whoever decides has picked those whom an effect is about; false while there is somebody to pick.
func (g *Game) chosenAll(f *Frame, o *op, s scope) bool {
	if f.Step == 0 {
		f.R &^= thoseBits
	}
	var cells area
	if o.who.in != nil {
		cells = g.area(o.who.in)
	}
	left := g.chosen(&o.who, s, &cells) &^ (f.R & thoseBits)
	if int8(f.Step) >= max(o.who.count, 1) || left == 0 {
		f.Step = 0
		return true
	}
	for ; left != 0; left &= left - 1 {
		g.option(Option{Code: Choose, A: int16(bits.TrailingZeros64(left))})
	}
	if o.may && f.Step > 0 {
		g.option(Option{Code: Pass})
	}
	g.choose(PickDecision, g.decider(s.by), s.by)
	return false
}

// named notes who was picked.
func (g *Game) named(f *Frame, o Option) {
	if f.B > 0 && g.Rules.lists[f.A][f.B-1].joins && f.E == 0 {
		f.E = o.A + 1
		return
	}
	f.Step++
	if o.Code == Pass {
		f.Step = done
		return
	}
	f.R |= 1 << o.A
}

// joins asks beside whom somebody has come by a move that was to end beside somebody: that one is the target of what follows. If
// there is nobody, nothing follows.
func (g *Game) joins(f *Frame) {
	by := int8(f.C)
	for i := range int8(g.Count) {
		if i != by && g.Figures[i].Stands() && g.touch(by, i) {
			g.option(Option{Code: Choose, A: int16(i)})
		}
	}
	if len(g.options) == 0 {
		g.pop()
		return
	}
	g.choose(PickDecision, g.decider(by), by)
}

// done stands for enough that have been picked.
const done = 100

// decider is the crew that decides about an effect: that of whoever set it off, else the one with the turn counter.
func (g *Game) decider(by int8) int8 {
	if by >= 0 && g.Figures[by].Crew >= 0 {
		return g.Figures[by].Crew
	}
	return int8(g.Turn)
}
