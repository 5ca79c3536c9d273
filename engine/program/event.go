package program

import "iter"

// Event is something that happens in a game and that rules wait for.
type Event uint8

// What can happen, with what a signal of it is about.
const (
	Unheard Event = iota // something that no rule waits for
	GameBegins
	GameEnds
	RoundBegins     // its number
	PhaseBegins     // the phase
	PhaseEnds       // the phase
	PegIn           // how many pegs are in for the first time
	LevelReached    // the level, for the first time
	RuleWorks       // the rule
	PieceTouched    // the piece
	PieceRepaired   // the piece
	PieceSearched   // the piece
	PieceDestroyed  // the piece
	DoorTurned      // the door, and its state
	TokenTaken      // the tokens that somebody has now
	TokenCarriedOff // the token
	ZoneEntered     // the zone
	ZoneLeft        // the zone
	ZoneEmptied     // the zone
	FiguresTouch    // the piece, where it is one
	FigureSeen
	FigureAboard
	CrewAboard
	CrewGone
	FigurePersuaded
	FigureAttacked
	FigureActs
	TurnTaken
	FigureRobbed
	NoiseMade
	PieceTurned // the piece
	FigureGets
	CrimeDone
	FigureDefeated // its kind
	FigureArrives  // its kind, and that in whose place it comes
	EntryRolled    // the number
	FaceRolled     // the symbol
	CounterMoved   // the counter, from one number to another
	CardDrawn      // the card
	CardKept       // the card, unseen by the others
	CardPlayed     // the card, after it was kept
	ObjectiveDone  // the objective
	Events         // how many there are
)

// Signal is an event with what it is about.
type Signal struct {
	Event Event
	About []ID   // in the event's domain
	Was   int    // a number before it
	Now   int    // and after it
	State string // of a door
}

// Hook is what a rule waits for.
type Hook struct {
	Rule   ID     // in the program's list
	Leaf   ID     // in the rule's list
	Event  Event  //
	About  []ID   // it is about one of these; nil: whatever it is about
	Counts bool   // it waits for a number: that is reached or passed
	At     int    // the number
	Every  int    // and again after so many
	State  string //
	Vague  bool   // it says more about figures than their kind, or of more than one deed
}

// Meets reports whether a hook waits for a signal of its event.
func (h *Hook) Meets(s Signal) bool {
	switch {
	case h.About != nil && !overlap(h.About, s.About), h.State != s.State:
		return false
	case !h.Counts || s.Was < h.At && h.At <= s.Now || s.Was > h.At && h.At >= s.Now:
		return true
	}
	return h.Every > 0 && s.Now > h.At && (s.Now-h.At)%h.Every == 0
}

func overlap(a, b []ID) bool {
	for _, x := range a {
		for _, y := range b {
			if x == y {
				return true
			}
		}
	}
	return false
}

// SetOff are the hooks that a signal sets off, in the order of the rules. A rule that waits for several such events is
// set off by the first of them alone.
func (p *Program) SetOff(s Signal) iter.Seq[*Hook] {
	return func(yield func(*Hook) bool) {
		last := None
		for h := range p.Waiting(s) {
			if h.Rule != last && !yield(h) {
				return
			}
			last = h.Rule
		}
	}
}

// Waiting are all hooks that meet a signal.
func (p *Program) Waiting(s Signal) iter.Seq[*Hook] {
	return func(yield func(*Hook) bool) {
		for i := range p.Hooks[s.Event] {
			if h := &p.Hooks[s.Event][i]; h.Meets(s) && !yield(h) {
				return
			}
		}
	}
}
