package validator

// tradeChecks are the checks of trading posts.
func tradeChecks() []Check {
	return []Check{
		trd001(), trd002(), trd003(), trd004(), trd005(), trd006(), trd007(), trd008(), trd009(), trd010(),
		trd011(), trd012(), trd013(), trd014(),
	}
}
