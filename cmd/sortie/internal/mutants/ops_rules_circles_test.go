package mutants

import (
	"github.com/sortie-tools/sortie/schema/model"
)

func waitForItself(t *trial) string {
	a, b := t.doing(), t.doing()
	if a == nil {
		return ""
	}
	a.When = &model.Trigger{Kind: "after", Rule: b.ID, Rounds: 1 + t.IntN(3)}
	b.When = &model.Trigger{Kind: "after", Rule: a.ID, Rounds: 1 + t.IntN(3)}
	return did("rule %s waits for %s, and that for it", a.ID, b.ID)
}

func runItself(t *trial) string {
	a, b := t.doing(), t.doing()
	if a == nil {
		return ""
	}
	for _, r := range []*model.Rule{a, b} {
		r.If, r.Times, r.PerRound, r.Optional = nil, 0, 0, false
		r.PerPiece, r.PerCrew = 0, 0
	}
	a.Do = append(a.Do, model.Effect{Kind: "rule", Rule: b.ID})
	if a != b {
		b.Do = append(b.Do, model.Effect{Kind: "rule", Rule: a.ID})
	}
	return did("rule %s runs %s, and that runs it", a.ID, b.ID)
}

func openItself(t *trial) string {
	a, b := pick(t, t.mission.Objectives), pick(t, t.mission.Objectives)
	if a == nil {
		return ""
	}
	a.After, b.After = b.ID, a.ID
	return did("objective %s opens after %s, and that after it", a.ID, b.ID)
}

func noPay(t *trial) string {
	o := pick(t, t.mission.Objectives)
	if o == nil {
		return ""
	}
	o.Reward = model.Reward{To: o.Reward.To, Ties: o.Reward.Ties}
	return did("objective %s pays nothing", o.ID)
}

func swapPlayers(t *trial) string {
	p := &t.mission.Players
	p.Min = p.Max + 1 + t.IntN(4)
	return did("%d to %d crews", p.Min, p.Max)
}

func largerCrews(t *trial) string {
	n := t.rules.Crews.Most + 1 + t.IntN(6)
	if v := pick(t, t.mission.Variations); v != nil && t.IntN(2) == 0 {
		v.Crew = n
		return did("%d traders in a variation", n)
	}
	t.mission.Setup.Crew = n
	return did("%d traders", n)
}

func variationForNobody(t *trial) string {
	v := pick(t, t.mission.Variations)
	if v == nil {
		return ""
	}
	v.Min = t.mission.Players.Max + 1 + t.IntN(3)
	v.Max = v.Min
	return did("a variation for %d crews", v.Min)
}

func enemyWhoNeverComes(t *trial) string {
	o := pick(t, t.mission.Objectives)
	n := pickWhere(t, t.rules.NPCs, func(n model.NPCKind) bool { return !comes(t, n.ID) })
	if o == nil || n == nil {
		return ""
	}
	o.Done = model.Goal{Kind: "defeat", Who: &model.Who{NPC: n.ID}}
	return did("objective %s: defeat %s", o.ID, n.ID)
}

func nobodyComes(t *trial) string {
	t.arrivals().None = true
	t.mission.Setup.Events, t.mission.Setup.NPCs = nil, nil
	return "nobody arrives, no card is drawn, and the board is empty"
}
