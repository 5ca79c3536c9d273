package model

import "slices"

// Provenance says where a number comes from.
type Provenance string

// The three provenances. An assumed number is listed in the docs and may be overridden.
const (
	Rulebook  Provenance = "rulebook"
	Reference Provenance = "reference"
	Assumed   Provenance = "assumed"
)

// RuleSet is one edition's numbers. Everything a check, a page or a game needs to know about an
// edition stands here; nothing asks for an edition by name. A list that an edition has no use for
// is empty. A field with a ref tag holds ids of the list of that JSON name.
type RuleSet struct {
	ID    string `json:"id"`
	Title string `json:"title"`

	Board     BoardRules  `json:"board"`
	Phases    []Phase     `json:"phases"`
	Hostility Hostility   `json:"hostility"`
	Dice      []Die       `json:"dice"`
	Cards     []CardKind  `json:"cards"`
	Boxes     []Box       `json:"boxes"`
	Steps     []SetupStep `json:"steps"`
	Ending    Ending      `json:"ending,omitzero"`

	Play PlayRules `json:"play"`

	Groups []NPCGroup `json:"groups,omitempty"`
	Charts []Chart    `json:"charts,omitempty"`
	NPCs   []NPCKind  `json:"npcs"`

	SkillTypes []Named      `json:"skillTypes,omitempty"`
	Skills     []Skill      `json:"skills,omitempty"`
	Abilities  []Trait      `json:"abilities,omitempty"` // icons on the boards of traders and NPCs
	Classes    []Class      `json:"classes,omitempty"`
	Traders    []TraderKind `json:"traders,omitempty"`
	Crews      CrewRules    `json:"crews"`

	Ship     ShipRules  `json:"ship"`
	Ships    []ShipKind `json:"ships,omitempty"`
	Upgrades []Upgrade  `json:"upgrades,omitempty"`

	Campaign CampaignRules `json:"campaign"`
	Tables   []RollTable   `json:"tables,omitempty"`

	TokenSizes []TokenSize `json:"tokenSizes"`
	Categories []Category  `json:"categories,omitempty"`
	Attributes []Trait     `json:"attributes,omitempty"` // icons on tokens
	Minerals   []Mineral   `json:"minerals,omitempty"`
	Tokens     []TokenKind `json:"tokens"`

	Panels    []PanelKind     `json:"panels"`
	Crates    []CrateSize     `json:"crates"`
	Furniture []FurnitureKind `json:"furniture"`
	Terrain   []TerrainRule   `json:"terrain,omitempty"`
	Markers   []MarkerKind    `json:"markers,omitempty"`
	Counters  []CounterKind   `json:"counters,omitempty"`
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

// Named is a thing that has nothing but a name.
type Named struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// Amount is how many of a named thing, or the number beside its icon.
type Amount struct {
	ID    string `json:"id"`
	Count int    `json:"count"`
}

// Ending is how a game ends and who has won.
type Ending struct {
	Over       []Trigger   `json:"over,omitempty"`               // what ends a game, besides what its mission says
	Count      string      `json:"count,omitempty" ref:"phases"` // the phase of the last round in which crews are compared
	Lost       *Shortfall  `json:"lost,omitempty"`               // crews that have lost, whatever else they have done
	Objective  string      `json:"objective,omitempty"`          // all who have done it have won
	Points     string      `json:"points,omitempty"`             // what one of those is called that missions score
	Rank       []Decider   `json:"rank,omitempty"`               // where nobody has done it; the first that differs decides
	Agreed     bool        `json:"agreed,omitempty"`             // the players may name the best of those who share a result
	First      []FirstPick `json:"first,omitempty"`              // what the winner picks first
	Provenance Provenance  `json:"provenance,omitempty"`
}

// Shortfall is having no more than so many of something.
type Shortfall struct {
	Metric string `json:"metric"`
	Most   int    `json:"most"`
}

// Decider is what crews are compared by: the one with most of it comes first, or the one that rolls highest.
type Decider struct {
	Metric string `json:"metric,omitempty"`
	Die    string `json:"die,omitempty" ref:"dice"`
}

// FirstPick is what the winner of a game picks before the others: in a phase between games, or an airlock of the next one.
type FirstPick struct {
	Phase     string `json:"phase,omitempty" ref:"campaign.phases"`
	Airlock   bool   `json:"airlock,omitempty"`
	May       bool   `json:"may,omitempty"`       // only if the players like
	Otherwise string `json:"otherwise,omitempty"` // "toss": who begins where nobody has won
}

// RuleNote is a rule in our own words, with the numbers in it by name.
type RuleNote struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Does       []Program  `json:"does,omitempty"`
	Says       []string   `json:"says,omitempty"`   // the fields of the rule set that it puts into words
	Clause     Text       `json:"text,omitzero"`    // what neither of them says
	Text       Text       `json:"-"`                // all of it in words
	Agreed     bool       `json:"agreed,omitempty"` // only where all players have agreed on it before the game
	Advice     bool       `json:"advice,omitempty"` // a hint, which no game could carry out
	Numbers    []Amount   `json:"numbers,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// Phase is one part of a round; Steps are its own parts in order, in our own words. Three ids have a
// meaning for the table: in "hostility" the round's pegs are added, in "event", or in "hostility" where
// there is none, an event is drawn, at the end of "assessment" the turn counter passes on. Any other id is free.
type Phase struct {
	ID    string   `json:"id"`
	Title string   `json:"title"`
	Steps []string `json:"steps"`
}

// Hostility is the track that pegs fill as a game goes on.
type Hostility struct {
	Levels []HostilityLevel `json:"levels"`
	// CrewsPerPeg is how many crews, or part of that number, add one peg a round.
	CrewsPerPeg int `json:"crewsPerPeg"`
	// ShotPegs is how many pegs the first shot by a trader in a round adds, ShotsPerRound how many
	// shots a round do so: 0 means every trader's first.
	ShotPegs      int        `json:"shotPegs,omitempty"`
	ShotsPerRound int        `json:"shotsPerRound,omitempty"`
	Assumed       []string   `json:"assumed,omitempty"` // those of its numbers that no document gives
	Provenance    Provenance `json:"provenance"`
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
	ID       string    `json:"id"`
	Title    string    `json:"title"`
	Holes    int       `json:"holes"`
	Charged  bool      `json:"charged,omitempty"` // the NPC board turns to its stronger side
	Arrivals []Arrival `json:"arrivals,omitempty"`
	Matches  []string  `json:"matches,omitempty"` // ids of levels of other editions whose event cards are read here
	// Charts are how NPCs act while it lasts, in place of their own; the first that fits counts.
	Charts     []LevelChart `json:"charts,omitempty"`
	Does       []Program    `json:"does,omitempty"`
	Clause     Text         `json:"text,omitzero"` // what the programs do not say
	Text       Text         `json:"-"`             // all of it in words
	Provenance Provenance   `json:"provenance"`
}

// LevelChart is how some NPCs act at one level.
type LevelChart struct {
	NPC   string `json:"npc,omitempty" ref:"npcs"` // empty: every kind of the group
	Group string `json:"group" ref:"groups"`
	Chart string `json:"chart" ref:"charts"`
}

// Arrival is one line of a level's arrivals: a fixed count, or a die whose faces count models.
type Arrival struct {
	NPC   string `json:"npc" ref:"npcs"`
	Phase string `json:"phase" ref:"phases"`
	Count int    `json:"count,omitempty"`          // fixed number, when no die is rolled
	Die   string `json:"die,omitempty" ref:"dice"` // counts the models
	Face  string `json:"face,omitempty"`           // one model arrives on this symbol; empty: the face's Count
	// Number is the printed number of the die on which one model arrives; 0: the number does not matter.
	Number int    `json:"number,omitempty"`
	At     string `json:"at,omitempty" ref:"markers"` // empty: at an entry point
	// Holes are the holes of the level, counted from 1, whose filling calls them; empty: every round.
	Holes []int `json:"holes,omitempty"`
	// Provenance is the line's own, where it differs from its level's.
	Provenance Provenance `json:"provenance,omitempty"`
}

// Die is a kind of die with its faces in order.
type Die struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Colour     string     `json:"colour"`
	Faces      []Face     `json:"faces"`
	Then       string     `json:"then,omitempty" ref:"dice"` // takes the place of every die of a roll but the first
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
	Title  string    `json:"title"`
	Number int       `json:"number,omitempty"` // the printed number, on dice that have one
	Count  int       `json:"count,omitempty"`  // hits, or models that arrive
	Symbol string    `json:"symbol,omitempty"` // such as "misfire" or an NPC's id
	Does   []Program `json:"does,omitempty"`
	Clause Text      `json:"text,omitzero"` // what the programs do not say
	Text   Text      `json:"-"`             // all of it in words
}

// CardKind is a kind of event card.
type CardKind struct {
	ID     string `json:"id"`
	Title  string `json:"title"`
	Symbol string `json:"symbol" draw:"icon"` // name of the icon in the card's corner
	Hidden bool   `json:"hidden,omitempty"`   // kept by the player who draws it, unseen by the others
}

// Box is a product that a group owns, with what it holds.
type Box struct {
	ID        string      `json:"id"`
	Title     string      `json:"title"`
	Panels    []BoxCount  `json:"panels,omitempty" ref:"panels"`
	Crates    []BoxCrates `json:"crates,omitempty"`
	Furniture []BoxCount  `json:"furniture,omitempty" ref:"furniture"`
	NPCs      []BoxCount  `json:"npcs,omitempty" ref:"npcs"`
	Traders   []BoxCount  `json:"traders,omitempty" ref:"traders"`
	Tokens    []BoxCount  `json:"tokens,omitempty" ref:"tokens"`
	Classes   []BoxCount  `json:"classes,omitempty" ref:"classes"`
	Counters  []BoxCount  `json:"counters,omitempty" ref:"counters"`
	Markers   []BoxCount  `json:"markers,omitempty" ref:"markers"`
	// Assumed names the lists, or list.entry, whose counts no document gives; Provenance is that of the rest.
	Assumed    []string   `json:"assumed,omitempty"`
	Provenance Provenance `json:"provenance"`
}

// Guessed reports whether no document gives the count of an entry of one of the box's lists: "npcs", "rock-worm".
func (b Box) Guessed(list, id string) bool {
	return b.Provenance == Assumed || slices.Contains(b.Assumed, list) || slices.Contains(b.Assumed, list+"."+id)
}

// BoxCount is how many of one thing a box holds.
type BoxCount struct {
	ID    string `json:"id"`
	Count int    `json:"count"`
}

// BoxCrates is how many crates of one size and colour a box holds.
type BoxCrates struct {
	Size   string `json:"size" ref:"crates"`
	Colour string `json:"colour"`
	Count  int    `json:"count"`
}

// SetupStep is one line of the set-up check list. Text is Markdown and may hold {names} that the
// sheet fills from the mission. Hand says that a table on a screen does not do it.
type SetupStep struct {
	ID   string `json:"id"`
	Text string `json:"text"`
	Hand bool   `json:"hand,omitempty"`
}
