package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func pegBeyondTrack(t *trial) string {
	n := t.rules.Hostility.Holes() + 1 + t.IntN(9)
	if k := pick(t, t.mission.Setup.Marks); k != nil && t.IntN(2) == 0 {
		k.Peg = n
		return did("mark %s is at %d", k.ID, n)
	}
	r := t.doing()
	if r == nil {
		return ""
	}
	r.When = &model.Trigger{Kind: "hostility", Peg: n}
	return did("rule %s waits for peg %d", r.ID, n)
}

func hostilityBeyondTrack(t *trial) string {
	n := t.rules.Hostility.Holes() + 1 + t.IntN(20)
	if v := pick(t, t.mission.Variations); v != nil && t.IntN(2) == 0 {
		v.Hostility = &n
		return did("a variation starts at %d", n)
	}
	t.mission.Setup.Hostility = n
	return did("the game starts at %d", n)
}

func startLate(t *trial) string {
	n := 5 + t.IntN(t.rules.Hostility.Holes()-5)
	t.mission.Setup.Hostility = n
	for i := range t.mission.Variations {
		t.mission.Variations[i].Hostility = &n
	}
	return did("every game starts at %d", n)
}

func endEarly(t *trial) string {
	n := 1 + t.IntN(3)
	t.mission.Ends = slices.DeleteFunc(t.mission.Ends, func(w model.Trigger) bool { return w.Kind == "round" })
	t.mission.Ends = append(t.mission.Ends, model.Trigger{Kind: "round", At: n})
	return did("the game ends in round %d", n)
}

func roundTooLate(t *trial) string {
	last := lastRound(t.mission)
	r := t.doing()
	if last == 0 || r == nil {
		return ""
	}
	n := last + 1 + t.IntN(6)
	r.When = &model.Trigger{Kind: "round", At: n}
	return did("rule %s waits for round %d", r.ID, n)
}

func impossibleResult(t *trial) string {
	if h := pick(t, t.mission.Setup.Hidden); h != nil && t.IntN(2) == 0 {
		h.Results = append(h.Results, highest(t.rules, h.Die)+1+t.IntN(5))
		return did("%s shows on %v", h.ID, h.Results)
	}
	r := t.doing()
	d := pickWhere(t, t.rules.Dice, func(d model.Die) bool { return highest(t.rules, d.ID) > 0 })
	if r == nil || d == nil {
		return ""
	}
	n := highest(t.rules, d.ID) + 1 + t.IntN(5)
	if t.IntN(2) == 0 {
		r.If = &model.Condition{Kind: "rolled", Die: d.ID, Results: []int{n}}
		return did("rule %s asks for a %d of the %s die", r.ID, n, d.ID)
	}
	r.Do = []model.Effect{{Kind: "roll", Die: d.ID, Dice: 1, Rows: []model.RollRow{{From: 1, To: n - 1}, {From: n, Do: r.Do}}}}
	return did("rule %s works on a %d of the %s die", r.ID, n, d.ID)
}
