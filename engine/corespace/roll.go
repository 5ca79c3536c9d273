package corespace

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// MaxDice is the most dice of one roll: more than any attack has, and few enough to read.
const MaxDice = 20

func (t *Table) die(id string) *model.Die {
	i := find(t.rules.Dice, id, func(d model.Die) string { return d.ID })
	if i < 0 {
		return nil
	}
	return &t.rules.Dice[i]
}

func (t *Table) roll(id string, n int) error {
	die := t.die(id)
	if die == nil {
		return fmt.Errorf("there is no die %q", id)
	}
	if n < 1 || n > MaxDice {
		return fmt.Errorf("a roll has 1 to %d dice, not %d", MaxDice, n)
	}
	then := die
	if die.Then != "" {
		if then = t.die(die.Then); then == nil {
			return fmt.Errorf("there is no die %q to follow the first %s", die.Then, id)
		}
	}
	for i := range n {
		if i == 1 {
			die = then
		}
		t.face(*die)
		t.notice(t.log[len(t.log)-1]) // whose roll it is only the players know
	}
	return nil
}

// face rolls one die and tells of it.
func (t *Table) face(d model.Die) model.Face {
	i := t.roller.Roll(d)
	t.emit(Event{Kind: DieRolled, Die: d.ID, Face: i})
	return d.Faces[i]
}
