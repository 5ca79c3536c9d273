package model

// Who says which figures a rule, a goal or an effect speaks of. Every field that is set narrows the
// choice.
type Who struct {
	Traders  string `json:"traders,omitempty"` // "acting", "crew", "any" or "all"
	Everyone bool   `json:"everyone,omitempty"`
	Figure   string `json:"figure,omitempty"` // "self", "it", "target", "attacker" or "those"
	Others   bool   `json:"others,omitempty"` // without the bearer of the rule
	Side     string `json:"side,omitempty"`   // "enemy", "crew" or "other", as seen by the bearer of the rule
	OrSelf   bool   `json:"orSelf,omitempty"`
	OrTarget bool   `json:"orTarget,omitempty"`
	Size     string `json:"size,omitempty"` // "smaller" or "larger" than the bearer
	Captain  bool   `json:"captain,omitempty"`
	Machine  *bool  `json:"machine,omitempty"` // machines only, or all others
	Seen     bool   `json:"seen,omitempty"`
	Except   *Who   `json:"except,omitempty"`
	Cover    *bool  `json:"cover,omitempty"`  // only those in cover from the bearer, or out of it
	Able     bool   `json:"able,omitempty"`   // only those who are not defeated
	Body     bool   `json:"body,omitempty"`   // only those who lie defeated
	Fallen   bool   `json:"fallen,omitempty"` // those who lie defeated as well
	Prisoner string `json:"prisoner,omitempty" ref:"@prisoner"`
	NPC      string `json:"npc,omitempty" ref:"npcs"`
	Group    string `json:"group,omitempty" ref:"groups"`
	But      string `json:"but,omitempty" ref:"groups"` // none of these
	Stat     string `json:"stat,omitempty"`             // a number that stands between Min and Max
	Min      *int   `json:"min,omitempty"`
	Max      *int   `json:"max,omitempty"`
	Met      bool   `json:"met,omitempty"`  // in the move at hand
	Time     string `json:"time,omitempty"` // "turn": met in any move of it
	NoLarger bool   `json:"noLarger,omitempty"`
	Named    string `json:"named,omitempty" ref:"@npc,@hidden"`
	Class    string `json:"class,omitempty" ref:"classes"`
	Carrying string `json:"carrying,omitempty" ref:"tokens"`
	Trait    string `json:"trait,omitempty" ref:"attributes"` // they carry a token with this attribute
	In       *Place `json:"in,omitempty"`
	Nearest  *Place `json:"nearest,omitempty"`
	Count    int    `json:"count,omitempty"` // no more than so many; 0: all
	Pick     string `json:"pick,omitempty"`  // how they are picked; empty: at random
}

// Place is somewhere that a rule speaks of. One field says where; Within widens it.
type Place struct {
	At      *Point `json:"at,omitempty"`
	Entry   string `json:"entry,omitempty" ref:"@entry"`
	Airlock string `json:"airlock,omitempty" ref:"@airlock"`
	Piece   string `json:"piece,omitempty" ref:"@piece"`
	Zone    string `json:"zone,omitempty" ref:"@zone"`
	Hatch   string `json:"hatch,omitempty" ref:"@hatch"`
	Sort    string `json:"sort,omitempty" ref:"markers,furniture,crates"`
	Named   string `json:"named,omitempty" ref:"@npc,@hidden"`
	Figure  string `json:"figure,omitempty"` // where a figure stands that the rule is about
	Who     *Who   `json:"who,omitempty"`    // where such a figure stands
	On      bool   `json:"on,omitempty"`     // on it or in it, rather than beside it
	Range   string `json:"range,omitempty" ref:"play.ranges,=shown"`
	Beyond  bool   `json:"beyond,omitempty"`                 // range: farther than it
	Chosen  bool   `json:"chosen,omitempty"`                 // a point that the user of the rule picks
	Seen    string `json:"seen,omitempty"`                   // "self" or "crew"
	Near    string `json:"near,omitempty"`                   // "cover", "wall", "plain-wall", "terrain" or "large-terrain"
	Ship    string `json:"ship,omitempty"`                   // "own" or "any"
	Any     string `json:"any,omitempty"`                    // one of its sort: "entry", "airlock", "crate", "zone" or "hatch"
	Pick    string `json:"pick,omitempty"`                   // how one of several is picked: "random", "nearest" or "choice"
	To      *Place `json:"to,omitempty"`                     // what the nearest of several is nearest to
	Trait   string `json:"trait,omitempty" ref:"attributes"` // where a token with it lies
	Side    string `json:"side,omitempty"`                   // laid by one of this side
	Within  Length `json:"within,omitempty"`
	Counted string `json:"counted,omitempty" ref:"counters"` // as many inches around it as such counters lie with the bearer
	Outside Length `json:"outside,omitempty"`                // inches around it that do not count
	Clear   bool   `json:"clear,omitempty"`                  // only as far as no wall is between
	Safe    bool   `json:"safe,omitempty"`                   // only where a way to the target leads through nothing that harms
	Die     string `json:"die,omitempty" ref:"dice"`         // its number says which of several
	Board   string `json:"board,omitempty" ref:"@board"`
}

// Check is a roll that must succeed.
type Check struct {
	Dice  int     `json:"dice"` // that everybody rolls
	Bonus []Bonus `json:"bonus,omitempty"`
	Die   string  `json:"die,omitempty" ref:"dice"` // empty: the combat dice of the edition
	Hits  int     `json:"hits"`                     // needed
}

// Bonus is more dice for a class, a skill or a piece of equipment.
type Bonus struct {
	Class string `json:"class,omitempty" ref:"classes"`
	Skill string `json:"skill,omitempty" ref:"skills"`
	Level int    `json:"level,omitempty"` // of the skill
	Token string `json:"token,omitempty" ref:"tokens"`
	Dice  int    `json:"dice"`
}

// Draw is tokens that are drawn.
type Draw struct {
	From     string `json:"from"` // "pouch", "rare" or "supply"
	Count    int    `json:"count"`
	Size     string `json:"size,omitempty" ref:"tokenSizes"`
	Category string `json:"category,omitempty" ref:"tokens/category"`
}
