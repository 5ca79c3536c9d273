package kinds

import (
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// works are the goals that ask for something to be done to a piece.
func works() []Goal {
	return []Goal{destroyGoal(), installGoal(), repairGoal(), interactGoal()}
}

// destroyGoal: a piece is attacked until it breaks.
func destroyGoal() Goal {
	return Goal{
		Kind: "destroy", Takes: []string{"of", "any", "count", "armour", "hits"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: PieceCell, ID: g.Of, Any: g.Any, Low: g.Count}} },
		Lacks: func(g model.Goal) string {
			if g.Of == "" && g.Any == "" {
				return "say what is destroyed: of, or any for a sort of piece"
			}
			return ""
		},
		Words: func(n Names, g model.Goal) string {
			return n.thingOr(g.Of, g.Any, "a piece") + " is broken" + times(g.Count)
		},
	}
}

// installGoal: parts are brought to a machine, which then works.
func installGoal() Goal {
	return Goal{
		Kind: "install", Takes: []string{"token", "count", "into", "unlocks"},
		Reads: func(g model.Goal) []Cell { return tokensWanted(g, Cell{Sort: PieceCell, ID: g.Into}) },
		Words: func(n Names, g model.Goal) string {
			return several(g.Count, n.Token(g.Token)) + " " + english.Have(max(g.Count, 1)) + " been put into " + n.Piece(g.Into)
		},
	}
}

// repairGoal: a machine is mended.
func repairGoal() Goal {
	return Goal{
		Kind: "repair", Takes: []string{"of", "count"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: PieceCell, ID: g.Of}} },
		Words: func(n Names, g model.Goal) string {
			return n.Piece(g.Of) + " is repaired, with " + english.Count(max(g.Count, 1), "success")
		},
	}
}

// interactGoal: a piece is interacted with.
func interactGoal() Goal {
	return Goal{
		Kind: "interact", Takes: []string{"with", "check"},
		Reads: func(g model.Goal) []Cell { return []Cell{{Sort: PieceCell, ID: g.With}} },
		Words: func(n Names, g model.Goal) string { return "a trader interacts with " + n.Piece(g.With) },
	}
}
