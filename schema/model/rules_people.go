package model

// Grid is the squares of a board on which moves are counted in them.
type Grid struct {
	Millimetres int  `json:"millimetres"`        // how wide one is
	Adjacent    int  `json:"adjacent"`           // how many are adjacent to one: 4, or 8 with those at its corners
	Large       int  `json:"large"`              // how many a large base fills
	Diagonal    bool `json:"diagonal,omitempty"` // from corner to corner between two empty squares
	Empty       bool `json:"empty,omitempty"`    // into empty squares only
	Nearest     bool `json:"nearest,omitempty"`  // askew by the nearest way along squares
	Ruler       bool `json:"ruler,omitempty"`    // a ruler will do instead
}

// AirlockRules say how a ship is left and gone aboard of.
type AirlockRules struct {
	Out        string     `json:"out" ref:"play.actions"`  // the first action of a trader in a game
	Back       string     `json:"back" ref:"play.actions"` // the action that ends aboard, for good
	Left       Length     `json:"left,omitempty"`          // how much of it must be left at the door
	Asked      bool       `json:"asked,omitempty"`         // enemies come aboard if the owner lets them
	Provenance Provenance `json:"provenance,omitempty"`
}

// ArmourRules say what armour takes off, and for how long.
type ArmourRules struct {
	Spent      string     `json:"spent"`             // how long a shield is out that has let a hit through
	Equal      string     `json:"equal,omitempty"`   // only the higher of both counts, and of equals this: "shield" or "physical"
	Strikes    bool       `json:"strikes,omitempty"` // some armour strikes
	Provenance Provenance `json:"provenance,omitempty"`
}

// RoomRules say what rooms are good for.
type RoomRules struct {
	Shared     bool       `json:"shared,omitempty"` // players may share out large ones
	Finds      []RoomFind `json:"finds,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// RoomFind is what an action finds in a room, once a game.
type RoomFind struct {
	ID    string `json:"id" ref:"play.actions"`
	Draw  Draw   `json:"draw"`
	Shown bool   `json:"shown,omitempty"`                  // what is left there lies face up
	Quiet bool   `json:"quiet,omitempty"`                  // no enemy may be in the room
	Trait string `json:"trait,omitempty" ref:"attributes"` // it takes something with this attribute
	Place *Place `json:"place,omitempty"`                  // it is done there
}

// ContainerRules say how things are taken out of what can be searched, and put into it.
type ContainerRules struct {
	Often      bool       `json:"often,omitempty"`
	Hidden     bool       `json:"hidden,omitempty"` // unseen by other players
	Beside     bool       `json:"beside,omitempty"` // what does not fit in is laid beside it
	Provenance Provenance `json:"provenance,omitempty"`
}

// PersuadeRules say how NPCs are talked round.
type PersuadeRules struct {
	Dice       string     `json:"dice"`              // the number on the trader's board that says how many
	Against    string     `json:"against"`           // the number on the NPC's board that is taken off the hits
	Needed     bool       `json:"needed,omitempty"`  // an NPC without that number cannot be persuaded
	Hits       int        `json:"hits"`              // that must be left
	Contact    bool       `json:"contact,omitempty"` // with the NPC
	Alone      bool       `json:"alone,omitempty"`   // no other enemy may be in base contact
	Aims       []string   `json:"aims"`              // "swap", "join", "mission"
	Size       string     `json:"size,omitempty" ref:"tokenSizes"`
	Draw       *Draw      `json:"draw,omitempty"` // where an NPC without a token takes what it offers
	Provenance Provenance `json:"provenance,omitempty"`
}

// RepairRules say what mending takes; each hit is a repair point.
type RepairRules struct {
	Dice       int        `json:"dice"`
	Token      int        `json:"token"`                            // points for a broken token
	Pieces     []Amount   `json:"pieces,omitempty" ref:"furniture"` // points for terrain, by kind
	Health     int        `json:"health,omitempty"`                 // pegs that a machine gets for a point
	Defeated   int        `json:"defeated,omitempty"`               // points for a defeated machine
	Stands     int        `json:"stands,omitempty"`                 // pegs with which it stands up
	Self       bool       `json:"self,omitempty"`                   // a machine can mend itself
	Provenance Provenance `json:"provenance,omitempty"`
}

// ItemRules say what holds for equipment in general.
type ItemRules struct {
	Near       string     `json:"near,omitempty"`   // how near things are handled: "contact" or "adjacent"
	Serves     *Who       `json:"serves,omitempty"` // whom an item may serve besides its bearer
	Provenance Provenance `json:"provenance,omitempty"`
}

// DeadCardRules say what becomes of event cards that come to nothing.
type DeadCardRules struct {
	Part       bool       `json:"part"`  // what can be done is done
	Icon       bool       `json:"icon"`  // if nothing can, the NPC of the icon arrives
	Again      bool       `json:"again"` // it goes back into the deck, and another is drawn
	Provenance Provenance `json:"provenance,omitempty"`
}

// RandomRules say how one of several things is picked.
type RandomRules struct {
	Die        string     `json:"die" ref:"dice"`
	Provenance Provenance `json:"provenance,omitempty"`
}

// ArrivalRules say how NPCs come onto the board.
type ArrivalRules struct {
	Die        string     `json:"die" ref:"dice"`               // of the entry point, for each kind
	Before     bool       `json:"before,omitempty"`             // just before their group acts
	Lowest     bool       `json:"lowest,omitempty"`             // the lowest of several ranks
	Spare      string     `json:"spare,omitempty" ref:"groups"` // spare traders take the place of these
	Provenance Provenance `json:"provenance,omitempty"`
}

// NPCRules hold for all NPCs.
type NPCRules struct {
	First      string       `json:"first,omitempty" ref:"play.actions"` // what those do first who are prone
	Range      string       `json:"range,omitempty" ref:"play.ranges"`
	Without    []string     `json:"without,omitempty"` // what does not count in their attacks
	Skirt      bool         `json:"skirt,omitempty"`   // they keep out of contact with all but their target
	Harm       Length       `json:"harm,omitempty"`    // how far they keep from what would harm them
	Targets    []TargetStep `json:"targets,omitempty"`
	Provenance Provenance   `json:"provenance,omitempty"`
}

// TargetStep is a number of enemies that a target is picked from, if there is one among them.
type TargetStep struct {
	Among string `json:"among"`           // "contact", "sight" or "board"
	Open  bool   `json:"open,omitempty"`  // only those out of cover
	Harm  bool   `json:"harm,omitempty"`  // only those whom the attack can harm
	Shots bool   `json:"shots,omitempty"` // that counts only where it has to shoot at them
}

// JoinedRules hold for NPCs who have joined a crew.
type JoinedRules struct {
	Phase      string     `json:"phase" ref:"phases"`
	Size       string     `json:"size" ref:"tokenSizes"`        // of the one token that they carry
	Draw       *Draw      `json:"draw,omitempty"`               // where those draw it who carry none
	Uses       bool       `json:"uses,omitempty"`               // they use what they carry
	Acts       bool       `json:"acts,omitempty"`               // they can act in the round in which they join
	Gone       bool       `json:"gone,omitempty"`               // who has been defeated is gone
	Never      []string   `json:"never,omitempty" ref:"groups"` // who does not join
	Provenance Provenance `json:"provenance,omitempty"`
}

// TruceRules hold for crews that help each other.
type TruceRules struct {
	Enemies    bool       `json:"enemies"`         // they are enemies all the same
	Share      bool       `json:"share,omitempty"` // they share what they win
	Provenance Provenance `json:"provenance,omitempty"`
}

// LeaderRules hold for a player who plays the NPCs.
type LeaderRules struct {
	Crew       bool       `json:"crew,omitempty"`   // plays a crew as well
	Career     bool       `json:"career,omitempty"` // which gains career points
	Provenance Provenance `json:"provenance,omitempty"`
}

// RescueRules say how a crew goes back at once for those whom it left behind.
type RescueRules struct {
	Most       int        `json:"most,omitempty"`   // times after each game
	Whole      bool       `json:"whole,omitempty"`  // with the traders who were left there
	Others     bool       `json:"others,omitempty"` // other crews can join in
	Health     int        `json:"health"`           // pegs that each trader gets back
	Loaded     bool       `json:"loaded,omitempty"`
	Tokens     []string   `json:"tokens,omitempty" ref:"tokens"` // for each trader
	Swaps      bool       `json:"swaps,omitempty"`               // equipment changes hands within a crew
	Anywhere   bool       `json:"anywhere,omitempty"`            // at any airlock
	Docks      string     `json:"docks,omitempty"`               // who docks first: the "winner"
	Provenance Provenance `json:"provenance,omitempty"`
}

// SetRules say when several sets of figures are used.
type SetRules struct {
	Crews      int        `json:"crews"`                     // advised from so many on
	Count      int        `json:"count"`                     // sets
	Box        string     `json:"box,omitempty" ref:"boxes"` // what the second one comes in, where it differs
	Cards      string     `json:"cards,omitempty" ref:"cards"`
	Provenance Provenance `json:"provenance,omitempty"`
}
