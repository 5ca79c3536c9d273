package kinds

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// board are the effects on doors and pieces of the board.
func board() []Effect {
	return []Effect{
		doorEffect(), switchDoorsEffect(), pieceEffect(), entryEffect(), airlockEffect(),
	}
}

// doorEffect: a door changes its state.
func doorEffect() Effect {
	return Effect{
		Kind: "door", Takes: []string{"of", "any", "at", "pick", "searchable", "locked", "which", "may", "set"},
		Writes: func(e model.Effect) []Cell {
			return []Cell{{Sort: DoorCell, ID: e.Of, Any: e.Any, State: english.Pick(e.Set == "unlocked", "closed", e.Set)}}
		},
		Lacks: without(func(e model.Effect) bool { return e.Of == "" && e.Any == "" && e.At == nil && e.Which == "" }, "say which door: of, any for a kind of panel, or at for a place"),
		Words: func(n Names, e model.Effect) string {
			verb := map[string]string{"open": "unlock and open ", "closed": "shut ", "locked": "shut and lock ", "unlocked": "unlock ", "jammed": "jam "}[e.Set]
			if e.Which == "seen" {
				return verb + "the piece looked into" + english.Pick(e.May, ", if wanted", "")
			}
			if e.At != nil {
				what := n.oneOf(e.Pick, english.Pick(e.Locked, "locked ", "")+"door") + english.Pick(e.Searchable, " or piece that can be searched", "")
				return strings.TrimSuffix(verb+what+n.Where(e.At), " "+anywhere) + english.Pick(e.May, ", if wanted", "")
			}
			if e.Any != "" {
				return n.oneOf(e.Pick, n.panels(e.Any)) + becomes(e.Set)
			}
			return n.Piece(e.Of) + becomes(e.Set)
		},
	}
}

// switchDoorsEffect: of two doors the open one shuts and the other opens.
func switchDoorsEffect() Effect {
	return Effect{
		Kind: "switch-doors", Takes: []string{"doors"},
		Writes: func(e model.Effect) []Cell {
			return english.Each(e.Doors, func(id string) Cell { return Cell{Sort: DoorCell, ID: id} })
		},
		Idle: tooFewDoors,
		Words: func(n Names, e model.Effect) string {
			return "of " + english.And(english.Each(e.Doors, n.Piece)) + " the open one shuts and the other opens"
		},
	}
}

// pieceEffect: a piece changes its state.
func pieceEffect() Effect {
	return Effect{
		Kind: "piece", Takes: []string{"piece", "any", "pick", "set"},
		Twice: func(e model.Effect) []string {
			return slices.Concat(stands(e.Piece != "", "piece"), stands(e.Any != "", "any"))
		},
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: ThingCell, ID: e.Piece, Any: e.Any, State: e.Set}} },
		Words: func(n Names, e model.Effect) string {
			what := cmp.Or(n.Self, "it")
			switch {
			case e.Piece != "":
				what = n.Piece(e.Piece)
			case e.Any != "":
				what = n.oneOf(e.Pick, n.Sort(e.Any))
			}
			return what + " becomes " + english.Spelled(e.Set)
		},
	}
}

// entryEffect: an entry point changes.
func entryEffect() Effect {
	return Effect{
		Kind: "entry", Takes: []string{"of", "any", "pick", "patrol", "alone", "set", "group", "rerolled", "until", "die", "at"},
		Twice: func(e model.Effect) []string {
			if e.Until != "" && e.Die != "" {
				return []string{"until", "die"}
			}
			return slices.Concat(stands(e.Of != "", "of"), stands(e.Any != "", "any"))
		},
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: EntryCell, ID: e.Of, State: e.Set}} },
		Idle:   without(func(e model.Effect) bool { return e.Set == "" && e.At == nil }, "it has neither set nor at"),
		Lacks:  without(func(e model.Effect) bool { return e.Of == "" && e.Any == "" && e.Pick == "" }, "say which: of, any or pick"),
		Words: func(n Names, e model.Effect) string {
			which := "entry point " + e.Of
			if e.Of == "" {
				which = n.oneOf(e.Pick, n.entries(e.Any)) + english.Pick(e.Patrol, " or patrol point", "")
			}
			if kind, any := strings.CutPrefix(which, "any "); any && e.Pick == "choice" {
				which = english.One(kind) + " of choice"
			}
			if e.At != nil {
				return which + " moves " + n.Place(*e.At)
			}
			which += becomes(e.Set) + n.forGroup(e.Group)
			again := english.Pick(e.Rerolled, ", and its number is rolled again", "")
			if e.Die != "" {
				return which + " for as many rounds as the " + n.Die(e.Die) + " shows" + again
			}
			return which + n.until(e.Until) + again + english.Pick(e.Alone, ", and the one shut before opens again", "")
		},
	}
}

// forGroup says that something is so for the figures of a group alone; nothing where it is so for everybody.
func (n Names) forGroup(id string) string {
	if id == "" {
		return ""
	}
	return " for " + english.Midway(n.Group(id))
}

// entries are what figures arrive at: entry points, or markers of a kind.
func (n Names) entries(id string) string {
	if id == "" || id == "entry" {
		return "entry point"
	}
	return Titled(n.Rules.Markers, id, func(k model.MarkerKind) (string, string) { return k.ID, k.Title })
}

// airlockEffect: an airlock changes.
func airlockEffect() Effect {
	return Effect{
		Kind: "airlock", Takes: []string{"of", "set", "side"},
		Writes: func(e model.Effect) []Cell { return []Cell{{Sort: AirlockCell, ID: e.Of, State: e.Set}} },
		Words: func(n Names, e model.Effect) string {
			if e.Side != "" {
				return "the airlock goes to " + sideways[e.Side]
			}
			if e.Of == "" {
				return "every airlock" + becomes(e.Set)
			}
			return "airlock " + strings.ToUpper(e.Of) + becomes(e.Set)
		},
	}
}

// sideways are the words for where an airlock goes.
var sideways = map[string]string{
	"same": "any other point of its side of the board", "next": "any point of a side next to it where the map has an airlock",
	"opposite": "any point of the opposite side where the map has an airlock",
}

// becomes is what a thing does when it takes on a state.
func becomes(state string) string {
	return " " + map[string]string{"open": "opens", "closed": "shuts", "locked": "locks", "jammed": "jams", "unlocked": "is unlocked", "sealed": "is sealed", "docked": "docks", "undocked": "undocks"}[state]
}

// panels is what a kind of panel is called, or those with a terrain rule.
func (n Names) panels(id string) string {
	for _, t := range n.Rules.Terrain {
		if t.ID == id {
			return t.Title
		}
	}
	return Titled(n.Rules.Panels, id, func(k model.PanelKind) (string, string) { return k.ID, k.Title })
}

// oneOf is one of several things of a kind, or all of them.
func (n Names) oneOf(pick, kind string) string {
	switch pick {
	case "random":
		return "a random " + english.Lower(kind)
	case "nearest":
		return "the nearest " + english.Lower(kind)
	case "choice":
		return "any " + english.Lower(kind)
	}
	return "every " + english.Lower(kind)
}

// Sort is what a kind of furniture or a size of crate is called.
func (n Names) Sort(id string) string {
	name := Titled(n.Rules.Furniture, id, func(k model.FurnitureKind) (string, string) { return k.ID, k.Title })
	if name == english.Spelled(id) {
		name = Titled(n.Rules.Crates, id, func(k model.CrateSize) (string, string) { return k.ID, k.Title })
	}
	return name
}

// Where is a place behind a verb; nothing where none is given.
func (n Names) Where(p *model.Place) string {
	if p == nil {
		return ""
	}
	return " " + n.Place(*p)
}

// TurnsDoor is what somebody does who puts a door into a state: "locks".
func TurnsDoor(state string) string {
	return map[string]string{"open": "opens", "closed": "shuts", "locked": "locks", "jammed": "jams"}[state]
}
