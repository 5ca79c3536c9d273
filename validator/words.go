package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/schema/model"
)

// point writes a place of the board in inches, such as (9.5, 4).
func point(p model.Point) string { return "(" + p.X.String() + ", " + p.Y.String() + ")" }

// inches writes a length with its unit.
func inches(l model.Length) string {
	if l == model.Inch {
		return "1 inch"
	}
	return l.String() + " inches"
}

// count writes a number with its noun, in the plural unless it is one.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %s", n, plural(noun))
}

// plural is the plural of the last word of a noun.
func plural(noun string) string {
	switch {
	case strings.HasSuffix(noun, "die"):
		return strings.TrimSuffix(noun, "die") + "dice"
	case strings.HasSuffix(noun, "ch"):
		return noun + "es"
	case strings.HasSuffix(noun, "y"):
		return strings.TrimSuffix(noun, "y") + "ies"
	}
	return noun + "s"
}

// lower is a title as it stands inside a sentence.
func lower(title string) string { return strings.ToLower(title) }

// list writes words as a list with a final "and".
func list(words []string) string { return joined(words, "and") }

// joined writes words as a list with a word of its own before the last.
func joined(words []string, last string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " " + last + " " + words[n-1]
	}
}

// fewNames is how many names fit on one line of a message; more of them are no help there.
const fewNames = 12

// didYouMean is the remedy for an unknown name: the nearest one, or all there are if they are few.
func didYouMean(name string, known []string) string {
	if n, ok := diag.Nearest(name, known); ok {
		return fmt.Sprintf("did you mean %q?", n)
	}
	if len(known) == 0 {
		return "there is none to name here; take the reference out or add what it names"
	}
	if len(known) > fewNames {
		return fmt.Sprintf("name one of the %d that exist, such as %q", len(known), known[0])
	}
	return "name one of: " + strings.Join(known, ", ")
}
