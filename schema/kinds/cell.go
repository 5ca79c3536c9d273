package kinds

import (
	"math"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Sort is a sort of thing that rules wait for and change.
type Sort int

// The sorts of cells, with the fields of a cell that count.
const (
	PieceCell     Sort = iota // ID, or any of the sort Any: somebody touches it, State: or searches it; Low: so many of them
	TokenCell                 // ID: somebody has it, Who of those; Low: so many of them
	ZoneCell                  // ID: somebody comes into it or goes out, Who of those
	CounterCell               // ID; it stands from Low to High
	DoorCell                  // ID, or any of the kind Any; State
	ObjectiveCell             // ID: it is done
	RuleCell                  // ID: it works, and Low rounds pass
	FigureCell                // ID, the kind of NPC that arrives; empty: any
	CardCell                  // ID, and Any, the kind of card
	TrackCell                 // the pegs of the hostility track: ID and To, the first and the last level; Low: the peg
	RoundCell                 // a round from Low to High
	TimeCell                  // Low rounds pass
	CrewsCell                 // from Low to High crews play
	PlaceCell                 // Place: somebody is there, Who of those
	AliveCell                 // Who: they are on the board and alive; Low: so many of them
	FallCell                  // Who: they are brought down; Low: so many of them
	PersuadedCell             // Who: they are won over
	ChanceCell                // Who: a die says what they do
	ShipCell                  // somebody or something is aboard a ship
	LootCell                  // what is found is taken aboard
	RankCell                  // the crews are compared by State, of the thing ID
	ScoreCell                 // Low victory points are scored
	BoonCell                  // ID: the crew holds it
	DieCell                   // ID: what it shows
	ProseCell                 // something that only words say
	DeckCell                  // ID, and Any, the kind of card: what is done to the deck is State
	EndCell                   // the game is over
	NumberCell                // ID: a number of figures
	ChartCell                 // how figures behave
	MarkerCell                // Any: a marker or a piece of the kind is on the board
	EntryCell                 // ID: it takes the state State, or moves where that is empty
	AirlockCell               // ID, or every one; State
	ThingCell                 // ID, or any of the sort Any: a piece takes a state or leaves the board
	AssetsCell                // a crew's universal assets
	UpgradeCell               // ID: a crew's ship has it
	SystemCell                // ID, or any of the ship's systems
	TraderCell                // ID, or any trader of the crew; State, where one comes or goes
	StageCell                 // ID: a stage of a campaign has been played
	PriceCell                 // what a crew pays and is paid
	PostCell                  // ID: it is open to a crew, or shut to it; State
)

// Searched is the state of a piece that is waited for until somebody has looked into it.
const Searched = "searched"

// Endless is the end of a stretch of numbers that has none.
const Endless = math.MaxInt32

// Cell is one thing of a game that an event, a condition or a goal hangs on or that an effect changes. Where an effect
// changes a number (the track, a counter, a score, assets, a number of figures), Move says how far.
type Cell struct {
	Sort      Sort
	ID        string
	Any       string
	State     string
	To        string
	Low, High int
	Move      Move
	Who       *model.Who
	Place     *model.Place
}

// Reads are the cells that an event hangs on. Of several events each is asked for by itself.
func Reads(w model.Trigger) []Cell {
	if kind, known := TriggerOf(w.Kind); known && kind.Reads != nil {
		return kind.Reads(w)
	}
	return nil
}

// Asks are the cells that a condition hangs on. Of several conditions each is asked for by itself.
func Asks(c model.Condition) []Cell {
	if kind, known := ConditionOf(c.Kind); known && kind.Reads != nil {
		return kind.Reads(c)
	}
	return nil
}

// Wants are the cells that a goal hangs on. Of several goals each is asked for by itself, and so is what one requires.
func Wants(g model.Goal) []Cell {
	if kind, known := GoalOf(g.Kind); known && kind.Reads != nil {
		return kind.Reads(g)
	}
	return nil
}

// Writes are the cells that an effect changes, without what comes of choices and rolls within it. An effect on figures
// that stand on the board, or on what only the players keep, changes few or none.
func Writes(e model.Effect) []Cell {
	if kind, known := EffectOf(e.Kind); known && kind.Writes != nil {
		return kind.Writes(e)
	}
	return nil
}

// Of is the first cell of a sort; false where there is none.
func Of(cells []Cell, s Sort) (Cell, bool) {
	i := slices.IndexFunc(cells, func(c Cell) bool { return c.Sort == s })
	if i < 0 {
		return Cell{}, false
	}
	return cells[i], true
}

// Has reports whether there is a cell of a sort.
func Has(cells []Cell, s Sort) bool {
	_, found := Of(cells, s)
	return found
}

// Some reports whether there is a cell of a sort that is so.
func Some(cells []Cell, s Sort, so func(Cell) bool) bool {
	return slices.ContainsFunc(cells, func(c Cell) bool { return c.Sort == s && so(c) })
}

// Changes reports whether an effect changes something of a sort.
func Changes(e model.Effect, s Sort) bool { return Has(Writes(e), s) }

// Touches reports whether an event waits for somebody to touch a piece.
func Touches(w model.Trigger) bool { return Has(Reads(w), PieceCell) }

// BringsAbout reports whether what an effect writes is what an event waits for, in that state.
func BringsAbout(e model.Effect, w model.Trigger) bool {
	for _, now := range Writes(e) {
		if slices.ContainsFunc(Reads(w), func(c Cell) bool { return c.met(now) }) {
			return true
		}
	}
	return false
}

// met reports whether a cell that is waited for is one that has been written.
func (c Cell) met(now Cell) bool {
	switch {
	case c.Sort != now.Sort:
		return false
	case c.Sort == TrackCell:
		return true
	case c.Sort == FigureCell:
		return (c.ID == "" || c.ID == now.ID) && c.State == now.State
	case c.Sort == DoorCell && now.ID == "":
		return false
	}
	return c.ID == now.ID && c.Any == now.Any && c.State == now.State
}

// pieceRead is the piece that an event is about.
func pieceRead(w model.Trigger) []Cell {
	return []Cell{{Sort: PieceCell, ID: w.With + w.Of, Any: w.Any, Who: w.Who}}
}

// tokenRead is the token that an event is about.
func tokenRead(w model.Trigger) []Cell { return []Cell{{Sort: TokenCell, ID: w.Token}} }

// zoneRead is the zone that an event is about.
func zoneRead(w model.Trigger) []Cell {
	return []Cell{{Sort: ZoneCell, ID: w.Zone, Who: w.Who}}
}
