package main

import (
	"bytes"
	"encoding/json"
	"slices"
)

// cell is a place: column, row and floor.
type cell struct{ x, y, z int }

func at(p []int) (c cell, ok bool) {
	switch len(p) {
	case 3:
		c.z = p[2]
		fallthrough
	case 2:
		c.x, c.y = p[0], p[1]
		return c, true
	}
	return c, false
}

// figure is somebody, as the events have it.
type figure struct {
	name, kind, is, mood       string
	crew, own                  int // own: that it began with
	at                         cell
	prone, shieldDown, charged bool
	health, skill, ammo, moved int
	numbers                    numbers // of a trader
	misses                     int     // turns that it has still to miss
	acted, skilled, loud, late bool
	stat                       map[string]int
	left                       int // of the move under way
	owes                       int // actions of its next turn
}

func (f *figure) trader() bool  { return f.kind == "" }
func (f *figure) stands() bool  { return f.is == "up" }
func (f *figure) onBoard() bool { return f.is == "up" || f.is == "down" }

// token is a piece of equipment.
type token struct {
	design *design
	where  string // as the transcript writes it
	flags  map[string]bool
}

// referee follows a game.
type referee struct {
	at      int
	faults  []Fault
	ended   bool
	facts   *facts
	board   *board
	figures []*figure // from 1
	tokens  []*token  // from 1
	doors   map[string]string

	pegs, round, turn int
	crews             int
	phase             int // index; -1 before the first
	started           bool
	passed            bool // the turn counter, in this round
	next              int  // the crew that acts next in the phase of the traders
	choices           int
	docked            map[int]string
	deployment        deployment

	acting  int     // whose turn it is
	load    *figure // who was dragged last, in the move under way
	actions int     // that it has
	spent   int     // of them
	played  bool    // it chooses what it does, so that a player plays it
	last    string  // what the last choice does
	about   string
	paying  string
	caused  bool // something that may do anything has happened since the last choice
	shots   int  // of this round that added pegs
	noise   int  // pegs that shots have still to add
	owed    int  // pegs of this round that have not been added yet
	drawn   int  // the token that luck drew last
	robbed  int
	attacks []*attack
	hurt    *attack // damage that has to be done next
	falls   int     // who has to fall next
	won     int     // who was won over just now; 0: nobody
}

// take judges one line.
func (r *referee) take(l *line) {
	if r.ended {
		r.fault("something stands behind the end")
		return
	}
	if (r.at == 1) != (l.Is == "head") {
		r.fault("a transcript begins with one head")
		return
	}
	if r.at > 1 && r.facts == nil {
		return
	}
	if l.Is != "event" && r.facts != nil {
		r.stays(false, 0)
	}
	switch l.Is {
	case "head":
		r.head(l)
	case "stand":
		r.stand(l)
	case "luck":
		r.luck(l)
	case "choice":
		r.choice(l)
	case "event":
		r.event(l)
	case "end":
		r.ended = true
		if l.Choices != r.choices || l.Round != r.round {
			r.fault("the game is said to end in round %d behind %d choices; it is round %d, and there were %d", l.Round, l.Choices, r.round, r.choices)
		}
	default:
		r.fault("there are no lines that are %q", l.Is)
	}
}

func (r *referee) head(l *line) {
	x := l.Facts
	if l.Format != 1 || x == nil || len(l.Crews) == 0 || len(x.Phases) == 0 || len(x.Track.Levels) == 0 {
		r.fault("the head is of another format, or has no facts")
		return
	}
	r.facts, r.crews, r.phase, r.doors, r.docked = l.Facts, len(l.Crews), -1, map[string]string{}, map[int]string{}
	r.board = boardOf(l.Facts)
	r.figures, r.tokens = []*figure{nil}, []*token{nil}
	for _, id := range l.Facts.Tokens {
		i := slices.IndexFunc(l.Facts.Designs, func(d design) bool { return d.ID == id })
		if i < 0 {
			r.fault("there is no design %q", id)
			return
		}
		r.tokens = append(r.tokens, &token{design: &l.Facts.Designs[i], where: `"box"`, flags: map[string]bool{}})
	}
}

// stand compares what a stand line says with what the events have come to. The first is the set-up.
func (r *referee) stand(l *line) {
	if !r.started {
		r.setUp(l)
		return
	}
	if l.Pegs != r.pegs || l.Turn != r.turn {
		r.fault("%d pegs and the turn counter with crew %d: by the events %d and %d", l.Pegs, l.Turn, r.pegs, r.turn)
	}
	for i := range l.Figures {
		r.compare(&l.Figures[i])
	}
	for _, t := range l.Tokens {
		x := r.token(t.Token)
		if x == nil {
			return
		}
		if where := compact(t.Where); where != x.where {
			r.fault("token %d (%s) is in %s: by the events in %s", t.Token, x.design.ID, where, x.where)
		}
		for _, flag := range []string{"jammed", "broken", "worn"} {
			if slices.Contains(t.Is, flag) != x.flags[flag] {
				r.fault("token %d (%s) is %v: by the events it is not", t.Token, x.design.ID, t.Is)
			}
		}
		x.flags["beaten"], x.flags["used"] = slices.Contains(t.Is, "beaten"), slices.Contains(t.Is, "used")
	}
	for door, state := range l.Doors {
		if r.doors[door] != state {
			r.fault("door %s is %s: by the events %s", door, state, r.doors[door])
		}
	}
}

// compare compares one figure.
func (r *referee) compare(s *standing) {
	f := r.figure(s.Figure)
	if f == nil {
		return
	}
	c, _ := at(s.At)
	switch {
	case f.onBoard() && c != f.at:
		r.fault("%s is at %v: by the events at %v", f.name, c, f.at)
	case s.Is != f.is || s.Crew != f.crew || s.Kind != f.kind:
		r.fault("%s is %s, of crew %d: by the events %s, of crew %d", f.name, s.Is, s.Crew, f.is, f.crew)
	case f.is == "gone":
	case s.Prone != f.prone:
		r.fault("%s lies (%v): by the events (%v)", f.name, s.Prone, f.prone)
	case s.Health != f.left2(r):
		r.fault("%s has %d health: by the events %d", f.name, s.Health, f.left2(r))
	case f.trader() && (s.Skill != f.skill || s.Ammo != f.ammo):
		r.fault("%s has %d skill and %d ammo: by the events %d and %d", f.name, s.Skill, s.Ammo, f.skill, f.ammo)
	case s.Mood != f.mood:
		r.fault("%s is %q: by the events %q", f.name, s.Mood, f.mood)
	case s.Moved != f.moved:
		r.fault("%s has moved %d: by the events %d", f.name, s.Moved, f.moved)
	case (s.Shield == "down") != f.shieldDown:
		r.fault("the shield of %s is %q: by the events it is not", f.name, s.Shield)
	}
}

// setUp takes over how the game begins.
func (r *referee) setUp(l *line) {
	r.started, r.pegs, r.turn = true, l.Pegs, l.Turn
	for i, s := range l.Figures {
		f := &figure{name: s.Name, kind: s.Kind, is: s.Is, mood: s.Mood, crew: s.Crew, own: s.Crew, prone: s.Prone, health: s.Health, skill: s.Skill, ammo: s.Ammo, stat: map[string]int{}}
		f.at, _ = at(s.At)
		switch {
		case s.Figure != i+1:
			r.fault("figure %d stands where figure %d should", s.Figure, i+1)
		case f.trader() && i < len(r.facts.Traders):
			f.numbers = r.facts.Traders[i]
			if f.health != f.numbers.Health || f.skill != f.numbers.Skill || f.ammo != r.facts.Attack.Full {
				r.fault("%s begins with %d health, %d skill and %d ammo, not with the %d, %d and %d of its board", f.name, f.health, f.skill, f.ammo, f.numbers.Health, f.numbers.Skill, r.facts.Attack.Full)
			}
		case !f.trader():
			f.health = 0
			f.charged = r.facts.Track.Levels[r.level()].Charged
		}
		r.figures = append(r.figures, f)
	}
	for _, t := range l.Tokens {
		x := r.token(t.Token)
		if x == nil {
			return
		}
		x.where = compact(t.Where)
		for _, f := range t.Is {
			x.flags[f] = true
		}
	}
	for door, state := range l.Doors {
		r.doors[door] = state
	}
}

func compact(raw json.RawMessage) string {
	var b bytes.Buffer
	if json.Compact(&b, raw) != nil {
		return string(raw)
	}
	return b.String()
}

// figure is a figure by its number; nil, with a fault, where there is none such.
func (r *referee) figure(n int) *figure {
	if n < 1 || n >= len(r.figures) {
		r.fault("there is no figure %d", n)
		return nil
	}
	return r.figures[n]
}

func (r *referee) token(n int) *token {
	if n < 1 || n >= len(r.tokens) {
		r.fault("there is no token %d", n)
		return nil
	}
	return r.tokens[n]
}

// side are the numbers of a figure as its board lies.
func (r *referee) side(f *figure) numbers {
	if f.trader() {
		return f.numbers
	}
	for i := range r.facts.Kinds {
		if k := &r.facts.Kinds[i]; k.ID == f.kind {
			if f.charged {
				return k.Sides[1]
			}
			return k.Sides[0]
		}
	}
	return numbers{Health: 1}
}

// left2 is the health that a figure has left: pegs, or what an NPC can still take.
func (f *figure) left2(r *referee) int {
	if f.trader() {
		return f.health
	}
	return max(r.side(f).Health-f.health, 0)
}

// level is the level that the track is at.
func (r *referee) level() int {
	for i := len(r.facts.Track.Levels) - 1; i > 0; i-- {
		if r.pegs > r.facts.Track.Levels[i].Below {
			return i
		}
	}
	return 0
}

// rolls checks that a face is one of its die, and keeps the rolls for who deploys first.
func (r *referee) rolls(l *line) {
	for _, d := range r.facts.Dice {
		if d.ID != l.Die {
			continue
		}
		if l.Face < 1 || l.Face > len(d.Faces) || d.Faces[l.Face-1].Title != l.Shows {
			r.fault("the die %s has no face %d that shows %q", l.Die, l.Face, l.Shows)
		} else if r.round == 0 {
			r.deployment.rolls = append(r.deployment.rolls, d.Faces[l.Face-1].Number)
		}
		return
	}
	r.fault("there is no die %q", l.Die)
}

// luck checks what luck decides.
func (r *referee) luck(l *line) {
	switch l.Stream {
	case "dice":
		r.rolls(l)
	case "coin":
		r.deployment.coin = l.Crew
	case "tokens":
		if t := r.token(l.Token); t != nil {
			if t.where != `"pouch"` {
				r.fault("token %d is drawn out of the pouch and is in %s", l.Token, t.where)
			}
			r.drawn = l.Token
		}
	case "deck":
	default:
		r.fault("there is no luck of %q", l.Stream)
	}
}
