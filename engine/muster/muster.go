package play

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/corespace"
	"github.com/sortie-tools/sortie/schema/model"
)

// Agreed is what players agree on before a game.
type Agreed struct {
	// Cards are kinds of event card that the mission leaves to them, with how many are shuffled in; 0: all (seed 000:1646, 1672).
	Cards []model.Amount
	// Points are what the boards of a crew may be worth together; 0: no matter (seed 000:1795).
	Points int
	// New says that crews are new ones (seed 000:1820-1826).
	New bool
	// Experienced is what crews begin with that start experienced; nil: they do not (seed 000:1828-1834).
	Experienced *Experience
}

// Experience is how often each trader of a crew has advanced, and what a crew has spent on its equipment.
type Experience struct{ Career, UA int }

// Fault is why a crew cannot begin a game.
type Fault string

// The faults of crews.
const (
	OddCaptains  Fault = "captains" // it has none, or too many
	TooMany      Fault = "size"     // it has more traders than the rules let a crew have
	TooDear      Fault = "points"   // its boards are worth more than was agreed
	OddClass     Fault = "class"    // somebody has a class board that it cannot take
	OddSkill     Fault = "skill"    // somebody has learned what its class board does not offer
	TooLearned   Fault = "career"   // somebody has more levels than career points
	TooGrown     Fault = "advances" // somebody has advanced farther than was agreed
	OddEquipment Fault = "gear"     // it has equipment that a new crew does not get
	TooRich      Fault = "ua"       // its equipment costs more than was agreed
)

// Says is a fault in words.
func (f Fault) Says() string {
	return map[Fault]string{
		OddCaptains: "it has no captain, or more than a crew has", TooMany: "it has more traders than a crew has",
		TooDear: "it is worth more points than was agreed", OddClass: "somebody has a class that it cannot take",
		OddSkill: "somebody has a skill that its class does not offer", TooLearned: "somebody has more levels of skills than career points",
		TooGrown: "somebody has advanced farther than was agreed", OddEquipment: "it has equipment that it cannot begin with",
		TooRich: "its equipment costs more than was agreed",
	}[f]
}

// include shuffles in the cards that the players agreed on.
func (x *Rules) include(t *corespace.Table) error {
	for _, a := range x.Agreed.Cards {
		if _, err := t.Do(corespace.Op{Kind: corespace.OpInclude, ID: a.ID, N: a.Count}); err != nil {
			return err
		}
	}
	return nil
}

// Unfit says why a crew cannot begin a game; nothing: it can.
func (x *Rules) Unfit(crew int) []Fault {
	c, r := x.Crews[crew], x.Set.Crews
	var out []Fault
	note := func(so bool, f Fault) {
		if so && !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	captains, size, points := 0, 0, 0
	for i := range c.Traders {
		t := &c.Traders[i]
		if t.Captain != nil && *t.Captain {
			captains++
		}
		if !t.Temporary {
			size, points = size+1, points+t.Points
		}
		note(!x.mayTake(t), OddClass)
		note(!x.mayLearn(t), OddSkill)
		note(t.Stats.Career != nil && t.Spent() > t.Stats.Career.Value(), TooLearned)
		note(x.Agreed.New && grown(t) > 0, TooGrown)
		if e := x.Agreed.Experienced; e != nil {
			note(grown(t) > e.Career, TooGrown)
		}
	}
	note(r.Captains > 0 && captains != r.Captains, OddCaptains)
	note(r.Most > 0 && size > r.Most, TooMany)
	note(x.Agreed.Points > 0 && points > x.Agreed.Points, TooDear)
	note(x.Agreed.New && !x.newKit(c), OddEquipment)
	if e := x.Agreed.Experienced; e != nil {
		ua, sold := x.worth(c)
		note(!sold, OddEquipment)
		note(ua > e.UA, TooRich)
	}
	return out
}

// grown is how far the numbers of a trader have advanced, together.
func grown(t *model.CrewTrader) int {
	n := 0
	for _, s := range []*model.CrewStat{t.Stats.Health, t.Stats.Actions, t.Stats.Skill, t.Stats.Career} {
		if s != nil {
			n += s.Value() - s.Start
		}
	}
	return n
}

// mayTake reports whether a trader can have the class board that it has: its own where it is bound to one, and none that is only
// for others (seed 000:1808-1816).
func (x *Rules) mayTake(t *model.CrewTrader) bool {
	k := slices.IndexFunc(x.Set.Traders, func(k model.TraderKind) bool { return t.Board != "" && k.ID == t.Board })
	if k < 0 || x.Set.Traders[k].Class == t.Class {
		return true
	}
	class := x.classOf(t.Class)
	return (!x.Set.Traders[k].Locked || x.Set.Traders[k].Class == "") && (class == nil || !class.Locked)
}

// mayLearn reports whether a trader has learned what its class board offers, and no higher.
func (x *Rules) mayLearn(t *model.CrewTrader) bool {
	class := x.classOf(t.Class)
	if class == nil || len(class.Skills) == 0 {
		return true
	}
	return !slices.ContainsFunc(t.Learned, func(a model.Amount) bool {
		return !slices.ContainsFunc(class.Skills, func(s model.Amount) bool { return s.ID == a.ID && a.Count <= s.Count })
	})
}

// classOf is a class by its id; nil: there is none such.
func (x *Rules) classOf(id string) *model.Class {
	if i := slices.IndexFunc(x.Set.Classes, func(c model.Class) bool { return c.ID == id }); i >= 0 {
		return &x.Set.Classes[i]
	}
	return nil
}

// newKit reports whether a crew has no more than a new one takes for nothing (seed 000:1820-1826).
func (x *Rules) newKit(c *model.Crew) bool {
	r, all := x.Set.Crews, 0
	for _, t := range c.Traders {
		guns, blades, stims := 0, 0, 0
		for _, a := range t.Gear {
			k := x.tokenOf(a.ID)
			switch {
			case k == nil || r.Free != nil && (k.Buy == nil || *k.Buy > *r.Free):
				return false
			case len(k.Ranged) > 0:
				guns += a.Count
			case k.Close > 0:
				blades += a.Count
			case k.Heal > 0:
				stims += a.Count
			default:
				return false
			}
		}
		all += stims
		if guns > r.Ranged || blades > r.Close || stims > r.MediStims {
			return false
		}
	}
	return all <= r.CrewMediStims
}

// worth is what the equipment of a crew costs to buy; sold: all of it is for sale.
func (x *Rules) worth(c *model.Crew) (ua int, sold bool) {
	for _, t := range c.Traders {
		for _, a := range t.Gear {
			k := x.tokenOf(a.ID)
			if k == nil || k.Buy == nil {
				return 0, false
			}
			ua += *k.Buy * a.Count
		}
	}
	return ua, true
}

// tokenOf is a token by its id; nil: there is none such.
func (x *Rules) tokenOf(id string) *model.TokenKind {
	if i := slices.IndexFunc(x.Set.Tokens, func(k model.TokenKind) bool { return k.ID == id }); i >= 0 {
		return &x.Set.Tokens[i]
	}
	return nil
}
