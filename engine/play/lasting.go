package play

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Lasting is an effect that goes on for a while.
type Lasting struct {
	Who   int8  // on whom it is
	By    int8  // whose it is
	List  int16 // the effect: its list
	Op    uint8 // and which of it
	Until uint8 // the round with which it ends
	Turn  bool  // it ends with the turn of its bearer
	Left  int8  // actions that can still be taken
}

func (l *Lasting) visit(c coder) {
	for _, p := range []*int8{&l.Who, &l.By, &l.Left} {
		i8(c, p)
	}
	i16(c, &l.List)
	c.u8(&l.Op)
	c.u8(&l.Until)
	flag(c, &l.Turn)
}

// guard is a set of what does not befall somebody.
type guard uint16

// What somebody can be kept from.
const (
	fromShots  guard = 1 << iota // shots do no harm
	fromDamage                   // nothing does
	fromAim                      // nobody can choose it as a target
	fromTouch                    // nobody is engaged with it
	fromView                     // it is in nobody's way of seeing
	fromShoves
	fromLoss   // of actions and turns
	fromActing // it takes no actions and uses no skills
)

func guardOf(id string) guard {
	switch id {
	case "shots":
		return fromShots
	case "damage":
		return fromDamage
	case "targeting":
		return fromAim
	case "contact":
		return fromTouch
	case "in-the-way":
		return fromView
	case "knock-back":
		return fromShoves
	case "loss":
		return fromLoss
	}
	return 0
}

// lowerLasting lowers what an effect keeps somebody from; false where the engine does not know all of it.
func (x *Rules) lowerLasting(out *op, e *model.Effect) bool {
	plain := model.Effect{Kind: e.Kind, Who: e.Who, Against: e.Against, Until: e.Until, While: e.While, From: e.From}
	if out.code == kinds.BarEffect {
		plain = model.Effect{Kind: e.Kind, Who: e.Who, Actions: []string{"any"}, Skills: []string{"any"}, Until: e.Until}
		out.guards = fromActing
	}
	if !sameEffect(plain, *e) || e.Until != "round" && e.Until != "next-round" && e.Until != "turn" {
		return false
	}
	for _, id := range e.Against {
		if guardOf(id) == 0 {
			return false
		}
		out.guards |= guardOf(id)
	}
	if e.From != nil {
		w := x.lowerWho(e.From)
		out.from = &w
	}
	if e.While != nil {
		out.while = x.lowerCond(*e.While)
	}
	out.next, out.turn = e.Until == "next-round", e.Until == "turn"
	if e.Who == nil {
		out.who.figure, out.who.acting = selfFigure, false
	}
	if out.guards&fromTouch != 0 {
		out.while.bodily() // whether it holds would hang on itself
	}
	return !out.while.partly() && (out.from == nil || !out.from.unknown) && out.guards != 0
}

// last begins an effect that goes on.
func (g *Game) last(f *Frame, o *op, i int8, by int8) {
	if int(g.Lasting) == MaxLasts {
		return
	}
	l := Lasting{Who: i, By: by, List: f.A, Op: uint8(f.B - 1), Until: g.Round, Turn: o.turn, Left: o.bank}
	if o.next {
		l.Until++
	}
	g.Lasts[g.Lasting] = l
	g.Lasting++
}

// fade ends the effects that are over: those of a figure whose turn ends, or with -1 those that end with the round.
func (g *Game) fade(turn int8) {
	n := uint8(0)
	for _, l := range g.Lasts[:g.Lasting] {
		if turn >= 0 && l.Turn && l.By == turn || turn < 0 && l.Until <= g.Round {
			continue
		}
		g.Lasts[n] = l
		n++
	}
	g.Lasting = n
}

// kept reports whether something keeps a figure from what would befall it; by is who would do it, -1: nobody.
func (g *Game) kept(f int8, from guard, by int8) bool {
	return g.Lasting > 0 && g.guarded(f, from, by)
}

// guarded is kept where something lasts.
func (g *Game) guarded(f int8, from guard, by int8) bool {
	for i := range g.Lasts[:g.Lasting] {
		l := &g.Lasts[i]
		if l.Who != f {
			continue
		}
		o := &g.Rules.lists[l.List][l.Op]
		if o.guards&from == 0 || o.from != nil && (by < 0 || !g.meant(o.from, by, scope{by: f, other: by})) {
			continue
		}
		if a := (scope{by: f, other: by}).attack(); g.holds(o.while, &a) {
			return true
		}
	}
	return false
}

// miss has a figure miss turns: the one of this round if it has not had it yet, else later ones.
func (g *Game) miss(f, turns int8) {
	x := &g.Figures[f]
	if g.kept(f, fromLoss, -1) {
		return
	}
	if !x.Flags.Has(Acted) {
		x.Flags |= Acted
		turns--
	}
	x.Misses += turns
	g.tell(Event{Kind: LostTurn, A: int16(f), B: int16(turns)})
}

// lose takes pegs, actions or turns.
func (g *Game) lose(f int8, o *op) {
	switch o.loss {
	case lostTurn:
		g.miss(f, max(o.count, 1))
	case lostActions:
		if !g.kept(f, fromLoss, -1) {
			g.Figures[f].Fewer += max(o.count, 1)
			g.tell(Event{Kind: LostTurn, A: int16(f), C: int16(max(o.count, 1))})
		}
	case lostHealth:
		g.hurt(f, max(o.count, 1))
	}
}

// loss is what somebody loses.
type loss uint8

// What can be lost.
const (
	noLoss loss = iota
	lostTurn
	lostActions
	lostHealth
)

// lowerLoss lowers what is lost; false where it is something else.
func lowerLoss(out *op, e *model.Effect) bool {
	if !sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, What: e.What, Count: e.Count}, *e) {
		return false
	}
	switch e.What {
	case "turn":
		out.loss = lostTurn
	case "actions":
		out.loss = lostActions
	case "health":
		out.loss = lostHealth
	}
	return out.loss != noLoss
}
