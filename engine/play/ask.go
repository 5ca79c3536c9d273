package play

import (
	"math/bits"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// Enemies reports whether a figure counts another as its enemy.
func (g *Game) Enemies(a, b int8) bool { return g.enemies(a, b) }

// Foes are those on the board, and not defeated, whom a figure counts as its enemies, a bit each.
func (g *Game) Foes(f int8) uint64 { return g.roster.foes[f] & g.roster.stand }

// Hunters are those on the board, and not defeated, who count a figure as their enemy, a bit each.
func (g *Game) Hunters(f int8) uint64 { return g.roster.hunters[f] & g.roster.stand }

// MayMove reports whether a figure can go anywhere by a move of its own in this turn.
func (g *Game) MayMove(f int8) bool { return g.stride(f, g.Rules.numbers.step) >= model.Inch }

// Mates are those of the crew of a figure who stand on the board besides it, a bit each.
func (g *Game) Mates(f int8) uint64 {
	out := g.roster.stand &^ (1 << f)
	for left := out; left != 0; left &= left - 1 {
		if i := bits.TrailingZeros64(left); g.Figures[i].Crew != g.Figures[f].Crew {
			out &^= 1 << uint(i)
		}
	}
	return out
}

// Ran is how often something under way has gone on. Who has thought something out tells by it whether anything has happened since.
func (g *Game) Ran() uint32 { return g.ran }

// Shoots reports whether a figure shoots by its board, without a weapon to be loaded.
func (g *Game) Shoots(f int8) bool { return g.stats(f).Ranged > 0 }

// Near are those on the board whose bases may be no more than a whole number of inches from that of somebody in a cell, as far as columns
// and rows tell, a bit each: nobody else is. Nobody is near one who is in no cell.
func (g *Game) Near(at field.Cell, far model.Length) uint64 {
	if at == field.None {
		return 0
	}
	return g.around(at, far)
}

// Touches reports whether two figures are in base contact.
func (g *Game) Touches(a, b int8) bool { return g.touch(a, b) }

// Sees reports whether a figure sees another, and whether the other is in cover.
func (g *Game) Sees(a, b int8) (seen, cover bool) {
	band, seen := g.sees(a, b)
	return seen, seen && g.covered(band)
}

// SeesAt is what a figure would see of another that stood in a cell.
func (g *Game) SeesAt(a, b int8, c field.Cell) (seen, cover bool) {
	band, seen := g.seesFrom(g.Figures[a].At, c, a, b)
	return seen, seen && g.covered(band)
}

// Way is the length of the shortest walk between two cells, past doors that are not open; field.NoWay where there is none.
func (g *Game) Way(from, to field.Cell) model.Length { return g.Rules.Field.Way(to, from, g.barred()) }

// WaysHome are the lengths of the shortest walks by cell, past doors that are not open, from inside the door of a crew's ship;
// field.NoWay where there is none. They must not be changed.
func (g *Game) WaysHome(crew int8) []uint16 {
	return g.Rules.Field.ToAirlock(int(g.Entered[crew]), g.barred())
}

// Undone are the pieces that can be searched and have not been, and those with which there is still something to be done by a
// figure, a bit each.
func (g *Game) Undone(f int8) uint64 {
	var out uint64
	for full := g.Rules.boxes & g.things().pieces; full != 0; full &= full - 1 {
		if i := bits.TrailingZeros64(full); g.Pieces[i] == pieceStill {
			out |= 1 << i
		}
	}
	for left := g.Rules.workable &^ out; left != 0; left &= left - 1 {
		if i := bits.TrailingZeros64(left); g.Waits(i) || g.Brings(f, i) || g.Mends(i) {
			out |= 1 << i
		}
	}
	return out
}

// Barred are the doors that nobody gets through by hand: what ways go by.
func (g *Game) Barred() field.Doors { return g.barred() }

// Home are the cells inside the door of a crew's ship.
func (g *Game) Home(crew int8) []field.Cell { return g.Rules.Field.Airlocks[g.Entered[crew]].Starts }

// Space is how much room the tray of a figure has left, in spaces of the smallest token.
func (g *Game) Space(f int8) int8 { return g.spaces(f) }

// Worth is what a token sells for, in UA.
func (g *Game) Worth(token int16) int { return int(g.Rules.designs[g.Rules.tokens[token]].sell) }

// Takes is how many spaces of a tray a token takes.
func (g *Game) Takes(token int16) int8 { return g.Rules.designs[g.Rules.tokens[token]].spaces }

// Heals is how many pegs of health a token gives back.
func (g *Game) Heals(token int16) int8 { return g.Rules.designs[g.Rules.tokens[token]].heal }

// Health is how many pegs of health a trader has, and how many it can have.
func (g *Game) Health(f int8) (now, most int8) { return g.Figures[f].Health, g.profile(f).health }

// Full reports whether a piece can be searched and nobody has yet, so that nobody knows what is in it.
func (g *Game) Full(piece int) bool {
	return g.Rules.containers[piece] && g.Pieces[piece] == pieceStill && g.holdsAny(InPiece, int16(piece))
}

// Waits reports whether a rule of the mission still waits for somebody to interact with a piece.
func (g *Game) Waits(piece int) bool { return g.Rules.touchable[piece] && g.waits(-1, piece) }

// Trader reports whether a figure is a trader.
func (g *Game) Trader(f int8) bool { return g.isTrader(f) }

// Worn is the armour that a figure wears; -1: none.
func (g *Game) Worn(f int8) int16 { return g.worn(f) }

// Armour is the number of dice's worth of protection of a token: the higher of its armour and its shield.
func (g *Game) Armour(token int16) int8 {
	d := &g.Rules.designs[g.Rules.tokens[token]]
	return max(d.armour, d.shield)
}

// Ammo is how many pegs the magazine of a figure holds, and how many fit into it.
func (g *Game) Ammo(f int8) (now, most int8) { return g.Figures[f].Ammo, g.Rules.numbers.full }

// Expect is the damage that an attack of an option does on the average, in hundredths: shots and strikes, of whoever is in
// its turn. It takes no account of misfires.
func (g *Game) Expect(by int8, o Option) int {
	a := attack{by: by, on: int8(o.A), with: o.B, extra: int8(o.C), from: field.None}
	cover := int8(0)
	switch o.Code {
	case ShootAt:
		a.deed = shooting
		dice, without := g.diceAndWaived(&a)
		if without&noCover == 0 {
			cover = g.coverOf(&a)
		}
		return g.Rules.expect(dice, cover+g.standing(a.on))
	case StrikeAt:
		a.deed, a.heavy, a.extra = striking, o.C != 0, 0
	case ThrowAt:
		a.deed, a.extra = throwing, 0
		cover = g.coverOf(&a)
	default:
		return 0
	}
	return g.Rules.expect(g.diceOf(&a), cover+g.standing(a.on))
}

// standing is what armour would take off hits, without putting a shield out.
func (g *Game) standing(f int8) int8 {
	n, _, _ := g.protection(f, 0)
	return n
}

// expect is the average damage of so many dice, in hundredths, when so many hits come off.
func (x *Rules) expect(dice, off int8) int {
	dice = min(max(dice, 0), int8(len(x.odds)-1))
	if off < 0 || int(off) >= len(x.odds[0]) {
		return 0
	}
	return x.odds[dice][off]
}

// most is the most hits on a face that odds tell apart.
const most = 8

// lowerOdds works out what rolls of dice come to on the average when hits come off.
func (x *Rules) lowerOdds() error {
	chances := []int{1_000_000} // by hits, in millionths
	d := x.combat
	for n := range x.odds {
		for off := range x.odds[n] {
			sum := 0
			for hits := off + 1; hits < len(chances); hits++ {
				sum += (hits - off) * chances[hits]
			}
			x.odds[n][off] = sum / 10_000
		}
		die := &x.dice[d]
		next := make([]int, len(chances)+most)
		for hits, c := range chances {
			for i := range die.faces {
				next[hits+int(min(die.faces[i].count, most))] += c / len(die.faces)
			}
		}
		chances, d = next, die.then
	}
	return nil
}

// TokenCount is how many tokens there are in a game, wherever they are.
func (x *Rules) TokenCount() int { return len(x.tokens) }

// Answers reports whether using a skill out of turn answers to something that has happened to its user or near it, and could
// not as well be done at any other time.
func (x *Rules) Answers(o Option) bool {
	return x.skills[o.A].reactions[o.B-1][o.C].window.answers()
}
