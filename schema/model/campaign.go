package model

// Campaign is missions in an order that their outcomes decide, and what a crew keeps between them.
type Campaign struct {
	ID         string            `json:"id"`
	Title      string            `json:"title"`
	Edition    string            `json:"edition"`            // a RuleSet's id
	Editions   []string          `json:"editions,omitempty"` // further ones, that missions are played with
	Story      Text              `json:"story"`
	Provenance Provenance        `json:"provenance"`
	Assumed    []string          `json:"assumed,omitempty"` // paths of values that the source does not give
	Players    Range             `json:"players"`           // crews
	Form       string            `json:"form"`              // "story", "league" or "free"
	Mode       string            `json:"mode"`              // "versus", "co-op" or "semi-co-op"
	Start      CampaignStart     `json:"start"`
	Carry      *CarryOver        `json:"carry,omitempty"` // nil: everything that the rule set lets a crew keep
	Posts      []string          `json:"posts,omitempty" ref:"+post"`
	Counters   []CampaignCounter `json:"counters,omitempty"`
	Nodes      []CampaignNode    `json:"nodes"`
	Winner     []CrewEffect      `json:"winner,omitempty"` // for the winner of any game
	League     *League           `json:"league,omitempty"`
	CatchUp    *CatchUp          `json:"catchUp,omitempty"`
	Hiring     *CampaignHiring   `json:"hiring,omitempty"`
	Keep       *Goods            `json:"keep,omitempty"` // tokens that may not be sold
	Endings    []CampaignEnding  `json:"endings"`
	Notes      []Remark          `json:"notes,omitempty"`
}

// Names lists the ids of a campaign's own things of a family: "node", "ending" or "counter".
func (c *Campaign) Names(family string) []string {
	var ids []string
	switch family {
	case "node":
		for _, n := range c.Nodes {
			ids = append(ids, n.ID)
		}
	case "ending":
		for _, e := range c.Endings {
			ids = append(ids, e.ID)
		}
	case "counter":
		for _, k := range c.Counters {
			ids = append(ids, k.ID)
		}
	}
	return ids
}

// CampaignStart is how a crew begins.
type CampaignStart struct {
	Node    string   `json:"node" ref:"@node"`
	Crews   []string `json:"crews,omitempty" ref:"+crew"`     // to choose from; none for any
	Without []string `json:"without,omitempty" ref:"traders"` // left in the box at first
	Points  int      `json:"points,omitempty"`                // most a crew may be worth
	Rookie  bool     `json:"rookie"`                          // new traders with the rule set's first budget
	Career  int      `json:"career,omitempty"`                // points beyond the boards'
	Budget  *int     `json:"budget,omitempty"`                // UA for equipment; nil as the rule set says
	UA      int      `json:"ua"`                              // in hand
	Systems int      `json:"systems,omitempty"`               // boxes filled in each; 0 as the rule set says
	Aside   []Amount `json:"aside,omitempty" ref:"tokens"`    // put aside for missions that call for them
}

// CarryOver is what a crew keeps from one game to the next.
type CarryOver struct {
	UA        bool   `json:"ua"`
	Tokens    string `json:"tokens"` // "all" or "none"
	Career    bool   `json:"career"`
	Losses    bool   `json:"losses"`
	Boons     bool   `json:"boons"`
	Ship      bool   `json:"ship"`
	Minerals  string `json:"minerals"`          // "noted" or "lost"
	Hirelings string `json:"hirelings"`         // "offered" or "gone"
	Wounds    string `json:"wounds"`            // "healed" or "kept"
	Restore   int    `json:"restore,omitempty"` // health regained where wounds are kept
	Ammo      string `json:"ammo"`              // "full" or "kept"
	Board     bool   `json:"board,omitempty"`
	Hostility bool   `json:"hostility,omitempty"`
}

// CampaignCounter is a tally that a campaign keeps.
type CampaignCounter struct {
	ID     string `json:"id"`
	Title  string `json:"title"`
	Start  int    `json:"start"`
	Most   *int   `json:"most,omitempty"`
	Shared bool   `json:"shared,omitempty"` // one for all crews
}

// CampaignNode is a stage: a mission, or a passage of story between two.
type CampaignNode struct {
	ID       string       `json:"id"`
	Title    string       `json:"title,omitempty"`
	Mission  string       `json:"mission,omitempty" ref:"+mission"`
	Text     Text         `json:"text,omitzero"`
	Needs    *CrewFact    `json:"needs,omitempty"`
	Optional bool         `json:"optional,omitempty"`
	Times    int          `json:"times"` // how often one crew may play it
	Before   []CrewEffect `json:"before,omitempty"`
	After    []Outcome    `json:"after,omitempty"` // every one whose fact holds
	Skip     []string     `json:"skip,omitempty" ref:"campaign.phases"`
	Posts    []string     `json:"posts,omitempty" ref:"+post"` // in place of the campaign's
	Carry    *CarryOver   `json:"carry,omitempty"`             // in place of the campaign's
	Rescue   bool         `json:"rescue"`                      // a rescue mission may follow
	Next     []Branch     `json:"next,omitempty"`              // the first whose fact holds; none in a league or a free campaign
}

// Outcome is what follows from how a game went.
type Outcome struct {
	When *CrewFact    `json:"when,omitempty"`
	Do   []CrewEffect `json:"do"`
	Text Text         `json:"text,omitzero"`
}

// Branch is a way on from a stage to another or to an ending.
type Branch struct {
	When *CrewFact `json:"when,omitempty"`
	To   string    `json:"to" ref:"@node,@ending"`
	Text Text      `json:"text,omitzero"`
}

// League is how games are arranged and counted.
type League struct {
	Pairing  string         `json:"pairing"` // "swiss", "round-robin", "ladder" or "free"
	Table    int            `json:"table"`   // crews in one game
	Calendar []LeagueTurn   `json:"calendar"`
	Points   []LeaguePoints `json:"points"`
	Ties     []string       `json:"ties,omitempty"` // metrics, the first that differs decides
}

// LeagueTurn is a turn of a league: every crew plays once.
type LeagueTurn struct {
	Title string   `json:"title"`
	Nodes []string `json:"nodes" ref:"@node"` // to choose from
	Days  int      `json:"days,omitempty"`
}

// LeaguePoints are points in the table for one thing.
type LeaguePoints struct {
	For       string `json:"for"`                 // "win", "draw", "loss", "objective", "survivor" or "bye"
	Objective string `json:"objective,omitempty"` // objective: "primary" or another of the mission's
	Points    int    `json:"points"`
}

// CatchUp is a mission for crews who lag behind.
type CatchUp struct {
	Mission  string `json:"mission" ref:"+mission"`
	Gap      int    `json:"gap"`             // UA's worth of traders and equipment
	Times    int    `json:"times,omitempty"` // in a row; 0 for any number
	Together bool   `json:"together"`
}

// CampaignHiring are rules about hiring that hold through a campaign.
type CampaignHiring struct {
	From  string   `json:"from,omitempty" ref:"@node"` // nobody is hired before it has been played
	Never []string `json:"never,omitempty" ref:"traders"`
}

// CampaignEnding is how a campaign ends.
type CampaignEnding struct {
	ID    string    `json:"id"`
	Title string    `json:"title"`
	Text  Text      `json:"text"`
	When  *CrewFact `json:"when,omitempty"` // comes about by itself; nil: a branch leads to it
	Rank  []string  `json:"rank,omitempty"` // metrics that decide between crews
	Won   *bool     `json:"won,omitempty"`  // whether crews that stand together have won
}
