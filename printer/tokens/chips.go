package tokens

import (
	"strings"
	"unicode/utf8"

	"github.com/sortie-tools/sortie/printer/describe"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// chip is one icon with a box for each of its numbers.
type chip struct {
	icon   string
	title  string // what it means, for the key and for those who listen
	values []string
	labels []string // of the values, where they are for several distances
}

// chips are the numbers of a token, the dice first.
func chips(k model.TokenKind, r *model.RuleSet) []chip {
	return english.Each(describe.TokenNumbers(k, r), func(n describe.TokenNumber) chip {
		return chip{n.Symbol, n.Meaning, n.Values, english.Each(n.Labels, initial)}
	})
}

// initial is the first letter of a label that has no room under a box.
func initial(label string) string {
	if utf8.RuneCountInString(label) <= 3 {
		return label
	}
	first, _ := utf8.DecodeRuneInString(label)
	return strings.ToUpper(string(first))
}
