package corespace

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/engine/program"
)

// happened is told by the players: the nth event that a rule waits for has come about. Other rules that
// wait for the very same are set off with it.
func (t *Table) happened(id string, n int, it string) error {
	r := t.program.Rule(id)
	if r == nil || r.When == nil {
		return fmt.Errorf("there is no rule %q that waits for something", id)
	}
	if n < 1 || n > len(r.Leaves) || !t.told(&r.Leaves[n-1]) {
		return fmt.Errorf("the players do not tell of event %d of the rule %q", n, id)
	}
	leaf := &r.Leaves[n-1]
	if it != "" && !slices.Contains(leaf.Pieces, it) {
		return fmt.Errorf("%q is not what the rule %q waits for", it, id)
	}
	t.emit(Event{Kind: Happened, Text: t.sayEvent(leaf), ID: it})
	for i := range t.program.Rules {
		s := &t.program.Rules[i]
		if slices.ContainsFunc(s.Leaves, func(l program.Leaf) bool { return l.Alike == leaf.Alike }) {
			t.setOff(s.ID, leaf, it, false)
		}
	}
	return nil
}

// interact says that a trader interacts with a piece. A piece that no rule waits for is still told of, as
// its prose may matter.
func (t *Table) interact(id string) error {
	if !t.piece(id) {
		return fmt.Errorf("there is no piece %q on the board", id)
	}
	t.announce(Event{Kind: Interacted, ID: id, Text: t.pieceTitle(id)})
	return nil
}

func (t *Table) piece(id string) bool { return t.pieceSort(id) != "" }
