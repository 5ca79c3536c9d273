package play

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/model"
)

// profile is the profile of a figure.
func (g *Game) profile(f int8) *Profile {
	if g.bag.stale {
		g.sortThings()
	}
	return g.roster.boards[f]
}

// sort is the profile of a figure without regard to what it wears: its kind and its group are the same.
func (g *Game) sort(f int8) *Profile { return g.roster.sorts[f] }

// stats are the numbers of a figure as they stand on the side of its board that counts.
func (g *Game) stats(f int8) *Stats {
	if g.bag.stale {
		g.sortThings()
	}
	return g.roster.stats[f]
}

// dress finds the profile and the numbers of a figure that the roster has, by what it wears.
func (g *Game) dress(f int8) {
	r := &g.roster
	p := r.sorts[f]
	if p.dressed != nil && g.bag.worn[f] >= 0 {
		p = p.dressed
	}
	r.boards[f], r.stats[f] = p, &p.Sides[0]
	if r.noted[f].flags&Charged != 0 {
		r.stats[f] = &p.Sides[1]
	}
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

// Mood is how an NPC behaves. What the moods mean no document says: it is said with the language (docs/vocabulary.md, NPC states).
type Mood uint8

// The moods. Whoever has none of its own behaves as its board and its group say.
const (
	Usual    Mood = iota
	Dormant       // it does nothing, and nobody can talk to it
	Patrol        // until it sees an enemy it goes where the die points
	Alert         // as usual
	Hostile       // crews are its enemies and it is theirs, however peaceful its group is
	Neutral       // it has no enemies, and is none of the crews'
	Friendly      // crews are not its enemies, nor is it theirs
	Fleeing       // it has no enemies, and makes for the nearest airlock
	moods
	moodBits = 3
)

// moodNames are how rules name moods.
func moodNames() [moods]string {
	return [moods]string{"", "dormant", "patrol", "alert", "hostile", "neutral", "friendly", "fleeing"}
}

// String is how rules name a mood.
func (m Mood) String() string { return moodNames()[m] }

// moodOf is a mood by its name.
func moodOf(name string) Mood {
	list := moodNames()
	return Mood(max(slices.Index(list[:], name), 0))
}

// MoodOf is how a figure behaves.
func (g *Game) MoodOf(f int8) Mood {
	m, f := &g.Moods, f&63
	return Mood(m[0]>>f&1 | m[1]>>f&1<<1 | m[2]>>f&1<<2)
}

// mindOf is the same where mostly nobody has a mood of its own.
func (g *Game) mindOf(f int8) Mood {
	if !g.moody() {
		return Usual
	}
	return g.MoodOf(f)
}

// moody reports whether anybody behaves otherwise than its board and its group say.
func (g *Game) moody() bool { return g.Moods[0]|g.Moods[1]|g.Moods[2] != 0 }

// is reports whether a figure behaves in one way.
func (g *Game) is(f int8, m Mood) bool { return g.moody() && g.MoodOf(f) == m }

// setMood has a figure behave in a way.
func (g *Game) setMood(f int8, m Mood) {
	if m != Usual || g.moody() {
		for i := range g.Moods {
			g.Moods[i] = g.Moods[i]&^(1<<f) | uint64(m>>i&1)<<f
		}
	}
	g.note(f)
}

// turnMood has an NPC on the board behave in another way.
func (g *Game) turnMood(f int8, m Mood) {
	if g.isTrader(f) || g.Figures[f].Crew >= 0 || g.MoodOf(f) == m {
		return
	}
	g.setMood(f, m)
	g.tell(Event{Kind: MoodTurned, A: int16(f), B: int16(m)})
}

// byMood is whether a figure counts another as its enemy, as far as their moods decide it.
func (g *Game) byMood(a, b int8) (enemies, decided bool) {
	x, y := &g.Figures[a], &g.Figures[b]
	if x.Crew < 0 {
		switch g.MoodOf(a) {
		case Dormant, Neutral, Fleeing:
			return false, true
		case Friendly:
			return false, y.Crew >= 0
		}
		return false, false
	}
	if y.Crew >= 0 {
		return false, false
	}
	switch g.MoodOf(b) {
	case Hostile:
		return true, true
	case Neutral, Friendly:
		return false, true
	}
	return false, false
}

// roster is how figures stand, as it is asked for again and again: sets of them, a bit each. It follows from the state alone, and note
// keeps it in step.
type roster struct {
	moves   uint32 // counts what has moved: figures, doors, pieces and tokens
	of      *Game  // whose it is: a copy of a game makes its own
	rules   *Rules // for which it was made
	count   uint8  // of those that were noted
	noted   [MaxFigures]noted
	sorts   [MaxFigures]*Profile // of each, whatever it wears
	boards  [MaxFigures]*Profile // with what it wears
	stats   [MaxFigures]*Stats   // of the side of its board that counts
	crowd   field.Crowd          // who is where on the board
	in      uint64               // in the game
	kin     [maxGroups]uint64    // of each group, whomever they are with
	stand   uint64               // on the board and not defeated
	tall    uint64               // of those, who are on their feet
	foes    [MaxFigures]uint64   // whom each counts as its enemy
	hunters [MaxFigures]uint64   // who counts it as its enemy
	ready   [windows]uint64      // who may have something to use out of turn in a window
	readied uint64               // who is among any of them
	doors   [field.MaxDoors]uint8
	shut    field.Doors
	barred  field.Doors
}

// noted is what the roster goes by of a figure; nothing of one that is not in the game.
type noted struct {
	in    bool
	who   uint8
	crew  int8
	mood  Mood
	flags Flags
	at    field.Cell
}

// placed are the flags that the roster goes by.
const placed = Waiting | Aboard | Gone | Down | Prone | Charged

// note has the roster know how a figure stands: whatever moves one, brings it down, helps it up or makes it change sides calls it.
func (g *Game) note(i int8) {
	r, x := &g.roster, &g.Figures[i]
	now := noted{true, x.Who, x.Crew, g.mindOf(i), x.Flags & placed, x.At}
	if r.of != g || now == r.noted[i] {
		return // a roster that is not made yet is made of all figures
	}
	g.enlist(i, now)
}

// goes has the roster know that a figure on the board has gone to another cell.
func (g *Game) goes(i int8, to field.Cell) {
	r, n := &g.roster, &g.roster.noted[i]
	if r.of != g || !n.onBoard() {
		g.note(i)
		return
	}
	r.moves++
	r.crowd.Move(g.Rules.Field, i, n.at, to)
	n.at = to
}

// call brings the roster up to date with a state that somebody else has put in place.
func (g *Game) call() {
	r := &g.roster
	if r.of != g {
		g.options = slices.Clone(g.options) // the list of a game that this is a copy of is not to be written into
	}
	if r.of != g || r.rules != g.Rules {
		*r = roster{of: g, rules: g.Rules, moves: r.moves + 1}
		r.crowd.Clear(g.Rules.Field)
		g.noteDoors()
	}
	for i := range int8(g.Count) {
		x, n := &g.Figures[i], &r.noted[i]
		if !n.in || n.at != x.At || n.who != x.Who || n.crew != x.Crew || n.mood != g.MoodOf(i) || (n.flags^x.Flags)&placed != 0 {
			g.note(i)
		}
	}
	for i := int8(g.Count); i < int8(r.count); i++ {
		g.enlist(i, noted{})
	}
	if r.count = g.Count; r.doors != g.Doors {
		g.noteDoors()
	}
	if b := &g.bag; b.whose != g || b.rules != g.Rules || b.count != len(g.Rules.tokens) || !b.same(&g.Tokens) {
		g.stir()
	}
}

// enlist changes what the roster has of a figure.
func (g *Game) enlist(i int8, now noted) {
	r, was, bit := &g.roster, g.roster.noted[i], uint64(1)<<uint(i)
	r.noted[i], r.sorts[i] = now, &g.Rules.profiles[now.who]
	r.moves++
	r.count = max(r.count, uint8(i)+1)
	g.dress(i)
	switch {
	case was.onBoard() && now.onBoard():
		r.crowd.Move(g.Rules.Field, i, was.at, now.at)
	case was.onBoard():
		r.crowd.Take(g.Rules.Field, i, was.at)
	case now.onBoard():
		r.crowd.Put(g.Rules.Field, i, now.at)
	}
	r.stand, r.tall = r.stand&^bit, r.tall&^bit
	if now.onBoard() {
		if now.flags&Down == 0 {
			r.stand |= bit
		}
		if now.flags&(Down|Prone) == 0 {
			r.tall |= bit
		}
	}
	if was.in != now.in || was.who != now.who || was.crew != now.crew || was.mood != now.mood {
		r.kin[g.Rules.profiles[was.who].Group] &^= bit
		if r.in &^= bit; now.in {
			r.in |= bit
			r.kin[r.sorts[i].Group] |= bit
		}
		g.takeSide(i)
	}
}

// onBoard reports whether the figure is on the board, be it defeated.
func (n *noted) onBoard() bool {
	return n.in && n.flags&(Waiting|Aboard|Gone) == 0 && n.at != field.None
}

// readies notes in which windows a figure may have something to use out of turn.
func (g *Game) readies(i int8) {
	r, bit := &g.roster, uint64(1)<<uint(i)
	windows := r.sorts[i].windows
	if r.in&bit == 0 {
		windows = 0
	}
	if windows == 0 && r.readied&bit == 0 {
		return
	}
	for w := range r.ready {
		r.ready[w] = r.ready[w]&^bit | uint64(windows>>w&1)<<uint(i)
	}
	if r.readied &^= bit; windows != 0 {
		r.readied |= bit
	}
}

// takeSide finds out whose enemy a figure is, and who is its.
func (g *Game) takeSide(i int8) {
	r, bit := &g.roster, uint64(1)<<uint(i)
	r.foes[i], r.hunters[i] = 0, 0
	g.readies(i)
	plain := g.Figures[i].Crew < 0 && !g.moody()
	for left := r.in &^ bit; left != 0; left &= left - 1 {
		k := int8(bits.TrailingZeros64(left))
		r.foes[k], r.hunters[k] = r.foes[k]&^bit, r.hunters[k]&^bit
		if r.in&bit == 0 {
			continue
		}
		var its, own bool
		if plain {
			its, own = g.opposesNPC(k, i), g.Rules.sides[g.Figures[i].Who].ignores>>uint(g.groupOf(k))&1 == 0
		} else {
			its, own = g.opposes(k, i), g.opposes(i, k)
		}
		if own {
			r.foes[i], r.hunters[k] = r.foes[i]|1<<uint(k), r.hunters[k]|bit
		}
		if its {
			r.foes[k], r.hunters[i] = r.foes[k]|bit, r.hunters[i]|1<<uint(k)
		}
	}
}

// opposesNPC is opposes for somebody else than an NPC of no crew, as long as nobody behaves otherwise than its board says.
func (g *Game) opposesNPC(a, npc int8) bool {
	x, y := &g.Figures[a], &g.Rules.sides[g.Figures[npc].Who]
	if x.Crew < 0 {
		return g.Rules.sides[x.Who].ignores>>uint(y.group)&1 == 0
	}
	return !y.peaceful
}

// enemies reports whether a figure counts another as its enemy (seed 000:195).
func (g *Game) enemies(a, b int8) bool { return g.roster.foes[a]>>uint(b)&1 == 1 }

// opposes is enemies as the figures have it.
func (g *Game) opposes(a, b int8) bool {
	if a != b && g.moody() {
		if so, decided := g.byMood(a, b); decided {
			return so
		}
	}
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
	return g.unkept(f, g.touching(f)&g.roster.stand&g.roster.foes[f])
}

// besideEnemy reports whether an enemy who stands is in base contact with a figure, whatever keeps them from being engaged.
func (g *Game) besideEnemy(f int8) bool { return g.touching(f)&g.roster.stand&g.roster.foes[f] != 0 }

// touching are those in base contact with a figure.
func (g *Game) touching(f int8) uint64 {
	if g.Figures[f].At == field.None {
		return 0
	}
	return g.roster.crowd.Touching(g.Rules.Field, g.Figures[f].At, g.shut())
}

// unkept are those of some whom nothing keeps from being engaged with a figure.
func (g *Game) unkept(f int8, some uint64) uint64 {
	if g.Lasting == 0 {
		return some
	}
	for left := some; left != 0; left &= left - 1 {
		if i := int8(bits.TrailingZeros64(left)); g.apart(f, i) {
			some &^= 1 << i
		}
	}
	return some
}

// apart reports whether something keeps two figures in contact from being engaged.
func (g *Game) apart(a, b int8) bool {
	return g.Lasting > 0 && (g.kept(a, fromTouch, b) || g.kept(b, fromTouch, a))
}

// strikers are those who would strike at a figure that leaves a cell for another: standing enemies of its, on their feet, whom
// it touches in the one and not in the other (seed 000:768-770).
func (g *Game) strikers(f int8, from, to field.Cell) uint64 {
	r, fl := &g.roster, g.Rules.Field
	out := r.tall & r.hunters[f]
	if out = r.crowd.Near(fl, out, from); out == 0 {
		return 0
	}
	if out &= r.crowd.Touching(fl, from, g.shut()); out == 0 {
		return 0
	}
	out &^= r.crowd.Touching(fl, to, g.shut())
	for left := out; left != 0; left &= left - 1 {
		if i := int8(bits.TrailingZeros64(left)); g.peaceful(i) || g.Lasting > 0 && g.kept(f, fromLeave, i) || g.apart(f, i) {
			out &^= 1 << i
		}
	}
	return out
}

// peaceful reports whether leaving a figure is no occasion for a strike (seed 000:1499-1503).
func (g *Game) peaceful(f int8) bool {
	return g.Figures[f].Crew < 0 && g.Rules.groups[g.sort(f).Group].peaceful && !g.is(f, Hostile)
}

// shut are the doors that nobody sees or walks through: all that do not stand open.
func (g *Game) shut() field.Doors { return g.roster.shut }

// barred are the doors that nobody gets through by hand: all but those that stand open and those that are merely closed.
func (g *Game) barred() field.Doors { return g.roster.barred }

// noteDoors has the roster know how doors stand: whatever turns one calls it.
func (g *Game) noteDoors() {
	r := &g.roster
	r.moves++
	r.doors, r.shut, r.barred = g.Doors, g.doorsFrom(^uint64(0)), g.doorsFrom(^lowest)
}

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

// at is the figure that stands or lies in a cell, of several the first; -1: nobody.
func (g *Game) at(c field.Cell) int8 {
	if here := g.roster.crowd.Here(c); here != 0 {
		return int8(bits.TrailingZeros64(here))
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
	case skillStat:
		return g.profile(f).skill
	}
	return 0
}

// number is a number of a figure as it stands in this round.
func (g *Game) number(f int8, of stat) int8 {
	n := g.plain(f, of) + g.Figures[f].More[of]
	if len(g.Rules.standing) > 0 {
		n += g.always(f, of)
	}
	return max(n, 0)
}

// pace is how far a figure goes in one move.
func (g *Game) pace(f int8) model.Length { return model.Length(g.number(f, moveStat)) * model.Inch }
