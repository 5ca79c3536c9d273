package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// MaxThings is the most pieces and doors of a mission that can be broken.
const MaxThings = 32

// thing is a piece or a door that rules or goals want broken: it is attacked like a figure that has armour and no cover, and
// what it takes adds up (docs/language/corespace/objective.md, destroy).
type thing struct {
	name         string
	piece, door  int // -1: no
	armour, hits int8
	id           program.ID
}

// breakables notes the pieces and doors that something speaks of as being broken: the one that is named, or all of a sort. False
// where one of them is neither a piece nor a door, or there are too many.
func (x *Rules) breakables(of, sort string, armour, hits int) ([]int, bool) {
	var out []int
	for _, id := range program.PiecesOf(x.Mission, of, sort) {
		i := slices.IndexFunc(x.things, func(t thing) bool { return t.name == id })
		if i < 0 {
			t := thing{name: id, piece: x.pieceOf(id), door: slices.IndexFunc(x.Field.Doors, func(d field.Door) bool { return d.Key == id }),
				armour: int8(min(armour, 100)), hits: int8(min(max(hits, 1), 100)), id: x.Program.ID(program.Pieces, id)}
			if t.piece < 0 && t.door < 0 || len(x.things) == MaxThings {
				return nil, false
			}
			i, x.things = len(x.things), append(x.things, t)
		}
		out = append(out, i)
	}
	return out, len(out) > 0
}

// besideThing are the cells from which a thing is touched.
func (g *Game) besideThing(i int) []field.Cell {
	if t := &g.Rules.things[i]; t.piece >= 0 {
		return g.Rules.Field.Pieces[t.piece].Contact
	}
	return g.Rules.Field.Doors[g.Rules.things[i].door].Beside
}

// listThings lists the ways to attack what can be broken: by hand what one touches, with a gun what one sees a side of.
func (g *Game) listThings(who int8) {
	if !g.isTrader(who) {
		return
	}
	for i := range g.Rules.things {
		t := &g.Rules.things[i]
		if g.Harm[i] >= uint8(t.hits) || t.piece >= 0 && g.Pieces[t.piece] == pieceGone || t.door >= 0 && g.Doors[t.door] == doorOpen {
			continue
		}
		if slices.Contains(g.besideThing(i), g.Figures[who].At) {
			g.listBlows(who, int16(i))
			continue
		}
		if band := g.bandTo(who, i); band >= 0 {
			g.listShotsAt(who, int16(i), band)
		}
	}
}

// listBlows lists blows at a thing.
func (g *Game) listBlows(who int8, on int16) {
	if bare := (attack{by: who, on: -1, with: -1, deed: striking, from: field.None}); g.diceOf(&bare) > 0 {
		g.option(Option{Code: StrikeThing, A: on, B: -1})
	}
	for _, i := range g.things().tray(who) {
		t, d := &g.Tokens[i], &g.Rules.designs[g.Rules.tokens[i]]
		if t.Flags&(Broken|FaceDown) != 0 || d.wearable != t.Flags.has(Worn) {
			continue
		}
		if d.close > 0 {
			g.option(Option{Code: StrikeThing, A: on, B: i})
		}
		if d.heavy > 0 {
			g.option(Option{Code: StrikeThing, A: on, B: i, C: 1})
		}
	}
}

// listShotsAt lists shots at a thing in a range.
func (g *Game) listShotsAt(who int8, on int16, band int8) {
	for _, i := range g.things().tray(who) {
		t, d := &g.Tokens[i], &g.Rules.designs[g.Rules.tokens[i]]
		if t.Flags&(Broken|Jammed|FaceDown) == 0 && d.gun && d.ranged[band] > 0 && (d.endless || g.Figures[who].Ammo >= g.Rules.numbers.perShot) {
			g.option(Option{Code: ShootThing, A: on, B: i})
		}
	}
}

// bandTo is the range of a thing, by the nearest of its sides that a figure sees; -1: it sees none.
func (g *Game) bandTo(who int8, i int) int8 {
	from, best := g.Figures[who].At, int8(-1)
	for _, c := range g.besideThing(i) {
		if tall, _ := g.Rules.Field.Rays(from, c, g.shut()); tall&1 != 0 {
			continue
		}
		if band := g.Rules.band(g.Rules.Field.Apart(from, c)); band >= 0 && (best < 0 || band < best) {
			best = band
		}
	}
	return best
}

// assail attacks a thing: hits beyond its armour add up until it breaks.
func (g *Game) assail(who int8, o Option) {
	a := attack{by: who, on: -1, with: o.B, deed: striking, heavy: o.C != 0, from: field.None}
	dice := int8(0)
	if o.Code == ShootThing {
		a.deed, a.heavy = shooting, false
		g.Figures[who].Flags |= ShotNow
		without := g.waived(&a)
		if g.noisy(&a, without) {
			g.makeNoise(who)
		}
		if r := g.shotStrikers(who); r != 0 {
			g.push(Frame{Kind: strikesFrame, A: int16(who), R: r, B: int16(g.Figures[who].At)})
		}
		dice = g.modified(&a, g.Rules.designs[g.Rules.tokens[o.B]].ranged[max(g.bandTo(who, int(o.A)), 0)]+g.Figures[who].More[rangedStat])
		g.spendAmmo(&a, without)
	} else {
		dice = g.diceOf(&a)
	}
	g.tell(Event{Kind: Assailed, A: int16(who), B: o.A, C: o.B, E: int16(a.deed)})
	e := g.rollFor(dice, int16(who))
	hits, misses := int8(e.A), int8(e.B)
	if g.Rules.numbers.jam > 0 && misses >= g.Rules.numbers.jam && g.waived(&a)&noMisfires == 0 {
		g.spoil(&a)
		return
	}
	g.harmThing(who, int(o.A), hits)
}

// harmThing does hits to a thing, and breaks it once it has taken what it takes.
func (g *Game) harmThing(who int8, i int, hits int8) {
	t := &g.Rules.things[i]
	harm := max(hits-t.armour, 0)
	if harm == 0 {
		return
	}
	g.Harm[i] = uint8(min(int(g.Harm[i])+int(harm), 200))
	g.tell(Event{Kind: ThingHurt, A: int16(i), B: int16(harm), C: int16(max(int(t.hits)-int(g.Harm[i]), 0))})
	if int8(g.Harm[i]) < t.hits {
		return
	}
	g.did(kinds.DestroyGoal, g.Figures[who].Crew, func(x *goal) bool { return slices.Contains(x.things, i) })
	g.signal(program.PieceDestroyed, t.id, who)
}

// destroys lowers a goal that wants something broken.
func (x *Rules) destroys(g *goal, m *model.Goal) bool {
	ok := false
	if g.things, ok = x.breakables(m.Of, m.Any, m.Armour, m.Hits); !ok {
		return false
	}
	if m.Any != "" && m.Count == 0 {
		g.count = len(g.things)
	}
	return x.tallies(g)
}

// ThingID is the id of something that can be broken.
func (x *Rules) ThingID(thing int16) string { return x.things[thing].name }

// Thing is the number of something that can be broken, by its id; -1: there is none.
func (x *Rules) Thing(id string) int16 {
	return int16(slices.IndexFunc(x.things, func(t thing) bool { return t.name == id }))
}
