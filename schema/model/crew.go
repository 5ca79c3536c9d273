package model

// Crew is a ship and the traders who fly it.
type Crew struct {
	ID         string       `json:"id"`
	Title      string       `json:"title"`
	Edition    string       `json:"edition"` // a RuleSet's id
	Text       Text         `json:"text"`
	Provenance Provenance   `json:"provenance"`
	Assumed    []string     `json:"assumed,omitempty"` // paths of values that the source does not give
	Ship       CrewShip     `json:"ship"`
	Traders    []CrewTrader `json:"traders"` // captain first
	UA         int          `json:"ua"`      // in hand
	Points     int          `json:"points,omitempty"`
}

// CrewShip is a crew's ship.
type CrewShip struct {
	Title    string   `json:"title"`
	Text     Text     `json:"text,omitzero"`
	Ship     string   `json:"ship,omitempty" ref:"ships"`
	Systems  []Amount `json:"systems,omitempty" ref:"ship.systems"` // boxes filled
	Upgrades []Amount `json:"upgrades,omitempty" ref:"upgrades"`    // levels
	Hold     []Amount `json:"hold,omitempty" ref:"tokens"`
}

// CrewTrader is one trader of a crew. Zero fields are as on the trader's board.
type CrewTrader struct {
	ID        string    `json:"id"`
	Board     string    `json:"board,omitempty" ref:"traders"`
	Title     string    `json:"title,omitempty"`
	Species   string    `json:"species,omitempty"`
	Age       *int      `json:"age,omitempty"`
	Text      Text      `json:"text,omitzero"`
	Captain   *bool     `json:"captain,omitempty"`
	Points    int       `json:"points,omitempty"`
	Class     string    `json:"class,omitempty" ref:"classes"`
	Stats     CrewStats `json:"stats"`
	Home      []Amount  `json:"home,omitempty" ref:"skills"` // skills that come with the board
	Abilities []Amount  `json:"abilities,omitempty" ref:"abilities"`
	Bare      []Amount  `json:"bare,omitempty" ref:"abilities"` // abilities that armour covers
	Learned   []Amount  `json:"learned,omitempty" ref:"skills"` // bought with career points
	Gear      []Amount  `json:"gear,omitempty" ref:"tokens"`
	Worn      string    `json:"worn,omitempty" ref:"tokens"` // the armour among the gear that is worn
	Temporary bool      `json:"temporary,omitempty"`         // hired for the next mission only
	Misses    int       `json:"misses,omitempty"`            // games still sat out
	Notes     Text      `json:"notes,omitzero"`
}

// CrewStats are the four statistics of a trader; nil is as on the board.
type CrewStats struct {
	Health  *CrewStat `json:"health,omitempty"`
	Actions *CrewStat `json:"actions,omitempty"`
	Skill   *CrewStat `json:"skill,omitempty"`
	Career  *CrewStat `json:"career,omitempty"`
}

// CrewStat is a statistic: where it starts, where it stands, how far it can go.
type CrewStat struct {
	Start int  `json:"start"`
	Now   *int `json:"now,omitempty"` // nil: as at the start
	Most  int  `json:"most"`
}

// Value is where the statistic stands.
func (s CrewStat) Value() int {
	if s.Now == nil {
		return s.Start
	}
	return *s.Now
}

// Spent is the sum of the levels a trader has bought with career points.
func (t CrewTrader) Spent() int {
	n := 0
	for _, s := range t.Learned {
		n += s.Count
	}
	return n
}

// SkillLevel is the level a trader has of a skill: what came with the board and what was learned, added.
func (t CrewTrader) SkillLevel(id string) int {
	return amountOf(t.Home, id) + amountOf(t.Learned, id)
}

// amountOf is the count beside an id in a list; 0 if it is not in it.
func amountOf(list []Amount, id string) int {
	for _, a := range list {
		if a.ID == id {
			return a.Count
		}
	}
	return 0
}
