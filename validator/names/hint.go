package names

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"

	"github.com/sortie-tools/sortie/schema/model/refs"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/facts/parts"
)

// hint is what to run to find the right name, where a message has no room for all of them.
type hint struct {
	copy string // copies the thing from what comes with the program
	list string // lists all names

	declare string // what to write for there to be such a thing
	house   string // what to write where the edition has no such thing at all
}

// declarations are how a mission declares things of its own, by their domain. A panel is declared by its place.
var declarations = map[string]string{
	"@counter":   "setup: counters: %s: {}",
	"@hidden":    "setup: hidden: %s: {among: [ … ]}",
	"@zone":      "board: zones: %s: {from: [ … ], to: [ … ]}",
	"@board":     "board: levels: %s: {at: [ … ], size: [ … ], plan: …}",
	"@crate":     "board: crates: %s: {size: …}",
	"@role":      "players: roles: %s: {title: …}",
	"@prisoner":  "setup: prisoners: %s: {traders: [ … ], spots: [ … ]}",
	"@rule":      "rules: %s: {title: …, text: …}",
	"@objective": "objectives: %s: {text: …, done: …}",
}

// placeAsName is the place of a panel, written as a name would be: 4-12-8-12.
var placeAsName = regexp.MustCompile(`^(\d+)-(\d+)-(\d+)-(\d+)$`)

// declare is what to write for a mission to have something of its own; nothing where there is no one way to.
func declare(domain, id string) string {
	switch place := placeAsName.FindStringSubmatch(id); {
	case domain == "@panel" && place != nil:
		return fmt.Sprintf("board: panels: \"%s,%s-%s,%s\": id: %q", place[1], place[2], place[3], place[4], id)
	case domain == "@panel":
		return fmt.Sprintf("board: panels: \"X,Y-X,Y\": id: %q", id)
	case declarations[domain] == "":
		return ""
	}
	return fmt.Sprintf(declarations[domain], parts.QuotedKey(id))
}

// lookUp is the hint for a reference.
func lookUp(p *check.Pass, r refs.Ref) hint {
	var h hint
	for _, d := range r.Domains {
		switch kind, ofPack := strings.CutPrefix(d, "+"); {
		case ofPack && p.Subject.Library != nil && p.Subject.Library(kind, r.ID):
			h.copy = fmt.Sprintf("sortie new %s %s --from %s", kind, r.ID, r.ID)
		case p.Mission != nil && h.declare == "" && declare(d, r.ID) != "":
			h.declare = declare(d, r.ID)
		case !ofPack && !strings.ContainsAny(d, "@=/") && h.list == "":
			edition := reflect.Indirect(reflect.ValueOf(p.Subject.RuleSet)).FieldByName("ID")
			h.list = fmt.Sprintf("sortie list --library --kind %s --edition %s", d, edition)
			h.house = fmt.Sprintf("house: %s: set: %s: %s: {…}", edition, d, parts.QuotedKey(r.ID))
		}
	}
	return h
}

// beside adds a hint to a remedy that picks from some names.
func (h hint) beside(remedy string, all []string) string {
	switch {
	case h.copy != "":
		return h.copy + " puts a copy of the one that comes with Sortie into the pack"
	case h.house != "" && len(all) == 0 && h.declare == "":
		return "the edition has none: add it to the rules of the pack (" + h.house + "), or take out what names it"
	case h.list != "" && len(all) > parts.FewNames && !strings.HasPrefix(remedy, "did you"):
		return remedy + "; " + h.list + " lists them"
	case strings.HasPrefix(remedy, "did you"):
	case h.declare != "" && len(all) == 0:
		return "declare it: " + h.declare + "; or take out what names it"
	case h.declare != "":
		return remedy + "; or declare it: " + h.declare
	}
	return remedy
}
