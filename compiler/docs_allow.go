package compiler

import "github.com/sortie-tools/sortie/schema/diag"

// allowDocs explains what can be wrong with letting a finding stand.
func allowDocs() []diag.Doc {
	return []diag.Doc{
		{
			Code: diag.CodeUnknownAllowed, Title: "a finding is let stand without saying which or why",
			Text: "A warning or a note can be let stand where the author means it so, with `@sortie(allow=CODE, reason=\"…\")` on the field it is about, among the fields of the thing it is about, or for the whole pack in `checks: allow` of its pack.cue. " +
				"The code must be one that there is, and the reason must not be empty: whoever reads the file later has nothing else to go by.",
			Before: `entries: e6: {side: "north", at: 9} @sortie(allow=SPN006)`,
			After:  `entries: e6: {side: "north", at: 9} @sortie(allow=SPN006, reason="the ambush is the point")`,
		},
		{
			Code: diag.CodeNothingAllowed, Title: "nothing is left to let stand",
			Text: "The source lets findings of a code stand, but none is found there any more. Left behind, it would hide the next one, which nobody has looked at. " +
				"What `checks: allow` says for a whole pack is judged only when the whole pack is checked.",
			Before: `entries: e6: {side: "north", at: 3} @sortie(allow=SPN006, reason="the ambush is the point")`,
			After:  `entries: e6: {side: "north", at: 3}`,
		},
		{
			Code: diag.CodeErrorAllowed, Title: "an error cannot be let stand",
			Text:   "Only warnings and notes can be let stand. With an error the mission cannot be set up or played as it is written, and a reason does not change that.",
			Before: `airlocks: b: {side: "south", at: 1} @sortie(allow=MAP104, reason="it nearly fits")`,
			After:  `airlocks: b: {side: "south", at: 1.5}`,
		},
	}
}
