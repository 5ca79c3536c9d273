package corespace

import (
	"errors"
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// roundPegs adds the pegs of a new round.
func (t *Table) roundPegs() {
	t.addPegs(max(RoundPegs(t.mission, t.rules.Hostility, t.state.Crews), 0))
}

// RoundPegs is how many pegs a round brings: one for every few crews or part of them (seed 000:667-671), and
// what the mission adds for that number of crews. Fewer than none are a mistake that a check finds; the table
// adds none then.
func RoundPegs(m *model.Mission, h model.Hostility, crews int) int {
	if h.CrewsPerPeg <= 0 || crews <= 0 {
		return m.MorePegs(crews)
	}
	return (crews-1)/h.CrewsPerPeg + 1 + m.MorePegs(crews)
}

// shot adds the pegs of a shot, if the round has not heard as many as count: in most editions that is
// the first (seed 000:371, 002:791), in the early draft every one that opens fire (seed 004:95).
func (t *Table) shot() error {
	if t.state.Round == 0 {
		return errors.New("nobody fires before the first round")
	}
	if t.deaf() {
		t.emit(Event{Kind: ShotFired})
		return nil
	}
	t.state.Shots++
	t.emit(Event{Kind: ShotFired, Count: t.rules.Hostility.ShotPegs})
	t.addPegs(t.rules.Hostility.ShotPegs)
	return nil
}

// deaf reports whether further shots of the round add nothing.
func (t *Table) deaf() bool {
	h := t.rules.Hostility
	return h.ShotPegs == 0 || h.ShotsPerRound > 0 && t.state.Shots >= h.ShotsPerRound
}

func (t *Table) adjustPegs(n int) error {
	if holes := t.rules.Hostility.Holes(); n < -holes || n > holes || n == 0 {
		return fmt.Errorf("the track takes 1 to %d pegs, up or down, not %d", holes, n)
	}
	t.addPegs(n)
	return nil
}

// addPegs moves the track, as far as it goes. Levels that it reaches are told of once the rules that are
// at work are done, the lowest first.
func (t *Table) addPegs(n int) {
	before := t.state.Pegs
	t.state.Pegs = min(max(before+n, 0), t.rules.Hostility.Holes())
	t.emit(Event{Kind: PegsAdded, Count: t.state.Pegs - before, Pegs: t.state.Pegs})
	if now := t.rules.Hostility.Level(t.state.Pegs); now < t.state.Told {
		l, was := t.rules.Hostility.Levels[now], t.rules.Hostility.Levels[t.state.Told]
		t.state.Told = now
		t.emit(Event{Kind: LevelSet, Level: l.ID})
		t.turnBoards(l, was.Charged)
	}
	for ; t.state.Most < t.state.Pegs; t.state.Most++ {
		t.notice(Event{Kind: PegIn, Pegs: t.state.Most + 1})
		t.tellMarks(t.state.Most + 1)
	}
}

// reach tells of a level. One that was reached before is no news to the rules that wait for it, and its words, which
// stand beside the track as long as it lasts, are not asked for again.
func (t *Table) reach(level int) {
	l := t.rules.Hostility.Levels[level]
	t.emit(Event{Kind: LevelSet, Level: l.ID})
	t.turnBoards(l, t.rules.Hostility.Levels[level-1].Charged)
	if level > t.state.Highest {
		t.state.Highest = level
		t.tellLevel(l)
		t.notice(Event{Kind: LevelSet, Level: l.ID})
	}
}

// level is the id of the level that the pegs have reached.
func (t *Table) level() string {
	return t.rules.Hostility.Levels[t.rules.Hostility.Level(t.state.Pegs)].ID
}
