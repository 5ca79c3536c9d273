package walks

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// AnyOf lists some pieces, joined by a word before the last.
func AnyOf(pieces []parts.Thing, word string) string {
	words := make([]string, 0, parts.MostNamed)
	for _, t := range pieces[:min(len(pieces), parts.MostNamed)] {
		words = append(words, t.String())
	}
	if left := len(pieces) - len(words); left > 0 {
		words = append(words, english.Count(left, "further piece"))
	}
	return english.List(words, word)
}

// RelatedPieces are the places of some pieces.
func RelatedPieces(p *check.Pass, pieces []parts.Thing) []diag.Related {
	var out []diag.Related
	for _, t := range pieces {
		out = append(out, diag.Related{Range: parts.PieceRange(p, t), Text: t.String()})
	}
	return out
}

// Misplaced reports whether a piece is off the board, in a wall or in another piece. Each has a check of
// its own, and what follows from it need not be said. Nor need a crate on another: whoever gets to that
// one gets to both.
func Misplaced(p *check.Pass, t parts.Thing) bool {
	i := Building.Of(p).Floor(t.Board)
	if i < 0 || t.On != "" {
		return true
	}
	b := Building.Of(p).Floors()[i].Board
	if !geom.Inside(*t.Floor, b.Width, b.Height) || len(Building.Of(p).Grid(i).InWall(*t.Floor)) > 0 {
		return true
	}
	return slices.ContainsFunc(Pieces.Of(p), func(o parts.Thing) bool {
		return o.Path != t.Path && o.Board == t.Board && geom.Overlap(*o.Floor, *t.Floor) && !Pushed(p, o, t) && !StandsOn(o, t, Pieces.Of(p))
	})
}
