package model

// Provenance says where a number comes from.
type Provenance string

// The three provenances. An assumed number is listed in the docs and may be overridden.
const (
	Rulebook  Provenance = "rulebook"
	Reference Provenance = "reference"
	Assumed   Provenance = "assumed"
)

// RuleSet is one edition's numbers. Everything a check, a page or a game needs to know about an
// edition stands here; nothing asks for an edition by name.
type RuleSet struct {
	ID         string          `json:"id"`
	Title      string          `json:"title"`
	Board      BoardRules      `json:"board"`
	Phases     []Phase         `json:"phases"`
	Hostility  Hostility       `json:"hostility"`
	Dice       []Die           `json:"dice"`
	NPCs       []NPCKind       `json:"npcs"`
	TokenSizes []TokenSize     `json:"tokenSizes"`
	Tokens     []TokenKind     `json:"tokens"`
	Panels     []PanelKind     `json:"panels"`
	Crates     []CrateSize     `json:"crates"`
	Furniture  []FurnitureKind `json:"furniture"`
	Cards      []CardKind      `json:"cards"`
	Boxes      []Box           `json:"boxes"`
	Steps      []SetupStep     `json:"steps"`
}

// BoardRules are the measures of a board and of what docks at its rim.
type BoardRules struct {
	Width   Length `json:"width"`
	Height  Length `json:"height"`
	Lattice Length `json:"lattice"` // distance between posts
	Airlock Length `json:"airlock"` // width of an airlock door
	Trader  Length `json:"trader"`  // diameter of a trader's base
	Entries Range  `json:"entries"` // numbers of the entry points: the faces of the die that picks one
	// Assumed names the measures among these that no document gives; Provenance is that of the rest.
	Assumed    []string   `json:"assumed,omitempty"`
	Provenance Provenance `json:"provenance"`
}

// Phase is one part of a round; Steps are its own parts in order, in our own words. Two ids have a
// meaning for the table: in "hostility" the round's pegs are added and an event is drawn, at the end
// of "assessment" the turn counter passes on. Any other id is free.
type Phase struct {
	ID    string   `json:"id"`
	Title string   `json:"title"`
	Steps []string `json:"steps"`
}

// Hostility is the track that pegs fill as a game goes on.
type Hostility struct {
	Levels []HostilityLevel `json:"levels"`
	// CrewsPerPeg is how many crews, or part of that number, add one peg a round.
	CrewsPerPeg int        `json:"crewsPerPeg"`
	Provenance  Provenance `json:"provenance"`
}

// Holes is the number of holes on the whole track.
func (h Hostility) Holes() int {
	n := 0
	for _, l := range h.Levels {
		n += l.Holes
	}
	return n
}

// Level is the index of the level that a number of pegs has reached; no pegs is the first.
func (h Hostility) Level(pegs int) int {
	for i, l := range h.Levels {
		if pegs <= l.Holes {
			return i
		}
		pegs -= l.Holes
	}
	return len(h.Levels) - 1
}

// HostilityLevel is one band of the track.
type HostilityLevel struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Holes      int        `json:"holes"`
	Charged    bool       `json:"charged,omitempty"` // the NPC board turns to its stronger side
	Arrivals   []Arrival  `json:"arrivals,omitempty"`
	Provenance Provenance `json:"provenance"`
}

// Arrival is one line of a level's arrivals: a fixed count, or a die whose faces count models.
type Arrival struct {
	NPC   string `json:"npc"`             // an NPCKind's id
	Phase string `json:"phase"`           // the Phase it happens in
	Count int    `json:"count,omitempty"` // fixed number, when no die is rolled
	Die   string `json:"die,omitempty"`   // a Die's id
	Face  string `json:"face,omitempty"`  // one model arrives on this symbol; empty: the face's Count
	// Provenance is the line's own, where it differs from its level's.
	Provenance Provenance `json:"provenance,omitempty"`
}

// Die is a kind of die with its faces in order.
type Die struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Colour     string     `json:"colour"`
	Faces      []Face     `json:"faces"`
	Then       string     `json:"then,omitempty"` // id of the die that takes the place of every die of a roll but the first
	Provenance Provenance `json:"provenance"`
}

// Most is the largest count on any face.
func (d Die) Most() int {
	most := 0
	for _, f := range d.Faces {
		most = max(most, f.Count)
	}
	return most
}

// Face is one side of a die.
type Face struct {
	Title  string `json:"title"`
	Number int    `json:"number,omitempty"` // the printed number, on dice that have one
	Count  int    `json:"count,omitempty"`  // hits, or models that arrive
	Symbol string `json:"symbol,omitempty"` // such as "misfire" or an NPC's id
}

// NPCKind is a type of figure that the game controls.
type NPCKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Group      string     `json:"group"` // such as "purge" or "civilian"
	Rank       int        `json:"rank"`
	Base       Length     `json:"base"` // diameter of the base
	Unique     bool       `json:"unique,omitempty"`
	Provenance Provenance `json:"provenance"`
}

// TokenSize is a format of equipment token.
type TokenSize struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Width      Length     `json:"width"`
	Height     Length     `json:"height"`
	Pouch      bool       `json:"pouch"` // what is left of this size stays in the pouch during the game
	Provenance Provenance `json:"provenance"`
}

// TokenKind is one design of equipment token.
type TokenKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Size       string     `json:"size"`     // a TokenSize's id
	Category   string     `json:"category"` // "weapon", "armour", "special", "non-combat", "objective"
	Rare       bool       `json:"rare,omitempty"`
	Buy        int        `json:"buy,omitempty"`    // UA
	Sell       int        `json:"sell,omitempty"`   // UA
	Ranged     []int      `json:"ranged,omitempty"` // dice at short, medium and long range
	Close      int        `json:"close,omitempty"`  // dice in a close assault
	Heavy      int        `json:"heavy,omitempty"`  // dice in a heavy hit
	Throw      int        `json:"throw,omitempty"`  // dice when thrown
	Blast      []int      `json:"blast,omitempty"`  // dice on the target, within 1 inch, within 2
	Armour     int        `json:"armour,omitempty"` // physical armour
	Shield     int        `json:"shield,omitempty"`
	Traits     []string   `json:"traits,omitempty"` // attributes by name, such as "reliable"
	Provenance Provenance `json:"provenance"`
}

// Common reports whether the token is dealt from the ordinary pool: neither rare nor an objective.
func (t TokenKind) Common() bool { return !t.Rare && t.Category != "objective" }

// PanelKind is a kind of wall piece. Rules and drawings read these properties, never the id.
type PanelKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Length     Length     `json:"length"`
	Plan       string     `json:"plan"`     // its glyphs in a drawing, west to east; empty: cannot be drawn
	PlanDown   string     `json:"planDown"` // the same, north to south
	Openings   []Opening  `json:"openings,omitempty"`
	Overhead   bool       `json:"overhead,omitempty"` // stands above the figures: blocks nothing
	Provenance Provenance `json:"provenance"`
}

// HasDoor reports whether any opening can be opened and closed.
func (k PanelKind) HasDoor() bool {
	for _, o := range k.Openings {
		if o.Door {
			return true
		}
	}
	return false
}

// Pass is the largest class of figure that fits through an opening.
type Pass string

// The classes of opening. A narrow one takes a one-inch base, a wide one two by two inches.
const (
	NoPass Pass = ""
	Narrow Pass = "narrow"
	Wide   Pass = "wide"
)

// Opening is a stretch of a panel that is not solid, measured from the panel's first end.
type Opening struct {
	From Length `json:"from"`
	To   Length `json:"to"`
	Pass Pass   `json:"pass,omitempty"`
	Door bool   `json:"door,omitempty"` // can be closed and locked
	See  bool   `json:"see,omitempty"`  // figures see through it even when nothing can pass
}

// CrateSize is a kind of crate.
type CrateSize struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Width      Length     `json:"width"`
	Depth      Length     `json:"depth"`
	Colours    []string   `json:"colours"` // in which the boxes hold it
	Provenance Provenance `json:"provenance"`
}

// FurnitureKind is a kind of free-standing terrain.
type FurnitureKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Width      Length     `json:"width"`
	Depth      Length     `json:"depth"`
	Symbol     string     `json:"symbol"` // name of the drawing on maps
	Provenance Provenance `json:"provenance"`
}

// CardKind is a kind of event card.
type CardKind struct {
	ID     string `json:"id"`
	Title  string `json:"title"`
	Symbol string `json:"symbol"`           // name of the icon in the card's corner
	Hidden bool   `json:"hidden,omitempty"` // kept by the player who draws it, unseen by the others
}

// Box is a product that a group owns, with what it holds.
type Box struct {
	ID     string      `json:"id"`
	Title  string      `json:"title"`
	Panels []BoxCount  `json:"panels,omitempty"`
	Crates []BoxCrates `json:"crates,omitempty"`
	NPCs   []BoxCount  `json:"npcs,omitempty"`
	Tokens []BoxCount  `json:"tokens,omitempty"`
	// Provenance is where the counts come from.
	Provenance Provenance `json:"provenance"`
}

// BoxCount is how many of one thing a box holds.
type BoxCount struct {
	ID    string `json:"id"`
	Count int    `json:"count"`
}

// BoxCrates is how many crates of one size and colour a box holds.
type BoxCrates struct {
	Size   string `json:"size"`
	Colour string `json:"colour"`
	Count  int    `json:"count"`
}

// SetupStep is one line of the set-up check list. Text is Markdown and may hold {names} that the
// sheet fills from the mission.
type SetupStep struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}
