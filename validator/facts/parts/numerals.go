package parts

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/english"
)

// Numerals lists some numbers; "none" where there are none.
func Numerals(all []int) string {
	if len(all) == 0 {
		return "none"
	}
	words := make([]string, 0, MostNamed)
	for _, n := range all[:min(len(all), MostNamed)] {
		words = append(words, fmt.Sprint(n))
	}
	if left := len(all) - len(words); left > 0 {
		words = append(words, fmt.Sprintf("%d more", left))
	}
	return english.And(words)
}
