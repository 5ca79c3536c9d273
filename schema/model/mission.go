package model

// Mission is one scenario, ready to be checked, printed and played.
type Mission struct {
	ID         string      `json:"id"`
	Title      string      `json:"title"`
	Edition    string      `json:"edition"` // a RuleSet's id
	Players    Range       `json:"players"` // crews
	Boxes      []string    `json:"boxes"`   // ids of the Boxes the group must own
	Story      Text        `json:"story"`
	Board      Board       `json:"board"`
	Setup      Setup       `json:"setup"`
	Objectives []Objective `json:"objectives"`      // primary first
	Rules      []Rule      `json:"rules,omitempty"` // special instructions, in the author's order
	// Assumed lists the paths of values that the mission's source does not give, such as
	// "setup.hostility".
	Assumed []string `json:"assumed,omitempty"`
}

// Setup is what the players prepare before the first round.
type Setup struct {
	Crew       int               `json:"crew"`      // most traders a crew may deploy
	Hostility  int               `json:"hostility"` // pegs on the track at the start
	Allocation []Allocation      `json:"allocation,omitempty"`
	Rare       []TokenCount      `json:"rare,omitempty"` // rare tokens mixed in before dealing, by size
	Events     []EventAllocation `json:"events,omitempty"`
	Aside      []string          `json:"aside,omitempty"` // ids of TokenKinds set aside as key items
}

// Allocation is how many tokens go into each crate of one size.
type Allocation struct {
	Crate  string       `json:"crate"`  // a CrateSize's id
	Tokens []TokenCount `json:"tokens"` // tokens into each such crate
}

// TokenCount is a number of tokens of one size.
type TokenCount struct {
	Size  string `json:"size"` // a TokenSize's id
	Count int    `json:"count"`
}

// EventMode says which cards of a kind join the deck.
type EventMode string

// The ways a mission may ask for event cards.
const (
	AllCards      EventMode = "all"
	CountCards    EventMode = "count"  // the first Count cards, as the players pick them
	RandomCards   EventMode = "random" // Count cards at random
	OptionalCards EventMode = "optional"
	ChoiceCards   EventMode = "choice" // players' choice
)

// EventAllocation is the share of one kind of event card in the deck.
type EventAllocation struct {
	Kind  string    `json:"kind"` // a CardKind's id
	Mode  EventMode `json:"mode"`
	Count int       `json:"count,omitempty"` // with count and random
}

// Objective is a goal with its pay.
type Objective struct {
	ID     string `json:"id"` // "primary", "secondary" or the author's own
	Title  string `json:"title,omitempty"`
	Text   Text   `json:"text"`
	Reward Reward `json:"reward"`
	Done   Goal   `json:"done"`
}

// Reward is what completing an objective pays. Zero fields pay nothing.
type Reward struct {
	Text  string `json:"text,omitempty"`  // replaces the generated line when a number cannot say it
	UA    int    `json:"ua,omitempty"`    // universal assets
	Token string `json:"token,omitempty"` // id of the TokenKind handed over
	Boons []Boon `json:"boons,omitempty"`
}

// Boon is an advantage kept for a later game.
type Boon struct {
	ID   string `json:"id"`
	Uses int    `json:"uses"` // games it lasts for; -1 for ever
	Text Text   `json:"text"`
}

// Goal says when an objective is met. Kind selects the fields that count.
type Goal struct {
	Kind   string `json:"kind"`             // "rank", "carry-off", "escape"
	Metric string `json:"metric,omitempty"` // rank: what is compared, such as "new-item-value"
	Token  string `json:"token,omitempty"`  // carry-off: the TokenKind taken aboard a ship
}

// Rule is one special instruction: prose, and data where data can say it.
type Rule struct {
	ID        string   `json:"id"`
	Title     string   `json:"title"`
	Text      Text     `json:"text"`
	When      *Trigger `json:"when,omitempty"`
	Do        []Effect `json:"do,omitempty"`
	Simulated bool     `json:"simulated"` // false: printed, but no play-test plays it
}

// Trigger is the event that sets a rule off. Kind selects the fields that count.
type Trigger struct {
	Kind  string `json:"kind"`            // "interact", "search", "round", "hostility"
	With  string `json:"with,omitempty"`  // interact, search: id of the piece
	At    int    `json:"at,omitempty"`    // round: its number
	Level string `json:"level,omitempty"` // hostility: id of the level reached
	Once  bool   `json:"once,omitempty"`
}

// Effect is one thing a rule does. Kind selects the fields that count.
type Effect struct {
	Kind  string `json:"kind"`            // "give", "door", "pegs"
	Token string `json:"token,omitempty"` // give: a TokenKind's id
	Of    string `json:"of,omitempty"`    // door: a panel's id
	Set   string `json:"set,omitempty"`   // door: the PanelState it takes
	Add   int    `json:"add,omitempty"`   // pegs: how many
}
