package compiler

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
