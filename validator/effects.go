package validator

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// effectAt is an effect with the path of its source.
type effectAt struct {
	model.Effect
	path string
	rule *model.Rule // that it belongs to; nil for those of cards and boons
}

// eachEffect calls f for every effect of the mission's rules and boons or the deck's cards, those among the
// rows and options of another included.
func (p *Pass) eachEffect(f func(effectAt)) {
	if p.Mission != nil {
		for i := range p.Mission.Rules {
			r := &p.Mission.Rules[i]
			effects("rules."+r.ID, r.Do, func(e effectAt) {
				e.rule = r
				f(e)
			})
		}
		for _, o := range p.Mission.Objectives {
			for _, b := range o.Reward.Boons {
				effects("objectives."+o.ID+".reward.boons."+b.ID, b.Do, f)
			}
		}
	}
	if p.Deck != nil {
		for _, c := range p.Deck.Cards {
			cardEffects(c, f)
		}
	}
}

// cardEffects calls f for every effect of a card.
func cardEffects(c model.Card, f func(effectAt)) {
	for i, b := range c.Bands {
		effects(fmt.Sprintf("cards.%s.bands.%d", c.ID, i), b.Do, f)
	}
}

// effects calls f for some effects and for those within them, each with its path.
func effects(path string, do []model.Effect, f func(effectAt)) {
	kinds.EachEffect(path, do, func(at string, e model.Effect) { f(effectAt{Effect: e, path: at}) })
}

// triggerAt is a trigger with the path of its source.
type triggerAt struct {
	model.Trigger
	path string
	rule *model.Rule // that it sets off; nil for what ends the game or reveals something
}

// eachTrigger calls f for every trigger of the mission, those among the triggers of another included.
func (p *Pass) eachTrigger(f func(triggerAt)) {
	for i := range p.Mission.Rules {
		if r := &p.Mission.Rules[i]; r.When != nil {
			triggers("rules."+r.ID+".when", *r.When, func(t triggerAt) {
				t.rule = r
				f(t)
			})
		}
	}
	for i, t := range p.Mission.Ends {
		triggers(fmt.Sprintf("ends.%d", i), t, f)
	}
	for _, h := range p.Mission.Setup.Hidden {
		if h.Reveal != nil {
			triggers("setup.hidden."+h.ID+".reveal", *h.Reveal, f)
		}
	}
}

// triggers calls f for an event and for those within it, each with its path.
func triggers(path string, t model.Trigger, f func(triggerAt)) {
	kinds.EachTrigger(path, t, func(at string, w model.Trigger) { f(triggerAt{Trigger: w, path: at}) })
}

// conditionAt is a condition with the path of its source.
type conditionAt struct {
	model.Condition
	path string
}

// conditions calls f for a condition and for those within it.
func conditions(path string, c model.Condition, f func(conditionAt)) {
	f(conditionAt{c, path})
	for i, inner := range c.Conditions {
		conditions(fmt.Sprintf("%s.conditions.%d", path, i), inner, f)
	}
}

// goalAt is a goal with the path of its source.
type goalAt struct {
	model.Goal
	path      string
	objective *model.Objective
}

// eachGoal calls f for every goal of the mission, those within others included.
func (p *Pass) eachGoal(f func(goalAt)) {
	for i := range p.Mission.Objectives {
		o := &p.Mission.Objectives[i]
		goals("objectives."+o.ID+".done", o.Done, func(g goalAt) {
			g.objective = o
			f(g)
		})
	}
}

// goals calls f for a goal and for those within it, each with its path.
func goals(path string, g model.Goal, f func(goalAt)) {
	kinds.EachGoal(path, g, func(at string, x model.Goal) { f(goalAt{Goal: x, path: at}) })
}
