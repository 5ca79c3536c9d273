package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// span is where the reference knows a counter to go.
type span struct {
	start   int
	most    *int
	up      bool
	down    bool
	becomes []int
}

// spans follows the counters of a mission.
func spans(m *model.Mission) map[string]*span {
	all := map[string]*span{}
	for _, c := range m.Setup.Counters {
		all[c.ID] = &span{start: c.Start, most: c.Most}
	}
	for _, e := range effectsOf(m) {
		s := all[e.Of]
		if e.Kind != "counter" || s == nil {
			continue
		}
		s.up, s.down = s.up || e.Add > 0, s.down || e.Add < 0
		if e.Becomes != nil {
			s.becomes = append(s.becomes, *e.Becomes)
		}
	}
	return all
}

// can reports whether a counter can come to a number.
func (s *span) can(n int) bool {
	if s.most != nil && n > *s.most {
		return false
	}
	from := append(slices.Clone(s.becomes), s.start)
	return slices.ContainsFunc(from, func(v int) bool { return v == n || n > v && s.up || n < v && s.down })
}

// counters finds numbers that counters never come to.
func counters(t *trial) []fault {
	all := spans(t.mission)
	var faults []fault
	reach := func(what, of string, n int) {
		if s := all[of]; s != nil && !s.can(n) {
			faults = append(faults, wrong(lost, "%s waits for %d of %s", what, n, of))
		}
	}
	for _, r := range t.mission.Rules {
		for _, w := range triggers(r.When) {
			if w.Kind == "counter" {
				reach("rule "+r.ID, w.Of, w.Reaches)
			}
		}
		for _, c := range conditions(r.If) {
			if s := all[c.Of]; c.Kind == "counter" && s != nil && c.Min != nil && *c.Min > s.start {
				reach("rule "+r.ID, c.Of, *c.Min)
			}
		}
	}
	for _, w := range t.mission.Ends {
		if w.Kind == "counter" {
			reach("the end", w.Of, w.Reaches)
		}
	}
	for _, o := range t.mission.Objectives {
		for _, g := range goals(o.Done) {
			if g.Kind == "counter" {
				reach("objective "+o.ID, g.Of, g.Reaches)
			}
		}
	}
	for _, c := range t.mission.Setup.Counters {
		if c.Most != nil && c.Start > *c.Most {
			faults = append(faults, wrong(lost, "%s starts at %d of %d", c.ID, c.Start, *c.Most))
		}
	}
	return faults
}

// contradictions finds conditions that cannot hold: bounds that cross, alone or within one "all".
func contradictions(t *trial) []fault {
	var faults []fault
	for _, r := range t.mission.Rules {
		for _, c := range conditions(r.If) {
			if c.Min != nil && c.Max != nil && *c.Min > *c.Max || c.First > 0 && c.Last > 0 && c.First > c.Last {
				faults = append(faults, wrong(lost, "a condition of %s holds nowhere", r.ID))
			}
			if c.Kind == "hostility" && c.From != "" && c.To != "" && levelOf(t.rules, c.From) > levelOf(t.rules, c.To) {
				faults = append(faults, wrong(lost, "a condition of %s goes from %s to %s", r.ID, c.From, c.To))
			}
			if c.Kind == "crews" && (c.Min != nil && *c.Min > t.mission.Players.Max || c.Max != nil && *c.Max < t.mission.Players.Min) {
				faults = append(faults, wrong(lost, "a condition of %s asks for crews that never play", r.ID))
			}
			if c.Kind == "all" && apart(c.Conditions) {
				faults = append(faults, wrong(lost, "two conditions of %s exclude each other", r.ID))
			}
		}
	}
	return faults
}

// apart reports whether two bounds on one counter exclude each other.
func apart(list []model.Condition) bool {
	for _, a := range list {
		for _, b := range list {
			if a.Kind == "counter" && b.Kind == "counter" && a.Of == b.Of && a.Min != nil && b.Max != nil && *a.Min > *b.Max {
				return true
			}
		}
	}
	return false
}

func levelOf(r *model.RuleSet, id string) int {
	return slices.IndexFunc(r.Hostility.Levels, func(l model.HostilityLevel) bool { return l.ID == id })
}
