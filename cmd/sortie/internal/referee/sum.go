package main

import "slices"

// covered reports whether somebody of a figure's crew has used a skill in this round, which may keep it from harm to the end of it.
func (r *referee) covered(on *figure) bool {
	return on.crew > 0 && slices.ContainsFunc(r.figures[1:], func(f *figure) bool { return f.crew == on.crew && f.skilled })
}

// summed checks what cover and armour take off the hits, and the damage.
func (r *referee) summed(l *line) {
	x := r.attack(true)
	if x == nil {
		r.fault("the sum of an attack that nobody has rolled for")
		return
	}
	r.attacks = r.attacks[:len(r.attacks)-1]
	on := r.figures[x.on]
	bends := r.bends(x.by, x.on, x.token)
	a := &r.facts.Attack
	if x.by > 0 && r.figures[x.by].trader() && x.misses >= a.Jam && a.Jam > 0 && x.how == "shot" && !slices.Contains(bends, "without-misfires") {
		r.fault("%d misfires void the attack, and it is summed up", x.misses)
	}
	if l.Hits != x.hits && !slices.Contains(bends, "hits") && !r.caused {
		r.fault("%d hits were rolled, and %d are counted", x.hits, l.Hits)
	}
	if (x.how == "strike" || x.by == 0) && l.Cover != 0 || !slices.Contains(r.facts.Cover, l.Cover) {
		r.fault("cover takes %d off a %s", l.Cover, x.how)
	}
	left := max(l.Hits-l.Cover, 0)
	if want, sure := r.armour(on, x, left, bends); sure && l.Armour != want {
		r.fault("armour takes %d off: by what %s wears it is %d", l.Armour, on.name, want)
	}
	if want := max(left-l.Armour, 0); l.Damage != want && !((r.caused || r.covered(on)) && l.Damage < want) { // a skill may take some off
		r.fault("%d hits less %d and %d are %d damage, not %d", l.Hits, l.Cover, l.Armour, want, l.Damage)
	}
	if l.Damage > 0 {
		x.damage = l.Damage
		r.hurt = x
	}
}

// armour is what armour takes off: of two sorts the higher, of equal ones the shield, which falls if a hit gets through.
func (r *referee) armour(on *figure, x *attack, hits int, bends []string) (int, bool) {
	if slices.Contains(bends, "without-armour") || slices.Contains(bends, "without-shields") || slices.Contains(bends, "without-shield") {
		return 0, false
	}
	if hits == 0 {
		return 0, true
	}
	side := r.side(on)
	plain, shield, bare, lent := side.Armour, side.Shield, true, false
	for _, t := range r.tokens[1:] {
		if t.where != tray(x.on) || !t.flags["worn"] {
			continue
		}
		bare = false
		plain = max(plain, t.design.Armour)
		if (!t.flags["beaten"] || x.fell) && t.design.Shield > shield {
			shield, lent = t.design.Shield, true
		}
	}
	if bare {
		plain = max(plain, side.Natural)
	}
	plain += on.stat["armour"]
	if on.shieldDown && !lent && !x.fell {
		shield = 0
	}
	if shield == 0 || plain > shield || plain == shield && !r.facts.Attack.Shield {
		if x.fell {
			r.fault("the shield of %s falls, and it is not what counts", on.name)
		}
		return plain, true
	}
	if (hits > shield) != x.fell {
		r.fault("%d hits on a shield of %d: does it fall?", hits, shield)
	}
	return shield, true
}

// harmed checks the pegs of damage.
func (r *referee) harmed(l *line) {
	f := r.figure(l.Figure)
	if f == nil {
		return
	}
	if f.trader() {
		f.health = max(f.health-l.Damage, 0)
	} else {
		f.health += l.Damage
	}
	if left := f.left2(r); l.Left != left || l.Damage < 1 {
		r.fault("%s takes %d damage and has %d left, not %d", f.name, l.Damage, left, l.Left)
	}
	if f.left2(r) == 0 {
		r.falls = l.Figure
	}
}

// fallen takes somebody down, or off the board.
func (r *referee) fallen(l *line) {
	f := r.figure(l.Figure)
	if f == nil {
		return
	}
	if f.left2(r) > 0 && !r.caused || f.trader() && l.Event != "defeated" {
		r.fault("%s is %s with %d health", f.name, l.Event, f.left2(r))
	}
	if l.Event == "defeated" { // an NPC that somebody wants to take lies there, too
		f.is, f.prone = "down", true
		return
	}
	f.is = "gone"
	for _, t := range r.tokens[1:] {
		if t.where == tray(l.Figure) {
			t.where = floor(f.at)
			t.flags["worn"] = false
		}
	}
}
