package validator

// boxChecks are the checks of what the boxes hold.
func boxChecks() []Check {
	return []Check{
		cmp001(), cmp002(), cmp003(),
	}
}
