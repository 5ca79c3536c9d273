package play

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// window is a point of a game at which skills can be used out of turn (seed 000:1163-1167; rulings RU-50 to RU-52).
type window uint8

// The windows.
const (
	noWindow window = iota
	atTarget        // somebody has been chosen as a target: before the dice
	inAction        // somebody has begun an attack: before the dice
	onAttack        // somebody has been attacked, and all is settled
	onHit           // somebody has attacked
	onTouch         // an enemy has come into contact
	onMove          // somebody has moved
	onDefeat        // somebody has been defeated
	inMove          // somebody sets out on a move
	onLoss          // somebody has lost actions or a turn
	anyTime         // an action is over
	windows
)

// answers reports whether what is done in a window answers to something that has happened to somebody or near it, and could not as
// well be done at any other time.
func (w window) answers() bool { return w != anyTime && w != inMove }

// reaction is a way of using a level of a skill out of turn.
type reaction struct {
	window  window
	acts    deed   // only by such an attack; 0: any
	outcome string // of the attack
	free    bool   // only strikes at whoever leaves contact
	since   bool   // only of an enemy who has acted in this round
	own     bool   // behind an action of one's own
	easy    bool   // it is an effortless action, and takes no pegs of a level
	ammo    int8   // pegs that it takes
	whose   *who   // of whom it is, as seen by its bearer
	must    *cond
	list    int16
}

// reactionOf lowers a program that is used out of turn; false for one that is not, or of which the engine does not play all.
func (x *Rules) reactionOf(p model.Program) (reaction, bool) {
	r := reaction{}
	if !r.price(p) || p.Phase != "" || p.Target != nil {
		return r, false
	}
	switch {
	case p.When != nil:
		x.moment(&r, p)
	case p.Use == "reaction":
		r.window = anyTime
	}
	if r.window == noWindow || r.whose != nil && r.whose.unknown {
		return r, false
	}
	r.list = x.lowerOps(x.Program.Ops(p.Do))
	if p.If != nil {
		r.must = x.lowerCond(*p.If)
	}
	x.together(r.list)
	early := r.window == atTarget || r.window == inAction
	return r, !x.partly(r.list) && !r.must.partly() && (early || !x.changesAttack(r.list))
}

// price lowers what a reaction takes besides pegs of skill; false for what is none. What works by itself can be paid for with an
// effortless action alone.
func (r *reaction) price(p model.Program) bool {
	if p.Use == "passive" {
		r.easy = p.Cost != nil && *p.Cost == model.Cost{Effortless: true} && p.Optional
		return r.easy
	}
	if p.Cost != nil {
		r.ammo = int8(min(p.Cost.Ammo, 100))
		return *p.Cost == model.Cost{Ammo: p.Cost.Ammo} && !p.Optional && p.Use == ""
	}
	return !p.Optional && (p.Use != "turn" || p.When != nil)
}

// moment lowers what a reaction waits for.
func (x *Rules) moment(r *reaction, p model.Program) {
	w := p.When
	for _, id := range w.Acts {
		r.acts |= deedOf(id)
	}
	r.outcome, r.free = w.Outcome, w.Free
	own := w.Who != nil && w.Who.Figure == "self"
	switch kinds.TriggerKindOf(w.Kind) {
	case kinds.AttackedTrigger:
		switch {
		case own && w.Moment == "targeted":
			r.window = atTarget
		case own && w.Moment == "":
			r.window = onAttack
		case w.By != nil && w.By.Figure == "self" && w.Moment == "":
			r.window, r.whose = onHit, x.whose(w.Who)
		}
	case kinds.ActsTrigger:
		x.actsMoment(r, p, own)
	case kinds.ContactTrigger:
		if w.Target != nil && w.Target.Figure == "self" {
			r.window, r.whose = onTouch, x.whose(w.Who)
		}
	case kinds.DefeatedTrigger:
		if own {
			r.window = onDefeat
		}
	case kinds.AnyTrigger:
		if !slices.ContainsFunc(w.Triggers, func(w model.Trigger) bool { return !ownLoss(&w) }) {
			r.window = onLoss
		}
	case kinds.LosesTrigger:
		if ownLoss(w) {
			r.window = onLoss
		}
	}
}

// actsMoment lowers what a reaction to an action waits for.
func (x *Rules) actsMoment(r *reaction, p model.Program, own bool) {
	w := p.When
	switch {
	case own && w.Moment == "during" && p.Use == "" && r.acts != 0:
		r.window = inAction
	case own && w.Moment == "during" && p.Use == "" && slices.Equal(w.Acts, []string{moveAction}):
		r.window, r.acts = inMove, 0
	case own && w.Moment == "" && p.Use == "turn" && len(w.Acts) == 0:
		r.window, r.own = anyTime, true
	case !own && w.Moment == "since":
		r.window, r.since, r.whose = anyTime, true, x.whose(w.Who)
	case !own && w.Moment == "" && slices.Equal(w.Acts, []string{moveAction}):
		r.window, r.acts, r.whose = onMove, 0, x.whose(w.Who)
	}
}

// ownLoss reports whether a trigger is the loss of the bearer's own actions or turn to any rule.
func ownLoss(w *model.Trigger) bool {
	return kinds.TriggerKindOf(w.Kind) == kinds.LosesTrigger && w.Who != nil && w.Who.Figure == "self" && (w.What == "actions" || w.What == "turn") && len(w.To) == 0 && !w.Using
}

// whose lowers of whom a reaction is.
func (x *Rules) whose(w *model.Who) *who {
	if w == nil {
		return nil
	}
	out := x.lowerWho(w)
	return &out
}

// changesAttack reports whether effects change the attack that they interrupt.
func (x *Rules) changesAttack(list int16) bool {
	return slices.ContainsFunc(x.lists[list], func(o op) bool {
		return o.code == kinds.HitsEffect || o.code == kinds.DiceEffect || o.code == kinds.ArmsEffect || slices.ContainsFunc(o.lists, x.changesAttack)
	})
}

// together has an action that goes with others before, between or after them stand beside each of those that come before it.
func (x *Rules) together(list int16) {
	ops := x.lists[list]
	for i := range ops {
		if !ops[i].anytime {
			continue
		}
		for k := range ops[:i] {
			if ops[k].code == kinds.ActEffect {
				ops[k].spare = int8(i) + 1
			}
		}
	}
}

// answered reports whether anybody may have something to use in a window, whatever that asks for besides.
func (g *Game) answered(w window, about, other int8) bool {
	some := g.Rules.windows&w.wide() != 0
	switch {
	case !some:
		return false
	case w.ofOne():
		some = about >= 0 && g.Figures[about].Crew >= 0 && g.Rules.profiles[g.Figures[about].Who].windows&w.wide() != 0
	case w == onTouch:
		some = g.roster.ready[w]&g.roster.hunters[other] != 0
	default:
		some = g.roster.ready[w] != 0
	}
	return some && !g.unwanted(w)
}

// wide is a window and what else can be used in it, a bit each.
func (w window) wide() uint16 {
	if w == atTarget {
		return 1<<atTarget | 1<<anyTime
	}
	return 1 << w
}

// open opens a window; false where nobody can use a skill in it. What the frame says: other is who set it off, about whom it
// happened, and at is the number of the attack's frame, and one more.
func (g *Game) open(w window, about, other int8, f Frame) bool {
	if !g.answered(w, about, other) {
		return false
	}
	f.Kind, f.A, f.B, f.C = reactFrame, int16(w), int16(other), int16(about)
	from := len(g.options)
	who := g.asked(&f)
	g.options = g.options[:from]
	if who >= 0 {
		g.push(f)
	}
	return who >= 0
}

// runReact asks one after the other of those who can react, clockwise from the turn counter on (ruling RU-51).
func (g *Game) runReact(f *Frame) {
	who := g.asked(f)
	if who < 0 {
		g.pop()
		return
	}
	g.option(Option{Code: Pass})
	g.choose(ReactDecision, g.Figures[who].Crew, who)
}

// asked is who is asked next, with what it can do listed; -1: nobody any more.
func (g *Game) asked(f *Frame) int8 {
	in := window(f.A).wide()
	if who := int8(f.C); window(f.A).ofOne() { // nobody else answers
		if who < 0 || g.Figures[who].Crew < 0 || f.R>>uint(who)&1 == 1 || g.Rules.profiles[g.Figures[who].Who].windows&in == 0 {
			return -1
		}
		from := len(g.options)
		if g.listReactions(f, who); len(g.options) > from {
			return who
		}
		return -1
	}
	ready := g.roster.ready[f.A] &^ f.R
	if window(f.A) == onTouch && ready != 0 {
		ready &= g.touching(int8(f.B)) & g.roster.hunters[f.B]
	}
	for turn := int8(0); ready != 0 && turn < int8(g.Crews); turn++ {
		crew := (int8(g.Turn) + turn) % int8(g.Crews)
		for left := ready; left != 0; left &= left - 1 {
			i := int8(bits.TrailingZeros64(left))
			if g.Figures[i].Crew != crew {
				continue
			}
			from := len(g.options)
			if g.listReactions(f, i); len(g.options) > from {
				return i
			}
		}
	}
	return -1
}

// listReactions lists what somebody can do in a window: one skill a round, and none without pegs.
func (g *Game) listReactions(f *Frame, who int8) {
	x, p := &g.Figures[who], g.profile(who)
	if x.Flags&(Aboard|Gone|Waiting) != 0 || p.levels == nil || g.kept(who, fromActing, -1) {
		return
	}
	for _, at := range p.reacts[f.A] {
		r := &g.Rules.skills[at.skill].reactions[at.level-1][at.way]
		pegs := !x.Flags.Has(Skilled) && x.Skill >= at.level*g.Rules.numbers.levelPegs
		if (pegs || r.easy) && !g.unwanted(r.window) && !g.barredFrom(who, at.skill) && g.answers(r, f, who) {
			g.listReaction(who, r, Option{Code: UseSkill, A: at.skill, B: int16(at.level), C: at.way})
		}
	}
}

// reactsAt is a way of using a level of a skill out of turn, by number.
type reactsAt struct {
	skill int16
	level int8
	way   int16
}

// reactsIn are the ways in which a trader can use its skills in a window.
func (x *Rules) reactsIn(p *Profile, w window) []reactsAt {
	var out []reactsAt
	for _, k := range p.skilled {
		for level := range min(p.levels[k], int8(len(x.skills[k].levels))) {
			for i := range x.skills[k].reactions[level] {
				if x.skills[k].reactions[level][i].fits(w) {
					out = append(out, reactsAt{k, level + 1, int16(i)})
				}
			}
		}
	}
	return out
}

// fits reports whether a way of using a skill answers in a window: one at any time does so before the dice, too.
func (r *reaction) fits(w window) bool {
	return r.window == w || w == atTarget && r.window == anyTime && !r.since && !r.own
}

// ofOne reports whether nobody answers in a window but the one whom it is about.
func (w window) ofOne() bool {
	const all = 1<<onDefeat | 1<<atTarget | 1<<onAttack | 1<<inAction | 1<<onHit | 1<<onLoss | 1<<inMove
	return all>>w&1 == 1
}

// listReaction lists a way of using a skill out of turn, one that is effortless for each price of it, in one's own turn.
func (g *Game) listReaction(who int8, r *reaction, o Option) {
	if !r.easy {
		g.option(o)
		return
	}
	if g.turnOf() != who {
		return
	}
	pays, n := g.pays(who)
	for _, p := range pays[:n] {
		o.Pay = p
		g.option(o)
	}
}

// answers reports whether a way of using a skill fits a window.
func (g *Game) answers(r *reaction, f *Frame, who int8) bool {
	w, about, other := window(f.A), int8(f.C), int8(f.B)
	x := &g.Figures[who]
	if !r.fits(w) {
		return false
	}
	if r.own && (w != anyTime || other != who || f.D == 0) || x.Ammo < r.ammo || !g.armed(r, f) {
		return false
	}
	switch {
	case w.ofOne() && who != about, w != onDefeat && !x.Stands():
		return false
	case w == onTouch && (!g.enemies(who, other) || !g.touch(who, other) || f.E >= 0 && g.Rules.Field.Touch(g.Figures[who].At, field.Cell(f.E), g.shut())):
		return false
	case r.acts != 0 && deed(f.F)&r.acts == 0, r.free && f.F&leaveFlag == 0, !fits(r.outcome, f):
		return false
	case r.since && (other < 0 || other == who || !g.Figures[other].Flags.Has(Acted)):
		return false
	}
	s := scope{by: who, other: other}
	if r.whose != nil && (other < 0 || other == who || !g.reacts(r.whose, other, s)) {
		return false
	}
	a := s.attack()
	return g.holds(r.must, &a) && !g.idle(r.list, s)
}

// reacts reports whether somebody is of those for whom a reaction waits.
func (g *Game) reacts(w *who, i int8, s scope) bool {
	var cells area
	if w.in != nil {
		cells = g.area(w.in)
	}
	return i >= 0 && i < int8(g.Count) && g.isChosen(w, i, s, &cells)
}

// What the flags of a window say of an attack, beside its deed.
const (
	hitFlag  = 1 << 10
	harmFlag = 1 << 11
)

// fits reports whether an attack has ended as a reaction asks.
func fits(outcome string, f *Frame) bool {
	switch outcome {
	case "":
		return true
	case "hit":
		return f.F&hitFlag != 0
	case "harmed":
		return f.F&harmFlag != 0
	case "unharmed":
		return f.F&harmFlag == 0
	}
	return false
}

// reacted uses the skill that was chosen, or lets it pass.
func (g *Game) reacted(f *Frame, ask Decision, o Option) {
	f.R |= 1 << ask.Figure
	if o.Code == Pass {
		return
	}
	r := &g.Rules.skills[o.A].reactions[o.B-1][o.C]
	if r.easy {
		g.pay(ask.Figure, o)
	} else {
		g.spendSkill(ask.Figure, o)
	}
	if r.ammo > 0 {
		g.Figures[ask.Figure].Ammo -= r.ammo
		g.tell(Event{Kind: AmmoPegs, A: int16(ask.Figure), B: int16(g.Figures[ask.Figure].Ammo)})
	}
	g.push(Frame{Kind: opsFrame, A: r.list, C: int16(ask.Figure), E: f.B + 1, F: f.G, G: f.D})
}

// spendSkill spends the pegs of a level.
func (g *Game) spendSkill(who int8, o Option) {
	x := &g.Figures[who]
	x.Skill -= int8(o.B) * g.Rules.numbers.levelPegs
	x.Flags |= Skilled
	g.tell(Event{Kind: SkillUsed, A: int16(who), B: o.A, C: o.B, D: int16(x.Skill)})
}

// change changes the attack that a reaction interrupts: dice before the roll, hits when it is settled.
func (g *Game) change(f *Frame, o *op) {
	if f.F <= 0 || int(f.F) > int(g.Depth) {
		return
	}
	at := &g.Frames[f.F-1]
	if at.Kind != attackFrame {
		return
	}
	switch {
	case o.code == kinds.ShareEffect:
		at.R |= g.shareOf(f.A, int(f.B)-1)
	case o.code == kinds.ArmsEffect:
		g.arm(at, o)
	case o.code == kinds.DiceEffect:
		g.changeDice(at, o)
	case o.becomes == 0:
		at.D |= noHits
	default:
		at.G += int16(o.fewer) - o.add
		at.D += int16(min(o.less, mostLess-int8(at.D>>lessShift))) << lessShift
	}
}
