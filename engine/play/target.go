package play

import "github.com/sortie-tools/sortie/schema/model"

// targets are those whom an NPC could go for, equal ones together, a bit each: the first step of the rules that has any
// (seed 000:1310-1321, 1418-1427; seed 002:3080-3086, 3778-3786).
func (g *Game) targets(who int8) uint64 {
	if k := g.sort(who).Kind; k >= 0 {
		if t := g.favoured(who, g.Rules.kinds[k].targets); t != 0 {
			return t
		}
	}
	lines := g.Rules.groups[g.sort(who).Group].targets
	if len(lines) == 0 {
		return g.nearest(who, ^uint64(0))
	}
	return g.preferred(who, lines)
}

// favoured are those whom a kind goes for before the targets of its group: in sight, where its list says so, and in contact.
func (g *Game) favoured(who int8, lines []priority) uint64 {
	for i := range lines {
		step := contactStep
		if lines[i].seen {
			step = sightStep
		}
		if t := g.goal(who, step, g.among(who, &lines[i])); t != 0 {
			return t
		}
	}
	return 0
}

// preferred are the targets by a list of priorities: in each of the steps of the rules the highest that has any.
func (g *Game) preferred(who int8, lines []priority) uint64 {
	for _, a := range g.Rules.aims {
		if a.harm && a.step == sightStep && !g.shootsFirst(who) {
			continue
		}
		for i := range lines {
			if t := g.goal(who, a.step, g.fit(who, a, g.among(who, &lines[i]))); t != 0 {
				return t
			}
		}
	}
	return 0
}

// goal are those of some to whom a step comes first.
func (g *Game) goal(who int8, step int, among uint64) uint64 {
	switch step {
	case contactStep:
		return g.inContact(who, among)
	case sightStep:
		return g.inSight(who, among)
	}
	return g.byWay(who, among)
}

// among are the figures that a line of a target list speaks of.
func (g *Game) among(who int8, p *priority) uint64 {
	var out uint64
	for i := range int8(g.Count) {
		if p.groups>>uint(g.groupOf(i))&1 == 1 && (!p.captain || g.Figures[i].Flags.Has(Captain)) && !g.kept(i, fromAim, who) {
			out |= 1 << i
		}
	}
	return out
}

// nearest are the nearest of some: in sight and out of cover, else in sight, else by the shortest way (seed 000:1312-1317).
func (g *Game) nearest(who int8, among uint64) uint64 {
	if t := g.inSight(who, among); t != 0 {
		return t
	}
	return g.byWay(who, among)
}

// inContact are those in contact.
func (g *Game) inContact(who int8, among uint64) uint64 {
	return g.least(who, among, func(i int8) (model.Length, bool) { return 0, g.touch(who, i) })
}

// inSight are the nearest who are seen: those out of cover, if there are any.
func (g *Game) inSight(who int8, among uint64) uint64 {
	var seen, open uint64
	for i := range int8(g.Count) {
		if among>>uint(i)&1 == 0 || !g.Figures[i].Stands() || !g.enemies(who, i) {
			continue
		}
		if cover, so := g.sees(who, i); so {
			seen |= 1 << i
			if !g.covered(cover) {
				open |= 1 << i
			}
		}
	}
	if open != 0 {
		seen = open
	}
	if seen&(seen-1) == 0 {
		return seen
	}
	return g.least(who, seen, func(i int8) (model.Length, bool) {
		return g.Rules.Field.Apart(g.Figures[who].At, g.Figures[i].At), true
	})
}

// byWay are those to whom the way is shortest; figures are not in its way (ruling RU-12).
func (g *Game) byWay(who int8, among uint64) uint64 {
	row := g.Rules.Field.Row(g.Figures[who].At, g.barred())
	t := g.least(who, among, func(i int8) (model.Length, bool) {
		d := row[g.Figures[i].At]
		return model.Length(d), d != 1<<16-1
	})
	return t
}

// least are those of some enemies who stand of whom a measure is least, a bit each.
func (g *Game) least(who int8, among uint64, measure func(int8) (model.Length, bool)) uint64 {
	var out uint64
	best := model.Length(1 << 30)
	for i := range int8(g.Count) {
		if among>>uint(i)&1 == 0 || !g.Figures[i].Stands() || !g.enemies(who, i) {
			continue
		}
		n, ok := measure(i)
		switch {
		case !ok || n > best:
		case n < best:
			best, out = n, 1<<i
		default:
			out |= 1 << i
		}
	}
	return out
}
