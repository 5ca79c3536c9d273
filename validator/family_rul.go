package validator

// ruleChecks are the checks of numbers of players, dice and rules.
func ruleChecks() []Check {
	return []Check{
		cnt001(), die001(), die002(), die003(), ply001(), ply002(), ply003(), ply004(), ply005(), ply006(), ply007(),
		rul001(), rul002(), rul003(), rul004(), rul005(), rul006(), rul007(), rul008(),
	}
}

// houseRules are the checks of a rule set with house rules in it.
func houseRules() []Check { return []Check{die002(), die003()} }
