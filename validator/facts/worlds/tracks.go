package worlds

import (
	"fmt"

	"github.com/sortie-tools/sortie/validator/check"
)

// HolesByLevel are the levels of the track with their holes, a line each.
func HolesByLevel(p *check.Pass) []string {
	var out []string
	n := 0
	for _, l := range p.Rules.Hostility.Levels {
		out = append(out, fmt.Sprintf("%s: holes %d to %d", l.Title, n+1, n+l.Holes))
		n += l.Holes
	}
	return out
}
