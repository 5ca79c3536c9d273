package xia

import "github.com/sortie-tools/sortie/schema/model"

// Cargo is a type of cube.
type Cargo struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Letter     string           `json:"letter"`
	Colour     string           `json:"colour"`
	Clear      bool             `json:"clear,omitempty"` // one can see through it
	Provenance model.Provenance `json:"provenance"`
}

// Market is what cubes cost and fetch.
type Market struct {
	Buy        int              `json:"buy"`       // Credits for one purchase
	Cubes      int              `json:"cubes"`     // in one purchase
	Sell       int              `json:"sell"`      // Credits for each cube
	Fame       int              `json:"fame"`      // for selling all cubes in the Hold
	FameCubes  int              `json:"fameCubes"` // the fewest cubes that bring it
	Gifts      bool             `json:"gifts"`     // of Credits, between players, as they like
	Provenance model.Provenance `json:"provenance"`
}

// Gathering is a way to take cubes from a field.
type Gathering struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Terrain    string           `json:"terrain" ref:"terrains"`
	Space      string           `json:"space" ref:"spaces"`
	Die        string           `json:"die" ref:"dice"`
	Outcomes   []Outcome        `json:"outcomes"`
	Shielded   bool             `json:"shielded,omitempty"` // shield outfits help when it fails
	Free       int              `json:"free"`               // hold spaces that must be
	Provenance model.Provenance `json:"provenance"`
}

// MissionDeck is the numbers of the mission deck.
type MissionDeck struct {
	Draw       int              `json:"draw"`
	Keep       int              `json:"keep"`
	Active     int              `json:"active"`   // Active Missions that a player can have
	PerPoint   int              `json:"perPoint"` // draws at one Mission Point in a turn
	Fame       int              `json:"fame"`
	Again      int              `json:"again"`               // throws for one completed mission of the same kind
	Abort      string           `json:"abort" ref:"actions"` // gives up an active Mission
	Reshuffled bool             `json:"reshuffled"`          // the discarded ones, when the deck has run out
	Provenance model.Provenance `json:"provenance"`
}

// MissionKind is a kind of mission.
type MissionKind struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Law        string           `json:"law"`    // "lawful" or "outlaw"
	PaidBy     string           `json:"paidBy"` // "distance", "throw" or "tier"
	Die        string           `json:"die,omitempty" ref:"dice"`
	Experience bool             `json:"experience,omitempty"` // its throw can be made again
	Steps      []string         `json:"steps"`
	Provenance model.Provenance `json:"provenance"`
}

// TitleDeck is the numbers of the titles.
type TitleDeck struct {
	Least      int              `json:"least"` // Fame
	Most       int              `json:"most"`  // Fame
	Spaces     []int            `json:"spaces"`
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}

// NPC is a ship that nobody plays.
type NPC struct {
	ID         string           `json:"id"`
	Title      string           `json:"title"`
	Status     string           `json:"status" ref:"statuses"`
	Tier       int              `json:"tier"`                 // what a mission to destroy it counts
	Sector     string           `json:"sector" ref:"sectors"` // where it appears
	Kill       int              `json:"kill"`                 // damage that destroys it
	Defence    NPCDice          `json:"defence"`
	Attack     *NPCDice         `json:"attack,omitempty"`
	Spaces     int              `json:"spaces"` // in a turn
	Reward     NPCReward        `json:"reward"`
	Bounty     string           `json:"bounty"` // "never", "always" or "none" at the start
	Turn       []NPCMove        `json:"turn"`
	Provenance model.Provenance `json:"provenance"`
	Assumed    []string         `json:"assumed,omitempty"`
}

// NPCDice are dice of an NPC.
type NPCDice struct {
	Die   string       `json:"die" ref:"dice"`
	Count int          `json:"count"`
	Range *model.Range `json:"range,omitempty"`
}

// NPCReward is what the destroyer of an NPC receives, beside the Credits on its card.
type NPCReward struct {
	Fame    int `json:"fame,omitempty"`
	Credits int `json:"credits,omitempty"`
	Bounty  int `json:"bounty,omitempty"` // added to the destroyer's
}

// NPCMove is one line of an NPC's card. Kind selects the fields that count.
type NPCMove struct {
	Kind    string   `json:"kind"`
	Who     string   `json:"who,omitempty"`                   // hunt: "outlaw" or "innocent"
	Within  int      `json:"within,omitempty"`                // retaliate, hunt: spaces
	Spares  []string `json:"spares,omitempty" ref:"npcs"`     // hunt
	To      string   `json:"to,omitempty" ref:"planets"`      // flee
	Status  string   `json:"status,omitempty" ref:"statuses"` // patrol
	Credits int      `json:"credits,omitempty"`               // trade
}

// NPCRules are how NPC ships choose their way.
type NPCRules struct {
	Avoid      []string         `json:"avoid" ref:"borders"` // the first to be given in to first
	Immune     []string         `json:"immune" ref:"borders"`
	Gates      bool             `json:"gates"`
	Explore    bool             `json:"explore"`
	Count      int              `json:"count"`
	Robs       bool             `json:"robs"`    // the destroyer of another takes the Credits on its card
	Forgets    bool             `json:"forgets"` // who attacked it, when it is destroyed
	Crowds     bool             `json:"crowds"`  // appears beside a Spawn Point that is taken
	Follows    bool             `json:"follows"` // has its turn right behind that of the player who holds its card
	Phases     bool             `json:"phases"`  // such a turn has those of a player's
	Provenance model.Provenance `json:"provenance"`
}
