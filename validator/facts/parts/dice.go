package parts

import (
	"slices"

	"github.com/sortie-tools/sortie/validator/check"
)

// Shows are the results of one die in order; none where it has icons only or nobody knows it.
func Shows(p *check.Pass, id string) []int {
	d := check.Find(p.Rules.Dice, id, DieID)
	if d == nil {
		return nil
	}
	var numbers, counts []int
	for _, f := range d.Faces {
		counts = append(counts, f.Count)
		if f.Number != 0 {
			numbers = append(numbers, f.Number)
		}
	}
	if len(numbers) == 0 && d.Most() > 0 {
		numbers = counts
	}
	slices.Sort(numbers)
	return slices.Compact(numbers)
}
