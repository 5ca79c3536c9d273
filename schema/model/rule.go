package model

// Rule is one special instruction: prose, and data where data can say it.
type Rule struct {
	ID        string     `json:"id"`
	Title     string     `json:"title"`
	Text      Text       `json:"text"`
	When      *Trigger   `json:"when,omitempty"`
	If        *Condition `json:"if,omitempty"`
	Standing  bool       `json:"standing,omitempty"` // it holds, and nothing sets it off
	Cost      *Cost      `json:"cost,omitempty"`
	Do        []Effect   `json:"do,omitempty"`
	Times     int        `json:"times,omitempty"` // how often it works at most; 0: no limit
	PerRound  int        `json:"perRound,omitempty"`
	PerPiece  int        `json:"perPiece,omitempty"`
	PerCrew   int        `json:"perCrew,omitempty"`
	Crews     *CrewCount `json:"crews,omitempty"`
	Optional  bool       `json:"optional,omitempty"`
	Audience  Audience   `json:"audience,omitempty"`         // empty: public
	Role      string     `json:"role,omitempty" ref:"@role"` // those who play it alone know of it
	Simulated bool       `json:"simulated"`                  // false: printed, but no play-test plays it
}

// Audience says who may know of something before it happens.
type Audience string

// The audiences of a rule. Nothing said is public.
const (
	ForAll    Audience = "public"
	Secret    Audience = "secret" // found out in play
	ForMaster Audience = "gm"     // a game master alone knows and carries it out
)

// Public reports whether the players may read it before the game.
func (a Audience) Public() bool { return a == "" || a == ForAll }

// Trigger is the event that sets a rule off. Kind selects the fields that count; the language
// reference lists them.
type Trigger struct {
	Kind     string    `json:"kind"`
	With     string    `json:"with,omitempty" ref:"search:@crate;interact:@piece;contact:@piece"`
	Any      string    `json:"any,omitempty" ref:"crates,furniture"` // any piece of this sort
	Triggers []Trigger `json:"triggers,omitempty"`                   // any
	At       int       `json:"at,omitempty"`                         // round: its number
	Every    int       `json:"every,omitempty"`                      // round: again after so many
	Level    string    `json:"level,omitempty" ref:"hostility.levels"`
	Peg      int       `json:"peg,omitempty"`
	Phase    string    `json:"phase,omitempty" ref:"phases"`
	Moment   string    `json:"moment,omitempty"`  // phase: "start" or "end"; of an attack, an action or a turn: when in it
	Actions  int       `json:"actions,omitempty"` // of one turn that it takes
	NoEffort bool      `json:"effortless,omitempty"`
	Nth      int       `json:"nth,omitempty"`
	Check    *Check    `json:"check,omitempty"`
	Who      *Who      `json:"who,omitempty"`
	Target   *Who      `json:"target,omitempty"`
	Against  *Who      `json:"against,omitempty"`
	By       *Who      `json:"by,omitempty"`
	OrNobody bool      `json:"orNobody,omitempty"` // attacked: by nobody as well
	Acts     []string  `json:"acts,omitempty" ref:"attacked:play.actions;acts:play.actions"`
	Deeds    []string  `json:"deeds,omitempty"` // acts: deeds of a chart
	Place    *Place    `json:"place,omitempty"` // enter, leave, empty, contact
	Group    string    `json:"group,omitempty" ref:"groups"`
	Outcome  string    `json:"outcome,omitempty"`
	Found    bool      `json:"found,omitempty"`       // gets: coming upon it will do
	Using    bool      `json:"using,omitempty"`       // with the item that the rule stands on
	Free     bool      `json:"opportunity,omitempty"` // attacks of opportunity
	Count    int       `json:"count,omitempty"`       // misfire: dice of one roll
	What     string    `json:"what,omitempty"`
	To       []string  `json:"to,omitempty"` // loses: to attacks or to skills
	Token    string    `json:"token,omitempty" ref:"tokens"`
	Zone     string    `json:"zone,omitempty" ref:"@zone"`
	Range    string    `json:"range,omitempty" ref:"play.ranges"`
	Of       string    `json:"of,omitempty" ref:"repair:@piece;destroyed:@piece;piece:@piece;counter:@counter;door:@panel;objective:@objective"`
	Armour   int       `json:"armour,omitempty"`
	Hits     int       `json:"hits,omitempty"`
	Which    string    `json:"which,omitempty"`
	Reaches  int       `json:"reaches,omitempty"`
	Becomes  string    `json:"becomes,omitempty"`
	NPC      string    `json:"npc,omitempty" ref:"npcs"`
	Results  []int     `json:"results,omitempty"`
	Faces    []string  `json:"faces,omitempty" ref:"dice/faces.symbol"`
	Category string    `json:"category,omitempty" ref:"cards"`
	Card     string    `json:"card,omitempty"`
	Rule     string    `json:"rule,omitempty" ref:"@rule"`
	Rounds   int       `json:"rounds,omitempty"`
}

// Condition is something that must be so. Kind selects the fields that count.
type Condition struct {
	Kind       string      `json:"kind"`
	Conditions []Condition `json:"conditions,omitempty"` // all, any, not
	From       string      `json:"from,omitempty" ref:"hostility.levels"`
	To         string      `json:"to,omitempty" ref:"hostility.levels"`
	First      int         `json:"first,omitempty"` // round
	Last       int         `json:"last,omitempty"`
	Min        *int        `json:"min,omitempty"`
	Max        *int        `json:"max,omitempty"`
	Of         string      `json:"of,omitempty" ref:"counter:@counter;door:@panel;piece:@piece"`
	Is         string      `json:"is,omitempty"`
	Who        *Who        `json:"who,omitempty"`
	Target     *Who        `json:"target,omitempty"`
	Range      string      `json:"range,omitempty" ref:"play.ranges"`
	Ability    string      `json:"ability,omitempty" ref:"abilities"`
	Skill      string      `json:"skill,omitempty" ref:"skills"`
	Class      string      `json:"class,omitempty" ref:"classes"`
	Trait      string      `json:"trait,omitempty" ref:"attributes"`
	Band       string      `json:"band,omitempty" ref:"play.cover"`
	Time       string      `json:"time,omitempty"` // moved: "turn", "two-rounds" or "last-turn"
	Stat       string      `json:"stat,omitempty"`
	Token      string      `json:"token,omitempty" ref:"tokens"`
	Counter    string      `json:"counter,omitempty" ref:"counters"` // holds
	Floor      bool        `json:"floor,omitempty"`                  // holds: with nobody
	Captain    bool        `json:"captain,omitempty"`                // has
	Trader     bool        `json:"trader,omitempty"`                 // has: of any crew
	Skills     []string    `json:"skills,omitempty" ref:"skills"`    // uses
	Faces      []string    `json:"faces,omitempty" ref:"dice/faces.symbol"`
	NPC        string      `json:"npc,omitempty" ref:"npcs"`
	Group      string      `json:"group,omitempty" ref:"groups"`
	Phase      string      `json:"phase,omitempty" ref:"phases"`
	Against    *Who        `json:"against,omitempty"` // crime
	Acts       []string    `json:"acts,omitempty"`    // crime
	Any        string      `json:"any,omitempty" ref:"furniture,crates"`
	Place      *Place      `json:"place,omitempty"`
	Category   string      `json:"category,omitempty" ref:"categories"`
	Size       string      `json:"size,omitempty" ref:"tokenSizes"`
	Used       bool        `json:"used,omitempty"`
	Constant   bool        `json:"constant,omitempty"`  // token: nobody uses it for what it does
	Plain      bool        `json:"plain,omitempty"`     // token: its back shows nothing
	Terrain    bool        `json:"terrain,omitempty"`   // stopped: by any terrain
	Improves   bool        `json:"improves,omitempty"`  // token: it changes another item
	OverShown  bool        `json:"overShown,omitempty"` // marked: more than the bearer shows
	Objective  string      `json:"objective,omitempty" ref:"@objective"`
	Boon       string      `json:"boon,omitempty"`
	Die        string      `json:"die,omitempty" ref:"dice"`
	Results    []int       `json:"results,omitempty"`
}

// Effect is one thing a rule does. Kind selects the fields that count; the language reference lists
// them.
type Effect struct {
	Kind         string    `json:"kind"`
	Token        string    `json:"token,omitempty" ref:"tokens"`
	To           *Who      `json:"to,omitempty"`
	From         *Who      `json:"from,omitempty"`
	Draw         *Draw     `json:"draw,omitempty"`
	Into         string    `json:"into,omitempty" ref:"@piece"`
	Of           string    `json:"of,omitempty" ref:"door:@panel;entry:@entry;airlock:@airlock;counter:@counter;repeat:@counter"`
	Any          string    `json:"any,omitempty" ref:"door:panels,terrain;piece:furniture,crates;entry:markers,=entry"`
	Pick         string    `json:"pick,omitempty"` // how one of several is picked; empty: all of them
	Set          string    `json:"set,omitempty"`
	Doors        []string  `json:"doors,omitempty" ref:"@panel"`
	Add          int       `json:"add,omitempty"`
	Becomes      *int      `json:"becomes,omitempty"`
	NPC          string    `json:"npc,omitempty" ref:"npcs"`
	Count        int       `json:"count,omitempty"`
	Die          string    `json:"die,omitempty" ref:"dice"`
	Dice         int       `json:"dice,omitempty"`
	PerCrew      bool      `json:"perCrew,omitempty"`
	At           *Place    `json:"at,omitempty"`
	State        string    `json:"state,omitempty"`
	Who          *Who      `json:"who,omitempty"`
	Piece        string    `json:"piece,omitempty" ref:"@piece"`
	It           bool      `json:"it,omitempty"`      // remove: the piece that set the rule off
	Forever      bool      `json:"forever,omitempty"` // remove: out of the campaign
	Acted        bool      `json:"acted,omitempty"`   // act: those who have acted as well
	IfLeft       bool      `json:"ifLeft,omitempty"`  // spawn: nobody comes in place of the kind
	Locked       bool      `json:"locked,omitempty"`  // door: only one that is
	PerHit       bool      `json:"perHit,omitempty"`  // counter: once for each success of the roll
	Up           bool      `json:"up,omitempty"`      // prone: they get up instead
	Rolls        int       `json:"rolls,omitempty"`   // degradation
	Mode         string    `json:"mode,omitempty"`
	By           Length    `json:"by,omitempty"`
	Place        *Place    `json:"place,omitempty"`
	IgnoreArmour bool      `json:"ignoreArmour,omitempty"`
	Hits         int       `json:"hits,omitempty"`
	Pegs         int       `json:"pegs,omitempty"`
	Type         string    `json:"type,omitempty"`
	Chart        string    `json:"chart,omitempty" ref:"charts"`
	Toward       *Place    `json:"toward,omitempty"`
	Player       string    `json:"player,omitempty"`
	Crew         bool      `json:"crew,omitempty"`
	Actions      []string  `json:"actions,omitempty" ref:"play.actions,=any"`
	Stat         string    `json:"stat,omitempty"`
	Until        string    `json:"until,omitempty"`
	Marker       string    `json:"marker,omitempty" ref:"markers"`
	Furniture    string    `json:"furniture,omitempty" ref:"furniture"`
	Text         Text      `json:"text,omitzero"`
	Hidden       string    `json:"hidden,omitempty" ref:"@hidden"`
	Points       int       `json:"points,omitempty"`
	For          string    `json:"for,omitempty"`
	UA           int       `json:"ua,omitempty"`
	Op           string    `json:"op,omitempty"`
	Category     string    `json:"category,omitempty" ref:"deck:cards;item:categories;unfit:categories"`
	Card         string    `json:"card,omitempty"`
	Rows         []RollRow `json:"rows,omitempty"`
	Options      []Option  `json:"options,omitempty"`
	Roll         string    `json:"roll,omitempty"`
	Result       string    `json:"result,omitempty" ref:"dice/faces.symbol"`
	Phase        string    `json:"phase,omitempty" ref:"phases"`
	Holder       string    `json:"holder,omitempty"`
	Rule         string    `json:"rule,omitempty" ref:"@rule"`
	AnyOrder     bool      `json:"anyOrder,omitempty"` // act
	May          bool      `json:"may,omitempty"`      // act: each action may be left
	Target       *Who      `json:"target,omitempty"`
	Without      []string  `json:"without,omitempty"`  // act, hits: what does not count
	Fewer        int       `json:"fewer,omitempty"`    // hits
	Less         int       `json:"less,omitempty"`     // hits: points of damage
	PerAmmo      bool      `json:"perAmmo,omitempty"`  // dice: an ammo peg each
	Among        int       `json:"among,omitempty"`    // share
	Eligible     bool      `json:"eligible,omitempty"` // share: whom the attack could have been aimed at
	Around       bool      `json:"around,omitempty"`   // act: before all that the rule does besides, or after it
	Against      []string  `json:"against,omitempty"`  // immune
	What         string    `json:"what,omitempty"`     // lose
	Which        string    `json:"which,omitempty"`    // item
	Size         string    `json:"size,omitempty" ref:"item:tokenSizes;shift:crates,furniture,=small,=medium"`
	Trait        string    `json:"trait,omitempty" ref:"attributes"`
	With         *Who      `json:"with,omitempty"` // swap
	Counter      string    `json:"counter,omitempty" ref:"counters"`
	Level        string    `json:"level,omitempty" ref:"hostility.levels"` // pegs
	Spot         *Place    `json:"spot,omitempty"`                         // act: where sight and range are taken from
	Drains       string    `json:"drains,omitempty"`                       // hits: the pegs lost first
	Counted      string    `json:"counted,omitempty" ref:"counters"`       // attack: as many dice as such counters lie with the bearer
	Moved        bool      `json:"moved,omitempty"`                        // mark: taken from the bearer
	Rerolled     bool      `json:"rerolled,omitempty"`                     // entry: a roll that says it is made again
	Low          bool      `json:"low,omitempty"`                          // sight: terrain that others look over
	Sign         bool      `json:"sign,omitempty"`                         // mark: it does nothing of what such counters do
	But          []Who     `json:"but,omitempty"`                          // bars
	Leave        bool      `json:"leave,omitempty"`                        // join
	Group        string    `json:"group,omitempty" ref:"groups"`
	Unused       bool      `json:"unused,omitempty"` // replace: a trader who has been in no crew yet
	Insert       int       `json:"insert,omitempty"` // side
	Before       *Who      `json:"before,omitempty"` // first
	Shift        int       `json:"shift,omitempty"`  // foresee
	Alone        bool      `json:"alone,omitempty"`  // entry: the one shut before opens
	Side         string    `json:"side,omitempty"`   // airlock
	Apart        bool      `json:"apart,omitempty"`  // place: each in a place of its own
	Table        string    `json:"table,omitempty" ref:"tables"`
	Showing      []string  `json:"showing,omitempty"` // reroll
	Order        []Who     `json:"order,omitempty"`   // aim: the first of whom there is one
	Most         *int      `json:"most,omitempty"`
	Percent      int       `json:"percent,omitempty"`

	Ranged     []int      `json:"ranged,omitempty"` // act: dice by range, in place of a weapon's
	Weapon     string     `json:"weapon,omitempty"` // act: "taken" or "none"
	As         string     `json:"as,omitempty" ref:"dice:play.actions;act:abilities"`
	Range      string     `json:"range,omitempty" ref:"play.ranges,=shown"` // dice, act, allow
	Half       bool       `json:"half,omitempty"`                           // hits
	First      int        `json:"first,omitempty"`                          // share
	While      *Condition `json:"while,omitempty"`                          // immune
	Turns      int        `json:"turns,omitempty"`                          // immune, bar
	Skills     []string   `json:"skills,omitempty" ref:"skillTypes,=any"`
	Chosen     bool       `json:"chosen,omitempty"`                  // item: the direction in which it is scattered
	Full       string     `json:"full,omitempty"`                    // item: where there is no room for it
	Per        string     `json:"per,omitempty"`                     // the number counts once for each of these
	Beyond     bool       `json:"beyond,omitempty"`                  // heal: past what they began with
	Least      *int       `json:"least,omitempty"`                   // stat
	All        bool       `json:"all,omitempty"`                     // lose
	Acts       []string   `json:"acts,omitempty" ref:"play.actions"` // immune: only by these
	Using      bool       `json:"using,omitempty"`                   // with the item that the rule stands on
	Times      int        `json:"times,omitempty"`                   // move
	Through    []string   `json:"through,omitempty"`                 // pass
	High       Length     `json:"high,omitempty"`                    // pass
	Past       *Who       `json:"past,omitempty"`                    // sight
	Things     bool       `json:"things,omitempty"`                  // carry
	Alike      bool       `json:"alike,omitempty"`                   // limit
	Except     *Who       `json:"except,omitempty"`                  // bar
	Rings      []int      `json:"rings,omitempty"`                   // blast
	Do         []Effect   `json:"do,omitempty"`                      // try, blast, if: what comes of it
	Otherwise  []Effect   `json:"otherwise,omitempty"`
	If         *Condition `json:"if,omitempty"`      // if
	Anytime    bool       `json:"anytime,omitempty"` // act, choose: among the other actions of the turn
	Same       bool       `json:"same,omitempty"`    // act: the action that set the rule off
	Led        bool       `json:"led,omitempty"`     // act, move: the bearer's player says how
	Arms       *Arms      `json:"arms,omitempty"`
	Searchable bool       `json:"searchable,omitempty"`                // door: pieces that can be searched, too
	Patrol     bool       `json:"patrol,omitempty"`                    // entry: a patrol point, too
	Each       bool       `json:"each,omitempty"`                      // act, item, mend: all of them in place of one
	Scatter    bool       `json:"scatter,omitempty"`                   // place
	Self       bool       `json:"self,omitempty"`                      // act, mend: the bearer of the rule will do as well
	Versus     string     `json:"versus,omitempty"`                    // act: the number of the target that the roll must beat
	Others     bool       `json:"others,omitempty"`                    // mend, load
	System     string     `json:"system,omitempty" ref:"ship.systems"` // degradation
	Boxes      int        `json:"boxes,omitempty"`                     // degradation
	Later      *int       `json:"later,omitempty"`                     // pay: what it grows by for each game that it waits
	Again      []int      `json:"again,omitempty"`                     // roll: results that are rolled again
	Trader     string     `json:"trader,omitempty"`                    // replace: "random" or "choice"
	Keeps      []string   `json:"keeps,omitempty"`                     // replace
	Games      int        `json:"games,omitempty"`                     // miss
	Hold       bool       `json:"hold,omitempty"`                      // item
	Worth      *int       `json:"worth,omitempty"`                     // item: UA at most

	Changes []CrewEffect `json:"changes,omitempty"` // campaign
}

// Program is what a skill, an item, an ability, a piece of terrain, a figure or a face of a die does. Whose it is, is its
// bearer.
type Program struct {
	Use      string     `json:"use,omitempty"` // "turn", "reaction" or "passive"
	When     *Trigger   `json:"when,omitempty"`
	If       *Condition `json:"if,omitempty"`
	Target   *Who       `json:"target,omitempty"` // whom it is used on
	Cost     *Cost      `json:"cost,omitempty"`
	Phase    string     `json:"phase,omitempty"` // between games
	Do       []Effect   `json:"do"`
	Optional bool       `json:"optional,omitempty"`
	Fallen   bool       `json:"fallen,omitempty"` // it works although its bearer has been defeated
}

// Cost is what using something takes, besides what such things always take.
type Cost struct {
	Actions    int    `json:"actions,omitempty"`
	Turn       bool   `json:"turn,omitempty"` // all the actions of the turn
	Own        bool   `json:"own,omitempty"`  // a turn of its own among those of the crew
	Effortless bool   `json:"effortless,omitempty"`
	Ammo       int    `json:"ammo,omitempty"`
	Health     int    `json:"health,omitempty"`
	UA         int    `json:"ua,omitempty"`    // universal assets
	Once       string `json:"once,omitempty"`  // "turn", "round" or "game"
	UpTo       string `json:"upTo,omitempty"`  // the number of the bearer that says how often in a round
	Token      string `json:"token,omitempty"` // "flip" or "discard"
}

// Arms are what an attack is made with.
type Arms struct {
	Types []string `json:"types" ref:"tokens/type"` // weapons of one of these
	Count int      `json:"count,omitempty"`         // so many at once
}

// RollRow is one row of a table that dice decide; To 0 means From.
type RollRow struct {
	From   int      `json:"from"`
	Symbol string   `json:"symbol,omitempty" ref:"dice/faces.symbol"` // a face that shows it, and no number
	To     int      `json:"to,omitempty"`
	Do     []Effect `json:"do,omitempty"`
	Text   Text     `json:"text,omitzero"`
}

// Option is one thing to pick.
type Option struct {
	Title string     `json:"title,omitempty"` // without one, what it does
	If    *Condition `json:"if,omitempty"`
	Do    []Effect   `json:"do"`
}
