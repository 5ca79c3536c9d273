package validator

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/sortie-tools/sortie/schema/model/refs"
)

// hint is what to run to find the right name, where a message has no room for all of them.
type hint struct {
	copy string // copies the thing from what comes with the program
	list string // lists all names
}

// lookUp is the hint for a reference.
func (p *Pass) lookUp(r refs.Ref) hint {
	var h hint
	for _, d := range r.Domains {
		switch kind, ofPack := strings.CutPrefix(d, "+"); {
		case ofPack && p.run.Library != nil && p.run.Library(kind, r.ID):
			h.copy = fmt.Sprintf("sortie new %s %s --from %s", kind, r.ID, r.ID)
		case !ofPack && !strings.ContainsAny(d, "@=/") && h.list == "":
			edition := reflect.Indirect(reflect.ValueOf(p.run.RuleSet)).FieldByName("ID")
			h.list = fmt.Sprintf("sortie list --library --kind %s --edition %s", d, edition)
		}
	}
	return h
}

// beside adds a hint to a remedy that picks from some names.
func (h hint) beside(remedy string, all []string) string {
	switch {
	case h.copy != "":
		return h.copy + " puts a copy of the one that comes with Sortie into the pack"
	case h.list != "" && len(all) > fewNames && !strings.HasPrefix(remedy, "did you"):
		return remedy + "; " + h.list + " lists them"
	}
	return remedy
}
