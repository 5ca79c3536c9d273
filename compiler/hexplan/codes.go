package hexplan

import (
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

// The codes of mistakes in a drawing, and in what stands beside one.
const (
	CodeRows     = "XIA001"
	CodeGlyph    = "XIA002"
	CodeLabel    = "XIA003"
	CodeUnpaired = "XIA004"
	CodeSpace    = "XIA005"
	CodePlanet   = "XIA006"
	CodeSide     = "XIA007"
	CodeSymbol   = "XIA008"
	CodeGate     = "XIA009"
	CodeSteps    = "XIA010"
	CodePay      = "XIA011"
	CodeTarget   = "XIA012"
	CodeLaid     = "XIA013"
	CodeStrategy = "XIA014"
	CodePlayers  = "XIA015"
	CodeLink     = "XIA016"
)

// Docs explains every code of this package, in order.
func Docs() []diag.Doc {
	docs := slices.Concat(drawingDocs(), sectorDocs(), cardDocs(), scenarioDocs(), linkDocs())
	for i := range docs {
		docs[i].Severity = diag.Error
	}
	return docs
}

func drawingDocs() []diag.Doc {
	return []diag.Doc{
		{Code: CodeRows, Title: "a drawing of a sector without its 19 hexes",
			Text:   "A sector is drawn in five rows of 3, 4, 5, 4 and 3 hexes with blanks between them. Normal space is drawn, too.",
			Before: "plan: \"\"\"\n\t. .\n\t…\n\t\"\"\"", After: "plan: \"\"\"\n\t. . .\n\t…\n\t\"\"\""},
		{Code: CodeGlyph, Title: "an unknown terrain in a drawing of a sector",
			Text:   "The first character of a hex is the glyph of its terrain. The rule set has none with this one; the message lists them.",
			Before: `.   .   o`, After: `.   .   .`},
		{Code: CodeLabel, Title: "a label of a hex that cannot be read",
			Text:   "Behind its terrain a hex may have a label: one lower-case letter or digit, once in the drawing.",
			Before: "n h", After: "nh"},
	}
}

func sectorDocs() []diag.Doc {
	return []diag.Doc{
		{Code: CodeUnpaired, Title: "a label without a space, or a space without a label",
			Text:   "Each label of the drawing is explained under `spaces`, and each entry there has its label on one hex of the drawing.",
			Before: "plan: \"… nh …\"\nspaces: x: kind: \"exploration\"", After: "plan: \"… nx …\"\nspaces: x: kind: \"exploration\""},
		{Code: CodeSpace, Title: "a space that does not fit its kind or its hex",
			Text:   "Spawn Points have a number and other spaces have none. Only spaces at which cubes change hands have a type of cube. A Mining Space lies in an asteroid field, a Salvage Space among debris, a Harvest Space in a nebula, Buy and Sell Spaces on a planet.",
			Before: `s: kind: "spawn-point"`, After: `s: {kind: "spawn-point", number: 7}`},
		{Code: CodePlanet, Title: "a planet that is not in one piece, or not there",
			Text:   "A sector has one planet at most. Its hexes hang together, and `planet` says what it is: without hexes there is nothing to say it of.",
			Before: "plan: \"… p   .   p …\"\nplanet: {title: \"Azure\", …}", After: "plan: \"… p   p   . …\"\nplanet: {title: \"Azure\", …}"},
		{Code: CodeSide, Title: "a side of a hex that cannot be what is said of it",
			Text:   "An entrance stands in a planet's shield: on a side of one of its hexes behind which the planet ends. And a side of a hex can be said to be one thing only.",
			Before: `entrances: ["c3-e"] // with the planet on c3 and c4`, After: `entrances: ["c4-e"]`},
		{Code: CodeSymbol, Title: "one symbol on two sides of a tile",
			Text:   "A tile is laid so that two equal symbols meet. With a symbol on two of its sides there would be two ways to lay it.",
			Before: `edges: {n: "bell", ne: "bell", …}`, After: `edges: {n: "bell", ne: "key", …}`},
		{Code: CodeGate, Title: "a note on a Gate in a sector without one",
			Text:   "`gate` says how the sector's Gate differs from others. The drawing has no hex with a Gate.",
			Before: "plan: \"… .   . …\"\ngate: linked: false", After: "plan: \"… g   . …\"\ngate: linked: false"},
	}
}

func cardDocs() []diag.Doc {
	return []diag.Doc{
		{Code: CodeSteps, Title: "steps of another kind of mission",
			Text:   "Each kind of mission has its steps, in an order that players learn once. The steps of this card differ from those of its kind.",
			Before: `kind: "thief", steps: [{kind: "deliver", …}]`, After: `kind: "thief", steps: [{kind: "steal", …}, {kind: "deliver", …}]`},
		{Code: CodePay, Title: "a pay table with a gap",
			Text: "The lines of a card's pay follow one another without gap or overlap. By distance they begin at 1 and the last has no end; by a throw they may begin higher, where a poor throw is paid nothing, and go on to the top of the die; " +
				"by tier they go from 1 to the highest tier.",
			Before: "pay: [{from: 1, to: 2, credits: 2000}, {from: 4, credits: 4000}]", After: "pay: [{from: 1, to: 3, credits: 2000}, {from: 4, credits: 4000}]"},
		{Code: CodeTarget, Title: "a target that is not told",
			Text:   "A step against an NPC says which one, a step against a player's ship says how many seats away the player sits, and any other step says neither.",
			Before: `{kind: "destroy", target: "npc"}`, After: `{kind: "destroy", target: "npc", npc: "merchant"}`},
	}
}

func scenarioDocs() []diag.Doc {
	return []diag.Doc{
		{Code: CodeLaid, Title: "a sector that cannot be laid",
			Text:   "The first sector of a scenario lies by itself. Every other one lies beside a sector that stands before it in the list and is laid with as few players, and `side` says on which side. Two equal symbols must meet there. No sector is laid twice, or where another lies.",
			Before: `sectors: [{sector: "lunari"}, {sector: "azure"}]`, After: `sectors: [{sector: "lunari"}, {sector: "azure", beside: "lunari", side: "ne"}]`},
		{Code: CodeStrategy, Title: "outfits that cannot be bought at the start",
			Text:   "The outfits of a way to play cost more Credits than each player has at the start, or there is a ship of the first tier into whose Hold they do not fit together.",
			Before: `pirate: {outfits: ["saker-v", "halon"], …}`, After: `pirate: {outfits: ["saker-v", "m-22"], …}`},
		{Code: CodePlayers, Title: "more or fewer players than the rules know",
			Text:   "The rule set says how many can play. The scenario asks for others, or for fewer at most than at least.",
			Before: `players: {min: 1, max: 6}`, After: `players: {min: 3, max: 5}`},
	}
}

// linkDocs explains mistakes that any text can have.
func linkDocs() []diag.Doc {
	return []diag.Doc{{Code: CodeLink, Title: "a link that leads nowhere",
		Text:   "A link in a text of Xia leads to a sector, by its id: one of the rule set's, or one that the scenario, card or title names. In a sector it may lead to a label of the drawing, too.",
		Before: "text: \"Fly to [Loath](#loth).\"", After: "text: \"Fly to [Loath](#loath).\""}}
}
