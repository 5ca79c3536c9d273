package play

import (
	"encoding/binary"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// profile is the profile of a figure.
func (g *Game) profile(f int8) *Profile {
	p := &g.Rules.profiles[g.Figures[f].Who]
	if p.dressed != nil && g.worn(f) >= 0 {
		return p.dressed
	}
	return p
}

// sort is the profile of a figure without regard to what it wears: its kind and its group are the same.
func (g *Game) sort(f int8) *Profile { return &g.Rules.profiles[g.Figures[f].Who] }

// stats are the numbers of a figure as they stand on the side of its board that counts.
func (g *Game) stats(f int8) *Stats {
	p := g.profile(f)
	if g.Figures[f].Flags.Has(Charged) {
		return &p.Sides[1]
	}
	return &p.Sides[0]
}

// groupOf is the group that a figure counts as one of: whoever has joined a crew is a trader to others (seed 000:1541).
func (g *Game) groupOf(f int8) int8 {
	if g.Figures[f].Crew >= 0 {
		return g.Rules.traders
	}
	return g.Rules.sides[g.Figures[f].Who].group
}

// isTrader reports whether a figure is a trader, and no NPC.
func (g *Game) isTrader(f int8) bool { return g.sort(f).Kind < 0 }

// side is what is asked of a profile most often: whose enemy figures of it are.
type side struct {
	ignores  uint32 // groups
	group    int8
	peaceful bool
}

// takeSides notes the sides of profiles that have none yet.
func (x *Rules) takeSides() {
	for i := len(x.sides); i < len(x.profiles); i++ {
		g := x.profiles[i].Group
		x.sides = append(x.sides, side{x.groups[g].ignores, g, x.groups[g].peaceful})
	}
}

// enemies reports whether a figure counts another as its enemy (seed 000:195).
func (g *Game) enemies(a, b int8) bool {
	x, y := &g.Figures[a], &g.Figures[b]
	switch {
	case a == b:
		return false
	case x.Crew < 0:
		group := g.Rules.traders
		if y.Crew < 0 {
			group = g.Rules.sides[y.Who].group
		}
		return g.Rules.sides[x.Who].ignores>>uint(group)&1 == 0
	case y.Crew >= 0:
		return x.Crew != y.Crew && !g.Rules.numbers.truce && (!g.turncoat(a) || g.sort(a).Crew != y.Crew)
	}
	return !g.Rules.sides[y.Who].peaceful
}

// turncoat reports whether a trader is with another crew than its own; it never attacks its own (seed 002:8236).
func (g *Game) turncoat(f int8) bool {
	p := g.sort(f)
	return p.Kind < 0 && p.Crew != g.Figures[f].Crew && g.Figures[f].Crew >= 0
}

// touch reports whether two figures are in base contact.
func (g *Game) touch(a, b int8) bool {
	f, from, to := g.Rules.Field, g.Figures[a].At, g.Figures[b].At
	return f.Adjoin(from, to) && f.Touch(from, to, g.shut())
}

// engaged reports whether an enemy who stands is in base contact with a figure.
func (g *Game) engaged(f int8) bool { return g.engagers(f) != 0 }

// engagers are the enemies in base contact with a figure, a bit each.
func (g *Game) engagers(f int8) uint64 {
	var out uint64
	for i := range int8(g.Count) {
		if g.touch(f, i) && g.Figures[i].Stands() && g.enemies(f, i) && !g.apart(f, i) {
			out |= 1 << i
		}
	}
	return out
}

// besideEnemy reports whether an enemy who stands is in base contact with a figure, whatever keeps them from being engaged.
func (g *Game) besideEnemy(f int8) bool {
	for i := range int8(g.Count) {
		if g.touch(f, i) && g.Figures[i].Stands() && g.enemies(f, i) {
			return true
		}
	}
	return false
}

// apart reports whether something keeps two figures in contact from being engaged.
func (g *Game) apart(a, b int8) bool {
	return g.Lasting > 0 && (g.kept(a, fromTouch, b) || g.kept(b, fromTouch, a))
}

// strikers are those who would strike at a figure that leaves a cell for another: standing enemies of its, on their feet, whom
// it touches in the one and not in the other (seed 000:768-770).
func (g *Game) strikers(f int8, from, to field.Cell) uint64 {
	var out uint64
	shut := g.shut()
	for i := range int8(g.Count) {
		e := &g.Figures[i]
		if !g.Rules.Field.Adjoin(from, e.At) || !e.Stands() || e.Flags.Has(Prone) || !g.enemies(i, f) || g.peaceful(i) || g.Lasting > 0 && g.kept(f, fromLeave, i) {
			continue
		}
		if g.Rules.Field.Touch(from, e.At, shut) && !g.Rules.Field.Touch(to, e.At, shut) && !g.apart(f, i) {
			out |= 1 << i
		}
	}
	return out
}

// peaceful reports whether leaving a figure is no occasion for a strike (seed 000:1499-1503).
func (g *Game) peaceful(f int8) bool {
	return g.Figures[f].Crew < 0 && g.Rules.groups[g.sort(f).Group].peaceful
}

// shut are the doors that nobody sees or walks through: all that do not stand open.
func (g *Game) shut() field.Doors { return g.doorsFrom(^uint64(0)) }

// barred are the doors that nobody gets through by hand: all but those that stand open and those that are merely closed.
func (g *Game) barred() field.Doors { return g.doorsFrom(^lowest) }

// lowest is the lowest bit of each of eight bytes: of how a door stands, the one in which closed differs from open.
const lowest uint64 = 0x0101010101010101

// doorsFrom are the doors of which any of some bits is set, eight at a time.
func (g *Game) doorsFrom(of uint64) field.Doors {
	var out field.Doors
	for i := 0; i < len(g.Rules.Field.Doors); i += 8 {
		w := binary.LittleEndian.Uint64(g.Doors[i:i+8]) & of
		w = ((w&^(lowest<<7) + ^(lowest << 7)) | w) >> 7 & lowest // 1 in each byte that is not 0
		out |= field.Doors(w*gather>>56) << i
	}
	return out
}

// gather, as a factor, brings the lowest bits of eight bytes together in the highest byte.
const gather = 0x0102040810204080

// at is the figure that stands or lies in a cell; -1: nobody.
func (g *Game) at(c field.Cell) int8 {
	for i := range int8(g.Count) {
		if g.Figures[i].At == c && g.Figures[i].OnBoard() {
			return i
		}
	}
	return -1
}

// crewUp reports whether anybody of a crew can still act in this game: is on its feet, or waits in its airlock.
func (g *Game) crewUp(crew int8) bool {
	for i := range g.Figures[:g.Count] {
		f := &g.Figures[i]
		if f.Crew == crew && f.Flags&(Aboard|Gone|Down) == 0 {
			return true
		}
	}
	return false
}

// stride is how far a figure goes in one move; what it may still go by choice in this round bounds it (seed 000:764).
func (g *Game) stride(f int8, length model.Length) model.Length {
	if g.Figures[f].Flags.Has(Still) {
		return 0
	}
	most := g.Rules.numbers.most
	if most == 0 {
		return length
	}
	return max(min(length, most-model.Length(g.Figures[f].Moved)), 0)
}

// plain is a number of a figure as its board has it.
func (g *Game) plain(f int8, of stat) int8 {
	s := g.stats(f)
	switch of {
	case actionsStat:
		return s.Actions
	case rangedStat:
		return s.Ranged
	case closeStat:
		return s.Close
	case moveStat:
		return int8((g.Rules.numbers.step + s.Fast) / model.Inch)
	}
	return 0
}

// number is a number of a figure as it stands in this round.
func (g *Game) number(f int8, of stat) int8 { return max(g.plain(f, of)+g.Figures[f].More[of], 0) }

// pace is how far a figure goes in one move.
func (g *Game) pace(f int8) model.Length { return model.Length(g.number(f, moveStat)) * model.Inch }
