package source

import "time"

// Limits on what a pack may hold. Real packs stay below a tenth of each; beyond them, the time
// and memory that evaluation takes cannot be foretold.
const (
	// MaxFileBytes is the largest source file: a mission of 260 lines has 8 kB.
	MaxFileBytes = 1 << 20
	// MaxPackBytes is the most that is read for one unit, imports included.
	MaxPackBytes = 16 << 20
	// MaxFiles is the most files and folders that are looked at below one target: walking a tree
	// by mistake, such as a home folder, should end soon and say so.
	MaxFiles = 2000
	// MaxTreeBytes is the most that is read of source files in one run: a thousand missions have eight.
	MaxTreeBytes = 64 << 20
	// MaxDepth is how many folders deep a search for missions goes: the path of a file is as long as all names above
	// it, and an archive may have thousands of those.
	MaxDepth = 32
	// MaxNesting is the deepest nesting of brackets: CUE's parser and evaluator recurse, and a
	// mission needs about ten.
	MaxNesting = 100
	// MaxChain is the most operators, dots, colons, calls and clauses in one expression: "a: b: c: 1",
	// "1+1+1" and "f()()()" nest as deep as they are long, without being nested in brackets.
	MaxChain = 200
	// MaxDigits is the longest number, and the largest exponent.
	MaxDigits = 60
	// MaxValues is the most values of one unit, all counted.
	MaxValues = 10_000
	// MaxAirlocks is the most airlocks of a board. Four crews play at most, twelve by the language,
	// and the ways from each airlock are looked at one by one.
	MaxAirlocks = 24
	// MaxEntries is the most entry points of a board: a die chooses one, and no die has more faces.
	MaxEntries = 24
	// MaxCrates is the most crates of a board: a box holds nine, and a board of 24 inches is full
	// with some sixty.
	MaxCrates = 300
	// MaxFurniture is the most pieces of furniture of a board, for the same reason.
	MaxFurniture = 300
	// MaxPanels is the most panels of a board: a mat of 24 inches takes about sixty, and the largest
	// board has room for nine mats.
	MaxPanels = 1000
	// MaxMarkers is the most markers, hatches, zones or links of a board: each is pointed at by name.
	MaxMarkers = 100
	// MaxLevels is the most floors above a board, and the most boards beside it. Published missions
	// have one.
	MaxLevels = 6
	// MaxRules is the most special rules of a mission: they are read out at a table. Checks play
	// them through, each after each.
	MaxRules = 100
	// MaxObjectives is the most objectives of a mission; two are usual.
	MaxObjectives = 50
	// MaxProse is the most bytes of all texts of a unit together, in all languages. A mission has about 4 kB
	// in one; what is printed from ten times as much as this takes minutes.
	MaxProse = 128 << 10
	// MaxCards is the most cards of a deck by design; the largest printed deck has a few dozen.
	MaxCards = 300
	// MaxPackParents is how many folders above a target are searched for pack.cue.
	MaxPackParents = 4
	// MaxFindings is the most diagnostics that one unit reports: nobody reads more at once.
	MaxFindings = 200
)

// Limits that a Guard applies where none are given.
const (
	// DefaultDeadline is how much of the processor one unit may take. A mission needs about 30 ms; CUE cannot
	// be cancelled, and ten seconds is when people believe that a tool hangs. What is left of them is
	// for starting, for other units, and for machines that are busy.
	DefaultDeadline = 5 * time.Second
	// DefaultHeap is the most memory. A mission needs about 40 MB; with what the program itself takes, a pack
	// stays below a gigabyte on small machines that have four.
	DefaultHeap = 768 << 20
)
