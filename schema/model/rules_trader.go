package model

// Skill is something a trader can learn, in levels.
type Skill struct {
	ID         string       `json:"id"`
	Title      string       `json:"title"`
	Type       string       `json:"type,omitempty" ref:"skillTypes"`
	Note       Text         `json:"note,omitzero"` // what holds at every level
	Levels     []SkillLevel `json:"levels,omitempty"`
	Assumed    []string     `json:"assumed,omitempty"` // those of its fields that no document gives
	Provenance Provenance   `json:"provenance"`
}

// SkillLevel is what one level of a skill does.
type SkillLevel struct {
	Use    string    `json:"use,omitempty"`                         // "turn" (if empty), "passive" or "reaction"
	When   string    `json:"when,omitempty"`                        // what it waits for or is used during
	Phase  string    `json:"phase,omitempty" ref:"campaign.phases"` // of the campaign, if used between games
	Does   []Program `json:"does,omitempty"`
	Clause Text      `json:"text,omitzero"` // what the programs do not say
	Text   Text      `json:"-"`             // all of it in words
	// Also is what else the level gives, to be used in a way of its own.
	Also []SkillLevel `json:"also,omitempty"`
}

// Trait is an icon with a rule: a character ability or an item attribute.
type Trait struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Does       []Program  `json:"does,omitempty"`
	Clause     Text       `json:"text,omitzero"`    // what the programs do not say
	Text       Text       `json:"-"`                // all of it in words
	Valued     bool       `json:"valued,omitempty"` // has a number beside it
	Shows      string     `json:"shows,omitempty"`  // which number of a token that is
	Symbol     string     `json:"symbol,omitempty" draw:"icon"`
	Assumed    []string   `json:"assumed,omitempty"` // those of its fields that no document gives
	Provenance Provenance `json:"provenance"`
}

// Class is a profession: the skills that its board offers, and up to which level.
type Class struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Text       Text       `json:"text,omitzero"`
	Skills     []Amount   `json:"skills,omitempty" ref:"skills"`
	Locked     bool       `json:"locked,omitempty"`  // only for traders whose board says so
	Assumed    []string   `json:"assumed,omitempty"` // those of its fields that no document gives
	Provenance Provenance `json:"provenance"`
}

// TraderKind is a member of a crew as a published board or a document has it.
type TraderKind struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Captain bool   `json:"captain,omitempty"`
	Species string `json:"species,omitempty"`
	Text    Text   `json:"text,omitzero"`
	Points  int    `json:"points,omitempty"`
	Health  Stat   `json:"health,omitzero"`
	Actions Stat   `json:"actions,omitzero"`
	Skill   Stat   `json:"skill,omitzero"`
	Career  Stat   `json:"career,omitzero"`
	Class   string `json:"class,omitempty" ref:"classes"` // the usual one, or the only one
	Locked  bool   `json:"locked,omitempty"`              // can take no other class
	// Home are skills that come with the board, Learned those marked on the class board at first.
	Home    []Amount `json:"home,omitempty" ref:"skills"`
	Learned []Amount `json:"learned,omitempty" ref:"skills"`
	// Abilities are icons with their numbers; Bare are those that armour covers.
	Abilities []Amount `json:"abilities,omitempty" ref:"abilities"`
	Bare      []Amount `json:"bare,omitempty" ref:"abilities"`
	// Covered are skills in the armour slot, which count while no armour lies there.
	Covered []Amount `json:"covered,omitempty" ref:"skills"`
	Gear    []string `json:"gear,omitempty" ref:"tokens"`
	// NPC is the other side of the board.
	NPC *Stats `json:"npc,omitempty"`
	// Assumed names the numbers among these that no document gives.
	Assumed    []string   `json:"assumed,omitempty"`
	Provenance Provenance `json:"provenance"`
}

// Stat is a number on a trader's board: what it starts with, and the most it can grow to.
type Stat struct {
	Start int `json:"start"`
	Most  int `json:"most,omitempty"`
}

// CrewRules say how crews are made.
type CrewRules struct {
	Most     int `json:"most,omitempty"`     // traders in a crew, the captain counted
	Least    int `json:"least,omitempty"`    // traders in a crew, the captain counted
	Captains int `json:"captains,omitempty"` // exactly
	Players  int `json:"players,omitempty"`  // crews in a game at most
	Points   int `json:"points,omitempty"`   // the recommended limit
	// Start is the UA that a new crew has to equip itself, Bonus the most it gets more for costing
	// fewer points than another crew.
	Start int `json:"start,omitempty"`
	Bonus int `json:"bonus,omitempty"`
	// Ranged, Close and MediStims are what a new trader may take for nothing; CrewMediStims is the
	// most of the whole crew.
	Ranged        int `json:"ranged,omitempty"`
	Close         int `json:"close,omitempty"`
	MediStims     int `json:"mediStims,omitempty"`
	CrewMediStims int `json:"crewMediStims,omitempty"`
	// Free is the most that something costs which is taken for nothing; nil: anything of those.
	Free *int `json:"free,omitempty"`
	// Learns is the number of a trader that says how many skill levels it marks at first; Actions are those of one whose
	// board says nothing else; Single are the numbers with which a mission is played that belongs to no campaign.
	Learns  string `json:"learns,omitempty"`
	Actions int    `json:"actions,omitempty"`
	Single  string `json:"single,omitempty"`
	Tray    *Tray  `json:"tray,omitempty"`
	// Experienced is what a crew begins with that starts experienced.
	Experienced *Experienced `json:"experienced,omitempty"`
	Rules       []RuleNote   `json:"rules,omitempty"`
	Provenance  Provenance   `json:"provenance,omitempty"`
}

// Tray holds what a trader carries, side by side.
type Tray struct {
	Width      Length     `json:"width"`
	Height     Length     `json:"height"`
	Provenance Provenance `json:"provenance"`
}

// Experienced is what a crew begins with that starts experienced.
type Experienced struct {
	UA    int  `json:"ua,omitempty"`    // for equipment, as suggested
	Posts bool `json:"posts,omitempty"` // of any trading post
}
