package mutants

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// waits are the numbers of counters that somebody waits for, free to be changed, by who waits.
func waits(m *model.Mission) map[string]*int {
	found := map[string]*int{}
	for i := range m.Rules {
		if w := m.Rules[i].When; w != nil && w.Kind == "counter" {
			found["rule "+m.Rules[i].ID] = &w.Reaches
		}
	}
	for i := range m.Ends {
		if m.Ends[i].Kind == "counter" {
			found[did("end %d", i)] = &m.Ends[i].Reaches
		}
	}
	for i := range m.Objectives {
		if g := &m.Objectives[i].Done; g.Kind == "counter" {
			found["objective "+m.Objectives[i].ID] = &g.Reaches
		}
		for j := range m.Objectives[i].Done.Goals {
			if g := &m.Objectives[i].Done.Goals[j]; g.Kind == "counter" {
				found[did("objective %s.%d", m.Objectives[i].ID, j)] = &g.Reaches
			}
		}
	}
	return found
}

func counterOutOfReach(t *trial) string {
	all := waits(t.mission)
	if len(all) == 0 {
		return ""
	}
	who := sorted(all)[t.IntN(len(all))]
	*all[who] += 1 + t.IntN(9)
	if t.IntN(3) == 0 {
		*all[who] *= -1
	}
	return did("%s waits for %d", who, *all[who])
}

func counterStandsStill(t *trial) string {
	c := pick(t, t.mission.Setup.Counters)
	if c == nil {
		return ""
	}
	n := 0
	for i := range t.mission.Rules {
		r := &t.mission.Rules[i]
		before := len(r.Do)
		r.Do = slices.DeleteFunc(r.Do, func(e model.Effect) bool { return e.Kind == "counter" && e.Of == c.ID })
		n += before - len(r.Do)
	}
	return did("nothing changes %s any more (%d effects)", c.ID, n)
}

func lowerMost(t *trial) string {
	c := pick(t, t.mission.Setup.Counters)
	if c == nil {
		return ""
	}
	n := t.IntN(4)
	c.Most = &n
	return did("%s goes to %d", c.ID, n)
}

func startAboveMost(t *trial) string {
	c := pickWhere(t, t.mission.Setup.Counters, func(c model.Counter) bool { return c.Most != nil })
	if c == nil {
		return ""
	}
	c.Start = *c.Most + 1 + t.IntN(5)
	return did("%s starts at %d of %d", c.ID, c.Start, *c.Most)
}

func number(n int) *int { return &n }

func crossBounds(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	var c *model.Condition
	switch k := pick(t, t.mission.Setup.Counters); {
	case t.IntN(3) == 0 || k == nil && t.IntN(2) == 0:
		last := 1 + t.IntN(4)
		c = &model.Condition{Kind: "round", First: last + 1 + t.IntN(4), Last: last}
	case k != nil && t.IntN(2) == 0:
		low := t.IntN(5)
		c = &model.Condition{Kind: "counter", Of: k.ID, Min: number(low + 1 + t.IntN(3)), Max: number(low)}
	default:
		l := t.rules.Hostility.Levels
		i := 1 + t.IntN(len(l)-1)
		c = &model.Condition{Kind: "hostility", From: l[i].ID, To: l[t.IntN(i)].ID}
	}
	r.If = c
	return did("rule %s asks for %s", r.ID, show(c))
}

// show writes a condition in short.
func show(c *model.Condition) string {
	s := c.Kind + " " + c.Of + c.From + " " + c.To
	for _, n := range []*int{c.Min, c.Max, &c.First, &c.Last} {
		if n != nil {
			s += did(" %d", *n)
		}
	}
	return s
}

func excludeEachOther(t *trial) string {
	k, r := pick(t, t.mission.Setup.Counters), t.doing()
	if k == nil || r == nil {
		return ""
	}
	n := t.IntN(4)
	r.If = &model.Condition{Kind: "all", Conditions: []model.Condition{
		{Kind: "counter", Of: k.ID, Min: number(n + 1)}, {Kind: "counter", Of: k.ID, Max: number(n)},
	}}
	return did("rule %s asks for more and for less than %d of %s", r.ID, n, k.ID)
}

func crewsThatNeverPlay(t *trial) string {
	r := t.doing()
	if r == nil {
		return ""
	}
	n := t.mission.Players.Max + 1 + t.IntN(4)
	r.If = &model.Condition{Kind: "crews", Min: &n}
	return did("rule %s asks for %d crews", r.ID, n)
}
