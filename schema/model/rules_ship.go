package model

// ShipRules are the numbers of a ship board.
type ShipRules struct {
	Systems []ShipSystem `json:"systems,omitempty"`
	Use     *UpgradeUse  `json:"use,omitempty"`
	Hold    Text         `json:"hold,omitzero"` // what the hold is good for
	Rules   []RuleNote   `json:"rules,omitempty"`
}

// UpgradeUse is how upgrades are used, in place of the skill of the round.
type UpgradeUse struct {
	By         string     `json:"by"` // "crew", or "board" for whoever of it is there
	Phase      string     `json:"phase,omitempty" ref:"phases"`
	Worn       bool       `json:"worn,omitempty"` // in a ship that needs repair as well
	Provenance Provenance `json:"provenance"`
}

// ShipSystem is a part of a ship that wears out.
type ShipSystem struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Start      int        `json:"start"`          // its state when a campaign begins
	Most       int        `json:"most,omitempty"` // its best state
	Provenance Provenance `json:"provenance"`
}

// ShipKind is a ship with a name.
type ShipKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Text       Text       `json:"text,omitzero"`
	Crew       []string   `json:"crew,omitempty" ref:"traders"`
	Provenance Provenance `json:"provenance"`
}

// Upgrade is a part that makes a ship better, in levels.
type Upgrade struct {
	ID         string         `json:"id"`
	Title      string         `json:"title"`
	Note       Text           `json:"note,omitzero"`
	Levels     []UpgradeLevel `json:"levels"`
	Provenance Provenance     `json:"provenance"`
}

// UpgradeLevel is one level of an upgrade. Using it costs skill pegs like a skill of that level.
type UpgradeLevel struct {
	UA      int       `json:"ua"` // what it costs to build in
	Use     string    `json:"use,omitempty"`
	Does    []Program `json:"does,omitempty"`
	Clause  Text      `json:"text,omitzero"`    // what the programs do not say
	Text    Text      `json:"-"`                // all of it in words
	Ranged  []int     `json:"ranged,omitempty"` // dice at short, medium and long range
	Range   string    `json:"range,omitempty" ref:"play.ranges"`
	Numbers []Amount  `json:"numbers,omitempty"`
}
