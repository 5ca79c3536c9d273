package xiapages

import (
	"github.com/sortie-tools/sortie/printer/dagger"
	"github.com/sortie-tools/sortie/schema/model"
)

// daggered is a text with a dagger if the value at a path is nowhere documented.
func daggered(text string, from model.Provenance, assumed []string, path string) string {
	if from == model.Assumed || dagger.Guessed(assumed, path) {
		return text + dagger.Mark
	}
	return text
}
