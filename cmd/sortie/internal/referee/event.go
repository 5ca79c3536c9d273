package main

// event judges one event.
func (r *referee) event(l *line) {
	if r.due(l) {
		return
	}
	if r.deploy(l) || r.order(l) || r.walk(l) || r.fight(l) || r.peg(l) || r.thing(l) {
		return
	}
	switch l.Event {
	case "rule-works", "card-drawn", "card-played", "scattered":
		r.caused = true
	case "game-began", "game-ended", "searched", "room-searched", "card-words", "card-back", "kill-counted", "left-undone", "arrival", "no-arrival", "targeted",
		"words-read", "deck-changed", "counts-as", "found", "not-found", "no-token", "airlock-torn", "redirected",
		"interacted", "unmoved", "counted", "used", "thrown", "piece-mended", "looked", "entry-sealed", "hits-taken", "piece-locked":
	case "shifted":
		r.shifted(l)
	case "mood":
		if f := r.figure(l.Figure); f != nil {
			f.mood = l.Mood
		}
	case "side-turned":
		for _, f := range r.figures[1:] {
			if f.kind == l.Npc {
				f.charged = l.Chosen == 1 || r.facts.Track.Levels[r.level()].Charged
			}
		}
	case "item-shifted":
		if t := r.token(l.Token); t != nil {
			to, _ := at(l.At)
			t.where = floor(to)
		}
	case "door-turned":
		if l.State == "" || r.doors[l.Door] == "" {
			r.fault("there is no door %q that is %q", l.Door, l.State)
		}
		r.doors[l.Door] = l.State
	case "persuaded":
	case "joined", "left-crew":
	default:
		r.fault("nothing is known of the event %q", l.Event)
	}
	switch l.Event {
	case "searched":
		r.robbed = l.Robbed
	case "used":
		if t := r.token(l.Token); t != nil && l.On == r.acting {
			r.actions += t.design.Actions
		}
	case "joined":
		r.joined(l)
	case "left-crew":
		if f := r.figure(l.Figure); f != nil {
			f.crew = 0
		}
	}
	if r.won = 0; l.Event == "persuaded" && l.Won == 1 {
		r.won = l.Target
	}
}

// joined makes somebody one of a crew; one who was won over just now can act in this round. A trader goes over to another crew only
// when it is talked into it, and may go back to its own.
func (r *referee) joined(l *line) {
	f := r.figure(l.Figure)
	if f == nil {
		return
	}
	back := f.trader() && f.crew != f.own && l.Crew == f.own
	if (f.trader() || f.crew != 0) && (r.won != l.Figure || f.crew == l.Crew) && !back {
		r.fault("%s cannot join a crew", f.name)
	}
	f.crew, f.mood = l.Crew, ""
	if r.won == l.Figure {
		f.acted = false
	}
}

// due judges an event that has to come now, and reports whether it is something else.
func (r *referee) due(l *line) bool {
	if x := r.hurt; x != nil {
		if r.hurt = nil; l.Event == "hits-taken" {
			return false // somebody else takes some of it
		}
		if l.Event != "hurt" || l.Figure != x.on || l.Damage != x.damage {
			r.fault("an attack does %d damage to figure %d, and this is %s of %d to figure %d", x.damage, x.on, l.Event, l.Damage, l.Figure)
			return true
		}
	}
	return r.stays(l.Event == "defeated" || l.Event == "removed", l.Figure)
}

// stays reports whether somebody without health is still up, when the next thing is not that it falls.
func (r *referee) stays(falls bool, who int) bool {
	n := r.falls
	if r.falls = 0; n == 0 || falls && who == n {
		return false
	}
	r.fault("figure %d has no health left and does not fall", n)
	return true
}

// choice keeps what was chosen, and counts the actions that it takes.
func (r *referee) choice(l *line) {
	if r.choices++; l.Choice != r.choices {
		r.fault("this is choice %d, and choice %d comes here", l.Choice, r.choices)
	}
	if l.Take < 1 || l.Take > l.Of {
		r.fault("option %d of %d is taken", l.Take, l.Of)
	}
	if l.About == "action" || l.About == "trader" || l.About == "acts" {
		r.heard()
	}
	r.last, r.about, r.paying = l.Does, l.About, l.Pay
	r.caused = r.caused && l.About != "action" && l.About != "trader" && l.About != "acts"
	if l.About != "action" {
		return
	}
	if l.Figure != r.acting {
		r.fault("figure %d chooses an action in the turn of figure %d", l.Figure, r.acting)
	}
	r.played = true
	r.spent += costs(l)
	if r.spent > r.actions {
		r.fault("figure %d takes %d actions in a turn that has %d", l.Figure, r.spent, r.actions)
	}
}

// costs is how many actions something takes that a trader does in its turn.
func costs(l *line) int {
	switch l.Does {
	case "end-turn", "skill", "card":
		return 0
	case "step", "pick-up", "put-down", "give", "use", "revive", "door", "throw", "throw-to":
		if l.Pay == "action" {
			return 1
		}
		return 0
	}
	if l.Pay == "free" || l.Pay == "skill" || l.Pay == "granted" {
		return 0
	}
	return 1
}
