package play

import "github.com/sortie-tools/sortie/engine/field"

// EventKind says what happened.
type EventKind uint8

// What happens, with what A, B, C and D mean.
const (
	NothingHappened EventKind = iota
	GameBegan                 //
	GameEnded                 //
	Docked                    // A: crew; B: airlock
	RoundBegan                // A: round
	PhaseBegan                // A: phase
	TurnPassed                // A: crew
	PegsAdded                 // A: how many; B: pegs now
	LevelReached              // A: level
	TurnBegan                 // A: figure; B: actions in this turn
	TurnEnded                 // A: figure
	Entered                   // A: figure; At: the cell
	Moved                     // A: figure; At: the cell; From: where it was; B: length in hundredths of an inch; C: 1 by choice
	WentAboard                // A: figure
	Shot                      // A: by; B: on; C: token, -1: none; D: pegs for more dice, -1: the whole magazine; E: how
	Struck                    // A: by; B: on; C: token, -1: none; D: 1 heavy; E: how
	Rolled                    // A: hits; B: misfires; C: whose deed the die decides, if it is no attack; Faces
	Summed                    // A: hits; B: cover; C: armour; D: damage
	Voided                    // A: by; C: token
	JammedToken               // A: figure; C: token
	BrokenToken               // A: figure; C: token
	ShieldFell                // A: figure; C: token, -1: its own
	Hurt                      // A: figure; B: damage; C: health left
	Defeated                  // A: figure
	Removed                   // A: figure
	StoodUp                   // A: figure
	Fell                      // A: figure
	Shoved                    // A: by; B: on; C: squares
	Searched                  // A: figure; B: piece
	RoomSearched              // A: figure; B: room
	TookToken                 // A: figure; C: token
	LeftToken                 // A: figure; C: token; B: the piece, -1: on the floor
	GaveToken                 // A: from; B: to; C: token
	UsedToken                 // A: by; B: on; C: token
	Healed                    // A: figure; B: health now
	Revived                   // A: figure; B: health now
	Reloaded                  // A: figure; C: token; B: ammo now
	Cleared                   // A: figure; C: token
	WoreToken                 // A: figure; C: token, -1: none
	DoorTurned                // A: door; B: state; C: by
	CardDrawn                 // A: card; B: level
	ArrivalRolled             // A: kind; B: how many; C: entry
	NoArrival                 // A: kind; B: how many; C: why
	Placed                    // A: figure; At: the cell
	Targeted                  // A: figure; B: its target
	Interacted                // A: figure; B: piece
	Persuaded                 // A: figure; B: NPC; C: aim; D: 1 if it worked
	Joined                    // A: figure; B: crew
	LeftCrew                  // A: figure
	StrayHit                  // A: who is hit in place of B
	Unmoved                   // A: figure that does not move; B: 1 as it is where it would go, else it has nowhere to go
	CountedUp                 // A: counter; B: now
	CardWords                 // A: card; B: band: words that nothing plays
	LeftUndone                // A: list of effects; B: which of them: the engine has no step for it
	Scattered                 // A: figure; B: inches
	RuleWorks                 // A: rule; B: which of the events that it waits for has set it off, and one more, 0: another rule has
	SkillUsed                 // A: figure; B: skill; C: level; D: pegs of skill left
	CalledOff                 // A: by; B: on: an attack that ends before the dice
	LostTurn                  // A: figure; B: turns that it has still to miss; C: actions that it loses of the next one
	Dragged                   // A: figure; At: the cell; From: where it lay
	Fired                     // A: by; B: at whom, -1: the floor; C: token, that sends a blast; At: the cell
	Thrown                    // A: by; B: at whom, -1: the floor; C: token; At: the cell
	DieRolled                 // A: die; B: face; C: where its arrow points
	TokenDrawn                // C: token, out of the pouch
	DeckShuffled              //
	MoveBegan                 // A: figure; B: the most that it goes, in hundredths of an inch; C: 1 by choice
	Paid                      // A: figure; B: what an effortless action took; C: pegs of skill left
	SkillPegs                 // A: figure; B: pegs of skill now
	StatChanged               // A: figure; B: number; C: by how much
	TokenSpent                // C: token; B: 1 back in the pouch, 0 turned over
	CoinTossed                // A: the crew that it picks
	CounterTaken              // A: the crew that has the turn counter from now on
	CardBack                  // A: card, that nothing came of
	KillCounted               // A: figure that takes the counter for the first defeat of one of kind B
	CardPlayed                // A: figure; B: card
	Assailed                  // A: by; B: what can be broken; C: token, -1: none; E: how
	ThingHurt                 // A: what can be broken; B: damage; C: what it can still take
	MendedPiece               // A: figure; B: piece
	ShiftedPiece              // A: piece; At: the cell, none: off the board
	Ignored                   // A: figure to whom nothing comes of something; B: turns and C: actions that it does not lose; D: 1 it can act in this round
	AmmoPegs                  // A: figure; B: pegs of ammunition now
	Looked                    // A: figure; B: the piece that it looks into, -1: none; C: the card that it looks at, -1: none
	EntrySealed               // A: entry; B: 1 sealed, 0 open
	Mended                    // A: by; B: whose it is, -1: nobody's; C: token
	Shared                    // A: by; B: on; C: hits that it takes of those of an attack on somebody else
	Rerolled                  // A: hits and B: misfires of the roll now; C: figure; Faces
	Guarded                   // A: who takes hits; B: for whom; C: how many
	PieceLocked               // A: piece; B: 1 locked, 0 not
	Stowed                    // A: figure; C: token that goes into the hold of its ship
	LineFollowed              // A: figure; B: chart; C: the line by which it acts
	MoodTurned                // A: figure; B: how it behaves from now on
	HiddenFound               // A: figure; B: what it is, by its name
	HiddenNot                 // A: figure; B: what it is not
	WordsRead                 // A: list of effects; B: which of them has words that are read out
	PhaseSkipped              // A: phase
	DeckChanged               // A: cards
	SideTurned                // A: kind; B: 1 the stronger side of its board lies up, 0 the other
	CountsAs                  // A: figure whose die counts as if it showed another face; B: die; C: face
	ItemShifted               // C: token; At: where it lies now
	AirlockTorn               // A: airlock; B: 1 a ship docks there again, 0 it has left
	Redirected                // A: at whom an attack goes; B: in place of whom, who makes it now
	NoToken                   // A: design of token of which none is left to hand out
	eventKinds
)

// EventKinds is how many kinds of event there are.
const EventKinds = int(eventKinds)

// How an attack is made, in E of its event: one of the first five and what else is so.
const (
	ByShot   = int16(shooting)
	ByStrike = int16(striking)
	ByShove  = int16(shoving)
	ByThrow  = int16(throwing)
	ByBlast  = int16(blasting)
	ForFree  = int16(1) << 8 // it takes no action
)

// Event is one thing that happened.
type Event struct {
	Kind          EventKind
	A, B, C, D, E int16
	At, From      field.Cell
	Faces         [12]uint8 // dice of one roll: die and face, four bits each, and one more
	Count         uint8     // of Faces
}

// tell tells the log what happened.
func (g *Game) tell(e Event) {
	if g.Log != nil {
		g.Log(e)
	}
}
