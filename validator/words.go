package validator

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// inches writes a length in inches without needless zeros, such as 9.5.
func inches(l model.Length) string {
	sign := ""
	if l < 0 {
		sign, l = "-", -l
	}
	s := fmt.Sprintf("%s%d.%02d", sign, l/model.Inch, l%model.Inch)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

// point writes a place of the board in inches, such as (9.5, 4).
func point(p model.Point) string { return "(" + inches(p.X) + ", " + inches(p.Y) + ")" }

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
func list(words []string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
}

// nearest is the known name that is closest to a misspelt one, or "" when none comes close: at most
// one letter in three may differ.
func nearest(name string, known []string) string {
	best, most := "", max(1, len(name)/3)
	for _, k := range known {
		if d := distance(name, k); d <= most {
			if d < most || best == "" {
				best, most = k, d
			}
		}
	}
	return best
}

// distance is the number of letters to add, drop or change to make one word of another.
func distance(a, b string) int {
	ra, rb := []rune(a), []rune(b)
	row := make([]int, len(rb)+1)
	for j := range row {
		row[j] = j
	}
	for i, x := range ra {
		left := row[0]
		row[0] = i + 1
		for j, y := range rb {
			d := left
			if x != y {
				d++
			}
			left = row[j+1]
			row[j+1] = min(d, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(rb)]
}

// didYouMean is the remedy for an unknown name: the nearest one, or all there are if they are few.
func didYouMean(name string, known []string) string {
	if n := nearest(name, known); n != "" {
		return fmt.Sprintf("did you mean %q?", n)
	}
	const few = 12 // more names than that are no help on one line
	if len(known) == 0 {
		return "there is none to name here; take the reference out or add what it names"
	}
	if len(known) > few {
		return fmt.Sprintf("name one of the %d that exist, such as %q", len(known), known[0])
	}
	return "name one of: " + strings.Join(known, ", ")
}
