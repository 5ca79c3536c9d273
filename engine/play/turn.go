package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
)

// runTurn has a trader act until it or its actions are done (seed 000:721-754).
func (g *Game) runTurn(f *Frame) {
	who := int8(f.A)
	x := &g.Figures[who]
	if crew := x.Crew; f.Step == 0 && g.turncoat(who) && g.repents(who) {
		g.Active = uint8(crew) // which activates somebody else: the die is rolled before an activation (seed 002:8237)
		g.pop()
		return
	}
	if f.Step == 0 {
		f.Step = 1
		x.Flags = x.Flags&^(MovedNow|ShotNow) | Acted
		g.Met = 0
		x.Actions, x.Free = max(g.number(who, actionsStat)-x.Fewer, 0), g.Rules.numbers.free
		x.Fewer = 0
		g.tell(Event{Kind: TurnBegan, A: f.A, B: int16(x.Actions)})
		g.takesTurn(who, false)
		return
	}
	if g.unloads(f) {
		return
	}
	if f.B > 0 {
		did, on := deedBits(f.C), int8(f.E)-1
		if f.E = 0; g.between(&f.B, who, did) || did != 0 && g.done(who, did, on) {
			return
		}
	}
	if x.Flags&(Down|Aboard|Gone) != 0 || g.kept(who, fromActing, -1) {
		g.endTurn(who)
		return
	}
	g.listActions(who)
	g.keepAlike(f, who)
	if len(g.options) == 0 {
		g.endTurn(who)
		return
	}
	g.option(Option{Code: EndTurn})
	g.choose(ActionDecision, x.Crew, who)
}

// done tells rules of an action that somebody has taken; false where none waits for it.
func (g *Game) done(who int8, did deedBits, on int8) bool {
	deep := g.Depth
	g.does(who, did, on, afterIt)
	return g.Depth > deep
}

// repents rolls for whether a trader who was won over goes back to its own crew before it acts, as those do who have joined a crew
// (seed 000:1548-1550, 002:8236-8238).
func (g *Game) repents(who int8) bool {
	for i := range g.Rules.groups {
		joined := g.Rules.groups[i].joined
		if joined < 0 || g.Rules.charts[joined].die < 0 {
			continue
		}
		c := &g.Rules.charts[joined]
		face, _ := g.rollFace(c.die)
		g.tell(Event{Kind: Rolled, Faces: [12]uint8{uint8(c.die)<<4 | uint8(face)}, Count: 1, C: int16(who)})
		for k := range c.lines {
			if l := &c.lines[k]; l.faces>>face&1 == 1 && slices.Contains(l.do, LeaveDeed) {
				g.Figures[who].Crew = g.sort(who).Crew
				g.note(who)
				g.tell(Event{Kind: Joined, A: int16(who), B: int16(g.Figures[who].Crew)})
				return true
			}
		}
		return false
	}
	return false
}

// between opens the window behind an action of somebody's turn; did: which it was.
func (g *Game) between(behind *int16, who int8, did deedBits) bool {
	*behind = 0
	return g.open(anyTime, -1, who, Frame{E: -1, D: int16(did)})
}

func (g *Game) endTurn(who int8) {
	g.Figures[who].Actions = 0
	g.fade(who)
	g.tell(Event{Kind: TurnEnded, A: int16(who)})
	g.pop()
	g.takesTurn(who, true)
}

// listActions lists what a trader can do.
func (g *Game) listActions(who int8) {
	x := &g.Figures[who]
	act := x.Actions > 0
	switch {
	case x.Flags.Has(Waiting):
		if act && g.Entered[x.Crew] >= 0 {
			g.option(Option{Code: EnterBoard})
		}
		if u := g.Rules.Set.Ship.Use; u != nil && u.By == "crew" {
			g.listSkills(who, g.Rules.firstUpgrade(), whatever)
		}
		return
	case x.Flags.Has(Prone):
		if act {
			g.option(Option{Code: StandUp})
		}
		return
	}
	engaged := g.engaged(who)
	want, does := g.wants(who)
	if act {
		if want.Has(1<<MoveAction) && g.stride(who, g.Rules.numbers.step) >= 100 {
			g.option(Option{Code: MoveAction})
		}
		g.listAttacks(who, want)
		if want.Has(1<<StrikeThing | 1<<ShootThing) {
			g.listThings(who)
		}
		if want.Has(1 << PersuadeTo) {
			g.listTalk(who)
		}
		if !engaged {
			g.listWork(who, want)
		}
	}
	g.listBanked(who)
	if want.Has(1 << UseSkill) {
		g.listSkills(who, 0, does)
	}
	if want.Has(1 << PlayCard) {
		g.listCards(who)
	}
	g.listEffortless(who, engaged, want)
}

// listAttacks lists whom a trader can shoot at, strike and shove, with what, as far as that is wanted.
func (g *Game) listAttacks(who int8, want Codes) {
	var buf [8]int16
	guns := buf[:0]
	if want.Has(1 << ShootAt) {
		guns = g.gunsOf(who, guns)
	}
	others := g.roster.foes[who]
	if g.Rules.hunts {
		others = 1<<g.Count - 1
	}
	if len(guns) == 0 {
		others &= g.touching(who)
	}
	for ; others != 0; others &= others - 1 {
		on := int8(bits.TrailingZeros64(others))
		if !g.Figures[on].Stands() || !g.fair(who, on, striking|shooting) || g.kept(on, fromAim, who) {
			continue
		}
		if g.touch(who, on) {
			if want.Has(1<<StrikeAt) && !g.forbids(who, on, striking) {
				g.listStrikes(who, on)
			}
			if want.Has(1<<ShoveAt) && g.isTrader(who) {
				g.option(Option{Code: ShoveAt, A: int16(on)})
			}
			continue
		}
		if len(guns) > 0 && !g.forbids(who, on, shooting) && g.fair(who, on, shooting) {
			g.listShots(who, on, guns)
		}
	}
	if want.Has(1<<ShootAt | 1<<ShootTo) {
		g.listFire(who, want)
	}
}

// listStrikes lists the ways to strike at somebody: without a weapon, and with each that is whole.
func (g *Game) listStrikes(who, on int8) {
	if bare := (attack{by: who, on: on, with: -1, deed: striking, from: field.None}); g.diceOf(&bare) > 0 {
		g.option(Option{Code: StrikeAt, A: int16(on), B: -1})
	}
	if !g.isTrader(who) {
		return
	}
	for _, i := range g.things().tray(who) {
		t := &g.Tokens[i]
		if t.Flags&(Broken|FaceDown) != 0 {
			continue
		}
		d := &g.Rules.designs[g.Rules.tokens[i]]
		if d.wearable != t.Flags.has(Worn) {
			continue
		}
		if d.close > 0 {
			g.option(Option{Code: StrikeAt, A: int16(on), B: i})
		}
		if d.heavy > 0 {
			g.option(Option{Code: StrikeAt, A: int16(on), B: i, C: 1})
		}
	}
}

func (f TokenFlags) has(x TokenFlags) bool { return f&x != 0 }

// gunsOf adds to a list what somebody can shoot with, as far as guns go: those that it carries, whole and loaded, or what it is by
// itself, -1.
func (g *Game) gunsOf(who int8, list []int16) []int16 {
	x := &g.Figures[who]
	if !g.isTrader(who) {
		if g.stats(who).Ranged > 0 {
			list = append(list, -1)
		}
		return list
	}
	for _, i := range g.things().tray(who) {
		t := &g.Tokens[i]
		if t.Flags&(Broken|Jammed|FaceDown) != 0 || len(list) == cap(list) {
			continue
		}
		if d := &g.Rules.designs[g.Rules.tokens[i]]; d.gun && (d.endless || x.Ammo >= g.Rules.numbers.perShot) {
			list = append(list, i)
		}
	}
	return list
}

// listShots lists with which of some guns somebody can be shot at. Nobody in base contact with the shooter can be (seed 000:794).
func (g *Game) listShots(who, on int8, guns []int16) {
	band := g.Rules.band(g.Rules.Field.Apart(g.Figures[who].At, g.Figures[on].At))
	if band < 0 {
		return
	}
	looked := false
	for _, gun := range guns {
		if !g.carriesTo(who, gun, band) {
			continue
		}
		if !looked {
			if _, seen := g.sees(who, on); !seen {
				return
			}
			looked = true
		}
		g.listShot(who, on, gun)
	}
}

// carriesTo reports whether a gun of somebody, or what it shoots with by itself, carries to a range.
func (g *Game) carriesTo(who int8, gun int16, band int8) bool {
	if gun >= 0 {
		return g.Rules.designs[g.Rules.tokens[gun]].ranged[band] > 0
	}
	reach := g.Rules.groups[g.sort(who).Group].reach
	return reach < 0 || band <= reach
}

// listShot lists a shot with a gun, with as many pegs more as it takes, and with the whole magazine.
func (g *Game) listShot(who, on int8, gun int16) {
	g.option(Option{Code: ShootAt, A: int16(on), B: gun})
	if gun < 0 {
		return
	}
	left := g.Figures[who].Ammo - g.Rules.numbers.perShot
	a := attack{by: who, on: on, with: gun, deed: shooting, from: field.None}
	for i := range g.Rules.designs[g.Rules.tokens[gun]].mods {
		m := &g.Rules.designs[g.Rules.tokens[gun]].mods[i]
		if m.acts&shooting == 0 {
			continue
		}
		if m.perAmmo {
			for n := int8(1); n <= min(m.dice, left); n++ {
				g.option(Option{Code: ShootAt, A: int16(on), B: gun, C: int16(n)})
			}
		}
		if m.optional && m.empties && g.holds(m.must, &a) {
			g.option(Option{Code: ShootAt, A: int16(on), B: gun, C: -1})
		}
	}
}

// acted does what was chosen in a turn.
func (g *Game) acted(f *Frame, o Option) {
	who := int8(f.A)
	f.took(o)
	if o.Pay != Nothing {
		g.pay(who, o)
	}
	g.act(who, o)
	g.does(who, taken(o), o.at(), beforeIt)
}

// act does what somebody does in its turn.
func (g *Game) act(who int8, o Option) {
	x := &g.Figures[who]
	switch o.Code {
	case EndTurn:
		g.endTurn(who)
	case EnterBoard, MoveAction:
		x.Actions--
		g.setForth(who, o)
	case ShootAt, ShootTo:
		x.Actions -= actionFor(o)
		g.shoot(who, o)
	case StrikeAt:
		x.Actions -= actionFor(o)
		g.assault(attack{by: who, on: int8(o.A), with: o.B, deed: striking, heavy: o.C != 0, from: field.None})
	case ShoveAt:
		x.Actions--
		g.push(Frame{Kind: shoveFrame, A: int16(who), B: o.A})
	case PlayCard:
		g.playCard(who, o.A)
	case StrikeThing, ShootThing:
		x.Actions--
		g.assail(who, o)
	case UseSkill:
		g.useSkill(who, o)
	case PersuadeTo:
		x.Actions--
		g.talk(who, o, nil)
	case DragAlong, DragPiece:
		x.Actions--
		g.drag(who, o)
	case StandUp:
		x.Actions--
		x.Flags &^= Prone
		g.note(who)
		g.tell(Event{Kind: StoodUp, A: int16(who)})
	default:
		g.work(who, o)
	}
}

// shoot begins a shot at somebody, or one that is a blast.
func (g *Game) shoot(who int8, o Option) {
	switch {
	case o.Code == ShootTo:
		g.fire(who, o.B, field.Cell(o.A), -1)
	case o.B >= 0 && g.Rules.designs[g.Rules.tokens[o.B]].bursts:
		g.fire(who, o.B, g.Figures[o.A].At, o.A)
	default:
		g.Figures[who].Flags |= ShotNow
		g.assault(attack{by: who, on: int8(o.A), with: o.B, deed: shooting, extra: int8(o.C), from: field.None})
	}
}

// setForth begins a move, by choice or out of the airlock.
func (g *Game) setForth(who int8, o Option) {
	most := g.stride(who, g.pace(who))
	frame := Frame{Kind: moveFrame, A: int16(who), B: int16(most), C: ownMove}
	if o.Code == EnterBoard {
		frame.C |= entering
	}
	g.Figures[who].Flags |= MovedNow
	g.setOut(who, most)
	g.push(frame)
	g.open(inMove, who, -1, Frame{E: -1, G: int16(g.Depth)})
}

// took notes in a turn which action was taken.
func (f *Frame) took(o Option) {
	if f.Kind == turnFrame {
		f.C, f.E = int16(taken(o)), int16(o.at())+1
		if f.G == anyAction {
			f.G = sortOf(o)
		}
	}
}

// at is the figure that an action is aimed at; -1: it is aimed at none.
func (o Option) at() int8 {
	switch o.Code {
	case ShootAt, StrikeAt, ShoveAt, PersuadeTo, Rob, DragAlong:
		return int8(o.A)
	}
	return -1
}

// taken is the action that an option takes; 0: it takes none.
func taken(o Option) deedBits {
	if o.Pay != Nothing {
		return 0
	}
	return bitsOf(o.Code)
}

// easy reports whether an option takes no action, whoever pays for it.
func (o Option) easy() bool { return o.Code == ProximityTo }

// pay takes what an effortless action costs (seed 000:1052-1054).
func (g *Game) pay(who int8, o Option) {
	x, p := &g.Figures[who], o.Pay
	switch p {
	case FreeOne:
		x.Free--
	case OneAction:
		x.Actions -= g.Rules.numbers.more
	case Granted:
		g.takeBanked(who)
		if !o.easy() {
			x.Actions++ // what the action costs
		}
	case OnePeg:
		x.Skill -= g.Rules.numbers.pegs
		x.Flags |= Skilled
	}
	g.tell(Event{Kind: Paid, A: int16(who), B: int16(p), C: int16(x.Skill)})
}
