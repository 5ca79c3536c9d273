package estimate

import "github.com/sortie-tools/sortie/schema/model"

// diagonal is the way across the corner of a square of an inch, in hundredths of an inch.
const diagonal model.Length = 141

// Corner is what a step across a corner costs where the rule set moves: an inch if it counts squares (seed
// 002:1806-1823), the true length if it measures inches (seed 000:760). It is what geom.Walker asks for.
func Corner(r *model.RuleSet) model.Length {
	if r.Play.Move.Unit == "square" {
		return model.Inch
	}
	return diagonal
}

// Walk is what a way costs a trader who does nothing else.
type Walk struct {
	Actions int // in all, those of the last round included
	Rounds  int // in which it moves
}

// WalkOf is the fewest actions and rounds for a way of a length, for a trader with a number of actions a
// round. It counts whole moves only: no effortless step, no enemy, no door that takes an action. A round never
// takes a trader further than the rule set's most. False where the rule set does not say how far a move goes,
// or the trader has no action.
func WalkOf(r *model.RuleSet, length model.Length, actions int) (Walk, bool) {
	m := r.Play.Move
	most, each := moves(m, actions)
	if each <= 0 {
		return Walk{}, false
	}
	var w Walk
	if length <= 0 {
		return w, true
	}
	full := int((length - 1) / each) // rounds before the last
	w.Actions, w.Rounds = full*most, full+1
	left := length - model.Length(full)*each
	for n := 1; n <= most; n++ {
		if reach(m, n) >= left {
			w.Actions += n
			break
		}
	}
	return w, true
}

// moves is how many of a round's actions are worth moving with, and how far they go.
func moves(m model.MoveRules, actions int) (n int, far model.Length) {
	for i := 1; i <= min(actions, mostActions); i++ {
		if d := reach(m, i); d > far {
			n, far = i, d
		}
	}
	return n, far
}

// mostActions is more than any trader has in a round.
const mostActions = 20

// reach is how far a number of move actions of one round goes: as the gait of so many says, else that many
// steps, and no farther than the rule set's most.
func reach(m model.MoveRules, actions int) model.Length {
	far := model.Length(actions) * m.Step
	for _, g := range m.Gaits {
		if g.Actions == actions {
			far = g.Reach
		}
	}
	if m.Most > 0 {
		far = min(far, m.Most)
	}
	return far
}
