package play

import (
	"github.com/sortie-tools/sortie/engine/field"
	"github.com/sortie-tools/sortie/engine/rng"
)

// The most of what a game holds. A mission that needs more is refused when it is lowered.
const (
	MaxFigures  = 48
	MaxTokens   = 288
	MaxCards    = 96
	MaxHeld     = 32 // cards that crews keep at once
	MaxCrews    = 6
	MaxCounters = 32
	MaxRules    = 64
	MaxPieces   = 64
	MaxFrames   = 21
	MaxLasts    = 16
	MaxNames    = 16 // figures and hidden things that rules call by their names
)

// State is everything that can change in a game. It is copied by value.
type State struct {
	Round    uint8 // 0 before the first
	Phase    int8  // index into the rule set's phases; -1 during set-up
	Crews    uint8
	Turn     uint8 // the crew with the turn counter
	Active   uint8 // the crew that acts, or acts next
	Pegs     uint8
	Shots    uint8 // of this round that added pegs
	Most     uint8 // pegs that ever were on the track
	Level    uint8 // the highest that was reached
	Over     bool
	Rescues  uint8           // games that have gone back for those who were left behind
	Ended    [8]uint8        // pegs as each phase last ended
	Entered  [MaxCrews]int8  // the airlock where each crew's ship docks; -1: none yet
	Winner   uint8           // a bit for each crew that has won
	Points   [MaxCrews]int16 // objective points
	UA       [MaxCrews]int16 // paid by rules of the mission
	Counters [MaxCounters]int16
	Deeds    [MaxCrews][MaxDeeds]uint8 // done towards goals
	Fired    [MaxRules]uint8           // how often each special rule has worked
	Doors    [field.MaxDoors]uint8
	Searched [2]uint64        // rooms, a bit each
	Pieces   [MaxPieces]uint8 // pieceOpen and so on
	Lies     layout           // where pieces lie that have been moved
	Harm     [MaxThings]uint8 // taken by what can be broken
	Stock    [maxKinds]uint8  // figures of each kind of NPC in the box
	Spares   uint8            // figures of traders that no crew plays: they come where NPCs have run out
	Placed   [maxKinds]uint8  // how many of the kind have come onto the board
	Killer   [maxKinds]int8   // the trader with the counter for defeating one of the kind first, and one more; 0: nobody
	Count    uint8            // of figures
	Figures  [MaxFigures]Figure
	Tokens   [MaxTokens]Token
	Deck     pile
	Discard  pile
	Held     hand // cards that are kept unseen
	Luck     [streams]rng.Stream
	Lasts    [MaxLasts]Lasting
	Lasting  uint8  // of Lasts
	Sealed   uint16 // entries where nobody comes in until the next level, a bit each
	Met      uint64 // those with whom somebody has come into contact in the turn that is under way, a bit each
	Switched uint16 // entries that rules have opened or sealed for good, otherwise than the mission begins, a bit each
	Timers   [MaxTimers]Timer
	Timing   uint8             // of Timers
	Half     uint8             // where in the round the game is, in halves of phases
	Tallies  [MaxTallies]uint8 // what rules count
	Parted   uint8             // a bit for each crew that has nobody left to act
	Moods    [moodBits]uint64  // how figures behave, a bit of the number of their mood each
	Cast     [MaxNames]uint8   // which figure it is that has a name, and one more; 0: nobody
	Cleared  uint16            // names of those who have turned out not to be what is hidden, a bit each
	Strong   uint64            // kinds of NPC of whose boards the stronger side lies up, a bit each
	Loose    uint16            // airlocks that no ship can be boarded by, a bit each
	Skips    uint8             // phases that are left out in this round, a bit each
	Noted    uint64            // objectives that have been done as far as rules know, a bit each
	Cut      uint64            // those whose way a wall has cut short when they were last moved, a bit each
	Shown    [knownDice]uint8  // the face that each die has shown last, and one more
	Seeing   uint16            // what rules wait for somebody to see and somebody sees, a bit each
	Crimes   [MaxCrews]uint8   // what conditions hold against each crew, a bit each
	Twice    bool              // arrivals of this round are rolled for twice
	Closing  bool              // the game is over but for what rules do then
	Depth    uint8
	Frames   [MaxFrames]Frame
}

// knownDice is the most dice of a rule set whose last face is known, mostLooks the most looks that rules wait for.
const (
	knownDice = 8
	mostLooks = 16
)

// maxKinds is the most kinds of NPC.
const maxKinds = 32

// pile is a number of cards, the next one first.
type pile struct {
	N     uint8
	Cards [MaxCards]uint8
}

// hand is the cards that crews keep, the first drawn first, with the crew that keeps each.
type hand struct {
	N      uint8
	Cards  [MaxHeld]uint8
	Holder [MaxHeld]uint8
}

// keep adds a card that a crew keeps; false: there is no room for it.
func (h *hand) keep(card, crew uint8) bool {
	if h.N == MaxHeld {
		return false
	}
	h.Cards[h.N], h.Holder[h.N] = card, crew
	h.N++
	return true
}

// give takes a card out of those that are kept.
func (h *hand) give(at int) {
	copy(h.Cards[at:], h.Cards[at+1:h.N])
	copy(h.Holder[at:], h.Holder[at+1:h.N])
	h.N--
}

// The streams of luck, so that what one part of a game uses does not disturb another.
const (
	diceLuck  = iota // every die
	tokenLuck        // tokens drawn from the pouch
	deckLuck         // cards that are shuffled again
	streams
)

// streamNames are their names; they are part of what a seed means.
func streamNames() [streams]string { return [streams]string{"play-dice", "play-tokens", "play-deck"} }

// Figure is somebody on the board, on the way to it, or gone from it.
type Figure struct {
	Who     uint8 // index of its profile
	Crew    int8  // whose it is; nobody's: -1
	At      field.Cell
	Flags   Flags
	Health  int8        // pegs of a trader; damage taken by an NPC
	Skill   int8        // pegs
	Ammo    int8        // pegs
	Actions int8        // left in its turn
	Free    int8        // effortless actions left for nothing
	Target  int8        // of an NPC in its turn; -1: none
	Moved   int16       // by choice in this round, in hundredths of an inch
	Misses  int8        // turns that it has still to miss
	Fewer   int8        // actions that it loses of its next turn
	More    [stats]int8 // on its numbers until the end of the round
}

// Flags are what is so of a figure.
type Flags uint16

// The flags.
const (
	Waiting    Flags = 1 << iota // in its airlock, before its first move
	Aboard                       // gone aboard for good
	Gone                         // defeated and taken off the board, or never to come again
	Down                         // a trader who has been defeated, and lies there
	Prone                        //
	Acted                        // activated in this round
	Skilled                      // has used its skill of this round
	Captain                      //
	MovedNow                     // in this turn
	ShotNow                      // in this turn
	Loud                         // has fired in this round, so that it was heard
	Charged                      // the stronger side of its board counts
	Arrived                      // came after its group had acted: acts in the next round
	ShieldDown                   // the shield of its own is off
	Cast                         // has acted as an NPC in this round: whoever joins a crew then does not roll for it before the next
	Still                        // does not move by choice any more in this round
)

// Has reports whether all of some flags are set.
func (f Flags) Has(x Flags) bool { return f&x == x }

// Stands reports whether a figure is on the board and has not been defeated.
func (f *Figure) Stands() bool { return f.Flags&(Waiting|Aboard|Gone|Down) == 0 }

// OnBoard reports whether a figure is on the board, be it defeated.
func (f *Figure) OnBoard() bool { return f.Flags&(Waiting|Aboard|Gone) == 0 }

// Token is a piece of equipment: which one it is, the rules say by its number.
type Token struct {
	Where Where
	Flags TokenFlags
	At    int16 // the piece, the figure or the cell
}

// Where is where a token is. Each is in exactly one place.
type Where uint8

// The places.
const (
	InBox    Where = iota // takes no part
	InPouch               //
	InPiece               // At is the piece
	InTray                // At is the figure that carries it
	OnFloor               // At is the cell
	SetAside              // beside the board, until a rule hands it out
	InHold                // of the ship of crew At
)

// TokenFlags are what is so of a token.
type TokenFlags uint8

// The flags of tokens.
const (
	Jammed TokenFlags = 1 << iota
	Broken
	Used // turned over
	Worn
	Beaten   // its shield is off
	Starting // its bearer began the game with it
	FaceDown // nobody knows it yet
	Secret   // only the crew of its bearer knows it
)

// What doors do. Hidden ones are shut.
const (
	doorOpen = iota
	doorClosed
	doorLocked
	doorJammed
)

// What has become of a piece.
const (
	pieceStill = iota
	pieceOpened
	pieceGone
	pieceLocked
)

// Frame is something under way. What its fields mean depends on its kind.
type Frame struct {
	Kind       FrameKind
	Step       uint8
	A, B, C, D int16
	E, F, G    int16
	R          uint64
}
