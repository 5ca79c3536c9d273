package parts

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/english"
	"github.com/sortie-tools/sortie/schema/model"
)

// MostNamed is how many things one sentence names; nobody reads more.
const MostNamed = 8

// ListOr is a list of names, a few of them, or a word where there are none.
func ListOr(words []string, none string) string {
	if len(words) == 0 {
		return none
	}
	return english.And(words[:min(len(words), FewNames)])
}

// QuotedKey is an id as the key of a field: one with a hyphen, or a digit in front, stands in quotes.
func QuotedKey(id string) string {
	if strings.Contains(id, "-") || id != "" && unicode.IsDigit(rune(id[0])) {
		return `"` + id + `"`
	}
	return id
}

// MostParts is how many rules, objectives and counters are looked at for waiting in circles: a mission has
// about forty.
const MostParts = 300

// Point writes a place of the board in inches, such as (9.5, 4).
func Point(p model.Point) string { return "(" + p.X.String() + ", " + p.Y.String() + ")" }

// Inches writes a length with its unit.
func Inches(l model.Length) string {
	if l == model.Inch {
		return "1 inch"
	}
	return l.String() + " inches"
}

// FewNames is how many names fit on one line of a message; more of them are no help there.
const FewNames = 12

// DidYouMean is the remedy for an unknown name: the nearest one, or all there are if they are few.
func DidYouMean(name string, known []string) string {
	if meant := diag.DidYouMean(name, known); meant != "" {
		return meant
	}
	if len(known) == 0 {
		return "there is none to name here; take the reference out or add what it names"
	}
	if len(known) > FewNames {
		return fmt.Sprintf("name one of the %d that exist, such as %q", len(known), known[0])
	}
	return "name one of: " + strings.Join(known, ", ")
}
