// Package systems lists the games that packs can be written for. It is the one place that names
// them all.
package systems

import (
	"github.com/sortie-tools/sortie/schema/model"
	"github.com/sortie-tools/sortie/schema/model/xia"
)

// All are the games, in the order that lists show them.
func All() []model.System {
	return []model.System{model.CoreSpace(), xia.System()}
}
