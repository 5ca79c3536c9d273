package reach

import (
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/walks"
)

// offRimOf reports whether an airlock does not fit its side of its floor, which is told of by itself.
func offRimOf(p *check.Pass, w walks.Access) bool {
	a, b := w.Airlock, walks.Building.Of(p).Floors()[w.Floor].Board
	return a.Side != "" && !walks.OnLength(walks.Along(a.Side, a.At), p.Rules.Board.Airlock, walks.LengthOf(b, a.Side))
}
