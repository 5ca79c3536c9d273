// Package muster holds crews against the rules before a game begins.
//
// What players agree on beforehand, such as how many points a crew may be worth, comes in beside the rule set. A fault is why a
// crew cannot begin: it has no captain, somebody has a class board that it cannot take, the equipment is not that of a new crew.
// What holds of a crew wherever it is, the checks of crews say at more length, and where it is written.
package muster

import (
	"slices"

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

// judge is what crews are held against.
type judge struct {
	rules  *model.RuleSet
	agreed Agreed
}

// Unfit says why a crew, with all that the boards of its traders say, cannot begin a game; nothing: it can.
func Unfit(r *model.RuleSet, c *model.Crew, agreed Agreed) []Fault {
	x := judge{r, agreed}
	var out []Fault
	rules := r.Crews
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
		note(x.agreed.New && grown(t) > 0, TooGrown)
		if e := x.agreed.Experienced; e != nil {
			note(grown(t) > e.Career, TooGrown)
		}
	}
	note(rules.Captains > 0 && captains != rules.Captains, OddCaptains)
	note(rules.Most > 0 && size > rules.Most, TooMany)
	note(x.agreed.Points > 0 && points > x.agreed.Points, TooDear)
	note(x.agreed.New && !x.newKit(c), OddEquipment)
	if e := x.agreed.Experienced; e != nil {
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
func (x *judge) mayTake(t *model.CrewTrader) bool {
	k := slices.IndexFunc(x.rules.Traders, func(k model.TraderKind) bool { return t.Board != "" && k.ID == t.Board })
	if k < 0 || x.rules.Traders[k].Class == t.Class {
		return true
	}
	class := x.classOf(t.Class)
	return (!x.rules.Traders[k].Locked || x.rules.Traders[k].Class == "") && (class == nil || !class.Locked)
}

// mayLearn reports whether a trader has learned what its class board offers, and no higher.
func (x *judge) mayLearn(t *model.CrewTrader) bool {
	class := x.classOf(t.Class)
	if class == nil || len(class.Skills) == 0 {
		return true
	}
	return !slices.ContainsFunc(t.Learned, func(a model.Amount) bool {
		return !slices.ContainsFunc(class.Skills, func(s model.Amount) bool { return s.ID == a.ID && a.Count <= s.Count })
	})
}

// classOf is a class by its id; nil: there is none such.
func (x *judge) classOf(id string) *model.Class {
	if i := slices.IndexFunc(x.rules.Classes, func(c model.Class) bool { return c.ID == id }); i >= 0 {
		return &x.rules.Classes[i]
	}
	return nil
}

// newKit reports whether a crew has no more than a new one takes for nothing (seed 000:1820-1826).
func (x *judge) newKit(c *model.Crew) bool {
	r, all := x.rules.Crews, 0
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
func (x *judge) worth(c *model.Crew) (ua int, sold bool) {
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
func (x *judge) tokenOf(id string) *model.TokenKind {
	if i := slices.IndexFunc(x.rules.Tokens, func(k model.TokenKind) bool { return k.ID == id }); i >= 0 {
		return &x.rules.Tokens[i]
	}
	return nil
}
