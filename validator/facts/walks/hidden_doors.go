package walks

import (
	"slices"

	"github.com/sortie-tools/sortie/engine/geom"
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/validator/check"
)

// HiddenDoor reports whether the door of a lock is hidden.
func HiddenDoor(p *check.Pass, l geom.Lock) bool {
	k := LockKind(p, l)
	return k != nil && slices.ContainsFunc(k.Openings, func(o model.Opening) bool { return o.Hidden })
}
