package corespace

import "fmt"

// OpKind names what is done. It selects the fields of an Op that count.
type OpKind string

// What can be done at a table.
const (
	OpFill         OpKind = "fill"
	OpInclude      OpKind = "include" // ID: a card kind, N: how many cards, 0 for all
	OpAdvance      OpKind = "advance"
	OpDraw         OpKind = "draw"
	OpUnresolvable OpKind = "unresolvable"
	OpPlay         OpKind = "play" // N: place among the kept cards, from 1
	OpShot         OpKind = "shot"
	OpPegs         OpKind = "pegs" // N: to add, or to take away
	OpRoll         OpKind = "roll" // ID: a die, N: how many
	OpArrivals     OpKind = "arrivals"
	OpDefeat       OpKind = "defeat"   // ID: an NPC kind
	OpSearch       OpKind = "search"   // ID: a name for the room
	OpOpen         OpKind = "open"     // ID: a crate
	OpTake         OpKind = "take"     // ID: a crate, Token
	OpStow         OpKind = "stow"     // ID: a crate, Token
	OpReturn       OpKind = "return"   // Token
	OpInteract     OpKind = "interact" // ID: a piece of the board
)

// Op is one thing done at the table.
type Op struct {
	Kind  OpKind `json:"kind"`
	ID    string `json:"id,omitempty"`
	Token string `json:"token,omitempty"`
	N     int    `json:"n,omitempty"`
}

// MaxOps is the longest game that is recorded. An evening has a few hundred ops; the limit keeps a
// forged save from running for ever.
const MaxOps = 10_000

// Do carries out one op and returns what followed from it. After an error nothing has changed.
func (t *Table) Do(op Op) ([]Event, error) {
	if len(t.ops) >= MaxOps {
		return nil, fmt.Errorf("a game is recorded for up to %d actions", MaxOps)
	}
	before, luck := t.state.clone(), t.luck.Save()
	t.log = nil
	if err := t.run(op); err != nil {
		t.state, t.log = before, nil
		return nil, t.rewind(luck, err)
	}
	t.ops = append(t.ops, op)
	return t.log, nil
}

// rewind takes back the luck that a failed op used.
func (t *Table) rewind(luck map[string][]byte, err error) error {
	if bad := t.luck.Restore(luck); bad != nil {
		return bad
	}
	return err
}

// run is the one list of what each op does.
func (t *Table) run(op Op) error {
	switch op.Kind {
	case OpFill:
		return t.fill()
	case OpInclude:
		return t.include(op.ID, op.N)
	case OpAdvance:
		return t.advance()
	case OpDraw:
		return t.draw()
	case OpUnresolvable:
		return t.unresolvable()
	case OpPlay:
		return t.play(op.N)
	case OpShot:
		return t.shot()
	case OpPegs:
		return t.adjustPegs(op.N)
	case OpRoll:
		return t.roll(op.ID, op.N)
	case OpArrivals:
		return t.arrivals()
	case OpDefeat:
		return t.defeat(op.ID)
	case OpSearch:
		return t.search(op.ID)
	case OpOpen:
		return t.open(op.ID)
	case OpTake:
		return t.take(op.ID, op.Token)
	case OpStow:
		return t.stow(op.ID, op.Token)
	case OpReturn:
		return t.giveBack(op.Token)
	case OpInteract:
		return t.interact(op.ID)
	}
	return fmt.Errorf("there is no action %q at the table", op.Kind)
}
