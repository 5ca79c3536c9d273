package validator

// objectiveChecks are the checks of objectives, rules and how a game ends.
func objectiveChecks() []Check {
	return []Check{}
}
