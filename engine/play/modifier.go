package play

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// The actions that the engine knows by name: part of the contract between a rule set and what plays it, like the ids of
// phases.
const (
	moveAction    = "move"
	rangedAssault = "ranged-assault"
	anyAssault    = "assault"
	closeAssault  = "close-assault"
	knockBack     = "knock-back"
	throwAction   = "throw"
	blastAction   = "blast"
)

// deed is a set of actions.
type deed uint8

// The actions that dice are rolled in.
const (
	shooting deed = 1 << iota
	striking
	shoving
	throwing
	blasting
)

// deedOf is the bit of an action.
func deedOf(id string) deed {
	switch id {
	case rangedAssault:
		return shooting
	case anyAssault:
		return shooting | striking
	case closeAssault:
		return striking
	case knockBack:
		return shoving
	case throwAction:
		return throwing
	case blastAction:
		return blasting
	}
	return 0
}

// waiver is a set of what does not count in an attack.
type waiver uint16

// What need not count.
const (
	noMisfires waiver = 1 << iota
	noAmmo            // no peg is spent
	noMagazine        // none has to be left
	noNoise
	noCover   // partial cover takes nothing off
	noStray   // nobody else is hit
	noArmour  // physical
	noShield  //
	noStrikes // leaving contact is no occasion for a strike
)

// waiverOf is the bit of something that need not count, as rule sets name it.
func waiverOf(id string) waiver {
	switch id {
	case "misfires":
		return noMisfires
	case "ammo":
		return noAmmo
	case "loaded":
		return noMagazine
	case "noise":
		return noNoise
	case "partial-cover", "cover":
		return noCover
	case "stray":
		return noStray
	case "armour":
		return noArmour
	case "shields", "shield":
		return noShield
	case "opportunity":
		return noStrikes
	}
	return 0
}

// modifier is what a program changes about the dice of an attack, its hits, and what counts in it.
type modifier struct {
	acts     deed
	against  bool // of attacks on its bearer
	using    bool // only with the token that it stands on
	free     bool // only when it is struck for leaving contact
	must     *cond
	dice     int8
	becomes  int8 // dice in place of the weapon's, where these are fewer; -1: no
	perAmmo  bool // as many of the dice as pegs are spent on them, one each
	hits     int8
	hitsAre  int8 // -1: as they are
	without  waiver
	empties  bool // all ammo is spent
	optional bool
	again    int8 // dice that can be rolled again
}

// modifier lowers a program that changes attacks; false for any other. shown is the number beside its icon.
func (x *Rules) modifier(p model.Program, shown int8) (modifier, bool) {
	m := modifier{becomes: -1, hitsAre: -1, optional: p.Optional}
	if p.When == nil || !x.when(&m, p.When) {
		return m, false
	}
	if p.If != nil {
		m.must = x.lowerCond(*p.If)
	}
	for _, e := range p.Do {
		if !m.add(e, shown) {
			return m, false
		}
	}
	return m, true
}

// when lowers the moment of a modifier.
func (x *Rules) when(m *modifier, w *model.Trigger) bool {
	for _, id := range w.Acts {
		m.acts |= deedOf(id)
	}
	own := w.Who == nil || w.Who.Figure == "self"
	switch kinds.TriggerKindOf(w.Kind) {
	case kinds.ActsTrigger:
		m.using = w.Using
		return own && m.acts != 0 && w.Moment == "during"
	case kinds.AttackedTrigger:
		m.against, m.free = true, w.Free
		if len(w.Acts) == 0 {
			m.acts = shooting | striking | throwing | blasting
		}
		return own && w.Moment == "rolled"
	}
	return false
}

// add adds one effect; false for one that is no modifier.
func (m *modifier) add(e model.Effect, shown int8) bool {
	n := int8(1)
	if e.Per == "shown" {
		n = shown
	}
	switch kinds.EffectKindOf(e.Kind) {
	case kinds.DiceEffect:
		m.dice += int8(e.Add) * n
		m.perAmmo = m.perAmmo || e.PerAmmo
		if e.Becomes != nil {
			m.becomes = int8(*e.Becomes) * n
		}
		return e.As == "" && e.Range == ""
	case kinds.HitsEffect:
		m.hits += int8(e.Add-e.Fewer) * n
		if e.Becomes != nil {
			m.hitsAre = int8(*e.Becomes)
		}
		for _, id := range e.Without {
			if waiverOf(id) == 0 {
				return false
			}
			m.without |= waiverOf(id)
		}
		return !e.Half && e.Less == 0 && e.Drains == ""
	case kinds.RerollEffect:
		m.again += int8(max(e.Dice, 1))
		return e.Roll == "attack" && e.Dice > 0 && len(e.Showing) == 0
	case kinds.LoseEffect:
		m.empties = e.What == "ammo" && e.All
		return m.empties && e.Who != nil && e.Who.Figure == "self"
	}
	return false
}

// lend adds what icons on a board do to its numbers, and what they change about attacks. It goes by the programs of the
// icons, never by their ids.
func (x *Rules) lend(s *Stats, list []model.Amount) {
	for _, a := range list {
		i := slices.IndexFunc(x.Set.Abilities, func(t model.Trait) bool { return t.ID == a.ID })
		if i < 0 {
			continue
		}
		shown := int8(max(a.Count, 1))
		for _, p := range x.Set.Abilities[i].Does {
			x.lendPart(s, p, shown)
		}
	}
}

// lendPart adds what one program of an icon does; false for one that no game plays.
func (x *Rules) lendPart(s *Stats, p model.Program, shown int8) bool {
	if m, ok := x.modifier(p, shown); ok {
		s.mods, s.acts = append(s.mods, m), s.acts|m.acts
		return true
	}
	played := false
	for _, e := range p.Do {
		played = s.lend(p, e, shown) || played
	}
	return played
}

// lend adds what one effect of an icon does that is no modifier of an attack; false for what no game plays.
func (s *Stats) lend(p model.Program, e model.Effect, shown int8) bool {
	n := int8(e.Add)
	if e.Becomes != nil {
		n = int8(*e.Becomes)
	}
	if e.Per == "shown" {
		n *= shown
	}
	switch kinds.EffectKindOf(e.Kind) {
	case kinds.StatEffect:
		switch e.Stat {
		case "move":
			s.Fast += model.Length(n) * model.Inch
		case "armour":
			s.Natural = max(s.Natural, n)
		default:
			return false
		}
	case kinds.ActEffect:
		s.Strikes = s.Strikes || p.When != nil && kinds.TriggerKindOf(p.When.Kind) == kinds.ContactTrigger
		return s.Strikes
	case kinds.SightEffect:
		if e.Who != nil || e.Past == nil || e.Past.Size != "smaller" {
			return false
		}
		s.Size = max(s.Size, shown)
	case kinds.LimitEffect:
		s.Linked = s.Linked || e.Alike
		return s.Linked
	default:
		return false
	}
	return true
}

// lowerAttack lowers what an effect changes about the attack at hand: its dice, what it is made with, who takes its hits.
func (x *Rules) lowerAttack(out *op, e *model.Effect) bool {
	switch out.code {
	case kinds.ShareEffect:
		out.among, out.fair, out.near = int8(e.Among), e.Eligible, x.rangeOf(e.Range)
		return sameEffect(model.Effect{Kind: e.Kind, Among: e.Among, Eligible: e.Eligible, Range: e.Range, Who: e.Who}, *e) && (e.Range == "" || out.near >= 0)
	case kinds.ArmsEffect:
		if e.Arms == nil {
			return false
		}
		out.types, out.second = x.typesOf(e.Arms.Types), e.Arms.Count == 2
		return out.types != 0 && e.Arms.Count != 1 && e.Arms.Count < 3
	}
	plain := model.Effect{Kind: e.Kind, Add: e.Add}
	if e.As != "" {
		out.acts, out.near = []deedBits{deedBitsOf(e.As)}, x.rangeOf(e.Range)
		plain.As, plain.Range = e.As, e.Range
		if out.acts[0] != toShoot || out.near < 0 {
			return false
		}
	}
	return sameEffect(plain, *e)
}

// What R of an attack's frame holds beside the dice and what came of them.
const (
	diceMask   = 1<<32 - 1
	shareShift = 40 // the effect by which its hits are shared out: its list and one more, and which of it
	shareBits  = 8  // of the latter
)

// shareOf is an effect that shares hits out, as R of an attack has it.
func (g *Game) shareOf(list int16, at int) uint64 {
	return uint64(uint16(list+1)&(1<<16-1))<<(shareShift+shareBits) | uint64(at)<<shareShift
}

// sharing is the effect by which the hits of an attack are shared out; nil: they are not.
func (g *Game) sharing(f *Frame) *op {
	list := int(f.R>>(shareShift+shareBits)) - 1
	if list < 0 {
		return nil
	}
	return &g.Rules.lists[list][f.R>>shareShift&(1<<shareBits-1)]
}

// changeDice changes how many dice an attack has: by a number, or to those of a shot with what it is made with.
func (g *Game) changeDice(at *Frame, o *op) {
	n := int(at.R & diceMask)
	if len(o.acts) > 0 && at.C >= 0 {
		n = int(g.Rules.designs[g.Rules.tokens[at.C]].ranged[o.near])
	}
	at.R = at.R&^diceMask | uint64(max(n+int(o.add), 0))
}

// arm has an attack made with another weapon, or with one more: with the one that has the most dice for it.
func (g *Game) arm(at *Frame, o *op) {
	token, dice := g.arms(at, o)
	if token < 0 {
		return
	}
	if o.second {
		at.R += uint64(dice)
		return
	}
	at.C = token
}

// arms is the weapon that an effect adds to an attack, and its dice; -1: there is none.
func (g *Game) arms(at *Frame, o *op) (token int16, dice int8) {
	token = -1
	band := int8(0) // what is shot in a scuffle is shot at the nearest range
	a := at.attack()
	if a.deed == shooting {
		band = g.bandOf(&a)
	}
	if band < 0 || o.second && (at.C < 0 || g.Rules.designs[g.Rules.tokens[at.C]].sort&o.types == 0) {
		return -1, 0
	}
	for _, i := range g.things().tray(int8(at.A)) {
		t, d := &g.Tokens[i], &g.Rules.designs[g.Rules.tokens[i]]
		if i == at.C || t.Flags&(Broken|Jammed|FaceDown) != 0 || d.sort&o.types == 0 || d.ranged[band] <= dice {
			continue
		}
		token, dice = i, d.ranged[band]
	}
	return token, dice
}

// armed reports whether whoever would use a skill in an attack has the weapon that it takes.
func (g *Game) armed(r *reaction, f *Frame) bool {
	if r.window != inAction || f.G <= 0 {
		return true
	}
	for i := range g.Rules.lists[r.list] {
		if o := &g.Rules.lists[r.list][i]; o.code == kinds.ArmsEffect {
			token, _ := g.arms(&g.Frames[f.G-1], o)
			return token >= 0
		}
	}
	return true
}
