package kinds

import (
	"fmt"
	"slices"

	"github.com/sortie-tools/sortie/schema/model"
)

// without says that a field is missing which an effect cannot do without.
func without(missing func(model.Effect) bool, why string) func(model.Effect) string {
	return func(e model.Effect) string {
		if missing(e) {
			return why
		}
		return ""
	}
}

// stands is a field, if it is set.
func stands(set bool, field string) []string {
	if !set {
		return nil
	}
	return []string{field}
}

// addedAndSet are the fields that say how far a number changes or what it becomes.
func addedAndSet(e model.Effect) []string {
	return slices.Concat(stands(e.Add != 0, "add"), stands(e.Becomes != nil, "becomes"))
}

func noChange(e model.Effect) bool { return e.Add == 0 && e.Becomes == nil }

const (
	whyNoChange = "it has neither add nor becomes"
	whyNothing  = "it is 0"
)

func tooFewDoors(e model.Effect) string {
	if len(e.Doors) < 2 {
		return fmt.Sprintf("it needs two doors and names %d", len(e.Doors))
	}
	return ""
}

// noRow says that no result of a roll does anything.
func noRow(e model.Effect) string {
	if len(e.Rows) == 0 {
		return "" // the faces of the die or a table of the rule set say it
	}
	for _, r := range e.Rows {
		if len(r.Do) > 0 || r.Text.Source != "" {
			return ""
		}
	}
	return "no result does anything"
}

func noOption(e model.Effect) string {
	for _, o := range e.Options {
		if len(o.Do) > 0 {
			return ""
		}
	}
	return "no option does anything"
}
