package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
)

// meant asks whether an event that the table saw is the one that a rule means: it knows no figures apart.
// What a player may leave is asked once, with what it hangs on.
func (t *Table) meant(m *Matter, r *program.Rule) pass {
	if !m.Unsure || r.Optional {
		return through
	}
	m.Ask = yesNo(askFit, fmt.Sprintf("Is it so: %s?", t.sayEvent(m.Leaf)))
	return wait
}

// counts lets only the event with a rule's number through.
func (t *Table) counts(m *Matter, r *program.Rule) pass {
	if m.Leaf == nil || m.Leaf.Nth == 0 {
		return through
	}
	n := bump(&t.state.Seen, r.ID)
	if n == m.Leaf.Nth {
		return through
	}
	return halt
}

// within holds a rule to how often it may work: in the game, in a round, for one piece and for one crew. What failed did
// not work. Which crew it was for the table does not know.
func (t *Table) within(m *Matter, r *program.Rule) pass {
	game, round := t.worked(r.ID)
	switch {
	case r.Times > 0 && game >= r.Times, r.PerRound > 0 && round >= r.PerRound, r.PerPiece > 0 && t.workedFor(r.ID, m.It) >= r.PerPiece:
		return halt
	case r.PerCrew > 0 && game >= r.PerCrew*t.state.Crews:
		return halt
	case r.PerCrew > 0 && game >= r.PerCrew:
		m.Ask = yesNo(askFit, fmt.Sprintf("It works %s for each crew. Is it so that this crew may still use it?", english.Times(r.PerCrew)))
		return wait
	}
	return through
}

// workedFor is how often a rule worked for a piece; none where no piece set it off.
func (t *Table) workedFor(rule, piece string) int {
	n := 0
	for _, f := range t.state.Fired {
		if piece != "" && f.Rule == rule && f.Piece == piece {
			n++
		}
	}
	return n
}

// worked is how often a rule worked in the game, and in this round.
func (t *Table) worked(rule string) (game, round int) {
	for _, f := range t.state.Fired {
		if f.Rule == rule {
			game++
			if f.Round == t.state.Round {
				round++
			}
		}
	}
	return game, round
}

// holds looks at the condition of a rule, and asks what the table does not know of it.
func (t *Table) holds(m *Matter, r *program.Rule) pass {
	if r.Must == nil {
		return through
	}
	switch how, open := t.judge(m, r.Must); how {
	case yes:
		return through
	case unsure:
		m.Ask = yesNo(askIf, fmt.Sprintf("Is it so: %s?", t.sayCondition(r.ID, open)))
		m.Ask.Path = open.Path
		return wait
	}
	if m.Leaf != nil && kinds.Deed(*m.Leaf.Trigger) { // somebody waits for an answer
		t.emit(Event{Kind: RuleIdle, Rule: r.ID, Text: t.sayCondition(r.ID, r.Must)})
	}
	return halt
}

// present holds back what a phase would leave to the players to do to figures of which none is on the board, until one
// comes in that phase or the phase comes again.
func (t *Table) present(m *Matter, r *program.Rule) pass {
	absent := func(e effect) bool { return t.game.steps[e.Code].do == nil && e.Who != nil && t.nobody(*e.Who) }
	if m.Leaf == nil || !m.Leaf.Waits(program.PhaseBegins) || len(r.Do) == 0 || slices.ContainsFunc(r.Do, func(e effect) bool { return !absent(e) }) {
		return through
	}
	t.state.Absent = append(t.state.Absent, Timer{Rule: r.ID, Leaf: m.Leaf})
	return halt
}

// wake sets off again what was held back, since somebody has come.
func (t *Table) wake() {
	held := t.state.Absent
	t.state.Absent = nil
	for _, x := range held {
		t.setOff(x.Rule, x.Leaf, "", false)
	}
}

// wanted asks for what a player may leave, such as what has a price.
func (t *Table) wanted(m *Matter, r *program.Rule) pass {
	costs := t.names().Costs(r.Cost)
	if !r.Optional && costs == "" {
		return through
	}
	text := "You may use this."
	if m.Unsure {
		text = fmt.Sprintf("You may use this if it is so: %s.", t.sayEvent(m.Leaf))
	}
	if costs != "" {
		text += " " + costs
	}
	m.Ask = &Ask{Kind: askOptional, Text: text, Options: []Choice{{Label: "Use it", So: true}, {Label: "Leave it"}}}
	return wait
}

// succeeds asks for the roll that a rule hangs on.
func (t *Table) succeeds(m *Matter, r *program.Rule) pass {
	if m.Leaf == nil || m.Leaf.Check == nil || m.Sure {
		return through
	}
	m.Ask = t.askCheck(*m.Leaf.Check, perHit(r.Do))
	return wait
}

func perHit(list []effect) bool {
	for _, e := range list {
		if e.PerHit {
			return true
		}
	}
	return false
}

// works counts a rule and tells of it; what it does comes next.
func (t *Table) works(m *Matter, r *program.Rule) pass {
	t.state.Fired = append(t.state.Fired, Firing{Rule: r.ID, Round: t.state.Round, Piece: m.It})
	t.emit(Event{Kind: RuleFired, Rule: r.ID})
	t.startTimers(r.ID)
	m.Steps = append(m.Steps, r.Do...)
	if len(r.Do) == 0 {
		t.leave(m.Source, kinds.Spoken(r.Text.Blocks))
	}
	return through
}
