package policy

import (
	"math/bits"
	"slices"

	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/play"
	"github.com/sortie-tools/sortie/schema/model"
)

// Greedy goes by rules of thumb.
type Greedy struct{ mind *mind }

// NewGreedy is a greedy policy that thinks ahead where Play plays with it, so that only what it might choose is listed. It chooses
// the same. One goroutine uses it at a time.
func NewGreedy() Greedy {
	m := &mind{}
	m.tastes = play.Tastes{Turn: m.turn, Skill: m.skill, End: m.end, Answers: true, Looks: true}
	return Greedy{m}
}

// mind is what a greedy policy knows of the turn that is being listed.
type mind struct {
	tastes play.Tastes
	game   *play.Game // whose turn was listed
	who    int8
	listed bool   // and nobody has decided it yet
	ran    uint32 // what Game.Ran said then
	plan   plan
}

// Tastes are what it chooses at all; nil: it does not say.
func (p Greedy) Tastes() *play.Tastes {
	if p.mind == nil {
		return nil
	}
	p.mind.game = nil
	return &p.mind.tastes
}

// turn is play.Tastes.Turn: what scoreAction does not call a waste whatever it is about.
func (m *mind) turn(g *play.Game, f int8) (play.Codes, play.Doing) {
	m.game, m.who, m.listed, m.ran, m.plan = g, f, true, g.Ran(), planOf(g, f)
	return wanted(g, f, &m.plan), useful(g, f, &m.plan)
}

// skill is play.Tastes.Skill.
func (m *mind) skill(g *play.Game, f int8, o play.Option) bool {
	return scoreSkill(g, f, &m.plan, o) > rest
}

// end is play.Tastes.End: what bestMove chooses.
func (m *mind) end(g *play.Game, f int8, found []field.Cell, aboard bool) int {
	p := &m.plan
	if g.Figures[f].Crew < 0 { // it is nobody's own, and has no home
		return bestEnd(g, f, &plan{}, found)
	}
	if m.game != g || m.who != f || g.Ran() != m.ran+1 { // something else has gone on since it set out
		p = &plan{near: nowhere}
	}
	p.think(g, f)
	if aboard && p.home {
		return play.GoAboard
	}
	if at := bestEnd(g, f, p, found); at >= 0 || !aboard {
		return at
	}
	return play.GoAboard
}

// planFor is what a trader is about at a decision: in its turn what was thought of while that was listed, else what is found out now, for
// which there is room.
func (p Greedy) planFor(g *play.Game, d play.Decision, room *plan) *plan {
	*room = plan{thought: true}
	if d.Figure < 0 || g.Figures[d.Figure].Crew < 0 {
		return room
	}
	switch d.Kind {
	case play.ActionDecision:
		if m := p.mind; m != nil && m.listed && m.game == g && m.who == d.Figure {
			m.listed = false
			return &m.plan
		}
		*room = planOf(g, d.Figure)
	case play.GivenDecision:
		*room = planOf(g, d.Figure)
	case play.MoveDecision:
		*room = plan{near: nowhere}
		room.think(g, d.Figure)
	}
	return room
}

// Choose is Policy.Choose: the option with the highest score, the first of equals.
func (w Greedy) Choose(g *play.Game, d play.Decision, options []play.Option) int {
	var room plan
	p := w.planFor(g, d, &room)
	best, top := 0, -1<<30
	switch d.Kind {
	case play.MoveDecision:
		return bestMove(g, d.Figure, p, options)
	case play.ActionDecision, play.GivenDecision:
		for i, o := range options {
			if s := scoreAction(g, d.Figure, p, o); s > top {
				best, top = i, s
			}
		}
	default:
		for i, o := range options {
			if s := score(g, d, o); s > top {
				best, top = i, s
			}
		}
	}
	return best
}

// score is how good an option looks that is no action in somebody's turn.
func score(g *play.Game, d play.Decision, o play.Option) int {
	switch d.Kind {
	case play.StrikeDecision:
		if o.Code == play.StrikeAt {
			return 1 + g.Expect(d.Figure, o)
		}
	case play.TakeDecision, play.FoundDecision:
		return scoreToken(g, o)
	case play.TraderDecision:
		return scoreTrader(g, int8(o.A))
	case play.ReactDecision:
		return scoreReaction(g, o)
	case play.OptionDecision:
		return scoreOffer(g, d.Figure, o)
	case play.GearDecision:
		if o.Code == play.Pass {
			return 1 // everybody keeps what it has
		}
	case play.PickDecision:
		return scorePick(g, d.Crew, o)
	case play.RerollDecision:
		return pick(o.Code == play.RollAgain, pick(g.Rules.Misses(o), 1, -1), 0)
	case play.FollowDecision:
		if o.Code == play.Pass {
			return 1
		}
	}
	return 0
}

// scoreReaction uses what answers to something, the higher level first, and keeps what can be used at any time.
func scoreReaction(g *play.Game, o play.Option) int {
	if o.Code != play.UseSkill {
		return 0
	}
	return pick(g.Rules.Answers(o), 10*int(o.B), -1)
}

// scoreOffer has who is hurt be healed, of several things that an effect offers, and else does the first.
func scoreOffer(g *play.Game, f int8, o play.Option) int {
	if f < 0 || !g.Trader(f) {
		return 0
	}
	now, most := g.Health(f)
	return pick(g.Offers(o)&play.DoesHeal != 0 && now < most, 1, 0)
}

// scorePick picks, of its own, who is hurt most and, of others, whom the rules have it pick first.
func scorePick(g *play.Game, crew int8, o play.Option) int {
	if o.Code != play.Choose || g.Figures[o.A].Crew != crew || !g.Trader(int8(o.A)) {
		return 0
	}
	now, most := g.Health(int8(o.A))
	return int(most - now)
}

// scoreSkill uses a skill in its turn where it helps: heals who is hurt, strikes at what is near, gets home faster, and with nothing
// else to do shoots, and keeps harm off where somebody aims. Pegs are few: on the way to loot they are kept for the way back.
func scoreSkill(g *play.Game, f int8, p *plan, o play.Option) int {
	does, level := g.Rules.Does(o), int(o.B)
	now, most := g.Health(f)
	enemies := p.near <= heeded
	switch {
	case does&play.DoesHurt != 0 && !p.engaged:
		return waste
	case does&play.DoesHeal != 0 && now < most && (now <= 2 || does == play.DoesHeal):
		return saveSelf - level
	case does&play.DoesCure != 0 && hurt(g, g.Figures[f].Crew) >= 2:
		return saveSelf - 10 - level
	case does&play.DoesHarm != 0 && enemies:
		return fight + 30 - level
	case does&play.DoesStrike != 0 && p.engaged:
		return fight + 60 + level
	case does&play.DoesShoot != 0 && enemies && !p.engaged && g.Figures[f].Actions == 0 && !p.think(g, f).home:
		return fight + 50 + level
	case does&play.DoesMove != 0 && !p.engaged && p.think(g, f).home:
		return p.moves + 1 - level
	case does&play.DoesGuard != 0 && enemies && g.Figures[f].Actions == 0 && aimedAt(g, f):
		return tidy - level
	case does&play.DoesCalm != 0 && g.Figures[f].Actions == 0 && g.Pegs > 0:
		return tidy - 10 - level
	}
	return waste
}

// aimedAt reports whether one of those who hunt a trader shoots and sees it.
func aimedAt(g *play.Game, f int8) bool {
	for foes := g.Hunters(f); foes != 0; foes &= foes - 1 {
		if i := int8(bits.TrailingZeros64(foes)); g.Shoots(i) {
			if seen, _ := g.Sees(i, f); seen {
				return true
			}
		}
	}
	return false
}

// hurt is the most that any trader of a crew on the board has lost.
func hurt(g *play.Game, crew int8) int {
	out := 0
	for i := range int8(g.Count) {
		if g.Figures[i].Stands() && g.Figures[i].Crew == crew && g.Trader(i) {
			now, most := g.Health(i)
			out = max(out, int(most-now))
		}
	}
	return out
}

// scoreTrader has those act first who are in trouble, and those last who still wait in the ship.
func scoreTrader(g *play.Game, f int8) int {
	x := &g.Figures[f]
	now, _ := g.Health(f)
	s := 10 - int(now)
	if x.Flags.Has(play.Waiting) {
		s -= 20
	}
	return s
}

// scoreToken takes what sells, and heals or protects; it leaves nothing behind.
func scoreToken(g *play.Game, o play.Option) int {
	switch o.Code {
	case play.Take:
		return 10 + 10*g.Worth(o.A)/int(g.Takes(o.A)) + 5*int(g.Heals(o.A)) + 5*int(g.Armour(o.A))
	case play.Keep:
		return 100
	case play.SwapFor:
		return -10 * g.Worth(o.A)
	case play.Leave:
		return -1
	}
	return 0
}

// The order in which things are done, from the most pressing on.
const (
	getUp    = 1_000
	savePeer = 900
	saveSelf = 850
	leave    = 800
	fight    = 700
	loot     = 650
	dress    = 640
	load     = 600
	advance  = 500
	tidy     = 300
	rest     = 0
	waste    = -100
)

// wanted is which actions a trader might take by its plan: to end the turn is better than a waste, so that nothing is left out that
// scoreAction could prefer to all the rest. Where it goes is thought out for whoever has actions left: of the others little is listed.
func wanted(g *play.Game, f int8, p *plan) play.Codes {
	const always = 1<<play.StrikeAt | 1<<play.Interact | 1<<play.RepairAt | 1<<play.UseSkill | 1<<play.Revive | 1<<play.ClearJam | 1<<play.Wear
	out, x := play.Codes(always), &g.Figures[f]
	now, most := g.Health(f)
	if x.Actions > 0 {
		if p.think(g, f).moves > rest {
			out |= 1 << play.MoveAction
		}
		if !p.engaged && !(p.home && p.near > farOff) {
			out |= 1 << play.ShootAt
		}
	}
	if g.Space(f) > 0 && (x.Actions == 0 || p.searches(g, f)) {
		out |= 1 << play.SearchIn
	}
	if p.near > 5*model.Inch && g.Space(f) > 0 {
		out |= 1 << play.SearchRoom
	}
	if now < most {
		out |= 1 << play.UseItem
	}
	if x.Ammo <= 1 {
		out |= 1 << play.Reload
	}
	if x.Free > 0 {
		if out |= 1 << play.PickUp; x.Actions == 0 || p.moves+1 > rest {
			out |= 1 << play.TurnDoor
		}
	}
	if x.Actions > 0 && g.MayMove(f) {
		out &^= worse(p.moves)
	}
	return out
}

// worse are the actions that are never better than a move that is so good, which stands before them in the list.
func worse(moves int) play.Codes {
	var out play.Codes
	for _, b := range [...]struct {
		best  int
		codes play.Codes
	}{
		{loot + 10, 1<<play.Interact | 1<<play.RepairAt},
		{loot, 1 << play.PickUp},
		{dress, 1 << play.Wear},
		{load, 1<<play.Reload | 1<<play.ClearJam},
		{tidy, 1 << play.SearchRoom},
	} {
		if b.best <= moves {
			out |= b.codes
		}
	}
	return out
}

// useful is what a skill has to do so that scoreSkill may not call it a waste.
func useful(g *play.Game, f int8, p *plan) play.Doing {
	out, done := play.DoesCure, g.Figures[f].Actions == 0
	if now, most := g.Health(f); now < most {
		out |= play.DoesHeal
	}
	if enemies := p.near <= heeded; enemies {
		out |= play.DoesHarm
		if done {
			out |= play.DoesShoot | play.DoesGuard
		}
	}
	if p.engaged {
		out |= play.DoesStrike
	} else {
		out |= play.DoesMove
	}
	if done && g.Pegs > 0 {
		out |= play.DoesCalm
	}
	return out
}

// searches reports whether a trader looks into what it stands at: on its way home, too, if nobody is near.
func (p *plan) searches(g *play.Game, f int8) bool {
	return g.Space(f) > 0 && (p.near > 5*model.Inch || !p.think(g, f).home)
}

// farOff is how far away nobody matters who goes home.
const farOff = 8 * model.Inch

func scoreAction(g *play.Game, f int8, p *plan, o play.Option) int {
	switch o.Code {
	case play.StandUp:
		return getUp
	case play.EnterBoard:
		return leave
	case play.MoveAction:
		return p.think(g, f).moves
	case play.ShootAt, play.StrikeAt, play.ThrowAt:
		return scoreAttack(g, f, p, o)
	case play.SearchIn:
		return pick(g.Full(int(o.A)) && p.searches(g, f), pick(p.think(g, f).home, leave+10, loot), waste)
	case play.Interact:
		return pick(g.Waits(int(o.A)) || g.Brings(f, int(o.A)), loot+10, waste)
	case play.RepairAt:
		return pick(g.Mends(int(o.A)), loot+10, waste)
	case play.SearchRoom:
		return pick(g.Space(f) > 0 && p.near > 5*model.Inch, tidy, waste)
	case play.UseSkill:
		return scoreSkill(g, f, p, o)
	case play.EndTurn:
		return rest
	}
	return scoreItem(g, f, p, o)
}

func pick(so bool, yes, no int) int {
	if so {
		return yes
	}
	return no
}

// scoreAttack shoots at what comes near, if that does anything.
func scoreAttack(g *play.Game, f int8, p *plan, o play.Option) int {
	damage := g.Expect(f, o)
	switch {
	case damage == 0, g.Trader(int8(o.A)) && o.Code != play.StrikeAt:
		return waste
	case o.Code == play.StrikeAt:
		return fight + damage
	case o.Pay != play.Nothing:
		return waste
	case p.engaged, p.near > farOff && p.think(g, f).home:
		return waste
	}
	return fight - 100*pick(p.near > heeded, 1, 0) + damage - 3*max(int(o.C), 0) - 20*pick(o.C < 0, 1, 0)
}

// scoreItem uses, loads, wears and picks up.
func scoreItem(g *play.Game, f int8, p *plan, o play.Option) int {
	now, most := g.Health(f)
	ammo, _ := g.Ammo(f)
	switch o.Code {
	case play.Revive:
		return savePeer
	case play.UseItem:
		hurt := int(most - now)
		return pick(g.Heals(o.A) > 0 && (hurt >= int(g.Heals(o.A)) || now <= 2), saveSelf, waste) - int(o.Pay)
	case play.Reload:
		return pick(ammo <= 1, load, waste)
	case play.ClearJam:
		return load - 50
	case play.Wear:
		worn := g.Worn(f)
		return pick(o.A >= 0 && (worn < 0 || g.Armour(o.A) > g.Armour(worn)), dress, waste)
	case play.PickUp:
		return pick(o.Pay == play.FreeOne && g.Worth(o.A)+int(g.Heals(o.A)) > 0, loot, waste)
	case play.TurnDoor:
		if o.B == 0 && o.Pay == play.FreeOne && !p.engaged {
			return p.think(g, f).moves + 1
		}
	}
	return waste
}

// plan is what a trader is about, worked out anew at each decision: who is near at once, and where it goes once that is asked for.
type plan struct {
	near    model.Length // the straight distance to the nearest enemy who is no trader, where it is heeded
	engaged bool
	thought bool         // what follows has been worked out
	home    bool         // it leaves
	goal    []field.Cell // where it wants to be
	ways    []uint16     // from there, by cell
	moves   int          // how good a move is
}

// heeded is how far off an enemy matters to what a trader does in its turn.
const heeded = 10 * model.Inch

// nowhere is how far off the nearest enemy is where there is none.
const nowhere = 1 << 20

// planOf looks at how things stand for a trader.
func planOf(g *play.Game, f int8) plan {
	p := plan{near: nowhere}
	x := &g.Figures[f]
	if x.Flags.Has(play.Waiting) {
		return p
	}
	for foes := g.Foes(f) & g.Near(x.At, heeded); foes != 0; foes &= foes - 1 {
		if i := int8(bits.TrailingZeros64(foes)); g.Figures[i].Crew < 0 {
			apart := g.Rules.Field.Apart(x.At, g.Figures[i].At)
			p.near, p.engaged = min(p.near, apart), p.engaged || apart == 0 && g.Touches(f, i)
		}
	}
	return p
}

// think works out where a trader goes, and how good a move is.
func (p *plan) think(g *play.Game, f int8) *plan {
	if p.thought {
		return p
	}
	p.thought = true
	p.aim(g, f)
	x := &g.Figures[f]
	switch now, _ := g.Health(f); {
	case x.Flags.Has(play.Waiting):
	case within(p.goal, x.At) && !p.home:
		p.moves = waste
	case p.engaged && now > 2:
		p.moves = fight - 50
	case p.engaged || p.home:
		p.moves = leave
	default:
		p.moves = advance
	}
	return p
}

// aim finds where a trader wants to be.
func (p *plan) aim(g *play.Game, f int8) {
	x := &g.Figures[f]
	if x.Flags.Has(play.Waiting) {
		p.goal, p.ways = target(g, f, g.Home(x.Crew)[0])
		return
	}
	if !leaves(g, f) {
		if p.goal, p.ways = target(g, f, x.At); p.goal != nil {
			return
		}
	}
	p.home, p.goal, p.ways = true, g.Home(x.Crew), g.WaysHome(x.Crew)
}

func within(list []field.Cell, c field.Cell) bool {
	for _, x := range list {
		if x == c {
			return true
		}
	}
	return false
}

// leaves reports whether it is time for a trader to go home: it can carry no more, it is hurt, or the way home takes as long
// as things are likely to stay quiet with so many after it.
func leaves(g *play.Game, f int8) bool {
	x := &g.Figures[f]
	now, most := g.Health(f)
	way := model.Length(g.WaysHome(x.Crew)[x.At])
	turns := int(way/(9*model.Inch)) + 1
	if g.Space(f) <= 0 || int(now)*2 <= int(most) && now <= 2 {
		return true
	}
	return hunted(g, f, patience-8*(int(g.Round)+turns))
}

// hunted reports whether those who hunt a trader have it hurry by so many eighths of a round: each by one, and those near by half a round
// more.
func hunted(g *play.Game, f int8, hurry int) bool {
	hunters := g.Hunters(f)
	n := bits.OnesCount64(hunters)
	if n >= hurry || 5*n < hurry {
		return n >= hurry
	}
	at := g.Figures[f].At
	for hunters &= g.Near(at, heeded); hunters != 0 && n < hurry; hunters &= hunters - 1 {
		if g.Rules.Field.Apart(at, g.Figures[bits.TrailingZeros64(hunters)].At) <= heeded {
			n += 4
		}
	}
	return n >= hurry
}

// patience is when a careful crew is home whom nobody hunts, in eighths of a round.
const patience = 8*9 + 4

// target is where a trader goes next, and the ways from there: to the nearest piece that nobody has searched or used, unless a
// comrade is nearer.
func target(g *play.Game, f int8, from field.Cell) ([]field.Cell, []uint16) {
	undone, shut := g.Undone(f), g.Barred()
	if undone == 0 {
		return nil, nil
	}
	near, least, piece := g.Rules.Field.ToPieces(undone, shut), 1<<30, -1
	var buf [6][]uint16 // the ways of comrades
	peers := buf[:0]
	for mates := g.Mates(f); mates != 0; mates &= mates - 1 {
		peers = append(peers, near.From(g.Figures[bits.TrailingZeros64(mates)].At))
	}
	for row := near.From(from); undone != 0; undone &= undone - 1 {
		i := bits.TrailingZeros64(undone)
		way := row[i]
		cost := int(way)
		if model.Length(way) == field.NoWay || cost >= least {
			continue
		}
		for _, ways := range peers {
			if ways[i] < way {
				cost += 400
			}
		}
		if cost < least {
			piece, least = i, cost
		}
	}
	if piece < 0 {
		return nil, nil
	}
	return g.Rules.Field.Pieces[piece].Contact, g.Rules.Field.ToPiece(piece, shut)
}

// bestMove goes the way to the goal, out of sight of enemies where it is the same. It goes aboard as soon as it can if it goes home, and
// stops nowhere on the way.
func bestMove(g *play.Game, f int8, p *plan, options []play.Option) int {
	foes, best, top := threats(g, f), 0, -1<<30
	for i, o := range options {
		s := -1 << 20
		switch {
		case o.Code == play.Stop:
		case o.C != 0:
			s = pick(p.home, 1<<20, -1<<22)
		case o.B == 0:
			s = -1 << 21
		default:
			s = -p.far(field.Cell(o.A))
			s -= danger(g, f, field.Cell(o.A), foes, s-top)
		}
		if s > top {
			best, top = i, s
		}
	}
	return best
}

// far is how far it is from a cell to the goal.
func (p *plan) far(c field.Cell) int {
	if p.ways == nil {
		return int(field.NoWay)
	}
	return int(p.ways[c])
}

// bestEnd is bestMove among the cells in which a move can end: danger never makes a way better, so that whether enemies see is asked of
// the way that is best without, and then only of those that are no worse than that one is with it.
func bestEnd(g *play.Game, f int8, p *plan, found []field.Cell) int {
	best, least := nearestEnd(g, p, found)
	if best < 0 {
		return play.Nowhere
	}
	foes := threats(g, f)
	bad := danger(g, f, found[best], foes, 1<<30)
	if bad == 0 {
		return best
	}
	var buf [64]way
	ways := buf[:0]
	for i, c := range found {
		if far := p.far(c); far <= least+bad && i != best && g.Ends(c) {
			ways = append(ways, wayOf(-far, i))
		}
	}
	top := -least - bad
	for len(ways) > 0 {
		next := bestOf(ways)
		score, at := ways[next].score(), ways[next].at()
		ways[next] = ways[len(ways)-1]
		ways = ways[:len(ways)-1]
		if total := score - danger(g, f, found[at], foes, score-top); total > top || total == top && at < best {
			best, top = at, total
			ways = atLeast(ways, top)
		}
	}
	return best
}

// nearestEnd is the place of the cell from which it is least far to the goal, and how far; below 0: there is none.
func nearestEnd(g *play.Game, p *plan, found []field.Cell) (at, least int) {
	at, least = -1, 1<<30
	if p.ways == nil {
		return slices.IndexFunc(found, g.Ends), int(field.NoWay)
	}
	for i, c := range found {
		if far := int(p.ways[c]); far < least && g.Ends(c) {
			at, least = i, far
		}
	}
	return at, least
}

// threats are those whom a trader keeps out of sight of: NPCs whose enemy it is, and they its.
func threats(g *play.Game, f int8) uint64 {
	out := g.Foes(f) & g.Hunters(f)
	for left := out; left != 0; left &= left - 1 {
		if i := bits.TrailingZeros64(left); g.Figures[i].Crew >= 0 {
			out &^= 1 << i
		}
	}
	return out
}

// bestOf is the place of the best of some ways.
func bestOf(ways []way) int {
	best := 0
	for i, w := range ways {
		if w > ways[best] {
			best = i
		}
	}
	return best
}

// atLeast are those of some ways that are as good as a score, in any order.
func atLeast(ways []way, score int) []way {
	least, n := wayOf(score, optionMask), 0
	for _, w := range ways {
		if w >= least {
			ways[n] = w
			n++
		}
	}
	return ways[:n]
}

// way is how good it is to be in a cell, if it is no danger, and its place in the list, so that a way is more than another if it is better
// or, where they are as good, comes first.
type way int64

const optionBits, optionMask = 16, 1<<16 - 1

func wayOf(score, option int) way { return way(score)<<optionBits | way(optionMask-option) }

func (w way) score() int { return int(w >> optionBits) }

func (w way) at() int { return optionMask - int(w&optionMask) }

// danger is how bad it is to stand in a cell; nobody asks how much worse than so much it is.
func danger(g *play.Game, f int8, c field.Cell, foes uint64, enough int) int {
	const far = 13 * model.Inch
	s := 0
	for foes &= g.Near(c, far); foes != 0 && s <= enough; foes &= foes - 1 {
		i := int8(bits.TrailingZeros64(foes))
		apart := g.Rules.Field.Apart(c, g.Figures[i].At)
		if apart == 0 {
			s += 300
		}
		if apart > far || !g.Shoots(i) {
			continue
		}
		if seen, cover := g.SeesAt(i, f, c); seen {
			s += pick(cover, 60, 120)
		}
	}
	return s
}
