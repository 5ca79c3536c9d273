package validator

// tradeChecks are the checks of trading posts.
func tradeChecks() []Check {
	return []Check{}
}
