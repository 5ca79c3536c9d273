package walks

import (
	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// HiddenWord is what is said of a door that is shut because nobody sees it.
const HiddenWord = "shut"

// LockWord says what holds people back at a panel.
func LockWord(p *check.Pass, l geom.Lock) string {
	if s := Panel(p, l).State; s.Barred() {
		return string(s)
	}
	return HiddenWord
}

// LockName names a panel with its lock.
func LockName(p *check.Pass, l geom.Lock) string {
	return "the " + LockWord(p, l) + " " + parts.PanelName(p, Panel(p, l)) + OfFloor(p, l.Floor)
}

// WayTo is the shortest way to one of some spots.
func WayTo(r *geom.Reached, spots []geom.Spot) []geom.Spot {
	var best geom.Spot
	least := -1
	for _, s := range spots {
		if d := r.Distance(s.Floor, s.Cell); d >= 0 && (least < 0 || d < least) {
			best, least = s, d
		}
	}
	if least < 0 {
		return nil
	}
	return r.Path(best.Floor, best.Cell)
}
