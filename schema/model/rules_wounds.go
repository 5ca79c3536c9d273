package model

// DefeatRules say what damage does, and what becomes of those whom it defeats.
type DefeatRules struct {
	Pegs       int        `json:"pegs,omitempty"` // of health, that each hit takes off a trader
	Counter    string     `json:"counter,omitempty" ref:"counters"`
	Spared     []string   `json:"spared,omitempty"` // "targets", "random": what does not befall the defeated
	NPC        int        `json:"npc,omitempty"`    // damage that defeats an NPC of which no rule says otherwise
	Drops      bool       `json:"drops,omitempty"`  // what it carried stays where it fell
	Provenance Provenance `json:"provenance,omitempty"`
}

// ReviveRules say how another trader gets a defeated one back to its feet.
type ReviveRules struct {
	With       []string   `json:"with"` // "items", "skills"
	Tokens     []string   `json:"tokens,omitempty" ref:"tokens"`
	From       []string   `json:"from"`            // whose tray items come from: "helper", "patient"
	Prone      bool       `json:"prone,omitempty"` // whoever is revived stays prone
	Acts       bool       `json:"acts,omitempty"`  // in the same round, if it has not
	Provenance Provenance `json:"provenance,omitempty"`
}

// DragRules say how other traders drag a defeated one along.
type DragRules struct {
	Free       bool       `json:"free,omitempty"`     // only as long as no enemy touches it
	Reach      Length     `json:"reach,omitempty"`    // of one trader in one action
	Hands      int        `json:"hands,omitempty"`    // so many go farther together
	Together   Length     `json:"together,omitempty"` // so far
	Lose       int        `json:"lose,omitempty"`     // actions that helpers have less in their next turns
	Gait       string     `json:"gait,omitempty" ref:"play.move.gaits"`
	Drop       bool       `json:"drop,omitempty"` // at any time
	Provenance Provenance `json:"provenance,omitempty"`
}

// RobRules say how what a defeated trader carries is taken.
type RobRules struct {
	Action     string     `json:"action,omitempty" ref:"play.actions"`
	Left       bool       `json:"left,omitempty"` // what nobody wants lies beside it
	Back       string     `json:"back"`           // "never" or, if it is brought home, "crew"
	Provenance Provenance `json:"provenance,omitempty"`
}

// CrippledRules say what becomes of those who have been revived.
type CrippledRules struct {
	Table      string     `json:"table" ref:"tables"`
	Until      string     `json:"until"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// KillRules say what attacks on the defeated do.
type KillRules struct {
	Hits       int        `json:"hits"` // that cover and armour must leave
	Drops      bool       `json:"drops,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}
