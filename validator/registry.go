package validator

import (
	"cmp"
	"slices"
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
