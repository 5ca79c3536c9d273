package parts

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// EffectAt is an effect with the path of its source.
type EffectAt struct {
	model.Effect
	Path   string
	Source *model.Rule // that it belongs to; nil for those of cards and boons
	After  bool        // the game is over by then
}

// EachEffect calls f for every effect of the mission's rules and boons, what follows it, or the deck's cards, those among the
// rows and options of another included.
func EachEffect(p *check.Pass, f func(EffectAt)) {
	if p.Mission != nil {
		for i := range p.Mission.Rules {
			r := &p.Mission.Rules[i]
			Effects("rules."+r.ID, r.Do, func(e EffectAt) {
				e.Source = r
				f(e)
			})
		}
		for _, o := range p.Mission.Objectives {
			for _, b := range o.Reward.Boons {
				Effects("objectives."+o.ID+".reward.boons."+b.ID, b.Do, f)
			}
		}
		if a := p.Mission.Aftermath; a != nil {
			Effects("aftermath", a.Do, func(e EffectAt) {
				e.After = true
				f(e)
			})
		}
	}
	if p.Deck != nil {
		for _, c := range p.Deck.Cards {
			cardEffects(c, f)
		}
	}
}

// cardEffects calls f for every effect of a card.
func cardEffects(c model.Card, f func(EffectAt)) {
	for i, b := range c.Bands {
		Effects(fmt.Sprintf("cards.%s.bands.%d", c.ID, i), b.Do, f)
	}
}

// Effects calls f for some effects and for those within them, each with its path.
func Effects(path string, do []model.Effect, f func(EffectAt)) {
	kinds.EachEffect(path, do, func(at string, e model.Effect) { f(EffectAt{Effect: e, Path: at}) })
}

// TriggerAt is a trigger with the path of its source.
type TriggerAt struct {
	model.Trigger
	Path   string
	Source *model.Rule // that it sets off; nil for what ends the game or reveals something
}

// EachTrigger calls f for every trigger of the mission, those among the triggers of another included.
func EachTrigger(p *check.Pass, f func(TriggerAt)) {
	for i := range p.Mission.Rules {
		if r := &p.Mission.Rules[i]; r.When != nil {
			Triggers("rules."+r.ID+".when", *r.When, func(t TriggerAt) {
				t.Source = r
				f(t)
			})
		}
	}
	for i, t := range p.Mission.Ends {
		Triggers(fmt.Sprintf("ends.%d", i), t, f)
	}
	for _, h := range p.Mission.Setup.Hidden {
		if h.Reveal != nil {
			Triggers("setup.hidden."+h.ID+".reveal", *h.Reveal, f)
		}
	}
}

// Triggers calls f for an event and for those within it, each with its path.
func Triggers(path string, t model.Trigger, f func(TriggerAt)) {
	kinds.EachTrigger(path, t, func(at string, w model.Trigger) { f(TriggerAt{Trigger: w, Path: at}) })
}

// GoalAt is a goal with the path of its source.
type GoalAt struct {
	model.Goal
	Path      string
	Objective *model.Objective
}

// EachGoal calls f for every goal of the mission, those within others included.
func EachGoal(p *check.Pass, f func(GoalAt)) {
	for i := range p.Mission.Objectives {
		o := &p.Mission.Objectives[i]
		Goals("objectives."+o.ID+".done", o.Done, func(g GoalAt) {
			g.Objective = o
			f(g)
		})
	}
}

// Goals calls f for a goal and for those within it, each with its path.
func Goals(path string, g model.Goal, f func(GoalAt)) {
	kinds.EachGoal(path, g, func(at string, x model.Goal) { f(GoalAt{Goal: x, Path: at}) })
}

// CounterID is the id of a counter.
func CounterID(c *model.Counter) string { return c.ID }
