package parts

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Renamed is the change that writes the right name in the place of a misspelt one; nil where it is open to doubt, or
// the source spells the name in another way than in one word. A key without quotes stays without them.
func Renamed(at diag.Range, id string, known []string) *diag.Fix {
	near, ok := surely(id, known)
	size := at.End.Offset - at.Start.Offset
	if !ok || size != len(id) && size != len(id)+2 {
		return nil
	}
	text := strconv.Quote(near)
	if size == len(id) {
		text = QuotedKey(near)
	}
	return &diag.Fix{Text: "write " + text, Edits: []diag.Edit{{Range: at, New: text}}}
}

// leastLetters is how many letters a name has at least whose misspelling is beyond doubt: between shorter ones, as of
// crates, one letter is the whole difference.
const leastLetters = 4

// surely is the name that a misspelt one must be meant for. Names that differ in a digit are names of two things, and
// of two names that are equally near nobody knows which one is meant.
func surely(id string, known []string) (string, bool) {
	near, ok := diag.Nearest(id, known)
	if !ok || len(strings.Map(only(unicode.IsLetter), id)) < leastLetters ||
		strings.Map(only(unicode.IsDigit), id) != strings.Map(only(unicode.IsDigit), near) {
		return "", false
	}
	others := slices.DeleteFunc(slices.Clone(known), func(o string) bool { return o == near })
	if other, ok := diag.Nearest(id, others); ok {
		first, _ := diag.Nearest(id, []string{other, near})
		return near, first == near // the other one would come first if it were as near
	}
	return near, true
}

// only drops the runes of a text that are not of a sort.
func only(sort func(rune) bool) func(rune) rune {
	return func(r rune) rune {
		if sort(r) {
			return r
		}
		return -1
	}
}
