package kinds

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// Sort is a sort of thing that rules wait for and change.
type Sort int

// The sorts of cells, with the fields of a cell that count.
const (
	PieceCell     Sort = iota // ID, or any of the sort Any: somebody touches it
	TokenCell                 // ID: somebody has it
	ZoneCell                  // ID: somebody comes into it or goes out
	CounterCell               // ID
	DoorCell                  // ID, or any of the kind Any; State
	ObjectiveCell             // ID: it is done
	RuleCell                  // ID: it works
	FigureCell                // ID, the kind of NPC that arrives; empty: any
	CardCell                  // ID, and Any, the kind of card
	TrackCell                 // the pegs of the hostility track
)

// Cell is one thing of a game that an event hangs on or that an effect changes.
type Cell struct {
	Sort  Sort
	ID    string
	Any   string
	State string
}

// Reads are the cells that an event hangs on. Of several events each is asked for by itself.
func Reads(w model.Trigger) []Cell {
	if kind, known := TriggerOf(w.Kind); known && kind.Reads != nil {
		return kind.Reads(w)
	}
	return nil
}

// Writes are the cells that an effect changes, without what comes of choices and rolls within it. An effect on figures
// that stand on the board, or on what only the players keep, changes none.
func Writes(e model.Effect) []Cell {
	if kind, known := EffectOf(e.Kind); known && kind.Writes != nil {
		return kind.Writes(e)
	}
	return nil
}

// Touches reports whether an event waits for somebody to touch a piece.
func Touches(w model.Trigger) bool {
	return slices.ContainsFunc(Reads(w), func(c Cell) bool { return c.Sort == PieceCell })
}

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
	case c.Sort == FigureCell:
		return c.ID == "" || c.ID == now.ID
	case c.Sort == DoorCell:
		return now.ID != "" && c == now
	}
	return c == now
}

func pieceRead(w model.Trigger) []Cell {
	return []Cell{{Sort: PieceCell, ID: w.With + w.Of, Any: w.Any}}
}
func tokenRead(w model.Trigger) []Cell { return []Cell{{Sort: TokenCell, ID: w.Token}} }
func zoneRead(w model.Trigger) []Cell  { return []Cell{{Sort: ZoneCell, ID: w.Zone}} }
