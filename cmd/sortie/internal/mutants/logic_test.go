package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// lost is right for what can never happen in a game.
var lost = []string{"OBJ", "RCH", "RUL", "CNT", "HST", "DIE"}

// conditions are a condition and all that it is made of.
func conditions(c *model.Condition) []model.Condition {
	if c == nil {
		return nil
	}
	found := []model.Condition{*c}
	for i := range c.Conditions {
		found = append(found, conditions(&c.Conditions[i])...)
	}
	return found
}

// set are the rules that something sets off: they have a trigger, or another rule that is set off runs them.
// What a trigger waits for is not asked.
func set(m *model.Mission) map[string]bool {
	on := map[string]bool{}
	for range m.Rules {
		for _, r := range m.Rules {
			if r.When != nil && begins(*r.When, on) {
				on[r.ID] = true
			}
			for _, e := range deep(r.Do) {
				if on[r.ID] && e.Kind == "rule" {
					on[e.Rule] = true
				}
			}
		}
	}
	return on
}

// begins reports whether a trigger can come about if these rules work.
func begins(w model.Trigger, on map[string]bool) bool {
	switch w.Kind {
	case "any":
		return slices.ContainsFunc(w.Triggers, func(w model.Trigger) bool { return begins(w, on) })
	case "after":
		return on[w.Rule]
	}
	return true
}

// effectsOf are the effects of all rules that are set off, and those of boons and cards are not among them.
func effectsOf(m *model.Mission) []model.Effect {
	on := set(m)
	var effects []model.Effect
	for _, r := range m.Rules {
		if on[r.ID] {
			effects = append(effects, deep(r.Do)...)
		}
	}
	return effects
}

// unset finds rules with effects that nothing sets off.
func unset(t *trial) []fault {
	on := set(t.mission)
	var faults []fault
	for _, r := range t.mission.Rules {
		if len(r.Do) > 0 && !on[r.ID] {
			faults = append(faults, wrong([]string{"RCH004", "RUL001", "RUL002", "OBJ", "REF"}, "nothing sets rule %s off", r.ID))
		}
	}
	return faults
}

// handed finds tokens of objectives that are kept apart and that nothing hands out.
func handed(t *trial) []fault {
	given := map[string]bool{}
	for _, e := range effectsOf(t.mission) {
		if e.Kind == "give" || e.Kind == "place" {
			given[e.Token] = true
		}
	}
	for _, c := range t.mission.Setup.Contents {
		for _, id := range c.Tokens {
			given[id] = true
		}
	}
	var faults []fault
	for _, o := range t.mission.Objectives {
		for _, g := range goals(o.Done) {
			k := kindOf(t.rules, g.Token)
			apart := slices.Contains(t.mission.Setup.Aside, g.Token) || k != nil && (k.Category == "objective" || k.Kept)
			if g.Token != "" && apart && !given[g.Token] {
				faults = append(faults, wrong([]string{"RCH", "OBJ", "ALC"}, "nothing hands out %s, which %s asks for", g.Token, o.ID))
			}
		}
	}
	return faults
}
