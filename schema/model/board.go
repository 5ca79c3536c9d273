package model

import "slices"

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
	Markers   []Marker    `json:"markers,omitempty"`
	Hatches   []Hatch     `json:"hatches,omitempty"`
	Zones     []Zone      `json:"zones,omitempty"`
	Levels    []Level     `json:"levels,omitempty"`
	Links     []Link      `json:"links,omitempty"`
	Labels    []MapLabel  `json:"labels,omitempty"`
	// Interlocks are groups of doors of which exactly one is open, by the ids of their panels.
	Interlocks [][]string `json:"interlocks,omitempty" ref:"@panel"`
	// Rooms are worked out, not written: whoever prints a board gets them from the engine.
	Rooms []Room `json:"-"`
}

// Room is an area of a floor that panels and the rim close off.
type Room struct {
	Name    string   `json:"name"`
	Squares []Square `json:"squares"`
}

// Square is a square inch of a floor, counted from the north-west corner.
type Square struct {
	Col int `json:"col"`
	Row int `json:"row"`
}

// Panel is one wall piece between two posts. From is the northern, then western end; a panel
// kind's openings are measured from From unless Flipped.
type Panel struct {
	ID        string     `json:"id,omitempty"`    // the author's name for it, if any
	Title     string     `json:"title,omitempty"` // what pages call it, if not by its kind
	Kind      string     `json:"kind"`            // a PanelKind's id
	From      Point      `json:"from"`
	To        Point      `json:"to"`
	Flipped   bool       `json:"flipped,omitempty"`
	Bend      string     `json:"bend,omitempty"` // a quarter of a circle that turns "left" or "right" on its way from From to To
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
	Jammed PanelState = "jammed" // shut, and only a rule of the mission opens it
)

// Barred reports whether a door needs more than a hand to open.
func (s PanelState) Barred() bool { return s == Locked || s == Jammed }

// Crate is a container that can be searched.
type Crate struct {
	ID        string    `json:"id"`
	Size      string    `json:"size"` // a CrateSize's id
	Colour    string    `json:"colour,omitempty"`
	Footprint Footprint `json:"footprint"`
	Highlight string    `json:"highlight,omitempty"`
	On        string    `json:"on,omitempty" ref:"@crate"` // the crate it stands on
}

// Furniture is a free-standing piece of terrain.
type Furniture struct {
	ID        string    `json:"id"`
	Kind      string    `json:"kind"`            // a FurnitureKind's id
	Title     string    `json:"title,omitempty"` // what pages call it, if not by its kind
	Footprint Footprint `json:"footprint"`
	Highlight string    `json:"highlight,omitempty"`
	State     string    `json:"state,omitempty"` // one of those of its kind's terrain rule
}

// Airlock is where one crew's ship docks: a door in the rim.
type Airlock struct {
	ID   string `json:"id"`
	Side Side   `json:"side"`
	At   Point  `json:"at"` // centre of the door, on the rim

	Highlight string `json:"highlight,omitempty"`
}

// Entry is a numbered point at which arrivals are placed.
type Entry struct {
	ID     string `json:"id"` // as the author wrote it; usually the number
	Number int    `json:"number"`
	Side   Side   `json:"side,omitempty"` // empty: a point on the board
	At     Point  `json:"at"`
	Sealed bool   `json:"sealed,omitempty"`

	Highlight string `json:"highlight,omitempty"`
}

// Marker is a counter or a small piece that rules refer to.
type Marker struct {
	ID        string `json:"id"`
	Kind      string `json:"kind" ref:"markers"`
	Title     string `json:"title,omitempty"`
	Number    int    `json:"number,omitempty"`
	At        Point  `json:"at"`
	Turn      int    `json:"turn,omitempty"`
	Highlight string `json:"highlight,omitempty"`
}

// Hatch is a numbered hatch that NPCs come out of.
type Hatch struct {
	ID        string `json:"id"`
	At        Point  `json:"at"`
	Highlight string `json:"highlight,omitempty"`
}

// Zone is a part of the floor: a rectangle between two corners, the room around a point, or several rooms.
type Zone struct {
	ID        string  `json:"id"`
	Title     string  `json:"title,omitempty"`
	From      *Point  `json:"from,omitempty"`
	To        *Point  `json:"to,omitempty"`
	Room      *Point  `json:"room,omitempty"`
	Rooms     []Point `json:"rooms,omitempty"` // a point of each of several
	Highlight string  `json:"highlight,omitempty"`
	Level     string  `json:"level,omitempty" ref:"@board"`
}

// Within are the points of the rooms that a zone is made of; none where it is a rectangle.
func (z Zone) Within() []Point {
	if z.Room != nil {
		return append([]Point{*z.Room}, z.Rooms...)
	}
	return z.Rooms
}

// Level is a floor above the board. Places on it count from its own north-west corner.
type Level struct {
	ID     string `json:"id"`
	Title  string `json:"title,omitempty"`
	At     Point  `json:"at"`     // its corner on the floor below
	Height Length `json:"height"` // above the floor below
	Floor  Board  `json:"floor"`
}

// Link is a way between two floors or boards.
type Link struct {
	ID     string `json:"id"`
	Kind   string `json:"kind"` // "stairs", "ladder", "lift", "door" or "tube"
	From   Point  `json:"from"`
	To     Point  `json:"to"`
	Board  string `json:"board" ref:"@board"` // the level or board of the other end
	Cost   Length `json:"cost,omitempty"`
	OneWay bool   `json:"oneWay,omitempty"`
}

// MapLabel is words printed on the map; At is their middle.
type MapLabel struct {
	At   Point  `json:"at"`
	Text string `json:"text"`
}

// OneOpen reports whether of some interlocked doors one is open at any time: one is at the start.
func (b *Board) OneOpen(interlock []string) bool {
	for i := range b.Panels {
		if b.Panels[i].State == Open && slices.Contains(interlock, b.Panels[i].ID) {
			return true
		}
	}
	return false
}
