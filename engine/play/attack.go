package play

import (
	"math/bits"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
)

// attack is what an attackFrame says, unpacked.
type attack struct {
	by, on int8 // by -1: nobody makes it
	with   int16
	deed   deed
	heavy  bool
	free   bool // it costs nothing, and is no action
	leave  bool // of opportunity: at somebody who leaves, or who has shot beside one
	extra  int8 // pegs for more dice
	from   field.Cell
	hit    bool   // an attack before it has hit: what conditions ask
	those  uint64 // whom an effect before was about, a bit each
}

// attackFlags beside the deed in D of an attackFrame.
const (
	heavyFlag  = 1 << 8
	freeFlag   = 1 << 9
	shotFlag   = 1 << 10 // by somebody who stands in contact: those strike afterwards
	noHits     = 1 << 11 // whatever is rolled
	leaveFlag  = 1 << 7  // of opportunity
	sharedFlag = 1 << 6  // it is made of hits of another
	noiseFlag  = 1 << 5  // a shot that can be heard
	deedMask   = 1<<5 - 1
	lessShift  = 12 // how much less the damage is
	mostLess   = 7
)

// unpack is the attack of a frame.
func (f *Frame) attack() attack {
	return attack{by: int8(f.A), on: int8(f.B), with: f.C, deed: deed(f.D & deedMask), heavy: f.D&heavyFlag != 0, free: f.D&freeFlag != 0, leave: f.D&leaveFlag != 0,
		extra: int8(f.E), from: field.Cell(f.F)}
}

// assault begins an attack.
func (g *Game) assault(a attack) {
	f := Frame{Kind: attackFrame, A: int16(a.by), B: int16(a.on), C: a.with, D: int16(a.deed), E: int16(a.extra), F: int16(a.from)}
	if a.heavy {
		f.D |= heavyFlag
	}
	if a.free {
		f.D |= freeFlag
	}
	if a.leave {
		f.D |= leaveFlag
	}
	g.push(f)
}

// roll of an attack, as it lies in R of its frame.
const (
	hitsShift    = 0
	missShift    = 8
	strayFlagBit = 16
	harmShift    = 24
	gotShift     = 32 // hits that cover left
)

// The steps of an attack at which skills can be used out of turn: it has been declared, somebody is its target, it is settled.
const (
	toDeclared = 1
	toTarget   = 2
	toSettle   = 5
	calledOff  = 100
	toOutcome  = 6
	toHit      = 7
)

// showAttack opens the window of a step of an attack.
func (g *Game) showAttack(f *Frame, a *attack) {
	w, about, other := inAction, a.by, a.on
	switch f.Step {
	case toTarget:
		w, about, other = atTarget, a.on, a.by
	case toOutcome:
		w, about, other = onAttack, a.on, a.by
	case toHit:
		w = onHit
	}
	f.Step++
	if about >= 0 && g.answered(w, about, other) {
		g.open(w, about, other, f.opens(g.Depth))
	}
	if f.Step == toTarget+1 && g.awaited(program.FigureAttacked) {
		g.attacking(f, a, atTargeting)
	}
}

// attacking tells rules of an attack before it is over.
func (g *Game) attacking(f *Frame, a *attack, m moment) {
	deep := int16(g.Depth)
	for i := int(g.Depth) - 1; i >= 0; i-- {
		if &g.Frames[i] == f {
			deep = int16(i) + 1
		}
	}
	told := *f
	g.setOff(happening{event: program.FigureAttacked, now: 1, by: a.on, other: a.by + 1, attack: &told, moment: m, frame: deep})
}

// runAttack goes through an attack, as far as nothing comes in between: declared, rolled, given to whoever is hit, settled
// (seed 000:786-940).
func (g *Game) runAttack(f *Frame) {
	deep, a := g.Depth, f.attack()
	for g.attackOn(f, &a) && g.Depth == deep && !g.Over && !g.Rules.sees {
	}
}

// attackOn takes the next step of an attack; false: it is over.
func (g *Game) attackOn(f *Frame, a *attack) bool {
	switch f.Step {
	case 0:
		if !g.Figures[a.on].Stands() || a.by >= 0 && !g.Figures[a.by].Stands() || a.deed == striking && a.by >= 0 && !g.touch(a.by, a.on) {
			g.pop()
			return false
		}
		g.declare(f, a)
	case toDeclared, toTarget, toOutcome, toHit:
		g.showAttack(f, a)
		return true
	case 3:
		if !g.Figures[a.on].Stands() || a.by >= 0 && !g.Figures[a.by].Stands() {
			g.callOff(f, a) // what came of it between has ended it
			return false
		}
		g.rollAttack(f, a)
	case 4:
		if g.voided(f, a) {
			f.R, f.Step = 0, toOutcome
			return true
		}
		g.stray(f, a)
		*a = f.attack()
		if f.Step++; g.sharesOut(f, a) {
			return true
		}
		f.Step--
	case toSettle:
		g.settle(f, a)
	case calledOff:
		g.callOff(f, a)
		return false
	default:
		g.aftermath(f, a)
		return false
	}
	f.Step++
	return true
}

// opens is a window on an attack; depth is how many frames there are, that of the attack on top.
func (f *Frame) opens(depth uint8) Frame {
	w := Frame{E: -1, F: f.D & 255, G: int16(depth)}
	if f.R>>gotShift&255 > 0 {
		w.F |= hitFlag
	}
	if f.R>>harmShift&255 > 0 {
		w.F |= harmFlag
	}
	return w
}

// declare spends what an attack takes and tells of it.
func (g *Game) declare(f *Frame, a *attack) {
	more, whole := int8(f.R&255), int8(f.R>>8&255) // what an effect that gave the attack adds
	dice, without := g.diceAndWaived(a)            // by the pegs that there are before it
	if whole > 0 {
		dice = whole
	}
	f.R = f.R&^diceMask | uint64(dice+more)
	g.show(a.with)
	kind := Struck
	if a.deed == shooting {
		kind = Shot
		g.spendAmmo(a, without)
		if g.noisy(a, without) {
			f.D |= noiseFlag
		}
		if a.by >= 0 && g.engaged(a.by) {
			f.D |= shotFlag
		}
	}
	e := Event{Kind: kind, A: int16(a.by), B: int16(a.on), C: a.with, E: int16(a.deed), At: a.from}
	switch {
	case kind == Shot:
		e.D = int16(a.extra)
	case a.heavy:
		e.D = 1
	}
	if a.free {
		e.E |= ForFree
	}
	g.tell(e)
}

// spendAmmo takes the pegs of a shot (seed 000:902, 933-939).
func (g *Game) spendAmmo(a *attack, without waiver) {
	if a.by < 0 || !g.isTrader(a.by) || without&noAmmo != 0 {
		return
	}
	x := &g.Figures[a.by]
	if a.extra < 0 {
		x.Ammo = 0
		return
	}
	x.Ammo -= g.Rules.numbers.perShot + a.extra
}

// callOff ends an attack that has been declared: what it took is spent, and a shot has been heard.
func (g *Game) callOff(f *Frame, a *attack) {
	noise := f.D&noiseFlag != 0
	g.tell(Event{Kind: CalledOff, A: int16(a.by), B: int16(a.on)})
	g.pop()
	if noise {
		g.makeNoise(a.by)
	}
}

// noisy reports whether an attack is a shot of a trader that can be heard.
func (g *Game) noisy(a *attack, without waiver) bool {
	return a.by >= 0 && g.Figures[a.by].Crew >= 0 && without&noNoise == 0
}

// makeNoise has a shot be heard once all that comes of it is over.
func (g *Game) makeNoise(by int8) { g.push(Frame{Kind: noiseFrame, A: int16(by)}) }

// runNoise adds the peg of the first shot of a round by a trader, after the action (seed 000:371, 904).
func (g *Game) runNoise(f *Frame) {
	n, x, by := &g.Rules.numbers, &g.Figures[f.A], int8(f.A)
	g.pop()
	if g.awaited(program.NoiseMade) {
		g.signal(program.NoiseMade, program.None, by)
	}
	fresh := !x.Flags.Has(Loud)
	x.Flags |= Loud
	if n.shotPegs == 0 || n.shotsPerRound > 0 && int8(g.Shots) >= n.shotsPerRound || n.shotsPerRound == 0 && !fresh {
		return
	}
	g.Shots++
	g.addPegs(int(n.shotPegs))
}

// diceOf is how many dice an attack has.
func (g *Game) diceOf(a *attack) int8 {
	if a.by < 0 {
		return a.extra
	}
	return g.modified(a, g.plainDice(a))
}

// diceAndWaived is that, and what modifiers have not count in the attack.
func (g *Game) diceAndWaived(a *attack) (n int8, without waiver) {
	if a.by < 0 {
		return a.extra, g.waived(a)
	}
	n = g.plainDice(a)
	g.eachMod(a, func(m *modifier) { n, without = m.modified(a, n), without|m.without })
	return max(n, 0), without
}

// plainDice is how many dice an attack of somebody has without modifiers.
func (g *Game) plainDice(a *attack) int8 {
	n := int8(0)
	switch {
	case a.deed == blasting:
		n = a.extra
	case a.with >= 0:
		d := &g.Rules.designs[g.Rules.tokens[a.with]]
		switch a.deed {
		case shooting:
			n = d.ranged[max(g.bandOf(a), 0)] + g.Figures[a.by].More[rangedStat]
		case throwing:
			n = d.throw
		default:
			n = d.close
			if a.heavy {
				n = d.heavy
			}
		}
	case g.isTrader(a.by):
		if a.deed == shoving {
			bare := attack{by: a.by, on: a.on, with: -1, deed: striking, from: field.None}
			n = max(g.Rules.numbers.shoveDice, g.modified(&bare, 0)) // seed 000:954
		}
	case a.deed == shooting:
		n = g.number(a.by, rangedStat)
	default:
		n = g.number(a.by, closeStat)
	}
	return n
}

// bandOf is the range of an attack.
func (g *Game) bandOf(a *attack) int8 {
	return g.Rules.band(g.Rules.Field.Apart(g.Figures[a.by].At, g.Figures[a.on].At))
}

// modified is a number of dice with what modifiers make of it.
func (g *Game) modified(a *attack, n int8) int8 {
	g.eachMod(a, func(m *modifier) { n = m.modified(a, n) })
	return max(n, 0)
}

// modified is a number of dice of an attack with what a modifier makes of it.
func (m *modifier) modified(a *attack, n int8) int8 {
	switch {
	case m.perAmmo:
		n += min(max(a.extra, 0), m.dice)
	case m.empties:
		if a.extra < 0 {
			n += m.dice
		}
	default:
		n += m.dice
	}
	if m.becomes >= 0 {
		n = max(n, m.becomes)
	}
	return n
}

// waived is what does not count in an attack.
func (g *Game) waived(a *attack) waiver {
	var out waiver
	if a.by >= 0 && g.profile(a.by).Kind >= 0 {
		out |= noMisfires // seed 000:1333, 1436
	}
	if a.deed == striking && (a.with < 0 && g.Rules.numbers.unarmedSafe || !a.heavy && g.Rules.numbers.heavyOnly) {
		out |= noMisfires // seed 000:824, 872
	}
	if a.deed == blasting && a.heavy {
		out |= noMisfires // of a reliable weapon
	}
	g.eachMod(a, func(m *modifier) { out |= m.without })
	return out
}

// eachMod goes through the modifiers of an attack: of the token it is made with, of whoever makes it, and of whoever it is
// made on.
func (g *Game) eachMod(a *attack, do func(*modifier)) {
	if a.by >= 0 {
		if s := g.stats(a.by); s.acts&a.deed != 0 {
			g.eachOf(s.mods, false, false, a, do)
		}
		if a.with >= 0 {
			if d := &g.Rules.designs[g.Rules.tokens[a.with]]; d.acts&a.deed != 0 {
				g.eachOf(d.mods, false, true, a, do)
				g.eachOf(d.mods, false, false, a, do)
			}
		}
		if g.Rules.aids && g.things().acts[a.by]&a.deed != 0 {
			g.eachAid(a, func(mods []modifier) { g.eachOf(mods, false, false, a, do) })
		}
	}
	if a.on >= 0 { // not a piece
		if s := g.stats(a.on); s.acts&a.deed != 0 {
			g.eachOf(s.mods, true, false, a, do)
		}
	}
}

// eachOf calls a function with those of some modifiers that change an attack, of those of a sort: of whoever is attacked or of the attacker,
// and of the weapon in use or of all else.
func (g *Game) eachOf(mods []modifier, against, using bool, a *attack, do func(*modifier)) {
	for i := range mods {
		m := &mods[i]
		if m.acts&a.deed != 0 && m.against == against && m.using == using && (!m.free || a.leave) && (!m.optional || m.empties && a.extra < 0) && g.holds(m.must, a) {
			do(m)
		}
	}
}

// eachAid goes through what changes attacks like one of what somebody carries besides its weapon.
func (g *Game) eachAid(a *attack, do func([]modifier)) {
	for _, i := range g.things().tray(a.by) {
		d := &g.Rules.designs[g.Rules.tokens[i]]
		if i != a.with && d.acts&a.deed != 0 && g.Tokens[i].Flags&(Broken|FaceDown|Used) == 0 {
			do(d.mods)
		}
	}
}

// rollAttack rolls the dice of an attack: the first of one kind, the others of the next (seed 000:403-407).
func (g *Game) rollAttack(f *Frame, a *attack) {
	e := g.rollDice(int8(f.R & 127))
	f.R = f.R&^diceMask | uint64(e.A)<<hitsShift | uint64(e.B)<<missShift
	if a.deed == shooting {
		g.again(f, a, &e)
	}
	if e.B > 0 && a.by >= 0 && g.awaited(program.FaceRolled) {
		g.showsFace(misfire, int(e.B), a.by)
	}
	if g.awaited(program.FigureAttacked) {
		g.attacking(f, a, onceRolled)
	}
}

// rollDice rolls combat dice and tells of them, with their hits and misfires.
func (g *Game) rollDice(n int8) Event { return g.rollFor(n, -1) }

// rollFor rolls combat dice for whether somebody succeeds in something that is no attack; nobody with -1.
func (g *Game) rollFor(n int8, who int16) Event {
	hits, misses := int8(0), int8(0)
	e := Event{Kind: Rolled, C: who}
	d := g.Rules.combat
	for range n {
		i, _ := g.rollFace(d)
		face := &g.Rules.dice[d].faces[i]
		hits += face.count
		if face.misfire {
			misses++
		}
		if int(e.Count) < len(e.Faces) {
			e.Faces[e.Count] = uint8(d)<<4 | uint8(i)
			e.Count++
		}
		d = g.Rules.dice[d].then
	}
	e.A, e.B = int16(hits), int16(misses)
	g.tell(e)
	return e
}

// voided reports whether misfires end an attack, and what they do to what it was made with (seed 000:808-824).
func (g *Game) voided(f *Frame, a *attack) bool {
	misses := int8(f.R >> missShift & 255)
	if g.Rules.numbers.jam == 0 || misses < g.Rules.numbers.jam || g.waived(a)&noMisfires != 0 {
		return false
	}
	g.spoil(a)
	return true
}

// spoil has misfires void an attack: a gun jams, anything else breaks.
func (g *Game) spoil(a *attack) {
	g.tell(Event{Kind: Voided, A: int16(a.by), C: a.with})
	if a.with < 0 {
		return
	}
	if t := &g.Tokens[a.with]; a.deed == shooting {
		t.Flags |= Jammed
		g.tell(Event{Kind: JammedToken, A: int16(a.by), C: a.with})
	} else if !g.Rules.designs[g.Rules.tokens[a.with]].objective {
		t.Flags |= Broken
		g.tell(Event{Kind: BrokenToken, A: int16(a.by), C: a.with})
	}
}

// stray finds out who is hit by a shot at somebody in a scuffle: up to a range the one it was aimed at, beyond it one of all
// who are in it (seed 000:908-917).
func (g *Game) stray(f *Frame, a *attack) {
	if a.deed != shooting && a.deed != throwing || a.by < 0 || g.waived(a)&noStray != 0 {
		return
	}
	pick := g.Rules.numbers.pick
	scuffle := g.scuffle(a.on)
	if pick < 0 || scuffle == 0 || g.bandOf(a) <= pick {
		return
	}
	at := g.oneOf(bits.OnesCount64(scuffle) + 1)
	if hit := int16(g.nthOf(a.on, scuffle, at)); hit != f.B {
		g.tell(Event{Kind: StrayHit, A: hit, B: f.B})
		f.B = hit
		f.R |= 1 << strayFlagBit
	}
}

// nthOf is the one that the die picks in a scuffle: its target first, then those around it, clockwise from the north
// (ruling RU-29).
func (g *Game) nthOf(target int8, around uint64, n int) int8 {
	if n == 0 {
		return target
	}
	at := g.Figures[target].At
	for d := field.North; d < field.Dirs; d += 2 {
		to, ok := g.Rules.Field.Step(at, d, 0)
		for i := range int8(g.Count) {
			if !ok || around>>uint(i)&1 == 0 || g.Figures[i].At != to {
				continue
			}
			if n--; n == 0 {
				return i
			}
		}
	}
	return target
}

// foes are those in contact with a figure who count it as their enemy, a bit each.
func (g *Game) foes(f int8) uint64 {
	return g.unkept(f, g.earnest(f, g.touching(f)&g.roster.stand&g.roster.hunters[f]))
}

// scuffle are those who are engaged with a figure, a bit each. The peaceful are engaged with those alone who count them as enemies,
// whomever they attack themselves (seed 000:196, 1499; ruling RU-90).
func (g *Game) scuffle(f int8) uint64 {
	if g.peaceful(f) {
		return g.unkept(f, g.touching(f)&g.roster.stand&g.roster.hunters[f])
	}
	return g.engagers(f) | g.foes(f)
}

// earnest are some who stand beside a figure without the peaceful, unless it counts them as enemies.
func (g *Game) earnest(f int8, some uint64) uint64 {
	for left := some &^ g.roster.foes[f]; left != 0; left &= left - 1 {
		if i := int8(bits.TrailingZeros64(left)); g.peaceful(i) {
			some &^= 1 << i
		}
	}
	return some
}

// settle takes cover and armour off the hits and does the damage (seed 000:801-806, 840-860).
func (g *Game) settle(f *Frame, a *attack) {
	hits := int8(f.R >> hitsShift & 255)
	without := g.waived(a)
	g.eachMod(a, func(m *modifier) {
		hits += m.hits
		if m.hitsAre >= 0 {
			hits = m.hitsAre
		}
	})
	hits = max(hits-int8(f.G), 0)
	if f.D&noHits != 0 {
		hits = 0
	}
	cover := int8(0)
	if (a.deed == shooting || a.deed == throwing || a.deed == blasting) && a.by >= 0 && without&noCover == 0 {
		cover = g.coverOf(a)
	}
	left := max(hits-cover, 0)
	armour := g.armourOf(a.on, left, without)
	damage := max(left-armour-int8(f.D>>lessShift&mostLess), 0)
	if f.D>>lessShift&mostLess == mostLess {
		damage = 0
	}
	if a.deed == shooting && damage > 0 && g.kept(a.on, fromShots, a.by) {
		damage = 0
	}
	f.R |= uint64(min(damage, 100))<<harmShift | uint64(left)<<gotShift
	g.tell(Event{Kind: Summed, A: int16(hits), B: int16(cover), C: int16(armour), D: int16(damage)})
	if damage > 0 && (g.Lasting == 0 || !g.intercepted(a.on, damage)) {
		g.hurt(a.on, damage)
	}
}

// coverOf is what cover takes off a shot. A stray victim whom the shooter does not see is in partial cover (ruling RU-30).
func (g *Game) coverOf(a *attack) int8 {
	band, seen := int8(0), false
	if a.from == field.None {
		band, seen = g.sees(a.by, a.on)
	} else { // a blast goes off on this side of a crate and not over it (seed 000:1127)
		to := g.Figures[a.on].At
		tall, low := g.Rules.Field.Rays(a.from, to, g.shut())
		band, seen = g.seesPast(a.from, to, a.by, a.on, tall, low|g.Rules.Field.Over(a.from, to), g.hiders(a.from, to, a.by, a.on))
	}
	if !seen {
		band = int8(len(g.Rules.cover)) - 1
		for band > 0 && g.Rules.cover[band] == 0 {
			band--
		}
	}
	if band < 0 {
		return 0
	}
	return g.Rules.cover[band]
}

// armourOf is what armour takes off hits. Of two sorts the higher counts, of equal ones the shield; a shield that lets a hit
// through is off for the rest of the mission (seed 000:840-860, 518).
func (g *Game) armourOf(f int8, hits int8, without waiver) int8 {
	if hits == 0 {
		return 0
	}
	n, shield, token := g.protection(f, without)
	if shield && hits > n {
		g.beat(f, token)
	}
	return n
}

// protection is what armour takes off hits, whether that is a shield, and of which token it is; -1: its own.
func (g *Game) protection(f int8, without waiver) (takes int8, isShield bool, of int16) {
	s := g.stats(f)
	physical, shield, token := s.Armour, s.Shield, int16(-1)
	worn := g.worn(f)
	if worn < 0 {
		physical = max(physical, s.Natural)
	} else {
		d := &g.Rules.designs[g.Rules.tokens[worn]]
		physical = max(physical, d.armour)
		if g.Tokens[worn].Flags&Beaten == 0 && d.shield > shield {
			shield, token = d.shield, worn
		}
	}
	if g.Figures[f].Flags.Has(ShieldDown) && token < 0 {
		shield = 0
	}
	physical += g.Figures[f].More[armourStat]
	if without&noArmour != 0 {
		physical = 0
	}
	if without&noShield != 0 {
		shield = 0
	}
	if shield == 0 || physical > shield || physical == shield && !g.Rules.numbers.shieldFirst {
		return physical, false, -1
	}
	return shield, true, token
}

// beat puts a shield out.
func (g *Game) beat(f int8, token int16) {
	if token >= 0 {
		g.Tokens[token].Flags |= Beaten
	} else {
		g.Figures[f].Flags |= ShieldDown
	}
	g.tell(Event{Kind: ShieldFell, A: int16(f), C: token})
}

// aftermath does what follows an attack: dice that its user suffers, and the strikes of those beside whom it shot
// (seed 000:894, 944).
func (g *Game) aftermath(f *Frame, a *attack) {
	flags, was := f.D, *f
	hit := f.R>>gotShift&255 > 0
	g.pop()
	g.result(a, hit)
	if top := &g.Frames[max(g.Depth, 1)-1]; hit && top.Kind == opsFrame {
		top.R &^= hitOnly
	}
	if flags&noiseFlag != 0 {
		g.makeNoise(a.by)
	}
	if g.Rules.Program.Hooks[program.FigureAttacked] != nil {
		told := was
		g.setOff(happening{event: program.FigureAttacked, now: 1, by: a.on, other: a.by + 1, attack: &told})
	}
	if a.deed != shoving {
		g.commits(a.by, a.on, attacking, -1)
	}
	if a.by < 0 || !g.Figures[a.by].Stands() {
		return
	}
	if flags&shotFlag != 0 {
		if r := g.shotStrikers(a.by); r != 0 {
			g.push(Frame{Kind: strikesFrame, A: int16(a.by), R: r, B: int16(g.Figures[a.by].At)})
		}
	}
	if a.deed == shooting && a.with >= 0 && flags&sharedFlag == 0 {
		if n := g.Rules.designs[g.Rules.tokens[a.with]].backfire; n > 0 {
			g.assault(attack{by: -1, on: a.by, with: -1, deed: blasting, extra: n, from: field.None})
		}
	}
}

// shotStrikers are those who strike at somebody who has shot beside them.
func (g *Game) shotStrikers(f int8) uint64 {
	return g.earnest(f, g.touching(f)&g.roster.tall&g.roster.hunters[f])
}
