package model

// Objective is a goal with its pay.
type Objective struct {
	ID       string     `json:"id"` // "primary", "secondary" or the author's own
	Title    string     `json:"title,omitempty"`
	Text     Text       `json:"text"`
	Reward   Reward     `json:"reward"`
	Done     Goal       `json:"done"`
	After    string     `json:"after,omitempty" ref:"@objective"` // opens once that one is done
	Crews    *CrewCount `json:"crews,omitempty"`
	Optional bool       `json:"optional,omitempty"`
	Role     string     `json:"role,omitempty" ref:"@role"` // whose it is; empty: every crew's
	Hidden   bool       `json:"hidden,omitempty"`           // from everybody else
}

// Reward is what completing an objective pays. Zero fields pay nothing.
type Reward struct {
	Text   string     `json:"text,omitempty"` // replaces the generated line when a number cannot say it
	UA     int        `json:"ua,omitempty"`   // universal assets
	Token  string     `json:"token,omitempty" ref:"tokens"`
	Per    *Rate      `json:"per,omitempty"`
	Tiers  []Tier     `json:"tiers,omitempty"` // by place, first place first
	Ties   string     `json:"ties,omitempty"`  // "both", "next", "split", "neither" or "roll"
	To     string     `json:"to,omitempty"`    // "achiever", "all" or "each"
	Draw   *Draw      `json:"draw,omitempty"`
	Career *CareerPay `json:"career,omitempty"`
	Boons  []Boon     `json:"boons,omitempty"`
	Prices []Price    `json:"prices,omitempty"`
	Roll   *PayRoll   `json:"roll,omitempty"`
	Points int        `json:"points,omitempty"` // victory points
	Draft  *Draft     `json:"draft,omitempty"`
	Levels []LevelPay `json:"levels,omitempty"` // by the hostility when the last trader leaves
}

// LevelPay is pay at one level of hostility.
type LevelPay struct {
	Level string `json:"id" ref:"hostility.levels"`
	UA    int    `json:"count"` // universal assets
}

// Rate is pay for each of something that is counted.
type Rate struct {
	Metric string `json:"metric"`
	Of     string `json:"of,omitempty" ref:"tokens,npcs,@zone,@counter"`
	UA     int    `json:"ua,omitempty"`
	Points int    `json:"points,omitempty"`
	Most   int    `json:"most,omitempty"` // in all; 0: no limit
}

// Tier is pay for one place of a ranking.
type Tier struct {
	UA     int    `json:"ua,omitempty"`
	Draw   *Draw  `json:"draw,omitempty"`
	Points int    `json:"points,omitempty"`
	Text   string `json:"text,omitempty"`
}

// CareerPay is career points as pay.
type CareerPay struct {
	Points int  `json:"points"`
	Who    *Who `json:"who,omitempty"` // nil: the one who did it
}

// Boon is an advantage kept for a later game.
type Boon struct {
	ID     string   `json:"id"`
	Uses   int      `json:"uses"` // games it lasts for; -1 for ever
	Text   Text     `json:"text"`
	Do     []Effect `json:"do,omitempty"`
	Post   string   `json:"post,omitempty" ref:"+post"`
	Income int      `json:"income,omitempty"` // universal assets after every game
}

// Price is another price for some tokens.
type Price struct {
	Token    string `json:"token,omitempty" ref:"tokens"`
	Category string `json:"category,omitempty" ref:"tokens/category"`
	UA       *int   `json:"ua,omitempty"` // the new price
	Add      int    `json:"add,omitempty"`
}

// PayRoll is a pay that dice decide: UA for each pip, or a table.
type PayRoll struct {
	Dice int      `json:"dice"`
	Die  string   `json:"die" ref:"dice"`
	Each int      `json:"each,omitempty"`
	Rows []PayRow `json:"rows,omitempty"`
}

// PayRow is one row of a table of pay; To 0 means From.
type PayRow struct {
	From int    `json:"from"`
	To   int    `json:"to,omitempty"`
	UA   int    `json:"ua,omitempty"`
	Draw *Draw  `json:"draw,omitempty"`
	Text string `json:"text,omitempty"`
}

// Draft is picking tokens in turn from an open pool.
type Draft struct {
	Pool  []string `json:"pool" ref:"tokens"`
	Order []int    `json:"order"` // how many each place picks
}

// Goal says when an objective is met. Kind selects the fields that count.
type Goal struct {
	Kind     string      `json:"kind"`
	Metric   string      `json:"metric,omitempty"` // rank
	Of       string      `json:"of,omitempty" ref:"rank:tokens,npcs,@zone,@counter;counter:@counter;destroy:@piece;repair:@piece"`
	Any      string      `json:"any,omitempty" ref:"crates,furniture"` // destroy: any piece of this sort
	Token    string      `json:"token,omitempty" ref:"tokens"`
	Count    int         `json:"count,omitempty"`
	Who      *Who        `json:"who,omitempty"`
	By       []string    `json:"by,omitempty"`
	Method   string      `json:"method,omitempty"`
	Into     string      `json:"into,omitempty" ref:"@piece"`
	Place    *Place      `json:"place,omitempty"`
	To       *Place      `json:"to,omitempty"`
	With     string      `json:"with,omitempty" ref:"@piece"`
	Check    *Check      `json:"check,omitempty"`
	Armour   int         `json:"armour,omitempty"`
	Hits     int         `json:"hits,omitempty"`
	Unlocks  string      `json:"unlocks,omitempty" ref:"@rule,=escape"`
	Rounds   int         `json:"rounds,omitempty"`
	Points   int         `json:"points,omitempty"`
	Reaches  int         `json:"reaches,omitempty"`
	Requires []Condition `json:"requires,omitempty"`
	Goals    []Goal      `json:"goals,omitempty"`
}
