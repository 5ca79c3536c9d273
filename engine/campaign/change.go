package campaign

import (
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// Origin is what a change comes from.
type Origin int

// What changes come from.
const (
	FromStart  Origin = iota // a stage as it begins
	FromGame                 // a stage once it is played
	FromReward               // an objective of its mission
	FromRule                 // a rule of its mission
	FromWinner               // winning any game
)

// Change is an effect on crews that matters for trade, with where it comes from.
type Change struct {
	Effect model.CrewEffect
	Cell   kinds.Cell // what it changes
	From   Origin
	Stage  string          // empty: of any game
	When   *model.CrewFact // what is asked for besides
	Number int             // among all changes of the campaign
	place  int             // of the stage; -1: of any game
}

// forTrade reports whether something matters for trade.
func forTrade(c kinds.Cell) bool {
	switch c.Sort {
	case kinds.PostCell, kinds.BoonCell, kinds.PriceCell:
		return true
	}
	return c.Sort == kinds.TraderCell && c.ID != ""
}

// changes are what stages, winning a game and the objectives of missions change about trade, in the order of the
// stages.
func changes(c *model.Campaign, units Units) []Change {
	var out []Change
	add := func(list []model.CrewEffect, as Change) {
		for _, e := range list {
			for _, cell := range kinds.CrewWrites(e) {
				if forTrade(cell) {
					as.Effect, as.Cell, as.Number = e, cell, len(out)
					out = append(out, as)
				}
			}
		}
	}
	for i, n := range c.Nodes {
		add(n.Before, Change{From: FromStart, Stage: n.ID, place: i})
		for _, o := range n.After {
			add(o.Do, Change{From: FromGame, Stage: n.ID, When: o.When, place: i})
		}
		add(rewards(units.Mission(n.Mission)), Change{From: FromReward, Stage: n.ID, place: i})
		add(MissionEffects(units.Mission(n.Mission)), Change{From: FromRule, Stage: n.ID, place: i})
	}
	add(c.Winner, Change{From: FromWinner, place: -1})
	return out
}

// rewards are what the objectives of a mission change about trade, as effects.
func rewards(m *model.Mission) []model.CrewEffect {
	var out []model.CrewEffect
	if m == nil {
		return nil
	}
	for _, o := range m.Objectives {
		for _, b := range o.Reward.Boons {
			out = append(out, kinds.BoonReward(b)...)
		}
		for _, p := range o.Reward.Prices {
			out = append(out, kinds.PriceReward(p))
		}
	}
	return out
}

// over reports whether what a stage has brought is used up when crews trade after another: a price for a single trade
// phase, where the stage has one itself.
func (c Change) over(at int, traded []bool) bool {
	return c.Cell.Sort == kinds.PriceCell && c.Effect.Uses == 1 && c.place >= 0 && c.place != at && traded[c.place]
}
