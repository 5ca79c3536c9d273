package validator

import (
	"cmp"
	"slices"
	"sync"

	"github.com/sortie-tools/sortie/schema/diag"
	"github.com/sortie-tools/sortie/validator/allocation"
	"github.com/sortie-tools/sortie/validator/board"
	"github.com/sortie-tools/sortie/validator/boxes"
	"github.com/sortie-tools/sortie/validator/campaign"
	"github.com/sortie-tools/sortie/validator/check"
	"github.com/sortie-tools/sortie/validator/crew"
	"github.com/sortie-tools/sortie/validator/deck"
	"github.com/sortie-tools/sortie/validator/hostility"
	"github.com/sortie-tools/sortie/validator/names"
	"github.com/sortie-tools/sortie/validator/objective"
	"github.com/sortie-tools/sortie/validator/reach"
	"github.com/sortie-tools/sortie/validator/rules"
	"github.com/sortie-tools/sortie/validator/spawn"
	"github.com/sortie-tools/sortie/validator/trade"
)

// Subject is one compiled thing to look at.
type Subject = check.Subject

// Sibling is another unit of the same pack. Its edition is empty where nobody has read it.
type Sibling = check.Sibling

// Checks are all checks by code. Adding one means a file with its function and a word in its family's list;
// docs/checks and the fixtures under the family's testdata follow by test.
func Checks() []check.Check { return slices.Clone(listed()) }

// listed are the checks, put in order once.
var listed = sync.OnceValue(func() []check.Check {
	all := slices.Concat(
		allocation.Checks(), campaign.Checks(), boxes.Checks(), crew.Checks(), deck.Checks(), hostility.Checks(),
		board.Checks(), objective.Checks(), reach.Checks(), names.Checks(), rules.Checks(), spawn.Checks(), trade.Checks(),
	)
	slices.SortFunc(all, func(a, b check.Check) int { return cmp.Compare(a.Code, b.Code) })
	return all
})

// Run looks at a subject with every check it is fit for. Findings come by file and place.
func Run(s Subject) []diag.Diagnostic { return check.Run(listed(), s) }

// Waiting is the number of checks that do not look at a subject because parts of it were left out: they will when
// those are mended, and may find more.
func Waiting(s Subject) int { return check.Waiting(listed(), s) }

// Codes is the documentation of every check and of the codes that other packages report, sorted.
func Codes(others []diag.Doc) []diag.Doc { return check.Codes(Checks(), others) }

// Verify finds what keeps the checks from being used: one without documentation, or a code with two
// meanings. A program calls it before anything else and does not start when it fails.
func Verify(others []diag.Doc) error { return check.Verify(Checks(), others) }
