package model

import "slices"

// Setup is what the players prepare before the first round.
type Setup struct {
	Crew       int               `json:"crew"` // most traders a crew may deploy
	Crews      *CrewLimit        `json:"crews,omitempty"`
	Hostility  int               `json:"hostility"`       // pegs on the track at the start
	Track      string            `json:"track,omitempty"` // "front" or "reverse"
	Marks      []Mark            `json:"marks,omitempty"`
	Allocation []Allocation      `json:"allocation,omitempty"`
	Rare       []TokenCount      `json:"rare,omitempty"` // rare tokens mixed in before dealing, by size
	Deals      []Deal            `json:"deals,omitempty"`
	Pool       *PoolRule         `json:"pool,omitempty"`
	Contents   []Content         `json:"contents,omitempty"`
	Events     []EventAllocation `json:"events,omitempty"`
	Others     string            `json:"others,omitempty"` // what becomes of other kinds of card; Events has them as well
	Deck       []DeckChange      `json:"deck,omitempty"`
	Aside      []string          `json:"aside,omitempty" ref:"tokens"` // key items
	NPCs       []StartNPC        `json:"npcs,omitempty"`
	Prisoners  []Prisoners       `json:"prisoners,omitempty"`
	Without    []string          `json:"without,omitempty" ref:"groups"`
	Strong     []string          `json:"strong,omitempty" ref:"npcs"` // on the stronger side from the start
	Deploy     []Deployment      `json:"deploy,omitempty"`
	Arrivals   *Arrivals         `json:"arrivals,omitempty"`
	Hidden     []Hidden          `json:"hidden,omitempty"`
	Counters   []Counter         `json:"counters,omitempty"`
	Shops      []Shop            `json:"shops,omitempty"`
}

// Allocation is how many tokens go into each crate of one size.
type Allocation struct {
	Crate  string       `json:"crate"`  // a CrateSize's id
	Tokens []TokenCount `json:"tokens"` // tokens into each such crate
}

// TokenCount is a number of tokens of one size.
type TokenCount struct {
	Size  string `json:"size"` // a TokenSize's id
	Count int    `json:"count"`
}

// EventMode says which cards of a kind join the deck.
type EventMode string

// The ways a mission may ask for event cards.
const (
	AllCards         EventMode = "all"
	CountCards       EventMode = "count"  // the first Count cards, as the players pick them
	RandomCards      EventMode = "random" // Count cards at random
	OptionalCards    EventMode = "optional"
	ChoiceCards      EventMode = "choice" // players' choice
	RecommendedCards EventMode = "recommended"
	AsideCards       EventMode = "aside" // kept beside the deck; rules bring them in
)

// EventAllocation is the share of one kind of event card in the deck.
type EventAllocation struct {
	Kind  string    `json:"kind"` // a CardKind's id
	Mode  EventMode `json:"mode"`
	Count int       `json:"count,omitempty"` // with count and random
	Other bool      `json:"other,omitempty"` // the set-up names it among any others
}

// CrewLimit is what the crews of a mission may be made of.
type CrewLimit struct {
	Gear    string   `json:"gear,omitempty"` // "own", "rookie" or "given"
	Skills  bool     `json:"skills"`
	Issue   []string `json:"issue,omitempty" ref:"tokens"` // what each trader begins with
	Crew    string   `json:"crew,omitempty" ref:"+crew"`
	Traders []string `json:"traders,omitempty" ref:"traders"`
}

// Mark is a mark on the hostility track.
type Mark struct {
	ID    string `json:"id"`
	Peg   int    `json:"peg"` // counted from 1
	Title string `json:"title,omitempty"`
}

// Deal is the tokens for some crates or pieces that differ from the rest.
type Deal struct {
	Into   []string     `json:"into" ref:"@piece"`
	Tokens []TokenShare `json:"tokens"`
}

// TokenShare is a number of tokens of one size for each crate of a Deal.
type TokenShare struct {
	Size  string `json:"id" ref:"tokenSizes"`
	Count int    `json:"count"`
}

// PoolRule says which tokens take part in the dealing.
type PoolRule struct {
	Exclude           []string        `json:"exclude,omitempty" ref:"tokens"`
	ExcludeCategories []string        `json:"excludeCategories,omitempty" ref:"tokens/category"`
	Include           []string        `json:"include,omitempty" ref:"tokens"` // must be among those dealt
	Picked            []Picked        `json:"picked,omitempty"`               // by hand, and so among those dealt
	Most              []CategoryLimit `json:"most,omitempty"`
}

// Picked is tokens that the players pick by hand, to be among those dealt.
type Picked struct {
	Count    int      `json:"count"`
	Size     string   `json:"size,omitempty" ref:"tokenSizes"`
	Category string   `json:"category,omitempty" ref:"tokens/category"`
	Among    []string `json:"among,omitempty" ref:"tokens"`
}

// Fits reports whether a token can be picked. What is kept apart can be where the category or the list names it, and a
// rare one where the list does.
func (p Picked) Fits(k TokenKind) bool {
	switch {
	case p.Size != "" && p.Size != k.Size, p.Category != "" && p.Category != k.Category:
		return false
	case len(p.Among) > 0:
		return slices.Contains(p.Among, k.ID)
	}
	return k.Common() || p.Category != "" && !k.Rare
}

// MayPick reports whether the players may pick a token by hand, or it is asked for by name.
func (p *PoolRule) MayPick(k TokenKind) bool {
	return p != nil && (slices.Contains(p.Include, k.ID) || slices.ContainsFunc(p.Picked, func(x Picked) bool { return x.Fits(k) }))
}

// CategoryLimit is the most tokens of a category that take part.
type CategoryLimit struct {
	Category string `json:"id" ref:"tokens/category"`
	Count    int    `json:"count"`
}

// Content is tokens that lie in a certain place.
type Content struct {
	At     Place    `json:"at"`
	Tokens []string `json:"tokens,omitempty" ref:"tokens"`
	Draw   *Draw    `json:"draw,omitempty"`
	Hidden bool     `json:"hidden,omitempty"` // face down
}

// DeckChange is a change of the event deck before the game.
type DeckChange struct {
	Op       string `json:"op"`
	Category string `json:"category,omitempty" ref:"cards"`
	Card     string `json:"card,omitempty"`
	Count    int    `json:"count,omitempty"`
	Top      int    `json:"top,omitempty"`
}

// StartNPC is NPCs on the board from the start.
type StartNPC struct {
	ID        string   `json:"id,omitempty"`
	Kind      string   `json:"kind" ref:"npcs"`
	Name      string   `json:"name,omitempty"`
	Count     int      `json:"count"`
	At        *Point   `json:"at,omitempty"`
	Place     *Place   `json:"place,omitempty"`
	State     string   `json:"state,omitempty"`
	Body      bool     `json:"body,omitempty"`             // it lies defeated from the start
	Among     []string `json:"among,omitempty" ref:"npcs"` // it is one of these, drawn
	Highlight string   `json:"highlight,omitempty"`
	Tokens    []string `json:"tokens,omitempty" ref:"tokens"`
}

// Prisoners are figures that are dealt to spots at random, no more than one to each.
type Prisoners struct {
	ID      string     `json:"id"`
	Title   string     `json:"title,omitempty"`
	Traders []string   `json:"traders,omitempty" ref:"traders"`
	Drawn   int        `json:"drawn,omitempty"` // more traders, whom no crew plays
	NPCs    []NPCCount `json:"npcs,omitempty"`
	Spots   []Place    `json:"spots"`
	Hidden  bool       `json:"hidden,omitempty"` // nobody knows who is where
}

// NPCCount is so many figures of a kind.
type NPCCount struct {
	NPC   string `json:"id" ref:"npcs"`
	Count int    `json:"value"`
}

// Count is how many figures are dealt.
func (p Prisoners) Count() int {
	n := len(p.Traders) + p.Drawn
	for _, x := range p.NPCs {
		n += x.Count
	}
	return n
}

// Deployment is where a crew begins.
type Deployment struct {
	At   Place  `json:"at"`
	Most int    `json:"most,omitempty"` // traders of one crew
	Crew int    `json:"crew,omitempty"` // counted from 1; 0: any
	Role string `json:"role,omitempty" ref:"@role"`
}

// Arrivals is what is different in the arrivals.
type Arrivals struct {
	None   bool         `json:"none,omitempty"`
	Map    []ArrivalMap `json:"map,omitempty"`
	Reroll []int        `json:"reroll,omitempty"` // results of the roll for the entry point
	Void   []int        `json:"void,omitempty"`   // results that let nobody in
	At     *Place       `json:"at,omitempty"`
	Apart  []Elsewhere  `json:"elsewhere,omitempty"`
}

// Elsewhere is where NPCs of one kind, or of one group, arrive in place of an entry point.
type Elsewhere struct {
	NPC   string `json:"npc,omitempty" ref:"npcs"`
	Group string `json:"group,omitempty" ref:"groups"`
	At    Place  `json:"at"`
}

// ArrivalMap is an NPC that comes in place of another.
type ArrivalMap struct {
	NPC string `json:"id" ref:"npcs"`
	By  string `json:"value" ref:"npcs"`
}

// Hidden is something that only comes to light during play.
type Hidden struct {
	ID      string   `json:"id"`
	Among   []string `json:"among" ref:"@any,tokens,npcs"`
	Reveal  *Trigger `json:"reveal,omitempty"`
	Die     string   `json:"die,omitempty" ref:"dice"`
	Results []int    `json:"results,omitempty"`
	Last    bool     `json:"last,omitempty"` // the last of them is it without a roll
}

// Counter is a number that rules keep.
type Counter struct {
	ID    string `json:"id"`
	Title string `json:"title,omitempty"`
	Kind  string `json:"kind,omitempty" ref:"counters"` // what it is kept with on the table
	Start int    `json:"start"`
	Most  *int   `json:"most,omitempty"`

	PerCrew  bool `json:"perCrew,omitempty"`  // each crew keeps one of its own
	Internal bool `json:"internal,omitempty"` // no page shows it
}

// Flag reports whether a counter says yes or no: it is 0 or 1.
func (c Counter) Flag() bool { return c.Most != nil && *c.Most == 1 && (c.Start == 0 || c.Start == 1) }

// Shown reports whether a counter is kept on the table.
func (c Counter) Shown() bool { return !c.Internal }

// Shop is a room that trades during the game.
type Shop struct {
	Zone string `json:"zone" ref:"@zone"`
	Post string `json:"post" ref:"+post"`
}
