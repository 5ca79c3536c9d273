package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

func tooHard(t *trial) string {
	p, r := pick(t, t.mission.Board.Furniture), t.doing()
	if r == nil || p == nil {
		return ""
	}
	dice := 1 + t.IntN(3)
	hits := 2*dice + 1 + t.IntN(10)
	r.When = &model.Trigger{Kind: "interact", With: p.ID, Check: &model.Check{Dice: dice, Hits: hits}}
	return did("rule %s asks for %d hits of %d dice", r.ID, hits, dice)
}

func unreadCounter(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	t.mission.Setup.Counters = append(t.mission.Setup.Counters, model.Counter{ID: "noise-count"})
	r.Do = append(r.Do, model.Effect{Kind: "counter", Of: "noise-count", Add: 1 + t.IntN(3)})
	return did("rule %s counts something", r.ID)
}

func castOff(t *trial) string {
	t.mission.Ends = nil
	for i := range t.mission.Rules {
		r := &t.mission.Rules[i]
		r.Do = slices.DeleteFunc(r.Do, func(e model.Effect) bool { return e.Kind == "end" || e.Kind == "airlock" })
	}
	t.mission.Rules = append(t.mission.Rules, model.Rule{ID: "cast-off", Title: "Away", Simulated: true,
		When: &model.Trigger{Kind: []string{"start", "round"}[t.IntN(2)], At: 1}, Do: []model.Effect{{Kind: "airlock", Set: "undocked"}}})
	return "all ships cast off"
}

func endAtOnce(t *trial) string {
	w := []model.Trigger{{Kind: "round", At: 1}, {Kind: "start"}}[t.IntN(2)]
	t.mission.Ends = append(t.mission.Ends, w)
	return did("the game ends at %s", w.Kind)
}

func sameGoal(t *trial) string {
	a, b := pick(t, t.mission.Objectives), pick(t, t.mission.Objectives)
	if a == b {
		return ""
	}
	a.Done = clone(b.Done)
	return did("%s asks for what %s asks for", a.ID, b.ID)
}

func unseen(t *trial) string {
	h := pick(t, t.mission.Setup.Hidden)
	if h == nil {
		return ""
	}
	h.Reveal = nil
	for i := range t.mission.Rules {
		r := &t.mission.Rules[i]
		r.Do = slices.DeleteFunc(r.Do, func(e model.Effect) bool { return e.Kind == "reveal" && e.Hidden == h.ID })
	}
	return did("%s never comes to light", h.ID)
}

func doneFromTheStart(t *trial) string {
	c, o := pick(t, t.mission.Setup.Counters), pick(t, t.mission.Objectives)
	if c == nil {
		return ""
	}
	o.Done = model.Goal{Kind: "counter", Of: c.ID, Reaches: c.Start}
	return did("%s asks for %d of %s", o.ID, c.Start, c.ID)
}

func prizeForNobody(t *trial) string {
	o := pick(t, t.mission.Objectives)
	o.Done = model.Goal{Kind: "rank", Metric: "ua"}
	o.Reward.Tiers = nil
	n := t.mission.Players.Max + 1 + t.IntN(3)
	for i := range n {
		o.Reward.Tiers = append(o.Reward.Tiers, model.Tier{UA: 2*(n-i) + 1})
	}
	return did("%s has %d prizes", o.ID, n)
}

func ruleForNobody(t *trial) string {
	r := pick(t, t.mission.Rules)
	if r == nil {
		return ""
	}
	n := t.mission.Players.Max + 1 + t.IntN(2)
	r.Crews = &model.CrewCount{Min: n}
	return did("%s is for %d crews", r.ID, n)
}

func goalForFew(t *trial) string {
	p := t.mission.Players
	if p.Max < 2 {
		return ""
	}
	for i := range t.mission.Objectives {
		t.mission.Objectives[i].Crews = &model.CrewCount{Max: p.Max - 1}
	}
	return did("no objective is for %d crews", p.Max)
}

func waitForJam(t *trial) string {
	r := pick(t, t.mission.Rules)
	p := pickWhere(t, t.mission.Board.Panels, func(p model.Panel) bool { return p.State == model.Open || p.State == model.Closed })
	if r == nil || p == nil {
		return ""
	}
	if p.ID == "" {
		p.ID = "jam"
	}
	r.When = &model.Trigger{Kind: "door", Of: p.ID, Becomes: string(model.Jammed)}
	return did("%s waits for %s", r.ID, p.Name)
}
