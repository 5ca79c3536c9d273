package corespace

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/kinds"
	"github.com/sortie-tools/sortie/schema/model"
)

// levelSource names a level of the track as what leaves something to the players.
func levelSource(l model.HostilityLevel) string { return "hostility.levels." + l.ID }

// levelOf is the level that goes by the name of a source; nil where it is something else.
func (t *Table) levelOf(source string) *model.HostilityLevel {
	levels := t.rules.Hostility.Levels
	if i := find(levels, source, levelSource); i >= 0 {
		return &levels[i]
	}
	return nil
}

// beginLevel leaves to the players what holds at the level that the game begins at, unless pegs that somebody put in
// during the set-up have reached it.
func (t *Table) beginLevel() {
	if t.state.Told <= t.rules.Hostility.Level(t.mission.Setup.Hostility) {
		l := t.rules.Hostility.Levels[t.state.Told]
		t.turnBoards(l, false)
		t.tellLevel(l)
	}
}

// tellLevel leaves to the players what the track prints beside a level: words, of which the table does nothing.
func (t *Table) tellLevel(l model.HostilityLevel) {
	if text := kinds.Spoken(l.Text.Blocks); text != "" {
		t.leave(levelSource(l), text)
	}
}

// tellMarks leaves to the players the marks at a hole that a peg has come to, but for those that a rule waits for.
func (t *Table) tellMarks(peg int) {
	for _, k := range t.mission.Setup.Marks {
		if k.Peg == peg && !t.pegAwaited(peg) {
			l := t.rules.Hostility.Levels[t.rules.Hostility.Level(peg)]
			t.leave(levelSource(l), fmt.Sprintf("Peg %d: %s.", peg, cmp.Or(k.Title, english.Capital(english.Spelled(k.ID)))))
		}
	}
}

// pegAwaited reports whether a rule waits for a peg at a hole.
func (t *Table) pegAwaited(peg int) bool {
	for range t.program.SetOff(program.Signal{Event: program.PegIn, Was: peg - 1, Now: peg}) {
		return true
	}
	return false
}

// turnBoards leaves it to the players to turn the boards of NPCs to their stronger side as a level comes, or back again.
// A group that the mission does without has its board in the box.
func (t *Table) turnBoards(l model.HostilityLevel, charged bool) {
	if l.Charged == charged {
		return
	}
	how := "to"
	if charged {
		how = "back from"
	}
	for _, g := range t.rules.Groups {
		if g.Board != "" && !slices.Contains(t.mission.Setup.Without, g.ID) {
			t.leave(levelSource(l), fmt.Sprintf("%s: turn the board %s its %s side.", g.Title, how, english.Quoted(g.Board)))
		}
	}
}
