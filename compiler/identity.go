package compiler

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// CodeSameID is the finding for two missions or two decks with one id. They would be built into one
// folder, even as drafts.
const CodeSameID = "REF004"

// sameIDs finds missions that would be built into one folder, and decks that could not be told
// apart.
func sameIDs(units []*Unit) []diag.Diagnostic {
	var found []diag.Diagnostic
	first := map[string]*Unit{}
	for _, u := range units {
		what, id := identity(u)
		if id == "" {
			continue
		}
		other, taken := first[what+id]
		if !taken {
			first[what+id] = u
			continue
		}
		found = append(found, diag.Diagnostic{
			Code: CodeSameID, Severity: diag.Error,
			Summary: fmt.Sprintf("another %s is called %q, too", what, id),
			Remedy:  "give one of them another id",
			Range:   u.Where.At("id"),
			Related: []diag.Related{{Range: other.Where.At("id"), Text: "the first one"}},
		})
	}
	return found
}

func identity(u *Unit) (what, id string) {
	switch {
	case u.Mission != nil:
		return "mission", u.Mission.ID
	case u.Deck != nil:
		return "deck", u.Deck.ID
	}
	return "", ""
}

// identityDocs explains what is wrong with ids across units.
func identityDocs() []diag.Doc {
	return []diag.Doc{{
		Code: CodeSameID, Severity: diag.Error, Title: "two missions or two decks have one id",
		Text: "A mission's id names the folder it is built into, and a deck's id tells it from other decks. " +
			"Within what is checked together each id may stand once.",
		Before: "id: \"cold-store\" // in cold-store/mission.cue\nid: \"cold-store\" // and in second-run/mission.cue",
		After:  "id: \"cold-store\"\nid: \"second-run\"",
	}}
}
