package proof

import "github.com/sortie-tools/sortie/schema/diag"

// Docs explains the codes of this package.
func Docs() []diag.Doc {
	return []diag.Doc{
		{
			Code: "PRN001", Title: "a character that no font has", Severity: diag.Warning,
			Text: "The printed pages bring their fonts along, so that they look the same everywhere. These have the Latin, Greek and Cyrillic " +
				"letters and common punctuation, but no emoji, few symbols and no Chinese, Japanese, Korean, Arabic or Hebrew. " +
				"A character without a drawing is printed as a question mark on a diamond; its page can still be searched for it.",
			Before: `title: "火星 Run ★"`, After: `title: "Mars Run"`,
		},
		{
			Code: "PRN002", Title: "a text too long for its place", Severity: diag.Warning,
			Text: "Some texts have a place of fixed size: the id of a crate stands on the crate, that of an airlock inside its half disc, and the title " +
				"at the head of every page; a label or a zone's title must fit across the map. A text that is too long there is set in " +
				"smaller letters, down to six points, and what is still too long is cut and ends with an ellipsis. Readers then cannot " +
				"tell two such crates apart.",
			Before: `crates: "starboard-locker-nearest-the-door": {size: "small"}`, After: `crates: s4: {size: "small"}`,
		},
	}
}
