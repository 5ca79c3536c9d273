package objective

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/model"
)

// conditionAt is a condition with the path of its source.
type conditionAt struct {
	model.Condition
	path string
}

// conditions calls f for a condition and for those within it.
func conditions(path string, c model.Condition, f func(conditionAt)) {
	f(conditionAt{c, path})
	for i, inner := range c.Conditions {
		conditions(fmt.Sprintf("%s.conditions.%d", path, i), inner, f)
	}
}
