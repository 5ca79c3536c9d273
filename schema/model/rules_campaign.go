package model

// CampaignRules are the numbers of what happens between two games.
type CampaignRules struct {
	Phases     []RuleNote  `json:"phases,omitempty"` // in order
	Extraction Extraction  `json:"extraction"`
	Career     CareerRules `json:"career"`
	Trade      TradeRules  `json:"trade"`
	Hiring     HiringRules `json:"hiring"`
	Upkeep     UpkeepRules `json:"upkeep"`
	Wear       WearRules   `json:"wear"`
	Upgrades   UpgradeRule `json:"upgrades"`
	// CatchUp is the difference in UA between crews from which extra games are advised.
	CatchUp int        `json:"catchUp,omitempty"`
	Rules   []RuleNote `json:"rules,omitempty"`
}

// Extraction is what can be done for traders that were left behind.
type Extraction struct {
	Fate       string     `json:"fate,omitempty" ref:"tables"`     // rolled for each of them first
	Teleport   string     `json:"teleport,omitempty" ref:"tables"` // one of the ways out
	Own        string     `json:"own,omitempty" ref:"tables"`      // the other
	Rescue     bool       `json:"rescue,omitempty"`                // a rescue mission can be played
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// CareerRules say how traders get better.
type CareerRules struct {
	Survived   int        `json:"survived,omitempty"`  // career points for coming back
	Extracted  int        `json:"extracted,omitempty"` // the same for those who had to be fetched
	Promoted   int        `json:"promoted,omitempty"`  // for becoming captain
	Levels     []Rise     `json:"levels,omitempty"`
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// Rise is what filling one row of the career track brings, and what fills that row.
type Rise struct {
	Health  int  `json:"health,omitempty"`
	Skill   int  `json:"skill,omitempty"`
	Actions int  `json:"actions,omitempty"`
	Earn    Text `json:"earn,omitzero"`
}

// TradeRules are what holds at every trading post.
type TradeRules struct {
	Posts      int        `json:"posts,omitempty"`   // posts a crew may visit after a game
	Minimum    int        `json:"minimum,omitempty"` // career level that opens the exclusive stock
	VIP        *VIPRules  `json:"vip,omitempty"`
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
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
	Most       int        `json:"most,omitempty"` // members a crew can ever have
	Draw       int        `json:"draw,omitempty"` // boards on offer after a game
	Costs      []HireCost `json:"costs,omitempty"`
	Never      []string   `json:"never,omitempty" ref:"groups"` // never stay in a crew for good
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
	Rules      []RuleNote `json:"rules,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// WearRules say how ships wear out and are mended.
type WearRules struct {
	Table      string     `json:"table,omitempty" ref:"tables"` // rolled once a game
	Repair     int        `json:"repair,omitempty"`             // UA for a repair
	Roll       string     `json:"roll,omitempty" ref:"tables"`  // the price of a repair, where it is rolled
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
	Text       Text       `json:"text,omitzero"` // when it is rolled on, and by whom
	Rows       []TableRow `json:"rows"`
	Provenance Provenance `json:"provenance"`
}

// TableRow is one line of a table. The numbers are those in its text.
type TableRow struct {
	From    int      `json:"from"`
	To      int      `json:"to,omitempty"`   // 0: the same as From
	Face    string   `json:"face,omitempty"` // symbol on the die, where it goes by that
	Title   string   `json:"title,omitempty"`
	Text    Text     `json:"text"`
	UA      int      `json:"ua,omitempty"`     // gained
	Pay     int      `json:"pay,omitempty"`    // to be paid
	PayPer  string   `json:"payPer,omitempty"` // "skill": Pay counts for each point of it
	Later   int      `json:"later,omitempty"`  // UA more for each game that payment waits
	Misses  int      `json:"misses,omitempty"` // games missed
	Career  int      `json:"career,omitempty"` // career points gained
	Skill   int      `json:"skill,omitempty"`  // skill points gained
	Lost    []string `json:"lost,omitempty"`   // "trader", "equipment", "item"
	Draws   int      `json:"draws,omitempty"`
	Dice    int      `json:"dice,omitempty"`
	System  string   `json:"system,omitempty" ref:"ship.systems"` // which part of a ship wears
	Wear    int      `json:"wear,omitempty"`                      // by how much
	Again   int      `json:"again,omitempty"`                     // rolls on the same table
	Table   string   `json:"table,omitempty" ref:"tables"`        // roll on this one
	Numbers []Amount `json:"numbers,omitempty"`                   // any other
}
