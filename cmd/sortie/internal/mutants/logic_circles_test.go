package mutants

// circles finds rules that wait for each other, rules that run each other for ever, and objectives that open
// each other.
func circles(t *trial) []fault {
	wait, run, opens := map[string][]string{}, map[string][]string{}, map[string][]string{}
	for _, r := range t.mission.Rules {
		if r.When != nil && r.When.Kind == "after" {
			wait[r.ID] = append(wait[r.ID], r.When.Rule)
		}
		for _, e := range r.Do {
			if e.Kind == "rule" && r.If == nil && r.Times == 0 && r.PerRound == 0 && !r.Optional {
				run[r.ID] = append(run[r.ID], e.Rule)
			}
		}
	}
	for _, o := range t.mission.Objectives {
		if o.After != "" {
			opens[o.ID] = []string{o.After}
		}
	}
	var faults []fault
	for _, c := range []struct {
		edges map[string][]string
		codes []string
		what  string
	}{
		{wait, []string{"RUL001", "RCH004"}, "rule %s waits for itself"},
		{run, []string{"RUL002", "RCH004"}, "rule %s runs itself"},
		{opens, []string{"OBJ", "RUL", "REF"}, "objective %s opens itself"},
	} {
		for _, id := range sorted(c.edges) {
			if leads(c.edges, id, id, map[string]bool{}) {
				faults = append(faults, wrong(c.codes, c.what, id))
			}
		}
	}
	return faults
}

// leads reports whether a way leads from one name to another.
func leads(edges map[string][]string, from, to string, seen map[string]bool) bool {
	for _, next := range edges[from] {
		if next == to {
			return true
		}
		if !seen[next] {
			seen[next] = true
			if leads(edges, next, to, seen) {
				return true
			}
		}
	}
	return false
}

// unpaid finds objectives that pay nothing, not even in words.
func unpaid(t *trial) []fault {
	var faults []fault
	for _, o := range t.mission.Objectives {
		r := o.Reward
		if r.Text == "" && r.UA == 0 && r.Token == "" && r.Per == nil && len(r.Tiers) == 0 && r.Draw == nil &&
			r.Career == nil && len(r.Boons) == 0 && len(r.Prices) == 0 && r.Roll == nil && r.Points == 0 &&
			r.Draft == nil && len(r.Levels) == 0 {
			faults = append(faults, wrong([]string{"OBJ"}, "objective %s pays nothing", o.ID))
		}
	}
	return faults
}

// seats finds numbers of players and traders that no table has.
func seats(t *trial) []fault {
	var faults []fault
	p := t.mission.Players
	if p.Min > p.Max {
		faults = append(faults, wrong([]string{"PLY001"}, "%d to %d crews", p.Min, p.Max))
	}
	if most := t.rules.Crews.Most; most > 0 && t.mission.Setup.Crew > most {
		faults = append(faults, wrong([]string{"PLY002"}, "%d traders, a crew has %d", t.mission.Setup.Crew, most))
	}
	for i, v := range t.mission.Variations {
		if v.Min > p.Max || v.Max > 0 && v.Max < p.Min || v.Max > 0 && v.Min > v.Max {
			faults = append(faults, wrong([]string{"PLY", "OBJ", "SPN"}, "variation %d is for crews that never play", i))
		}
		if most := t.rules.Crews.Most; most > 0 && v.Crew > most {
			faults = append(faults, wrong([]string{"PLY002"}, "%d traders, a crew has %d", v.Crew, most))
		}
	}
	return faults
}
