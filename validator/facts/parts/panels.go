package parts

import (
	"github.com/sortie-tools/sortie/validator/check"
)

// Doorless reports whether a kind of panel is known and has no door.
func Doorless(p *check.Pass, kind string) bool {
	k := check.Find(p.Rules.Panels, kind, PanelKindID)
	return k != nil && !k.HasDoor()
}
