package model

import "slices"

// CampaignRules are the numbers of what happens between two games.
type CampaignRules struct {
	Phases     []CampaignPhase `json:"phases,omitempty"` // in order
	Extraction Extraction      `json:"extraction"`
	Career     CareerRules     `json:"career"`
	Trade      TradeRules      `json:"trade"`
	Hiring     HiringRules     `json:"hiring"`
	Upkeep     UpkeepRules     `json:"upkeep"`
	Wear       WearRules       `json:"wear"`
	Upgrades   UpgradeRule     `json:"upgrades"`
	// CatchUp is the difference in UA between crews from which extra games are advised.
	CatchUp int        `json:"catchUp,omitempty"`
	Rules   []RuleNote `json:"rules,omitempty"`
}

// CampaignPhase is one of the phases between two games. Steps are what is done in it, in order: "extraction", "career",
// "sell", "buy", "craft", "hire", "upkeep", "wear", "repair" and "upgrade".
type CampaignPhase struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Steps      []string   `json:"steps"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// Trades reports whether crews sell or buy in the phase.
func (p CampaignPhase) Trades() bool {
	return slices.Contains(p.Steps, "sell") || slices.Contains(p.Steps, "buy")
}

// Extraction is what can be done for traders that were left behind.
type Extraction struct {
	Fate       string     `json:"fate,omitempty" ref:"tables"` // rolled for each of them first
	Leave      bool       `json:"leave,omitempty"`             // they may be given up without a roll
	Captain    []string   `json:"captain,omitempty"`           // for a crew without one: "hire", "promote"
	Anew       bool       `json:"anew,omitempty"`              // without a crew, begin with another
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// CareerRules say how traders get better.
type CareerRules struct {
	Survived   int        `json:"survived,omitempty"`  // career points for coming back
	Extracted  int        `json:"extracted,omitempty"` // the same for those who had to be fetched
	Promoted   int        `json:"promoted,omitempty"`  // for becoming captain
	Marks      int        `json:"marks,omitempty"`     // levels of skills that each point marks
	Levels     []Rise     `json:"levels,omitempty"`
	Spills     bool       `json:"spills,omitempty"`  // points beyond a full track go into other numbers
	Bounded    bool       `json:"bounded,omitempty"` // by the room on the board
	Kills      string     `json:"kills,omitempty"`   // what defeats are worth is earned by the "first" or "each" time
	Deeds      []RuleNote `json:"deeds,omitempty"`   // what else earns points
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
	Assumed    []string   `json:"assumed,omitempty"`
}

// Rise is what filling one row of the career track brings, and what fills that row.
type Rise struct {
	Health  int    `json:"health,omitempty"`
	Skill   int    `json:"skill,omitempty"`
	Actions int    `json:"actions,omitempty"`
	Earn    string `json:"earn,omitempty"` // "survived" (if empty), "primary" or "deeds"
}

// TradeRules are what holds at every trading post.
type TradeRules struct {
	Posts      int        `json:"posts,omitempty"`   // posts a crew may visit after a game
	Minimum    int        `json:"minimum,omitempty"` // career level that opens the exclusive stock
	VIP        *VIPRules  `json:"vip,omitempty"`
	Limited    bool       `json:"limited,omitempty"`  // to tokens that are in no crew's hands
	Never      []Goods    `json:"never,omitempty"`    // for sale
	TakesAll   bool       `json:"takesAll,omitempty"` // every post takes in what has a price
	Room       bool       `json:"room,omitempty"`     // nothing is bought without room for it
	Crafting   bool       `json:"crafting,omitempty"` // from minerals that are noted down
	Barter     *Barter    `json:"barter,omitempty"`
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// Barter is what players may trade with each other.
type Barter struct {
	Except []string `json:"except,omitempty"` // "captain"
}

// VIPRules are the limits on the most expensive stock.
type VIPRules struct {
	Over  int `json:"over"`            // UA: what costs more is for these customers only
	Level int `json:"level"`           // career level that a surviving trader must have
	Items int `json:"items"`           // how many may be bought
	Upper int `json:"upper,omitempty"` // career level that raises the limit
	More  int `json:"more,omitempty"`  // the raised limit
}

// HiringRules say how crew members are found and what they cost.
type HiringRules struct {
	Most       int        `json:"most,omitempty"`              // members a crew can ever have
	Draw       int        `json:"draw,omitempty"`              // boards on offer after a game
	From       []string   `json:"from,omitempty" ref:"groups"` // NPCs drawn with the traders; empty: all with a trader's side
	Captains   string     `json:"captains,omitempty"`          // "lost": for crews that lost theirs
	Costs      []HireCost `json:"costs,omitempty"`
	Never      []string   `json:"never,omitempty" ref:"groups"` // never stay in a crew for good
	Joined     bool       `json:"joined,omitempty"`             // whoever joined in a game can be hired
	Games      int        `json:"games,omitempty"`              // that a temporary hire lasts
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// HireCost is what traders worth a number of points cost, in UA.
type HireCost struct {
	From      int `json:"from"`
	To        int `json:"to,omitempty"` // 0: without end
	Mission   int `json:"mission"`      // after they came along in a game
	Permanent int `json:"permanent"`
	Temporary int `json:"temporary"` // for the next game
}

// UpkeepRules are what a crew wants after each game.
type UpkeepRules struct {
	PerLevel   int        `json:"perLevel,omitempty"` // UA for each career level with points in it
	Played     int        `json:"played,omitempty"`   // UA more for those who took part
	Free       []string   `json:"free,omitempty"`     // who is not paid: "captain", "new"
	Unpaid     string     `json:"unpaid,omitempty"`   // "leaves"
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// WearRules say how ships wear out and are mended.
type WearRules struct {
	Table      string     `json:"table,omitempty" ref:"tables"` // rolled once a game
	Repair     int        `json:"repair,omitempty"`             // UA for a repair
	Roll       string     `json:"roll,omitempty" ref:"tables"`  // the price of a repair, where it is rolled
	Wrecked    *int       `json:"wrecked,omitempty"`            // the state of a system at which the ship is lost
	Mended     string     `json:"mended,omitempty"`             // when that must be mended: "at-once" or "next-phase"
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// UpgradeRule is the limit on building in upgrades.
type UpgradeRule struct {
	PerPhase   int        `json:"perPhase,omitempty"`
	Maintained bool       `json:"maintained,omitempty"`        // only on a ship in perfect repair
	Roll       string     `json:"roll,omitempty" ref:"tables"` // a price on top of a level's own
	Provenance Provenance `json:"provenance,omitempty"`
}

// RollTable is a table that a die is rolled on.
type RollTable struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Die        string     `json:"die,omitempty" ref:"dice"`
	About      string     `json:"about,omitempty" ref:"npcs,groups,=trader,=crew"` // whom its rows are about
	Refuse     *Refusal   `json:"refuse,omitempty"`
	Until      string     `json:"until,omitempty"` // how long lasts what a row brings
	Rows       []TableRow `json:"rows"`
	Provenance Provenance `json:"provenance"`
}

// Refusal is what whoever rolled on a table can do in place of taking the result.
type Refusal struct {
	Again string   `json:"again,omitempty"` // "game": roll after another one
	Do    []Effect `json:"do,omitempty"`
}

// TableRow is one line of a table.
type TableRow struct {
	From   int       `json:"from"`
	To     int       `json:"to,omitempty"`                           // 0: the same as From
	Face   string    `json:"face,omitempty" ref:"dice/faces.symbol"` // symbol on the die, where it goes by that
	Title  string    `json:"title,omitempty"`
	Does   []Program `json:"does,omitempty"`
	Clause Text      `json:"text,omitzero"` // what the programs do not say
	Text   Text      `json:"-"`             // all of it in words
}
