package main

// walk judges whatever moves somebody.
func (r *referee) walk(l *line) bool {
	switch l.Event {
	case "move-began", "moved", "entered", "placed", "shoved", "dragged", "went-aboard", "stood-up", "fell":
	default:
		return false
	}
	n := l.Figure
	if l.Event == "shoved" {
		n = l.Target
	}
	if l.Event == "placed" && n == len(r.figures) {
		r.figures = append(r.figures, &figure{is: "gone"})
	}
	f := r.figure(n)
	if f == nil {
		return true
	}
	switch l.Event {
	case "move-began":
		r.load = nil
		r.moveBegan(f, l)
	case "moved":
		r.moved(f, l)
	case "entered":
		r.entered(f, l)
	case "placed":
		r.placed(f, l)
	case "shoved":
		r.pushed(f, l, 142)
	case "dragged":
		r.pushed(f, l, 300)
		r.load = f
	case "went-aboard":
		if (f.crew == 0 || !r.inside(f)) && !r.takenAlong(f) {
			r.fault("%s goes aboard at %v, which is not inside the door of its ship", f.name, f.at)
		}
		f.is = "aboard"
	case "stood-up":
		r.stoodUp(f, n)
	case "fell":
		f.prone = true
	}
	return true
}

func (r *referee) stoodUp(f *figure, n int) {
	if !f.prone {
		r.fault("%s gets up and does not lie", f.name)
	}
	f.prone = false
	r.deed(f, n)
}

// deed counts an action of an NPC in its own turn; those of traders, and of NPCs whom a crew plays, are counted by their choices.
func (r *referee) deed(f *figure, n int) {
	if f.trader() || f.crew > 0 || r.played || n != r.acting || r.actions == 0 || r.caused {
		return
	}
	if r.spent++; r.spent > r.actions {
		r.fault("%s takes %d actions in a turn that has %d", f.name, r.spent, r.actions)
	}
}

// moveBegan checks how far a move may go: what the board says, and no more than is left of the round.
func (r *referee) moveBegan(f *figure, l *line) {
	f.left = l.Most
	if l.Chosen == 0 {
		return
	}
	m := &r.facts.Move
	most := max(m.Step+r.side(f).Fast+100*f.stat["move"], 0)
	switch {
	case r.last == "step" && f.crew > 0:
		most = m.Proximity
	case (r.last == "drag" || r.last == "drag-piece") && f.crew > 0:
		if most = m.Drag; l.Most > most && r.helped(f) {
			most = m.Together
		}
	case r.last == "follow" && f.crew > 0:
		if most = 100; l.Most == m.Across {
			most = m.Across // on the slant
		}
	}
	if r.last == "step" || r.last == "drag" || r.last == "drag-piece" || r.last == "follow" {
		r.last = "" // what else moves behind it goes as far as any
	}
	if m.Most > 0 {
		most = max(min(most, m.Most-f.moved), 0)
	}
	if l.Most != most {
		r.fault("%s may go %d: the rules say %d", f.name, l.Most, most)
	}
	r.deed(f, l.Figure)
}

// moved checks one step.
func (r *referee) moved(f *figure, l *line) {
	from, _ := at(l.From)
	to, ok := at(l.At)
	length, open := r.board.step(f.at, to, r.doors)
	switch {
	case !ok || !f.stands() || f.prone:
		r.fault("%s cannot walk", f.name)
	case from != f.at:
		r.fault("%s goes from %v and is at %v", f.name, from, f.at)
	case !open:
		r.fault("%s goes from %v to %v: nobody can", f.name, f.at, to)
	case l.Length != length:
		r.fault("the step from %v to %v is %d long, not %d", f.at, to, length, l.Length)
	}
	f.at = to
	if f.left -= l.Length; l.Chosen == 0 {
		return
	}
	if f.left < 0 {
		r.fault("%s goes %d farther than its move", f.name, -f.left)
	}
	if f.moved += l.Length; r.facts.Move.Most > 0 && f.moved > r.facts.Move.Most {
		r.fault("%s has moved %d in this round", f.name, f.moved)
	}
}

// entered checks the first step out of an airlock.
func (r *referee) entered(f *figure, l *line) {
	to, _ := at(l.At)
	f.at = to
	switch {
	case f.is != "waiting" || !r.inside(f):
		r.fault("%s comes in at %v, which is not inside the door of its ship", f.name, to)
	case l.Length != 100:
		r.fault("coming in takes 100, not %d", l.Length)
	}
	f.is = "up"
	f.left -= l.Length
	f.moved += l.Length
}

// inside reports whether a figure is inside the door of its ship.
func (r *referee) inside(f *figure) bool {
	for _, a := range r.facts.Airlocks {
		if a.ID != r.docked[f.crew] {
			continue
		}
		for _, p := range a.Inside {
			if c, ok := at(p); ok && c == f.at {
				return true
			}
		}
	}
	return false
}

// takenAlong reports whether a figure that lies is dragged aboard: the one in its turn is inside the door, and it is behind. That one is
// a comrade, or drags somebody of no crew: whether the mission wants those to be brought in, the referee does not know.
func (r *referee) takenAlong(f *figure) bool {
	if f.is != "down" || r.acting < 1 || r.acting >= len(r.figures) {
		return false
	}
	mate := r.figures[r.acting]
	dx, dy := mate.at.x-f.at.x, mate.at.y-f.at.y
	return (mate.crew == f.crew || f.crew == 0 && r.load == f) && r.inside(mate) && dx*dx <= 1 && dy*dy <= 1
}

// placed puts somebody on the board, or moves one who has turned into somebody else or fallen on another.
func (r *referee) placed(f *figure, l *line) {
	to, ok := at(l.At)
	for _, x := range r.figures[1:] {
		if x != f && x.onBoard() && x.at == to {
			r.fault("figure %d is placed on %s", l.Figure, x.name)
		}
	}
	if !ok || !r.board.free(to) {
		r.fault("nobody can be placed at %v", to)
	}
	if f.onBoard() && f.kind == l.Kind {
		f.at = to
		return
	}
	fresh := figure{name: l.Name, kind: l.Kind, is: "up", at: to, stat: map[string]int{}, charged: r.facts.Track.Levels[r.level()].Charged}
	if f.onBoard() { // it turned out to be somebody else
		fresh.acted, fresh.charged = f.acted, f.charged
	} else {
		fresh.late = r.late(l.Kind)
	}
	*f = fresh
}

// late reports whether somebody of a kind comes while its group acts, or after it, in its phase: it waits for the next round.
func (r *referee) late(kind string) bool {
	g := r.group(&figure{kind: kind})
	if g < 0 || r.phase < 0 || r.facts.Groups[g].Phase != r.facts.Phases[r.phase] || r.acting == 0 {
		return false
	}
	o := r.group(r.figures[r.acting])
	return o >= 0 && r.facts.Groups[o].Order > r.facts.Groups[g].Order
}

// pushed moves somebody by force.
func (r *referee) pushed(f *figure, l *line, most int) {
	from, _ := at(l.From)
	to, _ := at(l.At)
	dx, dy := to.x-f.at.x, to.y-f.at.y
	switch {
	case from != f.at && l.Event == "shoved":
		r.fault("%s goes from %v and is at %v", f.name, from, f.at)
	case 10_000*(dx*dx+dy*dy) > most*most || !r.board.free(to):
		r.fault("%s is moved from %v to %v", f.name, f.at, to)
	}
	f.at = to
}
