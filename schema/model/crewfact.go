package model

// CrewFact is something about a crew between games, true or not. Kind selects the fields that count.
type CrewFact struct {
	Kind string `json:"kind"`

	Trader   string `json:"trader,omitempty" ref:"traders"` // trader: this one
	Captain  *bool  `json:"captain,omitempty"`              // trader: the captain, or somebody else
	Class    string `json:"class,omitempty" ref:"classes"`  // trader
	Skill    string `json:"skill,omitempty" ref:"skills"`   // trader
	Rank     int    `json:"rank,omitempty"`                 // trader: least level of the skill
	Level    int    `json:"level,omitempty"`                // trader: least career level
	Survived *bool  `json:"survived,omitempty"`             // trader: back from the last mission alive
	Count    int    `json:"count,omitempty"`                // trader: how many such traders

	AtLeast *int `json:"atLeast,omitempty"` // ua, points, crew, holds, upgrade, system, extracted, played, counter
	AtMost  *int `json:"atMost,omitempty"`  // ua, points, crew, system, counter, place

	Token   string `json:"token,omitempty" ref:"tokens"`        // holds
	Boon    string `json:"boon,omitempty"`                      // boon: its id in the mission or campaign that grants it
	Upgrade string `json:"upgrade,omitempty" ref:"upgrades"`    // upgrade
	System  string `json:"system,omitempty" ref:"ship.systems"` // system; empty for each

	Objective string `json:"objective,omitempty"`              // objective: "primary" or another of the mission's
	Mission   string `json:"mission,omitempty" ref:"+mission"` // objective: empty for the last one played
	By        string `json:"by,omitempty"`                     // objective: "crew" or "anybody"
	Result    string `json:"result,omitempty"`                 // extracted: the outcome
	Node      string `json:"node,omitempty" ref:"@node"`       // played
	Counter   string `json:"counter,omitempty" ref:"@tally"`   // counter
	Text      string `json:"text,omitempty"`                   // choice, text

	Of []CrewFact `json:"of,omitempty"` // all, any, none
}

// CrewEffect is something that changes about a crew between games. Kind selects the fields that count.
type CrewEffect struct {
	Kind string `json:"kind"`

	Add   *int   `json:"add,omitempty"`                // ua, stat, heal, counter
	Count int    `json:"count,omitempty"`              // token, draw, lose; 0 for all
	Token string `json:"token,omitempty" ref:"tokens"` // token
	From  string `json:"from,omitempty"`               // draw: "pouch", "rare" or "objective"
	Keep  int    `json:"keep,omitempty"`               // draw: how many of those drawn; 0 for all
	Goods *Goods `json:"goods,omitempty"`              // lose

	Who    string `json:"who,omitempty"`    // career, stat, heal, miss, upkeep: which traders
	Points int    `json:"points,omitempty"` // career
	Stat   string `json:"stat,omitempty"`   // stat: "health", "actions" or "skill"
	Games  int    `json:"games,omitempty"`  // stat, miss; 0 for good

	System  string `json:"system,omitempty" ref:"ship.systems"` // repair, degrade
	Boxes   int    `json:"boxes,omitempty"`                     // repair, degrade
	Rolls   int    `json:"rolls,omitempty"`                     // degrade
	Upgrade string `json:"upgrade,omitempty" ref:"upgrades"`    // upgrade

	Boon  string     `json:"boon,omitempty"`  // boon: the name it is kept under
	Uses  int        `json:"uses,omitempty"`  // boon, price: games; -1 for ever
	Text  Text       `json:"text,omitzero"`   // boon, text
	Price *PriceLine `json:"price,omitempty"` // price

	Post    string `json:"post,omitempty" ref:"+post"`     // post
	Trader  string `json:"trader,omitempty" ref:"traders"` // trader
	Counter string `json:"counter,omitempty" ref:"@tally"` // counter
	Set     string `json:"set,omitempty"`                  // post: "open", "shut"; trader: "joins", "for-hire", "leaves"
	To      *int   `json:"to,omitempty"`                   // counter: what it becomes
	UA      int    `json:"ua,omitempty"`                   // upkeep: what is paid instead
}
