package allocation

import (
	"github.com/sortie-tools/sortie/engine/dealing"
	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/check"
)

// holderRange is the source of a piece's place: its coordinates, or its label in the drawing.
func holderRange(p *check.Pass, h dealing.Holder) diag.Range {
	return p.First(h.Path+".at", h.Floor.Path+".plan#"+h.ID, h.Path)
}

// setAside is how often the mission sets a token aside.
func setAside(p *check.Pass, token string) int {
	n := 0
	for _, id := range p.Mission.Setup.Aside {
		if id == token {
			n++
		}
	}
	return n
}
