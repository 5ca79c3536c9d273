package mutants

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

func hydra(t *trial) string {
	n := pickWhere(t, t.rules.NPCs, func(n model.NPCKind) bool {
		return byTrack(t, n.ID) && held(owned(t), figuresOf, n.ID) > 1 && !n.Unique
	})
	if n == nil {
		return ""
	}
	t.mission.Rules = append(t.mission.Rules, model.Rule{ID: "hydra", Title: "Two for one", Simulated: true,
		When: &model.Trigger{Kind: "defeated", Who: &model.Who{NPC: n.ID}},
		Do:   []model.Effect{{Kind: "spawn", NPC: n.ID, Count: 2, At: &model.Place{Any: "entry", Pick: "random"}}}})
	return did("two of %s come for each that falls", n.ID)
}

func idleEffect(t *trial) string {
	r, c := t.doing(), pick(t, t.mission.Setup.Counters)
	if r == nil {
		return ""
	}
	if c != nil && t.IntN(2) == 0 {
		r.Do = append(r.Do, model.Effect{Kind: "counter", Of: c.ID})
		return did("rule %s adds 0 to %s", r.ID, c.ID)
	}
	r.Do = append(r.Do, model.Effect{Kind: "stat", Who: &model.Who{Traders: "all"}, Stat: "actions", Until: "round"})
	return did("rule %s adds 0 actions", r.ID)
}

func idleLimit(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	r.When, r.Times = &model.Trigger{Kind: "round", At: 2}, 2+t.IntN(4)
	return did("rule %s works %d times in round 2", r.ID, r.Times)
}

func copyRule(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	twin := clone(*r)
	twin.ID += "-2"
	t.mission.Rules = append(t.mission.Rules, twin)
	return did("a twin of rule %s", r.ID)
}

// rolling gives a rule a roll of a die that shows 1 to 6, with two rows.
func rolling(t *trial, one, two model.RollRow) *model.Rule {
	r := t.doing()
	die := pickWhere(t, t.rules.Dice, func(d model.Die) bool { return highest(t.rules, d.ID) == 6 && len(d.Faces) == 6 })
	if r == nil || die == nil {
		return nil
	}
	one.Do, two.Do = []model.Effect{{Kind: "pegs", Add: 1}}, []model.Effect{{Kind: "pegs", Add: 2}}
	r.Do = append(r.Do, model.Effect{Kind: "roll", Die: die.ID, Dice: 1, Rows: []model.RollRow{one, two}})
	return r
}

func twoRowsOneResult(t *trial) string {
	n := 2 + t.IntN(4)
	if r := rolling(t, model.RollRow{From: 1, To: n}, model.RollRow{From: n, To: 6}); r != nil {
		return did("rule %s has two rows for a %d", r.ID, n)
	}
	return ""
}

func noRowForAResult(t *trial) string {
	n := 2 + t.IntN(4)
	if r := rolling(t, model.RollRow{From: 1, To: n - 1}, model.RollRow{From: n + 1, To: 6}); r != nil {
		return did("rule %s has no row for a %d", r.ID, n)
	}
	return ""
}

func sayAnotherNumber(t *trial) string {
	r, n := t.doing(), 2+t.IntN(4)
	if r == nil {
		return ""
	}
	line := fmt.Sprintf("The track gets %d pegs.", n+40)
	r.Text = model.Text{Source: line, Blocks: []model.Block{{Kind: model.Paragraph, Inlines: []model.Inline{{Text: line}}}}}
	r.Do = append(r.Do, model.Effect{Kind: "pegs", Add: n})
	return did("rule %s adds %d pegs and says %d", r.ID, n, n+40)
}
