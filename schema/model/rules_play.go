package model

// PlayRules are the numbers of the traders' part of a round: acting, moving, shooting, fighting.
type PlayRules struct {
	Actions    []ActionKind    `json:"actions,omitempty"`
	Move       MoveRules       `json:"move"`
	Effortless EffortlessRules `json:"effortless"`
	Ranges     []RangeBand     `json:"ranges,omitempty"` // near to far
	Sight      SightRules      `json:"sight"`
	Cover      []CoverBand     `json:"cover,omitempty"` // from little to all
	Assault    AssaultRules    `json:"assault"`
	Ammo       AmmoRules       `json:"ammo"`
	Throw      ThrowRules      `json:"throw"`
	Blast      BlastRules      `json:"blast"`
	KnockBack  KnockBackRules  `json:"knockBack"`
	Skills     SkillRules      `json:"skills"`
	Scatter    ScatterRules    `json:"scatter"`
	Airlock    *AirlockRules   `json:"airlock,omitempty"`
	Armour     *ArmourRules    `json:"armour,omitempty"`
	Rooms      *RoomRules      `json:"rooms,omitempty"`
	Containers *ContainerRules `json:"containers,omitempty"`
	Persuade   *PersuadeRules  `json:"persuade,omitempty"`
	Repair     *RepairRules    `json:"repair,omitempty"`
	Items      *ItemRules      `json:"items,omitempty"`
	DeadCards  *DeadCardRules  `json:"deadCards,omitempty"`
	Random     *RandomRules    `json:"random,omitempty"`
	Arrivals   *ArrivalRules   `json:"arrivals,omitempty"`
	NPCs       *NPCRules       `json:"npcs,omitempty"`
	Joined     *JoinedRules    `json:"joined,omitempty"`
	Truce      *TruceRules     `json:"truce,omitempty"`
	Leader     *LeaderRules    `json:"leader,omitempty"`
	Rescue     *RescueRules    `json:"rescue,omitempty"`
	Sets       *SetRules       `json:"sets,omitempty"`
	Defeat     *DefeatRules    `json:"defeat,omitempty"`
	Revive     *ReviveRules    `json:"revive,omitempty"`
	Drag       *DragRules      `json:"drag,omitempty"`
	Rob        *RobRules       `json:"rob,omitempty"`
	Crippled   *CrippledRules  `json:"crippled,omitempty"`
	Kill       *KillRules      `json:"kill,omitempty"`
	Wounds     []RuleNote      `json:"wounds,omitempty"` // being defeated, revived, crippled
	Rules      []RuleNote      `json:"rules,omitempty"`  // everything else, in our own words
}

// ActionKind is a thing a character can do in its turn.
type ActionKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Does       []Program  `json:"does,omitempty"`
	Says       []string   `json:"says,omitempty"`                  // the fields of the rule set that say how it works
	Open       bool       `json:"open,omitempty"`                  // what it does is said where it can be taken
	Contact    bool       `json:"contact,omitempty"`               // with something in base contact
	Clause     Text       `json:"text,omitzero"`                   // what none of these says
	Text       Text       `json:"-"`                               // all of it in words
	Verb       string     `json:"verb,omitempty"`                  // the deed in an order: "shoot"
	Verbs      string     `json:"verbs,omitempty"`                 // the deed of somebody else: "shoots"
	Toward     string     `json:"toward,omitempty"`                // between the verb and whom it is aimed at: "at"
	By         []Who      `json:"by,omitempty"`                    // who may take it; nobody named: anybody
	Of         []string   `json:"of,omitempty" ref:"play.actions"` // it is a name for any of these
	Cost       int        `json:"cost"`                            // actions it takes; 0 where it is free
	Effortless bool       `json:"effortless,omitempty"`            // counts as an effortless action
	Engaged    bool       `json:"engaged,omitempty"`               // can be taken beside an enemy
	Prone      bool       `json:"prone,omitempty"`                 // can be taken while prone
	Provenance Provenance `json:"provenance"`
}

// MoveRules say how far characters go.
type MoveRules struct {
	Unit       string     `json:"unit"`                // "inch" or "square"
	Step       Length     `json:"step"`                // one move action
	Most       Length     `json:"most"`                // all of a round by choice
	Proximity  Length     `json:"proximity,omitempty"` // the effortless move
	Grid       *Grid      `json:"grid,omitempty"`      // the squares, where moves are counted in them
	Friends    bool       `json:"friends,omitempty"`   // they let each other through
	Gaits      []Gait     `json:"gaits,omitempty"`     // where several actions are not just several steps
	Provenance Provenance `json:"provenance"`
}

// Gait is a way of moving that takes a number of actions at once.
type Gait struct {
	ID      string `json:"id"`
	Title   string `json:"title"`
	Actions int    `json:"actions"`
	Reach   Length `json:"reach"`
}

// EffortlessRules say how many effortless actions a turn has.
type EffortlessRules struct {
	Free       int        `json:"free"`              // for nothing
	Pegs       int        `json:"pegs,omitempty"`    // skill pegs for one more
	More       int        `json:"more,omitempty"`    // actions for any other
	Between    bool       `json:"between,omitempty"` // never within another action
	Provenance Provenance `json:"provenance,omitempty"`
}

// RangeBand is a distance by name, measured between the edges of two bases.
type RangeBand struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	From       Length     `json:"from"`
	To         Length     `json:"to,omitempty"` // 0: without end
	Provenance Provenance `json:"provenance"`
}

// SightRules say between which points of two bases the line of sight runs.
type SightRules struct {
	From       string     `json:"from"`            // "centre"
	To         string     `json:"to"`              // "centre" or "any" part
	Past       *Past      `json:"past,omitempty"`  // what is not in its way
	Alike      bool       `json:"alike,omitempty"` // all figures are equally high
	Lying      bool       `json:"lying,omitempty"` // whoever is prone is judged as it lies
	Doubt      *Doubt     `json:"doubt,omitempty"` // how cover is settled that is in doubt
	Provenance Provenance `json:"provenance,omitempty"`
}

// Past is what does not get in the way of a look beside it.
type Past struct {
	Near string   `json:"near"` // "contact", or "adjacent": from corner to corner as well
	What []string `json:"what"` // "low-terrain", "crew"
}

// Doubt is how cover is settled that is in doubt.
type Doubt struct {
	Die  string `json:"die" ref:"dice"`
	Most int    `json:"most"` // up to this number it is the greater cover
}

// CoverBand is a share of the target, in percent, that is hidden.
type CoverBand struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	From       int        `json:"from"`
	To         int        `json:"to"`
	Hits       int        `json:"hits,omitempty"`  // taken off a ranged attack
	Blind      bool       `json:"blind,omitempty"` // no line of sight at all
	Provenance Provenance `json:"provenance"`
}

// AssaultRules are the numbers of attacks.
type AssaultRules struct {
	Jam int `json:"jam"` // misfires of one roll that jam or break the weapon
	// ClearJam is how many actions clear a jammed weapon.
	ClearJam int `json:"clearJam"`
	// UnarmedSafe says that misfires do nothing in an unarmed attack.
	UnarmedSafe bool `json:"unarmedSafe,omitempty"`
	// HeavyOnly says that misfires count in heavy hits only.
	HeavyOnly bool `json:"heavyOnly,omitempty"`
	// Pick is the longest range at which one of several engaged characters can be picked out.
	Pick string `json:"pick,omitempty" ref:"play.ranges"`
	// Stray is the die that picks the victim beyond.
	Stray string `json:"stray,omitempty" ref:"dice"`
	// Opportunity is how many free close assaults an enemy makes on a character that leaves it.
	Opportunity int `json:"opportunity"`
	// Apart says that nobody in base contact can be shot at.
	Apart bool `json:"apart,omitempty"`
	// Spoils says that nobody is harmed in such an attack.
	Spoils bool `json:"spoils,omitempty"`
	// Jams and Breaks are the actions in which misfires jam what is used, or break it.
	Jams   []string `json:"jams,omitempty" ref:"play.actions"`
	Breaks []string `json:"breaks,omitempty" ref:"play.actions"`
	// Shot says that whoever shoots beside an enemy suffers these, too: "before" the shot, or "after" it.
	Shot string `json:"shot,omitempty"`
	// Answer is who may strike back at once: those who are still "unacted" in the round, or "anybody".
	Answer string `json:"answer,omitempty"`
	// Nobody is what does not count in an attack that no figure makes.
	Nobody     []string   `json:"nobody,omitempty"`
	Provenance Provenance `json:"provenance"`
}

// AmmoRules are the numbers of magazines.
type AmmoRules struct {
	Full       int        `json:"full"`    // pegs in a full magazine
	PerShot    int        `json:"perShot"` // pegs a ranged attack takes
	Provenance Provenance `json:"provenance,omitempty"`
}

// ThrowRules say how far things fly.
type ThrowRules struct {
	Range      string     `json:"range,omitempty" ref:"play.ranges"` // where the token says nothing else
	Like       string     `json:"like,omitempty" ref:"play.actions"` // a thrown weapon attacks like this
	Provenance Provenance `json:"provenance,omitempty"`
}

// BlastRules are the numbers of grenades and the like.
type BlastRules struct {
	Rings      []Length   `json:"rings,omitempty"`          // distance from the origin that each further number of dice reaches
	Miss       Length     `json:"miss,omitempty"`           // how far off without a hit, where the attacker likes
	Misfire    Length     `json:"misfire,omitempty"`        // how far off on a misfire, where the other player likes
	Cover      int        `json:"cover,omitempty"`          // hits lost to terrain between thrower and target
	Die        string     `json:"die,omitempty" ref:"dice"` // says whether it lands on its target
	Spot       bool       `json:"spot,omitempty"`           // a spot will do for a target
	Partly     bool       `json:"partly,omitempty"`         // it reaches whoever is there in part
	Stops      []string   `json:"stops,omitempty"`          // what holds it up: "walls", "windows", "terrain"
	Without    []string   `json:"without,omitempty"`        // what does not count when its dice are rolled
	Provenance Provenance `json:"provenance,omitempty"`
}

// KnockBackRules are the numbers of shoving.
type KnockBackRules struct {
	Dice       int        `json:"dice,omitempty"`     // of a character without an unarmed value
	Push       Length     `json:"push,omitempty"`     // for each hit
	Prone      int        `json:"prone,omitempty"`    // hits that knock the other prone
	Adjacent   bool       `json:"adjacent,omitempty"` // from corner to corner as well
	Barred     string     `json:"barred,omitempty"`   // where there is no room straight back: "aside", or "stays"
	Follow     bool       `json:"follow,omitempty"`   // whoever shoves may come after
	Answer     bool       `json:"answer,omitempty"`   // after a misfire the other may shove
	Without    []string   `json:"without,omitempty"`  // what does not count, or does not come of it
	Provenance Provenance `json:"provenance,omitempty"`
}

// SkillRules say how skills are paid for.
type SkillRules struct {
	PerRound   int        `json:"perRound,omitempty"` // skills one trader may use in a round
	Levels     int        `json:"levels,omitempty"`   // the highest level
	Pegs       int        `json:"pegs,omitempty"`     // skill pegs a level costs
	Between    bool       `json:"between,omitempty"`  // before or after actions, and never within one
	Passive    *int       `json:"passive,omitempty"`  // those that a passive level costs
	Settled    bool       `json:"settled,omitempty"`  // reactions wait until their cause is settled
	Acted      bool       `json:"acted,omitempty"`    // reactions are open to those who have acted
	Summed     bool       `json:"summed,omitempty"`   // levels from several sources are added up
	Covered    bool       `json:"covered,omitempty"`  // those in the armour slot count only while no armour is worn
	Fallen     *Who       `json:"fallen,omitempty"`   // who uses skills although defeated
	Own        bool       `json:"own,omitempty"`      // in one's own turn, unless a skill says otherwise
	Apart      bool       `json:"apart,omitempty"`    // what skills give as actions is not counted, nor done within others
	Wins       bool       `json:"wins,omitempty"`     // what a skill says comes before what a rule says
	Provenance Provenance `json:"provenance,omitempty"`
}

// ScatterRules say how things are thrown about.
type ScatterRules struct {
	Die        string     `json:"die,omitempty" ref:"dice"` // gives the direction, and the distance unless Reach does
	Reach      Length     `json:"reach,omitempty"`
	Provenance Provenance `json:"provenance,omitempty"`
}
