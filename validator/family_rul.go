package validator

// ruleChecks are the checks of numbers of players, dice and rules.
func ruleChecks() []Check {
	return []Check{
		cnt001(), die001(), ply001(), ply002(), rul001(), rul002(),
	}
}
