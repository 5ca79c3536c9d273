package model

// NPCGroup is a kind of NPC that is activated together, such as the Purge or the civilians. Traders
// are a group too, so that target lists can name them.
type NPCGroup struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Phase string `json:"phase,omitempty" ref:"phases"`      // the phase it acts in
	Order int    `json:"order,omitempty"`                   // place among the groups of that phase
	Board string `json:"board,omitempty"`                   // what the stronger side of its board is called
	Chart string `json:"chart,omitempty" ref:"charts"`      // how it acts, where its kinds have none of their own
	Range string `json:"range,omitempty" ref:"play.ranges"` // farthest shot; empty: without end
	// Joined is the chart of those of its members who have joined a crew; empty: none.
	Joined  string `json:"joined,omitempty" ref:"charts"`
	PerCrew int    `json:"perCrew,omitempty"` // the most that each crew brings along; 0: no limit
	From    string `json:"from,omitempty"`    // where its members come from: "cards" or "map"
	Slot    *Slot  `json:"slot,omitempty"`    // what each member can hold
	// Targets is the order in which it picks whom to attack; empty: all are alike.
	Targets []Priority `json:"targets,omitempty"`
	// Route is which of several ways it takes: "shortest" or "safest"; empty: the shortest.
	Route string `json:"route,omitempty"`
	// Short is who comes where a kind has run out: "lower" for the next lower rank, or "nobody".
	Short string `json:"short,omitempty"`
	// Ignores are the groups it never counts as enemies.
	Ignores []string `json:"ignores,omitempty" ref:"groups"`
	// Peaceful says that leaving its members is no occasion for an attack.
	Peaceful bool `json:"peaceful,omitempty"`
	// Cards are the event cards that come with it.
	Cards []string `json:"cards,omitempty" ref:"cards"`
	// Once is the rank from which a kind arrives a single time in a game; 0: none does.
	Once int `json:"once,omitempty"`
	// Second says when another one of such a kind can come after all; nil: never.
	Second     *SecondArrival `json:"second,omitempty"`
	Rules      []RuleNote     `json:"rules,omitempty"`
	Assumed    []string       `json:"assumed,omitempty"` // those of its fields that no document gives
	Provenance Provenance     `json:"provenance"`
}

// Slot is what an NPC can hold.
type Slot struct {
	Holds int  `json:"holds"`          // tokens
	Uses  bool `json:"uses,omitempty"` // it uses what it holds
}

// SecondArrival is what must be so before a kind that arrives once a game can come a second time.
type SecondArrival struct {
	Cards string `json:"cards" ref:"cards"`            // in play
	Level string `json:"level" ref:"hostility.levels"` // reached
}

// Priority is one line of a target list: groups that are alike to it.
type Priority struct {
	Who  []string `json:"who" ref:"groups"`
	Role string   `json:"role,omitempty"` // "captain": only these of them
	// If must be so besides; "target" is whoever would be picked.
	If *Condition `json:"if,omitempty"`
}

// Chart is how NPCs choose what to do: lines in order, of which the first that fits counts for each
// action. With a die, the face rolled picks the line.
type Chart struct {
	ID         string      `json:"id"`
	Title      string      `json:"title"`
	Text       Text        `json:"text,omitzero"`
	Die        string      `json:"die,omitempty" ref:"dice"`
	Per        string      `json:"per"` // "action": gone through again for each, or "turn": once
	Lines      []ChartLine `json:"lines"`
	Provenance Provenance  `json:"provenance"`
}

// ChartLine is one line of a chart. All of If and none of Unless must hold.
type ChartLine struct {
	Face   string   `json:"face,omitempty"` // symbol on the chart's die
	If     []string `json:"if,omitempty"`
	Unless []string `json:"unless,omitempty"`
	Do     []string `json:"do"`
	Text   Text     `json:"text,omitzero"`
}

// NPCKind is a type of figure that the game controls.
type NPCKind struct {
	ID     string `json:"id"`
	Title  string `json:"title"`
	Group  string `json:"group" ref:"groups"`
	Rank   int    `json:"rank"`
	Base   Length `json:"base"`             // diameter of the base
	Unique bool   `json:"unique,omitempty"` // arrives once a game
	Chart  string `json:"chart,omitempty" ref:"charts"`
	// At is where it arrives, where that is no entry point.
	At string `json:"at,omitempty" ref:"markers"`
	// Targets come before those of its group.
	Targets []Priority `json:"targets,omitempty"`
	// Stats is the side of the board that lies up at first; nil where no document has it.
	Stats *Stats `json:"stats,omitempty"`
	// Charged is the stronger side.
	Charged *Stats `json:"charged,omitempty"`
	// Kill is what defeating it earns, whatever side lies up: career points.
	Kill int `json:"kill,omitempty"`
	// Cost, Lasts ("mission" or "survival") and Fixed are of those that a crew brings along: what one costs it, how long it
	// stays, and that it gains nothing between games. Threat is how much of a threat it is.
	Cost       *int       `json:"cost,omitempty"`
	Lasts      string     `json:"lasts,omitempty"`
	Fixed      bool       `json:"fixed,omitempty"`
	Threat     int        `json:"threat,omitempty"`
	Rules      []RuleNote `json:"rules,omitempty"`
	Assumed    []string   `json:"assumed,omitempty"` // those of its fields that no document gives; Stats have lists of their own
	Provenance Provenance `json:"provenance"`
}

// Stats are the numbers on one side of an NPC's board. A nil number is not printed anywhere we know.
type Stats struct {
	Title     string `json:"title,omitempty"`              // of a side that has a name of its own
	Chart     string `json:"chart,omitempty" ref:"charts"` // how it acts while this side lies up; empty: as usual
	Actions   *int   `json:"actions,omitempty"`
	Health    *int   `json:"health,omitempty"` // damage that defeats it, 1 for most
	Close     *int   `json:"close,omitempty"`  // dice
	Ranged    *int   `json:"ranged,omitempty"` // dice
	Armour    *int   `json:"armour,omitempty"`
	Shield    *int   `json:"shield,omitempty"`
	Persuade  *int   `json:"persuade,omitempty"`
	Knowledge int    `json:"knowledge,omitempty"` // attacks of a round with the die of that name
	Kill      int    `json:"kill,omitempty"`      // career points for its defeat while this side lies up
	Range     string `json:"range,omitempty" ref:"play.ranges"`
	Reach     Length `json:"reach,omitempty"` // how far it strikes without moving
	// Abilities are the icons with their numbers; 1 where an icon has none.
	Abilities []Amount `json:"abilities,omitempty" ref:"abilities"`
	// Inserts replace these numbers one after another as damage is taken.
	Inserts []Stats `json:"inserts,omitempty"`
	// Assumed names the numbers among these that no document gives.
	Assumed []string `json:"assumed,omitempty"`
}
