package main

import "slices"

// order judges the course of a game: rounds, phases, turns.
func (r *referee) order(l *line) bool {
	switch l.Event {
	case "round-began":
		if l.Round != r.round+1 {
			r.fault("round %d follows round %d", l.Round, r.round)
		}
		if r.round == 0 && r.crews > 1 && !r.deployment.counter {
			r.fault("the first round begins, and no crew has taken the turn counter")
		}
		if r.round > 0 && !r.passed {
			r.fault("the turn counter did not go on in round %d", r.round)
		}
		r.round, r.passed, r.shots = l.Round, false, 0
		for _, f := range r.figures[1:] {
			f.loud = false
		}
	case "phase-began":
		r.phaseBegan(l)
	case "phase-skipped":
		r.phaseSkipped(l)
	case "turn-passed":
		if l.Crew != r.turn%r.crews+1 || r.passed {
			r.fault("the turn counter goes from crew %d to crew %d", r.turn, l.Crew)
		}
		r.turn, r.passed = l.Crew, true
		for _, f := range r.figures[1:] {
			f.acted, f.skilled, f.late, f.moved, f.stat = f.misses > 0, false, false, 0, map[string]int{}
			f.misses = max(f.misses-1, 0)
		}
	case "turn-began":
		r.turnBegan(l)
	case "turn-ended":
		if l.Figure != r.acting {
			r.fault("the turn of figure %d ends in that of figure %d", l.Figure, r.acting)
		}
		r.alone()
	case "missed":
		if f := r.figure(l.Figure); f != nil {
			f.owes += l.Actions
			f.misses += l.Turns
			f.acted = f.acted || l.Actions == 0
		}
	case "ignored":
		if f := r.figure(l.Figure); f != nil {
			f.owes -= l.Actions
			f.misses -= l.Turns
			f.acted = f.acted && l.Now == 0
		}
	case "level-reached":
		if want := r.facts.Track.Levels[r.level()].ID; l.Level != want {
			r.fault("%d pegs are at the level %s, not %s", r.pegs, want, l.Level)
		}
	default:
		return false
	}
	return true
}

// phaseBegan checks that phases come in their order, and that everybody has acted in the last one.
func (r *referee) phaseBegan(l *line) {
	r.heard()
	if r.phase >= 0 {
		r.phaseEnded(r.facts.Phases[r.phase])
	}
	r.phase = (r.phase + 1) % len(r.facts.Phases)
	if l.Phase != r.facts.Phases[r.phase] {
		r.fault("the phase %s comes where %s should", l.Phase, r.facts.Phases[r.phase])
		if i := slices.Index(r.facts.Phases, l.Phase); i >= 0 {
			r.phase = i
		}
	}
	r.acting, r.caused, r.next = 0, false, r.turn
	if l.Phase == "hostility" {
		r.owed = min(r.facts.Track.Round, r.facts.Track.Holes-r.pegs)
	}
}

// phaseSkipped takes the phase for over that a rule leaves out: nobody acts in it.
func (r *referee) phaseSkipped(l *line) {
	r.phaseBegan(l)
	r.owed = 0
	for _, f := range r.figures[1:] {
		f.acted = f.acted || l.Phase == r.tradersPhase() && f.crew > 0
		if g := r.group(f); g >= 0 && r.facts.Groups[g].Phase == l.Phase {
			f.acted = true
		}
	}
}

// phaseEnded checks that nobody was left out.
func (r *referee) phaseEnded(phase string) {
	if r.owed > 0 && r.pegs < r.facts.Track.Holes {
		r.fault("the round did not add its pegs")
	}
	r.owed = 0
	for _, f := range r.figures[1:] {
		if f.acted {
			continue
		}
		if f.crew > 0 && phase == r.tradersPhase() && (f.stands() || f.is == "waiting") {
			r.fault("%s has not acted in the phase %s", f.name, phase)
		}
		if g := r.group(f); g >= 0 && f.crew == 0 && f.stands() && r.facts.Groups[g].Phase == phase && r.met(f) {
			r.fault("%s has not acted in the phase %s", f.name, phase)
		}
	}
	r.alone()
}

// met reports whether an NPC stood on the board when its group began to act: whoever came later waits for the next round.
func (r *referee) met(f *figure) bool { return !f.late && f.mood != "dormant" }

func (r *referee) tradersPhase() string {
	for _, g := range r.facts.Groups {
		if g.Traders {
			return g.Phase
		}
	}
	return ""
}

// group is the group of an NPC; -1: it is a trader.
func (r *referee) group(f *figure) int {
	for _, k := range r.facts.Kinds {
		if k.ID != f.kind {
			continue
		}
		for i, g := range r.facts.Groups {
			if g.ID == k.Group {
				return i
			}
		}
	}
	return -1
}

func (r *referee) rank(f *figure) int {
	for _, k := range r.facts.Kinds {
		if k.ID == f.kind {
			return k.Rank
		}
	}
	return 0
}

// alone checks that no two figures are in one place once somebody has done acting.
func (r *referee) alone() {
	seen := map[cell]*figure{}
	for _, f := range r.figures[1:] {
		if !f.onBoard() {
			continue
		}
		if g := seen[f.at]; g != nil {
			r.fault("%s and %s are both at %v", g.name, f.name, f.at)
		}
		seen[f.at] = f
	}
}

// turnBegan checks that it is the turn of whoever acts.
func (r *referee) turnBegan(l *line) {
	f := r.figure(l.Figure)
	if f == nil || r.phase < 0 {
		return
	}
	phase := r.facts.Phases[r.phase]
	r.acting, r.actions, r.spent, r.caused, r.played = l.Figure, l.Actions, 0, false, false
	if f.crew > 0 && phase == r.tradersPhase() {
		r.crewTurn(f)
	} else {
		r.npcTurn(f, phase)
	}
	if f.crew > 0 && !f.trader() && phase != r.tradersPhase() {
		return // it only rolls for whether it stays
	}
	if f.acted {
		r.fault("%s acts a second time in round %d", f.name, r.round)
	}
	f.acted = true
	want := max(max(r.side(f).Actions+f.stat["actions"], 0)-f.owes, 0)
	if f.owes = 0; l.Actions != want {
		r.fault("%s has %d actions: its board says %d", f.name, l.Actions, want)
	}
}

// crewTurn checks the order of crews: from the turn counter on, those without anybody left to act are passed over.
func (r *referee) crewTurn(f *figure) {
	due := r.next
	for range r.crews {
		if slices.ContainsFunc(r.figures[1:], func(x *figure) bool {
			return x.crew == due && !x.acted && (x.stands() || x.is == "waiting")
		}) {
			break
		}
		due = due%r.crews + 1
	}
	if f.crew != due {
		r.fault("%s of crew %d acts, and it is the turn of crew %d", f.name, f.crew, due)
	}
	if !f.stands() && f.is != "waiting" {
		r.fault("%s is %s and acts", f.name, f.is)
	}
	r.next = f.crew%r.crews + 1
}

// npcTurn checks phase, group and rank.
func (r *referee) npcTurn(f *figure, phase string) {
	g := r.group(f)
	if g < 0 || r.facts.Groups[g].Phase != phase || !f.stands() {
		r.fault("%s acts in the phase %s", f.name, phase)
		return
	}
	if f.crew > 0 {
		return
	}
	for _, x := range r.figures[1:] {
		o := r.group(x)
		if x == f || o < 0 || x.crew > 0 || x.acted || !x.stands() || r.facts.Groups[o].Phase != phase || !r.met(x) {
			continue
		}
		if o == g && r.rank(x) > r.rank(f) {
			r.fault("%s of rank %d acts before %s of rank %d", f.name, r.rank(f), x.name, r.rank(x))
		}
		if r.facts.Groups[o].Order < r.facts.Groups[g].Order {
			r.fault("%s acts before %s, whose group comes first", f.name, x.name)
		}
	}
}
