package model

// PanelKind is a kind of wall piece. Rules and drawings read these properties, never the id.
type PanelKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Length     Length     `json:"length"`
	Plan       string     `json:"plan"`     // its glyphs in a drawing, west to east; empty: cannot be drawn
	PlanDown   string     `json:"planDown"` // the same, north to south
	Openings   []Opening  `json:"openings,omitempty"`
	Bend       Length     `json:"bend,omitempty"`     // the radius of a quarter of a circle; 0: straight
	Overhead   bool       `json:"overhead,omitempty"` // stands above the figures: blocks nothing
	Rule       string     `json:"rule,omitempty" ref:"terrain"`
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
	// Hidden doors are shut at the start, and wall to all but those whom the panel's rule lets pass.
	Hidden bool `json:"hidden,omitempty"`
}

// CrateSize is a kind of crate.
type CrateSize struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Width      Length     `json:"width"`
	Depth      Length     `json:"depth"`
	Colours    []string   `json:"colours"` // in which the boxes hold it
	Rule       string     `json:"rule,omitempty" ref:"terrain"`
	Provenance Provenance `json:"provenance"`
}

// FurnitureKind is a kind of free-standing terrain.
type FurnitureKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Width      Length     `json:"width"`
	Depth      Length     `json:"depth"`
	Recess     *Recess    `json:"recess,omitempty"`   // a hollow that somebody can stand in
	Symbol     string     `json:"symbol" draw:"icon"` // name of the drawing on maps
	Rule       string     `json:"rule,omitempty" ref:"terrain"`
	Provenance Provenance `json:"provenance"`
}

// Recess is a hollow in the middle of a side of a piece, open to that side.
type Recess struct {
	Side  Side   `json:"side"` // of the piece unturned
	Width Length `json:"width"`
	Depth Length `json:"depth"`
}

// TerrainRule is what a kind of terrain does in play. Panels, crates and furniture point at it.
type TerrainRule struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Does       []Program  `json:"does,omitempty"`
	Says       []string   `json:"says,omitempty"`   // the fields of the rule set that it puts into words
	Clause     Text       `json:"text,omitzero"`    // what neither of them says
	Text       Text       `json:"-"`                // all of it in words
	Moves      bool       `json:"moves,omitempty"`  // can be shifted about
	Search     bool       `json:"search,omitempty"` // can be searched
	Wall       bool       `json:"wall,omitempty"`   // belongs at a wall
	Cover      string     `json:"cover,omitempty" ref:"play.cover"`
	States     []string   `json:"states,omitempty"`                 // such as "open" and "closed", the first at the start
	Passes     []string   `json:"passes,omitempty" ref:"groups"`    // who goes through while it is shut
	Reach      Length     `json:"reach,omitempty"`                  // how far it works
	Holds      int        `json:"holds,omitempty"`                  // tokens that it holds; 0: any number
	Sizes      []string   `json:"sizes,omitempty" ref:"tokenSizes"` // of the tokens that it takes; none: every one
	Numbers    []Amount   `json:"numbers,omitempty"`                // any other
	Assumed    []string   `json:"assumed,omitempty"`                // those of its fields that no document gives
	Provenance Provenance `json:"provenance"`
}

// MarkerKind is a sort of numbered place on the board other than the entry points at its edge.
type MarkerKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Text       Text       `json:"text,omitzero"`
	Width      Length     `json:"width,omitempty"`
	Depth      Length     `json:"depth,omitempty"`
	Count      int        `json:"count,omitempty"`  // how many there are
	Hidden     bool       `json:"hidden,omitempty"` // lies face down until something arrives
	Layout     *Layout    `json:"layout,omitempty"` // where the map of a mission has none
	Symbol     string     `json:"symbol,omitempty" draw:"icon"`
	Provenance Provenance `json:"provenance"`
}

// Layout is how markers are laid out by chance.
type Layout struct {
	First    string   `json:"first"`           // "middle"
	Scatters int      `json:"scatters"`        // of each further one, from the one before
	Apart    bool     `json:"apart,omitempty"` // what comes out of two of them never reaches the same place
	Clear    Length   `json:"clear,omitempty"` // how far they are from others
	From     []string `json:"from,omitempty" ref:"markers,=entry,=airlock"`
}

// CounterKind is a sort of counter that marks what happens in play.
type CounterKind struct {
	ID         string     `json:"id"`
	Title      string     `json:"title"`
	Text       Text       `json:"text,omitzero"`
	Per        string     `json:"per,omitempty"`  // what a game wants one for: "game", "crew", "trader", "room" or "place"
	Coin       bool       `json:"coin,omitempty"` // it is tossed, so that its sides differ
	Numbers    []Amount   `json:"numbers,omitempty"`
	Provenance Provenance `json:"provenance"`
}
