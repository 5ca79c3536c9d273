package play

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Lasting is an effect that goes on for a while.
type Lasting struct {
	Who   int8  // on whom it is; comers: on all whom it means, whenever they come
	By    int8  // whose it is
	List  int16 // the effect: its list
	Op    uint8 // and which of it
	Until uint8 // the round with which it ends
	Turn  bool  // it ends with the turn of its bearer
	Left  int8  // actions or turns that are left
	Token int16 // that it is about
}

func (l *Lasting) visit(c coder) {
	for _, p := range []*int8{&l.Who, &l.By, &l.Left} {
		i8(c, p)
	}
	i16(c, &l.List)
	i16(c, &l.Token)
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
	fromLoss    // of actions and turns
	fromActing  // it takes no actions and uses no skills
	fromLeave   // nobody strikes at it for leaving contact
	fromJoining // it joins no other crew
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
	case "opportunity":
		return fromLeave
	case "joining":
		return fromJoining
	}
	return 0
}

// lowerLasting lowers what an effect keeps somebody from; false where the engine does not know all of it.
func (x *Rules) lowerLasting(out *op, e *model.Effect) bool {
	plain := model.Effect{Kind: e.Kind, Who: e.Who, Against: e.Against, Until: e.Until, While: e.While, From: e.From}
	if out.code == kinds.BarEffect && e.Turns > 0 {
		return x.lowerBar(out, e)
	}
	if out.code == kinds.BarEffect {
		plain = model.Effect{Kind: e.Kind, Who: e.Who, Actions: []string{"any"}, Skills: []string{"any"}, Until: e.Until}
		out.guards = fromActing
	}
	out.once = e.Until == ""
	if !sameEffect(plain, *e) || e.Until != "round" && e.Until != "next-round" && e.Until != "turn" && !out.once {
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
	return !out.while.partly() && (out.from == nil || !out.from.unknown) && out.guards != 0 && (!out.once || out.passing())
}

// passing reports whether what holds for no time holds of something that the engine knows: the attack that was just given, the
// move at hand, or whom one talks to.
func (o *op) passing() bool {
	return o.guards == fromDamage || o.guards == fromLeave || o.guards == fromJoining
}

// lowerBar lowers sorts of skill that somebody cannot use for some turns of its own.
func (x *Rules) lowerBar(out *op, e *model.Effect) bool {
	for i, t := range x.Set.SkillTypes {
		if slices.Contains(e.Skills, t.ID) && i < 32 {
			out.bars |= 1 << i
		}
	}
	out.turns = int8(min(e.Turns, 100))
	return out.bars != 0 && sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, Skills: e.Skills, Turns: e.Turns}, *e)
}

// barredFrom reports whether a figure cannot use a skill for its sort.
func (g *Game) barredFrom(f int8, skill int16) bool {
	for i := range g.Lasts[:g.Lasting] {
		if l := &g.Lasts[i]; l.Who == f && g.Rules.skills[skill].sort >= 0 && g.Rules.lists[l.List][l.Op].bars>>g.Rules.skills[skill].sort&1 == 1 {
			return true
		}
	}
	return false
}

// last begins an effect that goes on.
func (g *Game) last(f *Frame, o *op, i int8, by int8) {
	if o.once {
		if at := &g.Frames[max(f.F, 1)-1]; f.F > 0 && at.Kind == moveFrame && o.guards == fromLeave {
			at.C |= safely
		}
		return
	}
	if int(g.Lasting) == MaxLasts {
		g.tooLong()
		return
	}
	if o.early() && f.F == 0 && f.Kind == opsFrame {
		return
	}
	l := Lasting{Who: i, By: by, List: f.A, Op: uint8(f.B - 1), Until: g.Round, Turn: o.turn, Left: o.bank}
	if o.next {
		l.Until++
	}
	if o.turns > 0 || o.bearer || o.good || o.code == kinds.BehaviourEffect {
		l.Until, l.Left = forGood, o.turns
	}
	g.Lasts[g.Lasting] = l
	g.Lasting++
}

// lastOf is the latest effect of a kind that goes on for a figure, by its place; -1: there is none.
func (g *Game) lastOf(f int8, kind kinds.EffectKind) int {
	for i := int(g.Lasting) - 1; i >= 0; i-- {
		if l := &g.Lasts[i]; l.Who == f && g.Rules.lists[l.List][l.Op].code == kind {
			return i
		}
	}
	return -1
}

// lasts lowers how long an effect goes on; false where the engine does not know.
func (x *Rules) lasts(o *op, until string) bool {
	switch until {
	case "round":
	case "next-round":
		o.next = true
	case "turn":
		o.turn = true
	case "game", "":
		o.good = true
	case "bearer":
		o.bearer = true
	default:
		return false
	}
	return true
}

// aimAt has a figure go for somebody from now on.
func (g *Game) aimAt(f *Frame, o *op, i int8, s scope) {
	on := first(g.pick(o.target, s))
	if on < 0 || on == i {
		return
	}
	n := g.Lasting
	if g.last(f, o, i, s.by); g.Lasting > n {
		g.Lasts[n].Left = on
		g.Figures[i].Target = -1
	}
}

// tooLong ends a game in which more lasts at once than it can hold.
func (g *Game) tooLong() {
	g.tooMuch(fmt.Sprintf("more than %d effects of rules and skills last at once: let fewer of them last, or not as long", MaxLasts))
}

// comers stands for whoever comes while an effect lasts.
const comers = -1

// wide reports whether an effect holds for all of a sort until a round ends, and not for those alone whom the die, a player or a
// place picks as it begins: then whoever comes later in the round is one of them (seed 000:677-685).
func (o *op) wide() bool {
	switch o.code {
	case kinds.StatEffect:
		if o.turn {
			return false
		}
	case kinds.ImmuneEffect, kinds.BarEffect:
		if o.once || o.turn || o.turns > 0 {
			return false
		}
	default:
		return false
	}
	return o.named && o.who.plain()
}

// plain reports whether a choice of figures goes by what they are, and not by where they stand or to whom.
func (w *who) plain() bool {
	relative := w.acting || w.figure != noFigure || w.enemy || w.mate || w.others || w.seen || w.met || w.choice
	return !relative && !w.unknown && w.count == 0 && w.in == nil && w.nearest == nil && w.design < 0 && (w.except == nil || w.except.plain())
}

// everyone are those whom a wide effect reaches as it begins: on the board, down or not, and in the airlocks.
func (g *Game) everyone(o *op, s scope) uint64 {
	var out uint64
	for i := range int8(g.Count) {
		if g.Figures[i].Flags&(Aboard|Gone) == 0 && g.meant(&o.who, i, s) {
			out |= 1 << i
		}
	}
	return out
}

// stay keeps a wide effect for those who come before it ends.
func (g *Game) stay(f *Frame, o *op, by int8) {
	if int(g.Lasting) == MaxLasts {
		g.tooLong()
		return
	}
	l := Lasting{Who: comers, By: by, List: f.A, Op: uint8(f.B - 1), Until: g.Round}
	if o.next {
		l.Until++
	}
	g.Lasts[g.Lasting] = l
	g.Lasting++
}

// comes has what lasts reach somebody who has just come, and nothing that was on whoever had its number before: nobody goes for it in
// place of that one, either.
func (g *Game) comes(f int8) {
	if g.Lasting == 0 {
		return
	}
	n := uint8(0)
	for _, l := range g.Lasts[:g.Lasting] {
		if aims := g.Rules.lists[l.List][l.Op].code == kinds.AimEffect; l.Who != f && (!aims || l.Left != f) {
			g.Lasts[n] = l
			n++
		}
	}
	g.Lasting = n
	for _, l := range g.Lasts[:n] {
		o := &g.Rules.lists[l.List][l.Op]
		if l.Who != comers || !g.meant(&o.who, f, scope{by: l.By, other: -1}) {
			continue
		}
		if o.code == kinds.StatEffect {
			g.bend(f, o)
		} else if int(g.Lasting) < MaxLasts {
			l.Who = f
			g.Lasts[g.Lasting] = l
			g.Lasting++
		}
	}
}

// fade ends the effects that are over: those of a figure whose turn ends, or with -1 those that end with the round.
func (g *Game) fade(turn int8) {
	n := uint8(0)
	for _, l := range g.Lasts[:g.Lasting] {
		if turns := g.Rules.lists[l.List][l.Op].turns; turn >= 0 && turns > 0 && l.Who == turn {
			if l.Left--; l.Left <= 0 {
				continue
			}
		}
		if turn >= 0 && l.Turn && l.By == turn || turn < 0 && l.Until <= g.Round {
			if o := &g.Rules.lists[l.List][l.Op]; turn >= 0 && o.code == kinds.StatEffect {
				more := &g.Figures[l.Who].More[o.stat]
				*more -= int8(o.add)
				g.tell(Event{Kind: StatChanged, A: int16(l.Who), B: int16(o.stat), C: int16(*more)})
			}
			continue
		}
		g.Lasts[n] = l
		n++
	}
	g.Lasting = n
}

// standing is what a rule says that nothing sets off: it holds as long as its condition does.
type standing struct {
	must   *cond
	who    who
	target *who // of what somebody is barred from; nil: anybody
	bars   deed
	guards guard
	stat   stat
	add    int8
}

// lowerStanding lowers an effect that holds all the time; false for one that the engine does not know to hold.
func (x *Rules) lowerStanding(must *cond, e *model.Effect, o *op) bool {
	s := standing{must: must, who: x.lowerWho(e.Who), stat: noStat}
	if e.Who == nil || s.who.unknown || must.partly() {
		return false
	}
	switch kinds.EffectKindOf(e.Kind) {
	case kinds.BarEffect:
		s.target = x.whose(e.Target)
		for _, id := range e.Actions {
			if deedOf(id) == 0 {
				return false
			}
			s.bars |= deedOf(id)
		}
		if s.bars == 0 || s.target != nil && s.target.unknown || !sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, Actions: e.Actions, Target: e.Target, Until: e.Until}, *e) {
			return false
		}
	case kinds.ImmuneEffect:
		for _, id := range e.Against {
			s.guards |= guardOf(id)
			if guardOf(id) == 0 {
				return false
			}
		}
		if !sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, Against: e.Against, Until: e.Until}, *e) {
			return false
		}
	case kinds.StatEffect:
		s.stat, s.add = statOf(e.Stat), int8(min(max(o.add, -100), 100))
		if s.stat == noStat || o.becomes >= 0 || e.Least != nil || e.Per != "" {
			return false
		}
	default:
		return false
	}
	x.standing = append(x.standing, s)
	return true
}

// stands reports whether what a rule says all the time holds for a figure now.
func (g *Game) stands(s *standing, f int8) bool {
	t := scope{by: f, other: -1}
	a := t.attack()
	var cells area
	if s.who.in != nil {
		cells = g.area(s.who.in)
	}
	return g.meant(&s.who, f, t) && (s.who.in == nil || g.inside(s.who.in, &cells, f, t)) && g.holds(s.must, &a)
}

// forbids reports whether a rule keeps a figure from attacking another in a way.
func (g *Game) forbids(who, on int8, d deed) bool {
	for i := range g.Rules.standing {
		s := &g.Rules.standing[i]
		if s.bars&d != 0 && (s.target == nil || g.meant(s.target, on, scope{by: who, other: on})) && g.stands(s, who) {
			return true
		}
	}
	return false
}

// always is what rules add to a number of a figure all the time.
func (g *Game) always(f int8, of stat) (add int8) {
	for i := range g.Rules.standing {
		if s := &g.Rules.standing[i]; s.stat == of && g.stands(s, f) {
			add += s.add
		}
	}
	return add
}

// shields reports whether a rule keeps something from a figure all the time.
func (g *Game) shields(f int8, from guard) bool {
	for i := range g.Rules.standing {
		if s := &g.Rules.standing[i]; s.guards&from != 0 && g.stands(s, f) {
			return true
		}
	}
	return false
}

// kept reports whether something keeps a figure from what would befall it; by is who would do it, -1: nobody.
func (g *Game) kept(f int8, from guard, by int8) bool {
	return (g.Lasting > 0 || len(g.Rules.standing) > 0) && g.keeps(f, from, by)
}

// keeps is kept where something lasts or stands.
func (g *Game) keeps(f int8, from guard, by int8) bool {
	return g.guarded(f, from, by) || len(g.Rules.standing) > 0 && g.shields(f, from)
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

// forGood is a round that never comes.
const forGood = 255

// early reports whether an effect of a skill holds from before its first action on, wherever it stands in its list.
func (o *op) early() bool {
	return o.onMeeting() || o.code == kinds.ImmuneEffect && o.turn && o.guards == fromLeave
}

// onMeeting reports whether an effect strikes at whomever one meets in the turn.
func (o *op) onMeeting() bool { return o.code == kinds.AttackEffect && o.who.met }

// miss has a figure miss turns: the one of this round if it has not had it yet, else later ones.
func (g *Game) miss(f, turns int8) {
	x := &g.Figures[f]
	if g.kept(f, fromLoss, -1) {
		return
	}
	lost := int16(turns) << lostShift
	if !x.Flags.Has(Acted) {
		x.Flags |= Acted
		turns--
		lost = int16(turns)<<lostShift | lostNow
	}
	x.Misses += turns
	g.tell(Event{Kind: LostTurn, A: int16(f), B: int16(turns)})
	g.open(onLoss, f, -1, Frame{E: -1, D: lost})
	g.loses(f, lostTurn)
}

// What D of a window on a loss says: turns, and whether the one of this round is among them; or actions.
const (
	lostNow   = 1 << iota // the turn of this round
	lostDeeds             // it is actions that were lost
	lostShift = iota
)

// ignore has nothing come of what opened a window: an attack is called off, what was lost is given back.
func (g *Game) ignore(f *Frame) {
	if at := &g.Frames[max(f.F, 1)-1]; f.F > 0 && at.Kind == attackFrame {
		at.Step = calledOff
		g.tell(Event{Kind: Ignored, A: f.C})
		return
	}
	at := &g.Frames[max(g.Depth, 2)-2]
	if at.Kind != reactFrame || window(at.A) != onLoss {
		return
	}
	x, n := &g.Figures[at.C], int8(at.D>>lostShift)
	told := Event{Kind: Ignored, A: at.C}
	switch {
	case at.D&lostDeeds != 0:
		x.Fewer -= n
		told.C = int16(n)
	default:
		x.Misses -= n
		told.B = int16(n)
		if at.D&lostNow != 0 {
			x.Flags &^= Acted
			told.D = 1
		}
	}
	g.tell(told)
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
			g.open(onLoss, f, -1, Frame{E: -1, D: int16(max(o.count, 1))<<lostShift | lostDeeds})
			g.loses(f, lostActions)
		}
	case lostHealth:
		g.hurt(f, o.amount(g.Figures[f].Health))
	case lostAmmo:
		g.drain(f, o.loss, &g.Figures[f].Ammo, o)
	case lostSkill:
		g.drain(f, o.loss, &g.Figures[f].Skill, o)
	}
}

// amount is how much of something an effect takes, of so much that there is.
func (o *op) amount(have int8) int8 {
	if o.all {
		return have
	}
	return max(o.count, 1)
}

// drain takes pegs of ammunition or skill.
func (g *Game) drain(f int8, what loss, pegs *int8, o *op) {
	n := min(o.amount(*pegs), *pegs)
	if !g.isTrader(f) || n <= 0 || g.kept(f, fromLoss, -1) {
		return
	}
	*pegs -= n
	if what == lostAmmo {
		g.tell(Event{Kind: AmmoPegs, A: int16(f), B: int16(*pegs)})
	} else {
		g.tell(Event{Kind: SkillPegs, A: int16(f), B: int16(*pegs)})
	}
	g.loses(f, what)
}

// loss is what somebody loses.
type loss uint8

// What can be lost.
const (
	noLoss loss = iota
	lostTurn
	lostActions
	lostHealth
	lostAmmo
	lostSkill
	lostToken
)

// lossOf is something that can be lost, by its name; noLoss: anything, or nothing that there is.
func lossOf(what string) loss {
	return map[string]loss{"turn": lostTurn, "actions": lostActions, "health": lostHealth, "ammo": lostAmmo, "skill": lostSkill, "token": lostToken}[what]
}

// lowerLoss lowers what is lost; false where it is something else.
func lowerLoss(out *op, e *model.Effect) bool {
	if !sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, What: e.What, Count: e.Count, All: e.All}, *e) {
		return false
	}
	out.loss, out.all = lossOf(e.What), e.All
	return out.loss != noLoss && (!e.All || out.loss != lostTurn && out.loss != lostActions)
}

// lowerKeep lowers what lasts beside what somebody is kept from, and what a game only lays down or leaves for later.
func (x *Rules) lowerKeep(out *op, e *model.Effect) bool {
	switch out.code {
	case kinds.TakeHitsEffect:
		if e.From == nil || e.While == nil || e.Until != "round" || !sameEffect(model.Effect{Kind: e.Kind, From: e.From, While: e.While, Until: e.Until}, *e) {
			return false
		}
		out.who, out.while = x.lowerWho(e.From), x.lowerCond(*e.While)
		return !out.while.partly()
	case kinds.ControlEffect:
		return x.lowerControl(out, e)
	case kinds.PlaceEffect:
		out.place = nil
		scattered := e.At != nil && *e.At == (model.Place{Figure: "self", On: true})
		return out.design >= 0 && scattered && sameEffect(model.Effect{Kind: e.Kind, Token: e.Token, Count: e.Count, At: e.At, Scatter: true}, *e)
	}
	return true // what changes between games
}

// lowerControl lowers who plays NPCs: they count as of a crew meanwhile, or only act as its player says.
func (x *Rules) lowerControl(out *op, e *model.Effect) bool {
	out.mode, out.each = e.Player, e.Crew
	if e.Crew {
		out.bearer = true
		return sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, Player: "acting", Crew: true, Until: "bearer"}, *e)
	}
	known := len(e.Actions) == 0
	for _, id := range e.Actions {
		known = true
		out.acts = append(out.acts, deedBitsOf(id))
		if id == "stand-up" {
			out.acts[len(out.acts)-1] = toStand
		}
	}
	if known && len(out.acts) == 0 {
		out.acts = []deedBits{toMove | toShoot | toStrike | toStand}
	}
	return !slices.Contains(out.acts, 0) && e.Player != "rescuer" && x.lasts(out, e.Until) && sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, Player: e.Player, Actions: e.Actions, Until: e.Until}, *e)
}

// control has a player play an NPC from now on.
func (g *Game) control(f *Frame, o *op, i, by int8) {
	if o.each {
		g.last(f, o, i, by)
		g.joinCrew(i, g.Figures[by].Crew)
		return
	}
	crew := g.decider(by)
	switch o.mode {
	case "turn-counter":
		crew = int8(g.Turn)
	case "nearest":
		if t := g.nearestOfCrews(i); t >= 0 {
			crew = g.Figures[t].Crew
		}
	}
	n := g.Lasting
	if g.last(f, o, i, by); g.Lasting > n {
		g.Lasts[n].Left = crew
	}
}

// nearestOfCrews is the trader nearest to a figure; -1: there is none.
func (g *Game) nearestOfCrews(i int8) int8 {
	out, best := int8(-1), model.Length(1<<30)
	for k := range int8(g.Count) {
		if x := &g.Figures[k]; x.Crew >= 0 && x.Stands() && x.At != field.None && g.Figures[i].At != field.None {
			if far := g.Rules.Field.Far(g.Figures[i].At, x.At); far < best {
				out, best = k, far
			}
		}
	}
	return out
}

// player is the crew whose player plays a figure of no crew; -1: none does.
func (g *Game) player(f int8) (crew int8, may deedBits) {
	if g.Lasting == 0 || g.Figures[f].Crew >= 0 {
		return -1, 0
	}
	i := g.lastOf(f, kinds.ControlEffect)
	if i < 0 {
		return -1, 0
	}
	return g.Lasts[i].Left, union(g.Rules.lists[g.Lasts[i].List][g.Lasts[i].Op].acts)
}

// release ends what lasts as long as somebody is not defeated.
func (g *Game) release(by int8) {
	n := uint8(0)
	for _, l := range g.Lasts[:g.Lasting] {
		if l.By == by && g.Rules.lists[l.List][l.Op].bearer && !g.Rules.lists[l.List][l.Op].each {
			continue
		}
		if l.By == by && g.Rules.lists[l.List][l.Op].bearer {
			g.Figures[l.Who].Crew = -1
			g.note(l.Who)
			g.tell(Event{Kind: LeftCrew, A: int16(l.Who)})
			continue
		}
		g.Lasts[n] = l
		n++
	}
	g.Lasting = n
}

// MaxTimers is how many rules can wait for a time to pass at once, MaxTallies how many things rules count in all.
const (
	MaxTimers  = 8
	MaxTallies = 64
)

// Timer is a rule that waits for a time after another has worked. Where a game is in a round is counted in halves of phases: what
// works during a phase counts as its end, so that a round later is never sooner than a round.
type Timer struct {
	Rule, Leaf uint8
	Round, At  uint8 // not before this round, and this half of a phase in it
}

// startTimers starts the clock of the rules that wait for a time after one that works now. A phase without rounds is the next one
// of its sort, not one that is just beginning.
func (g *Game) startTimers(rule int) {
	if g.Rules.Program.Hooks[program.RuleWorks] == nil {
		return
	}
	about := g.Rules.Program.ID(program.Rules, g.Rules.Program.Rules[rule].ID)
	for i := range g.Rules.Program.Hooks[program.RuleWorks] {
		h := &g.Rules.Program.Hooks[program.RuleWorks][i]
		if !slices.Contains(h.About, about) {
			continue
		}
		if int(g.Timing) == MaxTimers {
			g.tooMuch(fmt.Sprintf("more than %d rules wait for their time at once, and %q would be one more: bound how often it is set off, with times or perRound", MaxTimers, g.Rules.Program.Rules[h.Rule].ID))
			return
		}
		w := &g.Rules.Program.Rules[h.Rule].Leaves[h.Leaf]
		t := Timer{Rule: uint8(h.Rule), Leaf: uint8(h.Leaf), Round: g.Round, At: g.Half}
		if w.Rounds > 0 {
			t.Round = max(t.Round, 1) + uint8(min(w.Rounds, 100))
		} else if w.Phase != "" {
			t.At++
		}
		g.Timers[g.Timing] = t
		g.Timing++
	}
}

// chime notes where in the round the game is, and has the rules work whose time has come.
func (g *Game) chime(half int) {
	g.Half = uint8(half)
	for i := int(g.Timing) - 1; i >= 0; i-- {
		t := g.Timers[i]
		w := &g.Rules.Program.Rules[t.Rule].Leaves[t.Leaf]
		here := w.Phase == "" || half%2 == 0 && w.Phase == g.Rules.Set.Phases[half/2].ID
		if !here || g.Round < t.Round || g.Round == t.Round && half < int(t.At) {
			continue
		}
		copy(g.Timers[i:], g.Timers[i+1:g.Timing])
		g.Timing--
		h := program.Hook{Rule: program.ID(t.Rule), Leaf: program.ID(t.Leaf)}
		if e := (happening{event: program.RuleWorks, by: -1}); g.works(&h, &e) {
			g.carryOut(int(t.Rule), int(t.Leaf)+1, &e)
		}
	}
}

// lowerTallies gives the rules that count what happens places for that: how often in a round, for each piece and for each crew, and
// the how manieth time it is.
func (x *Rules) lowerTallies() error {
	for i := range x.rules {
		r, written := &x.rules[i], &x.Program.Rules[i]
		r.perRound, r.perPiece, r.perCrew = max(r.perRound, uint8(min(written.PerRound, 255))), uint8(min(written.PerPiece, 255)), uint8(min(written.PerCrew, 255))
		r.round = -1
		if r.perRound > 0 {
			r.round = x.places(1)
			r.partial = r.partial || r.round < 0
		}
		if r.perPiece > 0 {
			r.about = piecesOf(written)
			r.pieces = x.places(len(r.about))
			r.partial = r.partial || r.pieces < 0 || len(r.about) == 0
		}
		if r.perCrew > 0 {
			r.crews = x.places(len(x.Crews))
			r.partial = r.partial || r.crews < 0
		}
		for k := range r.leaves {
			if l := &r.leaves[k]; l.nth > 0 {
				l.count = x.places(1)
				l.vague = l.vague || l.count < 0
			}
		}
		r.forgo()
	}
	at := int16(len(x.lists))
	x.lists, x.ending = append(x.lists, []op{{code: kinds.EndEffect, who: anybody(), design: -1}}), at
	return nil
}

// forgo leaves out the limits for which there is no place.
func (r *rule) forgo() {
	if r.pieces < 0 {
		r.about = nil
	}
	if r.crews < 0 {
		r.perCrew = 0
	}
}

// places takes places for counting; -1: there are not as many left.
func (x *Rules) places(n int) int {
	if x.tallied+n > MaxTallies {
		return -1
	}
	x.tallied += n
	return x.tallied - n
}

// piecesOf are the pieces that can set a rule off; none where it waits for something else, or for any piece at all.
func piecesOf(r *program.Rule) []program.ID {
	var out []program.ID
	for _, l := range r.Leaves {
		for _, h := range l.Hooks {
			switch h.Event {
			case program.PieceTouched, program.PieceSearched, program.PieceRepaired, program.PieceDestroyed, program.FiguresTouch:
				if h.About == nil {
					return nil
				}
				out = append(out, h.About...)
			default:
				return nil
			}
		}
	}
	return out
}

// forget begins to count anew what rules do in a round.
func (g *Game) forget() {
	for i := range g.Rules.rules {
		if at := g.Rules.rules[i].round; at >= 0 {
			g.Tallies[at] = 0
		}
	}
}
