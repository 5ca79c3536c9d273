package model

// Board is the floor of a mission and everything that stands on it at the start.
type Board struct {
	Width     Length      `json:"width"`
	Height    Length      `json:"height"`
	Posts     []Point     `json:"posts,omitempty"` // sorted by y, then x
	Panels    []Panel     `json:"panels,omitempty"`
	Crates    []Crate     `json:"crates,omitempty"`
	Furniture []Furniture `json:"furniture,omitempty"`
	Airlocks  []Airlock   `json:"airlocks,omitempty"`
	Entries   []Entry     `json:"entries,omitempty"`
}

// Panel is one wall piece between two posts. From is the northern, then western end; a panel
// kind's openings are measured from From unless Flipped.
type Panel struct {
	ID        string     `json:"id,omitempty"` // the author's name for it, if any
	Kind      string     `json:"kind"`         // a PanelKind's id
	From      Point      `json:"from"`
	To        Point      `json:"to"`
	Flipped   bool       `json:"flipped,omitempty"`
	State     PanelState `json:"state,omitempty"`
	Highlight string     `json:"highlight,omitempty"`
	// Name is how messages and the position index call the panel: its end points in inches,
	// such as "8,0-8,4".
	Name string `json:"name"`
}

// PanelState says how a panel's doors stand at the start.
type PanelState string

// The states of a panel with doors. The empty state means that the panel has none.
const (
	Open   PanelState = "open"
	Closed PanelState = "closed"
	Locked PanelState = "locked"
)

// Crate is a container that can be searched.
type Crate struct {
	ID        string    `json:"id"`
	Size      string    `json:"size"` // a CrateSize's id
	Colour    string    `json:"colour,omitempty"`
	Footprint Footprint `json:"footprint"`
	Highlight string    `json:"highlight,omitempty"`
}

// Furniture is a free-standing piece of terrain.
type Furniture struct {
	ID        string    `json:"id"`
	Kind      string    `json:"kind"` // a FurnitureKind's id
	Footprint Footprint `json:"footprint"`
	Highlight string    `json:"highlight,omitempty"`
}

// Airlock is where one crew's ship docks: a door in the rim.
type Airlock struct {
	ID   string `json:"id"`
	Side Side   `json:"side"`
	At   Point  `json:"at"` // centre of the door, on the rim
}

// Entry is a numbered point at which arrivals are placed.
type Entry struct {
	ID     string `json:"id"` // as the author wrote it; usually the number
	Number int    `json:"number"`
	Side   Side   `json:"side,omitempty"` // empty: a point on the board
	At     Point  `json:"at"`
	Sealed bool   `json:"sealed,omitempty"`
}
