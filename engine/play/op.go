package play

import (
	"reflect"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// op is an effect lowered for an engine.
type op struct {
	code      kinds.EffectKind
	who       who
	place     *place
	add       int16
	becomes   int16 // -1: no
	count     int8
	dice      int8
	die       int8
	npc       int8
	of        int16 // a door, a counter
	stat      stat
	state     uint8 // of a door
	doors     []int16
	mode      string
	by        model.Length
	hits      int8
	pegs      int8
	skill     bool // pegs of skill, not of health
	beyond    bool // past what figures began with
	sure      bool // armour does not count
	up        bool
	design    int
	draws     int8
	points    int16
	ua        int16
	forAll    bool
	perCrew   bool
	lists     []int16 // of its options, of what it does if and otherwise, of what it repeats
	musts     []*cond
	rows      []row
	titles    []string
	acts      []deedBits // that somebody may take
	times     int8       // so many of them, each time any; 0: all in order
	order     bool       // in any order
	anytime   bool       // before, between or after others
	around    bool       // before all the rest, or after it
	less      int8       // damage
	spare     int8       // the effect whose action goes with these, and one more
	bank      int8       // actions kept for the rest of the turn
	more      int8       // dice more
	whole     int8       // dice in all; 0: as many as it has
	target    *who       // only these
	cover     bool       // moves end in cover
	may       bool       // each of them can be left
	safe      bool       // leaving contact in them draws no strikes
	guards    guard
	while     *cond // as long as this holds
	from      *who  // only what these do
	next      bool  // until the end of the next round
	turn      bool  // until the end of the turn
	loss      loss
	fewer     int8 // hits
	item      itemDeed
	which     whichItem
	small     bool // only such items
	weapon    bool
	each      bool
	led       bool   // the player of whoever uses it says how
	same      bool   // the action that has just been taken
	self      bool   // what lies with others in contact will do as well
	taken     bool   // with the item that was just taken
	spot      bool   // to the point that was picked
	shy       bool   // without coming into contact with an enemy
	joins     bool   // a move ends beside somebody, who is the target from then on
	met       bool   // at each of those whom one meets on the way
	volley    []int8 // dice at each of those whom an attack is made on, by range
	bars      uint32 // sorts of skill that cannot be used
	turns     int8   // for so many turns of its own
	once      bool   // in what has just been given, and no longer
	among     int8   // targets of one attack at most; 0: any number
	fair      bool   // only those whom the attack could have been aimed at
	near      int8   // all of them within this range of each other; -1: no
	types     uint32 // of weapon
	second    bool   // another weapon besides
	sets      uint8  // what becomes of a door or a piece
	seen      bool   // the piece that was looked into
	perAction bool   // for each action that is spent on it
	bearer    bool   // as long as whoever uses it is not defeated
	search    bool   // of pieces that can be searched as well
	side      string // of the board, as seen from where a ship is
	full      full
	trait     uint64 // an attribute of items
	named     bool   // it says whom it is about
	versus    bool   // the number of skill of whom one talks to is what has to be beaten
	level     int8   // pegs fill the track up to this one; -1: no
	entry     uint16 // entry points, a bit each
	rule      int16  // that works besides
	piece     int16  // that is taken away; -1: none
	passes    bool   // the turn counter goes to the next crew
	mood      Mood   // how figures behave
	words     string // that are read out
	face      int16  // of a die; -1: none
	deck      deckDeed
	cards     []bool // designs of cards that are meant
	again     rerolls
	all       bool   // all of it
	chart     int8   // by which figures act; -1: none
	good      bool   // for good
	leave     bool   // a crew
	toll      *toll  // that is paid
	strong    uint32 // kinds of NPC, a bit each
	unknown   bool   // the engine has no step for it, or not for all that it says
}

// row is one line of a table that a roll decides.
type row struct {
	from, to int8
	list     int16
	misfire  bool // of such a face, in place of numbers
}

// stat is a number of figures that effects change for a round.
type stat uint8

// The numbers that effects change.
const (
	moveStat stat = iota
	actionsStat
	rangedStat
	closeStat
	armourStat
	skillStat
	stats
	noStat
)

func statOf(id string) stat {
	switch id {
	case "move":
		return moveStat
	case "actions":
		return actionsStat
	case "ranged":
		return rangedStat
	case "close":
		return closeStat
	case "armour":
		return armourStat
	case "skill":
		return skillStat
	}
	return noStat
}

// lowerOps lowers effects and returns the number of their list.
func (x *Rules) lowerOps(list []program.Op) int16 {
	at := int16(len(x.lists))
	x.lists = append(x.lists, nil)
	var out []op
	for i := range list {
		out = append(out, x.lowerOp(&list[i]))
	}
	x.lists[at] = out
	return at
}

func (x *Rules) lowerOp(p *program.Op) op {
	e := p.Effect
	out := op{
		code: p.Code, who: x.lowerWho(e.Who), add: int16(e.Add), becomes: -1, count: int8(min(e.Count, 100)), dice: int8(min(e.Dice, 100)),
		die: int8(p.ID.Die), npc: int8(p.ID.NPC), of: int16(p.ID.Of), stat: statOf(e.Stat), mode: e.Mode, by: e.By, hits: int8(min(e.Hits, 100)),
		pegs: int8(min(e.Pegs, 100)), skill: e.Type == "skill", sure: e.IgnoreArmour, up: e.Up, design: x.designOf(e.Token),
		fewer: int8(e.Fewer), less: int8(e.Less), points: int16(e.Points), ua: int16(e.UA), forAll: e.For == "all", perCrew: e.PerCrew,
	}
	out.level, out.piece, out.rule, out.passes, out.chart = -1, -1, int16(p.ID.Rule), e.Holder == "next", -1
	if e.Becomes != nil {
		out.becomes = int16(*e.Becomes)
	}
	if e.Draw != nil {
		out.draws = int8(min(e.Draw.Count, 100))
		out.unknown = e.Draw.From != "pouch" || e.Draw.Size != "" || e.Draw.Category != ""
	}
	if at := e.At; at != nil {
		out.place = x.lowerPlace(at)
	} else if e.Place != nil {
		out.place = x.lowerPlace(e.Place)
	}
	if e.To != nil {
		out.who = x.lowerWho(e.To)
	}
	out.named = e.Who != nil || e.To != nil
	x.lowerInner(&out, p)
	x.lowerDoors(&out, e)
	plays := x.plays(&out, p)
	out.unknown = out.unknown || out.who.unknown || out.place != nil && out.place.unknown || !plays
	return out
}

// lowerInner lowers what is inside an effect: options, what hangs on a condition, the rows of a roll.
func (x *Rules) lowerInner(out *op, p *program.Op) {
	for _, c := range p.Choices {
		out.lists = append(out.lists, x.lowerOps(c))
	}
	for _, m := range p.Musts {
		var c *cond
		if m != nil {
			c = x.lowerCond(*m.Condition)
		}
		out.musts = append(out.musts, c)
	}
	for _, o := range p.Options {
		out.titles = append(out.titles, o.Title)
	}
	for i, r := range p.Rows {
		out.rows = append(out.rows, row{int8(r.From), int8(max(r.To, r.From)), x.lowerOps(p.Results[i]), r.Symbol == misfire})
		out.unknown = out.unknown || r.Symbol != "" && r.Symbol != misfire
	}
}

// lowerDoors finds the doors that an effect turns.
func (x *Rules) lowerDoors(out *op, e *model.Effect) {
	if out.code != kinds.DoorEffect && out.code != kinds.SwitchDoorsEffect {
		return
	}
	for i := range x.Field.Doors {
		key := x.Field.Doors[i].Key
		if key == e.Of {
			out.doors = append(out.doors, int16(i))
		}
		for _, id := range e.Doors {
			if key == id {
				out.doors = append(out.doors, int16(i))
			}
		}
	}
	out.state = doorAs(model.PanelState(e.Set))
}

// plays reports whether the engine carries an effect out as it is written.
func (x *Rules) plays(o *op, p *program.Op) bool {
	e := p.Effect
	switch o.code {
	case kinds.ChooseEffect:
		o.bank, o.anytime = int8(min(e.Count, 100)), e.Anytime
		return sameEffect(model.Effect{Kind: e.Kind, Options: e.Options, Count: e.Count, Anytime: e.Anytime}, *e) && (e.Count <= 1 && !e.Anytime || e.Anytime && x.bankable(o))
	case kinds.CounterEffect, kinds.EndEffect, kinds.IfEffect, kinds.ScoreEffect, kinds.PayEffect,
		kinds.GiveEffect, kinds.DamageEffect, kinds.ProneEffect:
		return true
	case kinds.AttackEffect:
		if len(e.Do) > 0 {
			o.lists = append(o.lists, x.lowerOps(x.Program.Ops(e.Do)))
		}
		return e.Counted == "" && len(e.Without) == 0 && e.Per == "" && !e.IgnoreArmour
	case kinds.IgnoreEffect:
		return true
	case kinds.HealEffect:
		out := sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, Pegs: e.Pegs, Type: e.Type, Beyond: e.Beyond}, *e)
		o.beyond = e.Beyond
		return out
	case kinds.StatEffect:
		return o.stat != noStat && (e.Until == "round" || e.Until == "turn" && e.Becomes == nil && x.lasts(o, e.Until))
	case kinds.SpawnEffect:
		o.mood = moodOf(e.State)
		return o.npc >= 0
	case kinds.DoorEffect, kinds.SwitchDoorsEffect:
		return len(o.doors) > 0 || o.code == kinds.DoorEffect && x.lowerThing(o, e)
	case kinds.MoveEffect:
		return o.mode == "scatter" || o.mode == "toward" || lowerPush(o, e) || x.lowerSlide(o, e)
	case kinds.DrawEffect:
		return o.draws > 0
	case kinds.HitsEffect:
		return sameEffect(model.Effect{Kind: e.Kind, Fewer: e.Fewer, Less: e.Less, Becomes: e.Becomes}, *e) && (e.Becomes == nil || *e.Becomes == 0)
	case kinds.RollEffect:
		return o.die >= 0 && len(o.rows) > 0
	}
	return x.playsMore(o, p, e)
}

// playsMore reports the same of what is lowered elsewhere, by its sort.
func (x *Rules) playsMore(o *op, p *program.Op, e *model.Effect) bool {
	switch o.code {
	case kinds.ActEffect:
		return x.lowerAct(o, e)
	case kinds.ImmuneEffect, kinds.BarEffect:
		return x.lowerLasting(o, e)
	case kinds.ItemEffect:
		return x.lowerItem(o, e)
	case kinds.LoseEffect:
		return lowerLoss(o, e)
	case kinds.ShareEffect, kinds.ArmsEffect, kinds.DiceEffect:
		return x.lowerAttack(o, e)
	case kinds.TakeHitsEffect, kinds.ControlEffect, kinds.CampaignEffect, kinds.PlaceEffect:
		return x.lowerKeep(o, e)
	case kinds.LookEffect, kinds.MendEffect, kinds.AirlockEffect:
		return x.lowerThing(o, e)
	}
	return x.lowerCourse(o, p, e)
}

// bankable reports whether each of several things can be done among the other actions of a turn: a single action, or something about
// a door.
func (x *Rules) bankable(o *op) bool {
	return !slices.ContainsFunc(o.lists, func(list int16) bool {
		ops := x.lists[list]
		return len(ops) != 1 || ops[0].code != kinds.ActEffect && ops[0].code != kinds.DoorEffect || ops[0].steps() > 1
	})
}

// sameEffect reports whether two effects say the same.
func sameEffect(a, b model.Effect) bool { return reflect.DeepEqual(a, b) }

// lowerCourse lowers an effect that changes the course of the game; false where it says more of it than the engine plays.
func (x *Rules) lowerCourse(o *op, p *program.Op, e *model.Effect) bool {
	switch o.code {
	case kinds.PegsEffect:
		if e.Level != "" {
			o.level = x.levelOf(e.Level)
		}
		return e.Level == "" || o.level >= 0
	case kinds.EntryEffect:
		return x.entries(o, e) || x.lowerThing(o, e)
	case kinds.TakeEffect:
		o.who = x.lowerWho(e.From)
		return o.design >= 0
	case kinds.RuleEffect:
		o.rule = int16(slices.IndexFunc(x.Program.Rules, func(r program.Rule) bool { return r.ID == e.Rule }))
		return o.rule >= 0
	case kinds.StateEffect:
		o.mood = moodOf(e.Set)
		return o.mood != Usual
	case kinds.RevealEffect:
		o.of, o.words = int16(p.ID.Hidden), kinds.Spoken(e.Text.Blocks)
		return o.of < 0 && e.Hidden == "" && o.words != "" || o.of >= 0 && x.masked[o.of].played
	case kinds.SkipEffect:
		o.of = int16(p.ID.Phase)
		return o.of >= 0 && o.of < 8
	case kinds.RepeatEffect:
		return o.of >= 0 && o.of < MaxCounters && len(o.lists) == 1
	case kinds.TryEffect:
		o.lists = []int16{x.lowerOps(x.Program.Ops(e.Do)), x.lowerOps(x.Program.Ops(e.Otherwise))}
		return e.Per == "" && e.Dice > 0
	case kinds.TreatAsEffect:
		o.mode = e.Result
		return e.Result != ""
	case kinds.RerollEffect:
		o.again = rerollsOf(e)
		return o.again != noRoll
	case kinds.ReplaceEffect:
		o.lists = []int16{x.lowerOps(x.Program.Ops(e.Otherwise))}
		return o.npc >= 0 && sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, NPC: e.NPC, Otherwise: e.Otherwise}, *e)
	case kinds.SwapEffect:
		w := x.lowerWho(e.With)
		o.target = &w
		if e.Who == nil {
			o.who.figure, o.who.acting = selfFigure, false
		}
		return e.With != nil && !w.unknown
	case kinds.JoinEffect:
		o.leave = e.Leave
		return true
	case kinds.LoadEffect:
		if e.Who == nil {
			o.who.figure, o.who.acting = selfFigure, false
		}
		return sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, Pegs: e.Pegs, Die: e.Die}, *e)
	case kinds.SideEffect:
		return x.turnsSide(o, e)
	case kinds.DeckEffect:
		return x.lowerDeck(o, e)
	case kinds.BehaviourEffect:
		o.chart, o.place = x.chartOf(e.Chart), nil
		if e.Toward != nil {
			o.place = x.lowerPlace(e.Toward)
		}
		return o.chart >= 0 || o.place != nil && !o.place.unknown
	case kinds.AimEffect:
		if e.Target != nil {
			w := x.lowerWho(e.Target)
			o.target = &w
		}
		return o.target != nil && !o.target.unknown && x.lasts(o, e.Until) && len(e.Order) == 0
	case kinds.FirstEffect:
		o.next, o.turn = false, false
		return true
	case kinds.RedirectEffect:
		return true
	case kinds.BlastEffect:
		return x.lowerBurst(o, e)
	case kinds.ShiftEffect:
		return x.lowerShift(o, e)
	case kinds.TurnCounterEffect:
		return e.Holder == "acting" || e.Holder == "next"
	case kinds.RemoveEffect:
		o.piece = int16(x.pieceOf(e.Piece))
		return e.Who != nil && sameEffect(model.Effect{Kind: e.Kind, Who: e.Who, Forever: e.Forever}, *e) || o.piece >= 0 && sameEffect(model.Effect{Kind: e.Kind, Piece: e.Piece}, *e)
	}
	return false
}

// entries lowers what becomes of entry points for good; false for what is more than that.
func (x *Rules) entries(o *op, e *model.Effect) bool {
	plain := model.Effect{Kind: e.Kind, Of: e.Of, Any: e.Any, Pick: e.Pick, Set: e.Set, Rerolled: e.Rerolled}
	if !sameEffect(plain, *e) || e.Set != "open" && e.Set != "sealed" || e.Pick != "" && e.Pick != "random" || e.Any != "" && e.Any != "entry" || len(x.Field.Entries) > 16 {
		return false
	}
	o.sets, o.draws = doorOpen, 0
	if e.Set == "sealed" {
		o.sets = doorLocked
	}
	if e.Pick == "random" {
		o.draws = 1
	}
	for i, id := range x.entryIDs {
		if id == e.Of || e.Of == "" {
			o.entry |= 1 << i
		}
	}
	return o.entry != 0
}
