package plan

import (
	"fmt"
	"strings"

	"github.com/sortie-tools/sortie/schema/model"
)

// direction is the way a run is read.
type direction int

const (
	nowhere direction = iota
	across            // west to east
	down              // north to south
	stop              // a post: nothing passes
)

// Spelling is how one kind of panel is drawn.
type Spelling struct {
	Kind, Title string
	Length      model.Length
	Across      string // west to east; empty: cannot be drawn this way
	Down        string // north to south
}

// Spellings lists the kinds that can be drawn, in the order of the rule set.
func Spellings(kinds []model.PanelKind) []Spelling {
	var out []Spelling
	for _, k := range kinds {
		if k.Plan != "" || k.PlanDown != "" {
			out = append(out, Spelling{k.ID, k.Title, k.Length, k.Plan, k.PlanDown})
		}
	}
	return out
}

// Table prints the spellings in columns, for people.
func Table(kinds []model.PanelKind) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-15s  %-15s  %6s  %s\n", "west to east", "north to south", "inches", "panel")
	for _, s := range Spellings(kinds) {
		fmt.Fprintf(&b, "%-15s  %-15s  %6s  %s\n", s.Across, s.Down, s.Length, s.Title)
	}
	return b.String()
}
