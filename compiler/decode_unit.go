package compiler

import "fmt"

// An assembly puts together what decoding alone cannot: it takes the fields that need a reader of their
// own out of the node, and fills them into the value afterwards.
type assembly func(d *decoder, rules any, n *node, into any)

// assemblies are the kinds that have one. The others are decoded as they stand.
var assemblies = map[string]assembly{
	"mission":      joinMission,
	"deck":         joinDeck,
	"sector":       joinSector,
	"mission-card": joinCard,
	"title":        joinTitle,
	"scenario":     joinScenario,
}

// unit decodes a unit of a kind, whose names are those of a rule set.
func (d *decoder) unit(kind string, rules any, n *node, into any) {
	d.fileName(n.get("id"))
	if f := assemblies[kind]; f != nil {
		f(d, rules, n, into)
	} else {
		d.into(n, into)
	}
}

// fileName refuses an id that cannot be the name of a file everywhere.
func (d *decoder) fileName(id *node) {
	if id != nil && ReservedName(id.text) {
		d.fault(id, "PCK018", fmt.Sprintf("the id %q is the name of a device on Windows, and no file can be called so", id.text),
			"choose another id")
	}
}
