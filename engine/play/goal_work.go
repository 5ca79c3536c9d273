package play

import (
	"math/bits"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// eachGoal goes through the goals of a kind, of all objectives.
func (x *Rules) eachGoal(kind kinds.GoalKind, do func(*goal)) {
	for i := range x.objectives {
		x.objectives[i].goal.each(kind, do)
	}
}

func (x *goal) each(kind kinds.GoalKind, do func(*goal)) {
	for i := range x.parts {
		x.parts[i].each(kind, do)
	}
	if x.kind == kind && x.deed >= 0 {
		do(x)
	}
}

// held counts the rounds in a row that crews have somebody on its feet in a place, and no other crew has.
func (g *Game) held() {
	g.Rules.eachGoal(kinds.HoldGoal, func(x *goal) {
		cells, there := g.area(x.place), uint8(0)
		for i := range g.Figures[:g.Count] {
			if f := &g.Figures[i]; f.Crew >= 0 && f.Stands() && cells.has(f.At) {
				there |= 1 << f.Crew
			}
		}
		for crew := range g.Crews {
			n := &g.Deeds[crew][x.deed]
			switch {
			case int(*n) >= x.times():
			case there == 1<<crew:
				*n++
			default:
				*n = 0
			}
		}
	})
}

// outlived counts the rounds that crews, or those whom a goal names, have lived through.
func (g *Game) outlived() {
	for crew := range int8(g.Crews) {
		up := g.crewUp(crew) || g.aboard(crew) > 0
		g.did(kinds.SurviveGoal, crew, func(x *goal) bool {
			return int(g.Round) == x.rounds && (!x.whose && up || x.whose && g.lives(crew, &x.whom))
		})
	}
}

// lives reports whether one of those is on the board and on its feet, or safe aboard, of whom a crew is to see to it.
func (g *Game) lives(crew int8, w *who) bool {
	s := scope{by: -1, other: -1}
	for i := range int8(g.Count) {
		if g.Figures[i].Crew == crew {
			s.by = i
		}
	}
	for i := range int8(g.Count) {
		if x := &g.Figures[i]; (x.Stands() || x.Flags.Has(Aboard)) && g.meant(w, i, s) {
			return true
		}
	}
	return false
}

// broughtIn counts somebody who has come aboard with a crew towards the goals that want it there: dragged along, or on its own
// feet as one who has joined.
func (g *Game) broughtIn(f, crew int8, dragged bool) {
	s := scope{by: f, other: f}
	wanted := func(x *goal) bool { return (x.drag || !dragged) && g.meant(&x.whom, f, s) }
	g.did(kinds.RescueGoal, crew, wanted)
	if dragged && !g.isTrader(f) {
		g.did(kinds.CaptureGoal, crew, wanted)
	}
}

// hunted reports whether a goal asks for somebody to be taken, so that crews can attack it, however peaceful it is, in the ways that
// count (ruling RU-91). Whoever is in a crew is a trader as long as that lasts, and no goal takes those (seed 000:1541).
func (g *Game) hunted(f int8, by deed) bool {
	if g.isTrader(f) || g.Figures[f].Crew >= 0 {
		return false
	}
	out := false
	g.Rules.eachGoal(kinds.CaptureGoal, func(x *goal) {
		out = out || !x.whom.unknown && (!x.close || by&striking != 0) && g.meant(&x.whom, f, scope{by: f, other: f})
	})
	return out
}

// fair reports whether somebody can be attacked in a way: an enemy, or one whom a goal asks for.
func (g *Game) fair(who, on int8, by deed) bool {
	return g.enemies(who, on) || g.Rules.hunts && g.hunted(on, by)
}

// spared reports whether an NPC that is brought down is left lying, as somebody wants it taken: by hand, where that counts.
func (g *Game) spared(f int8) bool {
	if g.Rules.deeds == 0 {
		return false
	}
	a, out := g.hitting(), false
	look := func(x *goal) {
		if x.drag && g.meant(&x.whom, f, scope{by: f, other: f}) && (!x.close || a != nil && a.A >= 0 && a.attack().deed&(striking|shoving) != 0) {
			out = true
		}
	}
	g.Rules.eachGoal(kinds.CaptureGoal, look)
	g.Rules.eachGoal(kinds.RescueGoal, look)
	return out
}

// hitting is the attack under way; nil: there is none.
func (g *Game) hitting() *Frame {
	for i := int(g.Depth) - 1; i >= 0; i-- {
		if g.Frames[i].Kind == attackFrame {
			return &g.Frames[i]
		}
	}
	return nil
}

// install puts the parts into a machine that a figure brings it, for the goals that ask for them.
func (g *Game) install(who int8, piece int) {
	crew := g.Figures[who].Crew
	g.Rules.eachGoal(kinds.InstallGoal, func(x *goal) {
		for x.piece == piece && int(g.Deeds[crew][x.deed]) < x.times() {
			t := g.part(who, x)
			if t < 0 {
				break
			}
			g.Deeds[crew][x.deed]++
			g.Tokens[t] = Token{Where: InPiece, At: int16(piece), Flags: g.Tokens[t].Flags &^ Worn}
			g.stirs(t)
			g.tell(Event{Kind: LeftToken, A: int16(who), B: int16(piece), C: t})
		}
	})
}

// part is a token that a figure carries for a goal; -1: none.
func (g *Game) part(who int8, x *goal) int16 {
	for _, t := range g.Rules.each[x.design] {
		if g.Tokens[t].Where == InTray && g.Tokens[t].At == int16(who) {
			return t
		}
	}
	return -1
}

// Brings reports whether a figure carries a part that a piece still needs.
func (g *Game) Brings(who int8, piece int) bool {
	crew, out := g.Figures[who].Crew, false
	if crew < 0 || !g.Rules.fitted[piece] {
		return false
	}
	g.Rules.eachGoal(kinds.InstallGoal, func(x *goal) {
		out = out || x.piece == piece && int(g.Deeds[crew][x.deed]) < x.times() && g.part(who, x) >= 0
	})
	return out
}

// locked reports whether a machine has still to be made to work before something is possible: crews add up for that.
func (g *Game) locked(what opensGoal, rule int) bool {
	out := false
	if !g.Rules.gated {
		return false
	}
	g.Rules.eachGoal(kinds.InstallGoal, func(x *goal) {
		n := 0
		for crew := range g.Crews {
			n += int(g.Deeds[crew][x.deed])
		}
		out = out || x.opens == what && (what != opensRule || x.rule == rule) && n < x.times()
	})
	return out
}

// lowerRepairs notes which pieces rules and goals want repaired.
func (x *Rules) lowerRepairs() error {
	x.mendable, x.fitted = make([]bool, len(x.Field.Pieces)), make([]bool, len(x.Field.Pieces))
	for i := range x.Field.Pieces {
		id := x.Program.ID(program.Pieces, x.Field.Pieces[i].ID)
		for range x.Program.Waiting(program.Signal{Event: program.PieceRepaired, About: []program.ID{id}}) {
			x.mendable[i] = id != program.None
		}
	}
	x.eachGoal(kinds.RepairGoal, func(y *goal) { x.mendable[y.piece] = true })
	x.eachGoal(kinds.InstallGoal, func(y *goal) {
		x.fitted[y.piece], x.gated = true, x.gated || y.opens != opensNothing
	})
	for i := range min(len(x.Field.Pieces), MaxPieces) {
		if x.containers[i] {
			x.boxes |= 1 << i
		}
		if x.touchable[i] || x.mendable[i] || x.fitted[i] {
			x.workable |= 1 << i
		}
	}
	return nil
}

// mendPiece repairs a piece: what comes of it, rules and goals say.
func (g *Game) mendPiece(who int8, piece int) {
	g.tell(Event{Kind: MendedPiece, A: int16(who), B: int16(piece)})
	g.did(kinds.RepairGoal, g.Figures[who].Crew, func(x *goal) bool { return x.piece == piece })
	if id := g.Rules.pieceIDs[piece]; id != program.None {
		g.signal(program.PieceRepaired, id, who)
	}
}

// Mends reports whether a rule or a goal still wants a piece repaired.
func (g *Game) Mends(piece int) bool {
	if !g.Rules.mendable[piece] {
		return false
	}
	open := false
	g.Rules.eachGoal(kinds.RepairGoal, func(x *goal) {
		for crew := range g.Crews {
			open = open || x.piece == piece && int(g.Deeds[crew][x.deed]) < x.times()
		}
	})
	return open
}

// listPieces lists what can be done with pieces that one touches.
func (g *Game) listPieces(who int8) {
	at := g.Figures[who].At
	for near := g.Rules.Field.Contacts(at); near != 0; near &= near - 1 {
		i := bits.TrailingZeros64(near)
		touch, mend := g.Rules.touchable[i] && (g.Rules.unsure[i] || g.waits(who, i)) || g.Brings(who, i), g.Rules.mendable[i]
		if !touch && !mend || g.Pieces[i] == pieceGone {
			continue
		}
		if touch {
			g.option(Option{Code: Interact, A: int16(i)})
		}
		if mend {
			g.option(Option{Code: RepairAt, A: int16(i)})
		}
	}
}
