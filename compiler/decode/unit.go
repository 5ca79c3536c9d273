package decode

import (
	"fmt"

	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/source"
)

// An assembly puts together what decoding alone cannot: it takes the fields that need a reader of their
// own out of the node, and fills them into the value afterwards.
type assembly func(d *Decoder, rules any, n *explain.Node, into any)

// assemblies are the kinds that have one. The others are decoded as they stand.
var assemblies = map[string]assembly{
	"mission":      joinMission,
	"deck":         joinDeck,
	"sector":       joinSector,
	"mission-card": joinCard,
	"title":        joinTitle,
	"scenario":     joinScenario,
}

// Unit decodes a unit of a kind, whose names are those of a rule set.
func (d *Decoder) Unit(kind string, rules any, n *explain.Node, into any) {
	d.FileName(n.Get("id"))
	if f := assemblies[kind]; f != nil {
		f(d, rules, n, into)
	} else {
		d.Into(n, into)
	}
}

// FileName refuses an id that cannot be the name of a file everywhere.
func (d *Decoder) FileName(id *explain.Node) {
	if id != nil && source.ReservedName(id.Text) {
		d.Fault(id, "PCK018", fmt.Sprintf("the id %q is the name of a device on Windows, and no file can be called so", id.Text),
			"choose another id")
	}
}
