package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// payLess has a reward take assets away from whoever earns it.
func payLess(t *trial) string {
	o := pick(t, t.mission.Objectives)
	n := -1 - t.IntN(6)
	if t.IntN(2) == 0 {
		o.Reward.UA = n
		return did("%s pays %d", o.ID, n)
	}
	o.Reward.Per = &model.Rate{Metric: "survivors", UA: n}
	return did("%s pays %d for each survivor", o.ID, n)
}

// payLessByTable pays less than nothing by a table: at every level of hostility, or whatever a die shows.
func payLessByTable(t *trial) string {
	o := pick(t, t.mission.Objectives)
	n := -1 - t.IntN(6)
	o.Reward = model.Reward{}
	if t.IntN(2) == 0 {
		for _, l := range t.rules.Hostility.Levels {
			o.Reward.Levels = append(o.Reward.Levels, model.LevelPay{Level: l.ID, UA: n})
		}
		return did("%s pays %d at every level", o.ID, n)
	}
	d := pickWhere(t, t.rules.Dice, func(d model.Die) bool { return highest(t.rules, d.ID) > 1 })
	if d == nil {
		return ""
	}
	o.Reward.Roll = &model.PayRoll{Dice: 1, Die: d.ID, Rows: []model.PayRow{{From: 0, To: highest(t.rules, d.ID), UA: n}}}
	return did("%s pays %d, whatever is rolled", o.ID, n)
}

// payLessForPlaces takes assets from every place of a ranking.
func payLessForPlaces(t *trial) string {
	if t.mission.Players.Max < 2 {
		return ""
	}
	o := pick(t, t.mission.Objectives)
	n := -1 - t.IntN(6)
	o.Done = model.Goal{Kind: "rank", Metric: "survivors"}
	o.Reward = model.Reward{Tiers: []model.Tier{{UA: n}, {UA: n - 1}}}
	return did("%s pays %d and %d by place", o.ID, n, n-1)
}

// payLaterMore pays a later place of a ranking more than the one before.
func payLaterMore(t *trial) string {
	if t.mission.Players.Max < 2 {
		return ""
	}
	o := pick(t, t.mission.Objectives)
	first := 1 + t.IntN(4)
	second := first + 1 + t.IntN(4)
	o.Done = model.Goal{Kind: "rank", Metric: "survivors"}
	o.Reward = model.Reward{Tiers: []model.Tier{{UA: first}, {UA: second}}}
	return did("%s pays %d for the first place, %d for the second", o.ID, first, second)
}

// levelWithNobody says who is paid when crews are level, where none are compared.
func levelWithNobody(t *trial) string {
	o := pick(t, t.mission.Objectives)
	if slices.ContainsFunc(goals(o.Done), func(g model.Goal) bool { return g.Kind == "rank" }) || o.Reward.Ties != "" {
		return ""
	}
	o.Reward.Ties = []string{"both", "next", "split", "neither", "roll"}[t.IntN(5)]
	return did("%s pays %s when crews are level at %s", o.ID, o.Reward.Ties, o.Done.Kind)
}

// idleVariation leaves the mission one variation, which says what the set-up says.
func idleVariation(t *trial) string {
	m := t.mission
	v := model.Variation{Min: m.Players.Min, Max: m.Players.Min + t.IntN(m.Players.Max-m.Players.Min+1)}
	what := "nothing"
	switch t.IntN(4) {
	case 0:
		v.Hostility, what = number(m.Setup.Hostility), "its hostility"
	case 1:
		v.Crew, what = m.Setup.Crew, "its traders"
	case 2:
		if c := pick(t, m.Setup.Counters); c != nil {
			v.Counters, what = []model.CounterStart{{ID: c.ID, Count: c.Start}}, "counter "+c.ID
		}
	}
	m.Variations = []model.Variation{v}
	return did("for %d to %d crews the mission says %s again", v.Min, v.Max, what)
}

// pegsBelowNone takes more pegs off a round than it brings.
func pegsBelowNone(t *trial) string {
	m, each := t.mission, t.rules.Hostility.CrewsPerPeg
	if each == 0 {
		return ""
	}
	crews := m.Players.Min + t.IntN(m.Players.Max-m.Players.Min+1)
	usual := (crews + each - 1) / each
	n := -usual - 1 - t.IntN(3)
	m.Variations = []model.Variation{{Min: crews, Max: crews, Pegs: n}}
	return did("%d pegs beside the usual %d for %d crews", n, usual, crews)
}

func missionAsksLostBoon(t *trial) string {
	id := []string{"free-fuel", "a-favour", "old-friend", "dock-fre"}[t.IntN(4)]
	if t.mission.Requires == nil {
		t.mission.Requires = &model.Requires{}
	}
	t.mission.Requires.Boons = append(slices.Clone(t.mission.Requires.Boons), id)
	return did("the mission asks for %s", id)
}

// idleRole gives the crews one role more, of which the mission says nothing else.
func idleRole(t *trial) string {
	id := []string{"attacker", "defender", "thief", "guard"}[t.IntN(4)]
	t.mission.Players.Roles = append(slices.Clone(t.mission.Players.Roles), model.Role{ID: id, Title: "A role", Crews: 1})
	return did("somebody plays the %s", id)
}

// rareBeyondDeal mixes all rare tokens of a size in, and deals fewer tokens of it.
func rareBeyondDeal(t *trial) string {
	s := pickWhere(t, t.rules.TokenSizes, func(s model.TokenSize) bool { return inPool(t, s.ID, true) > 1 })
	if s == nil || len(t.mission.Setup.Allocation) == 0 {
		return ""
	}
	rares := inPool(t, s.ID, true)
	t.mission.Setup.Deals = nil
	for i := range t.mission.Setup.Allocation {
		a := &t.mission.Setup.Allocation[i]
		for j := range a.Tokens {
			if a.Tokens[j].Size == s.ID {
				a.Tokens[j].Count = t.IntN(2)
			}
		}
	}
	out := dealt(t, s.ID)
	if out == 0 || out >= rares {
		return ""
	}
	t.mission.Setup.Rare = slices.DeleteFunc(t.mission.Setup.Rare, func(c model.TokenCount) bool { return c.Size == s.ID })
	n := out + 1 + t.IntN(rares-out)
	t.mission.Setup.Rare = append(t.mission.Setup.Rare, model.TokenCount{Size: s.ID, Count: n})
	return did("%d rare %s tokens, %d are dealt", n, s.ID, out)
}
