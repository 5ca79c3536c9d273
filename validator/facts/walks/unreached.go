package walks

import (
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// Want is something that somebody must get to, and where the source asks for it.
type Want struct {
	Site
	Title string // such as "piece console of rule \"log\""
	Where diag.Range
}

// MostAreas is how many areas that nobody gets to are told apart: more than one code shows findings.
const MostAreas = 2 * check.MaxPerCode

// CrateWants are the crates of all floors that stand where they can stand.
var CrateWants = check.NewFact("crates to get to", func(p *check.Pass) []Want {
	var out []Want
	for _, t := range Pieces.Of(p) {
		if t.Family == parts.CrateThing && !Misplaced(p, t) {
			out = append(out, pieceWant(p, t))
		}
	}
	return out
}, Pieces)

// pieceWant is a piece as something to get to.
func pieceWant(p *check.Pass, t parts.Thing) Want {
	s := Site{Name: t.String(), Path: t.Path, Floor: Building.Of(p).Floor(t.Board), At: t.At, Spots: Beside(p, t)}
	return Want{Site: s, Title: t.String(), Where: parts.PieceRange(p, t)}
}

// Airlocks names some of the airlocks of a mission.
func Airlocks(ids []string, all int) string {
	switch {
	case len(ids) == 1:
		return "airlock " + ids[0]
	case len(ids) == all:
		return "any airlock"
	}
	return "airlocks " + english.And(ids)
}
