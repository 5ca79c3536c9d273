package compiler

import (
	"fmt"

	"github.com/sortie-tools/sortie/schema/diag"
)

// CodeSameID is the finding for two units of a kind with one id. Missions would be built into one
// folder, even as drafts.
const CodeSameID = "REF004"

// SameIDs finds units of a kind that could not be told apart. No more of them is looked at than Unit.name has.
func SameIDs(units []*Unit) []diag.Diagnostic {
	var found []diag.Diagnostic
	first := map[string]*Unit{}
	for _, u := range units {
		if u.ID == "" {
			continue
		}
		key := u.Kind + " " + u.ID
		other, taken := first[key]
		if !taken {
			first[key] = u
			continue
		}
		found = append(found, diag.Diagnostic{
			Code: CodeSameID, Severity: diag.Error,
			Summary: fmt.Sprintf("another %s is called %q, too", u.Kind, u.ID),
			Remedy:  "give one of them another id",
			Range:   u.Where.At("id"),
			Related: []diag.Related{{Range: other.Where.At("id"), Text: "the first one"}},
		})
	}
	return found
}

// identityDocs explains what is wrong with ids across units.
func identityDocs() []diag.Doc {
	return []diag.Doc{{
		Code: CodeSameID, Severity: diag.Error, Title: "two things of a kind have one id",
		Text: "A mission's id names the folder it is built into, and every id tells a thing from others of its kind: decks, posts, crews. " +
			"Within what is checked together each id may stand once.",
		Before: "id: \"cold-store\" // in cold-store/mission.cue\nid: \"cold-store\" // and in second-run/mission.cue",
		After:  "id: \"cold-store\"\nid: \"second-run\"",
	}}
}
