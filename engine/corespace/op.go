package corespace

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// OpKind names what is done. It selects the fields of an Op that count, which are named in capitals
// beside it.
type OpKind string

// What can be done at a table.
const (
	// OpFill deals the equipment tokens into the crates: those of sizes that leave the pouch first,
	// the sizes that stay in it afterwards (seed 000:624-626).
	OpFill OpKind = "fill"
	// OpInclude adds N cards at random, or all with 0, of a card kind ID that the mission leaves to the
	// players. It is only possible before the first round.
	OpInclude OpKind = "include"
	// OpAdvance goes on to the next step, phase or round.
	OpAdvance OpKind = "advance"
	// OpDraw turns the next event card over; a hidden kind goes to the holder of the turn counter
	// (seed 000:673-693).
	OpDraw OpKind = "draw"
	// OpUnresolvable says that no part of the drawn event can be done: it is shuffled back, its
	// fallback arrives, and another card is drawn (seed 000:687-693).
	OpUnresolvable OpKind = "unresolvable"
	// OpPlay lays the Nth kept card open, counted from 1 (seed 000:681).
	OpPlay OpKind = "play"
	// OpShot says that a trader fired; the first shot of a round adds a peg (seed 000:371).
	OpShot OpKind = "shot"
	// OpPegs adds N pegs, or takes some away, as a rule in prose may ask for.
	OpPegs OpKind = "pegs"
	// OpRoll rolls N dice of kind ID. Where the rule set says so, every die after the first is of
	// another kind (seed 000:405-407).
	OpRoll OpKind = "roll"
	// OpArrivals rolls for who arrives in this phase, and where (seed 000:1232-1272).
	OpArrivals OpKind = "arrivals"
	// OpDefeat takes a figure of kind ID off the board; it can come again unless its kind comes once a
	// game (seed 000:1260).
	OpDefeat OpKind = "defeat"
	// OpPut says that the players have placed a figure of kind ID by themselves, as a rule in prose may ask for.
	OpPut OpKind = "put"
	// OpSearch draws a token from the pouch. A room named by ID can be searched once; without a name
	// the players keep count themselves (seed 000:978-980).
	OpSearch OpKind = "search"
	// OpOpen shows what is in crate ID and sets off the rules that wait for it.
	OpOpen OpKind = "open"
	// OpTake moves Token from the open crate ID into the players' hands.
	OpTake OpKind = "take"
	// OpStow puts Token from the players' hands into the open crate ID.
	OpStow OpKind = "stow"
	// OpReturn puts the used Token from the players' hands back into the pouch, or into the box if its
	// size does not stay in the pouch.
	OpReturn OpKind = "return"
	// OpInteract says that a trader interacts with piece ID of the board, and runs the rules for it.
	OpInteract OpKind = "interact"
	// OpCount adds N to counter ID, or takes some away, as a rule in prose may ask for: to that of a Crew, counted from 1,
	// where each keeps one of its own.
	OpCount OpKind = "count"
	// OpHappened says that the Nth event that rule ID waits for has come about, counted from 1: one that
	// only the players can see. It names the piece where there are several.
	OpHappened OpKind = "happened"
	// OpAnswer gives the Nth answer to the open question, counted from 1.
	OpAnswer OpKind = "answer"
	// OpFinish says that the players have done what was left to them: task N, or all with 0.
	OpFinish OpKind = "finish"
	// OpDoor says that the door of panel ID now is in State, by the hand of a trader.
	OpDoor OpKind = "door"
	// OpScore adds N victory points to crew ID, counted from 1, or takes some away.
	OpScore OpKind = "score"
	// OpObjective says that objective ID is done.
	OpObjective OpKind = "objective"
	// OpOver says that the game ends by the rules of the edition, or in another way that only the players see.
	OpOver OpKind = "over"
)

// Op is one thing done at the table.
type Op struct {
	Kind  OpKind `json:"kind"`
	ID    string `json:"id,omitempty"`
	Token string `json:"token,omitempty"`
	N     int    `json:"n,omitempty"`
	Piece string `json:"piece,omitempty"`
	State string `json:"state,omitempty"`
	Crew  int    `json:"crew,omitempty"`
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
	t.settle()
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
	case OpCount:
		return t.adjustCounter(op.ID, op.Crew, op.N)
	}
	return t.runRule(op)
}

// runRule is the part of the list that has to do with special rules.
func (t *Table) runRule(op Op) error {
	switch op.Kind {
	case OpHappened:
		return t.happened(op.ID, op.N, op.Piece)
	case OpAnswer:
		return t.answer(op.N)
	case OpPut:
		return t.put(op.ID)
	case OpFinish:
		return t.finish(op.N)
	case OpDoor:
		return t.turnDoor(op.ID, model.PanelState(op.State))
	case OpScore:
		return t.adjustScore(op.ID, op.N)
	case OpObjective:
		return t.achieve(op.ID)
	case OpOver:
		t.end()
		return nil
	}
	return fmt.Errorf("there is no action %q at the table", op.Kind)
}
