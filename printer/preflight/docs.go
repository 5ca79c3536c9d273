package preflight

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
		{
			Code: "PRN003", Title: "a text too long for its card or token", Severity: diag.Warning,
			Text: "Cards and tokens have a size, and it cannot grow with their words. A text that is too long is set in smaller letters, down to " +
				"six points; what still does not fit is cut and ends with an ellipsis. The usual sizes are looked at, 63 × 88 mm for cards; " +
				"larger ones (--size tarot) take more.",
			Before: "text: \"Roll the chance die for each trader in the room, then …\" // 900 characters on a card",
			After:  "text: \"Each trader in the room rolls the chance die.\"",
		},
		{
			Code: "PRN004", Title: "a theme's colours that cannot be read or told apart", Severity: diag.Warning,
			Text: "A pack can choose the colours of its pages. Text and labels need a contrast of 4.5 to one with white paper and with the wash behind " +
				"them, bars and references 3 to one, and thin lines have to show at all. Ink, accent and soft stand side by side and mean " +
				"different things, so they must not look alike, to readers with any of the kinds of colour blindness either. " +
				"The pages are printed as they were asked for.",
			Before: `theme: colours: soft: "#9a9a9a"`, After: `theme: colours: soft: "#5d5d5d"`,
		},
		{
			Code: "PRN005", Title: "a logo that cannot be drawn", Severity: diag.Warning,
			Text: "A logo is drawn from paths as SVG writes them: M, L, H, V, C, S, Q, T, A and Z with their numbers, or the same in small letters. " +
				"It has up to 32 paths of 20,000 characters, 4,000 points altogether, and no number beyond a million. Of an SVG file take the " +
				"d of each path, and the width and height of its viewBox; transforms, gradients and text have to be turned into paths first.",
			Before: `paths: [{d: "M 0 0 L 100"}]`, After: `paths: [{d: "M 0 0 L 100 0 L 50 80 Z"}]`,
		},
		{
			Code: "PRN006", Title: "labels that lie on each other", Severity: diag.Warning,
			Text: "The badges of what is ringed, the titles of zones and levels, and the names of things stand on the map where they hide nothing, " +
				"and give way to each other as far as they need to. Labels of your own stay where you put them. Where there is still no room, " +
				"one lies on the other, and on paper nobody can read the one below. The map is looked at as it is on the set-up sheet.",
			Before: "labels: [{at: [4, 4], text: \"Bunks\"}, {at: [4.2, 4], text: \"Sick bay\"}]",
			After:  "labels: [{at: [4, 4], text: \"Bunks\"}, {at: [4, 8], text: \"Sick bay\"}]",
		},
		{
			Code: "PRN007", Title: "a symbol that nobody has drawn", Severity: diag.Warning,
			Text: "Furniture, markers, kinds of event cards and the icons of traders and items name the drawing that pages show for them. " +
				"docs/icons.md shows them all, with the other words by which they are found. A piece of furniture whose symbol is not " +
				"among them is a plain block on the map, and anything else a ringed disc, so that players cannot tell what it is.",
			Before: `furniture: altar: {title: "Altar", width: 2, depth: 1, symbol: "dragon", provenance: "assumed"}`,
			After:  `furniture: altar: {title: "Altar", width: 2, depth: 1, symbol: "table", provenance: "assumed"}`,
		},
	}
}
