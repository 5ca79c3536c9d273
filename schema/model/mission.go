package model

// Mission is one scenario, ready to be checked, printed and played.
type Mission struct {
	ID         string       `json:"id"`
	Title      string       `json:"title"`
	Edition    string       `json:"edition"` // a RuleSet's id
	Players    Players      `json:"players"` // crews
	Boxes      []string     `json:"boxes" ref:"boxes"`
	Modules    []string     `json:"modules,omitempty"` // rule modules of other books, by name
	Story      Text         `json:"story"`
	Board      Board        `json:"board"`
	Boards     []NamedBoard `json:"boards,omitempty"`
	Setup      Setup        `json:"setup"`
	Objectives []Objective  `json:"objectives"`      // primary first
	Rules      []Rule       `json:"rules,omitempty"` // special instructions, in the author's order
	Variations []Variation  `json:"variations,omitempty"`
	Single     *Single      `json:"single,omitempty"`
	Requires   *Requires    `json:"requires,omitempty"`
	Linked     *Linked      `json:"linked,omitempty"`
	Ends       []Trigger    `json:"ends,omitempty"`
	Aftermath  *Aftermath   `json:"aftermath,omitempty"`
	GM         Text         `json:"gm,omitzero"`
	// Assumed lists the paths of values that the mission's source does not give, such as
	// "setup.hostility".
	Assumed []string `json:"assumed,omitempty"`
}

// Players says how many crews can play, and how they stand to one another.
type Players struct {
	Min  int    `json:"min"`
	Max  int    `json:"max"`
	Mode string `json:"mode,omitempty"` // "versus", "co-op" or "semi-co-op"

	Roles []Role `json:"roles,omitempty"`
}

// Role is a part that some crews play.
type Role struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Crews int    `json:"crews,omitempty"` // that play it; 0: all that play no other
	Text  Text   `json:"text,omitzero"`   // for those who play it
}

// Range is the number of crews that can play.
func (p Players) Range() Range { return Range{Min: p.Min, Max: p.Max} }

// NamedBoard is a board beside the main one.
type NamedBoard struct {
	ID    string `json:"id"`
	Board Board  `json:"board"`
}

// Variation is what changes when a number of crews in its range plays; Max 0 means Min.
type Variation struct {
	Min       int               `json:"min"`
	Max       int               `json:"max,omitempty"`
	Crew      int               `json:"crew,omitempty"`
	Hostility *int              `json:"hostility,omitempty"`
	Pegs      int               `json:"pegs,omitempty"` // each round beyond the usual ones
	Events    []EventAllocation `json:"events,omitempty"`
	NPCs      []StartNPC        `json:"npcs,omitempty"`
	Aside     []string          `json:"aside,omitempty" ref:"tokens"`
	Counters  []CounterStart    `json:"counters,omitempty"`
	Rewards   []RewardOf        `json:"rewards,omitempty"`
	Text      Text              `json:"text,omitzero"`
}

// RewardOf is what an objective pays in place of its own reward.
type RewardOf struct {
	ID     string `json:"objective" ref:"@objective"`
	Reward Reward `json:"reward"`
}

// CrewCount is the numbers of crews that a rule or an objective holds for; 0: no bound.
type CrewCount struct {
	Min int `json:"min,omitempty"`
	Max int `json:"max,omitempty"`
}

// Holds reports whether it is for a number of crews; nil is for all.
func (c *CrewCount) Holds(crews int) bool {
	return c == nil || crews >= c.Min && (c.Max == 0 || crews <= c.Max)
}

// Meets reports whether some number of crews is in both.
func (c *CrewCount) Meets(o *CrewCount) bool {
	if c == nil || o == nil {
		return true
	}
	return (c.Max == 0 || o.Min <= c.Max) && (o.Max == 0 || c.Min <= o.Max)
}

// CounterStart is another value of a counter at the start.
type CounterStart struct {
	ID    string `json:"id" ref:"@counter"`
	Count int    `json:"count"`
}

// Single is what a crew gets when the mission is played alone.
type Single struct {
	Career  int           `json:"career,omitempty"` // points that each trader's career track advances
	Traders []TraderCount `json:"traders,omitempty"`
	UA      int           `json:"ua,omitempty"` // more to spend on equipment
	Text    Text          `json:"text,omitzero"`
}

// TraderCount is a number for one trader.
type TraderCount struct {
	ID    string `json:"id" ref:"traders"`
	Count int    `json:"count"`
}

// Requires is what must have happened before a mission can be played.
type Requires struct {
	Missions []string `json:"missions,omitempty" ref:"+mission"`
	Boons    []string `json:"boons,omitempty"`
	Text     Text     `json:"text,omitzero"`
}

// Linked joins missions that are played without a pause.
type Linked struct {
	Next     string `json:"next,omitempty" ref:"+mission"`
	Previous string `json:"previous,omitempty" ref:"+mission"`
	Keep     bool   `json:"keep,omitempty"` // the board stays as it is
}

// Aftermath is what is different in the phases after the game. An empty phase is as usual.
type Aftermath struct {
	Extraction  string   `json:"extraction,omitempty"` // "normal", "none" or "changed", as the other phases
	Advancement string   `json:"advancement,omitempty"`
	Trade       string   `json:"trade,omitempty"`
	Upkeep      string   `json:"upkeep,omitempty"`
	Maintenance string   `json:"maintenance,omitempty"`
	Refit       bool     `json:"refit,omitempty"` // traders heal and reload before the next game
	Post        string   `json:"post,omitempty" ref:"+post"`
	Degradation int      `json:"degradation,omitempty"` // rolls
	Unpaid      *Who     `json:"unpaid,omitempty"`
	Do          []Effect `json:"do,omitempty"` // by each crew, after the game
	Failure     *Failure `json:"failure,omitempty"`
	Text        Text     `json:"text,omitzero"`
}

// Failure is what failing a mission costs.
type Failure struct {
	UA          int  `json:"ua,omitempty"`
	Degradation int  `json:"degradation,omitempty"` // rolls
	Arrest      bool `json:"arrest,omitempty"`
	Text        Text `json:"text,omitzero"`
}
