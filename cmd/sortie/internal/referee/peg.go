package main

// peg judges pegs: of the track, of health, skill and ammunition.
func (r *referee) peg(l *line) bool {
	switch l.Event {
	case "pegs-added":
		r.added(l)
		return true
	case "healed", "revived", "paid", "skill-used", "skill-pegs", "stat-changed", "reloaded", "ammo-pegs":
	default:
		return false
	}
	f := r.figure(l.Figure)
	if f == nil {
		return true
	}
	switch l.Event {
	case "healed", "revived":
		r.healed(f, l)
	case "paid":
		r.paid(f, l)
	case "skill-used":
		r.skill(f, l.Pegs, r.facts.Attack.PegsPerLevel*l.Rank)
		r.caused = true
	case "skill-pegs":
		if l.Pegs < f.skill && !r.caused || l.Pegs < 0 || l.Pegs > max(f.numbers.Skill, f.skill) {
			r.fault("%s had %d pegs of skill and has %d, of %d", f.name, f.skill, l.Pegs, f.numbers.Skill)
		}
		f.skill = l.Pegs
	case "ammo-pegs":
		if l.Pegs < 0 || l.Pegs > f.ammo && (!r.caused || l.Pegs > r.facts.Attack.Full) {
			r.fault("%s had %d ammo and has %d after a skill or a card", f.name, f.ammo, l.Pegs)
		}
		f.ammo = l.Pegs
	case "stat-changed":
		f.stat[l.Stat] = l.By
	case "reloaded":
		if l.Ammo == nil || *l.Ammo < f.ammo || *l.Ammo > r.facts.Attack.Full || f.ammo == r.facts.Attack.Full {
			r.fault("%s had %d ammo and loads to %v of %d", f.name, f.ammo, deref(l.Ammo), r.facts.Attack.Full)
		} else {
			f.ammo = *l.Ammo
		}
	}
	return true
}

// added checks pegs on the track, and where they come from: the round, a shot, or a rule, a card or a skill.
func (r *referee) added(l *line) {
	t := &r.facts.Track
	if l.Pegs != r.pegs+l.By || l.Pegs < 0 || l.Pegs > t.Holes || l.By == 0 {
		r.fault("%d pegs and %d more are %d, of %d", r.pegs, l.By, l.Pegs, t.Holes)
	}
	r.pegs = l.Pegs
	if t.Levels[r.level()].Charged {
		for _, f := range r.figures[1:] {
			f.charged = f.charged || !f.trader()
		}
	}
	switch {
	case r.owed > 0 && r.caused && l.By != r.owed: // of a rule that works as the phase begins; as many as the round's count as those
	case r.owed > 0:
		if l.By != r.owed && l.Pegs != t.Holes {
			r.fault("the round adds %d pegs, not %d", r.owed, l.By)
		}
		r.owed = 0
	case r.noise > 0 && (l.By == t.Shot || l.Pegs == t.Holes):
		r.noise -= t.Shot
	case !r.caused:
		r.fault("a peg is added, and no shot that can be heard is over")
	}
}

// heard checks that shots that are over have added their pegs.
func (r *referee) heard() {
	if r.noise > 0 && r.pegs < r.facts.Track.Holes {
		r.fault("a shot that can be heard is over, and %d pegs were not added", r.noise)
	}
	r.noise = 0
}

func (r *referee) healed(f *figure, l *line) {
	most := max(f.numbers.Health, f.health)
	if l.Health < f.health || f.trader() && l.Health > most && !r.caused || l.Event == "revived" && (f.is != "down" || l.Health < 1) {
		r.fault("%s had %d health and has %d, of %d", f.name, f.health, l.Health, most)
	}
	f.health = l.Health
	if l.Event == "revived" {
		f.is = "up"
	}
}

// paid checks what an effortless action takes.
func (r *referee) paid(f *figure, l *line) {
	if l.With != r.paying {
		r.fault("%q was chosen to pay with, and %q is paid", r.paying, l.With)
	}
	cost := 0
	if l.With == "skill" {
		r.skill(f, l.Pegs, r.facts.Attack.PegsEffortless)
		return
	}
	if l.Pegs != f.skill-cost {
		r.fault("%s had %d pegs of skill and has %d", f.name, f.skill, l.Pegs)
	}
}

// skill takes pegs of skill, for one skill a round.
func (r *referee) skill(f *figure, left, cost int) {
	if left != f.skill-cost || left < 0 {
		r.fault("%s had %d pegs of skill, and %d less are not %d", f.name, f.skill, cost, left)
	}
	if f.skilled && r.facts.Attack.SkillsPerRound == 1 {
		r.fault("%s uses a second skill in this round", f.name)
	}
	f.skill, f.skilled = left, true
}
