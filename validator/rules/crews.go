package rules

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/worlds"
)

// crewsFrom names numbers of crews.
func crewsFrom(low, high int) string {
	if low == high {
		return english.Count(low, "crew")
	}
	return fmt.Sprintf("%d to %d crews", low, high)
}

// swap is the change that has two numbers change places; nil where the source does not have both.
func swap(p *check.Pass, a, b string, atA, atB int) *diag.Fix {
	return worlds.Exchange(p, a, b, fmt.Sprint(atB), fmt.Sprint(atA))
}
