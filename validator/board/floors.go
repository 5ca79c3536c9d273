package board

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// farFloors are the floors that crews do not get to, by id. Without an airlock no floor is called so.
func farFloors(p *check.Pass) map[string]bool {
	far := map[string]bool{}
	if len(ports(p)) == 0 {
		return far
	}
	in := connected(peopled(p), links(p))
	for _, f := range p.Mission.Floors() {
		if !in[f.ID] {
			far[f.ID] = true
		}
	}
	return far
}
