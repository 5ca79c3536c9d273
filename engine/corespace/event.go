package corespace

// EventKind names what happened. It selects the fields of an Event that count.
type EventKind string

// What can happen at a table.
const (
	Filled     EventKind = "filled"     // Count tokens lie in the crates
	RoundBegan EventKind = "round"      // Round
	PhaseBegan EventKind = "phase"      // Phase
	StepBegan  EventKind = "step"       // Phase, Step (from 0)
	PegsAdded  EventKind = "pegs"       // Count added, Pegs now; a negative Count took some away
	LevelSet   EventKind = "level"      // Level reached
	TurnPassed EventKind = "turn"       // Crew holds the turn counter
	CardDrawn  EventKind = "card"       // Card, Band that counts at Level
	CardHidden EventKind = "hidden"     // Crew keeps a card, Held is its place among the kept ones
	CardPlayed EventKind = "played"     // Crew plays a kept Card, Band that counts at Level
	CardBack   EventKind = "back"       // Card shuffled back into the deck
	Reshuffled EventKind = "reshuffled" // Count cards make a new deck
	CardsAdded EventKind = "added"      // Count cards of kind ID join the deck
	ShotFired  EventKind = "shot"       // Count is the pegs it adds
	DieRolled  EventKind = "roll"       // Die, Face (index)
	Arrival    EventKind = "arrival"    // Count of NPC at Entry or where Text says, in State; Wanted if it stands in for another
	NoArrival  EventKind = "no-arrival" // NPC does not come; Reason "roll", "once" or "shortage"
	Defeated   EventKind = "defeated"   // NPC
	Searched   EventKind = "searched"   // ID of the room, Tokens drawn
	Opened     EventKind = "opened"     // Crate, Tokens inside
	Taken      EventKind = "taken"      // Tokens out of Crate
	Stowed     EventKind = "stowed"     // Tokens into Crate
	Returned   EventKind = "returned"   // Tokens back into the pouch
	Given      EventKind = "given"      // Tokens that were set aside are handed over
	DoorSet    EventKind = "door"       // Panel, which is called Text, now in State
	RuleFired  EventKind = "rule"       // Rule works
	Interacted EventKind = "interacted" // ID of the piece, which is called Text
	Counted    EventKind = "counted"    // counter ID, Count added, Value now

	GameBegan     EventKind = "began"     // after deployment
	GameEnded     EventKind = "ended"     //
	PhaseEnded    EventKind = "phase-end" // Phase; rules wait for it, nobody is told
	PhaseSkipped  EventKind = "skipped"   // Phase is left out
	PegIn         EventKind = "peg"       // Pegs for the first time; rules wait for it, nobody is told
	EntryRolled   EventKind = "entry"     // Entry; rules wait for it, nobody is told
	EntryShut     EventKind = "shut"      // Entry, or marker of the sort Place: that result is rolled again
	Happened      EventKind = "happened"  // Text: what the players tell of; ID of the piece
	Answered      EventKind = "answered"  // Text of the question, State the answer
	RuleIdle      EventKind = "idle"      // Rule does not work: its condition Text does not hold
	RollFailed    EventKind = "failed"    // Rule does not work
	NoEffect      EventKind = "no-effect" // Text cannot be done, since Reason
	Said          EventKind = "said"      // Text: what a roll comes to in words
	LeftToPlayers EventKind = "by-hand"   // Text is left to the players
	Lapsed        EventKind = "lapsed"    // Text was left to them for the round that is over
	Circled       EventKind = "circled"   // Rule and others set each other off without end
	ThingSet      EventKind = "thing"     // Text: what has changed
	Scored        EventKind = "scored"    // Crew gets Count victory points
	Paid          EventKind = "paid"      // Crew gets Count universal assets
	Done          EventKind = "done"      // the objective ID
	TokensMoved   EventKind = "tokens"    // Text with Tokens
	FiguresMoved  EventKind = "figures"   // Text with NPC and Count
	DeckChanged   EventKind = "deck"      // Text with Count cards
)

// Event is one thing that happened at the table, for the log. Ids are those of the mission and the
// rule set; words are left to whoever shows it.
type Event struct {
	Kind   EventKind `json:"kind"`
	Count  int       `json:"count,omitempty"`
	Round  int       `json:"round,omitempty"`
	Phase  string    `json:"phase,omitempty"`
	Step   int       `json:"step,omitempty"`
	Pegs   int       `json:"pegs,omitempty"`
	Level  string    `json:"level,omitempty"`
	Crew   int       `json:"crew,omitempty"` // from 1
	Card   string    `json:"card,omitempty"` // a card key, "deck/card"
	Band   int       `json:"band,omitempty"` // from 1; 0: the card is silent at this level
	Held   int       `json:"held,omitempty"` // from 1
	Die    string    `json:"die,omitempty"`
	Face   int       `json:"face,omitempty"` // index of the face, from 0
	NPC    string    `json:"npc,omitempty"`
	Wanted string    `json:"wanted,omitempty"` // the NPC that was asked for
	Entry  int       `json:"entry,omitempty"`  // number of the entry point
	Place  string    `json:"place,omitempty"`  // sort of marker that they arrive at, or PlaceOfSetup
	Sealed bool      `json:"sealed,omitempty"` // that entry point is sealed
	Reason string    `json:"reason,omitempty"`
	Crate  string    `json:"crate,omitempty"`
	Tokens []string  `json:"tokens,omitempty"`
	Rule   string    `json:"rule,omitempty"`
	Text   string    `json:"text,omitempty"`
	Panel  string    `json:"panel,omitempty"`
	State  string    `json:"state,omitempty"`
	ID     string    `json:"id,omitempty"`
	Value  int       `json:"value,omitempty"`
}

// emit adds to what the current op has caused.
func (t *Table) emit(e Event) { t.log = append(t.log, e) }
