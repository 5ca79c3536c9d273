package model

// Post is a trading post: what it sells and to whom, what it pays, and what else is done there.
type Post struct {
	ID         string      `json:"id"`
	Title      string      `json:"title"`
	Edition    string      `json:"edition"` // a RuleSet's id
	Text       Text        `json:"text"`
	Provenance Provenance  `json:"provenance"`
	Assumed    []string    `json:"assumed,omitempty"` // paths of values that the source does not give
	Visit      Visit       `json:"visit"`
	Stock      []Shelf     `json:"stock"`             // a token is sold from the first that holds it and is open to the crew
	Buys       *int        `json:"buys,omitempty"`    // most tokens a crew buys in a visit
	Sells      *int        `json:"sells,omitempty"`   // most tokens a crew sells in a visit
	Refuses    *Goods      `json:"refuses,omitempty"` // what it does not take in
	Prices     []PriceLine `json:"prices,omitempty"`  // the first that fits a deal counts
	Barter     bool        `json:"barter"`
	Services   []Service   `json:"services,omitempty"`
	Crafting   *Crafting   `json:"crafting,omitempty"`
	Hiring     *PostHiring `json:"hiring,omitempty"`
	Notes      []Remark    `json:"notes,omitempty"`
}

// Visit says who may come to a post.
type Visit struct {
	Extra bool      `json:"extra,omitempty"` // on top of the one post a crew picks
	Needs *CrewFact `json:"needs,omitempty"`
	Fee   int       `json:"fee,omitempty"`   // UA
	Crews int       `json:"crews,omitempty"` // most at a time; 0 for any number
}

// Shelf is goods that are sold under the same terms.
type Shelf struct {
	ID      string       `json:"id"`
	Title   string       `json:"title,omitempty"`
	Goods   Goods        `json:"goods"`
	From    string       `json:"from"`           // "supply" or "pouch"
	Draw    int          `json:"draw,omitempty"` // pouch: tokens drawn
	Die     string       `json:"die,omitempty" ref:"dice"`
	Copies  int          `json:"copies,omitempty"` // most of one design; 0 for all there are
	Restock string       `json:"restock"`          // "visit", "round" or "never"
	Needs   *CrewFact    `json:"needs,omitempty"`
	Limits  []ShelfLimit `json:"limits,omitempty"` // the last whose needs are met counts
}

// ShelfLimit is how many tokens a crew may buy from a shelf in one visit.
type ShelfLimit struct {
	Tokens int       `json:"tokens"`
	Needs  *CrewFact `json:"needs,omitempty"`
}

// PriceLine is a price that differs from the one on the token or in the rule set's tables. Of Add,
// Set, Percent and Roll one is usual; Set and Roll take the price's place, then Percent, then Add work.
type PriceLine struct {
	ID      string     `json:"id,omitempty"`
	On      string     `json:"on"` // "buy", "sell", "craft", "hire", "repair", "upgrade"
	Goods   *Goods     `json:"goods,omitempty"`
	Needs   *CrewFact  `json:"needs,omitempty"`
	Add     int        `json:"add,omitempty"`
	Set     *int       `json:"set,omitempty"`
	Percent *int       `json:"percent,omitempty"`
	Roll    *PriceRoll `json:"roll,omitempty"`
	Limit   int        `json:"limit,omitempty"` // deals in one visit; 0 for any number
}

// PriceRoll is a price that a die decides.
type PriceRoll struct {
	Die   string      `json:"die" ref:"dice"`
	Bands []PriceBand `json:"bands"`
	Keep  bool        `json:"keep"` // the seller may keep the token after the roll
}

// PriceBand is the price for the numbers From to To of a die.
type PriceBand struct {
	From int `json:"from"`
	To   int `json:"to"`
	UA   int `json:"ua"`
}

// Service is what somebody at a post does for a crew.
type Service struct {
	ID        string        `json:"id"`
	Title     string        `json:"title"`
	Text      Text          `json:"text"`
	Who       string        `json:"who,omitempty"` // the person who does it
	UA        int           `json:"ua"`
	Tokens    []Amount      `json:"tokens,omitempty" ref:"tokens"` // handed over for it
	Needs     *CrewFact     `json:"needs,omitempty"`
	Limit     *ServiceLimit `json:"limit,omitempty"`
	Do        []CrewEffect  `json:"do,omitempty"`
	Simulated bool          `json:"simulated"`
}

// ServiceLimit is how often a crew is served.
type ServiceLimit struct {
	Times int    `json:"times"`
	Per   string `json:"per"` // "visit" or "campaign"
}

// Crafting is a workshop: what it makes by the rule set's numbers, and by recipes of its own.
type Crafting struct {
	Text    Text      `json:"text"`
	Needs   *CrewFact `json:"needs,omitempty"`
	Limit   int       `json:"limit,omitempty"` // things made in one visit; 0 for any number
	Goods   *Goods    `json:"goods,omitempty"` // made as the rule set says
	Recipes []Recipe  `json:"recipes,omitempty" ref:"tokens"`
	Store   bool      `json:"store,omitempty"` // unused materials can be written down for later
}

// Recipe says what goes into a token; its ID is the token that comes out.
type Recipe struct {
	ID       string    `json:"id"`
	UA       int       `json:"ua"`
	Minerals []Amount  `json:"minerals,omitempty" ref:"minerals"`
	Tokens   []Amount  `json:"tokens,omitempty" ref:"tokens"`
	Makes    int       `json:"makes"`
	Needs    *CrewFact `json:"needs,omitempty"`
}

// PostHiring is what differs about hiring at a post.
type PostHiring struct {
	Open  bool      `json:"open"`
	Draw  int       `json:"draw,omitempty"` // boards on offer; 0 as the rule set says
	Only  []string  `json:"only,omitempty" ref:"traders"`
	Never []string  `json:"never,omitempty" ref:"traders"`
	Ways  []string  `json:"ways,omitempty"` // of "mission", "permanent", "temporary"; none for all
	Needs *CrewFact `json:"needs,omitempty"`
}

// Remark is a rule on a post or a campaign that no data can carry.
type Remark struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Text  Text   `json:"text"`
}
