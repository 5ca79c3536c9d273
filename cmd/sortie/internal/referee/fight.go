package main

import "slices"

// attack is an attack under way.
type attack struct {
	by, on int
	token  int
	how    string
	heavy  bool
	extra  int
	rolled bool
	hits   int
	misses int
	damage int
	fell   bool // the shield did
	shared bool // it is made of hits of another
	band   int
}

// fight judges attacks, damage and what comes of it.
func (r *referee) fight(l *line) bool {
	switch l.Event {
	case "shot", "struck":
		r.declared(l)
	case "fired", "assailed":
		r.fired(l)
	case "thing-hurt":
	case "rolled":
		r.rolled(l)
	case "rerolled":
		if x := r.attack(true); x != nil {
			x.hits, x.misses = l.Hits, l.Misfires
		}
	case "shared":
		r.shared(l)
	case "voided":
		r.voided(l)
	case "called-off":
		if r.attack(false) == nil {
			r.fault("an attack is called off that nobody makes")
			return true
		}
		r.attacks = r.attacks[:len(r.attacks)-1]
	case "stray-hit":
		if x := r.attack(true); x == nil || l.Meant != x.on {
			r.fault("somebody else is hit, and there is no attack on figure %d", l.Meant)
		} else if r.figure(l.Figure) != nil {
			x.on = l.Figure
		}
	case "shield-fell":
		r.shieldFell(l)
	case "summed":
		r.summed(l)
	case "hurt":
		r.harmed(l)
	case "defeated", "removed":
		r.fallen(l)
	default:
		return false
	}
	return true
}

// attack is the attack on top; rolled: its dice have been rolled. nil: there is none such.
func (r *referee) attack(rolled bool) *attack {
	if n := len(r.attacks); n > 0 && r.attacks[n-1].rolled == rolled {
		return r.attacks[n-1]
	}
	return nil
}

func (r *referee) declared(l *line) {
	on := r.figure(l.Target)
	if on == nil || l.Figure != 0 && r.figure(l.Figure) == nil || l.Token != 0 && r.token(l.Token) == nil {
		return
	}
	if len(r.attacks) > 16 {
		r.fault("attacks lie upon each other without end")
	}
	x := &attack{by: l.Figure, on: l.Target, token: l.Token, how: l.How, heavy: l.Heavy == 1, extra: l.Extra, band: -1}
	r.attacks = append(r.attacks, x)
	if l.Figure == 0 {
		return
	}
	by := r.figures[l.Figure]
	x.band = r.board.band(by.at, on.at)
	if !on.stands() || !by.stands() {
		r.fault("%s attacks %s, and one of them does not stand", by.name, on.name)
	}
	if x.how == "strike" && !r.board.near(by.at, on.at, r.doors) {
		r.fault("%s strikes at %s from %v to %v", by.name, on.name, by.at, on.at)
	}
	if l.Token > 0 && x.how != "throw" {
		r.armed(by, l)
	}
	if l.Free == 0 && x.how != "blast" {
		r.deed(by, l.Figure)
	}
	if l.Event == "shot" {
		r.shot(by, on, l)
	}
}

// fired checks an attack that is on no figure, a blast or one on a piece: the gun, its ammunition and its noise. What the blast does are attacks of their own.
func (r *referee) fired(l *line) {
	by := r.figure(l.Figure)
	if by == nil || l.Token != 0 && r.token(l.Token) == nil {
		return
	}
	if l.Token > 0 {
		r.armed(by, l)
	}
	if l.Event == "fired" || l.How == "shot" {
		r.spends(by, l)
	}
}

// armed checks the weapon of an attack.
func (r *referee) armed(by *figure, l *line) {
	t := r.tokens[l.Token]
	if t.where != tray(l.Figure) {
		r.fault("%s attacks with token %d (%s), which is in %s", by.name, l.Token, t.design.ID, t.where)
	}
	if t.flags["broken"] || t.flags["jammed"] && l.Event != "struck" && l.How != "strike" {
		r.fault("%s attacks with a %s that is jammed or broken", by.name, t.design.ID)
	}
}

// shot checks ammunition and noise.
func (r *referee) shot(by, on *figure, l *line) {
	if r.board.near(by.at, on.at, r.doors) {
		r.fault("%s shoots at %s, who stands beside it", by.name, on.name)
	}
	if !by.trader() {
		if g := r.group(by); g >= 0 {
			if reach := r.facts.Groups[g].Reach; reach > 0 && r.board.band(by.at, on.at) >= reach {
				r.fault("%s shoots farther than its group does", by.name)
			}
		}
	}
	r.spends(by, l)
}

// spends checks what a shot takes, and the noise that it makes.
func (r *referee) spends(by *figure, l *line) {
	bends := r.bends(l.Figure, 0, l.Token)
	if by.trader() {
		want := by.ammo - r.facts.Attack.PerShot - max(l.Extra, 0)
		switch {
		case slices.Contains(bends, "without-ammo"):
			want = by.ammo
		case l.Extra < 0:
			want = 0
		}
		if l.Ammo == nil || *l.Ammo != want || want < 0 {
			r.fault("%s has %v ammo behind the shot: by the rules %d of %d", by.name, deref(l.Ammo), want, by.ammo)
		}
		by.ammo = max(want, 0)
	}
	if by.crew > 0 && !slices.Contains(bends, "without-noise") {
		r.loud(by)
	}
}

func deref(p *int) any {
	if p == nil {
		return "no"
	}
	return *p
}

// loud has a shot owe its peg.
func (r *referee) loud(by *figure) {
	t := &r.facts.Track
	fresh := !by.loud
	by.loud = true
	if t.Shot == 0 || t.ShotsPerRound > 0 && r.shots >= t.ShotsPerRound || t.ShotsPerRound == 0 && !fresh {
		return
	}
	r.shots++
	r.noise += t.Shot
}

// bends are the effects that may change an attack: of whoever makes it, of its weapon and of its target.
func (r *referee) bends(by, on, token int) []string {
	var out []string
	for i, n := range []int{by, on} {
		if n < 1 || n >= len(r.figures) {
			continue
		}
		out = append(out, r.side(r.figures[n]).Bends...)
		if i == 0 && !r.figures[n].trader() && token <= 0 {
			continue // what an NPC carries for a crew it does not use
		}
		for _, t := range r.tokens[1:] {
			if t.where == tray(n) && (i == 0 || t.flags["worn"]) && !(i == 0 && token > 0 && t != r.tokens[token] && t.design.Armour+t.design.Shield == 0) {
				out = append(out, t.design.Bends...)
			}
		}
	}
	return out
}

// rolled checks the dice of a roll, and the sum of their faces.
func (r *referee) rolled(l *line) {
	hits, misses := 0, 0
	x := r.attack(false)
	die := r.facts.Attack.First
	for _, f := range l.Faces {
		if l.For == 0 && f[0] != die {
			r.fault("a %s die is rolled where a %s one comes", f[0], die)
		}
		known := false
		for _, d := range r.facts.Dice {
			if d.ID != f[0] {
				continue
			}
			if die = d.Then; die == "" {
				die = d.ID
			}
			for _, s := range d.Faces {
				if s.Title == f[1] {
					known = true
					hits += s.Hits
					if s.Misfire {
						misses++
					}
					break
				}
			}
		}
		if !known {
			r.fault("the die %s has no face %q", f[0], f[1])
		}
	}
	if l.For > 0 {
		if l.For == r.acting && r.figures[l.For].crew == 0 {
			r.actions = 0 // the die says what it does, however many actions that is (ruling RU-69)
		}
		return
	}
	if len(l.Faces) < 12 && (l.Hits != hits || l.Misfires != misses) {
		r.fault("the dice show %d hits and %d misfires, not %d and %d", hits, misses, l.Hits, l.Misfires)
	}
	if x == nil {
		return
	}
	x.rolled, x.hits, x.misses = true, l.Hits, l.Misfires
	if want, sure := r.dice(x); sure && !r.caused && // a skill may say otherwise
		len(l.Faces) != min(want, 12) {
		r.fault("%d dice are rolled for a %s: the numbers say %d", len(l.Faces), x.how, want)
	}
}

// shared has somebody take hits of an attack on another: they are judged like an attack of their own, without dice.
func (r *referee) shared(l *line) {
	for i := len(r.attacks) - 1; i >= 0; i-- {
		x := r.attacks[i]
		if x.shared || !x.rolled || x.by != l.Figure {
			continue
		}
		if x.hits -= l.Hits; x.hits < 0 {
			r.fault("more hits are shared out than were rolled")
		}
		part := *x
		part.on, part.hits, part.shared, part.fell = l.Target, l.Hits, true, false
		r.attacks = append(r.attacks, &part)
		return
	}
	r.fault("hits are shared out, and there is no attack of figure %d", l.Figure)
}

// dice is how many dice an attack has; sure: nothing of those who take part changes that.
func (r *referee) dice(x *attack) (n int, sure bool) {
	if x.by == 0 || slices.Contains(r.bends(x.by, x.on, x.token), "dice") {
		return 0, false
	}
	by := r.figures[x.by]
	side := r.side(by)
	var d *design
	if x.token > 0 {
		d = r.tokens[x.token].design
	}
	switch {
	case x.how == "blast":
		return 0, false
	case x.how == "shot" && d != nil:
		if x.band < 0 || x.band >= len(d.Ranged) {
			return 0, x.band >= 0
		}
		n = d.Ranged[x.band] + by.stat["ranged"]
	case x.how == "throw" && d != nil:
		n = d.Throw
	case x.how == "strike" && d != nil && x.heavy:
		n = d.Heavy
	case x.how == "strike" && d != nil:
		n = d.Close
	case x.how == "shot":
		n = side.Ranged + by.stat["ranged"]
	default:
		n = side.Close + by.stat["close"]
	}
	return max(n, 0), true
}

// voided checks that there were misfires enough, and that they count.
func (r *referee) voided(l *line) {
	x := r.attack(true)
	if x == nil {
		return // of a shove
	}
	r.attacks = r.attacks[:len(r.attacks)-1]
	a := &r.facts.Attack
	if x.misses < a.Jam || a.Jam == 0 {
		r.fault("%d misfires void no attack", x.misses)
	}
	if by := x.by; by > 0 && !r.figures[by].trader() || x.how == "strike" && (x.token == 0 && a.Unarmed || !x.heavy && a.HeavyOnly) {
		r.fault("misfires count for nothing in this attack")
	}
}

func (r *referee) shieldFell(l *line) {
	f := r.figure(l.Figure)
	if f == nil {
		return
	}
	if x := r.attack(true); x != nil && x.on == l.Figure {
		x.fell = true
	}
	if l.Token == 0 {
		f.shieldDown = true
	} else if t := r.token(l.Token); t != nil {
		t.flags["beaten"] = true
	}
}
