package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// deedBits are the actions that an effect lets somebody take.
type deedBits uint16

// The actions that effects give away.
const (
	toMove deedBits = 1 << iota
	toShoot
	toStrike
	toReload
	toClear
	toSearch
	toStep
	toTalk
	toShove
	toWear
	toTouch
	toRob
	toDrag
	toStand
)

// anything is every action that effects give away.
const anything = toMove | toShoot | toStrike | toReload | toClear | toSearch | toTalk | toShove | toWear | toTouch | toRob | toDrag

// deedBitsOf are the bits of an action; none: the engine does not know it here.
func deedBitsOf(id string) deedBits {
	switch id {
	case moveAction:
		return toMove
	case rangedAssault:
		return toShoot
	case closeAssault:
		return toStrike
	case anyAssault:
		return toShoot | toStrike
	case "reload":
		return toReload
	case "clear-jam":
		return toClear
	case "search":
		return toSearch
	case "proximity":
		return toStep
	case "persuade":
		return toTalk
	case "any":
		return anything
	}
	return 0
}

// lowerAct lowers an effect that lets somebody act; false: it says more of it than the engine plays.
func (x *Rules) lowerAct(out *op, e *model.Effect) bool {
	plain := model.Effect{Kind: e.Kind, Actions: e.Actions, May: e.May, Without: e.Without, Who: e.Who, Target: e.Target, Add: e.Add, Dice: e.Dice,
		AnyOrder: e.AnyOrder, Count: e.Count, Anytime: e.Anytime, Around: e.Around, Place: e.Place, Versus: e.Versus, Led: e.Led, Same: e.Same,
		Self: e.Self, Weapon: e.Weapon, Do: e.Do, Each: e.Each, Ranged: e.Ranged}
	if !sameEffect(plain, *e) || e.Weapon != "" && e.Weapon != "taken" {
		return false
	}
	for _, id := range e.Actions {
		out.acts = append(out.acts, deedBitsOf(id))
	}
	if len(e.Actions) == 0 {
		out.acts = []deedBits{anything}
	}
	if slices.Contains(out.acts, 0) {
		return false
	}
	if out.times = int8(min(e.Count, 100)); out.times > 0 {
		out.acts = []deedBits{union(out.acts)}
	}
	out.may, out.order, out.anytime, out.around, out.more, out.whole = e.May, e.AnyOrder, e.Anytime, e.Around, int8(out.add), int8(e.Dice)
	out.bank, out.versus = max(out.times, 1), e.Versus == "skill"
	out.led, out.same, out.self, out.taken = e.Led, e.Same, e.Self, e.Weapon == "taken"
	return x.lowerActs(out, e) && x.lowerTargets(out, e) && x.lowerActPlace(out, e)
}

// lowerActs lowers what an effect leaves out of actions, and what comes of them besides.
func (x *Rules) lowerActs(out *op, e *model.Effect) bool {
	for _, id := range e.Without {
		switch {
		case id == "contact":
			out.shy = true
		case waiverOf(id) == noStrikes:
			out.safe = true
		default:
			return false
		}
	}
	for i, n := range e.Ranged {
		out.volley = append(out.volley, int8(n))
		if !e.Each || i > len(x.ranges) {
			return false
		}
	}
	if len(e.Do) > 0 {
		out.lists = append(out.lists, x.lowerOps(x.Program.Ops(e.Do)))
	}
	return len(e.Do) == 0 || out.versus
}

// lowerTargets lowers at whom the actions of an effect are aimed.
func (x *Rules) lowerTargets(out *op, e *model.Effect) bool {
	if talks := union(out.acts)&toTalk != 0 && len(e.Actions) > 0; talks && (e.Target == nil || !out.versus) || !talks && e.Versus != "" {
		return false
	}
	if e.Target == nil {
		return !e.Each
	}
	w := x.lowerWho(e.Target)
	out.target = &w
	if w.unknown {
		return false
	}
	switch {
	case e.Each && e.Target.Met:
		out.met = len(e.Actions) == 1 && out.acts[0] == toStrike && e.Target.Time == "" && out.may
		return out.met
	case e.Each:
		return len(out.volley) > 0 && len(e.Actions) == 1 && out.acts[0] == toShoot
	case len(out.acts) == 1 && out.acts[0] == toMove && out.times == 0:
		out.joins = w.choice && w.count == 1
		return out.joins
	}
	return out.acts[0]&toMove == 0 || len(out.acts) != 1
}

func union(list []deedBits) deedBits {
	var all deedBits
	for _, d := range list {
		all |= d
	}
	return all
}

// lowerActPlace lowers where the moves of an effect end: in cover, or anywhere.
func (x *Rules) lowerActPlace(out *op, e *model.Effect) bool {
	if e.Place == nil {
		return true
	}
	out.place = nil
	switch *e.Place {
	case model.Place{Near: "cover"}:
		out.cover = true
	case model.Place{Figure: "self"}:
		return out.self && union(out.acts) == toClear
	case model.Place{Chosen: true}:
		out.spot = out.who.in != nil && out.who.in.chosen && union(out.acts) == toMove
		return out.spot
	default:
		return false
	}
	return true
}

// steps is how many actions an effect gives.
func (o *op) steps() int {
	if o.times > 0 {
		return int(o.times)
	}
	return len(o.acts)
}

// runAct has somebody take the actions that an effect gives it; they cost nothing.
func (g *Game) runAct(f *Frame) {
	who := int8(f.A)
	o := &g.Rules.lists[f.B][f.C]
	x := &g.Figures[who]
	if int(f.D) >= o.steps() || !x.Stands() || x.Flags.Has(Prone) {
		g.pop()
		return
	}
	s := g.actScope(who)
	g.listAct(who, o, f, s)
	if len(g.options) == 0 {
		g.wait(f, o)
		return
	}
	if ops := g.spares(); ops != nil && o.spare > 0 {
		with := &g.Rules.lists[f.B][o.spare-1]
		from := len(g.options)
		g.listGiven(who, union(with.acts))
		for i := range g.options[from:] {
			g.options[from+i].Pay = Granted
		}
	}
	if o.may || o.waits(f) {
		g.option(Option{Code: Pass})
	}
	crew := x.Crew
	if o.led && g.Depth >= 2 {
		crew = g.decider(int8(g.Frames[g.Depth-2].C))
	}
	g.choose(GivenDecision, crew, who)
}

// waits reports whether an action that comes before all the rest, or after it, can still come after it.
func (o *op) waits(f *Frame) bool { return o.around && f.C == 0 && f.F == 0 }

// wait goes past an action, and notes whether it can still come after all the rest.
func (g *Game) wait(f *Frame, o *op) {
	if o.waits(f) && g.Depth >= 2 && g.Frames[g.Depth-2].Kind == opsFrame {
		g.Frames[g.Depth-2].R |= laterBit
	}
	f.D++
}

// after has an action taken that has waited for all the rest; false where there is none.
func (g *Game) after(f *Frame) bool {
	if f.R&laterBit == 0 {
		return false
	}
	f.R &^= laterBit
	g.push(Frame{Kind: actFrame, A: f.C, B: f.A, F: 1})
	return true
}

// spares are the effects that a frame of actions is part of, if the action that goes with them has not been taken; else nil.
func (g *Game) spares() *Frame {
	if g.Depth < 2 {
		return nil
	}
	ops := &g.Frames[g.Depth-2]
	if ops.Kind != opsFrame || ops.R&spareBit != 0 {
		return nil
	}
	return ops
}

// actScope is whom the actions that an effect gives speak of.
func (g *Game) actScope(who int8) scope {
	s := scope{by: who, other: -1}
	if g.Depth >= 2 && g.Frames[g.Depth-2].Kind == opsFrame {
		s = g.Frames[g.Depth-2].scope()
		s.by = who
	}
	return s
}

// listAct lists what can be done next of the actions that an effect gives.
func (g *Game) listAct(who int8, o *op, f *Frame, s scope) {
	switch {
	case o.same:
		g.listGiven(who, deedBits(s.spot))
	case o.versus:
		g.listTalkTo(who, o, s)
		return
	case o.times > 0:
		g.listGiven(who, o.acts[0])
	case o.order:
		var left deedBits
		for i, d := range o.acts {
			if f.E>>i&1 == 0 {
				left |= d
			}
		}
		g.listGiven(who, left)
	default:
		g.listGiven(who, o.acts[f.D])
	}
	if o.self {
		g.listClearing(who)
	}
	if o.target == nil && !o.taken {
		return
	}
	kept := g.options[:0]
	for _, p := range g.options {
		attack := p.Code == ShootAt || p.Code == StrikeAt
		if attack && (o.taken && p.B != s.taken() || o.target != nil && !o.joins && !g.reacts(o.target, int8(p.A), s)) {
			continue
		}
		kept = append(kept, p)
	}
	g.options = kept
}

// listGiven lists the actions of a sort that somebody can take.
func (g *Game) listGiven(who int8, d deedBits) {
	if d&toMove != 0 && g.stride(who, g.pace(who)) >= model.Inch {
		g.option(Option{Code: MoveAction})
	}
	if d&toStep != 0 {
		g.listSteps(who, Nothing)
	}
	if attacks := codesOf(d & (toShoot | toStrike | toShove)); attacks != 0 {
		g.listAttacks(who, attacks)
	}
	if d&toTalk != 0 {
		g.listTalk(who)
	}
	g.listGivenWork(who, d)
}

// listGivenWork lists the actions of a sort that are no moves and no shots.
func (g *Game) listGivenWork(who int8, d deedBits) {
	const work = toReload | toClear | toSearch | toWear | toTouch | toRob | toDrag
	if d&work == 0 || g.engaged(who) {
		return
	}
	from := len(g.options)
	g.listWork(who, codesOf(d))
	kept := g.options[:from]
	for _, o := range g.options[from:] {
		if d&bitsOf(o.Code) != 0 {
			kept = append(kept, o)
		}
	}
	g.options = kept
}

// given takes an action that costs nothing.
func (g *Game) given(f *Frame, o Option) {
	list := g.Rules.lists[f.B]
	with := &list[f.C]
	ops := g.spares()
	switch {
	case o.Code == Pass:
		g.wait(f, with)
		return
	case o.Pay == Granted:
		ops.R |= spareBit
		with = &list[with.spare-1]
	default:
		f.D++
		f.E |= with.done(f.E, o.Code)
	}
	o.Pay = Nothing
	if at := &g.Frames[max(g.Depth, 2)-2]; at.Kind == opsFrame && (o.Code == ShootAt || o.Code == StrikeAt || o.Code == PersuadeTo) {
		at.E, at.R = o.A+1, at.R&^hitBit
	}
	other := g.actScope(int8(f.A)).other
	if bitsOf(o.Code)&(toMove|toStep) != 0 {
		g.breakOff(int8(f.A))
	}
	if !o.easy() {
		g.Figures[f.A].Actions++ // what the action costs
	}
	if o.Code == PersuadeTo {
		g.Figures[f.A].Actions--
		g.talk(int8(f.A), o, with)
		return
	}
	depth := g.Depth
	g.acted(f, o)
	for i := depth; i < g.Depth; i++ {
		g.shape(&g.Frames[i], with, other, list, int(f.C))
	}
}

// breakOff ends the walk that a figure is on: it goes another way.
func (g *Game) breakOff(who int8) {
	for i := range g.Frames[:g.Depth] {
		switch f := &g.Frames[i]; {
		case f.A != int16(who):
		case f.Kind == walkFrame:
			f.D, f.E = f.B, 0
		case f.Kind == moveFrame:
			f.B = 0
		}
	}
}

// done is the bit of the first of the actions in any order that an option is one of.
func (o *op) done(have int16, code OptionCode) int16 {
	for i, d := range o.acts {
		if have>>i&1 == 0 && d&bitsOf(code) != 0 {
			return 1 << i
		}
	}
	return 0
}

// codesOf are the codes of the options that are some actions.
func codesOf(d deedBits) Codes {
	var out Codes
	for code := range optionCodes {
		if bitsOf(code)&d != 0 {
			out |= 1 << code
		}
	}
	return out
}

// bitsOf is the action that an option is; 0: none.
func bitsOf(code OptionCode) deedBits {
	switch code {
	case MoveAction:
		return toMove
	case ShootAt:
		return toShoot
	case StrikeAt:
		return toStrike
	case Reload:
		return toReload
	case ClearJam:
		return toClear
	case SearchIn, SearchRoom:
		return toSearch
	case ProximityTo:
		return toStep
	case PersuadeTo:
		return toTalk
	}
	return rareBitsOf(code)
}

// rareBitsOf is bitsOf for the rest of them.
func rareBitsOf(code OptionCode) deedBits {
	switch code {
	case ShoveAt:
		return toShove
	case Wear:
		return toWear
	case Interact:
		return toTouch
	case Rob:
		return toRob
	case DragAlong:
		return toDrag
	case StandUp:
		return toStand
	}
	return 0
}

// shape gives what an effect says of an action to the move or the attack that has begun.
func (g *Game) shape(top *Frame, o *op, other int8, list []op, at int) {
	switch {
	case top.Kind == moveFrame:
		if o.safe {
			top.C |= safely
		}
		if o.shy {
			top.C |= shyly
		}
		if o.joins {
			top.C |= joining
		}
		if o.led && g.Depth >= 2 {
			top.G = int16(g.decider(int8(g.below().C))) + 1
		}
		if o.cover {
			top.F = int16(g.coverFrom(int8(top.A), other)) + 1
		}
	case top.Kind == attackFrame && top.Step == 0:
		top.R = uint64(uint8(o.more)) | uint64(uint8(o.whole))<<8
		if at+1 < len(list) {
			g.shapeBy(top, &list[at+1], at+1)
		}
	}
}

// coverFrom is from whom a move ends in cover that has to end so: from whoever it answers to, if that is an enemy, and else from
// nobody in particular, which is said by the mover itself.
func (g *Game) coverFrom(who, other int8) int8 {
	if other >= 0 && (g.enemies(who, other) || g.enemies(other, who)) {
		return other
	}
	return who
}

// shapeBy gives an attack what the effect that comes behind it says of it.
func (g *Game) shapeBy(top *Frame, next *op, at int) {
	switch {
	case next.code == kinds.ShareEffect:
		top.R |= g.shareOf(g.below().A, at)
	case next.code == kinds.ImmuneEffect && next.once && next.guards == fromDamage:
		top.D |= mostLess << lessShift
	}
}

// below is the nearest frame of effects.
func (g *Game) below() *Frame {
	for i := int(g.Depth) - 1; i >= 0; i-- {
		if g.Frames[i].Kind == opsFrame {
			return &g.Frames[i]
		}
	}
	return &Frame{}
}

// result tells the effects that gave an attack what came of it.
func (g *Game) result(a *attack, hit bool) {
	if g.Depth < 2 || !hit || g.Frames[g.Depth-1].Kind != actFrame || g.Frames[g.Depth-1].A != int16(a.by) {
		return
	}
	if ops := &g.Frames[g.Depth-2]; ops.Kind == opsFrame {
		ops.R |= hitBit
	}
}

// listBanked lists the actions that an effect has given somebody for this turn.
func (g *Game) listBanked(who int8) {
	for i := range g.Lasts[:g.Lasting] {
		l := &g.Lasts[i]
		o := &g.Rules.lists[l.List][l.Op]
		if l.Who != who || !o.banked() || l.Left == 0 {
			continue
		}
		from := len(g.options)
		g.listGiven(who, union(o.acts))
		for _, list := range o.lists {
			if e := &g.Rules.lists[list][0]; e.code == kinds.ActEffect {
				g.listGiven(who, union(e.acts))
			} else {
				g.listDoors(e, who, 0)
			}
		}
		for k := range g.options[from:] {
			g.options[from+k].Pay = Granted
		}
		return
	}
}

// banked reports whether an effect gives actions for the rest of a turn.
func (o *op) banked() bool { return o.code == kinds.ActEffect || o.code == kinds.ChooseEffect }

// takeBanked takes one of them.
func (g *Game) takeBanked(who int8) {
	for i := range g.Lasts[:g.Lasting] {
		l := &g.Lasts[i]
		if l.Who == who && l.Left > 0 && g.Rules.lists[l.List][l.Op].banked() {
			l.Left--
			return
		}
	}
}

// give has those act whom an effect lets act: at once, or in the rest of their turn.
func (g *Game) give(f *Frame, o *op, s scope) {
	if o.code == kinds.ActEffect && g.giveAtOnce(f, o, s) {
		return
	}
	set := g.pick(&o.who, s)
	var order [MaxFigures]int8 // the last of them is on top of all the others, and so the first to act
	n := 0
	for ; set != 0; n++ {
		order[n] = g.inTurn(set)
		set &^= 1 << order[n]
	}
	for n > 0 {
		n--
		who := order[n]
		if o.anytime && f.F == 0 && f.E == 0 && who == s.by && g.turnOf() == who {
			g.last(f, o, who, who)
			continue
		}
		if o.anytime && f.R&spareBit != 0 {
			continue
		}
		g.push(Frame{Kind: actFrame, A: int16(who), B: f.A, C: f.B - 1})
	}
}

// giveAtOnce has done what an effect gives without anybody's choice, or to a move that is under way; false where it is something
// else.
func (g *Game) giveAtOnce(f *Frame, o *op, s scope) bool {
	switch {
	case len(o.volley) > 0:
		g.volley(o, s)
	case o.spot:
		g.push(Frame{Kind: eachFrame, A: f.A, B: f.B - 1, C: f.C, D: f.G, R: g.pick(&o.who, s)})
	case o.met:
		if f.F > 0 && g.Frames[f.F-1].Kind == moveFrame {
			g.Frames[f.F-1].C |= charging
		}
	default:
		return false
	}
	return true
}

// volley attacks everybody within range, with dice by the range and without a weapon.
func (g *Game) volley(o *op, s scope) {
	for set := g.pick(o.target, s); set != 0; set &= set - 1 {
		i := int8(bits.TrailingZeros64(set))
		if s.by < 0 || !g.sights(s.by, i) {
			continue
		}
		if band := g.Rules.band(g.Rules.Field.Apart(g.Figures[s.by].At, g.Figures[i].At)); band >= 0 && int(band) < len(o.volley) {
			g.assault(attack{by: s.by, on: i, with: -1, deed: blasting, free: true, extra: o.volley[band], from: field.None})
		}
	}
}

// turnOf is whose turn is under way; -1: nobody's.
func (g *Game) turnOf() int8 {
	for i := int(g.Depth) - 1; i >= 0; i-- {
		if g.Frames[i].Kind == turnFrame {
			return int8(g.Frames[i].A)
		}
	}
	return -1
}
