package compiler

import (
	"github.com/sortie-tools/sortie/compiler/explain"
	"github.com/sortie-tools/sortie/compiler/hexplan"
	"github.com/sortie-tools/sortie/compiler/plan"
	"github.com/sortie-tools/sortie/schema/diag"
)

// Docs explains every code that compiling can report, but for CodeUnknown.
func Docs() []diag.Doc {
	docs := append(append(languageDocs(), drawingDocs()...), listDocs()...)
	for _, c := range plan.Codes() {
		docs = append(docs, diag.Doc{Code: c.Code, Title: c.Title, Text: c.Text, Severity: diag.Error})
	}
	docs = append(append(append(docs, packDocs()...), identityDocs()...), hexplan.Docs()...)
	docs = append(docs, allowDocs()...)
	for i := range docs {
		docs[i].Severity = diag.Error
	}
	return docs
}

// languageDocs explains mistakes in the CUE itself, and in what it says.
func languageDocs() []diag.Doc {
	return []diag.Doc{
		{
			Code: "CUE001", Title: "a syntax error",
			Text: "The file is not valid CUE: a bracket, quote, comma or colon is missing or surplus, or a name needs quotes. The mistake is at the place shown or just before it; " +
				"a lost bracket is looked for by the indentation, so it helps to keep the lines of a block further to the right than the line that opens it. " +
				"Names of letters and digits need no quotes, but those with a hyphen or blank and those that begin with a digit do. " +
				"The lines of a text in triple quotes begin with the same tabs as its closing quotes, which stand on a line of their own. " +
				"Nothing else in the file is looked at until it is put right, because everything behind it could be misread.",
			Before: `rules: old-lock: title: "Old lock`, After: `rules: "old-lock": title: "Old lock"`,
		},
		{
			Code: "CUE002", Title: "an unknown field",
			Text:   "The language has no field of this name here. Definitions are closed so that a misspelt name is found and not silently ignored. Where the author makes up names, such as those of crates, the name breaks the rule for names.",
			Before: `l1: {size: "large", color: "green"}`, After: `l1: {size: "large", colour: "green"}`,
		},
		{
			Code: "CUE003", Title: "a required field is missing",
			Text:   "The block shown lacks a field that nothing can be assumed for. The message says which one and what belongs into it.",
			Before: `l1: {colour: "green"}`, After: `l1: {size: "large", colour: "green"}`,
		},
		{
			Code: "CUE004", Title: "a value that does not fit",
			Text:   "The value is of the wrong type, outside its bounds, not one of the words allowed, or differs from another value given for the same field. The message says what is wanted.",
			Before: `setup: crew: "four"`, After: `setup: crew: 4`,
		},
		{
			Code: "CUE005", Title: "a value that is not definite",
			Text:   "What stands here describes many values and selects none, such as `int` or `1 | 2`. A mission needs one.",
			Before: `setup: crew: int`, After: `setup: crew: 4`,
		},
		{
			Code: "CUE006", Title: "an import that is refused",
			Text: "A pack imports the language (`sortie.tools/…`), folders of its own module, and those of CUE's own packages that only compute. " +
				"Anything else would have to be fetched from somewhere, and compiling uses no network and reads nothing outside the pack.",
			Before: `import "example.com/their-pack"`, After: `import "sortie.tools/corespace"`,
		},
		{
			Code: "CUE007", Title: "an expression that cannot be evaluated",
			Text:   "A name refers to nothing, an expression fails, or values refer to each other in a circle.",
			Before: `setup: crew: four`, After: `setup: crew: 4`,
		},
		{
			Code: explain.CodePlaces, Title: "a list that two files share by places alone",
			Text: "The texts of another language can stand in a file beside the unit's own. Blocks are joined by their names, but lists place by place: when two entries change " +
				"places in one of the files, each gets the words of the other, and nobody is told. One field that is the same in both files, such as the `id` or the text in the " +
				"first language, ties each entry to its own: then a change of the order is an error.",
			Before: `setup: npcs: [{name: de: "Die Schreiberin"}, {name: de: "Der Träger"}]`,
			After:  `setup: npcs: [{id: "clerk", name: de: "Die Schreiberin"}, {id: "porter", name: de: "Der Träger"}]`,
		},
		{
			Code: explain.CodeGhost, Title: "a translation of what is not there",
			Text: "A file beside the unit's own holds words for something by its name, and the unit has nothing of that name: it was renamed or taken out there. As it stands, it would " +
				"be something of its own, with words in one language only.",
			Before: `rules: bells: title: de: "Die Glocke"`, After: `rules: bell: title: de: "Die Glocke"`,
		},
		{
			Code: codeEdition, Title: "the words of another edition",
			Text: "Three names or more are unknown in the rule set that `edition` names, and another rule set of the game has every one of them. Most likely the edition is the wrong one: " +
				"this is told instead of each of the names, and nothing else is looked at until it is settled.",
			Before: `edition: "firstborn"`, After: `edition: "purge"`,
		},
	}
}

// drawingDocs explains what can go wrong when a drawing and lists are put together.
func drawingDocs() []diag.Doc {
	return []diag.Doc{
		{
			Code: "MAP020", Title: "a label that no piece uses",
			Text:   "A label in the drawing marks where a crate or a piece of furniture stands. Nothing of this name is listed.",
			Before: "plan: \"… l1 …\"\ncrates: l2: size: \"large\"", After: "plan: \"… l1 …\"\ncrates: l1: size: \"large\"",
		},
		{
			Code: "MAP021", Title: "a label away from its piece",
			Text: "The piece has coordinates of its own, and they put it somewhere else than the cell in which its label is drawn. One of the two is wrong.",
		},
		{
			Code: "MAP022", Title: "a note on a panel that is not there",
			Text:   "A panel is named by the two posts it joins. No panel of the drawing joins these two.",
			Before: `panels: "8,0-8,6": {state: "locked"}`, After: `panels: "8,0-8,4": {state: "locked"}`,
		},
		{
			Code: "MAP023", Title: "a piece without a place",
			Text:   "A piece stands where its label is drawn, or at coordinates; a crate that stands on another may do without, and stands in its middle. This one has no place.",
			Before: `crates: l1: {size: "large"}`, After: `crates: l1: {size: "large", at: [3, 1]}`,
		},
		{
			Code: "MAP024", Title: "a state for a panel without a door",
			Text: "Only panels with a door can be open, closed or locked.",
		},
	}
}

// listDocs explains what can go wrong in the lists and the prose beside a drawing.
func listDocs() []diag.Doc {
	return []diag.Doc{
		{
			Code: "MAP025", Title: "an entry point neither on a side nor on the board",
			Text:   "An entry point stands at a distance along a side, or at a point on the board.",
			Before: `"1": {at: 5.5}`, After: `"1": {side: "north", at: 5.5}`,
		},
		{
			Code: "MAP026", Title: "two notes on one panel",
			Text:   "Two entries under `panels` name the same panel, most often once from each end. It is not clear which of them counts; write all about a panel in one.",
			Before: "panels: {\n\t\"12,4-12,8\": state: \"locked\"\n\t\"12,8-12,4\": state: \"open\"\n}", After: `panels: "12,4-12,8": state: "locked"`,
		},
		{
			Code: "MAP027", Title: "a facing against a turn",
			Text:   "A piece says both which way its front looks and how far it is turned, and the two disagree. Unturned, a front looks south; turns go clockwise.",
			Before: `c: {kind: "console", facing: "west", turn: 180}`, After: `c: {kind: "console", facing: "west"}`,
		},
		{
			Code: "MAP028", Title: "two panels on one line",
			Text:   "A panel of a run covers one that is drawn, or one of another run. Two panels cannot stand in the same place; panels may meet at their ends and cross.",
			Before: "plan: \"\"\"\n\t+-------+   …\n\t\"\"\"\nruns: [{from: [0, 0], dir: \"E\", panels: [\"wall\"]}]", After: "plan: \"\"\"\n\t+-------+   …\n\t\"\"\"",
		},
		{
			Code: "TXT001", Title: "prose that cannot be printed",
			Text: "A text holds Markdown that briefs do not allow, such as raw HTML, pictures and addresses outside the pack, or it is longer or more deeply nested than a page can show. A plain `<` is written `&lt;`: Markdown takes many a word behind `<` for HTML, and a backslash has to be doubled in CUE.",
		},
	}
}

// packDocs explains why a file or folder is refused, and the limits.
func packDocs() []diag.Doc {
	return []diag.Doc{
		{Code: "PCK001", Title: "a file that cannot be read", Text: "The file or folder cannot be opened: it is gone, it is a link that leads nowhere, or it may not be read. A folder whose name is no text in UTF-8 is passed by, too. All that stands beside it is looked at."},
		{Code: "PCK002", Title: "a file that is too large", Text: "A source file may have 1 MiB. A long mission has some 10 kB."},
		{Code: "PCK003", Title: "a pack that is too large", Text: "All that belongs to one mission may have 16 MiB, and a search for missions ends after 2,000 files and folders, after 64 MiB of source files, and 32 folders deep."},
		{Code: "PCK004", Title: "a file that is no UTF-8 text", Text: "Source files are text in UTF-8. This one holds other bytes, or NUL bytes, or is UTF-16."},
		{Code: "PCK005", Title: "source nested too deeply", Text: "Brackets may be nested 100 deep and one expression may have 200 operators, dots and colons. More would exhaust the memory of whoever reads it."},
		{Code: "PCK006", Title: "a link out of the pack", Text: "A symbolic link leads out of the pack. Nothing outside a pack is read, so that checking somebody's pack cannot look at your files."},
		{Code: "PCK007", Title: "not a regular file", Text: "A folder, device or pipe has the name of a source file."},
		{Code: "PCK008", Title: "a pack with dependencies", Text: "A pack cannot depend on other CUE modules: they would have to be fetched from a network. Copy what is needed into the pack."},
		{Code: "PCK009", Title: "an attribute that reaches outside", Text: "The attributes `@embed`, `@extern`, `@tag` and `@if` let a source file take in what is not written in it. A pack says all it says in its own files."},
		{Code: "PCK010", Title: "files of two packages in a folder", Text: "One folder is one CUE package and holds one mission or deck."},
		{Code: "PCK011", Title: "too many values", Text: "One unit may have 10,000 values; a mission has about 500. A comprehension makes more than was meant."},
		{Code: "PCK012", Title: "compiling takes too long", Text: "Compiling one unit may take 5 seconds of the processor, or 6 by the clock on a machine that has much else to do, and many together a fifth of a second each on top; a mission takes a fraction of that. A disjunction, comprehension or recursion grows without end. The unit is left out, and the others are checked without it. After one such unit the others have less time, and after several only those are looked at that are known to be quick; the finding then says that a unit was given up or not looked at for the sake of others."},
		{Code: "PCK013", Title: "compiling takes too much memory", Text: "Compiling may take 768 MiB; a mission takes about 40. A list, text or number grows without end. The unit is left out, and the others are checked without it."},
		{Code: "PCK014", Title: "neither mission nor deck", Text: "The folder holds CUE that is not joined with a definition of the language.", Before: `id: "salvage-run"`, After: `corespace.#Mission & {id: "salvage-run"}`},
		{Code: "PCK015", Title: "a number that is too long", Text: "Numbers may have 60 digits, and exponents up to 60."},
		{Code: "PCK016", Title: "too many findings", Text: "More than 200 mistakes were found in one unit. Put those right that are shown; often the rest goes with them."},
		{Code: "PCK017", Title: "too many of one thing", Text: "A board may have 24 airlocks, 24 entry points, 300 crates, 300 pieces of furniture and 4,000 panels, a mission 100 rules and 50 objectives, a deck 300 cards; all texts of one unit together 131,072 bytes. What is printed has far fewer; a comprehension makes more than was meant. The rest is left out."},
		{Code: "PCK018", Title: "an id that Windows keeps for a device", Text: "The ids of missions, decks and packs become names of files and folders. Windows cannot have a file called `con`, `prn`, `aux`, `nul`, `com0` to `com9` or `lpt0` to `lpt9`, whatever its ending.", Before: `id: "con"`, After: `id: "convention"`},
		{Code: "PCK021", Title: "a pack in a newer format", Text: "The pack says that it is written in a version of the language that this program does not know yet. Nothing in it was looked at.", Before: "format: 3", After: "format: 3"},
		{Code: "PCK022", Title: "a pack in an older format", Text: "The pack is written in an earlier version of the language. `sortie migrate` shows what has to change and, with --write, changes it; " +
			"what it cannot rewrite it reports with its place, and then it leaves the whole pack as it is. " +
			"From format 1 to 2, `once: true` of a trigger became `times: 1` of its rule. docs/language/formats.md tells what each format changed.", Before: "format: 1", After: "format: 3"},
		{Code: "PCK023", Title: "a file that cannot be put in its usual form", Text: "`sortie fmt` has no place for something in the file, mostly a comment in the middle of an expression, and leaves the file as it is. Nothing is wrong with what it says. Put the comment on a line of its own above the field.",
			Before: "from: \"ua\" | // the usual one\n\t\"value\" | \"ship\"", After: "// ua is the usual one.\nfrom: \"ua\" | \"value\" | \"ship\""},
		{Code: "PCK024", Title: "rules of a pack that lie where nothing is played by them", Text: "House rules in a folder of their own, and editions of a pack, hold for all of it, so they are looked for in two places only: " +
			"below `house` and below `editions`, the folders beside pack.cue, each in a folder of its own.", Before: "rim-tales/npcs/slag-hound/npc.cue", After: "rim-tales/house/slag-hound/npc.cue"},
		{Code: "PCK025", Title: "an edition called as one that comes with Sortie", Text: "Missions name their edition by its id, so an edition of a pack needs one that is its own. " +
			"A group that plays an edition otherwise without giving it another name writes house rules for it.", Before: `id: "purge"`, After: `id: "rim-purge"`},
		{Code: "PCK026", Title: "editions that are based on one another", Text: "An edition says how it differs from its base. Here the bases lead back to where they began, so none of them says what anything is.",
			Before: "base: \"mine\" // of ours\nbase: \"ours\" // of mine", After: "base: \"purge\"\nbase: \"ours\""},
		{Code: "PCK027", Title: "something is taken out that is needed", Text: "`without` takes a thing out of an edition, and another thing of the rule set still names it: a level of the track that the figure arrives at, say, or a table that " +
			"hands the item out. Counts go along by themselves, such as how many of it a box holds, and its name in lists of several.",
			Before: `without: ["npcs.harvester"]`, After: "without: [\"npcs.harvester\"]\nset: hostility: levels: guarded: arrivals: []"},
		{Code: "PCK020", Title: "a failure of the compiler", Text: "Sortie itself has failed on this input. That is a mistake in Sortie: please report it together with the pack."},
	}
}

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
