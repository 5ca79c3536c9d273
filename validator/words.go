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

// fewNames is how many names fit on one line of a message; more of them are no help there.
const fewNames = 12

// didYouMean is the remedy for an unknown name: the nearest one, or all there are if they are few.
func didYouMean(name string, known []string) string {
	if meant := diag.DidYouMean(name, known); meant != "" {
		return meant
	}
	if len(known) == 0 {
		return "there is none to name here; take the reference out or add what it names"
	}
	if len(known) > fewNames {
		return fmt.Sprintf("name one of the %d that exist, such as %q", len(known), known[0])
	}
	return "name one of: " + strings.Join(known, ", ")
}
