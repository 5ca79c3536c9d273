package validator

import (
	"cmp"
	"slices"

	"github.com/sortie-tools/sortie/schema/diag"
)

// Checks are all checks of this package by code. Adding one means a file with its function and a
// word in its family's list; docs/checks and the fixtures under testdata follow by test.
func Checks() []Check {
	all := slices.Concat(
		allocationChecks(), campaignChecks(), boxChecks(), crewChecks(), deckChecks(), hostilityChecks(),
		mapChecks(), objectiveChecks(), reachChecks(), nameChecks(), ruleChecks(), spawnChecks(), tradeChecks(),
	)
	slices.SortFunc(all, func(a, b Check) int { return cmp.Compare(a.Code, b.Code) })
	return all
}

// Run looks at a subject with every check it is fit for. Findings come by file and place.
func Run(s Subject) []diag.Diagnostic { return runChecks(Checks(), s) }

// Waiting is the number of checks that do not look at a subject because parts of it were left out: they will when
// those are mended, and may find more.
func Waiting(s Subject) int { return waitingFor(Checks(), s) }

// Codes is the documentation of every check and of the codes that other packages report, sorted.
func Codes(others []diag.Doc) []diag.Doc { return codes(Checks(), others) }

// Verify finds what keeps the checks from being used: one without documentation, or a code with two
// meanings. A program calls it before anything else and does not start when it fails.
func Verify(others []diag.Doc) error { return verify(Checks(), others) }
